//! On the way to somebody's table, before it is known what is played there.

use eframe::egui::Ui;

use super::TableScreen;
use super::ending::{self, CodeDraft, Ending};
use super::others::LONG;
use crate::ui::app::arrival::Arrival;
use crate::ui::app::join_request::JoinRequest;
use crate::ui::screens::Command;
use crate::ui::style::Style;
use crate::ui::widgets::sea;

/// On the way to a table.
pub struct Arriving {
    arrival: Arrival,
    request: JoinRequest,
    /// Why nobody let us in.
    ending: Option<Ending>,
    code: CodeDraft,
    since: Option<f64>,
}

impl Arriving {
    /// On the way to the table that was called.
    pub fn new(arrival: Arrival, request: JoinRequest) -> Self {
        Self { arrival, request, ending: None, code: CodeDraft::default(), since: None }
    }

    /// The table, once it has let us in.
    pub fn table(&mut self) -> Option<Box<dyn TableScreen>> {
        match self.arrival.arrived()? {
            Ok(table) => Some(table(self.request.clone())),
            Err(ending) => {
                self.ending = Some(ending);
                None
            }
        }
    }

    pub fn arriving_ui(&mut self, ui: &mut Ui, style: &Style<'_>) -> Option<Command> {
        sea(ui, style);
        if let Some(ending) = &self.ending {
            return ending.fate_ui(ui, style, Some(&self.request), &mut self.code);
        }
        let now = ui.input(|input| input.time);
        let left = LONG - (now - *self.since.get_or_insert(now));
        if left > 0.0 {
            ui.ctx().request_repaint_after_secs(left as f32);
        }
        let enough = ending::connecting_ui(ui, style, Some(&self.request), left <= 0.0);
        enough.then_some(Command::Home)
    }
}
