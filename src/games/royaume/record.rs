//! How a game of Le Royaume is written down.
//!
//! A record brings its own kingdom with its deal, and may call its cities what it likes. When it is
//! read, the kingdom goes into the options, and the names of its cities become ours.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::material::player::Character;
use super::material::realm::plan::{Place, SegmentLine};
use super::material::realm::{Plan, Realm};
use super::{
    Back, Card, Colour, Front, Ground, Hex, Memory, Options, Royaume, Sector, State, Suit, Tile,
};
use crate::game::Seat;
use crate::game::chance::Lot;
use crate::game::record::{RecordError, Recorded};
use crate::game::set::Element;

/// The options of a record.
#[derive(Serialize, Deserialize)]
#[expect(missing_docs, reason = "as in `Options`")]
pub struct OptionsLine {
    pub even_start: bool,
    #[serde(default)]
    pub early_harvest: bool,
}

/// A seat has nothing beside its name.
#[derive(Serialize, Deserialize)]
pub struct SeatLine {}

/// What lay where before the first action, and the kingdom itself.
#[derive(Serialize, Deserialize)]
pub struct DealLine {
    /// R2: what each hex is.
    pub board: Vec<Place>,
    /// R3: the spinner.
    pub spinner: Vec<SegmentLine>,
    /// R4, R6: the challenges, and where each lies.
    pub challenges: Vec<ChallengeLine>,
    /// R5: the memory tiles in the Mine, top first, by name.
    pub memories: Vec<String>,
    /// The deck, top first.
    pub deck: Vec<Card>,
    /// R6: what each seat holds.
    pub hands: Vec<Vec<Card>>,
    /// R6: the points before the first turn.
    pub scores: Vec<u16>,
    /// R1: who is which character.
    pub characters: Vec<Character>,
}

/// R4, R6: a challenge, and where it lies.
#[derive(Serialize, Deserialize)]
#[expect(missing_docs, reason = "as in `Front`")]
pub struct ChallengeLine {
    pub tile: Tile,
    pub hex: Hex,
    pub back: Back,
    pub colour: Colour,
    pub difficulty: u8,
}

impl DealLine {
    /// R2–R5: the kingdom of this deal.
    fn realm(&self) -> Result<Realm, RecordError> {
        let mut fronts: Vec<Option<Front>> = vec![None; Tile::COUNT];
        for &ChallengeLine { tile, back, colour, difficulty, .. } in &self.challenges {
            if fronts[tile.index()].replace(Front { back, colour, difficulty }).is_some() {
                return Err(format!("challenge {tile} is there twice (R4)").into());
            }
        }
        let plan = Plan {
            cities: Plan::cities_of(&self.board),
            board: self.board.clone(),
            spinner: self.spinner.clone(),
            challenges: fronts.into_iter().flatten().collect(),
        };
        plan.realm().map_err(|fault| fault.to_string().into())
    }

    fn tile_on(&self, hex: Hex) -> Result<u16, RecordError> {
        let there = self.challenges.iter().find(|line| line.hex == hex);
        there
            .map(|line| line.tile.lot())
            .ok_or_else(|| format!("no challenge on {hex} (R6)").into())
    }

    /// R6: whether the points before the first turn are those of these options.
    fn scores_fit(&self, options: &Options) -> bool {
        let seats = self.scores.len() as u8;
        let first = options.first.map_or(0, u8::from);
        (0..).zip(&self.scores).all(|(seat, score): (u8, &u16)| {
            *score == options.start_score((seat + seats - first % seats.max(1)) % seats.max(1))
        })
    }
}

impl Recorded for Royaume {
    type OptionsLine = OptionsLine;
    type SeatLine = SeatLine;
    type DealLine = DealLine;

    fn write_options(options: &Options) -> (OptionsLine, Vec<SeatLine>) {
        let &Options { even_start, early_harvest, .. } = options;
        // As many as can be: a record has one for each who plays.
        let seats = (0..Options::MOST).map(|_| SeatLine {}).collect();
        (OptionsLine { even_start, early_harvest }, seats)
    }

    fn read_options(
        options: &OptionsLine,
        seats: &[SeatLine],
        first: Seat,
    ) -> Result<Options, RecordError> {
        let &OptionsLine { even_start, early_harvest } = options;
        let ground = Ground::default();
        let options = Options { even_start, early_harvest, first: Some(first), ground };
        options.check(seats.len().min(255) as u8)?;
        Ok(options)
    }

    fn options_of_deal(options: &Options, deal: &DealLine) -> Result<Options, RecordError> {
        Ok(Options { ground: Ground::new(deal.realm()?), ..options.clone() })
    }

