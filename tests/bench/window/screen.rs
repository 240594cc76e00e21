//! A screen in memory, and an eye that looks at it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt, ImageFormat};
use x11rb::rust_connection::RustConnection;

/// As large as the screen is.
const SIZE: [u16; 2] = [1280, 900];
/// Where the eye looks: a line across every window, below its title.
const LINE: [i16; 2] = [40, 200];
const LENGTH: u16 = 600;

/// An X server without a window manager.
pub struct Screen {
    server: Child,
    pub display: String,
    eye: RustConnection,
    root: u32,
}

impl Screen {
    pub fn start() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-screen", "0"])
            .arg(format!("{}x{}x24", SIZE[0], SIZE[1]))
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb");
        let mut number = String::new();
        let said = server.stdout.take().expect("what it says");
        BufReader::new(said).read_line(&mut number).expect("the number of the display");
        let display = format!(":{}", number.trim());
        let (eye, screen) = RustConnection::connect(Some(&display)).expect("the screen");
        let root = eye.setup().roots[screen].root;
        Self { server, display, eye, root }
    }

    /// Whether anything is painted.
    pub fn is_lit(&self) -> bool {
        // The fourth byte of a pixel is no colour.
        self.pixels(LINE, [LENGTH, 1]).chunks_exact(4).any(|pixel| pixel[..3] != [0, 0, 0])
    }

    /// All that is painted.
    pub fn picture(&self) -> Vec<u8> {
        self.pixels([0, 0], SIZE)
    }

    fn pixels(&self, [x, y]: [i16; 2], [wide, high]: [u16; 2]) -> Vec<u8> {
        let (eye, all) = (&self.eye, u32::MAX);
        let asked = eye.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, wide, high, all);
        asked.expect("a connection").reply().expect("an image").data
    }

    /// Waits until something is painted, or nothing any more.
    pub fn until_lit(&self, lit: bool) {
        let begun = Instant::now();
        while self.is_lit() != lit {
            assert!(begun.elapsed() < Duration::from_secs(60), "the window is not shown, or stays");
            std::thread::sleep(Duration::from_micros(500));
        }
    }

    /// What a hand does there, by xdotool's words.
    pub fn hand(&self, words: &[&str]) {
        let done = Command::new("xdotool").args(words).env("DISPLAY", &self.display).status();
        assert!(done.expect("xdotool").success());
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ended = self.server.kill();
        let _code = self.server.wait();
    }
}
