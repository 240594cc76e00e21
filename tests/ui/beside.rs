//! Several people at one laptop: who sees what, what a curtain leaves in sight, and whole games.

use cinderpeek::client::Input;
use cinderpeek::game::{Chance, Game, Seat, Update, Viewer};
use cinderpeek::games::Memoarrr;
use cinderpeek::games::memoarrr::{Action, Options, Phase, Seen, State};
use cinderpeek::table::{Ask, Notice, Order, PersonId};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Shape};
use egui_kittest::kittest::{NodeT, Queryable};

use crate::games::table::actions;
use crate::prepared::{Prepared, me};
use crate::scenes::around::HOST;
use crate::scenes::beside::{I_AM, other, people, sit};
use crate::scenes::{press, wait_for};
use crate::stage::{Setting, Stage, app, stage};

/// Everything that a screen reader can find, with where it is.
fn said(stage: &Stage) -> Vec<String> {
    let mut found = Vec::new();
    let mut nodes = vec![stage.root()];
    while let Some(node) = nodes.pop() {
        let inner = node.accesskit_node();
        let words = [inner.label(), inner.value(), inner.description()];
        found.push(format!("{:?} {words:?} {:?}", inner.role(), inner.raw_bounds()));
        nodes.extend(node.children());
    }
    found
}

/// Everything that is painted. Pictures are named: each world loads them in another order.
fn painted(stage: &Stage) -> Vec<String> {
    let textures = stage.ctx.tex_manager();
    let name = |id| format!("{:?}", textures.read().meta(id).map(|meta| meta.name.clone()));
    let mut shapes: Vec<&Shape> = stage.output().shapes.iter().rev().map(|it| &it.shape).collect();
    let mut found = Vec::new();
    while let Some(shape) = shapes.pop() {
        found.push(match shape {
            Shape::Vec(inner) => {
                shapes.extend(inner.iter().rev());
                continue;
            }
            Shape::Text(text) => format!("{:?} {:?}", text.galley.text(), text.pos),
            Shape::Mesh(mesh) => format!("{} {:?}", name(mesh.texture_id), mesh.vertices),
            Shape::Rect(rect) => {
                let picture = rect.brush.as_ref().map(|brush| name(brush.fill_texture_id));
                format!("{picture:?} {:?} {:?} {:?}", rect.rect, rect.fill, rect.stroke)
            }
            other => format!("{other:?}"),
        });
    }
    found
}

/// How the game stands, and what has led to it.
type Moment = (State, Vec<<Memoarrr as Game>::Event>);

/// A whole game by chance, of those two and a third one elsewhere.
fn played(seed: u64) -> Vec<Moment> {
    let [mut luck, mut chance] = [1, 2].map(|stream| Chance::from_number(seed, stream));
    let options = Options { expert: true, first: Seat::new(0), ..Options::basic(3) };
    let mut state = Memoarrr::deal(&options, 3, &mut chance).expect("a deal");
    let mut moments = vec![(state.clone(), Vec::new())];
    while let Some(seat) = Memoarrr::to_act(&state).first() {
        let view = Memoarrr::view(&state, Viewer::Seat(seat));
        let choices: Vec<Action> = Memoarrr::legal_actions(&view).collect();
        let (action, mut events) = (choices[luck.below(choices.len())], Vec::new());
        Memoarrr::play(&mut state, seat, &action, &mut chance, &mut events).expect("legal");
        moments.push((state.clone(), events));
    }
    moments
}

/// Who of the two decides, if they are shown a secret for it.
fn peeks(state: &State) -> Option<Seat> {
    let seat = Memoarrr::to_act(state).first().filter(|seat| [me(), other()].contains(seat))?;
    Memoarrr::holds_secret(&Memoarrr::view(state, Viewer::Seat(seat))).then_some(seat)
}

/// The first game in which both have their first look and meet a penguin.
fn game_of_peeks() -> Vec<Moment> {
    let often = |game: &[Moment], seat| {
        game.iter().filter(|(state, _)| peeks(state) == Some(seat)).count() > 1
    };
    let games = (1..).map(played);
    games.into_iter().find(|game| often(game, me()) && often(game, other())).expect("one")
}

/// So many frames are looked at after each action, while things move.
const FRAMES: usize = 4;

/// A laptop with two people before it.
struct Laptop {
    stage: Stage,
    tables: [TestTable<Memoarrr>; 2],
}

