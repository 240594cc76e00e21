//! Le Royaume: what stands in the scene of a challenge or a fight.

use crate::games::royaume::Stage;
use crate::text::common::plural_fr;

texts! { Contest:
    /// Where the challenge is, after "to".
    challenge(to: &str) = "A challenge at {to}", "Un défi {to}";

    // What counts, and how much: "spin 4".
    spin(by: i16) = "spin {by}", "roue {by}";
    animal(by: i16) = "animal {by}", "animal {by}";
    completed(count: i16) = "{count} completed", { plural_fr(count, "réussi", "réussis") };
    card(card: &str, by: i16) = "{card} {by}", "{card} {by}";
    cards(by: i16) = "cards {by}", "cartes {by}";
    /// What somebody has brought, where several are in it.
    brought(name: &str, parts: &str) = "{name}: {parts}", "{name} : {parts}";
    /// Between what two have brought.
    between = "; ", " ; ";
    sum(parts: &str, total: i16, difficulty: i16) =
        "{parts} = {total} of {difficulty}",
        "{parts} = {total} sur {difficulty}";
    nothing(difficulty: i16) = "0 of {difficulty}", "0 sur {difficulty}";

    // What it still takes.
    /// So much is lacking, and several have still to spin.
    together(lacking: i16) =
        "Together you are still {lacking} short",
        "Ensemble, il manque encore {lacking}";
    /// The same, to somebody who is not in it.
    they_together(lacking: i16) =
        "Together they are still {lacking} short",
        "Ensemble, il leur manque encore {lacking}";
    lacking(lacking: i16) = "{lacking} short", "Il manque {lacking}";
    /// The cards of those who are still asked make up for it together, or cannot.
    cards_can(lacking: i16) =
        "{lacking} short: cards can still be enough",
        "Il manque {lacking} : les cartes peuvent encore suffire";
    cards_cannot(lacking: i16) =
        "{lacking} short: no cards can be enough now",
        "Il manque {lacking} : aucune carte ne peut plus suffire";
    only_star = "Only the star will do", "Seule l’étoile suffit";
    star_or_cards = "It takes the star or cards", "Il faut l’étoile ou des cartes";
    /// What it takes, and how likely that is.
    likely(need: &str, chance: &str) = "{need}: {chance}", "{need} : {chance}";

    // What help would change.
    /// The chance with somebody.
    with(name: &str, percent: u8) = "with {name}: {percent}%", "avec {name} : {percent} %";
    /// The same and one of their cards, or none.
    with_card(card: &str, percent: u8) = "{card}: {percent}%", "{card} : {percent} %";
    no_card = "no card", "sans carte";

    // What is asked of somebody.
    team_up(name: &str) = "{name}: play Team Up?", "{name} : jouer une Alliance ?";
    join(name: &str) = "{name}: join in?", "{name} : participer ?";
    /// R17: the same of the player, and what it brings.
    join_yourself =
        "Join in? 5 points for you if it is done",
        "Aider ? 5 points pour vous si c’est réussi";
    spins(name: &str) = "{name} spins", "{name} tourne la roue";
    adds(name: &str) = "{name}: add a card?", "{name} : ajouter une carte ?";
    /// The same where no card can be enough.
    in_vain(name: &str) =
        "{name}: no card can be enough",
        "{name} : aucune carte ne peut suffire";
    horn(name: &str) = "{name}: blow a Horn?", "{name} : souffler dans un Cor ?";
    invisible(name: &str) = "{name}: play Invisibility?", "{name} : jouer l’Invisibilité ?";
    /// The wheel, for whoever may turn it.
    turn_wheel = "Turn the wheel", "Tourner la roue";
    /// The wheel, for everybody else: where its arrow points.
    wheel = "The wheel", "La roue";
}

impl Contest {
    /// What is asked of somebody at that step.
    pub fn asks(&self, stage: Stage, name: &str) -> String {
        match stage {
            Stage::TeamUp => self.team_up(name),
            Stage::Join => self.join(name),
            Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => self.spins(name),
            Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards => {
                self.adds(name)
            }
            Stage::Horn => self.horn(name),
            Stage::Invisibility => self.invisible(name),
        }
    }
}
