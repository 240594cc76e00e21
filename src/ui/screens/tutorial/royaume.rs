//! The lesson of Le Royaume: what is dealt, said, shown and asked, in order.

use eframe::egui::{Rect, Ui};

use super::step::{GameTutorial, Part, Prepared, Step, Task};
use crate::game::Seat;
use crate::games::Royaume;
use crate::games::royaume::{Action, Hex, HexSet, Options, Play, View};
use crate::text::Texts;
use crate::ui::boards::royaume::place;

/// The learner.
const ME: u8 = 0;

const BOARD: Prepared<Royaume> = Prepared {
    options: || Options { first: Seat::new(ME), ..Options::default() },
    luck: Vec::new,
    before: &[],
};

const PART: Part<Royaume> = Part {
    title: |text| text.tutorial.ptibapt.pairs.title,
    deal: Some(&BOARD),
    steps: &[Step {
        said: |text| &text.tutorial.ptibapt.pairs.hello,
        others: &[],
        task: Task::Read(&[]),
    }],
};

impl GameTutorial for Royaume {
    type Cell = Hex;

    const PARTS: &'static [&'static Part<Self>] = &[&PART];
    const SEATS: u8 = 2;
    const ME: u8 = ME;

    fn players(text: &Texts) -> Vec<(&'static str, u8)> {
        let [nell, _] = text.tutorial.others;
        vec![(text.table.you, 0), (nell, 1)]
    }

    fn farewell(text: &Texts) -> &'static str {
        text.tutorial.ptibapt.done
    }

    fn cells(action: Action) -> Vec<Hex> {
        match action {
            Action::Move(hex) | Action::Place(_, hex) | Action::Turncoat(_, hex) => vec![hex],
            Action::Card(Play::Prophet { hex } | Play::ShortWay { hex }) => vec![hex],
            Action::Card(Play::Storyteller { from, to }) => vec![from, to],
            _ => Vec::new(),
        }
    }

    fn place(_ui: &Ui, area: Rect, view: &View, cell: Hex) -> Rect {
        place(area, view, cell)
    }

    fn closed(view: &View) -> Vec<Hex> {
        let open: HexSet = view.choices().flat_map(Self::cells).collect();
        (HexSet::ALL - open).iter().collect()
    }
}
