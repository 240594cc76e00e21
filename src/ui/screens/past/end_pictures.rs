//! How the games of the list lay when they were over, as far as that was read.
//!
//! Only what is in sight is asked for, and one game at a time: whoever scrolls through hundreds does
//! not have all of them read first.

use std::collections::BTreeMap;

use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::profile::history::PastGame;

/// The pictures, by the games' digests.
#[derive(Debug, Default)]
pub struct EndPictures {
    /// None: the record cannot be read.
    known: BTreeMap<String, Option<EndPicture>>,
    /// The first in sight that is not known.
    wanted: Option<Box<PastGame>>,
    /// Whether one is being read.
    reading: bool,
}

impl EndPictures {
    /// A game is in sight; its picture, if that was read.
    pub fn of(&mut self, game: &PastGame) -> Option<&EndPicture> {
        let known = self.known.get(game.digest());
        if known.is_none() && self.wanted.is_none() {
            self.wanted = Some(Box::new(game.clone()));
        }
        known?.as_ref()
    }

    /// The game to be read now.
    pub fn next(&mut self) -> Option<Box<PastGame>> {
        // What is in sight may be another one by the time that this one was read.
        let wanted = self.wanted.take().filter(|_| !self.reading);
        self.reading |= wanted.is_some();
        wanted
    }

    /// A game was read.
    pub fn put(&mut self, game: &PastGame, picture: Option<EndPicture>) {
        self.known.insert(game.digest().to_owned(), picture);
        self.reading = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::profile::history::GameResult;
    use crate::ui::profile::history::tests::past;

    #[test]
    fn one_is_read_at_a_time_and_none_twice() {
        let mut pictures = EndPictures::default();
        let games = [1, 2].map(|number| past(number, GameResult::Won));
        let look =
            |pictures: &mut EndPictures| games.each_ref().map(|it| pictures.of(it).is_some());
        assert_eq!(look(&mut pictures), [false; 2]);
        assert_eq!(pictures.next().as_deref(), Some(&games[0]));
        look(&mut pictures);
        assert_eq!(pictures.next(), None, "the first is still being read");
        pictures.put(&games[0], Some(EndPicture::new(|_, _, _| {})));
        assert_eq!(look(&mut pictures), [true, false]);
        assert_eq!(pictures.next().as_deref(), Some(&games[1]));
        pictures.put(&games[1], None);
        assert_eq!(look(&mut pictures), [true, false]);
        assert_eq!(pictures.next(), None, "what cannot be read is not read again");
    }
}
