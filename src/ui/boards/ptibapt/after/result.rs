//! P2, P11, P15: the piles are counted, or the clock is read.

pub mod finished;
mod solo;

use eframe::egui::{Align2, Rect, TextStyle, Ui, Vec2, pos2};

use crate::bot::ptibapt::PAR;
use crate::game::set::Element;
use crate::game::{Seat, SeatSet};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Card, Colour, Duel, Phase, Solo, Tally, View};
use crate::text::Texts;
use crate::text::common::{signed, with_minus};
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::ResultBoard;
use crate::ui::boards::after::row::{Row, pop};
use crate::ui::boards::ptibapt::motion::Show;
use crate::ui::boards::ptibapt::paint::picture;
use crate::ui::style::Style;
use crate::ui::style::theme::{letters, paper};

/// What is counted, one after the other.
const KINDS: [Colour; 3] = [Colour::Green, Colour::Yellow, Colour::Red];

impl ResultBoard for PtiBapt {
    fn winners(show: &Show) -> Option<SeatSet> {
        tally(show).map(|tally| tally.outcome().winners)
    }

    const END_REVEALS: u8 = 3;

    fn opening(text: &Texts) -> [&'static str; 2] {
        [text.ptibapt.counting, text.ptibapt.count_all]
    }

    fn result_ui(
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<Self>,
        show: &Show,
        open: f32,
    ) {
        let (Some(view), Some(tally)) = (show.updates.view(), tally(show)) else { return };
        match tally {
            Tally::Solo(solo) => solo::solo_ui(ui, style, &solo, open),
            Tally::Duel(duel) => {
                for seat in Seat::all(2) {
                    let winner = open >= KINDS.len() as f32 && duel.winners.contains(seat);
                    Counted::of(view, seat, open).row_ui(ui, style, snapshot, winner);
                }
            }
        }
    }

    fn reason(text: &Texts, snapshot: &ClientSnapshot<Self>, show: &Show) -> String {
        let name = |seat| snapshot.name(seat);
        let reason = |tally| reason(text, &tally, snapshot.you(), name);
        tally(show).map_or(String::new(), reason)
    }
}

/// What everybody has, once the game is over and nothing moves any more.
pub fn tally(show: &Show) -> Option<Tally> {
    let view = show.updates.view().filter(|_| show.updates.is_still())?;
    (view.tabletop.phase == Phase::Over).then(|| Tally::new(&view.tabletop))
}

/// Why it ended like this.
pub fn reason(
    text: &Texts,
    tally: &Tally,
    you: Option<Seat>,
    name: impl Fn(Seat) -> String,
) -> String {
    match tally {
        Tally::Duel(duel) => duel_reason(text, duel, you, name),
        Tally::Solo(solo) => solo_reason(text, solo),
    }
}

fn duel_reason(
    text: &Texts,
    duel: &Duel,
    you: Option<Seat>,
    name: impl Fn(Seat) -> String,
) -> String {
    let texts = &text.ptibapt;
    let points = |seat: Seat| duel.points.get(seat.index()).copied().unwrap_or_default();
    match duel.winners.first() {
        Some(winner) if duel.winners.len() == 1 && you == Some(winner) => {
            texts.you_most_points(points(winner), points(winner.next(2)))
        }
        Some(winner) if duel.winners.len() == 1 => {
            texts.most_points(&name(winner), points(winner), points(winner.next(2)))
        }
        Some(one) => texts.tie(points(one)),
        None => String::new(),
    }
}

fn solo_reason(text: &Texts, solo: &Solo) -> String {
    let texts = &text.ptibapt;
    let par = match solo.turns {
        _ if !solo.complete => texts.gave_up.to_owned(),
        turns if turns < PAR => texts.under_par(turns, PAR),
        PAR => texts.at_par(PAR),
        turns => texts.over_par(turns, PAR),
    };
    if solo.interrupted { format!("{par} {}", texts.interrupted) } else { par }
}

/// What a player has, as far as it is counted.
struct Counted {
    seat: Seat,
    /// How many there are of each kind, and how far they are counted.
    kinds: [(usize, f32); 3],
}

impl Counted {
    fn of(view: &View, seat: Seat, open: f32) -> Self {
        let pile = view.tabletop.pile(seat);
        let kinds = std::array::from_fn(|number| {
            (pile.count(KINDS[number]), (open - number as f32).clamp(0.0, 1.0))
        });
        Self { seat, kinds }
    }

    /// The points of a kind, if it is counted.
    fn points(&self, number: usize) -> Option<i32> {
        let (count, open) = self.kinds[number];
        (open >= 0.5).then(|| count as i32 * i32::from(example(KINDS[number]).points()))
    }

    fn sum(&self) -> i32 {
        (0..KINDS.len()).filter_map(|number| self.points(number)).sum()
    }

