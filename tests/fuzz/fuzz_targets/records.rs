//! Any bytes as a record: it is told or refused, never a panic.
#![no_main]

use cinderpeek::cli::{Language, replay};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let path = "fuzz".as_ref();
    let _told_or_refused = replay::read(Language::French, path, None, bytes, &mut std::io::sink());
});