    fn write_deal(dealt: &State) -> DealLine {
        let table = &dealt.tabletop;
        let realm = table.realm();
        let Plan { board, spinner, .. } = Plan::of(realm);
        let challenge = |hex| {
            let tile = dealt.hidden.fronts[Element::index(hex)];
            let Front { back, colour, difficulty } = realm.front(tile);
            ChallengeLine { tile, hex, back, colour, difficulty }
        };
        let players = table.players.iter();
        DealLine {
            board,
            spinner,
            challenges: realm.cities().iter().map(challenge).collect(),
            memories: dealt.memories().map(|it| realm.memory_name(it).to_owned()).collect(),
            deck: dealt.deck().collect(),
            hands: players.clone().map(|player| player.hand.to_vec()).collect(),
            scores: players.clone().map(|player| player.score).collect(),
            characters: players.map(|player| player.character).collect(),
        }
    }

    fn read_deal(options: &Options, deal: &DealLine) -> Result<Vec<u16>, RecordError> {
        let realm = &options.ground;
        let seats = deal.hands.len();
        let same = deal.scores.len() == seats && deal.characters.len() == seats;
        if !same || seats > Options::MOST.into() {
            return Err("hands, scores and characters are not of the same players (R6)".into());
        }
        if !deal.scores_fit(options) {
            return Err("these are not the points before the first turn (R6)".into());
        }
        if deal.hands.iter().any(|hand| hand.len() != Card::HAND) {
            return Err("everybody begins with three cards (R6)".into());
        }
        let mut luck = Vec::new();
        for hex in realm.cities() {
            luck.push(deal.tile_on(hex)?);
        }
        for name in &deal.memories {
            luck.push(realm.memory_named(name)?.lot());
        }
        // D2: the hands are drawn from the cards without C; the rest is shuffled with them.
        luck.extend(deal.hands.iter().flatten().map(|card| card.lot()));
        let harmless = deal.deck.iter().filter(|card| card.suit() != Suit::C);
        luck.extend(harmless.map(|card| card.lot()));
        luck.extend(deal.deck.iter().map(|card| card.lot()));
        let rest = Character::all().into_iter().filter(|it| !deal.characters.contains(it));
        luck.extend(deal.characters.iter().copied().chain(rest).map(Lot::lot));
        Ok(luck)
    }

    fn first(dealt: &State) -> Seat {
        dealt.tabletop.start
    }

    /// R16, R14, R25, R30: where an arrow stopped, where chance sent the Wizard, and the new deck.
    fn read_luck(event: &Value) -> Result<Vec<u16>, RecordError> {
        let sector = |event: &Value| -> Result<Vec<u16>, RecordError> {
            let sector: Sector = read(&event["segment"])?;
            Ok(vec![sector.index() as u16])
        };
        if let Some(spun) = event.get("spun").or_else(|| event.get("arrow")) {
            return sector(spun);
        }
        if let Some(wizard) = event.get("wizard").filter(|wizard| wizard["why"] == "spin") {
            let hex: Hex = read(&wizard["to"])?;
            return Ok(vec![hex.lot()]);
        }
        match event.get("reshuffled") {
            Some(reshuffled) => {
                let deck: Vec<Card> = read(&reshuffled["deck"])?;
                Ok(deck.into_iter().map(Lot::lot).collect())
            }
            None => Ok(Vec::new()),
        }
    }

    fn translated(options: &Options, mut line: Value) -> Result<Value, RecordError> {
        let Ground::Written(realm) = &options.ground else { return Ok(line) };
        if let Some(action) = line.get_mut("action") {
            rename(realm, action, "place", &["tile"])?;
            if action["card"]["name"] == Card::Shaman.name() {
                rename(realm, action, "card", &["give", "take"])?;
            }
        }
        for event in line.get_mut("events").and_then(Value::as_array_mut).into_iter().flatten() {
            for name in ["memory", "placed"] {
                rename(realm, event, name, &["tile"])?;
            }
            rename(realm, event, "swapped", &["give", "take"])?;
        }
        Ok(line)
    }
}

/// Calls the memory tiles in these fields by our own names.
fn rename(realm: &Realm, line: &mut Value, name: &str, fields: &[&str]) -> Result<(), RecordError> {
    for field in fields {
        let Some(value) = line.get_mut(name).and_then(|part| part.get_mut(field)) else { continue };
        if let Some(theirs) = value.as_str() {
            let memory: Memory = realm.memory_named(theirs)?;
            *value = memory.to_string().into();
        }
    }
    Ok(())
}

fn read<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, RecordError> {
    serde_json::from_value(value.clone()).map_err(|error| error.to_string().into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Chance, Game};

    #[test]
    fn a_deal_for_more_players_than_can_play_is_refused() {
        let options = Options { even_start: false, first: Seat::new(0), ..Options::default() };
        let dealt = Royaume::deal(&options, 2, &mut Chance::from_number(1, 1)).unwrap();
        let mut deal = Royaume::write_deal(&dealt);
        assert!(Royaume::read_deal(&options, &deal).is_ok());
        deal.hands.resize(300, deal.hands[0].clone());
        deal.scores.resize(300, 0);
        deal.characters.resize(300, deal.characters[0]);
        assert!(Royaume::read_deal(&options, &deal).is_err());
    }
}
