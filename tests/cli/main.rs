//! What is typed, and what is answered: the commands from outside.

#![expect(clippy::expect_used, reason = "a test fails by panicking")]

mod hostile_files;
mod records;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A game of three, by hand of another program: `tests/records/example.jsonl`.
const EXAMPLE: &str = include_str!("../records/example.jsonl");
/// A game of Pti Bapt with the extension, and one of solo.
const BAPT: &str = include_str!("../records/ptibapt.jsonl");

fn cinderpeek(args: &[&str]) -> Output {
    in_locale("C", args)
}

/// The program on a system of that language.
fn in_locale(locale: &str, args: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_cinderpeek"));
    program.env("LC_ALL", locale).args(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("readable output")
}

/// The command fails with that code, says one sentence that names `about`, and does not panic.
#[track_caller]
fn complains(args: &[&str], code: i32, about: &str) {
    let output = cinderpeek(args);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{args:?}: {said}");
    assert_eq!(said.lines().count(), 1, "{args:?}: {said}");
    assert!(said.contains(about), "{args:?}: {said}");
    assert!(!said.contains("panicked"), "{args:?}: {said}");
}

#[track_caller]
fn succeeds(args: &[&str]) -> String {
    let output = cinderpeek(args);
    assert!(output.status.success(), "{args:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

/// A file of this test's own.
fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).expect("a file for the test");
    path
}

/// Without a command there is the window; here is no screen, or no window in this build.
#[test]
fn without_a_window_the_program_says_why() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-window");
    let mut program = Command::new(env!("CARGO_BIN_EXE_cinderpeek"));
    program.env("LC_ALL", "C");
    for screen in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        program.env_remove(screen);
    }
    let output = program.arg("--data").arg(folder).output().expect("the program starts");
    let said = text(&output.stderr);
    let why = if cfg!(feature = "window") { "No window can be opened" } else { "has no window" };
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.contains(why) && said.contains("cinderpeek --help"), "{said}");
    assert!(output.stdout.is_empty());
}

#[test]
fn a_game_of_bots_can_be_read_along() {
    let path = file("read-along.jsonl", "");
    let path = path.to_str().expect("a readable path");
    succeeds(&["simulate", "--players", "4", "--expert", "--games", "1", "--record", path]);
    let told = succeeds(&["replay", path]);
    assert!(told.contains("opens the round") && told.contains("Round 7"), "{told}");
    assert!(told.contains("wins.") || told.contains("share the victory"), "{told}");
}

/// Every command, and the program itself.
const COMMANDS: [&str; 8] = ["", "simulate", "replay", "audit", "host", "join", "tables", "doctor"];

#[test]
fn help_is_in_good_shape() {
    for (command, language) in COMMANDS.into_iter().flat_map(|it| [(it, "en"), (it, "fr")]) {
        let args = format!("{command} --help --lang {language}");
        let help = succeeds(&args.split_whitespace().collect::<Vec<_>>());
        let begins = format!("cinderpeek {command}");
        assert!(help.to_lowercase().starts_with(begins.trim_end()), "{help}");
        let wide = help.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None, "{command} in {language}");
        let unfilled = help.contains(['{', '}']);
        assert!(!unfilled && help.contains("  --"), "{help}");
    }
}

#[test]
fn the_version_names_what_it_speaks() {
    let said = succeeds(&["--version"]);
    let protocol = format!("protocol {})", cinderpeek::net::PROTOCOL);
    assert!(said.starts_with("cinderpeek ") && said.contains(&protocol), "{said}");
}

#[test]
fn shells_and_manual_get_what_help_says() {
    for shell in ["bash", "zsh", "fish"] {
        let said = succeeds(&["completions", shell]);
        assert!(said.contains("ordered-stack") && said.contains("royaume"), "{said}");
    }
    complains(&["completions"], 2, "bash");
    complains(&["completions", "csh"], 2, "bash");
    let page = succeeds(&["man", "--lang", "fr"]);
    assert!(page.starts_with(".TH CINDERPEEK 6") && page.contains("\\-\\-extension"), "{page}");
    complains(&["man", "dance"], 2, "dance");
    for command in ["man", "completions"] {
        assert!(succeeds(&[command, "--help"]).starts_with("cinderpeek "));
    }
}

#[cfg(feature = "window")]
#[test]
fn one_link_at_a_time_and_nothing_that_only_looks_like_one() {
    complains(&["CINDERPEEK:A", "cinderpeek:B"], 2, "What is");
    complains(&["--practice", "cinder:A"], 2, "What is");
    complains(&["cinder:A"], 2, "There is no command");
}