impl Laptop {
    fn new() -> Self {
        let mut stage = stage(&Setting::default().with(r#""motion":"normal""#));
        let lobby = people(&Prepared::new(3, true, 1));
        let first = Memoarrr::practise(app(&mut stage), lobby.clone(), PersonId(1));
        let mut second = first.beside();
        second.seat(lobby, PersonId(2));
        Self { stage, tables: [first, second] }
    }

    /// Both are told what has happened.
    fn tell(&mut self, seq: u32, state: &State, events: &[<Memoarrr as Game>::Event]) {
        for (table, seat) in self.tables.iter_mut().zip([me(), other()]) {
            table.update(Update::new(seq, state, events, Viewer::Seat(seat)), seq > 0);
        }
    }

    fn is_behind_curtain(&self) -> bool {
        self.stage.query_by_label_contains("Pass the laptop to").is_some()
    }

    fn lift(&mut self, seat: Seat) {
        let name = if seat == me() { "I am Zoë" } else { "I am Maximilian" };
        self.stage.get_by_label(name).click_accesskit();
        self.stage.run_steps(3);
    }

    /// What can be seen, and what a screen reader can find.
    fn sight(&self) -> [Vec<String>; 2] {
        [painted(&self.stage), said(&self.stage)]
    }
}

/// Everybody at the laptop reads the same log, whoever's board it is.
#[test]
fn nobody_is_called_you_in_the_log_of_a_shared_laptop() {
    let mut laptop = Laptop::new();
    for (seq, (state, events)) in (0..).zip(played(1)).take(24) {
        laptop.tell(seq, &state, &events);
        laptop.stage.run_steps(6);
        if let Some(seat) = peeks(&state).filter(|_| laptop.is_behind_curtain()) {
            laptop.lift(seat);
        }
    }
    let lines = said(&laptop.stage);
    let of = |words: &[&str]| lines.iter().any(|line| words.iter().any(|it| line.contains(it)));
    assert!(of(&["\"Zoë connects", "\"Zoë fails", "\"Zoë opens"]), "{lines:?}");
    assert!(!of(&["\"You connect", "\"You fail", "\"You open", "\"You take"]), "{lines:?}");
}

/// Over a whole game at two laptops, in two worlds that differ in what is secret: but for what
/// somebody looks at behind a lifted curtain, both show the same to the letter, at every moment.
#[test]
fn nothing_secret_is_left_when_the_curtain_falls() {
    let mut laptops = [Laptop::new(), Laptop::new()];
    let mut luck = Chance::from_number(1, 9);
    let mut secrets = [false; 2];
    for (seq, (state, events)) in (0..).zip(game_of_peeks()) {
        // It looks the same to everybody, but not to those who look at something in secret.
        let twin = Memoarrr::imagine(&Memoarrr::view(&state, Viewer::Spectator), &mut luck);
        for (laptop, world) in laptops.iter_mut().zip([&state, &twin]) {
            laptop.tell(seq, world, &events);
        }
        if Memoarrr::outcome(&state).is_some() {
            break;
        }
        for frame in 0..FRAMES {
            laptops.iter_mut().for_each(|laptop| laptop.stage.step());
            let [here, there] = laptops.each_ref().map(Laptop::sight);
            assert_eq!(here, there, "after {seq} actions, frame {frame}");
        }
        let peeks = peeks(&state);
        let behind = laptops.each_ref().map(Laptop::is_behind_curtain);
        assert_eq!(behind, [peeks.is_some(); 2], "after {seq} actions");
        if let Some(seat) = peeks {
            laptops.iter_mut().for_each(|laptop| laptop.lift(seat));
            assert!(!laptops[0].is_behind_curtain());
            let [here, there] = laptops.each_ref().map(Laptop::sight);
            secrets[usize::from(seat == other())] |= here[0] != there[0] && here[1] != there[1];
        }
    }
    assert_eq!(secrets, [true; 2], "there was something to hide");
}

/// Each acts for their own seat.
#[test]
fn everybody_plays_for_themselves() {
    let mut stage = stage(&Setting::default());
    let [first, second] = sit(&mut stage, &Prepared::new(2, false, 7));
    press(&mut stage, I_AM);
    stage.key_press(Key::Enter);
    stage.run_steps(3);
    assert_eq!(actions(&first.wanted()), [Action::DoneLooking]);
    assert_eq!(actions(&second.wanted()), [], "the other one has looked at nothing yet");
}

/// Whoever says that the round was looked at says so for everybody here.
#[test]
fn all_at_the_laptop_have_seen_enough_together() {
    let won = |update: &Update<Memoarrr>| {
        update.seen.iter().any(|seen| matches!(seen, Seen::RoundWon { .. }))
    };
    let make = |seed| Prepared::<Memoarrr>::new(2, false, seed);
    let (seed, _) = Prepared::find(make, won);
    let (mut stage, mut game) = (stage(&Setting::default()), make(seed));
    let [mut first, mut second] = sit(&mut stage, &game);
    while let Some(update) = game.step() {
        // What happens is seen alike by all.
        let theirs = Update { view: game.update_of(other()).view, ..update.clone() };
        let over = won(&update);
        first.update(update, true);
        second.update(theirs, true);
        stage.run_steps(1);
        if over {
            break;
        }
    }
    for table in [&mut first, &mut second] {
        table.notice(Notice::Moment([me(), other()].into_iter().collect(), None));
    }
    stage.run_steps(3);
    press(&mut stage, ["Ready", "C’est vu"]);
    for table in [first, second] {
        assert!(table.wanted().contains(&Input::Want(Ask::GoOn)));
    }
}

/// Orders go to the host's own seat, whoever gives them.
#[test]
fn whoever_has_the_laptop_runs_the_table() {
    let (game, _) =
        Prepared::search(2, false, |update| update.view.tabletop.phase == Phase::Reveal(other()));
    let mut stage = stage(&Setting::default());
    let mut first = Memoarrr::join(app(&mut stage), None);
    first.seat(people(&game), PersonId(1));
    let mut second = first.beside();
    second.seat(people(&game), PersonId(2));
    first.update(game.update_of(me()), false);
    second.update(game.update_of(other()), false);
    stage.run_steps(3);
    assert!(stage.query_by_label_contains("Maximilian – ").is_some(), "it says whose turn it is");
    press(&mut stage, ["Pause", "Pause"]);
    let pause = Input::Want(Ask::Host(Order::Pause(true)));
    assert!(first.wanted().contains(&pause));
    assert!(!second.wanted().contains(&pause));
}

/// The game is left while it waits for one of them, and goes on where it was.
#[test]
fn who_sat_here_sits_here_again() {
    let setting = Setting { practice: true, ..Setting::default() };
    let beside = r#""practice":{"memoarrr":{"bots":[],"beside":["Max"]}}"#;
    let mut stage = stage(&setting.with(beside));
    wait_for(&mut stage, I_AM);
    press(&mut stage, I_AM);
    press(&mut stage, ["I’ve got them", "C’est retenu"]);
    wait_for(&mut stage, ["I am Max", "C’est moi, Max"]);
    stage.key_press(Key::Escape);
    stage.run_steps(3);
    // On the curtain and in the question.
    stage.get_all_by_label("Leave the table").last().expect("a button").click_accesskit();
    stage.run_steps(3);
    wait_for(&mut stage, ["Continue", "Continuer"]);
    press(&mut stage, ["Go on practising", "Reprendre"]);
    wait_for(&mut stage, ["I am Max", "C’est moi, Max"]);
    press(&mut stage, ["I am Max", "C’est moi, Max"]);
    wait_for(&mut stage, ["I’ve got them", "C’est retenu"]);
}

/// At a table for others: somebody sits down beside the host, is sent away, and another one plays.
#[test]
fn somebody_sits_down_beside_the_host() {
    let mut stage = stage(&Setting::default());
    press(&mut stage, HOST);
    press(&mut stage, ["Open the table", "Ouvrir la table"]);
    for name in ["Ana", "Max"] {
        wait_for(&mut stage, ["Add a player", "Ajouter un joueur"]);
        press(&mut stage, ["Add a player", "Ajouter un joueur"]);
        press(&mut stage, ["Add a player at this laptop", "Ajouter quelqu’un à cet ordinateur"]);
        stage.get_by_role_and_label(Role::TextInput, "Name").type_text(name);
        stage.run_steps(2);
        stage.key_press(Key::Enter);
        stage.run_steps(2);
        wait_for(&mut stage, [&format!("{name}, ready"); 2]);
        if name == "Ana" {
            press(&mut stage, ["Send Ana away", "Renvoyer Ana"]);
            wait_for(&mut stage, ["It takes two", "Il faut"]);
        }
    }
    press(&mut stage, ["Start", "Commencer"]);
    wait_for(&mut stage, I_AM);
    assert!(stage.query_by_label_contains("Ana").is_none());
    press(&mut stage, I_AM);
    press(&mut stage, ["I’ve got them", "C’est retenu"]);
    wait_for(&mut stage, ["I am Max", "C’est moi, Max"]);
}
