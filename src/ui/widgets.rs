//! Small things that screens are put together from.

mod announce;
mod button;
mod card;
mod figure;
pub mod form;
mod frame;
mod painted;
mod posters;
mod shield;
mod text;
mod trailing;

pub use announce::announce;
pub use button::{big_button, choice, icon_button, text_button};
pub use card::{Card, card, painted_card};
pub use figure::figure_ui;
pub use frame::{
    column, dialog, dialog_title, panel, panel_frame, screen, scroll_by_keys, sea, wide_dialog,
    within_panel,
};
pub use painted::disc::{disc, edged_disc};
pub use painted::mark::mark;
pub use painted::picture::{badge, icon, portrait_of, show};
pub use painted::qr::qr_ui;
pub use painted::sheet::{gradient, part, sheet};
pub use posters::{poster, posters_ui};
pub use shield::shield;
pub use text::strong;
pub use trailing::trailing_ui;
