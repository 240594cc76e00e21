//! What happens in a game of Le Royaume, sentence by sentence: for the window's log and for a
//! terminal alike.

use super::sum;
use crate::game::{Seat, SeatSet};
use crate::games::royaume::{
    Action, By, Card, Cause, Ground, Hex, HexSet, Kind, Memory, Sector, Seen, Special, Tile, Tiles,
    Way, WizardTarget,
};
use crate::text::Texts;
use crate::text::common::signed;

/// Whoever tells what happens.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    pub text: &'a Texts,
    pub ground: &'a Ground,
    pub name: &'a dyn Fn(Seat) -> String,
    /// Who is spoken to, and not of.
    pub me: Option<Seat>,
    pub hexes: HexNames,
    /// R15: those who had a spirit animal then.
    pub animals: SeatSet,
}

/// How hexes of one kind are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HexNames {
    /// By their axial coordinates, as records write them.
    Axial,
    /// By a number in their city, or a letter for their row and a number in it.
    Counted,
}

impl HexNames {
    /// What tells this hex from others of its kind.
    pub fn of(self, ground: &Ground, hex: Hex) -> String {
        match (self, ground.kind(hex)) {
            (Self::Axial, _) => hex.to_string(),
            (Self::Counted, Kind::City(city)) => number(ground.city(city), hex).to_string(),
            (Self::Counted, _) => {
                let (_, row) = hex.axial();
                let in_row = Hex::all().filter(|other| other.axial().1 == row).collect();
                let letter = char::from(b'A' + (row + Hex::RADIUS).unsigned_abs());
                format!("{letter}{}", number(in_row, hex))
            }
        }
    }
}

/// The number of a hex among others, counted from 1.
fn number(among: HexSet, hex: Hex) -> usize {
    among.iter().take_while(|other| *other <= hex).count()
}

