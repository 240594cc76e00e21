//! `cinderpeek man` and `cinderpeek completions`: the manual page and what shells complete.
//!
//! Both are read off what `--help` prints, so an option is described in one place only.

mod roff;
mod shell;

use std::io::Write;

use crate::cli::usage::args::{Args, Word};
use crate::cli::usage::help;
use crate::cli::{Failure, Language, dispatch};

/// What one `--help` says.
struct Help {
    /// The first line: `cinderpeek host: open a table …`.
    title: String,
    entries: Vec<Entry>,
    /// Whole lines between or after the entries.
    prose: Vec<String>,
}

/// A line of a help, with those that go on with it.
struct Entry {
    /// `--players N`, or `cinderpeek replay FILE`.
    term: String,
    about: String,
}

impl Help {
    /// What the program says with these arguments.
    fn of(args: &[&str], language: Language) -> Result<Self, Failure> {
        let mut text = Vec::new();
        let args = args.iter().chain([&"--help"]).map(Into::into).collect();
        dispatch(args, None, language, &mut text)?;
        Ok(Self::read(&String::from_utf8_lossy(&text)))
    }

    fn read(text: &str) -> Self {
        let mut lines = text.lines();
        let title = lines.next().unwrap_or_default().to_owned();
        let mut help = Self { title, entries: Vec::new(), prose: Vec::new() };
        for line in lines {
            // As in "Everywhere: --lang en|fr", the option is what counts.
            let entry = line.find(": --").map_or(line, |at| &line[at + 2..]).trim_start();
            let indented = line.starts_with("  ");
            if entry.starts_with("--") || indented && entry.starts_with("cinderpeek ") {
                help.entries.push(Entry::read(entry));
            } else if let (true, Some(open)) = (indented, help.entries.last_mut()) {
                open.about.push(' ');
                open.about.push_str(entry);
            } else if !line.is_empty() {
                help.prose.push(line.to_owned());
            }
        }
        help
    }

    fn options(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.option().is_some())
    }
}

impl Entry {
    /// The text begins after two spaces; after one where the option fills its column.
    fn read(line: &str) -> Self {
        let full = || line.match_indices(' ').nth(1).map(|(at, _)| line.split_at(at));
        let gap = line.find("  ").map(|at| line.split_at(at));
        let (term, about) = gap.or_else(full).unwrap_or((line, ""));
        Self { term: term.to_owned(), about: about.trim_start().to_owned() }
    }

    /// The name of the option, without its dashes.
    fn option(&self) -> Option<&str> {
        self.term.strip_prefix("--")?.split(' ').next()
    }

    fn takes_value(&self) -> bool {
        self.term.contains(' ')
    }

    /// The command, in a line such as `cinderpeek host [OPTIONS]`.
    fn command(&self) -> Option<&str> {
        let name = self.term.strip_prefix("cinderpeek ")?.split(' ').next()?;
        name.starts_with(|first: char| first.is_ascii_lowercase()).then_some(name)
    }
}

/// The program's own help, and that of each of its commands that has options.
fn everything(language: Language) -> Result<(Help, Vec<(String, Help)>), Failure> {
    let program = Help::of(&[], language)?;
    let names = program.entries.iter().filter_map(Entry::command);
    let helps = names.map(|name| Ok((name.to_owned(), Help::of(&[name], language)?)));
    let helps = helps.collect::<Result<_, Failure>>()?;
    Ok((program, helps))
}

/// Prints the manual page.
pub fn man(mut args: Args, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    match args.next_word()? {
        None => {
            let (program, commands) = everything(language)?;
            Ok(roff::write(&args.texts.terminal.manual, &program, &commands, out)?)
        }
        Some(Word::Option(name)) if matches!(name.as_str(), "help" | "h") => {
            help::print(args.texts.terminal.help.man, out)
        }
        Some(word) => Err(args.unknown(&word)),
    }
}

/// Prints what a shell completes.
pub fn completions(
    mut args: Args,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let shell = match args.next_word()? {
        Some(Word::Option(name)) if matches!(name.as_str(), "help" | "h") => {
            return help::print(args.texts.terminal.help.completions, out);
        }
        Some(Word::Plain(name)) => name.to_string_lossy().into_owned(),
        _ => String::new(),
    };
    let write = match shell.as_str() {
        "bash" => shell::bash,
        "zsh" => shell::zsh,
        "fish" => shell::fish,
        _ => return Err(args.usage(args.texts.terminal.arguments.shells)),
    };
    let (program, commands) = everything(language)?;
    Ok(out.write_all(write(&program, &commands).as_bytes())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_help_is_read_line_by_line() {
        let help = Help::read(
            "cinderpeek look: at things\n\n  --far N             how far\n                      one sees\n  \
             --address HOST:PORT where\n\nIt ends well.\nEverywhere: --lang en|fr   speak\n",
        );
        let entries: Vec<_> =
            help.entries.iter().map(|entry| (entry.option(), entry.about.as_str())).collect();
        let expected = [("far", "how far one sees"), ("address", "where"), ("lang", "speak")];
        assert_eq!(entries, expected.map(|(name, about)| (Some(name), about)));
        assert_eq!(help.prose, ["It ends well."]);
    }

    #[test]
    fn every_command_is_in_the_manual_and_in_each_shell() {
        for language in Language::ALL {
            let (program, commands) = everything(language).unwrap();
            let mut manual = Vec::new();
            roff::write(&language.texts().terminal.manual, &program, &commands, &mut manual)
                .unwrap();
            let manual = String::from_utf8(manual).unwrap().replace("\\-", "-");
            assert!(commands.len() >= 9, "{manual}");
            let shells = [shell::bash, shell::zsh, shell::fish].map(|it| it(&program, &commands));
            for (name, help) in &commands {
                assert!(shells.iter().all(|text| text.contains(name)), "{name}");
                for option in help.options().filter_map(Entry::option) {
                    assert!(manual.contains(&format!("--{option}")), "{name} --{option}");
                    let missing = shells.iter().find(|text| !text.contains(option));
                    assert_eq!(missing, None, "{name} --{option}");
                }
            }
        }
    }
}