    fn row_ui(
        &self,
        ui: &mut Ui,
        style: &Style<'_>,
        snapshot: &ClientSnapshot<PtiBapt>,
        winner: bool,
    ) {
        let texts = &style.text.ptibapt;
        let [greens, yellows, reds] = self.kinds.map(|(count, _)| count);
        let points = texts.points(self.sum());
        let label = texts.row(&snapshot.name(self.seat), greens, yellows, reds, &points);
        let inner = Row { seat: self.seat, winner }.row_ui(ui, style, snapshot, &label);
        let (left, right) = (Row::middle(inner), inner.right() - 2.2 * inner.height());
        let wide = (right - left) / KINDS.len() as f32;
        for number in 0..KINDS.len() {
            let at = pos2(left + wide * number as f32, inner.top());
            let room = Rect::from_min_size(at, Vec2::new(wide, inner.height()));
            self.paint_kind(ui, style, room, number);
        }
        let font = TextStyle::Heading.resolve(ui.style());
        let at = pos2(inner.right() - 1.2 * inner.height(), inner.center().y);
        let sum = format!("= {}", with_minus(self.sum()));
        ui.painter().text(at, Align2::RIGHT_CENTER, sum, font, style.palette.text);
    }

    /// A card of that kind, and what all of them are worth.
    fn paint_kind(&self, ui: &Ui, style: &Style<'_>, room: Rect, number: usize) {
        let (count, open) = self.kinds[number];
        let grown = if count > 0 { pop(open) } else { 1.0 };
        let side = room.height() * 0.72;
        let middle = pos2(room.left() + room.height() / 2.0, room.center().y);
        let place = Rect::from_center_size(middle, Vec2::splat(side * grown));
        let tint = paper::AS_PAINTED.gamma_multiply(if count > 0 { 1.0 } else { 0.35 });
        style.art.paint(ui.painter(), picture(Some(example(KINDS[number]))), place, tint);
        if let Some(points) = self.points(number) {
            let font = letters::strong().resolve(ui.style());
            let at = pos2(room.left() + room.height(), room.center().y);
            let color = if points < 0 { style.palette.ruby } else { style.palette.text };
            let words = if points == 0 { with_minus(0) } else { signed(points) };
            ui.painter().text(at, Align2::LEFT_CENTER, words, font, color);
        }
    }
}

/// A card of that colour.
fn example(colour: Colour) -> Card {
    match colour {
        Colour::Yellow => Card::Yellow,
        Colour::Red => Card::Red,
        Colour::Green | Colour::Blue => Card::from_index(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::{Crewed, Level};
    use crate::game::{Chance, Game, SeatSet, Update, Viewer};
    use crate::games::ptibapt::Options;
    use crate::text::Language;
    use crate::ui::boards::Show as _;

    fn played(options: Options, number: u64) -> Update<PtiBapt> {
        let mut chance = Chance::from_number(number, 0);
        let mut state = PtiBapt::deal(&options, options.seats(), &mut chance).unwrap();
        let mut bot = PtiBapt::bot(Level::Random, Chance::from_number(number, 1));
        while let Some(seat) = PtiBapt::to_act(&state).first() {
            let action = bot.choose(&PtiBapt::view(&state, Viewer::Seat(seat))).unwrap();
            PtiBapt::play(&mut state, seat, &action, &mut chance, &mut Vec::new()).unwrap();
        }
        Update::new(1, &state, &[], Viewer::Spectator)
    }

    #[test]
    fn the_points_of_all_kinds_are_the_points_of_the_tally() {
        for number in 0..20 {
            let extension = number % 2 == 0;
            let mut show = Show::default();
            show.set(&played(Options { extension, ..Options::default() }, number));
            let Some(Tally::Duel(duel)) = tally(&show) else { panic!("it is over") };
            for seat in Seat::all(2) {
                let counted = Counted::of(show.updates.view().unwrap(), seat, 3.0);
                assert_eq!(counted.sum(), i32::from(duel.points[seat.index()]));
                assert_eq!(Counted::of(show.updates.view().unwrap(), seat, 0.0).sum(), 0);
            }
        }
    }

    #[test]
    fn the_end_is_explained() {
        let text = Language::English.texts();
        let seats = |number| SeatSet::only(Seat::from_index(number));
        let duel = |points: [i8; 2], winners| Tally::Duel(Duel { points: points.into(), winners });
        let name = |seat: Seat| ["Anna", "Ben"][seat.index()].to_owned();
        let told = |tally| reason(text, &tally, None, name);
        assert_eq!(told(duel([9, -1], seats(0))), "Anna wins 9 to −1.");
        let to_anna = reason(text, &duel([9, -1], seats(0)), Some(Seat::from_index(0)), name);
        assert_eq!(to_anna, "By 9 points to −1.");
        assert_eq!(told(duel([7, 7], seats(0) | seats(1))), "7 each: the victory is shared.");
        let mut show = Show::default();
        show.set(&played(Options { solo: true, ..Options::default() }, 3));
        let Some(Tally::Solo(solo)) = tally(&show) else { panic!("it is over") };
        let short = Solo { turns: PAR - 2, complete: true, ..solo };
        assert_eq!(told(Tally::Solo(short)), "14 turns: 2 under par. What a memory!");
        let broken = Solo { turns: PAR, interrupted: true, complete: true, ..solo };
        assert!(told(Tally::Solo(broken)).contains("no best time"));
    }
}
