//! At the table: the board, whose turn it is, what was said and what happened.

mod after;
mod around_board;
mod arriving;
mod end;
mod ending;
#[cfg(test)]
mod flood_tests;
mod frozen;
mod leaving;
mod lobby;
mod others;
mod passing;
mod playing;

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;

use eframe::egui::Ui;

use super::Command;
use super::replay::AnyReplay;
use crate::client::{self, Log};
use crate::game::{Seat, Update};
use crate::games::GameName;
use crate::guest::GuestEvent;
use crate::sound::{Cue, Speaker};
use crate::table::{Lobby, Notice, PersonId, Refusal};
use crate::ui::app::join_request::JoinRequest;
use crate::ui::app::session::{SessionEvent, TableSession};
use crate::ui::boards::{Advance, Draft, GameBoard, Reactions, Show};
use crate::ui::profile::challenges::reward::Reward;
use crate::ui::profile::day::Day;
use crate::ui::profile::finished_game::FinishedGame;
use crate::ui::profile::purpose::Purpose;
use crate::ui::profile::settings::{Pace, Settings};
use crate::ui::profile::statistics::Statistics;
use crate::ui::style::theme::pace;
use crate::ui::style::{Motion, Style};
pub use after::Finished;
use around_board::said::Said;
use around_board::side::SidePanel;
pub use arriving::Arriving;
pub use ending::Ending;
use leaving::Leaving;
pub use lobby::GameLobby;
pub use others::Awaited;
use others::OtherPlayers;
pub use passing::beside::TableBeside;

/// How many updates may wait to be shown. Who is further behind sees how things stand: no host fills the
/// memory with motion.
const MOST_WAITING: usize = 64;
/// How many reactions are shown at once.
const MOST_REACTIONS: usize = 64;

pub struct AtTable<G: GameBoard> {
    session: TableSession<G>,
    /// What a table among bots is for.
    purpose: Purpose,
    show: G::Show,
    draft: G::Draft,
    /// How many play in the game that is shown.
    seats: Option<u8>,
    /// The log as it was with what is shown, and with each update that waits to be.
    logs: VecDeque<Log<G>>,
    side: SidePanel,
    reactions: Reactions,
    /// What the player is asked to confirm: where to go from here.
    leaving: Option<Leaving>,
    /// What there is beside the game at a table with others.
    others: Option<OtherPlayers>,
    /// How the table has ended for this player, or why they never got there.
    ending: Option<Ending>,
    end: end::End<G>,
    /// The number of the game that has ended here.
    ended: Option<u32>,
    summary: around_board::summary::Summary,
    /// Whether the player is choosing how fast the bots are.
    sets_bot_speed: bool,
    was_mine: bool,
    /// Whose time was up, and when.
    time_up: Option<(Seat, f64)>,
    /// What could not be done, and when that was said.
    refused: Option<(Refusal<G>, f64)>,
    countdown: around_board::clock::Countdown,
    /// The table as it was told last, and whether somebody has come since it was heard.
    lobby: Option<Lobby<G>>,
    arrived: bool,
    /// Whether the table was told that the board cannot be seen.
    frozen: bool,
    /// Who has sat down at this laptop beside this player.
    beside: Vec<Box<TableSession<G>>>,
    /// Whether the table was told that this player, beside the host, is ready.
    getting_ready: bool,
    now: f64,
}

/// What the player can see of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// The whole of it.
    Board,
    /// Another screen lies over it.
    Covered,
    /// Nothing: the window is minimised, or under others.
    Nothing,
}

/// A table, whatever is played at it.
pub trait TableScreen {
    /// Takes in what happened, and says in how many seconds something will change by itself. Updates that
    /// come while nobody sees the board wait until somebody does.
    fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        speaker: &Speaker,
        volume: f32,
        visibility: Visibility,
    ) -> Option<f64>;
    fn table_ui(&mut self, ui: &mut Ui, style: &Style<'_>, settings: &Settings) -> Option<Command>;
    /// Sets how fast bots play at this player's own table.
    fn set_pace(&self, pace: Pace, motion: Motion);
    /// What is played here.
    fn game(&self) -> Option<GameName>;
    /// What everybody here waits for, if it is this player.
    fn waits_for(&self) -> Option<Awaited>;
    /// The window is to be closed: whether the player is asked first, as when they leave the table.
    fn ask_before_closing(&mut self) -> bool;
    /// Whether the game here is over, and was not checked yet.
    fn awaits_check(&self) -> bool;
    /// Counts the game that has ended here, once; what is to be kept of it.
    fn finish(&mut self, statistics: &mut Statistics, day: Day) -> Option<Finished>;
    /// Shows what the game that has ended here brought as a challenge.
    fn brings(&mut self, reward: Reward);
    /// A replay of the game that has ended here, from that step on.
    fn replay(&self, step: usize) -> Option<AnyReplay>;
    /// Shows where the record was saved, or why it was not.
    fn saved(&mut self, kept: io::Result<PathBuf>);
}

