//! A screen in memory, and an eye that looks at it.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use x11rb::connection::Connection;
use x11rb::protocol::xproto::{ConnectionExt, ImageFormat};
use x11rb::rust_connection::RustConnection;

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
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x900x24",
                "-nolisten",
                "tcp",
                "-noreset",
            ])
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
        let all = u32::MAX;
        let [x, y] = LINE;
        let asked = self.eye.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, LENGTH, 1, all);
        let image = asked.expect("a connection").reply().expect("an image");
        // The fourth byte of a pixel is no colour.
        image.data.chunks_exact(4).any(|pixel| pixel[..3] != [0, 0, 0])
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
