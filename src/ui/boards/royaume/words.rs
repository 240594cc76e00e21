//! What is said about the game: in the line above the board (this file), in the log, and on the card
//! with the rules.

pub(super) mod log;
pub(super) mod summary;

use std::cmp::Reverse;

use super::choosing::draft::Draft;
use super::choosing::pick::{Offer, Pick, traded};
use super::map::model::placing;
use super::map::prospect::Prospect;
use super::motion::Show;
use super::scene::{self, Enough, Help};
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{
    About, Action, Card, Contest, Hex, Kind, Play, Price, Seen, Special, Stage, Step, Tabletop,
    Task, View,
};
use crate::text::Texts;
use crate::text::games::royaume::telling::Telling;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::{BoardLog as _, BoardWords, Intent, Line, LineButton};
use log::telling;

impl BoardWords for Royaume {
    fn line(
        text: &Texts,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        draft: &Draft,
    ) -> Line<Action> {
        let Some(view) = show.view().or(snapshot.view()) else {
            return Line::plain(text.table.opening.to_owned());
        };
        let Some(seat) = view.tabletop.decides() else {
            return Line::plain(text.table.over.to_owned());
        };
        // What was asked before has been answered by what is shown now.
        let shown = shown(text, snapshot, show).filter(|_| !show.is_still());
        if let Some(shown) = shown {
            return Line::plain(shown);
        }
        // While something is still shown, nothing of it can be answered.
        if snapshot.seat == Some(seat) && !show.is_still() {
            return Line::plain(text.royaume.you.soon.to_owned());
        }
        if snapshot.seat != Some(seat) {
            return Line::plain(theirs(text, view, seat, &snapshot.name(seat)));
        }
        let offer = Offer::of(snapshot.view_to_act_on(), &draft.picked);
        let name = |seat| snapshot.name(seat);
        let (telling, gives_up) = (telling(text, view, &name), draft.gives_up);
        let asker = Asker { text, view, seat, telling, offer: &offer, gives_up };
        Line {
            mine: true,
            buttons: asker.buttons(),
            board_too: !draft.picked.is_empty() || asker.on_board(),
            ..Line::plain(asker.words())
        }
    }

    fn progress(text: &Texts, show: &Show) -> String {
        let Some(view) = show.view() else { return String::new() };
        let (words, table) = (&text.royaume.board.plate, &view.tabletop);
        let turn = words.turn_number(table.player(table.turn).turns.max(1));
        format!("{turn} · {}", words.mine_left(table.mine))
    }
}

/// What is being shown.
fn shown(text: &Texts, snapshot: &ClientSnapshot<Royaume>, show: &Show) -> Option<String> {
    // How a contest ended is read until its scene is gone.
    if let Some(outcome) = show.scene().and_then(|scene| scene::outcome(text, scene)) {
        return Some(outcome);
    }
    let words = &text.royaume.board.shown;
    let mine = |seat: &Seat| snapshot.you() == Some(*seat);
    match show.showing() {
        Some(Seen::Arrow { .. }) => Some(words.arrow.to_owned()),
        Some(Seen::Spun { seat, .. }) if mine(seat) => Some(words.i_spin.to_owned()),
        Some(Seen::Spun { seat, .. }) => Some(words.spins(&snapshot.name(*seat))),
        Some(Seen::Drew { seat, .. }) if mine(seat) => Some(words.i_draw.to_owned()),
        Some(Seen::Drew { seat, .. }) => Some(words.draws(&snapshot.name(*seat))),
        Some(seen) => Royaume::tell(text, snapshot, std::slice::from_ref(seen), 0),
        None => match show.scene()?.said? {
            (seat, scene::Said::Passes) if mine(&seat) => Some(text.royaume.you.pass.to_owned()),
            (seat, scene::Said::Passes) => Some(text.royaume.passes(&snapshot.name(seat))),
            _ => None,
        },
    }
}

