//! The program: its arguments, then one call into the library.

// No console window beside the game's; commands print to the terminal they were called from (cli::terminal).
#![windows_subsystem = "windows"]

use std::process::ExitCode;

fn main() -> ExitCode {
    cinderpeek::cli::run(std::env::args_os().skip(1).collect())
}
