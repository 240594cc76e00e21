//! What can be heard at the table.

use super::wav::Wave;

/// The cues, each with the name of its file under `assets/sound`, without the ending.
macro_rules! cues {
    ($($(#[$about:meta])* $name:ident $file:literal,)+) => {
        /// A short sound that says what happened.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Cue { $($(#[$about])* $name),+ }

        impl Cue {
            /// Every cue.
            pub const ALL: [Self; [$($file),+].len()] = [$(Self::$name),+];

            /// The name of its file, without the ending.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $file),+ }
            }

            const fn file(self) -> &'static [u8] {
                match self {
                    $(Self::$name => {
                        include_bytes!(concat!("../../assets/sound/", $file, ".wav"))
                    })+
                }
            }
        }
    };
}

cues! {
    /// A card was turned over.
    Flip "flip",
    /// What was turned over fits what lay before it.
    Connect "connect",
    /// A volcano: somebody failed.
    Rumble "rumble",
    /// A treasure goes to its winner.
    Chest "chest",
    /// Two cards change places.
    Swap "swap",
    /// Somebody looks at a hidden card.
    Peek "peek",
    /// It is for this player to act.
    YourTurn "your_turn",
    /// A second of the last few that this player has.
    Tick "tick",
    /// This player has won.
    Win "win",
    /// Somebody else has: oh well.
    Lose "lose",
}

impl Cue {
    /// What it sounds like. A test reads every file, so that none is ever missing.
    #[must_use]
    pub fn wave(self) -> Wave {
        Wave::read(self.file()).unwrap_or(Wave::NOTHING)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::RATE;

    #[test]
    fn every_cue_has_a_file_of_its_name_that_can_be_read() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
        for cue in Cue::ALL {
            let path = folder.join(cue.name()).with_extension("wav");
            assert_eq!(std::fs::read(path).unwrap(), cue.file(), "{cue:?}");
            assert!(Wave::read(cue.file()).is_some(), "{cue:?}");
        }
    }

    #[test]
    fn cues_are_short_and_neither_too_loud_nor_too_soft() {
        for cue in Cue::ALL {
            let wave = cue.wave();
            let seconds = wave.len() as f32 / RATE as f32;
            assert!((0.2..2.0).contains(&seconds), "{cue:?}: {seconds} s");
            let peak = (0..wave.len()).map(|i| wave.at(i).abs()).fold(0.0, f32::max);
            assert!((0.25..=0.51).contains(&peak), "{cue:?}: peak {peak}");
        }
    }

    #[test]
    fn cues_begin_and_end_in_silence() {
        for cue in Cue::ALL {
            let wave = cue.wave();
            for i in [0, wave.len() - 1] {
                assert!(wave.at(i).abs() < 0.001, "{cue:?} clicks at {i}: {}", wave.at(i));
            }
        }
    }

    #[test]
    fn all_of_them_together_are_small() {
        let bytes: usize = Cue::ALL.iter().map(|cue| cue.file().len()).sum();
        assert!(bytes < 400_000, "{bytes} bytes");
    }
}
