//! Opening the window, and what to say where that cannot be done.

use eframe::egui::{IconData, Rect, ViewportBuilder, ViewportCommand, pos2, vec2};
use eframe::{CreationContext, Error, NativeOptions, Renderer, icon_data};

use super::attention::TITLE;
use super::fault;
use super::single_instance::SingleInstance;
use crate::ui::profile::settings::Settings;
use crate::ui::profile::window_place::WindowPlace;
use crate::ui::style::font;
use crate::ui::style::theme::size;
use crate::ui::{App, Language, Start};

/// What the system knows the program by.
const APP_ID: &str = "cinderpeek";
/// `icon.svg` as a picture.
const ICON: &[u8] = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon.png"));
/// winit loads these together, and does not say which of them is missing.
const X11_LIBRARIES: &str = "libX11 / libX11-xcb / libXcursor / libXi";

/// Why there is no window: a sentence for the terminal, in the player's language.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct WindowError(String);

/// Opens the window and stays until it is closed; if the profile has one already, that one comes to
/// the front.
pub fn open(start: Start) -> Result<(), WindowError> {
    let Some(mut instance) = SingleInstance::claim(&start.folder, start.invitation.as_deref())
    else {
        return Ok(());
    };
    let texts = start.language.unwrap_or_else(Language::of_system).texts();
    fault::expect_panics(&start.folder, texts);
    let texts = &texts.terminal.arguments;
    let viewport = ViewportBuilder::default()
        .with_app_id(APP_ID)
        .with_title(TITLE)
        .with_icon(icon())
        .with_inner_size(size::FIRST)
        .with_min_inner_size(size::SMALLEST);
    let place = Settings::load(&start.folder).0.window;
    let options = NativeOptions {
        viewport: place.map_or(viewport.clone(), |place| place.apply(viewport)),
        renderer: Renderer::Glow,
        persist_window: false,
        // It costs a window without a graphics card a tenth of its start; no gradient here needs it.
        dithering: false,
        // Not sooner: what X reads before takes half as long again where there is a second thread, since
        // the C library locks each letter then.
        window_builder: Some(Box::new(|viewport| {
            font::prepare();
            viewport
        })),
        ..NativeOptions::default()
    };
    let opened = eframe::run_native(
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
    );
    let sentence = |error| match error {
        Error::Glutin(_) | Error::NoGlutinConfigs(..) | Error::OpenGL(_) => {
            texts.no_graphics.to_owned()
        }
        error => match reason(&error.to_string()) {
            "Failed to load one of xlib's shared libraries" => texts.no_library(X11_LIBRARIES),
            other => texts.no_screen(other),
        },
    };
    opened.map_err(|error| WindowError(sentence(error)))
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

/// What the system says, without the line of a library's source that heard it.
fn reason(error: &str) -> &str {
    let place = error.rfind(".rs:").map(|at| &error[at..]);
    let said = place.and_then(|place| place.split_once(": ")).map(|(_, said)| said);
    said.unwrap_or(error).trim_end_matches('.')
}

/// The program's sign. It is drawn beforehand, since the window waits for it.
fn icon() -> IconData {
    icon_data::from_png_bytes(ICON).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::style::art;
    use crate::ui::style::picture::Picture;

    #[test]
    fn the_icon_is_the_programs_sign() {
        let side = 128;
        let drawn = art::draw(Picture::Emblem, side);
        let rgba: Vec<u8> =
            drawn.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
        if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon.png");
            image::save_buffer(path, &rgba, side, side, image::ColorType::Rgba8).unwrap();
        }
        let same = icon() == IconData { rgba, width: side, height: side };
        assert!(same, "UPDATE_SNAPSHOTS=1 draws it anew, for the next build");
    }

    #[test]
    fn a_reason_names_no_source() {
        let heard = "winit: os error at /home/a/winit/mod.rs:765: DISPLAY is not set.";
        assert_eq!(reason(heard), "DISPLAY is not set");
        assert_eq!(reason("No graphics."), "No graphics");
    }
}
