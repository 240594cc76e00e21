//! The window: what a player sees, hears and touches.
//!
//! In a frame a screen is given a `Style` and plain data, and says what the player wants (a
//! `Command`); the [`App`] applies it. Nothing here waits: tables and clients live in threads of
//! their own (`app::session`), and the window is woken when they have something to tell. No screen
//! ever holds more than its seat may know.
//!
//! - `app`: the program behind the window, its table and its background work.
//! - `profile`: what is kept on disk: settings, statistics, records, finished games,
//!   challenges (the deal of the day, the ladder), tables to continue.
//! - `style`: colours, sizes, pictures. `widgets`: what all screens are made of.
//! - `screens`: one file a screen. `boards`: one folder a game. `offered`: how a game is offered
//!   before there is a table.

pub(crate) mod app;
mod boards;
mod offered;
mod profile;
mod screens;
mod style;
mod widgets;

pub use crate::text::Language;
pub use app::desktop::window::{WindowError, open};
pub use app::{App, Start, test_table};
