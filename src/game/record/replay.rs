//! Replaying a record through the rules, line by line.
//!
//! A [`Replay`] is fed one line after the other and answers with what the line told, or with what is
//! wrong with it. It believes nothing: the actions are played by the rules, with luck as the record
//! dictates it, and what comes of them must be what stands there.

use serde::Deserialize;
use serde_json::Value;

use super::line::{ActionLine, DealLine, ResultLine};
use super::{Header, PlayerEntry, RecordError, Recorded, VERSION};
use crate::game::{Chance, Outcome, Playback, Score, Seat, SeatSet};

/// A record on its way through the rules.
pub struct Replay<G: Recorded> {
    players: Vec<PlayerEntry>,
    options: G::Options,
    first: Seat,
    stage: Stage<G>,
}

enum Stage<G: Recorded> {
    Undealt,
    Playing(Box<Playback<G>>),
    Ended,
}

/// What a line told.
pub enum RecordStep<G: Recorded> {
    /// The cards were laid out.
    Dealt(G::State),
    /// Somebody did something, and this came of it.
    Played {
        /// Whose action it was.
        seat: Seat,
        /// What was done.
        action: G::Action,
        /// What came of it.
        events: Vec<G::Event>,
    },
    /// The game is over, and this is how.
    Ended(Outcome),
}

#[derive(Deserialize)]
struct ResultEntry {
    scores: Vec<Score>,
    winners: Vec<Seat>,
}

/// The name of the game that a header announces, or why this is no header that we can read.
pub fn game_of(header: &str) -> Result<String, RecordError> {
    let header: Value = parse(header, "the first line of a game")?;
    match header.get("record") {
        None => Err(RecordError::NoHeader),
        Some(version) if version.as_u64() != Some(VERSION) => {
            Err(RecordError::OtherVersion(version.clone()))
        }
        Some(_) => {
            let game = header.get("game").and_then(Value::as_str);
            game.map(str::to_owned).ok_or(RecordError::NoGame)
        }
    }
}

impl<G: Recorded> Replay<G> {
    /// Starts with a header whose game is this one.
    pub fn begin(header: &str) -> Result<Self, RecordError> {
        let header: Header<G::OptionsLine, G::SeatLine> = parse(header, "the header")?;
        let (players, places): (Vec<_>, Vec<_>) =
            header.seats.into_iter().map(|entry| (entry.player, entry.place)).unzip();
        let options = G::read_options(&header.options, &places, header.first)?;
        Ok(Self { players, options, first: header.first, stage: Stage::Undealt })
    }

    /// Who sits where.
    pub fn players(&self) -> &[PlayerEntry] {
        &self.players
    }

    /// What is played by.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// How the game stands after the last line that was read, while it lasts.
    pub fn state(&self) -> Option<&G::State> {
        match &self.stage {
            Stage::Playing(game) => Some(&game.state),
            Stage::Undealt | Stage::Ended => None,
        }
    }

    /// Whether the result has been read.
    pub fn has_ended(&self) -> bool {
        matches!(self.stage, Stage::Ended)
    }

    /// Goes on with the next line.
    pub fn line(&mut self, text: &str) -> Result<RecordStep<G>, RecordError> {
        match &mut self.stage {
            Stage::Undealt => self.deal(text),
            Stage::Playing(game) => match G::outcome(&game.state) {
                None => play::<G>(&self.options, game, text),
                Some(outcome) => {
                    end(&outcome, text)?;
                    self.stage = Stage::Ended;
                    Ok(RecordStep::Ended(outcome))
                }
            },
            Stage::Ended => Err(RecordError::Ended),
        }
    }

    fn deal(&mut self, text: &str) -> Result<RecordStep<G>, RecordError> {
        let line: DealLine<G::DealLine> = parse(text, "the deal")?;
        self.options = G::options_of_deal(&self.options, &line.deal)?;
        let chance = Chance::dictated(G::read_deal(&self.options, &line.deal)?);
        let seats = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let game = Playback::<G>::deal(&self.options, seats, chance)?;
        if game.chance.deviation().is_some() {
            return Err(RecordError::NoShuffle);
        }
        if G::first(&game.state) != self.first {
            return Err(RecordError::OtherStart);
        }
        let dealt = RecordStep::Dealt(game.state.clone());
        self.stage = Stage::Playing(Box::new(game));
        Ok(dealt)
    }
}

fn play<G: Recorded>(
    options: &G::Options,
    game: &mut Playback<G>,
    text: &str,
) -> Result<RecordStep<G>, RecordError> {
    let value: Value = parse(text, "an action")?;
    if value.get("result").is_some() {
        return Err(RecordError::NotOver);
    }
    let value = G::translated(options, value)?;
    let ActionLine::<G::Action, Vec<Value>> { seat, action, events: written } =
        understand(value, "an action")?;
    let mut luck = Vec::new();
    for event in &written {
        luck.extend(G::read_luck(event)?);
    }
    let action = G::read_action(action, &written);
    game.chance = Chance::dictated(luck);
    let events = game
        .play(seat, &action)
        .map_err(|illegal| RecordError::Illegal(seat, illegal.to_string()))?;
    compare(&events, &written)?;
    if game.chance.deviation().is_some() {
        return Err(RecordError::NoLuck);
    }
    Ok(RecordStep::Played { seat, action, events })
}

/// Whether what the rules did is what the record says; it may say more.
fn compare(events: &[impl serde::Serialize], written: &[Value]) -> Result<(), RecordError> {
    for (i, event) in events.iter().enumerate() {
        let ours = serde_json::to_value(event).map_err(|error| unlike("an event", &error))?;
        match written.get(i) {
            None => return Err(RecordError::Missing(ours)),
            Some(theirs) if !covers(theirs, &ours) => {
                return Err(RecordError::OtherEvent { theirs: theirs.clone(), ours });
            }
            Some(_) => {}
        }
    }
    match written.get(events.len()) {
        None => Ok(()),
        Some(extra) => Err(RecordError::Surplus(extra.clone())),
    }
}

/// Whether `whole` says everything that `part` says. Objects may have further fields.
fn covers(whole: &Value, part: &Value) -> bool {
    match (whole, part) {
        (Value::Object(whole), Value::Object(part)) => {
            part.iter().all(|(key, value)| whole.get(key).is_some_and(|found| covers(found, value)))
        }
        (Value::Number(whole), Value::Number(part)) => whole.as_f64() == part.as_f64(),
        _ => whole == part,
    }
}

fn end(outcome: &Outcome, text: &str) -> Result<(), RecordError> {
    let ResultEntry { scores, winners } = parse::<ResultLine<ResultEntry>>(text, "the result")
        .map_err(|why| RecordError::NoResult(Box::new(why)))?
        .result;
    let same_winners = winners.len() == outcome.winners.len()
        && winners.iter().copied().collect::<SeatSet>() == outcome.winners;
    if scores != outcome.scores || !same_winners {
        return Err(RecordError::OtherResult(outcome.clone()));
    }
    Ok(())
}

fn parse<T: serde::de::DeserializeOwned>(text: &str, what: &'static str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| unlike(what, &error))
}

fn understand<T: serde::de::DeserializeOwned>(
    value: Value,
    what: &'static str,
) -> Result<T, RecordError> {
    serde_json::from_value(value).map_err(|error| unlike(what, &error))
}

/// The parser's reason without its own line number, which would be that of the line in itself.
fn unlike(what: &'static str, error: &serde_json::Error) -> RecordError {
    let reason = error.to_string();
    let reason = reason.split(" at line ").next().unwrap_or_default();
    RecordError::Unlike(what, reason.to_owned())
}
