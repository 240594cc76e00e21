//! Around the board: the bar, the line, the log and the chat, the clock, and what lies over them.

pub(super) mod banner;
pub(super) mod bar;
pub(super) mod bot_speed;
pub(super) mod clock;
pub(super) mod line;
pub(super) mod said;
pub(super) mod side;
pub(super) mod summary;
