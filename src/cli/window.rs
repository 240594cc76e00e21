//! `cinderpeek` without a command: the window.

use super::commands::tables;
use super::usage::args::{Args, Word};
use super::{Failure, Language, is_invitation, profile};
use crate::net::interface::InterfaceChoice;
use crate::ui::{self, Start};

/// Opens the window.
pub fn run(mut args: Args, asked: Option<Language>) -> Result<(), Failure> {
    let (mut start, mut data) = (Start { language: asked, ..Start::default() }, None);
    while let Some(word) = args.next_word()? {
        let name = match &word {
            Word::Option(name) => name,
            Word::Plain(text) => {
                let text = text.to_string_lossy();
                if start.invitation.is_some() || !is_invitation(&text) {
                    return Err(args.unknown(&word));
                }
                start.invitation = Some(text.into_owned());
                continue;
            }
        };
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
    ui::open(start).map_err(|why| Failure::Content(why.to_string()))
}
