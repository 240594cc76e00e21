//! Who sits at the lesson's table.

use super::step::GameTutorial;
use crate::game::Seat;
use crate::table::{
    Kind, Lobby, Person, PersonId, PlayerName, Portrait, StageName, TableName, TableSettings,
};
use crate::text::Texts;

/// The learner.
pub fn me<G: GameTutorial>() -> PersonId {
    PersonId(G::ME.into())
}

/// The people at the table: the learner and friends. Nobody is in a hurry.
pub fn lobby<G: GameTutorial>(text: &Texts, options: G::Options) -> Lobby<G> {
    let players = (0..).zip(G::players(text));
    let name = TableName::fitted(text.tutorial.title, "Cinderpeek");
    let settings = TableSettings { show_millis: 0, ..TableSettings::default() };
    Lobby {
        stage: StageName::Playing,
        people: players.map(|(seat, (name, portrait))| person(seat, name, portrait)).collect(),
        ..Lobby::new(name, options, settings)
    }
}

fn person(number: u8, name: &str, portrait: u8) -> Person {
    let name = PlayerName::fitted(name, "?");
    let portrait = Portrait::new(portrait).unwrap_or_default();
    let person = Person::new(PersonId(number.into()), name, portrait, Kind::Human);
    Person { seat: Seat::new(number), ready: true, ..person }
}
