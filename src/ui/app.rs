//! The program behind the window.
//!
//! One [`App`] holds the settings, the pictures, the loudspeaker and the screen that is shown.

mod among_bots;
pub(crate) mod arrival;
mod background;
pub mod desktop;
pub(crate) mod join_request;
pub(crate) mod nearby_tables;
mod parting;
mod qr_picture;
pub(crate) mod session;
pub(crate) mod snapshot;
pub mod test_table;
mod waiting;

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use eframe::egui::{Context, Key, RawInput, Ui, ViewportCommand};

use super::offered::OfferedGame;
use super::profile::challenges::progress::Progress;
use super::profile::day::Day;
use super::profile::file_worker::{FileJob, FileWorker};
use super::profile::purpose::Purpose;
use super::profile::settings::{Hosting, Practice, Settings};
use super::profile::statistics::Statistics;
use super::profile::window_place::WindowPlace;
use super::screens::Command;
use super::screens::challenges::Challenges;
use super::screens::help::Help;
use super::screens::home::Home;
use super::screens::host::HostSetUp;
use super::screens::join::JoinOtherwise;
use super::screens::past::PastGames;
use super::screens::practice::SetUpPractice;
use super::screens::replay::AnyReplay;
use super::screens::settings::SettingsScreen;
use super::screens::table::{Arriving, AtTable, GameLobby, TableBeside, TableScreen};
use super::screens::tutorial::{Tutorial, TutorialScreen};
use super::style::Style;
use super::style::art::Art;
use super::style::theme::Palette;
use crate::client::Profile;
use crate::games::{GameName, with_game};
use crate::host::luck::Luck;
use crate::host::plan::{HostPlan, Reach, What};
use crate::net::admission::AdmissionPolicy;
use crate::net::admission::code::Code;
use crate::net::interface::InterfaceChoice;
use crate::sound::Speaker;
use crate::sound::speaker::Status;
use crate::table::{Kind, PlayerName, Portrait, TableName};
use crate::text::Language;
use arrival::Arrival;
use desktop::attention::Attention;
pub(crate) use desktop::notification::Notifier;
use desktop::out_of_sight::LastFrame;
use desktop::single_instance::HandedOver;
use nearby_tables::NearbyTables;
use parting::PartingTable;
use qr_picture::QrPicture;
use session::{Beginning, TableSession};

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
    /// An invitation, as the link says it.
    pub invitation: Option<String>,
}

/// Which screen is shown.
enum Screen {
    Home(Home),
    SetUpPractice(SetUpPractice),
    HostSetUp(HostSetUp),
    JoinOtherwise(JoinOtherwise),
    Arriving(Arriving),
    Table(Box<dyn TableScreen>),
    Replay(AnyReplay),
    Help(Help),
    Tutorial(Box<dyn TutorialScreen>),
    Settings(SettingsScreen),
    Past(PastGames),
    Challenges(Challenges),
}

/// The program behind the window.
pub struct App {
    folder: PathBuf,
    settings: Settings,
    /// What the command line overrides for this time is kept as it was.
    kept: (Language, Option<String>),
    statistics: Statistics,
    progress: Progress,
    speaker: Speaker,
    /// How loud sea and wind are.
    ambience: f32,
    art: Art,
    file_worker: FileWorker,
    nearby: NearbyTables,
    handed_over: Receiver<HandedOver>,
    /// What the speaker answers whoever tries the sound.
    sound_test: Option<Receiver<Status>>,
    /// A picture that may hold an invitation.
    picture: Option<QrPicture>,
    screen: Screen,
    /// The screens under this one; the lowest may be a table, which goes on.
    beneath: Vec<Screen>,
    /// Tables that were left before their last game was checked.
    parting: Vec<PartingTable>,
    /// What went wrong, until the player has read it.
    trouble: Option<String>,
    /// A table among bots that the player wants although there is an unfinished one like it.
    replacing: Option<Replacing>,
    /// How much larger everything is, since the window is.
    zoom: f32,
    /// Whether the player has said that the program may end.
    quits: bool,
    attention: Attention,
    notifier: Notifier,
    /// None before the first.
    last_frame: Option<LastFrame>,
    /// Where the window is.
    window: Option<WindowPlace>,
    /// What day a test says it is.
    fixed_day: Option<Day>,
}

/// What a table among bots is for, its game, and against whom it is.
type Replacing = (Purpose, GameName, Box<Practice>);

