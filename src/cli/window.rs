//! `cinderpeek` without a command: the window.

use super::args::{Args, Word};
use super::{Failure, Language, profile, tables};
use crate::net::interface::InterfaceChoice;
use crate::ui::{self, Start};

/// Opens the window.
pub fn run(mut args: Args, asked: Option<Language>) -> Result<(), Failure> {
    let (mut start, mut data) = (Start { language: asked, ..Start::default() }, None);
    while let Some(word) = args.next_word()? {
        let Word::Option(name) = &word else { return Err(args.unknown(&word)) };
        match name.as_str() {
            "practice" => start.practice = true,
            "data" => data = Some(args.path(name)?),
            "interface" => {
                let interface = args.text(name)?;
                tables::check(&InterfaceChoice::Only(interface.clone()), &args)?;
                start.interface = Some(interface);
            }
            _ => return Err(args.unknown(&word)),
        }
    }
    start.folder = profile::folder(data, &args)?;
    ui::open(start).map_err(Failure::Content)
}
