//! What the program has to do with the desktop around its window: opening the window, one window a
//! profile, "your turn" for whoever looks elsewhere, going on while nothing is painted, and the end of
//! a program in which something broke.

pub(super) mod attention;
pub(super) mod fault;
pub(super) mod notification;
pub(super) mod out_of_sight;
pub(super) mod single_instance;
pub mod window;
