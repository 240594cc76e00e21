//! The end of a game of Le Royaume: what everybody has, and why somebody wins.

pub struct Outcome {
    pub counting: &'static str,
    pub count_all: &'static str,
    /// Where points come from: challenges, fights, memories, all else.
    pub sources: [&'static str; 4],
    pub sources_hint: &'static str,
    /// A name, what came from where, and the points in all.
    pub row: fn(name: &str, from: &str, points: &str) -> String,
    pub from: fn(points: &str, source: &str) -> String,
    pub most_points: fn(name: &str, points: u16) -> String,
    pub you_most_points: fn(points: u16) -> String,
    pub more_placed: fn(tied: &str, points: u16, winner: &str, placed: u8) -> String,
    pub more_completed: fn(tied: &str, points: u16, winner: &str, completed: u8) -> String,
    pub all_equal: fn(tied: &str) -> String,
}

pub const EN: Outcome = Outcome {
    counting: "The points are counted…",
    count_all: "Count all",
    sources: ["challenges", "fights", "memories", "the rest"],
    sources_hint: "Challenges · fights · memories · the rest: start, Foxes, less what animals, new cards and Merchants cost.",
    row: |name, from, points| format!("{name}: {from}; {points}"),
    from: |points, source| format!("{source} {points}"),
    most_points: |name, points| format!("{name} has the most points: {points}."),
    you_most_points: |points| format!("You have the most points: {points}."),
    more_placed: |tied, points, winner, placed| {
        format!("{tied} have {points} points each; {winner} has placed more memories: {placed}.")
    },
    more_completed: |tied, points, winner, completed| {
        format!(
            "{tied} have {points} points each and have placed as many memories; {winner} has completed more challenges: {completed}."
        )
    },
    all_equal: |tied| {
        format!("{tied} are equal in everything: points, memories placed and challenges completed.")
    },
};

pub const FR: Outcome = Outcome {
    counting: "On compte les points…",
    count_all: "Tout compter",
    sources: ["défis", "combats", "souvenirs", "le reste"],
    sources_hint: "Défis · combats · souvenirs · le reste : départ, Renards, moins le prix des animaux, des nouvelles cartes et des Marchands.",
    row: |name, from, points| format!("{name} : {from} ; {points}"),
    from: |points, source| format!("{source} {points}"),
    most_points: |name, points| format!("{name} a le plus de points : {points}."),
    you_most_points: |points| format!("Vous avez le plus de points : {points}."),
    more_placed: |tied, points, winner, placed| {
        format!("{tied} ont {points} points chacun ; {winner} a posé plus de souvenirs : {placed}.")
    },
    more_completed: |tied, points, winner, completed| {
        format!(
            "{tied} ont {points} points chacun et ont posé autant de souvenirs ; {winner} a réussi plus de défis : {completed}."
        )
    },
    all_equal: |tied| {
        format!("{tied} sont à égalité en tout : points, souvenirs posés et défis réussis.")
    },
};
