//! Who sits at the lesson's table.

use super::step::GameTutorial;
use crate::game::Seat;
use crate::table::{
    Kind, Lobby, Part, Person, PersonId, PlayerName, Portrait, Settings, StageName, TableName,
};
use crate::text::Texts;

/// The learner.
pub fn me<G: GameTutorial>() -> PersonId {
    PersonId(G::ME.into())
}

/// The people at the table: the learner and friends. Nobody is in a hurry.
pub fn lobby<G: GameTutorial>(text: &Texts, options: G::Options) -> Lobby<G> {
    let players = (0..).zip(G::players(text));
    Lobby {
        name: TableName::fitted(text.tutorial.title, "Cinderpeek"),
        options,
        settings: Settings { show_millis: 0, ..Settings::default() },
        first: None,
        stage: StageName::Playing,
        given_up: 0,
        paused: false,
        unsaved: false,
        people: players.map(|(seat, (name, portrait))| person(seat, name, portrait)).collect(),
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
