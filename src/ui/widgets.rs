//! Small things that screens are put together from.

mod button;
mod frame;
mod picture;

pub use button::{big_button, choice, icon_button, text_button, toggle};
pub use frame::{column, heading, panel, screen, sea};
pub use picture::{badge, icon, portrait_of, show};
