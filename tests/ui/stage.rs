//! The app on a stage: without a window, at any size, in any language, at any table.

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use cinderpeek::ui::{App, Start};
use eframe::egui::{Context, Id, Theme, UiBuilder, Vec2};
use egui_kittest::Harness;
use tempfile::{TempDir, tempdir};

use crate::canvas::Canvas;

/// A window is looked at again by then, even if nothing has woken it.
const LONGEST_SLEEP: Duration = Duration::from_secs(1);

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
    /// A link that the system hands over.
    pub invitation: Option<String>,
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
            invitation: None,
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

/// Whether the app has asked for a frame since somebody waited for that.
#[derive(Clone, Default)]
struct Wakes(Arc<(Mutex<bool>, Condvar)>);

impl Wakes {
    fn of(ctx: &Context) -> Self {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Self>(Id::NULL).clone())
    }

    fn wake(&self) {
        *self.0.0.lock().expect("no thread panics with it") = true;
        self.0.1.notify_all();
    }

    fn wait(&self) {
        let woken = self.0.0.lock().expect("no thread panics with it");
        let waited = self.0.1.wait_timeout_while(woken, LONGEST_SLEEP, |woken| !*woken);
        *waited.expect("no thread panics with it").0 = false;
    }
}

/// Waits until the app asks for a frame, as a window does: a thread has told it something, or
/// something on the screen changes with time.
pub fn wait_for_wake(stage: &Stage) {
    Wakes::of(&stage.ctx).wait();
}

/// Puts the app on the stage.
pub fn stage(setting: &Setting) -> Stage {
    let profile = setting.profile();
    let start = Start {
        folder: setting.folder.clone().unwrap_or_else(|| profile.path().to_owned()),
        interface: Some("lo".to_owned()),
        practice: setting.practice,
        invitation: setting.invitation.clone(),
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
            let wakes = Wakes::of(ctx);
            ctx.set_request_repaint_callback(move |_| wakes.wake());
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
