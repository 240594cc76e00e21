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

texts! { Terminal:
    arguments: arguments::Arguments;
    help: help::Help;
    manual: manual::Manual;
    network: network::Network;
    record: record::Record;
    simulation: simulation::Simulation;
    story: story::Story;
}
