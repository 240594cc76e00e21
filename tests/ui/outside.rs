//! The app and what is outside it: the desktop, other windows, links, and the way out.

#[cfg(target_os = "linux")]
pub mod desktop;
pub mod elsewhere;
pub mod invited;
pub mod leaving;
#[cfg(target_os = "linux")]
pub mod notified;
