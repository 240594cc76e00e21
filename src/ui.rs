//! The window: what a player sees, hears and touches.
//!
//! One [`App`] holds the settings, the pictures, the loudspeaker and the screen that is shown. In a
//! frame a screen is given a `Look` and says what the player wants (a `Wish`); the app does it.
//! Nothing here waits: tables and clients live in threads of their own ([`sitting`]), and
//! the window is woken when they have something to tell. No screen ever holds more than its seat
//! may know.

mod art;
mod boards;
mod glance;
mod look;
mod picture;
mod screens;
mod settings;
mod sitting;
mod text;
mod theme;
mod widgets;
mod window;

use std::path::PathBuf;

use eframe::egui::{Context, Key, Ui, ViewportCommand};

use crate::client::Profile;
use crate::games::Memoarrr;
use crate::host::plan::{Door, Plan, What};
use crate::net::admission::Entry;
use crate::sound::Speaker;
use crate::table::{Kind, Place, PlayerName, Portrait, Settings as Rules, TableName};
use art::Art;
use look::Look;
use screens::Wish;
use screens::help::Help;
use screens::home::Home;
use screens::host::HostSetUp;
use screens::join::JoinOtherwise;
use screens::practice::SetUp;
use screens::replay::Replay;
use screens::settings::SettingsScreen;
use screens::table::{AtTable, Seated};
use screens::tutorial::Tutorial;
use settings::{Practice, Settings};
use sitting::{Beginning, Sitting};
pub use text::Language;
use theme::Palette;
pub use window::open;

/// How the window is opened.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The profile's folder.
    pub folder: PathBuf,
    /// The language for this time.
    pub language: Option<Language>,
    /// The only network interface to use, for this time.
    pub interface: Option<String>,
    /// Right at a table against bots.
    pub practice: bool,
}

/// Which screen is shown.
enum Screen {
    Home(Home),
    SetUp(SetUp),
    HostSetUp(HostSetUp),
    JoinOtherwise(JoinOtherwise),
    Table(Box<dyn Seated>),
    Replay(Replay),
    Help(Help),
    Tutorial(Tutorial),
    Settings(SettingsScreen),
}

/// The program behind the window.
pub struct App {
    folder: PathBuf,
    settings: Settings,
    speaker: Speaker,
    art: Art,
    screen: Screen,
}

impl App {
    /// The program in a window.
    pub fn new(ctx: &Context, start: Start) -> Self {
        let art = Art::new(ctx);
        Self::with(ctx, start, art, Speaker::open())
    }

    /// The program for a test: pictures are drawn at once, and nothing is heard.
    pub fn quiet(ctx: &Context, start: Start) -> Self {
        let art = Art::at_once(ctx);
        Self::with(ctx, start, art, Speaker::silent())
    }

    fn with(ctx: &Context, start: Start, art: Art, speaker: Speaker) -> Self {
        let (mut settings, _unreadable) = Settings::load(&start.folder);
        if let Some(language) = start.language {
            settings.language = language;
        }
        if start.interface.is_some() {
            settings.interface = start.interface;
        }
        theme::set_fonts(ctx);
        theme::apply(ctx, settings.light, settings.text_size);
        let screen = Screen::Home(Home::default());
        let mut app = Self { folder: start.folder, settings, speaker, art, screen };
        if start.practice {
            app.practise(ctx, app.settings.practice.clone());
        }
        app
    }

    /// One frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.art.begin_frame();
        let now = ui.input(|input| input.time);
        let volume = if self.settings.mute { 0.0 } else { self.settings.volume };
        let (motion, speaker) = (self.settings.motion, &self.speaker);
        let next = match &mut self.screen {
            Screen::Table(table) => table.advance(now, motion, speaker, volume),
            Screen::Tutorial(tutorial) => tutorial.advance(now, motion, speaker, volume),
            _ => None,
        };
        if let Some(seconds) = next {
            ctx.request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
        let palette = Palette::of(self.settings.light);
        let text = self.settings.language.texts();
        let look = Look { palette: &palette, text, art: &self.art, motion: self.settings.motion };
        let wish = match &mut self.screen {
            Screen::Home(home) => home.home_ui(ui, &look, &self.settings, false),
            Screen::SetUp(set_up) => set_up.practice_ui(ui, &look),
            Screen::HostSetUp(host) => host.host_ui(ui, &look),
            Screen::JoinOtherwise(join) => join.join_ui(ui, &look),
            Screen::Table(table) => table.table_ui(ui, &look, &self.settings),
            Screen::Replay(replay) => replay.replay_ui(ui, &look),
            Screen::Help(help) => help.help_ui(ui, &look),
            Screen::Tutorial(tutorial) => tutorial.tutorial_ui(ui, &look),
            Screen::Settings(settings) => settings.settings_ui(ui, &look),
        };
        let keys = self.keys(&ctx);
        for wish in wish.into_iter().chain(keys) {
            self.fulfil(&ctx, wish);
        }
    }

    fn keys(&self, ctx: &Context) -> Option<Wish> {
        ctx.input(|input| input.key_pressed(Key::F11)).then_some(Wish::FullScreen)
    }

    fn fulfil(&mut self, ctx: &Context, wish: Wish) {
        match wish {
            Wish::Home => self.screen = Screen::Home(Home::default()),
            Wish::SetUpPractice => {
                self.screen = Screen::SetUp(SetUp::new(self.settings.practice.clone()));
            }
            Wish::Practise(practice) => self.practise(ctx, practice),
            Wish::GoOnPractising => {}
            Wish::SetUpHosting => self.screen = Screen::HostSetUp(HostSetUp::default()),
            Wish::JoinOtherwise => self.screen = Screen::JoinOtherwise(JoinOtherwise::default()),
            Wish::Help => self.screen = Screen::Help(Help::default()),
            Wish::Tutorial => self.screen = Screen::Tutorial(Tutorial::default()),
            Wish::Settings => self.screen = Screen::Settings(SettingsScreen::default()),
            Wish::Mute(mute) => self.change(|settings| settings.mute = mute),
            Wish::Name(name) => self.change(|settings| settings.name = name),
            Wish::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Wish::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    fn change(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        let _told_later = self.settings.save(&self.folder);
    }

    fn profile(&self) -> Profile {
        Profile {
            name: PlayerName::fitted(&self.settings.name, &settings::usual_name()),
            kind: Kind::Human,
            portrait: Portrait::new(self.settings.portrait).unwrap_or_default(),
            watch: false,
        }
    }

    fn practise(&mut self, ctx: &Context, practice: Practice) {
        self.change(|settings| settings.practice = practice.clone());
        let seats = practice.bots.len() as u8 + 1;
        let plan = Plan::<Memoarrr> {
            folder: self.folder.join("practice"),
            what: What::New {
                name: TableName::fitted(&self.settings.name, "Practice"),
                options: practice.options(),
                settings: Rules { start_with: Some(seats), ..Rules::default() },
                entry: Entry::Open,
                bots: practice.bots.iter().map(|bot| bot.0).collect(),
            },
            door: Door::Offline,
            think: self.settings.pace.millis(),
            one_game: false,
        };
        let beginning =
            Beginning { place: Place::new(practice.side), first: practice.i_start, ready: true };
        let sitting = Sitting::host(plan, self.profile(), beginning, ctx);
        self.screen = Screen::Table(Box::new(AtTable::new(sitting)));
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }
}
