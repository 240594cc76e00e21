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
    /// What something is, after its name.
    pub titled: fn(name: &str, about: &str) -> String,
    /// "a, b and c".
    pub list: fn(&[String]) -> String,
    months: [&'static str; 12],
    date: fn(day: u8, month: &str, year: &str) -> String,
}

impl Common {
    /// A day that is kept as `2026-11-17`, as people write it. Anything else stays as it is.
    pub fn day(&self, kept: &str) -> String {
        let in_words = || {
            let (year, rest) = kept.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            let month = self.months.get(month.parse::<usize>().ok()?.checked_sub(1)?)?;
            Some((self.date)(day.parse().ok()?, month, year))
        };
        in_words().unwrap_or_else(|| kept.to_owned())
    }
}

pub const EN: Common = Common {
    back: "Back",
    cancel: "Cancel",
    close: "Close",
    on: "On",
    off: "Off",
    bot_level: ["Castaway", "Cabin boy", "Sailor", "Captain", "Kraken", "Miser"],
    with_key: |what, key| format!("{what} ({key})"),
    titled: |name, about| format!("{name}: {about}"),
    list: |names| join(names, "and"),
    months: [
        "Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec",
    ],
    date: |day, month, year| format!("{day} {month} {year}"),
};

pub const FR: Common = Common {
    back: "Retour",
    cancel: "Annuler",
    close: "Fermer",
    on: "Oui",
    off: "Non",
    bot_level: ["Naufragé", "Mousse", "Matelot", "Capitaine", "Kraken", "Grippe-sou"],
    with_key: |what, key| format!("{what} ({key})"),
    titled: |name, about| format!("{name} : {about}"),
    list: |names| join(names, "et"),
    months: [
        "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
        "déc.",
    ],
    date: |day, month, year| match day {
        1 => format!("1er\u{a0}{month} {year}"),
        _ => format!("{day}\u{a0}{month} {year}"),
    },
};

fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::{EN, FR};

    #[test]
    fn a_day_is_written_as_people_do() {
        assert_eq!(EN.day("2026-11-07"), "7 Nov 2026");
        assert_eq!(FR.day("2026-11-07"), "7\u{a0}nov. 2026");
        assert_eq!(FR.day("2027-05-01"), "1er\u{a0}mai 2027");
        for nonsense in ["", "yesterday", "2026-13-01", "2026-00-01", "2026-11-x"] {
            assert_eq!(EN.day(nonsense), nonsense);
        }
    }
}