/// What the player is asked, and what they have begun to answer.
struct Asker<'a> {
    text: &'a Texts,
    view: &'a View,
    /// The player's.
    seat: Seat,
    telling: Telling<'a>,
    offer: &'a Offer,
    /// Whether they are asked once more if they give up.
    gives_up: bool,
}

impl Asker<'_> {
    /// Whether something on the board can be chosen as well.
    fn on_board(&self) -> bool {
        !self.offer.hexes().is_empty()
    }

    fn words(&self) -> String {
        match (self.offer.action(), self.offer.is_fresh()) {
            (Some(action), _) => self.will(action),
            (None, false) => self.asks_more(),
            (None, true) if self.gives_up => self.text.royaume.board.mine.give_up.to_owned(),
            (None, true) => self.asks(),
        }
    }

    /// What an action would do.
    fn will(&self, action: Action) -> String {
        let (words, telling) = (&self.text.royaume.board.will, self.telling);
        match action {
            Action::Move(hex) => self.will_go(hex),
            Action::Place(memory, hex) => words.place(&telling.memory(memory), &self.placed(hex)),
            Action::Turncoat(_, hex) => words.turncoat(&telling.to(hex)),
            Action::Trade(tiles) => words.trade(&telling.tiles(tiles)),
            Action::Card(play) if self.could_place() => {
                words.instead_of_placing(&self.will_play(play))
            }
            Action::Card(play) => self.will_play(play),
            _ => self.asks(),
        }
    }

    /// R12: whether the turn could still be spent on placing.
    fn could_place(&self) -> bool {
        let table = &self.view.tabletop;
        let starts = matches!(table.todo.last(), Some(Task::Turn(Step::Start | Step::Thrown)));
        starts && table.can_place(self.seat)
    }

    /// R12: what a memory would bring on a hex.
    fn placed(&self, hex: Hex) -> String {
        self.text.royaume.points(placing(self.view, hex).into())
    }

    fn will_go(&self, hex: Hex) -> String {
        let (words, table) = (&self.text.royaume.board.will, &self.view.tabletop);
        let to = self.telling.to(hex);
        match (self.chance(hex), table.realm().kind(hex)) {
            (Some(chance), _) if table.wizard == Some(hex) => words.fight(&to, &chance),
            (Some(chance), _) => words.challenge(&to, &chance),
            (None, _) if table.player(self.seat).hero == hex => words.stay.to_owned(),
            (None, Kind::Special(Special::Temple)) => words.temple.to_owned(),
            (None, Kind::Special(Special::Mine)) => words.mine.to_owned(),
            (None, _) => words.go(&to),
        }
    }

    /// How likely the player wins what awaits them on a hex.
    fn chance(&self, hex: Hex) -> Option<String> {
        let prospect = Prospect::of(&self.view.tabletop, self.seat, hex)?;
        Some(scene::odds(self.text, [prospect.bare, prospect.chance], true))
    }

    fn will_play(&self, play: Play) -> String {
        let (texts, telling) = (&self.text.royaume, self.telling);
        let words = &texts.board.will;
        match play {
            Play::Prophet { hex } => {
                words.prophet(&telling.to(hex), &self.chance(hex).unwrap_or_default())
            }
            Play::ShortWay { hex } => self.will_go(hex),
            Play::Storyteller { from, to } => words.storyteller(&telling.of(from), &telling.to(to)),
            Play::Shaman { give, seat, take } => {
                words.shaman(&telling.memory(give), &(telling.name)(seat), &telling.memory(take))
            }
            Play::Magician { take } => words.magician(texts.card(take)),
            Play::Miner { tiles } => words.trade(&telling.tiles(tiles)),
            Play::Horn { seat } => words.horn(&(telling.name)(seat)),
            _ => match (&self.view.tabletop.contest, adds(play)) {
                (Some(contest), Some(more)) => {
                    let card = texts.card(play.card());
                    words.adds(card, contest.total + more, contest.difficulty)
                }
                _ => words.play(texts.card(play.card()), texts.board.does(play.card())),
            },
        }
    }

    /// What is still to be said about what was picked.
    fn asks_more(&self) -> String {
        let words = &self.text.royaume.board.ask;
        match self.offer.picked() {
            [Pick::Deck, ..] => words.deck.to_owned(),
            [Pick::Tile(_), ..] => words.tile.to_owned(),
            [Pick::Memory(memory), ..] => words.memory(&self.telling.memory(*memory)),
            [Pick::Card(card), more @ ..] => match (card, more.len()) {
                (Card::Magician, _) => words.magician,
                (Card::Luck, _) => words.luck,
                (Card::Prophet, _) => words.prophet,
                (Card::Shaman, 0) => words.shaman_give,
                (Card::Shaman, _) => words.shaman_take,
                (Card::Storyteller, 0) => words.storyteller_from,
                (Card::Storyteller, _) => words.storyteller_to,
                (Card::Miner, _) => words.miner,
                (Card::ShortWay, _) => words.short_way,
                (Card::Horn, _) => words.horn,
                _ => self.text.royaume.board.does(*card),
            }
            .to_owned(),
            _ => self.asks(),
        }
    }

    /// What the player is asked.
    fn asks(&self) -> String {
        let (words, table, seat) = (&self.text.royaume.board.mine, &self.view.tabletop, self.seat);
        match table.todo.last() {
            Some(Task::Turn(Step::Start | Step::Thrown)) if self.could_place() => {
                words.start_placing
            }
            Some(Task::Turn(Step::Start | Step::Thrown)) => words.start,
            Some(Task::Turn(Step::Walking)) => words.walking,
            Some(Task::Turn(Step::Stopped)) if self.offer.allows(Action::Buy) => words.temple,
            Some(Task::Turn(Step::Stopped)) if !self.offer.trades().is_empty() => words.mine,
            Some(Task::Turn(Step::Stopped)) if self.offer.is_only(Action::End) => {
                words.stopped_idle
            }
            Some(Task::Turn(Step::Stopped)) => words.stopped,
            Some(Task::Turn(Step::Trading)) => words.mine,
            Some(Task::Turn(Step::Placing)) if table.can_place(seat) => words.placing,
            Some(Task::Turn(Step::Placing)) => words.placed_all,
            Some(Task::LastTurn(_)) if table.can_place(seat) => words.last_turn,
            Some(Task::LastTurn(_)) if table.player(seat).holds(Card::Fox) => words.last_fox,
            Some(Task::LastTurn(_)) => words.last_end,
            Some(Task::Turncoat(_)) => words.turncoat,
            _ => return self.asks_in_contest(),
        }
        .to_owned()
    }

    /// Whose contest it is.
    fn heads(&self, contest: &Contest) -> String {
        self.telling.names(contest.heads_in_order())
    }

    fn asks_in_contest(&self) -> String {
        let (words, table, seat) = (&self.text.royaume.board.mine, &self.view.tabletop, self.seat);
        let Some(contest) = &table.contest else { return String::new() };
        let Contest { total, difficulty, .. } = *contest;
        match contest.stage {
            Stage::TeamUp => words.team_up.to_owned(),
            Stage::Join => {
                let name = self.heads(contest);
                let [before, after] = Help::of(table, contest, seat).chances;
                match contest.about {
                    About::Challenge(..) => words.join(&name, before, after),
                    About::Fight(_) => words.join_fight(&name, before, after),
                }
            }
            Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => {
                let need = scene::need(self.text, table, contest, Some(seat), false);
                match contest.stage {
                    Stage::HelperSpins => words.spin_to_help(&self.heads(contest), &need),
                    _ => words.spin(&need),
                }
            }
            Stage::JoinersCards | Stage::Cards | Stage::HelperCards | Stage::LastCards => {
                match Enough::of(table, contest, seat) {
                    Enough::One => words.cards(total, difficulty),
                    Enough::Several => words.several_cards(total, difficulty),
                    Enough::WithOthers => words.with_others(total, difficulty),
                    Enough::WithHorn => words.with_horn(total, difficulty),
                    Enough::Never => words.never_enough(total, difficulty),
                }
            }
            Stage::Horn => words.horn(total, difficulty),
            Stage::Invisibility => words.invisibility.to_owned(),
        }
    }

    /// What can be pressed: what is meant first.
    fn buttons(&self) -> Vec<LineButton<Action>> {
        let press = &self.text.royaume.board.press;
        let mut buttons = Vec::new();
        if let Some(action) = self.offer.action() {
            buttons.push(LineButton::new(&self.yes(action), Intent::Act(action)));
            // Where one can go, one can also place what fits there.
            let placing = self.offer.placing();
            let name = |action| match action {
                Action::Place(_, hex) => press.place_for(&self.placed(hex)),
                _ => self.yes(action),
            };
            buttons.extend(placing.map(|it| LineButton::new(&name(it), Intent::Act(it))));
        } else {
            let mut pressed: Vec<(Pick, Action)> = self.offer.completing().collect();
            // The most first.
            pressed.reverse();
            pressed.sort_by_key(|(pick, _)| Reverse(self.number(*pick)));
            // Joining has a button of its own.
            for (pick, action) in pressed.into_iter().filter(|(_, it)| *it != Action::Join) {
                if let Some(name) = self.pressed(pick) {
                    buttons.push(LineButton::new(&name, Intent::Act(action)));
                }
            }
            for (count, action) in self.offer.trades().into_iter().rev() {
                buttons.push(LineButton::new(&press.trade(count), Intent::Act(action)));
            }
        }
        if !self.offer.is_fresh() {
            buttons.push(LineButton::no(press.not_this, Intent::TakeBack));
            return buttons;
        }
        for action in [Action::Buy, Action::Join, Action::Spin, Action::End] {
            if self.offer.allows(action) {
                buttons.push(LineButton::new(self.at_once(action), Intent::Act(action)));
            }
        }
        if self.offer.allows(Action::Pass) {
            let (name, pass) = (self.passes(), Intent::Act(Action::Pass));
            match (self.is_in_vain(), name == press.give_up) {
                // There is nothing else to be said.
                (true, _) => buttons.push(LineButton::new(name, pass)),
                (false, true) if self.gives_up => {
                    buttons.push(LineButton::new(press.not_yet, Intent::TakeBack));
                    buttons.push(LineButton::no(name, pass));
                }
                (false, true) => buttons.push(LineButton::no(name, Intent::AskFirst)),
                (false, false) => buttons.push(LineButton::no(name, pass)),
            }
        }
        buttons
    }

    /// What is said to a whole choice.
    fn yes(&self, action: Action) -> String {
        let press = &self.text.royaume.board.press;
        if let Some(tiles) = traded(action) {
            return press.trade(tiles.count());
        }
        let stays = |hex: Hex| self.view.tabletop.player(self.seat).hero == hex;
        match action {
            Action::Move(hex) if stays(hex) => press.stay,
            Action::Move(_) => press.go,
            Action::Place(..) => press.place,
            Action::Turncoat(..) => press.put,
            Action::Join => press.join_with_card,
            _ => press.play,
        }
        .to_owned()
    }

    fn at_once(&self, action: Action) -> &'static str {
        let press = &self.text.royaume.board.press;
        let contest = self.view.tabletop.contest.as_ref();
        match action {
            Action::Buy => press.buy,
            Action::Join if contest.is_some_and(Contest::asks_for_team_ups) => press.join_with_card,
            Action::Join => press.join,
            Action::Spin => press.spin,
            _ => press.end,
        }
    }

    /// Whether the player is asked for cards of which none can be enough.
    fn is_in_vain(&self) -> bool {
        let table = &self.view.tabletop;
        let contest = table.contest.as_ref().filter(|contest| contest.asks_for_cards());
        contest.is_some_and(|contest| Enough::of(table, contest, contest.asked) == Enough::Never)
    }

    /// How one says no: it is giving up where nobody can do anything after it.
    fn passes(&self) -> &'static str {
        let (press, table) = (&self.text.royaume.board.press, &self.view.tabletop);
        let Some(contest) = table.contest.as_ref().filter(|contest| contest.asks_for_cards())
        else {
            return press.no;
        };
        let last = match contest.stage {
            Stage::Cards => contest.waiting.len() < 2 && !scene::awaits_horn(table, contest),
            Stage::LastCards => contest.waiting.len() < 2,
            _ => false,
        };
        if last { press.give_up } else { press.no_card }
    }

    /// What completes a choice by a button, as it is not on the board.
    fn pressed(&self, pick: Pick) -> Option<String> {
        let press = &self.text.royaume.board.press;
        match pick {
            Pick::Price(Price::Paid) => Some(press.pay.to_owned()),
            Pick::Price(Price::Turn) => Some(press.skip_turn.to_owned()),
            // The line has asked for this very card, and said what it does.
            Pick::Card(card @ (Card::TeamUp | Card::Invisibility)) => {
                Some(press.play_card(self.text.royaume.card(card)))
            }
            Pick::Colour(colour) => {
                let number = self.number(pick)?;
                Some(press.colour(self.text.royaume.colour(colour), number))
            }
            _ => None,
        }
    }

    /// A2: what the spin counts by another of its numbers.
    fn number(&self, pick: Pick) -> Option<u8> {
        let Pick::Colour(colour) = pick else { return None };
        let table = &self.view.tabletop;
        let spin = table.contest.as_ref()?.spin(self.seat)?;
        Some(table.realm().segment(spin.sector).number(colour))
    }
}

