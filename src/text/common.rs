//! Texts that many screens share.

pub struct Common {
    pub back: &'static str,
    pub cancel: &'static str,
    pub close: &'static str,
    pub on: &'static str,
    pub off: &'static str,
    pub bot_level: [&'static str; 6],
    /// A key that does the same, for a tooltip.
    pub with_key: fn(what: &str, key: &str) -> String,
    /// "a, b and c".
    pub list: fn(&[String]) -> String,
}

pub const EN: Common = Common {
    back: "Back",
    cancel: "Cancel",
    close: "Close",
    on: "On",
    off: "Off",
    bot_level: ["Castaway", "Cabin boy", "Sailor", "Captain", "Kraken", "Miser"],
    with_key: |what, key| format!("{what} ({key})"),
    list: |names| join(names, "and"),
};

pub const FR: Common = Common {
    back: "Retour",
    cancel: "Annuler",
    close: "Fermer",
    on: "Oui",
    off: "Non",
    bot_level: ["Naufragé", "Mousse", "Matelot", "Capitaine", "Kraken", "Grippe-sou"],
    with_key: |what, key| format!("{what} ({key})"),
    list: |names| join(names, "et"),
};

fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}
