//! When a game is over.

use crate::client::{Difference, Verdict};
use crate::game::Seat;
use crate::table::game::fair::Promise;

pub struct End {
    pub opening: &'static str,
    pub skip: &'static str,
    pub look_at_board: &'static str,
    pub show_result: &'static str,
    pub rematch: &'static str,
    pub once_more: &'static str,
    pub rematch_by_host: &'static str,
    pub replay: &'static str,
    pub save: &'static str,
    pub saving: &'static str,
    pub saved: fn(path: &str) -> String,
    pub not_saved: fn(why: &str) -> String,
    pub home: &'static str,

    // The result.
    pub you_win: &'static str,
    pub wins: fn(name: &str) -> String,
    pub shared: fn(names: &str) -> String,
    /// Alone against the clock.
    pub solo: &'static str,
    pub best_ever: &'static str,
    pub rank: fn(rank: usize) -> String,
    pub no_rank: &'static str,
    pub best_times: &'static str,
    pub no_best_time: &'static str,
    /// Who has won how often at this table.
    pub tally: fn(games: u32, wins: &[(String, u32)]) -> String,
    pub rubies: fn(count: u8) -> String,
    pub winner: &'static str,
    /// A player's line, as a screen reader says it.
    pub row: fn(name: &str, chests: &str, rubies: &str) -> String,
    pub chest_of: fn(rubies: u8) -> String,
    pub closed_chest: &'static str,
    pub no_chest: &'static str,
    pub nobody_knew: fn(card: &str) -> String,

    // Why it is so (M26).
    pub most_rubies: fn(name: &str, rubies: u8) -> String,
    pub you_most_rubies: fn(rubies: u8) -> String,
    pub more_chests: fn(tied: &str, rubies: u8, winner: &str, of_two: bool) -> String,
    pub best_chest: fn(tied: &str, rubies: u8, winner: &str, best: u8) -> String,
    pub best_chest_among: fn(tied: &str, rubies: u8, among: &str, winner: &str, best: u8) -> String,
    pub all_equal: fn(tied: &str) -> String,

    // Whether it was fair.
    verified: &'static str,
    verified_hint: &'static str,
    by_the_rules: &'static str,
    by_the_rules_hint: &'static str,
    given_up: fn(deals: u32) -> String,
    not_from_here: fn(moves: u32) -> String,
    differs: &'static str,
    other_agreement: &'static str,
    broken_by_host: &'static str,
    broken_by_seat: fn(name: &str) -> String,
    no_deal: &'static str,
    other_update: fn(action: u32) -> String,
    illegal: fn(action: u32) -> String,
    not_over: &'static str,
    took_back: fn(action: u32) -> String,
    too_many_updates: &'static str,
    no_sense: &'static str,
    not_asked: fn(action: u32) -> String,
}

impl End {
    /// Whether the game was fair, in a word or two.
    pub fn verdict_title(&self, verdict: &Verdict) -> &'static str {
        match verdict {
            Verdict::Verified { witnessed: true, .. } => self.verified,
            Verdict::Verified { witnessed: false, .. } => self.by_the_rules,
            Verdict::Differs(_) => self.differs,
        }
    }

    /// Whether the game was fair, by the names of those who sit there.
    pub fn verdict(&self, verdict: &Verdict, name: impl Fn(Seat) -> String) -> String {
        match verdict {
            Verdict::Verified { witnessed, given_up, not_from_here, .. } => {
                let hint = if *witnessed { self.verified_hint } else { self.by_the_rules_hint };
                let given_up = (*given_up > 0).then(|| (self.given_up)(*given_up));
                let elsewhere = (*not_from_here > 0).then(|| (self.not_from_here)(*not_from_here));
                let also = [given_up, elsewhere].into_iter().flatten();
                also.fold(hint.to_owned(), |words, more| format!("{words} {more}"))
            }
            Verdict::Differs(difference) => match *difference {
                Difference::OtherAgreement => self.other_agreement.to_owned(),
                Difference::Broken(Promise::Host) => self.broken_by_host.to_owned(),
                Difference::Broken(Promise::Seat(seat)) => (self.broken_by_seat)(&name(seat)),
                Difference::NoDeal => self.no_deal.to_owned(),
                Difference::OtherUpdate(seq) => (self.other_update)(seq),
                Difference::Illegal(seq) => (self.illegal)(seq + 1),
                Difference::NotOver => self.not_over.to_owned(),
                Difference::TookBack(seq) => (self.took_back)(seq),
                Difference::TooManyUpdates(_) => self.too_many_updates.to_owned(),
                Difference::NoSense => self.no_sense.to_owned(),
                Difference::NotAsked(seq) => (self.not_asked)(seq),
            },
        }
    }
}

