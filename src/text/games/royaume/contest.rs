//! Le Royaume: what stands in the scene of a challenge or a fight.

use crate::games::royaume::Stage;

pub struct Contest {
    /// Where the challenge is, after "to".
    pub challenge: fn(to: &str) -> String,

    // What counts, and how much: "spin 4".
    pub spin: fn(by: i16) -> String,
    pub animal: fn(by: i16) -> String,
    pub completed: fn(count: i16) -> String,
    pub card: fn(card: &str, by: i16) -> String,
    pub cards: fn(by: i16) -> String,
    /// What somebody has brought, where several are in it.
    pub brought: fn(name: &str, parts: &str) -> String,
    /// Between what two have brought.
    pub between: &'static str,
    pub sum: fn(parts: &str, total: i16, difficulty: i16) -> String,
    pub nothing: fn(difficulty: i16) -> String,

    // What it still takes.
    /// So much is lacking, and several have still to spin.
    pub together: fn(lacking: i16) -> String,
    pub lacking: fn(lacking: i16) -> String,
    pub only_star: &'static str,
    /// What it takes, and how likely that is.
    pub likely: fn(need: &str, chance: &str) -> String,

    // What help would change.
    /// The chance with somebody.
    pub with: fn(name: &str, percent: u8) -> String,
    /// The same and one of their cards.
    pub with_card: fn(card: &str, percent: u8) -> String,

    // What is asked of somebody.
    team_up: fn(name: &str) -> String,
    join: fn(name: &str) -> String,
    spins: fn(name: &str) -> String,
    adds: fn(name: &str) -> String,
    horn: fn(name: &str) -> String,
    invisible: fn(name: &str) -> String,
    /// The wheel, for whoever may turn it.
    pub turn_wheel: &'static str,
    /// The wheel, for everybody else: where its arrow points.
    pub wheel: &'static str,
}

impl Contest {
    /// What is asked of somebody at that step.
    pub fn asks(&self, stage: Stage, name: &str) -> String {
        let ask = match stage {
            Stage::TeamUp => self.team_up,
            Stage::Join => self.join,
            Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => self.spins,
            Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards => self.adds,
            Stage::Horn => self.horn,
            Stage::Invisibility => self.invisible,
        };
        ask(name)
    }
}

pub const EN: Contest = Contest {
    challenge: |to| format!("A challenge at {to}"),

    spin: |by| format!("spin {by}"),
    animal: |by| format!("animal {by}"),
    completed: |count| format!("{count} completed"),
    card: |card, by| format!("{card} {by}"),
    cards: |by| format!("cards {by}"),
    brought: |name, parts| format!("{name}: {parts}"),
    between: "; ",
    sum: |parts, total, difficulty| format!("{parts} = {total} of {difficulty}"),
    nothing: |difficulty| format!("0 of {difficulty}"),

    together: |lacking| format!("Together, {lacking} are still lacking"),
    lacking: |lacking| format!("{lacking} short"),
    only_star: "Without cards only the star will do",
    likely: |need, chance| format!("{need}: {chance}"),

    with: |name, percent| format!("with {name}: {percent} %"),
    with_card: |card, percent| format!("{card}: {percent} %"),

    team_up: |name| format!("{name}: play Team Up?"),
    join: |name| format!("{name}: join in?"),
    spins: |name| format!("{name} spins"),
    adds: |name| format!("{name}: add a card?"),
    horn: |name| format!("{name}: blow a Horn?"),
    invisible: |name| format!("{name}: play Invisibility?"),
    turn_wheel: "Turn the wheel",
    wheel: "The wheel",
};

pub const FR: Contest = Contest {
    challenge: |to| format!("Un défi {to}"),

    spin: |by| format!("roue {by}"),
    animal: |by| format!("animal {by}"),
    completed: |count| format!("{count} {}", if count < 2 { "réussi" } else { "réussis" }),
    card: |card, by| format!("{card} {by}"),
    cards: |by| format!("cartes {by}"),
    brought: |name, parts| format!("{name} : {parts}"),
    between: " ; ",
    sum: |parts, total, difficulty| format!("{parts} = {total} sur {difficulty}"),
    nothing: |difficulty| format!("0 sur {difficulty}"),

    together: |lacking| format!("Ensemble, il manque encore {lacking}"),
    lacking: |lacking| format!("Il manque {lacking}"),
    only_star: "Sans cartes, seule l’étoile suffit",
    likely: |need, chance| format!("{need} : {chance}"),

    with: |name, percent| format!("avec {name} : {percent} %"),
    with_card: |card, percent| format!("{card} : {percent} %"),

    team_up: |name| format!("{name} : jouer une Alliance ?"),
    join: |name| format!("{name} : participer ?"),
    spins: |name| format!("{name} tourne la roue"),
    adds: |name| format!("{name} : ajouter une carte ?"),
    horn: |name| format!("{name} : souffler dans un Cor ?"),
    invisible: |name| format!("{name} : jouer l’Invisibilité ?"),
    turn_wheel: "Tourner la roue",
    wheel: "La roue",
};