impl Telling<'_> {
    /// What somebody did, where nothing that was seen of it says so.
    pub fn decision(&self, seat: Seat, action: Action, seen: &[Seen]) -> Option<String> {
        let (texts, name) = (&self.text.royaume, (self.name)(seat));
        let walks = |seen: &Seen| matches!(seen, Seen::Hero { why: Way::Walk, .. });
        match action {
            Action::Move(_) if !seen.iter().any(walks) => Some(texts.stays(&name)),
            Action::Pass => Some(texts.passes(&name)),
            Action::End => Some(texts.ends_turn(&name)),
            Action::Throw(price) => Some(texts.throws(&name, price)),
            _ => None,
        }
    }

    /// What happened after these, unless the decision has said it.
    pub fn event(&self, before: &[Seen], seen: &Seen) -> Option<String> {
        self.own(seen).or_else(|| self.told(before, seen))
    }

    /// The same where no decisions are known: with the arrow it is told that its turn was not walked.
    pub fn event_alone(&self, before: &[Seen], seen: &Seen) -> Option<String> {
        let told = self.event(before, seen)?;
        let stayed = stayed(before).filter(|_| matches!(seen, Seen::Arrow { .. }));
        Some(match stayed {
            Some(seat) if self.me == Some(seat) => format!("{} {told}", self.text.royaume.you.stay),
            Some(seat) => format!("{} {told}", self.text.royaume.stays(&(self.name)(seat))),
            None => told,
        })
    }

    /// What the player did, or what befell them alone.
    fn own(&self, seen: &Seen) -> Option<String> {
        let (texts, me) = (&self.text.royaume, self.me?);
        let (you, card) = (&texts.you, |card: &Card| texts.card(*card));
        Some(match seen {
            Seen::Hero { seat, to, why: Way::Walk } if *seat == me => you.go(&self.to(*to)),
            Seen::Hero { seat, why: Way::Camp, .. } if *seat == me => you.to_camp.to_owned(),
            Seen::Hero { seat, to, .. } if *seat == me => you.come(&self.to(*to)),
            Seen::Snow { hex, seats } if *seats == SeatSet::only(me) => you.snow(&self.to(*hex)),
            Seen::Played { seat, card: played } if *seat == me => you.play(card(played)),
            Seen::Discarded { seat, cards } if *seat == me => you.discard(&self.cards(cards)),
            Seen::Took { seat, card: taken } if *seat == me => you.take(card(taken)),
            Seen::Drew { seat, card: drawn } | Seen::Befell { seat, card: drawn, effect: true }
                if *seat == me =>
            {
                you.draw(card(drawn))
            }
            Seen::Befell { seat, card: drawn, .. } if *seat == me => you.draw_in_vain(card(drawn)),
            Seen::Points { seat, by, score, why } if *seat == me => {
                you.score(&signed(*by), texts.cause(*why), *score)
            }
            Seen::Turn { seat, number } if *seat == me => you.turn(*number),
            Seen::Missed { seat } if *seat == me => you.missed.to_owned(),
            Seen::LastTurn { seat } if *seat == me => you.last_turn.to_owned(),
            Seen::Spent { seat, tiles } if *seat == me => you.spend(&self.tiles(*tiles)),
            Seen::Memory { seat, tile } if *seat == me => you.memory(&self.memory(*tile)),
            Seen::Swapped { seat, give, other, take } if *seat == me => {
                you.swap(&self.memory(*give), &(self.name)(*other), &self.memory(*take))
            }
            Seen::Swapped { seat, give, other, take } if *other == me => {
                you.swapped(&(self.name)(*seat), &self.memory(*give), &self.memory(*take))
            }
            Seen::Placed { seat, tile, hex } if *seat == me => {
                you.place(&self.memory(*tile), &self.hexes.of(self.ground, *hex))
            }
            Seen::Animal { seat } if *seat == me => you.animal.to_owned(),
            _ => return self.own_contest(seen, me),
        })
    }

    /// What the player did in a challenge or a fight.
    fn own_contest(&self, seen: &Seen, me: Seat) -> Option<String> {
        let (texts, you) = (&self.text.royaume, &self.text.royaume.you);
        Some(match seen {
            Seen::Challenge { seat, hex, tile, difficulty } if *seat == me => {
                let (tile_name, at) = (self.tile(*tile), self.to(*hex));
                match *difficulty == i16::from(self.ground.front(*tile).difficulty) {
                    true => you.challenge(&tile_name, &at),
                    false => you.changed_challenge(&tile_name, &at, *difficulty),
                }
            }
            Seen::Fight { seats, why } if seats[..] == [me] => you.fight(*why).to_owned(),
            Seen::Joined { seat } if *seat == me => you.join.to_owned(),
            Seen::Spun { seat, segment, number, total } if *seat == me => {
                match self.ground.segment(*segment).star {
                    true => you.spin_star.to_owned(),
                    false => you.spin(*number, *total),
                }
            }
            Seen::Counted { seat, card, total } if *seat == me => {
                you.count(texts.card(*card), *total)
            }
            Seen::Completed { seat, tile } if *seat == me => you.complete(&self.tile(*tile)),
            Seen::Returned { seat, tile, hex } if *seat == me => {
                you.give_back(&self.tile(*tile), &self.to(*hex))
            }
            _ => return None,
        })
    }

    fn told(&self, before: &[Seen], seen: &Seen) -> Option<String> {
        let texts = &self.text.royaume;
        let name = |seat: &Seat| (self.name)(*seat);
        let card = |card: &Card| texts.card(*card);
        Some(match seen {
            Seen::Hero { seat, to, why: Way::Walk } => texts.goes(&name(seat), &self.to(*to)),
            Seen::Hero { seat, why: Way::Camp, .. } => texts.to_camp(&name(seat)),
            Seen::Hero { seat, to, .. } => texts.comes(&name(seat), &self.to(*to)),
            Seen::Wizard { to, why } => texts.wizard(&self.to(*to), *why),
            Seen::Arrow { segment } => texts.arrow(&self.destination(*segment)),
            Seen::Snow { hex, seats } => texts.snow(&self.to(*hex), &self.names(*seats)),
            Seen::SnowBack(_) => texts.snow_back.to_owned(),

            Seen::Played { seat, card: played } => texts.plays(&name(seat), card(played)),
            Seen::Discarded { seat, cards } => texts.discards(&name(seat), &self.cards(cards)),
            Seen::Took { seat, card: taken } => texts.takes(&name(seat), card(taken)),
            Seen::Drew { seat, card: drawn } | Seen::Befell { seat, card: drawn, effect: true } => {
                texts.draws(&name(seat), card(drawn))
            }
            Seen::Befell { seat, card: drawn, .. } => texts.draws_in_vain(&name(seat), card(drawn)),
            Seen::Reshuffled => texts.reshuffled.to_owned(),
            Seen::Points { seat, by, score, why } => {
                texts.scores(&name(seat), &signed(*by), texts.cause(*why), *score)
            }

            Seen::Turn { seat, number } => texts.turn(&name(seat), *number),
            Seen::Missed { seat } => texts.missed(&name(seat)),
            Seen::EndBegins { why } => texts.end_begins(texts.end(*why)),
            Seen::LastTurn { seat } => texts.last_turn(&name(seat)),
            Seen::GameOver(_) => self.text.table.over.to_owned(),

            Seen::Spent { .. }
            | Seen::Memory { .. }
            | Seen::Swapped { .. }
            | Seen::Placed { .. }
            | Seen::Animal { .. } => return self.gain(seen),
            Seen::Turned { .. }
            | Seen::Challenge { .. }
            | Seen::Fight { .. }
            | Seen::Joined { .. }
            | Seen::Spun { .. }
            | Seen::Counted { .. }
            | Seen::Completed { .. }
            | Seen::Carried { .. }
            | Seen::Returned { .. } => return self.contest(seen),
            Seen::Settled { by, total, difficulty, .. } => match by {
                By::Star => texts.star.to_owned(),
                By::General => texts.general.to_owned(),
                By::Total => texts.done(&self.sum(before, *total), *difficulty),
                By::Short => texts.failed(&self.sum(before, *total), *difficulty),
            },
        })
    }

    /// What somebody traded, got or placed.
    fn gain(&self, seen: &Seen) -> Option<String> {
        let (texts, name) = (&self.text.royaume, |seat: &Seat| (self.name)(*seat));
        match seen {
            Seen::Spent { seat, tiles } => Some(texts.spent(&name(seat), &self.tiles(*tiles))),
            Seen::Memory { seat, tile } => Some(texts.memory(&name(seat), &self.memory(*tile))),
            Seen::Swapped { seat, give, other, take } => {
                let (give, take) = (self.memory(*give), self.memory(*take));
                Some(texts.swapped(&name(seat), &give, &name(other), &take))
            }
            Seen::Placed { seat, tile, hex } => {
                let spot = self.hexes.of(self.ground, *hex);
                Some(texts.placed(&name(seat), &self.memory(*tile), &spot))
            }
            Seen::Animal { seat } => Some(texts.animal(&name(seat))),
            _ => None,
        }
    }

    /// What became of a challenge or a fight.
    fn contest(&self, seen: &Seen) -> Option<String> {
        let texts = &self.text.royaume;
        let name = |seat: &Seat| (self.name)(*seat);
        match seen {
            Seen::Turned { hex, tile } => {
                let front = self.ground.front(*tile);
                let colour = texts.colour(front.colour);
                Some(texts.turned(&self.to(*hex), colour, front.difficulty))
            }
            Seen::Challenge { seat, hex, tile, difficulty } => {
                let (tile_name, at) = (self.tile(*tile), self.to(*hex));
                let printed = i16::from(self.ground.front(*tile).difficulty);
                Some(match *difficulty == printed {
                    true => texts.challenge(&name(seat), &tile_name, &at),
                    false => texts.changed_challenge(&name(seat), &tile_name, &at, *difficulty),
                })
            }
            Seen::Fight { seats, why } => {
                Some(texts.fight(&self.names(seats.iter().copied()), *why))
            }
            Seen::Joined { seat } => Some(texts.joins(&name(seat))),
            Seen::Spun { seat, segment, number, total } => {
                Some(match self.ground.segment(*segment).star {
                    true => texts.spins_star(&name(seat)),
                    false => texts.spins(&name(seat), *number, *total),
                })
            }
            Seen::Counted { seat, card, total } => {
                Some(texts.counts(&name(seat), texts.card(*card), *total))
            }
            Seen::Completed { seat, tile } => Some(texts.completed(&name(seat), &self.tile(*tile))),
            Seen::Carried { tile, from, to } => {
                Some(texts.carried(&self.tile(*tile), &self.of(*from), &self.to(*to)))
            }
            Seen::Returned { seat, tile, hex } => {
                Some(texts.returned(&name(seat), &self.tile(*tile), &self.to(*hex)))
            }
            _ => None,
        }
    }

    /// A total, written out as far as its contest was seen.
    fn sum(&self, before: &[Seen], total: i16) -> String {
        let parts = sum::counted(self.ground, before, self.animals).unwrap_or_default();
        if parts.len() < 2 {
            return total.to_string();
        }
        let several = parts.iter().any(|part| part.seat != parts[0].seat);
        let name = |seat| match self.me == Some(seat) {
            true => self.text.royaume.you.object.to_owned(),
            false => (self.name)(seat),
        };
        format!("{} = {total}", sum::written(self.text, &parts, several, name))
    }

    /// A challenge by what is on it, after "takes".
    fn tile(&self, tile: Tile) -> String {
        let front = self.ground.front(tile);
        self.text.royaume.tile(self.text.royaume.colour(front.colour), front.difficulty)
    }

    /// Several challenges.
    pub fn tiles(&self, tiles: Tiles) -> String {
        let tiles: Vec<String> = tiles.iter().map(|tile| self.tile(tile)).collect();
        self.text.common.list(&tiles)
    }

    /// The player comes last: "attacks Max and you".
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        let (mine, others): (Vec<Seat>, Vec<Seat>) =
            seats.into_iter().partition(|seat| self.me == Some(*seat));
        let mine = mine.iter().map(|_| self.text.royaume.you.object.to_owned());
        let names: Vec<String> = others.into_iter().map(self.name).chain(mine).collect();
        self.text.common.list(&names)
    }

    /// Several cards.
    pub fn cards(&self, cards: &[Card]) -> String {
        let cards = cards.iter().map(|card| self.text.royaume.card(*card));
        cards.collect::<Vec<_>>().join(", ")
    }

    /// After "to": a hex by what it is, and where.
    pub fn to(&self, hex: Hex) -> String {
        self.with_hex(self.text.royaume.to(&shown(self.ground.kind_name(hex))), hex)
    }

    /// The same after "of".
    pub fn of(&self, hex: Hex) -> String {
        self.with_hex(self.text.royaume.of(&shown(self.ground.kind_name(hex))), hex)
    }

    /// There is only one hex of each special kind, so nobody has to be told which.
    fn with_hex(&self, place: String, hex: Hex) -> String {
        match self.ground.kind(hex) {
            Kind::Special(_) => place,
            Kind::Land | Kind::City(_) => {
                // A mere number does not begin a line.
                let gap = if self.hexes == HexNames::Counted { '\u{a0}' } else { ' ' };
                self.text.royaume.hex_of(&place, gap, &self.hexes.of(self.ground, hex))
            }
        }
    }

    /// After "of": whose memory it is.
    pub fn memory(&self, memory: Memory) -> String {
        self.text.royaume.of(&shown(self.ground.memory_name(memory)))
    }

    /// After "of": where a segment of the spinner sends the Wizard.
    pub fn destination(&self, sector: Sector) -> String {
        match self.ground.segment(sector).to {
            WizardTarget::City(city) => self.memory(Memory::City(city)),
            WizardTarget::Mine => self.text.royaume.of(Special::Mine.name()),
        }
    }
}

