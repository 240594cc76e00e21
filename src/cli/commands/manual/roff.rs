//! The manual page, for section 6 (games).

use std::io::{self, Write};

use super::{Entry, Help};
use crate::text::terminal::manual::Manual;

/// Writes the page.
pub fn write(
    texts: &Manual,
    program: &Help,
    commands: &[(String, Help)],
    out: &mut impl Write,
) -> io::Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    writeln!(out, ".TH CINDERPEEK 6 \"\" \"Cinderpeek {version}\" \"{}\"", texts.games)?;
    writeln!(out, ".SH {}\ncinderpeek \\- {}", texts.name, plain(texts.about))?;
    writeln!(out, ".SH {}", texts.synopsis)?;
    for entry in program.entries.iter().filter(|entry| entry.option().is_none()) {
        let rest = entry.term.trim_start_matches("cinderpeek");
        writeln!(out, ".B cinderpeek\n{}\n.br", plain(rest.trim_start()))?;
    }
    writeln!(out, ".SH {}\n{}", texts.description, plain(texts.what_it_does))?;
    writeln!(out, ".SH {}", texts.options)?;
    options(program, out)?;
    writeln!(out, ".SH {}", texts.commands)?;
    for (name, help) in commands {
        let about = help.title.split_once(':').map_or("", |(_, about)| about.trim());
        writeln!(out, ".SS {name}\n{}.", plain(about))?;
        options(help, out)?;
        if !help.prose.is_empty() {
            writeln!(out, ".PP\n{}", plain(&help.prose.join(" ")))?;
        }
    }
    for [title, text] in [texts.files, texts.network, texts.exit_status] {
        writeln!(out, ".SH {title}\n{}", plain(text))?;
    }
    Ok(())
}

fn options(help: &Help, out: &mut impl Write) -> io::Result<()> {
    for Entry { term, about } in help.options() {
        writeln!(out, ".TP\n.B {}\n{}", plain(term), plain(about))?;
    }
    Ok(())
}

/// Text that is no instruction to roff, and whose dashes can be copied.
fn plain(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    if text.starts_with(['.', '\'']) { format!("\\&{text}") } else { text }
}
