//! The app on a stage: without a window, at any size, in any language, at any table.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use cinderpeek::ui::{App, Start};
use eframe::egui::{Context, Theme, UiBuilder, Vec2};
use egui_kittest::Harness;

use super::canvas::Canvas;

/// How the app is shown.
#[derive(Clone, Debug)]
pub struct Setting {
    /// What stands in its settings file, as JSON without braces.
    pub settings: String,
    /// The window, in points.
    pub size: [f32; 2],
    /// Pixels for a point.
    pub scale: f32,
    /// Right at a practice table.
    pub practice: bool,
    /// What else lies in the profile: names and contents.
    pub files: Vec<(&'static str, String)>,
    /// The profile's folder, if there is one already.
    pub folder: Option<PathBuf>,
}

impl Default for Setting {
    fn default() -> Self {
        Self {
            settings: r#""name":"Zoë","language":"en","motion":"off","pace":"quick""#.to_owned(),
            size: [1180.0, 780.0],
            scale: 1.0,
            practice: false,
            files: Vec::new(),
            folder: None,
        }
    }
}

impl Setting {
    /// The same with something else set, such as `"language":"fr"`.
    pub fn with(mut self, more: &str) -> Self {
        let name = more.split(':').next().unwrap_or_default().to_owned();
        let kept = self.settings.split(',').filter(|entry| !entry.starts_with(&name));
        let mut entries: Vec<&str> = kept.collect();
        entries.push(more);
        self.settings = entries.join(",");
        self
    }

    /// The same with another file in the profile.
    pub fn file(mut self, name: &'static str, content: String) -> Self {
        self.files.push((name, content));
        self
    }

    /// A profile as it is set here, or the one that was there.
    fn profile(&self) -> PathBuf {
        if let Some(folder) = &self.folder {
            return folder.clone();
        }
        let folder = folder();
        let settings = ("settings.json", format!("{{{}}}", self.settings));
        for (name, content) in self.files.iter().chain([&settings]) {
            let path = folder.join(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder in it");
            std::fs::write(path, content).expect("a file in it");
        }
        folder
    }

    fn is_day(&self) -> bool {
        self.settings.contains("\"light\":\"day\"")
    }
}

/// The app, and what it is shown with.
pub type Stage = Harness<'static, Option<App>>;

/// A profile folder that is new.
pub fn folder() -> PathBuf {
    let folder = std::env::temp_dir().join(format!(
        "cinderpeek-ui-{}-{:x}",
        std::process::id(),
        rand::random::<u64>()
    ));
    std::fs::create_dir_all(&folder).expect("a folder for the profile");
    folder
}

/// Puts the app on the stage.
pub fn stage(setting: &Setting) -> Stage {
    let start = Start {
        folder: setting.profile(),
        interface: Some("lo".to_owned()),
        practice: setting.practice,
        ..Start::default()
    };
    let made: Rc<RefCell<Option<App>>> = Rc::default();
    let make = made.clone();
    let builder = Harness::builder()
        .with_size(Vec2::from(setting.size))
        .with_pixels_per_point(setting.scale)
        .with_render_cursor(false)
        .with_theme(if setting.is_day() { Theme::Light } else { Theme::Dark })
        .renderer(Canvas::default())
        .with_context_setup(move |ctx: &Context| {
            *make.borrow_mut() = Some(App::quiet(ctx, start));
        });
    builder.build_ui_state(
        move |ui, app: &mut Option<App>| {
            // The harness leaves a margin; a window has none.
            let window = ui.ctx().content_rect();
            let mut ui = ui.new_child(UiBuilder::new().max_rect(window));
            ui.set_clip_rect(window);
            app.get_or_insert_with(|| made.borrow_mut().take().expect("an app")).frame(&mut ui);
        },
        None,
    )
}
