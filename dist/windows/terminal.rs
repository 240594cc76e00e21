//! `cinderpeek.com`: what a terminal on Windows starts for `cinderpeek`, as it tries `.com` before `.exe`.
//!
//! `cinderpeek.exe` has no console window, and for such a program no terminal waits. This one has the
//! terminal's, waits for the other, which writes there too, and ends as it did.

#![forbid(unsafe_code)]

use std::env;
use std::process::{Command, ExitCode};

fn main() -> ExitCode {
    let program = match env::current_exe() {
        Ok(own) => own.with_extension("exe"),
        Err(why) => return fail(&format!("cinderpeek.com does not know where it is: {why}")),
    };
    match Command::new(&program).args(env::args_os().skip(1)).status() {
        // The program's own codes are 0 to 2; whatever else Windows gives is a failure.
        Ok(status) => status.code().map_or(ExitCode::FAILURE, |code| {
            ExitCode::from(u8::try_from(code).unwrap_or(1))
        }),
        Err(why) => fail(&format!("{} does not start: {why}", program.display())),
    }
}

fn fail(sentence: &str) -> ExitCode {
    eprintln!("{sentence}");
    ExitCode::FAILURE
}
