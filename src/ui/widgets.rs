//! Small things that screens are put together from.

mod button;
mod card;
pub mod form;
mod frame;
mod options;
mod picture;
mod qr;

pub use button::{big_button, choice, icon_button, text_button, toggle};
pub use card::{Card, card};
pub use frame::{column, dialog, panel, screen, sea};
pub use options::{options_ui, options_words};
pub use picture::{badge, icon, portrait_of, show};
pub use qr::qr_ui;
