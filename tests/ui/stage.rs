//! The app on a stage: without a window, at any size, in any language, at any table.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;

use cinderpeek::ui::{App, Start};
use eframe::egui::{Context, Theme, UiBuilder, Vec2};
use egui_kittest::Harness;
use tempfile::{TempDir, tempdir};

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

    /// A profile as it is set here.
    fn profile(&self) -> TempDir {
        let folder = tempdir().expect("a folder for the profile");
        let settings = ("settings.json", format!("{{{}}}", self.settings));
        for (name, content) in self.files.iter().chain([&settings]) {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().expect("a parent")).expect("a folder in it");
            std::fs::write(path, content).expect("a file in it");
        }
        folder
    }

    fn is_day(&self) -> bool {
        self.settings.contains("\"light\":\"day\"")
    }
}

/// The app, and what it is shown with. Its profile goes after it.
pub type Stage = Harness<'static, (Option<App>, TempDir)>;

/// The app on a stage.
pub fn app(stage: &mut Stage) -> &mut App {
    stage.state_mut().0.as_mut().expect("the app")
}

/// Puts the app on the stage.
pub fn stage(setting: &Setting) -> Stage {
    let profile = setting.profile();
    let start = Start {
        folder: setting.folder.clone().unwrap_or_else(|| profile.path().to_owned()),
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
        move |ui, (app, _): &mut (Option<App>, TempDir)| {
            // The harness leaves a margin; a window has none.
            let window = ui.ctx().content_rect();
            let mut ui = ui.new_child(UiBuilder::new().max_rect(window));
            ui.set_clip_rect(window);
            app.get_or_insert_with(|| made.borrow_mut().take().expect("an app")).frame(&mut ui);
        },
        (None, profile),
    )
}