impl App {
    /// The program in a window.
    pub fn new(ctx: &Context, start: Start) -> Self {
        let art = Art::new(ctx);
        let nearby = NearbyTables::new(ctx, start.folder.clone(), true);
        let notifier = Notifier::open(ctx, None);
        Self { notifier, ..Self::with(ctx, start, art, Speaker::open(), nearby) }
    }

    /// The same, with what second starts hand over.
    fn taking(self, handed_over: Receiver<HandedOver>) -> Self {
        Self { handed_over, ..self }
    }

    /// The program for a test: pictures are drawn at once, nothing is heard, and the network is
    /// touched only if one interface is named.
    pub fn quiet(ctx: &Context, start: Start) -> Self {
        let art = Art::at_once(ctx);
        let may_look = start.interface.is_some();
        let nearby = NearbyTables::new(ctx, start.folder.clone(), may_look);
        Self::with(ctx, start, art, Speaker::silent(), nearby)
    }

    fn with(ctx: &Context, start: Start, art: Art, speaker: Speaker, nearby: NearbyTables) -> Self {
        let (mut settings, _unreadable) = Settings::load(&start.folder);
        let kept = (settings.language, settings.interface.clone());
        if let Some(language) = start.language {
            settings.language = language;
        }
        if start.interface.is_some() {
            settings.interface = start.interface;
        }
        super::style::theme::set_fonts(ctx);
        super::style::theme::apply(ctx, settings.light, settings.text_size);
        let screen = Screen::Home(Home::default());
        let (progress, unreadable) = Progress::load(&start.folder);
        let text = settings.language.texts();
        let trouble =
            unreadable.map(|aside| text.challenges.unreadable(&aside.display().to_string()));
        let mut app = Self {
            progress,
            statistics: Statistics::load(&start.folder),
            file_worker: FileWorker::new(start.folder.clone(), ctx),
            folder: start.folder,
            settings,
            kept,
            speaker,
            ambience: 0.0,
            art,
            nearby,
            handed_over: channel().1,
            sound_test: None,
            picture: None,
            screen,
            beneath: Vec::new(),
            parting: Vec::new(),
            trouble,
            replacing: None,
            zoom: 1.0,
            quits: false,
            attention: Attention::default(),
            notifier: Notifier::silent(),
            last_frame: None,
            window: None,
            fixed_day: None,
        };
        app.window = app.settings.window;
        if start.practice {
            let practice = Box::new(app.settings.practice.clone());
            app.play_anew(ctx, (Purpose::Practice, app.settings.game, practice));
        }
        if let Some(invitation) = start.invitation {
            app.show_invitation(invitation);
        }
        app
    }

    /// In a large window everything is larger. Set only when that changes: whoever zooms by hand may.
    fn fill_window(&mut self, ctx: &Context) {
        let zoom = super::style::theme::zoom(ctx.content_rect().size() * ctx.zoom_factor());
        if zoom != std::mem::replace(&mut self.zoom, zoom) {
            ctx.set_zoom_factor(zoom);
        }
    }

    /// Shows one frame.
    pub fn frame(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.art.begin_frame();
        self.fill_window(&ctx);
        self.last_frame = Some(LastFrame::of(&ctx));
        self.handle_pictures(&ctx);
        self.go_on(&ctx, ui.input(|input| input.time), true);
        let shown = matches!(
            self.screen,
            Screen::Home(_)
                | Screen::JoinOtherwise(_)
                | Screen::Challenges(_)
                | Screen::SetUpPractice(_)
        );
        self.nearby.attend(shown.then(|| self.interface()));
        let today = self.today();
        let palette = Palette::of(self.settings.light);
        let text = self.settings.language.texts();
        let style = Style { palette: &palette, text, art: &self.art, motion: self.settings.motion };
        let command = match &mut self.screen {
            Screen::Home(home) => {
                home.home_ui(ui, &style, &self.settings, &self.nearby, &self.progress.daily, today)
            }
            Screen::SetUpPractice(set_up) => {
                let ladder = (&self.progress.ladder, self.nearby.unfinished());
                set_up.practice_ui(ui, &style, &self.statistics, ladder)
            }
            Screen::HostSetUp(host) => {
                let unfinished = self.nearby.unfinished().hosted.is_some();
                host.host_ui(ui, &style, unfinished)
            }
            Screen::JoinOtherwise(join) => join.join_ui(ui, &style),
            Screen::Arriving(arriving) => arriving.arriving_ui(ui, &style),
            Screen::Table(table) => table.table_ui(ui, &style, &self.settings),
            Screen::Replay(replay) => replay.replay_ui(ui, &style),
            Screen::Help(help) => help.help_ui(ui, &style),
            Screen::Tutorial(tutorial) => tutorial.tutorial_ui(ui, &style),
            Screen::Settings(screen) => screen.settings_ui(ui, &style, &self.settings),
            Screen::Past(past) => past.past_ui(ui, &style, &self.statistics),
            Screen::Challenges(challenges) => {
                let left = self.nearby.unfinished();
                challenges.challenges_ui(ui, &style, &self.progress, left, today)
            }
        };
        if let Some(trouble) = &self.trouble
            && background::trouble_ui(ui, &style, trouble)
        {
            self.trouble = None;
        }
        background::drop_hint_ui(&ctx, &style);
        let replace = background::replacing_ui(ui, &style, &mut self.replacing);
        let called = waiting::waiting_ui(ui, &style, &self.beneath);
        let keys = self.keys(&ctx);
        for command in command.into_iter().chain(called).chain(replace).chain(keys) {
            self.apply(&ctx, command);
        }
        let window = ctx.input(|input| input.viewport().clone());
        self.window = WindowPlace::now(self.window, &window, ctx.zoom_factor());
        self.attend_to_window(&ctx);
    }

