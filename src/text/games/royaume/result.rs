//! The end of a game of Le Royaume: what everybody has, and why somebody wins.

texts! { Outcome:
    counting = "The points are counted…", "On compte les points…";
    count_all = "Count all", "Tout compter";
    /// Where points come from: challenges, fights, memories, all else.
    sources: [&'static str; 4] =
        ["challenges", "fights", "memories", "the rest"],
        ["défis", "combats", "souvenirs", "le reste"];
    sources_hint =
        "Challenges · fights · memories · the rest: start, Foxes, less what animals, new cards and Merchants cost.",
        "Défis · combats · souvenirs · le reste : départ, Renards, moins le prix des animaux, des nouvelles cartes et des Marchands.";
    /// A name, what came from where, and the points in all.
    row(name: &str, from: &str, points: &str) =
        "{name}: {from}; {points}",
        "{name} : {from} ; {points}";
    from(points: &str, source: &str) = "{source} {points}", "{source} {points}";
    most_points(name: &str, points: u16) =
        "{name} has the most points: {points}.",
        "{name} a le plus de points : {points}.";
    you_most_points(points: u16) =
        "You have the most points: {points}.",
        "Vous avez le plus de points : {points}.";
    more_placed(tied: &str, points: u16, winner: &str, placed: u8) =
        "{tied} have {points} points each; {winner} has placed more memories: {placed}.",
        "{tied} ont {points} points chacun ; {winner} a posé plus de souvenirs : {placed}.";
    more_completed(tied: &str, points: u16, winner: &str, completed: u8) =
        "{tied} have {points} points each and have placed as many memories; {winner} has completed more challenges: {completed}.",
        "{tied} ont {points} points chacun et ont posé autant de souvenirs ; {winner} a réussi plus de défis : {completed}.";
    all_equal(tied: &str) =
        "{tied} are equal in everything: points, memories placed and challenges completed.",
        "{tied} sont à égalité en tout : points, souvenirs posés et défis réussis.";
}