/// "Zoë: 2, Ben: 1".
fn wins_of(wins: &[(String, u32)], colon: &str) -> String {
    let one = |(name, count): &(String, u32)| format!("{name}{colon}{count}");
    wins.iter().map(one).collect::<Vec<_>>().join(", ")
}

pub const EN: End = End {
    opening: "The chests are opened…",
    skip: "Open them all",
    look_at_board: "Look at the board",
    show_result: "Show the result",
    rematch: "Rematch",
    once_more: "Once more",
    rematch_by_host: "The host can call a rematch.",
    replay: "Replay",
    save: "Save the game",
    saving: "Saving…",
    saved: |path| format!("Saved as {path}"),
    not_saved: |why| format!("The record could not be saved ({why}). Make room, and try again."),
    home: "Home",

    you_win: "You win!",
    wins: |name| format!("{name} wins!"),
    shared: |names| format!("{names} share the victory."),
    solo: "All found!",
    best_ever: "Your best time ever!",
    rank: |rank| format!("Number {rank} among your best times."),
    no_rank: "Not among your ten best times. Once more?",
    best_times: "Best times",
    no_best_time: "No best time yet: a game against the clock sets one, played without a break.",
    tally: |games, wins| format!("After {games} games: {}.", wins_of(wins, ": ")),
    rubies: |count| if count == 1 { "1 ruby".to_owned() } else { format!("{count} rubies") },
    winner: "winner",
    row: |name, chests, rubies| format!("{name}: {chests}; {rubies}"),
    chest_of: |rubies| format!("chest with {rubies}"),
    closed_chest: "closed chest",
    no_chest: "no chest",
    nobody_knew: |card| format!("Under the volcano all along: {card}. Nobody could know."),

    most_rubies: |name, rubies| format!("{name} has the most rubies: {rubies}."),
    you_most_rubies: |rubies| format!("You have the most rubies: {rubies}."),
    more_chests: |tied, rubies, winner, of_two| {
        let more = if of_two { "more chests" } else { "the most chests" };
        format!("{tied} have {rubies} rubies each; {winner} has {more}.")
    },
    best_chest: |tied, rubies, winner, best| {
        format!(
            "{tied} have {rubies} rubies each, and as many chests; {winner} has the richest one, with {best} rubies."
        )
    },
    best_chest_among: |tied, rubies, among, winner, best| {
        format!(
            "{tied} have {rubies} rubies each; {among} have the most chests, and {winner} the richest of them, with {best} rubies."
        )
    },
    all_equal: |tied| format!("{tied} are equal in everything: rubies, chests and richest chest."),

    verified: "Deal verified",
    verified_hint: "Your program dealt and played the whole game again: everything was as agreed before the first card.",
    by_the_rules: "Played by the rules",
    by_the_rules_hint: "Your program dealt and played the whole game again, as the host says it was agreed. It had no part in the deal, so it cannot vouch for that.",
    given_up: |deals| match deals {
        1 => "A deal was given up before this one.".to_owned(),
        _ => format!("{deals} deals were given up before this one: ask the host why."),
    },
    not_from_here: |moves| {
        let moves = match moves {
            1 => "One of your moves was".to_owned(),
            _ => format!("{moves} of your moves were"),
        };
        format!(
            "{moves} not made here: your time was up, a bot sat in for you, or you played on another device. If not, ask the host."
        )
    },
    differs: "This game was not fair",
    other_agreement: "The host dealt by something else than what was agreed with you.",
    broken_by_host: "The host did not deal with the numbers it had promised.",
    broken_by_seat: |name| format!("The host did not use the numbers that {name} had promised."),
    no_deal: "Nobody can deal a game like this one.",
    other_update: |action| {
        format!("What you were shown after move {action} is not what had been dealt.")
    },
    illegal: |action| format!("Move {action} is against the rules."),
    not_over: "The host ended the game before it was over.",
    took_back: |action| format!("The host took moves back, to before move {action}."),
    too_many_updates: "The host showed more moves than a game can have.",
    no_sense: "The host told things that cannot be.",
    not_asked: |action| format!("Move {action} was made in your name, and you did not make it."),
};

