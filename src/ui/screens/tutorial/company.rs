//! Who sits at the lesson's table.

use arrayvec::ArrayVec;

use super::step;
use crate::game::Seat;
use crate::games::Memoarrr;
use crate::games::memoarrr::Options;
use crate::table::{
    Kind, Lobby, Part, Person, PersonId, PlayerName, Portrait, Settings, StageName, TableName,
};
use crate::ui::text::Texts;

/// The learner.
pub const ME: PersonId = PersonId(step::ME as u32);

/// The people at the table: the learner and two friends.
pub fn lobby(text: &Texts) -> Lobby<Memoarrr> {
    let [nell, gus] = text.tutorial.others;
    let people = [
        person(step::NELL, nell, 1),
        person(step::ME, text.table.you, 0),
        person(step::GUS, gus, 5),
    ];
    Lobby {
        name: TableName::fitted(text.tutorial.title, "Cinderpeek"),
        options: Options::basic(3),
        settings: Settings::default(),
        first: None,
        stage: StageName::Playing,
        paused: false,
        unsaved: false,
        people: people.into_iter().collect::<ArrayVec<_, _>>(),
    }
}

fn person(number: u8, name: &str, portrait: u8) -> Person {
    Person {
        id: PersonId(number.into()),
        name: PlayerName::fitted(name, "?"),
        portrait: Portrait::new(portrait).unwrap_or_default(),
        kind: Kind::Human,
        part: Part::Player,
        host: false,
        place: None,
        seat: Seat::new(number),
        ready: true,
        away: false,
    }
}
