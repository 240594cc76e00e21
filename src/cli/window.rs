//! `cinderpeek` without a command: the window.

use std::ffi::OsString;

use super::args::{Args, Word};
use super::{Failure, profile, tables};
use crate::net::interface::Choice;
use crate::ui::{self, Start};

/// Opens the window.
pub fn run(args: Vec<OsString>) -> Result<(), Failure> {
    let mut args = Args::new("", args);
    let (mut start, mut data) = (Start::default(), None);
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "practice" => start.practice = true,
            "data" => data = Some(args.path(name)?),
            "interface" => {
                let interface = args.text(name)?;
                tables::check(&Choice::Only(interface.clone()))?;
                start.interface = Some(interface);
            }
            "lang" => {
                start.language =
                    Some(args.text(name)?.parse().map_err(|why: String| args.usage(why))?)
            }
            _ => return Err(args.unknown(&word)),
        }
    }
    start.folder = profile::folder(data)?;
    ui::open(start).map_err(Failure::Content)
}
