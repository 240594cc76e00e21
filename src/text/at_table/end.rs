//! When a game is over.

use crate::client::{Difference, Verdict};
use crate::game::Seat;
use crate::table::game::fair::Promise;
use crate::text::common::plural_en;

texts! { End:
    opening = "The chests are opened…", "On ouvre les coffres…";
    skip = "Open them all", "Tout ouvrir";
    look_at_board = "Look at the board", "Regarder la table";
    show_result = "Show the result", "Afficher le résultat";
    rematch = "Rematch", "Revanche";
    once_more = "Once more", "Encore une fois";
    rematch_by_host = "The host can call a rematch.", "L’hôte peut lancer la revanche.";
    replay = "Replay", "Revoir";
    save = "Save the game", "Enregistrer";
    saving = "Saving…", "Enregistrement…";
    saved(path: &str) = "Saved as {path}", "Enregistrée dans {path}";
    not_saved(why: &str) =
        "The record could not be saved ({why}). Make room, and try again.",
        "Impossible d’enregistrer la partie ({why}). Faites de la place et réessayez.";

    // The result.
    you_win = "You win!", "Vous gagnez !";
    wins(name: &str) = "{name} wins!", "{name} gagne !";
    shared(names: &str) = "{names} share the victory.", "{names} se partagent la victoire.";
    /// Alone against the clock.
    solo = "All found!", "Tout est trouvé !";
    best_ever = "Your best time ever!", "Votre meilleur temps !";
    rank(rank: usize) = "Number {rank} among your best times.", "{rank}e de vos meilleurs temps.";
    no_rank =
        "Not among your ten best times. Once more?",
        "Pas parmi vos dix meilleurs temps. Encore une ?";
    best_times = "Best times", "Meilleurs temps";
    no_best_time =
        "No best time yet: a game against the clock sets one, played without a break.",
        "Pas encore de meilleur temps : une partie contre la montre en donne un, jouée sans interruption.";
    /// Who has won how often at this table.
    tally(games: u32, wins: &[(String, u32)]) =
        { format!("After {games} games: {}.", wins_of(wins, ": ")) },
        { format!("Après {games} parties : {}.", wins_of(wins, " : ")) };
    rubies(count: u8) = { plural_en(count, "ruby", "rubies") }, "{count} rubis";
    winner = "winner", "gagne la partie";
    /// A player's line, as a screen reader says it.
    row(name: &str, chests: &str, rubies: &str) =
        "{name}: {chests}; {rubies}",
        "{name} : {chests} ; {rubies}";
    chest_of(rubies: u8) = "chest with {rubies}", "coffre à {rubies}";
    closed_chest = "closed chest", "coffre fermé";
    no_chest = "no chest", "aucun coffre";
    nobody_knew(card: &str) =
        "Under the volcano all along: {card}. Nobody could know.",
        "Sous le volcan depuis le début : {card}. Nul ne pouvait le savoir.";

    // Why it is so (M26).
    most_rubies(name: &str, rubies: u8) =
        "{name} has the most rubies: {rubies}.",
        "{name} a le plus de rubis : {rubies}.";
    you_most_rubies(rubies: u8) =
        "You have the most rubies: {rubies}.",
        "Vous avez le plus de rubis : {rubies}.";
    more_chests(tied: &str, rubies: u8, winner: &str, of_two: bool) =
        {
            let more = if of_two { "more chests" } else { "the most chests" };
            format!("{tied} have {rubies} rubies each; {winner} has {more}.")
        },
        {
            let more = if of_two { "plus de coffres" } else { "le plus de coffres" };
            format!("{tied} ont {rubies} rubis chacun ; {winner} a {more}.")
        };
    best_chest(tied: &str, rubies: u8, winner: &str, best: u8) =
        "{tied} have {rubies} rubies each, and as many chests; {winner} has the richest one, with {best} rubies.",
        "{tied} ont {rubies} rubis chacun, et autant de coffres ; {winner} a le plus riche, avec {best} rubis.";
    best_chest_among(tied: &str, rubies: u8, among: &str, winner: &str, best: u8) =
        "{tied} have {rubies} rubies each; {among} have the most chests, and {winner} the richest of them, with {best} rubies.",
        "{tied} ont {rubies} rubis chacun ; {among} ont le plus de coffres, et {winner} le plus riche d’entre eux, avec {best} rubis.";
    all_equal(tied: &str) =
        "{tied} are equal in everything: rubies, chests and richest chest.",
        "{tied} sont à égalité en tout : rubis, coffres et coffre le plus riche.";

    // Whether it was fair.
    verified = "Deal verified", "Donne vérifiée";
    verified_hint =
        "Your program dealt and played the whole game again: everything was as agreed before the first card.",
        "Votre programme a refait la donne et rejoué toute la partie : tout est conforme à ce qui était convenu avant la première carte.";
    by_the_rules = "Played by the rules", "Jouée selon les règles";
    by_the_rules_hint =
        "Your program dealt and played the whole game again, as the host says it was agreed. It had no part in the deal, so it cannot vouch for that.",
        "Votre programme a refait la donne et rejoué toute la partie, selon ce que l’hôte dit avoir convenu. Il n’a pas pris part à la donne : il ne peut pas s’en porter garant.";
    given_up(deals: u32) =
        { match deals {
            1 => "A deal was given up before this one.".to_owned(),
            _ => format!("{deals} deals were given up before this one: ask the host why."),
        } },
        { match deals {
            1 => "Une donne a été abandonnée avant celle-ci.".to_owned(),
            _ => format!(
                "{deals} donnes ont été abandonnées avant celle-ci : demandez pourquoi à l’hôte."
            ),
        } };
    not_from_here(moves: u32) =
        {
            let moves = match moves {
                1 => "One of your moves was".to_owned(),
                _ => format!("{moves} of your moves were"),
            };
            format!(
                "{moves} not made here: your time was up, a bot sat in for you, or you played on another device. If not, ask the host."
            )
        },
        {
            let moves = match moves {
                1 => "Un de vos coups n’a pas été joué".to_owned(),
                _ => format!("{moves} de vos coups n’ont pas été joués"),
            };
            format!(
                "{moves} ici : votre temps était écoulé, un robot vous remplaçait, ou vous jouiez sur un autre appareil. Sinon, demandez à l’hôte."
            )
        };
    differs = "This game was not fair", "Cette partie n’était pas loyale";
    other_agreement =
        "The host dealt by something else than what was agreed with you.",
        "L’hôte a donné autrement que ce qui était convenu avec vous.";
    broken_by_host =
        "The host did not deal with the numbers it had promised.",
        "L’hôte n’a pas donné avec les nombres qu’il avait promis.";
    broken_by_seat(name: &str) =
        "The host did not use the numbers that {name} had promised.",
        "L’hôte n’a pas utilisé les nombres promis par {name}.";
    no_deal =
        "Nobody can deal a game like this one.",
        "Personne ne peut donner une partie pareille.";
    other_update(action: u32) =
        "What you were shown after move {action} is not what had been dealt.",
        "Ce qu’on vous a montré après le coup {action} n’est pas ce qui avait été distribué.";
    illegal(action: u32) =
        "Move {action} is against the rules.",
        "Le coup {action} est contraire aux règles.";
    not_over =
        "The host ended the game before it was over.",
        "L’hôte a arrêté la partie avant la fin.";
    took_back(action: u32) =
        "The host took moves back, to before move {action}.",
        "L’hôte a repris des coups, jusqu’avant le coup {action}.";
    too_many_updates =
        "The host showed more moves than a game can have.",
        "L’hôte a montré plus de coups qu’une partie ne peut en avoir.";
    no_sense = "The host told things that cannot be.", "L’hôte a raconté des choses impossibles.";
    not_asked(action: u32) =
        "Move {action} was made in your name, and you did not make it.",
        "Le coup {action} a été joué en votre nom, et vous ne l’avez pas joué.";
    doubtful = "This table is not to be trusted", "Cette table n’est pas digne de confiance";
    earlier_game =
        "An earlier game at this table was not fair. Whatever the host shows of this one, nobody can vouch for it.",
        "Une partie précédente à cette table n’était pas loyale. Quoi que l’hôte montre de celle-ci, personne ne peut s’en porter garant.";
}

