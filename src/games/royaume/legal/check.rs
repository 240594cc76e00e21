//! Whether somebody may do something now, and if not, why.

use super::action::{Action, Play, Price};
use crate::game::{Seat, SeatSet};
use crate::games::royaume::course::contest::{Contest, Stage};
use crate::games::royaume::course::task::{Step, Task};
use crate::games::royaume::material::realm::Special;
use crate::games::royaume::{Card, Hex, HexSet, Illegal, Memory, Tabletop, Tiles};

impl Tabletop {
    /// Whether the seat may do this now, or the reason why not.
    #[inline]
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.todo.last(), &self.contest) {
            (Some(Task::Turn(step)), _) if seat == self.turn => {
                self.check_turn(*step, seat, action)
            }
            (Some(Task::Contest), Some(contest)) if seat == contest.asked => {
                self.check_contest(contest, seat, action)
            }
            (Some(Task::Turncoat(asked)), _) if seat == *asked => self.check_turncoat(seat, action),
            (Some(Task::LastTurn(asked)), _) if seat == *asked => {
                self.check_last_turn(seat, action)
            }
            _ => Err(self.decides().map_or(Illegal::GameOver, Illegal::NotYours)),
        }
    }

    fn check_turn(&self, step: Step, seat: Seat, action: Action) -> Result<(), Illegal> {
        let before = matches!(step, Step::Start | Step::Thrown | Step::Walking);
        match (step, action) {
            (Step::Placing, Action::Place(memory, hex)) => self.check_place(seat, memory, hex),
            (Step::Placing | Step::Trading | Step::Stopped, Action::End) => Ok(()),
            (Step::Placing, _) => Err(Illegal::OnlyPlacing),
            (Step::Trading, Action::Trade(tiles)) => self.check_trade(seat, tiles),
            (Step::Trading, _) => Err(Illegal::OnlyTrading),
            (Step::Start, Action::Throw(price)) => self.check_throw(seat, price),
            (_, Action::Throw(_)) => Err(Illegal::ThrowTooLate),
            (Step::Start | Step::Thrown, Action::Place(memory, hex)) => {
                self.check_place(seat, memory, hex)
            }
            (_, Action::Place(..)) => Err(Illegal::TooLate),
            (_, Action::Move(hex)) if before => self.check_move(seat, hex),
            (_, Action::Move(_)) => Err(Illegal::TooLate),
            (_, Action::Card(play)) => self.check_own_card(before, seat, play),
            (_, Action::End | Action::Buy | Action::Trade(_)) if before => Err(Illegal::MustMove),
            (_, Action::Buy) => self.check_buy(seat),
            (_, Action::Trade(tiles)) => self.check_trade_here(seat, tiles),
            (_, Action::End) => Ok(()),
            (_, Action::Join | Action::Spin | Action::Pass) => Err(Illegal::NotAsked),
            (_, Action::Turncoat(..)) => Err(Illegal::BadReturn),
        }
    }

    /// R29.
    fn check_throw(&self, seat: Seat, price: Price) -> Result<(), Illegal> {
        let poor = self.player(seat).score < Self::THROW;
        if price == Price::Paid && poor { Err(Illegal::ThrowTooDear) } else { Ok(()) }
    }

    /// R7–R9.
    fn check_move(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if self.reach(seat).contains(hex) {
            return Ok(());
        }
        self.check_open(seat, hex)?;
        Err(Illegal::TooFar(hex))
    }

    /// R2, R8, C24: whether the hero may come there at all.
    fn check_open(&self, seat: Seat, hex: Hex) -> Result<(), Illegal> {
        if hex == self.realm().place(Special::Tower) {
            return Err(Illegal::Tower);
        }
        if self.snowed().contains(hex) {
            return Err(Illegal::Snow);
        }
        if self.challenges().contains(hex) && !self.player(seat).may_begin() {
            return Err(Illegal::ThreeUnspent);
        }
        Ok(())
    }

    /// R10, D4: after stopping; it ends the turn.
    fn check_buy(&self, seat: Seat) -> Result<(), Illegal> {
        let player = self.player(seat);
        if player.hero != self.realm().place(Special::Temple) {
            return Err(Illegal::NotTemple);
        }
        if player.animal {
            return Err(Illegal::HasAnimal);
        }
        if player.score < Self::ANIMAL { Err(Illegal::AnimalTooDear) } else { Ok(()) }
    }

    /// R11: on the Mine.
    fn check_trade_here(&self, seat: Seat, tiles: Tiles) -> Result<(), Illegal> {
        if self.player(seat).hero != self.realm().place(Special::Mine) {
            return Err(Illegal::NotMine);
        }
        self.check_trade(seat, tiles)
    }

    /// R11, R26.
    fn check_trade(&self, seat: Seat, tiles: Tiles) -> Result<(), Illegal> {
        self.check_mine()?;
        let (own, most) = self.tradable(seat);
        if own.is_empty() {
            return Err(Illegal::NothingToTrade);
        }
        let good = (tiles.set() - own).is_empty() && tiles.count() <= most;
        if good { Ok(()) } else { Err(Illegal::BadTrade) }
    }

    /// R11, R26: whether anything can be got out of the Mine.
    fn check_mine(&self) -> Result<(), Illegal> {
        match (self.mine, self.diggable()) {
            (0, _) => Err(Illegal::MineEmpty),
            (_, 0) => Err(Illegal::WizardOnMine),
            _ => Ok(()),
        }
    }

    /// R12, R13.
    fn check_place(&self, seat: Seat, memory: Memory, hex: Hex) -> Result<(), Illegal> {
        if !self.player(seat).has(memory) {
            return Err(Illegal::NoMemory(memory));
        }
        match (self.memory_sites(memory).contains(hex), memory) {
            (true, _) => Ok(()),
            (false, Memory::City(_)) => Err(Illegal::BadSite(hex)),
            (false, Memory::Palace) => Err(Illegal::BadPalace(hex)),
        }
    }

    fn check_hand(&self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.player(seat).holds(card) { Ok(()) } else { Err(Illegal::NotInHand(card)) }
    }

    /// R7: a card of one's own turn.
    fn check_own_card(&self, before: bool, seat: Seat, play: Play) -> Result<(), Illegal> {
        let card = play.card();
        self.check_hand(seat, card)?;
        let player = self.player(seat);
        let works = match play {
            Play::Fox => true,
            Play::Merchant => player.score >= Self::MERCHANT && self.diggable() > 0,
            Play::Magician { take } => self.takeable().contains(take),
            Play::Prophet { .. } if !player.may_begin() => return Err(Illegal::ThreeUnspent),
            Play::Prophet { hex } => self.prophecies().contains(hex),
            Play::Shaman { give, seat: other, take } => {
                self.everybody().contains(other)
                    && other != seat
                    && player.has(give)
                    && self.player(other).has(take)
            }
            Play::Storyteller { from, to } => {
                self.tales().contains(from) && self.tale_sites(from).contains(to)
            }
            Play::Miner { tiles } => return self.check_trade(seat, tiles),
            Play::ShortWay { .. } if !before => return Err(Illegal::NotNow(card)),
            Play::ShortWay { hex } => {
                self.check_open(seat, hex)?;
                self.anywhere(seat).contains(hex)
            }
            _ => return Err(Illegal::NotNow(card)),
        };
        if works { Ok(()) } else { Err(self.lack(seat, card)) }
    }

    /// A1–A16: what a card lacks to do anything now; if nothing, it was played for the wrong thing.
    fn lack(&self, seat: Seat, card: Card) -> Illegal {
        let has_memory = |seat: Seat| !self.player(seat).kinds().is_empty();
        let others = || self.everybody() - SeatSet::only(seat);
        let stays = |from: Hex| self.tale_sites(from).is_empty();
        match card {
            Card::Magician if self.takeable().is_empty() => Illegal::NothingDiscarded,
            Card::Merchant => self.check_mine().err().unwrap_or(Illegal::MerchantTooDear),
            Card::Prophet if self.challenges().is_empty() => Illegal::NoChallenge,
            Card::Prophet if self.prophecies().is_empty() => Illegal::UnderWizard(card),
            Card::Shaman if !has_memory(seat) => Illegal::NothingToGive,
            Card::Shaman if !others().iter().any(has_memory) => Illegal::NothingToGet,
            Card::Storyteller if self.up.places().is_empty() => Illegal::NoneFaceUp,
            Card::Storyteller if self.tales().is_empty() => Illegal::UnderWizard(card),
            Card::Storyteller if self.tales().iter().all(stays) => Illegal::NoOtherCity,
            _ => Illegal::NoEffect(card),
        }
    }

    /// R16.
    fn check_contest(&self, contest: &Contest, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Spin if contest.asks_for_a_spin() => Ok(()),
            Action::Pass if !contest.asks_for_a_spin() => Ok(()),
            Action::Join if contest.stage == Stage::Join => Ok(()),
            Action::Card(play) => self.check_contest_card(contest, seat, play),
            _ => Err(Illegal::NotAsked),
        }
    }

    fn check_contest_card(&self, contest: &Contest, seat: Seat, play: Play) -> Result<(), Illegal> {
        let card = play.card();
        self.check_hand(seat, card)?;
        let now = match play {
            Play::TeamUp => contest.stage == Stage::TeamUp,
            Play::Horn { .. } => contest.stage == Stage::Horn,
            Play::Invisibility => contest.stage == Stage::Invisibility,
            Play::General => contest.asks_for_a_spin() || contest.asks_for_cards(),
            _ => contest.asks_for_cards() && (Contest::worth(card) > 0 || card == Card::Luck),
        };
        if !now {
            return Err(Illegal::NotNow(card));
        }
        let works = match play {
            Play::Horn { seat: other } => self.able(contest).contains(other),
            Play::Luck { colour } => {
                contest.takes(seat, card)
                    && contest.spin(seat).is_some_and(|spin| spin.colour != colour)
            }
            Play::TeamUp | Play::Invisibility | Play::General => true,
            _ => contest.takes(seat, card),
        };
        if works { Ok(()) } else { Err(Illegal::NoEffect(card)) }
    }

    /// C26.
    fn check_turncoat(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Turncoat(tile, hex) = action else { return Err(Illegal::MustReturn) };
        let good = self.player(seat).unspent.contains(tile) && self.challenge_sites().contains(hex);
        if good { Ok(()) } else { Err(Illegal::BadReturn) }
    }

    /// R31.
    fn check_last_turn(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match action {
            Action::Place(memory, hex) => self.check_place(seat, memory, hex),
            Action::Card(Play::Fox) => self.check_hand(seat, Card::Fox),
            Action::End if self.can_place(seat) => Err(Illegal::MustPlace),
            Action::End => Ok(()),
            _ => Err(Illegal::OnlyLastThings),
        }
    }

    /// R8, R24: where coming to a hex begins something at once.
    #[inline]
    pub(crate) fn begins_something(&self) -> HexSet {
        self.challenges() | self.wizards()
    }
}
