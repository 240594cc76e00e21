//! The clock of the table, as it is seen and heard.

use eframe::egui::{Color32, Ui};

use crate::game::Game;
use crate::ui::app::snapshot::{ClientSnapshot, SeatClock};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;
use crate::ui::style::theme::size;
use crate::ui::widgets::{icon, strong};

/// The last so many seconds are heard.
const HEARD: u16 = 5;

/// How long a turn, or a look at how the round ended, may still take.
pub fn clock_ui(ui: &mut Ui, style: &Style<'_>, clock: SeatClock) {
    icon(ui, style, Icon::Clock, size::ICON, color(style, clock));
    seconds_ui(ui, style, clock);
}

/// The same in words alone.
pub fn seconds_ui(ui: &mut Ui, style: &Style<'_>, clock: SeatClock) {
    let words = strong(style.text.host.seconds(clock.seconds()));
    ui.label(words.color(color(style, clock))).on_hover_text(style.text.host.time);
}

fn color(style: &Style<'_>, clock: SeatClock) -> Color32 {
    if clock.hurries() { style.palette.ember } else { style.palette.weak }
}

/// The last seconds of one's own time, each heard once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Countdown {
    last: Option<u16>,
}

impl Countdown {
    /// Whether another of the last seconds has begun.
    pub fn ticks<G: Game>(&mut self, snapshot: &ClientSnapshot<G>) -> bool {
        let clock = snapshot.seat.and_then(|seat| snapshot.clock_of(seat));
        let second = clock.map(SeatClock::seconds).filter(|left| *left <= HEARD);
        let last = std::mem::replace(&mut self.last, second);
        second.is_some() && second != last
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::game::{Seat, SeatSet};
    use crate::games::Memoarrr;
    use crate::games::memoarrr::Options;
    use crate::table::{Lobby, Moment, StageName, TableName, TableSettings};

    fn at_table() -> ClientSnapshot<Memoarrr> {
        let name = TableName::fitted("Cinder", "Cinder");
        let settings = TableSettings { turn_seconds: Some(30), ..TableSettings::default() };
        let lobby = Lobby::new(name, Options::basic(2), settings);
        let lobby = Lobby { stage: StageName::Playing, ..lobby };
        ClientSnapshot {
            lobby: Some(Arc::new(lobby)),
            seat: Seat::new(0),
            joined: true,
            ..ClientSnapshot::default()
        }
    }

    /// How often it ticks until that moment, looked at four times a second.
    fn ticks(snapshot: &mut ClientSnapshot<Memoarrr>, until: u64) -> usize {
        let mut countdown = Countdown::default();
        let frames = (0..=until).step_by(250);
        let ticking = frames.filter(|millis| {
            snapshot.now = Moment(*millis);
            countdown.ticks(snapshot)
        });
        ticking.count()
    }

    #[test]
    fn each_of_the_last_five_seconds_ticks_once_and_only_for_whoever_decides() {
        let mut snapshot = at_table();
        snapshot.clocks = [(Seat::new(0).unwrap(), Moment(12_000))].into_iter().collect();
        assert_eq!(ticks(&mut snapshot, 6_500), 0);
        assert_eq!(ticks(&mut snapshot, 20_000), 5);
        snapshot.seat = Seat::new(1);
        assert_eq!(ticks(&mut snapshot, 20_000), 0);
    }

    #[test]
    fn the_last_look_has_a_clock_unless_it_waits() {
        let mut snapshot = at_table();
        snapshot.looking = SeatSet::only(Seat::new(0).unwrap());
        assert_eq!(snapshot.clock(), None);
        snapshot.looking_until = Some(Moment(8_000));
        assert_eq!(snapshot.clock(), Some(SeatClock { left: 8.0, of: 10.0 }));
        snapshot.joined = false;
        assert_eq!(snapshot.clock(), None);
    }
}