impl End {
    /// Whether the game was fair, in a word or two.
    pub fn verdict_title(&self, verdict: &Verdict) -> &'static str {
        match verdict {
            Verdict::Verified { witnessed: true, .. } => self.verified,
            Verdict::Verified { witnessed: false, .. } => self.by_the_rules,
            Verdict::Differs(Difference::EarlierGame) => self.doubtful,
            Verdict::Differs(_) => self.differs,
        }
    }

    /// Whether the game was fair, by the names of those who sit there.
    pub fn verdict(&self, verdict: &Verdict, name: impl Fn(Seat) -> String) -> String {
        match verdict {
            Verdict::Verified { witnessed, given_up, not_from_here, .. } => {
                let hint = if *witnessed { self.verified_hint } else { self.by_the_rules_hint };
                let given_up = (*given_up > 0).then(|| self.given_up(*given_up));
                let elsewhere = (*not_from_here > 0).then(|| self.not_from_here(*not_from_here));
                let also = [given_up, elsewhere].into_iter().flatten();
                also.fold(hint.to_owned(), |words, more| format!("{words} {more}"))
            }
            Verdict::Differs(difference) => match *difference {
                Difference::OtherAgreement => self.other_agreement.to_owned(),
                Difference::Broken(Promise::Host) => self.broken_by_host.to_owned(),
                Difference::Broken(Promise::Seat(seat)) => self.broken_by_seat(&name(seat)),
                Difference::NoDeal => self.no_deal.to_owned(),
                Difference::OtherUpdate(seq) => self.other_update(seq),
                Difference::Illegal(seq) => self.illegal(seq + 1),
                Difference::NotOver => self.not_over.to_owned(),
                Difference::TookBack(seq) => self.took_back(seq),
                Difference::TooManyUpdates(_) => self.too_many_updates.to_owned(),
                Difference::NoSense => self.no_sense.to_owned(),
                Difference::NotAsked(seq) => self.not_asked(seq),
                Difference::EarlierGame => self.earlier_game.to_owned(),
            },
        }
    }
}

/// "Zoë: 2, Ben: 1".
fn wins_of(wins: &[(String, u32)], colon: &str) -> String {
    let one = |(name, count): &(String, u32)| format!("{name}{colon}{count}");
    wins.iter().map(one).collect::<Vec<_>>().join(", ")
}