    fn sit_down<G: GameLobby>(&mut self, table: AtTable<G>) {
        self.screen = Screen::Table(Box::new(TableBeside::new(table)));
    }

    fn keys(&self, ctx: &Context) -> Option<Command> {
        if ctx.input(|input| input.key_pressed(Key::F11)) {
            return Some(Command::FullScreen);
        }
        // At a table it is the summary card, which leads on to the book; in the book it leads back.
        let book = match self.screen {
            Screen::Table(_) => return None,
            Screen::Help(_) => Command::Home,
            _ => Command::Help(self.settings.game),
        };
        ctx.input(|input| input.key_pressed(Key::F1)).then_some(book)
    }

    fn apply(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Home => {
                let under = self.beneath.pop().unwrap_or(Screen::Home(Home::default()));
                self.replace_screen(under);
            }
            Command::ToTable => {
                while !matches!(self.screen, Screen::Table(_)) && !self.beneath.is_empty() {
                    self.apply(ctx, Command::Home);
                }
            }
            Command::Game(game) => self.change(|settings| settings.game = game),
            Command::SetUpPractice => {
                let Settings { game, practice, .. } = self.settings.clone();
                self.screen = Screen::SetUpPractice(SetUpPractice::new(game, practice));
            }
            Command::Practise(game, practice) => {
                self.play_among_bots(ctx, (Purpose::Practice, game, practice));
            }
            Command::Challenge(purpose, game) => match self.opponents(purpose, game) {
                Some(practice) => self.play_among_bots(ctx, (purpose, game, practice)),
                None => self.apply(ctx, Command::Home),
            },
            Command::PlayAnew(purpose, game, practice) => {
                self.give_up(purpose, game);
                self.play_anew(ctx, (purpose, game, practice));
            }
            Command::GoOn(purpose, game) => {
                with_game!(game, G => self.go_on_among_bots::<G>(ctx, purpose, game));
            }
            Command::Challenges => self.lay_over(Screen::Challenges(Challenges::default())),
            Command::SetUpHosting => {
                let Settings { game, hosting, name, .. } = self.settings.clone();
                self.screen = Screen::HostSetUp(HostSetUp::new(game, hosting, name));
            }
            Command::Host(game, hosting) => {
                with_game!(game, G => self.host::<G>(ctx, game, *hosting));
            }
            Command::GoOnHosting(game) => {
                with_game!(game, G => self.open_table::<G>(ctx, What::Resumed));
            }
            Command::Join(request) => {
                let (folder, profile) = (self.folder.clone(), self.profile());
                let arrival =
                    Arrival::start((*request).clone(), folder, self.interface(), profile, ctx);
                self.leave_all();
                self.screen = Screen::Arriving(Arriving::new(arrival, *request));
            }
            Command::Examine => self.nearby.examine(),
            Command::CloseCheckup => self.nearby.forget_checkup(),
            Command::JoinOtherwise => self.screen = Screen::JoinOtherwise(JoinOtherwise::default()),
            Command::Help(game) => self.lay_over(Screen::Help(Help::new(game))),
            Command::Tutorial(game) => self.teach(game),
            Command::Settings => {
                self.lay_over(Screen::Settings(SettingsScreen::new(&self.settings)));
            }
            Command::Past => {
                self.file_worker.send(FileJob::List);
                self.lay_over(Screen::Past(PastGames::default()));
            }
            Command::Set(settings) => {
                if settings.notifications && !self.settings.notifications {
                    self.notifier.probe();
                }
                self.change(|set| *set = *settings);
                super::style::theme::apply(ctx, self.settings.light, self.settings.text_size);
                let Settings { pace, motion, .. } = self.settings;
                if let Some(table) = self.table() {
                    table.set_pace(pace, motion);
                }
            }
            Command::TestSound => self.test_sound(ctx),
            Command::ResetStatistics => {
                self.statistics.reset();
                self.file_worker.send(FileJob::Statistics(Box::new(self.statistics.clone())));
            }
            Command::Keep(record) => self.file_worker.send(FileJob::Keep(record)),
            Command::Replay(step) => {
                if let Some(replay) = self.table().and_then(|table| table.replay(step)) {
                    self.lay_over(Screen::Replay(replay));
                }
            }
            Command::OpenRecord(path) => self.file_worker.send(FileJob::Open(path)),
            Command::Picture(game) => self.file_worker.send(FileJob::Picture(game)),
            Command::OpenPast(game) => self.file_worker.send(FileJob::OpenPast(game)),
            Command::KeepPast(game) => self.file_worker.send(FileJob::KeepPast(game)),
            Command::Mute(mute) => self.change(|settings| settings.mute = mute),
            Command::Name(name) => self.change(|settings| {
                if settings.name.is_empty() {
                    settings.portrait = usual_portrait(&name);
                }
                settings.name = name;
            }),
            Command::FullScreen => {
                let full = ctx.input(|input| input.viewport().fullscreen.unwrap_or(false));
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!full));
            }
            Command::Quit => {
                self.quits = true;
                ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Whoever learns a game wants to play it.
    fn teach(&mut self, game: GameName) {
        self.change(|settings| settings.game = game);
        self.screen = with_game!(game, G => Screen::Tutorial(Box::new(Tutorial::<G>::new(game))));
    }

    fn profile(&self) -> Profile {
        Profile {
            name: PlayerName::fitted(&self.settings.name, &super::profile::settings::usual_name()),
            kind: Kind::Human,
            portrait: Portrait::new(self.settings.portrait).unwrap_or_default(),
            watch: false,
        }
    }

    /// Opens a table for others.
    fn host<G: OfferedGame>(&mut self, ctx: &Context, game: GameName, mut hosting: Hosting) {
        let kept = hosting.clone();
        self.change(|settings| (settings.game, settings.hosting) = (game, kept));
        let usual = self.settings.language.texts().host.usual_name(&self.settings.name);
        let entry = if hosting.code {
            AdmissionPolicy::Code(Code::random())
        } else {
            AdmissionPolicy::Open
        };
        let what = What::New {
            name: TableName::fitted(&hosting.name, &usual),
            options: G::hosted(&mut hosting).clone(),
            settings: hosting.rules(),
            entry,
            bots: Vec::new(),
        };
        self.open_table::<G>(ctx, what);
    }

    fn open_table<G: GameLobby>(&mut self, ctx: &Context, what: What<G>) {
        let plan = HostPlan {
            folder: self.folder.clone(),
            what,
            reach: Reach::Network { port: 0, interface: self.interface() },
            think: G::bot_pause(self.settings.pace, self.settings.motion),
            one_game: false,
            luck: Luck::System,
        };
        let (beside, beginning) = (Vec::new(), Beginning::default());
        let session = TableSession::host(plan, self.profile(), beside, beginning, ctx);
        self.leave_all();
        self.sit_down(AtTable::with_others(session, None));
    }

    fn interface(&self) -> InterfaceChoice {
        self.settings.interface.clone().map_or(InterfaceChoice::All, InterfaceChoice::Only)
    }
}

/// Somebody of whom only the name is known.
pub(crate) fn person(name: PlayerName) -> Profile {
    let portrait = Portrait::new(usual_portrait(name.as_str())).unwrap_or_default();
    Profile { name, portrait, kind: Kind::Human, watch: false }
}

/// Not everybody begins with the same face.
fn usual_portrait(name: &str) -> u8 {
    let sum: usize = name.bytes().map(usize::from).sum();
    (sum % usize::from(super::style::picture::PORTRAITS)) as u8
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &Context, _frame: &mut eframe::Frame) {
        self.go_on_out_of_sight(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.frame(ui);
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.finish_parting();
        let window = self.window;
        if window.is_some() && window != self.settings.window {
            self.change(|settings| settings.window = window);
        }
    }

    fn raw_input_hook(&mut self, _ctx: &Context, raw_input: &mut RawInput) {
        if let Some(side) = &mut raw_input.max_texture_side {
            *side = super::style::art::WIDEST_TEXTURE.min(*side);
        }
    }
}