#[test]
fn every_help_is_in_both_languages() {
    for command in COMMANDS {
        let help = |language: &str| {
            let args = format!("{command} -h --lang={language}");
            succeeds(&args.split_whitespace().collect::<Vec<_>>())
        };
        let options = |text: &str| -> Vec<String> {
            let words = text.split_whitespace().filter(|word| word.starts_with("--"));
            words.map(|word| word.trim_end_matches([';', ',', ')']).to_owned()).collect()
        };
        let (english, french) = (help("en"), help("fr"));
        assert_ne!(english, french, "{command}");
        let (mut here, mut there) = (options(&english), options(&french));
        for options in [&mut here, &mut there] {
            options.sort();
            options.dedup();
        }
        assert_eq!(here, there, "{command} has the same options in both languages");
    }
}

#[test]
fn help_lists_every_game_and_its_options() {
    for command in ["simulate", "host"] {
        let help = succeeds(&[command, "--help"]);
        for game in cinderpeek::games::GameName::ALL {
            assert!(help.contains(game.id()), "{help}");
        }
        for flag in
            ["--expert ", "--ordered-stack ", "--opening-ability ", "--extension ", "--solo "]
        {
            assert_eq!(help.matches(flag).count(), 1, "{flag}: {help}");
        }
    }
}

#[test]
fn the_language_is_that_of_the_option_or_else_of_the_system() {
    let complaint = |locale: &str, args: &[&str]| text(&in_locale(locale, args).stderr);
    assert!(complaint("fr_FR.UTF-8", &["dance"]).starts_with("Il n’y a pas de commande"));
    assert!(complaint("de_DE.UTF-8", &["dance"]).starts_with("There is no command"));
    assert!(
        complaint("fr_CA.UTF-8", &["--lang", "en", "dance"]).starts_with("There is no command")
    );
    assert!(complaint("C", &["dance", "--lang=fr"]).starts_with("Il n’y a pas de commande"));
    complains(&["--lang", "tlh", "tables"], 2, "en and fr");
    complains(&["tables", "--lang"], 2, "en and fr");
}

#[test]
fn complaints_are_in_french_too() {
    let complains = |args: &str, code, about| {
        let args: Vec<&str> = args.split_whitespace().chain(["--lang", "fr"]).collect();
        complains(&args, code, about);
    };
    complains("simulate --bots captain,parrot", 2, "pas de robot «\u{a0}parrot\u{a0}»");
    complains("simulate --players 5", 2, "de 2 à 4");
    complains("simulate --game ptibapt --players 3", 2, "à 2, ou seul");
    complains("simulate --game ptibapt --solo --extension", 2, "sans l’extension");
    complains("simulate --players two", 2, "nombre entier");
    complains("simulate --games", 2, "après --games");
    complains("simulate --json=yes", 2, "ne prend pas de valeur");
    complains("simulate --fast", 2, "pas d’option");
    complains("replay", 2, "Quel fichier");
    complains("replay /no/such/file", 1, "Impossible de lire /no/such/file");
    complains("audit /no/such/file", 1, "Impossible de lire /no/such/file");
    complains("host --seats 2", 2, "Il faut un nom");
    complains("host --code K7M", 2, "six lettres et chiffres");
    complains("join --bot captain", 2, "Dites quelle table");
    complains("join T --invite nonsense", 2, "ni une invitation ni une adresse");
    complains("join --address nowhere", 2, "n’est pas une adresse");
    complains("tables --game chess", 2, "pas de jeu «\u{a0}chess\u{a0}»");
    complains("tables --interface nosuch0", 2, "Aucune interface réseau");
    complains("doctor --seconds x", 2, "nombre entier");
}

#[test]
fn a_game_is_told_in_french_too() {
    let french = |record: &str, name: &str| {
        let path = file(name, record);
        succeeds(&["replay", path.to_str().expect("a path"), "--lang", "fr"])
    };
    let told = french(EXAMPLE, "example-fr.jsonl");
    assert!(told.starts_with("Partie 1\u{a0}: P0, P1, P2\n"), "{told}");
    assert!(told.contains("ouvre la manche") && told.ends_with("P1 gagne.\n"), "{told}");
    let told = french(BAPT, "bapt-fr.jsonl");
    assert!(told.contains("une paire\u{a0}: "), "{told}");
    assert!(told.contains("\u{a0}s en tout"), "{told}");
    assert!(!has_number_with(b'.', &told), "{told}");
    let simulated = succeeds(&["simulate", "--games", "3", "--seed", "1", "--lang", "fr"]);
    assert!(simulated.contains("victoires en 6 parties"), "{simulated}");
}