pub const FR: End = End {
    opening: "On ouvre les coffres…",
    skip: "Tout ouvrir",
    look_at_board: "Regarder la table",
    show_result: "Afficher le résultat",
    rematch: "Revanche",
    once_more: "Encore une fois",
    rematch_by_host: "L’hôte peut lancer la revanche.",
    replay: "Revoir",
    save: "Enregistrer",
    saving: "Enregistrement…",
    saved: |path| format!("Enregistrée dans {path}"),
    not_saved: |why| {
        format!("Impossible d’enregistrer la partie ({why}). Faites de la place et réessayez.")
    },
    home: "Accueil",

    you_win: "Vous gagnez !",
    wins: |name| format!("{name} gagne !"),
    shared: |names| format!("{names} se partagent la victoire."),
    solo: "Tout est trouvé !",
    best_ever: "Votre meilleur temps !",
    rank: |rank| format!("{rank}e de vos meilleurs temps."),
    no_rank: "Pas parmi vos dix meilleurs temps. Encore une ?",
    best_times: "Meilleurs temps",
    no_best_time: "Pas encore de meilleur temps : une partie contre la montre en donne un, jouée sans interruption.",
    tally: |games, wins| format!("Après {games} parties : {}.", wins_of(wins, " : ")),
    rubies: |count| format!("{count} rubis"),
    winner: "gagne la partie",
    row: |name, chests, rubies| format!("{name} : {chests} ; {rubies}"),
    chest_of: |rubies| format!("coffre à {rubies}"),
    closed_chest: "coffre fermé",
    no_chest: "aucun coffre",
    nobody_knew: |card| {
        format!("Sous le volcan depuis le début : {card}. Nul ne pouvait le savoir.")
    },

    most_rubies: |name, rubies| format!("{name} a le plus de rubis : {rubies}."),
    you_most_rubies: |rubies| format!("Vous avez le plus de rubis : {rubies}."),
    more_chests: |tied, rubies, winner, of_two| {
        let more = if of_two { "plus de coffres" } else { "le plus de coffres" };
        format!("{tied} ont {rubies} rubis chacun ; {winner} a {more}.")
    },
    best_chest: |tied, rubies, winner, best| {
        format!(
            "{tied} ont {rubies} rubis chacun, et autant de coffres ; {winner} a le plus riche, avec {best} rubis."
        )
    },
    best_chest_among: |tied, rubies, among, winner, best| {
        format!(
            "{tied} ont {rubies} rubis chacun ; {among} ont le plus de coffres, et {winner} le plus riche d’entre eux, avec {best} rubis."
        )
    },
    all_equal: |tied| {
        format!("{tied} sont à égalité en tout : rubis, coffres et coffre le plus riche.")
    },

    verified: "Donne vérifiée",
    verified_hint: "Votre programme a refait la donne et rejoué toute la partie : tout est conforme à ce qui était convenu avant la première carte.",
    by_the_rules: "Jouée selon les règles",
    by_the_rules_hint: "Votre programme a refait la donne et rejoué toute la partie, selon ce que l’hôte dit avoir convenu. Il n’a pas pris part à la donne : il ne peut pas s’en porter garant.",
    given_up: |deals| match deals {
        1 => "Une donne a été abandonnée avant celle-ci.".to_owned(),
        _ => format!(
            "{deals} donnes ont été abandonnées avant celle-ci : demandez pourquoi à l’hôte."
        ),
    },
    not_from_here: |moves| {
        let moves = match moves {
            1 => "Un de vos coups n’a pas été joué".to_owned(),
            _ => format!("{moves} de vos coups n’ont pas été joués"),
        };
        format!(
            "{moves} ici : votre temps était écoulé, un robot vous remplaçait, ou vous jouiez sur un autre appareil. Sinon, demandez à l’hôte."
        )
    },
    differs: "Cette partie n’était pas loyale",
    other_agreement: "L’hôte a donné autrement que ce qui était convenu avec vous.",
    broken_by_host: "L’hôte n’a pas donné avec les nombres qu’il avait promis.",
    broken_by_seat: |name| format!("L’hôte n’a pas utilisé les nombres promis par {name}."),
    no_deal: "Personne ne peut donner une partie pareille.",
    other_update: |action| {
        format!(
            "Ce qu’on vous a montré après le coup {action} n’est pas ce qui avait été distribué."
        )
    },
    illegal: |action| format!("Le coup {action} est contraire aux règles."),
    not_over: "L’hôte a arrêté la partie avant la fin.",
    took_back: |action| format!("L’hôte a repris des coups, jusqu’avant le coup {action}."),
    too_many_updates: "L’hôte a montré plus de coups qu’une partie ne peut en avoir.",
    no_sense: "L’hôte a raconté des choses impossibles.",
    not_asked: |action| {
        format!("Le coup {action} a été joué en votre nom, et vous ne l’avez pas joué.")
    },
};
