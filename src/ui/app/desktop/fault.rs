//! What becomes of a panic while the window is open: the same whether panics unwind, as in tests, or
//! end the program, as in what packages ship (`panic = "abort"`).
//!
//! Where a thread is lost that the game needs, the program ends with a sentence. The game goes on
//! without a thread that only serves it: that one stops where it is. Whoever hands somebody else's
//! data to a library can say with [`may_be_lost`] what to do then.

use std::any::Any;
use std::cell::RefCell;
use std::io::{self, Write};
use std::panic::PanicHookInfo;
use std::path::Path;
use std::thread::{self, Thread};
use std::time::SystemTime;

use crate::escape::VisibleLines;
use crate::storage::private_file;
use crate::text::Texts;

/// Threads that only serve the game, beside those without a name, which are all of libraries: sound,
/// the clipboard, what reads the screen aloud, the search for tables.
const OPTIONAL_THREADS: [&str; 4] = ["sound", "browse", "mDNS_daemon", "zbus::Connection executor"];

/// Who is told of the loss of a thread.
type OnLoss = Box<dyn FnOnce()>;

thread_local! {
    static ON_LOSS: RefCell<Option<OnLoss>> = const { RefCell::new(None) };
}

/// What a panic leads to.
enum PanicOutcome {
    /// Nothing but its thread stops.
    Lost(Option<OnLoss>),
    /// The program ends with this sentence.
    Ended(String),
}

/// From now on this thread may panic without the program's end; `then` is called first.
pub fn may_be_lost(then: impl FnOnce() + 'static) {
    ON_LOSS.set(Some(Box::new(then)));
}

/// Has every panic from now on end in a sentence, or in the loss of no more than its thread. It
/// leaves a report in the profile's folder, unless a missing library is all there is to say.
pub fn expect_panics(folder: &Path, texts: &'static Texts) {
    let report = folder.join("fault.txt");
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let library = missing_library(message(panic.payload()));
        if library.is_none() {
            write_report(&report, panic);
            print(panic);
        }
        match outcome(&thread::current(), library, &report, texts) {
            PanicOutcome::Lost(on_loss) => {
                on_loss.into_iter().for_each(|on_loss| on_loss());
                stop_here()
            }
            PanicOutcome::Ended(sentence) => end(&sentence),
        }
    }));
}

fn outcome(
    thread: &Thread,
    library: Option<&str>,
    report: &Path,
    texts: &'static Texts,
) -> PanicOutcome {
    let texts = &texts.terminal.arguments;
    if let Some(library) = library {
        return PanicOutcome::Ended(texts.no_library(library));
    }
    let on_loss = ON_LOSS.take();
    if on_loss.is_some() || thread.name().is_none_or(|name| OPTIONAL_THREADS.contains(&name)) {
        return PanicOutcome::Lost(on_loss);
    }
    PanicOutcome::Ended(texts.window_fault(&report.display().to_string()))
}

/// To go on would end the program where panics do not unwind.
fn stop_here() -> ! {
    loop {
        thread::park();
    }
}

#[expect(clippy::exit, reason = "nothing but the end follows a panic")]
fn end(sentence: &str) -> ! {
    let _nobody_listens = writeln!(VisibleLines::new(io::stderr()), "{sentence}");
    std::process::exit(1)
}

fn write_report(path: &Path, panic: &PanicHookInfo<'_>) {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let report = format!(
        "Cinderpeek {}, {} seconds after the beginning of 1970\n{panic}\n{}\n",
        env!("CARGO_PKG_VERSION"),
        since.as_secs(),
        std::backtrace::Backtrace::force_capture()
    );
    let _nothing_else_helps = private_file::replace(path, &report);
}

/// What a panic said; nothing if it was no text.
fn message(panic: &dyn Any) -> &str {
    let said = panic.downcast_ref::<&str>().copied();
    said.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or_default()
}

/// The library that a panic is about: winit's bindings panic where one of theirs is not installed.
fn missing_library(message: &str) -> Option<&str> {
    message.strip_prefix("Library ")?.strip_suffix(" could not be loaded.")
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::text::Language;

    /// What would become of a panic in a new thread of that name.
    fn in_thread(name: &str, before: impl FnOnce() + Send + 'static) -> Option<String> {
        let work = move || {
            before();
            let texts = Language::English.texts();
            match outcome(&thread::current(), None, Path::new("fault.txt"), texts) {
                PanicOutcome::Lost(on_loss) => {
                    on_loss.into_iter().for_each(|on_loss| on_loss());
                    None
                }
                PanicOutcome::Ended(sentence) => Some(sentence),
            }
        };
        thread::Builder::new().name(name.to_owned()).spawn(work).unwrap().join().unwrap()
    }

    #[test]
    fn the_loss_of_a_servant_does_not_end_the_game() {
        assert_eq!(in_thread("sound", || ()), None);
        let sentence = in_thread("seat", || ()).unwrap();
        assert!(sentence.contains("fault.txt"), "{sentence}");
        let (told, heard) = channel();
        let before = move || may_be_lost(move || told.send("it is lost").unwrap());
        assert_eq!(in_thread("seat", before), None);
        assert_eq!(heard.recv(), Ok("it is lost"));
    }

    #[test]
    fn a_missing_library_is_named() {
        let heard = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(missing_library(heard), Some("libxkbcommon-x11.so"));
        assert_eq!(missing_library("index out of bounds"), None);
    }
}