/// A13–A19: what a card adds to a total.
fn adds(play: Play) -> Option<i16> {
    match play {
        Play::Goat => Some(2),
        Play::Sword | Play::Shield => Some(3),
        Play::Bison => Some(4),
        Play::Bow => Some(5),
        _ => None,
    }
}

/// What somebody else is asked.
fn theirs(text: &Texts, view: &View, seat: Seat, name: &str) -> String {
    let (words, table) = (&text.royaume.board.theirs, &view.tabletop);
    match table.todo.last() {
        Some(Task::Turn(Step::Placing)) => words.placing(name),
        Some(Task::Turn(Step::Trading)) => words.trading(name),
        Some(Task::Turn(Step::Stopped))
            if table.player(seat).hero == table.realm().place(Special::Mine) =>
        {
            words.trading(name)
        }
        Some(Task::LastTurn(_)) => words.last_turn(name),
        Some(Task::Turncoat(_)) => words.turncoat(name),
        Some(Task::Contest) => match &table.contest {
            Some(contest) => in_contest(text, table, contest, name),
            None => String::new(),
        },
        _ => words.turn(name),
    }
}

fn in_contest(text: &Texts, table: &Tabletop, contest: &Contest, name: &str) -> String {
    let words = &text.royaume.board.theirs;
    let Contest { total, difficulty, .. } = *contest;
    match contest.stage {
        Stage::TeamUp => words.team_up(name),
        Stage::Join => words.join(name),
        Stage::Spin | Stage::JoinersSpin | Stage::HelperSpins => words.spin(name),
        Stage::Horn => words.horn(name),
        Stage::Invisibility => words.invisibility(name),
        _ => match Enough::of(table, contest, contest.asked) {
            Enough::Never => words.never_enough(name, total, difficulty),
            _ => words.cards(name, total, difficulty),
        },
    }
}
