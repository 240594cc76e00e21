//! The program: its arguments, then one call into the library.

use std::process::ExitCode;

fn main() -> ExitCode {
    cinderpeek::cli::run(std::env::args_os().skip(1))
}
