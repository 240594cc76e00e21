//! What bash, zsh and fish complete.

use std::fmt::Write;

use super::{Entry, Help};
use crate::bot::Level;
use crate::cli::log::LEVELS;
use crate::games::GameName;
use crate::text::Language;

/// What may follow an option.
enum Value {
    None,
    Any,
    Folder,
    File,
    OneOf(Vec<&'static str>),
}

impl Value {
    fn of(entry: &Entry) -> Self {
        match entry.option().unwrap_or_default() {
            "lang" => Self::OneOf(Language::ALL.map(Language::code).to_vec()),
            "game" => Self::OneOf(GameName::ALL.map(GameName::id).to_vec()),
            "bot" | "bots" => Self::OneOf(Level::ALL.map(Level::name).to_vec()),
            "log" => Self::OneOf(LEVELS.map(|(name, _)| name).to_vec()),
            "data" => Self::Folder,
            "record" => Self::File,
            _ if entry.takes_value() => Self::Any,
            _ => Self::None,
        }
    }
}

type Commands = [(String, Help)];

/// For bash-completion.
pub fn bash(program: &Help, commands: &Commands) -> String {
    let words = |help: &Help| -> String {
        let options = help.options().filter_map(Entry::option);
        options.map(|option| format!(" --{option}")).collect()
    };
    let mut values = String::new();
    let mut known = Vec::new();
    for entry in commands.iter().map(|(_, help)| help).chain([program]).flat_map(Help::options) {
        let name = entry.option().unwrap_or_default();
        if known.contains(&name) {
            continue;
        }
        known.push(name);
        let reply = match Value::of(entry) {
            Value::None => continue,
            Value::Any => "COMPREPLY=()".to_owned(),
            Value::Folder => "mapfile -t COMPREPLY < <(compgen -d -- \"$word\")".to_owned(),
            Value::File => "mapfile -t COMPREPLY < <(compgen -f -- \"$word\")".to_owned(),
            Value::OneOf(all) => {
                let all = all.join(" ");
                format!("mapfile -t COMPREPLY < <(compgen -W \"{all}\" -- \"$word\")")
            }
        };
        let _into_a_string = writeln!(values, "        --{name}) {reply}; return ;;");
    }
    let mut cases = String::new();
    for (name, help) in commands {
        let _into_a_string = writeln!(cases, "        {name}) words=\"{}\" ;;", words(help).trim());
    }
    let names: Vec<&str> = commands.iter().map(|(name, _)| name.as_str()).collect();
    let (names, options) = (names.join(" "), words(program));
    format!(
        "# bash completion for cinderpeek, made by: cinderpeek completions bash
_cinderpeek() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} words
    case $before in
{values}    esac
    case ${{COMP_WORDS[1]}} in
{cases}        *) words=\"{names}{options}\" ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$word\")
}}
complete -o default -F _cinderpeek cinderpeek
"
    )
}

/// For zsh's `_arguments`.
pub fn zsh(program: &Help, commands: &Commands) -> String {
    let mut cases = String::new();
    for (name, help) in commands {
        let _into_a_string = write!(cases, "  {name}) _arguments ':command:({name})'");
        zsh_options(help, &mut cases);
        cases.push_str(" '*:file:_files' ;;\n");
    }
    let mut own = String::new();
    zsh_options(program, &mut own);
    let mut names = String::new();
    for entry in &program.entries {
        if let Some(name) = entry.command() {
            let _into_a_string = write!(names, " {}", quoted(&format!("{name}:{}", entry.about)));
        }
    }
    format!(
        "#compdef cinderpeek
# Made by: cinderpeek completions zsh
local -a commands=({names} )
case $words[2] in
{cases}  *) _arguments{own} '1:command:{{_describe command commands}}' ;;
esac
"
    )
}

fn zsh_options(help: &Help, to: &mut String) {
    for entry in help.options() {
        let option = entry.option().unwrap_or_default();
        let about = entry.about.replace(['[', ']', ':'], " ");
        let value = match Value::of(entry) {
            Value::None => String::new(),
            Value::Any => ":value: ".to_owned(),
            Value::Folder => ":folder:_files -/".to_owned(),
            Value::File => ":file:_files".to_owned(),
            Value::OneOf(all) => format!(":value:({})", all.join(" ")),
        };
        let _into_a_string = write!(to, " {}", quoted(&format!("--{option}[{about}]{value}")));
    }
}

/// For fish.
pub fn fish(program: &Help, commands: &Commands) -> String {
    let names: Vec<&str> = commands.iter().map(|(name, _)| name.as_str()).collect();
    let first = format!("not __fish_seen_subcommand_from {}", names.join(" "));
    let mut text = String::from("# Made by: cinderpeek completions fish\n");
    for entry in &program.entries {
        if let Some(name) = entry.command() {
            let about = quoted(&entry.about);
            let _into_a_string =
                writeln!(text, "complete -c cinderpeek -n '{first}' -f -a {name} -d {about}");
        }
    }
    let of_commands =
        commands.iter().map(|(name, help)| (format!("__fish_seen_subcommand_from {name}"), help));
    for (when, help) in of_commands.chain([(first.clone(), program)]) {
        for entry in help.options() {
            let value = match Value::of(entry) {
                Value::None => String::new(),
                Value::Any => " -x".to_owned(),
                Value::Folder => " -xa '(__fish_complete_directories)'".to_owned(),
                Value::File => " -rF".to_owned(),
                Value::OneOf(all) => format!(" -xa '{}'", all.join(" ")),
            };
            let (option, about) = (entry.option().unwrap_or_default(), quoted(&entry.about));
            let _into_a_string =
                writeln!(text, "complete -c cinderpeek -n '{when}' -l {option}{value} -d {about}");
        }
    }
    text
}

/// One word for any of the shells.
fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "’"))
}
