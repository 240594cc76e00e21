//! A game that is over, told again: every face, and what somebody saw in secret.

use eframe::egui::{Rect, Ui};

use crate::game::{Game, Seat, Viewer};
use crate::games::PtiBapt;
use crate::games::ptibapt::{Card, Deed, Event, State, Tally};
use crate::text::Texts;
use crate::ui::app::snapshot::ClientSnapshot;
use crate::ui::boards::after::end_picture::EndPicture;
use crate::ui::boards::place::label_ui;
use crate::ui::boards::ptibapt::after::{end_picture, moments};
use crate::ui::boards::ptibapt::model::Grid;
use crate::ui::boards::ptibapt::motion::Show;
use crate::ui::boards::ptibapt::{layout_of, picture, words};
use crate::ui::boards::{Highlight, ToldAfterwards, paint};
use crate::ui::profile::challenges::daily::Mark;
use crate::ui::profile::finished_game::{FinishedGame, Step};
use crate::ui::style::Style;
use crate::ui::style::picture::Icon;

impl ToldAfterwards for PtiBapt {
    fn achieved(game: &FinishedGame<Self>, _me: Seat) -> Option<u32> {
        let last = game.steps.last().map(|step| Tally::new(step.state.tabletop()));
        let solo = last.as_ref().and_then(Tally::solo).filter(|solo| solo.makes_a_best_time());
        solo.and_then(|solo| u32::try_from(solo.result.in_thousandths()).ok())
    }

    fn marks(game: &FinishedGame<Self>, me: Seat) -> Vec<Mark> {
        let own = |step: &&Step<PtiBapt>| step.done.is_some_and(|(seat, _)| seat == me);
        let mark = |event: &Event| match event {
            Event::Kept { card: Card::Red, .. } => Some(Mark::Trap),
            Event::Kept { .. } => Some(Mark::Won),
            Event::Back { .. } => Some(Mark::Lost),
            _ => None,
        };
        game.steps.iter().filter(own).flat_map(|step| &step.events).filter_map(mark).collect()
    }

    fn moments(game: &FinishedGame<Self>, me: Seat) -> Vec<Highlight> {
        moments::moments(game, me)
    }

    fn retell(text: &Texts, snapshot: &ClientSnapshot<Self>, steps: &[Step<Self>]) -> String {
        let Some(step) = steps.last() else { return String::new() };
        let Some((seat, action)) = step.done else { return text.replay.dealt.to_owned() };
        let grid = step.state.tabletop().options.grid();
        let told = |event: &Event| match event {
            Event::Looked { seat, cells, cards } => {
                let seen = [0, 1].map(|number| {
                    let card = text.ptibapt.card(cards[number]);
                    text.ptibapt.with_card(&grid.name(cells[number]), card)
                });
                Some(text.ptibapt.looked(&snapshot.name(*seat), &seen[0], &seen[1]))
            }
            _ => PtiBapt::seen(event, Viewer::Spectator)
                .and_then(|seen| words::tell(text, snapshot, &seen)),
        };
        let told: Vec<String> = step.events.iter().filter_map(told).collect();
        match action.deed {
            Deed::Turn(_) => text.replay.did(&snapshot.name(seat), &told.join(" ")),
            Deed::Confirm | Deed::Look(..) | Deed::Switch(..) => told.join(" "),
        }
    }

    /// It is one long round.
    fn round(_state: &State) -> u8 {
        1
    }

    fn open_ui(ui: &Ui, style: &Style<'_>, area: Rect, show: &Show, state: &State) {
        let Some(view) = show.updates.view() else { return };
        let layout = layout_of(ui, area, view, show);
        let (grid, names) = (Grid::of(view, None, None), view.tabletop.options.grid());
        for cell in view.tabletop.lies {
            let spot = grid.at(cell);
            let moves = show.updates.moving().any(|(what, _)| what.carries(cell));
            if spot.face.is_some() || spot.secret.is_some() || moves {
                continue;
            }
            let (rect, card) = (layout.cell(cell), state.card(cell));
            let label =
                style.text.replay.open_to_you(&names.name(cell), style.text.ptibapt.card(card));
            label_ui(ui, ui.scope_id().with(("open", u8::from(cell))), rect, &label);
            paint::open(ui.painter(), style, rect, picture::face(card));
            if spot.watched.is_some() {
                paint::mark(ui.painter(), style, rect, Icon::Eye);
            }
        }
    }

    fn end_picture(game: &FinishedGame<Self>) -> Option<EndPicture> {
        end_picture::end_picture(game)
    }
}
