//! Texts that many screens share.

use std::fmt::Display;

texts! { Common:
    back = "Back", "Retour";
    cancel = "Cancel", "Annuler";
    close = "Close", "Fermer";
    home = "Home", "Accueil";
    play = "Play", "Jouer";
    go_on = "Continue", "Continuer";
    on = "On", "Oui";
    off = "Off", "Non";
    bot_level: [&'static str; 6] =
        ["Castaway", "Cabin boy", "Sailor", "Captain", "Kraken", "Miser"],
        ["Naufragé", "Mousse", "Matelot", "Capitaine", "Kraken", "Grippe-sou"];
    /// A key that does the same, for a tooltip.
    with_key(what: &str, key: &str) = "{what} ({key})", "{what} ({key})";
    /// What something is, after its name.
    titled(name: &str, about: &str) = "{name}: {about}", "{name} : {about}";
    /// "a, b and c".
    list(names: &[String]) = { join(names, "and") }, { join(names, "et") };
    months: [&'static str; 12] =
        [
            "Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec",
        ],
        [
            "janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.",
            "déc.",
        ];
    date(day: u8, month: &str, year: &str) =
        "{day} {month} {year}",
        { match day {
            1 => format!("1er\u{a0}{month} {year}"),
            _ => format!("{day}\u{a0}{month} {year}"),
        } };
}

impl Common {
    /// A day that is kept as `2026-11-17`, as people write it. Anything else stays as it is.
    pub fn day(&self, kept: &str) -> String {
        let in_words = || {
            let (year, rest) = kept.split_once('-')?;
            let (month, day) = rest.split_once('-')?;
            let month = self.months.get(month.parse::<usize>().ok()?.checked_sub(1)?)?;
            Some(self.date(day.parse().ok()?, month, year))
        };
        in_words().unwrap_or_else(|| kept.to_owned())
    }
}

/// "1 card", "3 cards".
pub fn plural_en<N: Display + PartialEq + From<u8>>(count: N, one: &str, more: &str) -> String {
    let word = if count == N::from(1) { one } else { more };
    format!("{count} {word}")
}

/// « 1 carte », « 3 cartes »; none is singular, too.
pub fn plural_fr<N: Display + PartialOrd + From<u8>>(count: N, one: &str, more: &str) -> String {
    let word = if count < N::from(2) { one } else { more };
    format!("{count} {word}")
}

fn join(names: &[String], and: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {and} {last}", most.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::Common;

    #[test]
    fn a_day_is_written_as_people_do() {
        assert_eq!(Common::EN.day("2026-11-07"), "7 Nov 2026");
        assert_eq!(Common::FR.day("2026-11-07"), "7\u{a0}nov. 2026");
        assert_eq!(Common::FR.day("2027-05-01"), "1er\u{a0}mai 2027");
        for nonsense in ["", "yesterday", "2026-13-01", "2026-00-01", "2026-11-x"] {
            assert_eq!(Common::EN.day(nonsense), nonsense);
        }
    }
}
