//! Opening the window, and what to say where that cannot be done.

use std::any::Any;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use eframe::egui::{IconData, Rect, ViewportBuilder, ViewportCommand, pos2, vec2};
use eframe::{CreationContext, Error, NativeOptions, Renderer};

use super::attention::TITLE;
use super::single_instance::SingleInstance;
use crate::ui::profile::settings::Settings;
use crate::ui::profile::window_place::WindowPlace;
use crate::ui::style::art;
use crate::ui::style::picture::Picture;
use crate::ui::style::theme::size;
use crate::ui::{App, Language, Start};

/// What the system knows the program by.
const APP_ID: &str = "cinderpeek";
/// The side of the icon, in pixels.
const ICON: u32 = 128;
/// winit loads these together, and does not say which of them is missing.
const X11_LIBRARIES: &str = "libX11 / libX11-xcb / libXcursor / libXi";

/// Opens the window and stays until it is closed; if the profile has one already, that one comes to
/// the front. An error is a sentence for the terminal.
pub fn open(start: Start) -> Result<(), String> {
    let Some(mut instance) = SingleInstance::claim(&start.folder, start.invitation.as_deref())
    else {
        return Ok(());
    };
    let report = report_panics(&start.folder);
    let language = start.language.unwrap_or_else(Language::of_system);
    let texts = &language.texts().terminal.arguments;
    let viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title(TITLE)
        .with_icon(Arc::new(icon()))
        .with_inner_size(size::FIRST)
        .with_min_inner_size(size::SMALLEST);
    let place = Settings::load(&start.folder).0.window;
    let options = NativeOptions {
        viewport: place.map_or(viewport.clone(), |place| place.apply(viewport)),
        renderer: Renderer::Glow,
        persist_window: false,
        ..NativeOptions::default()
    };
    let run = || {
        eframe::run_native(
            APP_ID,
            options,
            Box::new(|creation| {
                let in_sight = |place: WindowPlace| place.moved_into_sight(&screens(creation));
                if let Some(to) = place.and_then(in_sight) {
                    creation.egui_ctx.send_viewport_cmd(ViewportCommand::OuterPosition(to));
                }
                let handed_over = instance.handed_over(&creation.egui_ctx);
                Ok(Box::new(App::new(&creation.egui_ctx, start).taking(handed_over)))
            }),
        )
    };
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(Error::Glutin(_) | Error::NoGlutinConfigs(..) | Error::OpenGL(_))) => {
            Err(texts.no_graphics.to_owned())
        }
        Ok(Err(error)) => Err(match reason(&error.to_string()) {
            "Failed to load one of xlib's shared libraries" => (texts.no_library)(X11_LIBRARIES),
            other => (texts.no_screen)(other),
        }),
        Err(panic) => Err(match missing_library(panic_message(panic.as_ref())) {
            Some(library) => (texts.no_library)(library),
            None => (texts.window_fault)(&report.display().to_string()),
        }),
    }
}

/// The screens of this machine, in points of the system.
fn screens(creation: &CreationContext<'_>) -> Vec<Rect> {
    let Some(window) = creation.winit_window() else { return Vec::new() };
    let screens = window.available_monitors().map(|screen| {
        let (at, size) = (screen.position(), screen.size());
        let points = 1.0 / screen.scale_factor() as f32;
        let at = pos2(at.x as f32, at.y as f32) * points;
        Rect::from_min_size(at, vec2(size.width as f32, size.height as f32) * points)
    });
    screens.collect()
}

/// What a panic said; nothing if it was no text.
fn panic_message(panic: &dyn Any) -> &str {
    let said = panic.downcast_ref::<&str>().copied();
    said.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or_default()
}

/// The library that a panic is about: winit's bindings panic where one of theirs is not installed.
fn missing_library(message: &str) -> Option<&str> {
    message.strip_prefix("Library ")?.strip_suffix(" could not be loaded.")
}

/// What the system says, without the line of a library's source that heard it.
fn reason(error: &str) -> &str {
    let place = error.rfind(".rs:").map(|at| &error[at..]);
    let said = place.and_then(|place| place.split_once(": ")).map(|(_, said)| said);
    said.unwrap_or(error).trim_end_matches('.')
}

/// A panic leaves a report in the profile's folder, unless a missing library is all there is to say.
fn report_panics(folder: &Path) -> PathBuf {
    let path = folder.join("fault.txt");
    let (to, folder) = (path.clone(), folder.to_owned());
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if missing_library(panic_message(panic.payload())).is_some() {
            return;
        }
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let report = format!(
            "Cinderpeek {}, {} seconds after the beginning of 1970\n{panic}\n{}\n",
            env!("CARGO_PKG_VERSION"),
            since.as_secs(),
            std::backtrace::Backtrace::force_capture()
        );
        let _nothing_else_helps =
            fs::create_dir_all(&folder).and_then(|()| fs::write(&to, &report));
        before(panic);
    }));
    path
}

fn icon() -> IconData {
    let image = art::draw(Picture::Emblem, ICON);
    let rgba = image.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    IconData { rgba, width: ICON, height: ICON }
}

#[cfg(test)]
mod tests {
    use super::{missing_library, reason};

    #[test]
    fn a_reason_names_no_source() {
        let heard = "winit: os error at /home/a/winit/mod.rs:765: DISPLAY is not set.";
        assert_eq!(reason(heard), "DISPLAY is not set");
        assert_eq!(reason("No graphics."), "No graphics");
    }

    #[test]
    fn a_missing_library_is_named() {
        let heard = "Library libxkbcommon-x11.so could not be loaded.";
        assert_eq!(missing_library(heard), Some("libxkbcommon-x11.so"));
        assert_eq!(missing_library("index out of bounds"), None);
    }
}
