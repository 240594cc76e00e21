//! Texts that many screens share.

use std::fmt::{self, Display, Formatter};

use crate::bot::Level;
use crate::game::Score;
use crate::table::Kind;

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
    /// Between the whole and the tenths.
    decimal_mark: char = ('.'), (',');
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
    /// "Cabin boy and Sailor ×4": a name that is there several times is counted.
    pub fn counted_list(&self, names: &[String]) -> String {
        let mut kinds: Vec<(&String, usize)> = Vec::new();
        for name in names {
            match kinds.iter_mut().find(|(kind, _)| *kind == name) {
                Some((_, count)) => *count += 1,
                None => kinds.push((name, 1)),
            }
        }
        let counted = |(name, count): (&String, usize)| match count {
            1 => name.clone(),
            _ => format!("{name} ×{count}"),
        };
        self.list(&kinds.into_iter().map(counted).collect::<Vec<_>>())
    }

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

    /// A time as it is read: `1:01.5`. Tenths are cut, not rounded: nobody is told a time that had not
    /// come yet.
    pub fn clock(&self, millis: u32) -> String {
        let tenths = millis / 100;
        let (minutes, tenths, mark) = (tenths / 600, tenths % 600, self.decimal_mark);
        format!("{minutes}:{:02}{mark}{}", tenths / 10, tenths % 10)
    }

    /// What a bot of that level is called.
    pub fn bot(&self, level: Level) -> &'static str {
        self.bot_level[level as usize]
    }

    /// What somebody is called: a bot by its level, anybody else by their name.
    pub fn player<'a>(&self, kind: Kind, name: &'a str) -> &'a str {
        match kind {
            Kind::Bot(level) => self.bot(level),
            Kind::Human => name,
        }
    }

    /// The time that somebody needed against the clock.
    pub fn time(&self, score: Score) -> String {
        self.clock(u32::try_from(score.in_thousandths()).unwrap_or_default())
    }

    /// What somebody has in the end: `7`, or solo the seconds, `83.25`.
    pub fn score(&self, score: Score) -> String {
        score.to_string().replace('.', &self.decimal_mark.to_string())
    }
}

/// A number as it is written in French, « 45,2 », in the width and with the decimals that are asked for.
pub struct DecimalComma(pub f64);

impl Display for DecimalComma {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let number = match f.precision() {
            Some(decimals) => format!("{:.decimals$}", self.0),
            None => self.0.to_string(),
        };
        let (number, width) = (number.replace('.', ","), f.width().unwrap_or(0));
        write!(f, "{number:>width$}")
    }
}

/// A number with a real minus: "4", "−1".
pub fn with_minus(number: impl Into<i32>) -> String {
    number.into().to_string().replace('-', "−")
}

/// What is won or lost: "+4", "−1".
pub fn signed(by: impl Into<i32>) -> String {
    let by = by.into();
    if by < 0 { with_minus(by) } else { format!("+{by}") }
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

/// « d’Anna », « de Zoë ».
pub fn of_fr(name: &str) -> String {
    const VOWELS: &str = "aàâeéèêëiîïoôœuûy";
    let first = name.chars().flat_map(char::to_lowercase).next();
    match first.is_some_and(|first| VOWELS.contains(first)) {
        true => format!("d’{name}"),
        false => format!("de {name}"),
    }
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
    use super::{Common, DecimalComma, of_fr};
    use crate::game::Score;

    #[test]
    fn a_name_that_is_there_several_times_is_counted() {
        let names = |names: &[&str]| names.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        let crew = names(&["Cabin boy", "Sailor", "Kraken", "Sailor", "Sailor"]);
        assert_eq!(Common::EN.counted_list(&crew), "Cabin boy, Sailor ×3 and Kraken");
        let crew = names(&["Mousse", "Matelot"]);
        assert_eq!(Common::FR.counted_list(&crew), "Mousse et Matelot");
    }

    #[test]
    fn a_day_is_written_as_people_do() {
        assert_eq!(Common::EN.day("2026-11-07"), "7 Nov 2026");
        assert_eq!(Common::FR.day("2026-11-07"), "7\u{a0}nov. 2026");
        assert_eq!(Common::FR.day("2027-05-01"), "1er\u{a0}mai 2027");
        for nonsense in ["", "yesterday", "2026-13-01", "2026-00-01", "2026-11-x"] {
            assert_eq!(Common::EN.day(nonsense), nonsense);
        }
    }

    #[test]
    fn a_time_is_read_in_minutes_seconds_and_tenths() {
        for (millis, english, french) in [
            (61_599, "1:01.5", "1:01,5"),
            (0, "0:00.0", "0:00,0"),
            (3_600_000, "60:00.0", "60:00,0"),
        ] {
            assert_eq!([Common::EN, Common::FR].map(|it| it.clock(millis)), [english, french]);
        }
    }

    #[test]
    fn a_french_name_that_begins_with_a_vowel_takes_an_apostrophe() {
        let names = ["Anna", "Élise", "Yves", "Œdipe", "Zoë", "Hugo", ""].map(of_fr);
        assert_eq!(names, ["d’Anna", "d’Élise", "d’Yves", "d’Œdipe", "de Zoë", "de Hugo", "de "]);
    }

    #[test]
    fn french_numbers_have_a_comma() {
        let score = Score::thousandths(83_250);
        assert_eq!([Common::EN, Common::FR].map(|it| it.score(score)), ["83.25", "83,25"]);
        assert_eq!(Common::FR.score(Score::from(7)), "7");
        let number = DecimalComma(1234.56);
        assert_eq!(format!("{number:9.1}|{number:.0}|{number}"), "   1234,6|1235|1234,56");
    }
}