impl<G: GameLobby> AtTable<G> {
    /// At a table with others: the own one, or the one that was asked for.
    pub fn with_others(session: TableSession<G>, request: Option<JoinRequest>) -> Self {
        let others = Some(OtherPlayers::of(request));
        Self { others, ..Self::new(session, Purpose::Practice) }
    }

    /// At a table that lasts as long as this session, among bots.
    pub fn new(session: TableSession<G>, purpose: Purpose) -> Self {
        Self {
            session,
            purpose,
            show: G::Show::default(),
            draft: G::Draft::default(),
            seats: None,
            logs: VecDeque::new(),
            side: SidePanel::default(),
            reactions: Reactions::default(),
            leaving: None,
            others: None,
            ending: None,
            end: end::End::default(),
            ended: None,
            summary: around_board::summary::Summary::default(),
            sets_bot_speed: false,
            was_mine: false,
            time_up: None,
            refused: None,
            countdown: around_board::clock::Countdown::default(),
            lobby: None,
            arrived: false,
            frozen: false,
            beside: Vec::new(),
            getting_ready: false,
            now: 0.0,
        }
    }

    fn hear(&mut self, event: SessionEvent<G>) {
        match event {
            SessionEvent::Guest(GuestEvent::Client(client::Event::Heard(notice))) => {
                self.hear_notice(notice);
            }
            // A table takes it that whoever comes back sees the board.
            SessionEvent::Guest(GuestEvent::Client(client::Event::Joined { .. })) => {
                self.frozen = false
            }
            SessionEvent::Guest(GuestEvent::Ended(end)) => self.ending = Some(Ending::End(end)),
            SessionEvent::Beside(session) => self.beside.push(session),
            SessionEvent::Failed(why) => self.ending = Some(Ending::SeatError(why)),
            SessionEvent::Host(event) => {
                if let Some(others) = &mut self.others {
                    others.entrance.hear(event);
                }
            }
            SessionEvent::Guest(_) => {}
        }
    }

    fn hear_notice(&mut self, notice: Notice<G>) {
        match notice {
            Notice::Update(update) if self.follows(&update) => {
                self.show.take(&update);
                self.logs.push_back(self.session.snapshot.log.clone());
                self.forget_shown_logs();
            }
            Notice::Update(update) | Notice::Current(update) => {
                self.seats = Some(G::seating(&update.view).1);
                self.show.set(&update);
                self.logs = VecDeque::from([self.session.snapshot.log.clone()]);
            }
            Notice::Chat(who, line) => {
                let (name, line) = (self.name_of(who), line.as_str().to_owned());
                self.side.add(Said::Words { name, line });
            }
            Notice::Lobby(lobby) => self.note_people(*lobby),
            Notice::Said(said) => self.side.catch_up(&said),
            Notice::TimeUp(seat) => self.time_up = Some((seat, self.now)),
            Notice::React(who, reaction) => {
                if self.reactions.0.len() == MOST_REACTIONS {
                    self.reactions.0.remove(0);
                }
                self.reactions.0.push((who, reaction, self.now));
            }
            Notice::Answer(_, Err(refusal)) => {
                self.refused = Some((refusal, self.now));
            }
            _ => {}
        }
    }

    /// Whether what was seen can be shown on the board as it is: the next game may have more players,
    /// and not everything can wait.
    fn follows(&mut self, update: &Update<G>) -> bool {
        let seats = G::seating(&update.view).1;
        *self.seats.get_or_insert(seats) == seats && self.show.waiting() < MOST_WAITING
    }

