//! Any bytes as a record: it is told or refused, never a panic.
#![no_main]

use cinderpeek::cli::replay;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let _told_or_refused = replay::read("fuzz".as_ref(), None, bytes, &mut std::io::sink());
});