/// R7: whoever has had the turn up to here and stayed where they were, which nothing shows by itself.
fn stayed(before: &[Seen]) -> Option<Seat> {
    let turn = before.iter().rposition(|seen| matches!(seen, Seen::Turn { .. }))?;
    let Seen::Turn { seat, .. } = before[turn] else { return None };
    let since = &before[turn..];
    let did = |seen: &[Seen]| match seen {
        [_, Seen::Hero { seat: who, why: Way::Walk | Way::ShortWay, .. }] => *who == seat,
        [_, Seen::Challenge { .. } | Seen::Placed { .. } | Seen::Missed { .. }] => true,
        // R29: instead of the turn. C27 and C28 throw cards away as well.
        [Seen::Points { why: Cause::Throw, .. } | Seen::Befell { .. }, Seen::Discarded { .. }] => {
            false
        }
        [_, Seen::Discarded { .. }] => true,
        _ => false,
    };
    (!since.windows(2).any(did)).then_some(seat)
}

/// Names of cities come from a file: what could steer a terminal is shown, not sent.
fn shown(name: &str) -> String {
    name.escape_debug().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Crewed, Level};
    use crate::game::{Chance, Game, Update, Viewer};
    use crate::games::Royaume;
    use crate::games::royaume::Options;
    use crate::text::Language;

    /// All that the first player sees of a game among captains.
    fn seen(seats: u8, seed: u64, me: Seat) -> Vec<Seen> {
        let mut chance = Chance::from_number(seed, 0);
        let mut bot = Royaume::bot(Level::Captain, Chance::from_number(seed, 1));
        let mut state = Royaume::deal(&Options::default(), seats, &mut chance).unwrap();
        let mut all = Vec::new();
        while let Some(seat) = Royaume::to_act(&state).first() {
            let view = Royaume::view(&state, Viewer::Seat(seat));
            bot.observe(&[], &view);
            let action = bot.choose(&view).unwrap();
            let mut events = Vec::new();
            Royaume::play(&mut state, seat, &action, &mut chance, &mut events).unwrap();
            all.extend(Update::<Royaume>::new(0, &state, &events, Viewer::Seat(me)).seen);
        }
        all
    }

    /// Whoever is spoken to is "you" in every sentence of whole games, and never called by name.
    #[test]
    fn you_is_you_whatever_happens() {
        let me = Seat::FIRST;
        let name = |seat: Seat| format!("<{}>", u8::from(seat));
        let ground = &Options::default().ground;
        let games: Vec<Vec<Seen>> =
            [(2, 1), (3, 2), (5, 3)].map(|(seats, seed)| seen(seats, seed, me)).into();
        for text in Language::ALL.map(Language::texts) {
            let (hexes, animals) = (HexNames::Counted, SeatSet::EMPTY);
            let telling = Telling { text, ground, name: &name, me: Some(me), hexes, animals };
            let others = Telling { me: None, ..telling };
            let mut spoken = 0;
            for all in &games {
                for (at, seen) in all.iter().enumerate() {
                    let Some(told) = telling.event(&all[..at], seen) else { continue };
                    assert!(!told.contains("<0>"), "{told}");
                    let third = others.event(&all[..at], seen).unwrap();
                    spoken += usize::from(third.contains("<0>"));
                    assert_eq!(told != third, third.contains("<0>"), "{told} / {third}");
                }
            }
            assert!(spoken > 100, "{spoken} sentences are about the player");
        }
    }
    /// Nothing shows by itself that somebody stays where they are; it is told with the arrow.
    #[test]
    fn who_stays_is_told_and_nobody_else() {
        let seat = Seat::FIRST;
        let turn = Seen::Turn { seat, number: 2 };
        let hero = |why| Seen::Hero { seat, to: Hex::all().next().unwrap(), why };
        let paid = Seen::Points { seat, by: -5, score: 3, why: Cause::Throw };
        let thrown = || Seen::Discarded { seat, cards: [Card::Fox].into_iter().collect() };
        let fox = || Seen::Played { seat, card: Card::Fox };
        let stays = |after: Vec<Seen>| stayed(&[vec![turn.clone()], after].concat()) == Some(seat);
        assert!(stays(vec![]));
        assert!(stays(vec![fox()]));
        assert!(stays(vec![fox(), hero(Way::Camp)]), "a fight in one's refill");
        assert!(stays(vec![paid, thrown(), fox()]), "new cards were paid for");
        assert!(!stays(vec![thrown()]), "instead of the turn");
        assert!(!stays(vec![fox(), hero(Way::Walk)]));
        assert!(!stays(vec![hero(Way::ShortWay)]));
        assert_eq!(stayed(&[fox()]), None, "who began it was not seen");
    }

    #[test]
    fn walks_and_stays_are_told_to_everybody() {
        let (me, name) = (Seat::FIRST, |seat: Seat| format!("<{}>", u8::from(seat)));
        let ground = &Options::default().ground;
        let all = seen(3, 2, me);
        let text = Language::English.texts();
        let (hexes, animals) = (HexNames::Counted, SeatSet::EMPTY);
        let telling = Telling { text, ground, name: &name, me: Some(me), hexes, animals };
        let told: Vec<String> =
            (0..all.len()).filter_map(|at| telling.event_alone(&all[..at], &all[at])).collect();
        for words in ["You go to ", "<1> goes to ", "<2> goes to "] {
            assert!(told.iter().any(|told| told.starts_with(words)), "{words}");
        }
    }
}
