//! An empty window with the same renderer: what the game's window is compared with.

use eframe::egui::{Ui, ViewportBuilder};
use eframe::{Frame, NativeOptions, Renderer};

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, _ui: &mut Ui, _frame: &mut Frame) {}
}

fn main() -> eframe::Result {
    let options = NativeOptions {
        viewport: ViewportBuilder::default().with_inner_size([1180.0, 780.0]),
        renderer: Renderer::Glow,
        persist_window: false,
        ..NativeOptions::default()
    };
    eframe::run_native("empty", options, Box::new(|_| Ok(Box::new(Empty))))
}