    /// Keeps the log as it was with what is shown, and with each update that waits to be.
    fn forget_shown_logs(&mut self) {
        self.logs.drain(..self.logs.len().saturating_sub(self.show.waiting() + 1));
    }

    /// Notices who came and who went.
    fn note_people(&mut self, lobby: Lobby<G>) {
        let me = self.session.snapshot.me;
        if let Some(before) = self.lobby.as_ref().filter(|_| self.others.is_some()) {
            let changes = Said::changes(before, &lobby, me);
            self.arrived |= changes.iter().any(Said::is_arrival);
            changes.into_iter().for_each(|said| self.side.add(said));
        }
        self.lobby = Some(lobby);
    }

    fn name_of(&self, who: PersonId) -> String {
        let person = self.session.snapshot.person(who);
        person.map_or(String::new(), |person| person.name.as_str().to_owned())
    }
}

impl<G: GameLobby> TableScreen for AtTable<G> {
    fn advance(
        &mut self,
        now: f64,
        motion: Motion,
        speaker: &Speaker,
        volume: f32,
        visibility: Visibility,
    ) -> Option<f64> {
        self.now = now;
        while let Some(event) = self.session.next_event() {
            self.hear(event);
        }
        self.session.set_time(now);
        self.freeze_timer(visibility == Visibility::Board);
        if let Some(newest) = self.session.snapshot.view() {
            self.draft.revise(newest);
        }
        let lately = |since: f64| now - since < pace::REACTION.as_secs_f64();
        self.reactions.0.retain(|(_, _, since)| lately(*since));
        self.time_up = self.time_up.filter(|(_, since)| lately(*since));
        let left = self.session.snapshot.clock().map(|clock| clock.left);
        self.show.set_time_left(left);
        if self.countdown.ticks(&self.session.snapshot) {
            speaker.play(Cue::Tick, volume);
        }
        let advance = match visibility {
            Visibility::Nothing => Advance::default(),
            _ => self.show.advance(now, motion, &self.session.snapshot),
        };
        for cue in advance.cues {
            speaker.play(cue, volume);
        }
        if std::mem::take(&mut self.arrived) {
            speaker.play(Cue::Connect, volume);
        }
        let mine = self.session.snapshot.is_my_turn();
        if mine && !self.was_mine {
            speaker.play(Cue::YourTurn, volume);
        }
        self.was_mine = mine;
        let lasting = !self.reactions.0.is_empty() || self.time_up.is_some();
        let fading = lasting.then(|| pace::REACTION.as_secs_f64() / 4.0);
        let others = self.advance_others(now);
        let second = left.map(|left| left.fract().max(0.01));
        [advance.next, fading, others, second].into_iter().flatten().reduce(f64::min)
    }

    fn table_ui(&mut self, ui: &mut Ui, style: &Style<'_>, settings: &Settings) -> Option<Command> {
        if let Some(others) = &self.others {
            if self.session.snapshot.lobby.is_none() {
                return self.arriving_ui(ui, style, others.is_long(self.now));
            }
            if self.in_lobby() {
                return self.gathering_ui(ui, style, settings);
            }
        }
        self.game_ui(ui, style, settings)
    }

    fn set_pace(&self, pace: Pace, motion: Motion) {
        self.session.set_bot_pause(G::bot_pause(pace, motion));
    }

    fn game(&self) -> Option<GameName> {
        GameName::of::<G>()
    }

    fn waits_for(&self) -> Option<Awaited> {
        self.wait()
    }

    fn ask_before_closing(&mut self) -> bool {
        if self.ending.is_some() || self.loses_nothing() {
            return false;
        }
        self.leaving = Some(Leaving::Program);
        true
    }

    fn awaits_check(&self) -> bool {
        self.is_over() && self.session.snapshot.verdict.is_none()
    }

    fn finish(&mut self, statistics: &mut Statistics, day: Day) -> Option<Finished> {
        self.finish_ended(statistics, day)
    }

    fn brings(&mut self, reward: Reward) {
        self.end.brings(reward);
    }

    fn replay(&self, step: usize) -> Option<AnyReplay> {
        FinishedGame::of_table(&self.session.snapshot).map(|game| AnyReplay::at(game, step))
    }

    fn saved(&mut self, kept: io::Result<PathBuf>) {
        self.end.saved(kept);
    }
}
