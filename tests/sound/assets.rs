//! The files are what their script makes.

use std::fs;
use std::path::Path;
use std::process::Command;

use cinderpeek::sound::cue::Cue;
use tempfile::tempdir;

#[test]
fn the_script_makes_the_same_bytes_again() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sound");
    let made = tempdir().unwrap();
    let script = kept.join("generate.py");
    let status = Command::new("python3").arg(script).arg(made.path()).status().unwrap();
    assert!(status.success());
    for cue in Cue::ALL {
        let file = Path::new(cue.name()).with_extension("wav");
        let same =
            fs::read(kept.join(&file)).unwrap() == fs::read(made.path().join(&file)).unwrap();
        assert!(same, "{} is not what generate.py makes", file.display());
    }
}
