//! Where a sentence about a failure goes: to the terminal that the program was called from. On Windows a
//! program with a window has none of its own, so it joins its parent's, and where that has none either, as
//! after a click on the icon, a box says it.

use std::io::{self, Write};

use crate::escape::VisibleLines;

/// Joins the terminal that the program was called from. What was redirected stays so.
pub fn join() {
    #[cfg(windows)]
    // Without a terminal nobody asked for the output.
    let _none = winsafe::AttachConsole(winsafe::PidParent::Parent);
}

/// Says what went wrong.
pub fn complain(sentence: &str) {
    #[cfg(windows)]
    if std::os::windows::io::AsRawHandle::as_raw_handle(&io::stderr()).is_null() {
        use winsafe::{HWND, co::MB, prelude::Handle as _};
        let _nobody_looks = HWND::NULL.MessageBox(sentence, "Cinderpeek", MB::ICONERROR);
        return;
    }
    let _nobody_listens = writeln!(VisibleLines::new(io::stderr()), "{sentence}");
}