/// Whether there is a number with that sign between its digits.
fn has_number_with(sign: u8, text: &str) -> bool {
    let is_number = |it: &[u8]| it[0].is_ascii_digit() && it[1] == sign && it[2].is_ascii_digit();
    text.as_bytes().windows(3).any(is_number)
}

/// For players; programs read the same numbers in every language.
#[test]
fn numbers_have_a_comma_in_french_and_a_point_in_json() {
    for options in [
        &["--game", "memoarrr"][..],
        &["--game", "ptibapt", "--solo"],
        &["--game", "royaume", "--tally"],
    ] {
        let simulated = |more: &[&str]| {
            let options = [&["simulate", "--games", "3", "--seed", "1"], options, more].concat();
            succeeds(&options)
        };
        for (language, point, comma) in [("en", true, false), ("fr", false, true)] {
            let told = simulated(&["--lang", language]);
            let found = (has_number_with(b'.', &told), has_number_with(b',', &told));
            assert_eq!(found, (point, comma), "{language}: {told}");
        }
        let told = simulated(&["--lang", "fr", "--json"]);
        assert!(has_number_with(b'.', &told), "{told}");
        assert!(serde_json::from_str::<serde_json::Value>(&told).is_ok(), "{told}");
    }
}

#[test]
fn arguments_that_make_no_sense_are_explained() {
    complains(&["dance"], 2, "no command \"dance\"");
    complains(&["simulate", "--bots", "captain,parrot"], 2, "no bot \"parrot\"");
    complains(&["simulate", "--bots", ""], 2, "no bot");
    complains(&["simulate", "--players", "1"], 2, "2 to 4 players");
    complains(&["simulate", "--players", "5"], 2, "2 to 4 players");
    complains(&["simulate", "--players", "300"], 2, "whole number");
    complains(&["simulate", "--players", "two"], 2, "whole number");
    complains(&["simulate", "--games", "-3"], 2, "--games");
    complains(&["simulate", "--games"], 2, "has to follow --games");
    complains(&["simulate", "--game", "chess"], 2, "no game \"chess\"");
    complains(&["simulate", "--bots", "captain,sailor,kraken"], 2, "3 bots do not fit on 2 seats");
    complains(&["simulate", "--fast"], 2, "no option \"fast\"");
    complains(&["simulate", "quickly"], 2, "What is \"quickly\" for?");
    complains(&["simulate", "--json=yes"], 2, "--help");
    complains(&["replay"], 2, "Which file?");
    complains(&["replay", "a", "b"], 2, "What is \"b\" for?");
    complains(&["replay", "--game-number", "0", "a"], 2, "counted from 1");
}

#[test]
fn the_log_is_in_the_profile_as_detailed_as_asked_for() {
    complains(&["simulate", "--log", "loud"], 2, "error, warn, info, debug, trace");
    complains(&["simulate", "--log"], 2, "error, warn, info, debug, trace");
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let log = folder.path().join("cinderpeek.log");
    let doctor = ["doctor", "--seconds", "0", "--interface", "lo", "--data", data];
    assert!(succeeds(&doctor).contains(log.to_str().unwrap()));
    assert!(!log.exists(), "nothing went wrong");
}

#[test]
fn a_game_takes_only_its_own_options() {
    let bapt = |more: &str, sentence: &str| {
        let args = format!("simulate --game ptibapt {more}");
        complains(&args.split_whitespace().collect::<Vec<_>>(), 2, sentence);
    };
    bapt("--expert", "--expert means nothing for ptibapt");
    bapt("--players 3", "for 2 players, or for one solo");
    bapt("--solo --players 2", "Solo is for one player");
    bapt("--solo --extension", "without the extension");
    bapt("--solo --bots captain,captain", "2 bots do not fit on 1 seats");
    complains(&["simulate", "--solo"], 2, "--solo means nothing for memoarrr");
    complains(&["host", "--game", "chess"], 2, "no game \"chess\"");
    complains(&["host", "--extension", "--name", "T", "--seats", "2"], 2, "means nothing");
    complains(&["join", "T", "--bot", "captain", "--game", "chess"], 2, "no game \"chess\"");
    complains(&["tables", "--game", "chess"], 2, "no game \"chess\"");
}

