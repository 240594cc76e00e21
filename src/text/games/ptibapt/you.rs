//! What is said of the player's own deeds.

use crate::games::ptibapt::Bonus;

pub struct You {
    pub pair: fn(card: &str, points: i8) -> String,
    pub trap: &'static str,
    bonus: [&'static str; 5],
    void: [&'static str; 2],
    pub look: fn(a: &str, b: &str) -> String,
    /// Why a card cannot be chosen.
    pub lies_open: &'static str,
}

impl You {
    /// A bonus was used, or came to nothing.
    pub fn used(&self, bonus: Bonus, void: bool) -> &'static str {
        match bonus {
            Bonus::Broom if void => self.void[0],
            Bonus::Parcel if void => self.void[1],
            _ => self.bonus[bonus as usize],
        }
    }
}

pub const EN: You = You {
    pair: |card, points| format!("You find a pair: {card} (+{points})."),
    trap: "You step into a trap (−1).",
    bonus: [
        "The spyglass! You may peek at two cards.",
        "The switch! You make two cards change places.",
        "The broom! One of your traps is swept away.",
        "The parcel! You send a trap across the table.",
        "Again! You take another turn.",
    ],
    void: [
        "The broom finds nothing: you have no trap.",
        "The parcel stays empty: you have no trap.",
    ],
    look: |a, b| format!("You peek at {a} and {b}."),
    lies_open: "This one is face up already.",
};

pub const FR: You = You {
    pair: |card, points| format!("Vous trouvez une paire : {card} (+{points})."),
    trap: "Vous tombez dans un piège (−1).",
    bonus: [
        "La longue-vue ! Vous pouvez épier deux cartes.",
        "L’échange ! Vous faites permuter deux cartes.",
        "Le balai ! Un de vos pièges disparaît.",
        "Le colis ! Vous envoyez un piège en face.",
        "Encore ! Vous rejouez.",
    ],
    void: [
        "Le balai ne trouve rien : vous n’avez pas de piège.",
        "Le colis reste vide : vous n’avez pas de piège.",
    ],
    look: |a, b| format!("Vous épiez {a} et {b}."),
    lies_open: "Celle-ci est déjà visible.",
};
