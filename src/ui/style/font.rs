//! The bundled letters. They are packed in the program: what every screen needs is unpacked by [`prepare`]
//! while the window is being opened, the rest when it is first needed.

use std::io::Read;
use std::sync::LazyLock;
use std::thread;

use flate2::read::GzDecoder;

/// A font's file.
pub type Font = LazyLock<Vec<u8>>;

/// The file of that name under `assets/font/`.
macro_rules! font {
    ($name:literal) => {
        LazyLock::new(|| {
            unpack(include_bytes!(concat!(
                env!("CARGO_MANIFEST_DIR"),
                "/assets/font/",
                $name,
                ".ttf.gz"
            )))
        })
    };
}

/// Plain text.
pub static TEXT: Font = font!("AtkinsonHyperlegible-Regular");
/// What matters among it.
pub static BOLD: Font = font!("AtkinsonHyperlegible-Bold");
/// Titles.
pub static DISPLAY: Font = font!("Fredoka-SemiBold");
/// Other people's letters.
pub static SCRIPTS: Font = font!("DejaVuSans");
/// And their emoji.
pub static EMOJI: Font = font!("NotoEmoji-Regular");

/// Unpacks what every screen needs in a thread of its own; whoever needs one sooner does not wait longer
/// than without.
pub fn prepare() {
    let named = thread::Builder::new().name("fonts".to_owned());
    let _later_if_there_is_no_thread = named.spawn(|| {
        for font in [&TEXT, &BOLD, &DISPLAY] {
            LazyLock::force(font);
        }
    });
}

/// What was packed. A test unpacks every file, so that none is ever damaged.
fn unpack(packed: &[u8]) -> Vec<u8> {
    let mut font = Vec::new();
    let _all_of_it = GzDecoder::new(packed).read_to_end(&mut font);
    font
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Where a font's file says how many tables it has, and where the first of them is listed.
    const COUNT: std::ops::Range<usize> = 4..6;
    const LIST: usize = 12;
    const ENTRY: usize = 16;

    #[test]
    fn every_font_is_unpacked_whole() {
        for font in [&TEXT, &BOLD, &DISPLAY, &SCRIPTS, &EMOJI] {
            assert_eq!(font[..4], [0, 1, 0, 0]);
            let number = |at: usize| u32::from_be_bytes(font[at..at + 4].try_into().unwrap());
            let tables = usize::from(u16::from_be_bytes(font[COUNT].try_into().unwrap()));
            let entries = (0..tables).map(|table| LIST + table * ENTRY);
            let end = entries.map(|at| number(at + 8) + number(at + 12)).max().unwrap();
            assert_eq!(font.len(), end.next_multiple_of(4) as usize);
        }
    }
}