#[test]
fn pti_bapt_is_simulated_recorded_and_told() {
    for (options, seats) in [("", 2), ("--extension", 2), ("--solo", 1)] {
        let path = file(&format!("bapt{options}.jsonl"), "");
        let path = path.to_str().expect("a readable path");
        let args = format!("simulate --game ptibapt {options} --games 5 --seed 2 --json --record");
        let args: Vec<&str> = args.split_whitespace().chain([path]).collect();
        let count: serde_json::Value = serde_json::from_str(&succeeds(&args)).expect("JSON");
        assert_eq!(count["bots"]["captain"]["games"], 5 * seats);
        let told = succeeds(&["replay", path]);
        assert_eq!(told.matches("Game ").count(), 5, "{told}");
        assert!(told.contains("a pair: captain keeps both"), "{told}");
        assert_eq!(told.contains(" s in all"), seats == 1, "{told}");
    }
}

#[test]
fn files_that_cannot_be_used_are_named() {
    complains(&["replay", "/no/such/file"], 1, "Cannot read /no/such/file");
    complains(&["replay", env!("CARGO_TARGET_TMPDIR")], 1, "Cannot read");
    complains(&["simulate", "--record", "/no/such/folder/file"], 1, "Cannot write /no/such/folder");
    complains(&["simulate", "--record", "/dev/full", "--games", "5"], 1, "Cannot write /dev/full");
}

#[test]
fn simulate_counts_wins_in_one_line() {
    let args = "simulate --game memoarrr --players 3 --expert --bots captain,random --games 30 --seed 4 --json";
    let line = succeeds(&args.split(' ').collect::<Vec<_>>());
    assert_eq!(line.lines().count(), 1, "{line}");
    let count: serde_json::Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(count["games"], 30);
    assert!(count["moves"].as_u64() > Some(30 * 20) && count["seconds"].as_f64() > Some(0.0));
    assert!(count["games_per_s"].as_f64() > Some(0.0));
    let of = |bot: &str, what: &str| count["bots"][bot][what].as_f64().expect("a number");
    // Of three seats the list of two fills one twice, the same one in every game.
    assert_eq!((of("captain", "games"), of("random", "games")), (60.0, 30.0));
    assert!((of("captain", "wins") + of("random", "wins") - 30.0).abs() < 1e-9, "{line}");
    assert!((of("captain", "share") - of("captain", "wins") / 60.0).abs() < 1e-9, "{line}");
    assert!(of("captain", "share") > of("random", "share"), "{line}");
}

#[test]
fn the_same_seed_plays_the_same_games() {
    let play = |name: &str, seed: &str| {
        let path = file(name, "");
        let path = path.to_str().expect("a readable path");
        let args = ["simulate", "--players", "4", "--expert", "--bots", "captain,cabin-boy,kraken"];
        let more = ["--games", "2", "--seed", seed, "--record", path];
        succeeds(&[&args[..], &more].concat());
        fs::read_to_string(path).expect("a record")
    };
    assert_eq!(play("same-1.jsonl", "7"), play("same-2.jsonl", "7"));
    assert_ne!(play("same-1.jsonl", "7"), play("other.jsonl", "8"));
}

#[test]
fn one_game_of_many_can_be_chosen() {
    let path = file("many.jsonl", "");
    let path = path.to_str().expect("a readable path");
    succeeds(&["simulate", "--games", "3", "--seed", "1", "--record", path]);
    assert_eq!(succeeds(&["replay", path]).matches("Game ").count(), 3);
    let second = succeeds(&["replay", "--game-number", "2", path]);
    assert!(second.starts_with("Game 2: ") && second.matches("Game ").count() == 1, "{second}");
    complains(&["replay", path, "--game-number", "4"], 1, "holds 3 games");
}

#[test]
fn nobody_has_to_read_to_the_end() {
    let path = file("pipe.jsonl", "");
    let path = path.to_str().expect("a readable path");
    succeeds(&["simulate", "--games", "200", "--seed", "1", "--record", path]);
    let program = env!("CARGO_BIN_EXE_cinderpeek");
    let shell = format!("LC_ALL=C {program} replay {path} | head -n 1");
    let output = Command::new("sh").args(["-c", &shell]).output().expect("a shell");
    assert_eq!(text(&output.stderr), "");
    assert!(text(&output.stdout).starts_with("Game 1"));
}
