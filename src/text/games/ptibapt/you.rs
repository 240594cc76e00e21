//! What is said of the player's own deeds.

use crate::games::ptibapt::Bonus;

texts! { You:
    pair(card: &str, points: i8) =
        "You find a pair: {card} (+{points}).",
        "Vous trouvez une paire : {card} (+{points}).";
    trap = "You step into a trap (−1).", "Vous tombez dans un piège (−1).";
    bonus: [&'static str; 5] =
        [
            "The spyglass! You may peek at two cards.",
            "The switch! You make two cards change places.",
            "The broom! One of your traps is swept away.",
            "The parcel! You send a trap across the table.",
            "Again! You take another turn.",
        ],
        [
            "La longue-vue ! Vous pouvez épier deux cartes.",
            "L’échange ! Vous faites permuter deux cartes.",
            "Le balai ! Un de vos pièges disparaît.",
            "Le colis ! Vous envoyez un piège en face.",
            "Encore ! Vous rejouez.",
        ];
    void: [&'static str; 2] =
        [
            "The broom finds nothing: you have no trap.",
            "The parcel stays empty: you have no trap.",
        ],
        [
            "Le balai ne trouve rien : vous n’avez pas de piège.",
            "Le colis reste vide : vous n’avez pas de piège.",
        ];
    look(a: &str, b: &str) = "You peek at {a} and {b}.", "Vous épiez {a} et {b}.";
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
