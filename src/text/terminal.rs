//! What the commands say in a terminal.
//!
//! Where the window has a sentence for the same thing, the terminal uses it; here is what only a
//! terminal says: help, arguments, file names and options to try next.

pub mod arguments;
pub mod help;
pub mod manual;
pub mod network;
pub mod record;
pub mod simulation;
pub mod story;

pub struct Terminal {
    pub arguments: arguments::Arguments,
    pub help: help::Help,
    pub manual: manual::Manual,
    pub network: network::Network,
    pub record: record::Record,
    pub simulation: simulation::Simulation,
    pub story: story::Story,
}

pub const EN: Terminal = Terminal {
    arguments: arguments::EN,
    help: help::EN,
    manual: manual::EN,
    network: network::EN,
    record: record::EN,
    simulation: simulation::EN,
    story: story::EN,
};

pub const FR: Terminal = Terminal {
    arguments: arguments::FR,
    help: help::FR,
    manual: manual::FR,
    network: network::FR,
    record: record::FR,
    simulation: simulation::FR,
    story: story::FR,
};
