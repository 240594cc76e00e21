//! Memory hygiene: a face that is no longer up is nowhere: not in a label, not in the log, not painted.

use cinderpeek::games::memoarrr::{Card, Seen, View};
use cinderpeek::games::ptibapt::{self, Colour};
use eframe::egui::TextureId;
use eframe::egui::epaint::Shape;
use egui_kittest::kittest::NodeT;

use crate::prepared::Prepared;
use crate::scenes::at_table::sit;
use crate::scenes::ptibapt::{alone, extended};
use crate::stage::{Setting, Stage, stage};

/// As the app says a card in English.
fn name(card: Card) -> String {
    let place =
        ["in the ocean", "in the jungle", "on the lava", "among the flowers", "on the beach"];
    format!("{} {}", card.animal.name(), place[card.landscape as usize])
}

/// Everything that a screen reader can find.
pub fn everything(stage: &Stage) -> Vec<String> {
    let mut found = Vec::new();
    let mut nodes = vec![stage.root()];
    while let Some(node) = nodes.pop() {
        let inner = node.accesskit_node();
        found.extend([inner.label(), inner.value(), inner.description()].into_iter().flatten());
        nodes.extend(node.children());
    }
    found
}

/// The names of the pictures that are painted in this frame. A texture is named for its picture.
fn painted(stage: &Stage) -> Vec<String> {
    fn collect(shape: &Shape, found: &mut Vec<TextureId>) {
        match shape {
            Shape::Mesh(mesh) => found.push(mesh.texture_id),
            Shape::Rect(rect) => found.extend(rect.brush.iter().map(|it| it.fill_texture_id)),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, found)),
            _ => {}
        }
    }
    let mut used = Vec::new();
    stage.output().shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut used));
    let textures = stage.ctx.tex_manager();
    let textures = textures.read();
    used.iter().filter_map(|id| Some(textures.meta(*id)?.name.clone())).collect()
}

/// Whether one of the pictures that are painted is made of all these files, among others.
fn shows(painted: &[String], files: &[String]) -> bool {
    let uses = |picture: &String, file: &String| picture.contains(&format!("({file})"));
    painted.iter().any(|picture| files.iter().all(|file| uses(picture, file)))
}

/// What the face of a card is made of.
fn files(card: Card) -> [String; 2] {
    let landscape = ["ocean", "jungle", "lava", "flowers", "beach"][card.landscape as usize];
    [format!("memoarrr/landscape/{landscape}"), format!("memoarrr/animal/{}", card.animal.name())]
}

/// The cards that can be seen by this view.
fn seen(view: &View) -> Vec<Card> {
    view.faces.iter().chain(view.secret.iter()).map(|(_, card)| card).collect()
}

/// What can be found on the screen of cards that are down by this view: said, and painted.
fn leaks(stage: &Stage, view: &View) -> [Vec<String>; 2] {
    let (said, painted, seen) = (everything(stage), painted(stage), seen(view));
    let hidden = || Card::ALL.into_iter().filter(|card| !seen.contains(card));
    let is_said = |name: &String| said.iter().any(|line| line.contains(name));
    let is_painted = |card: &Card| shows(&painted, &files(*card));
    [hidden().map(name).filter(is_said).collect(), hidden().filter(is_painted).map(name).collect()]
}

/// A planted leak: the screen still shows what went down. The test below would notice.
#[test]
fn a_face_that_stays_in_sight_is_found() {
    let mut stage = stage(&Setting::default());
    let mut game = Prepared::new(3, true, 1);
    let mut table = sit(&mut stage, &game);
    let (mut before, mut planted) = (Vec::new(), 0);
    while planted < 3 {
        let update = game.step().expect("cards go down again and again");
        let view = update.view.clone();
        if before.iter().any(|card| !seen(&view).contains(card)) {
            let [said, painted] = leaks(&stage, &view);
            assert!(!said.is_empty() && !painted.is_empty(), "{said:?} {painted:?}");
            planted += 1;
        }
        before = seen(&view);
        table.update(update, true);
        stage.run_steps(30);
    }
}

#[test]
fn whole_games_show_no_face_that_is_down() {
    for (seed, motion) in [(1, "off"), (2, "normal"), (5, "slow")] {
        let setting = Setting::default().with(&format!("\"motion\":\"{motion}\""));
        let mut stage = stage(&setting);
        let mut game = Prepared::new(3, true, seed);
        let mut table = sit(&mut stage, &game);
        let mut rounds = 0;
        while let Some(update) = game.step() {
            if update.view.opened.is_some() {
                break;
            }
            rounds += update.seen.iter().filter(|it| matches!(it, Seen::RoundWon { .. })).count();
            let view = update.view.clone();
            table.update(update, true);
            // Long enough for every motion, and for the cards of a finished round to go down.
            stage.run_steps(30);
            let [said, painted] = leaks(&stage, &view);
            assert!(said.is_empty() && painted.is_empty(), "seed {seed}: {said:?} {painted:?}");
            let painted = self::painted(&stage);
            for card in seen(&view) {
                let shown = shows(&painted, &files(card));
                assert!(shown, "seed {seed}: {} is not painted", name(card));
            }
        }
        assert!(rounds >= 6, "seed {seed}: {rounds} rounds");
    }
}

/// As the app says a card of Pti Bapt in English, in the order of the cards.
const PICTURES: [&str; 14] = [
    "kite",
    "teapot",
    "snail",
    "bicycle",
    "umbrella",
    "cactus",
    "drum",
    "Pti Bapt",
    "trap",
    "spyglass",
    "“Switch” card",
    "broom",
    "parcel",
    "“Again” card",
];

/// What is on a card of Pti Bapt, in the order of the cards.
const FIGURES: [&str; 14] = [
    "kite", "teapot", "snail", "bicycle", "umbrella", "cactus", "drum", "pti-bapt", "trap",
    "spyglass", "switch", "broom", "parcel", "again",
];

/// The file of what is on a card, whether the card is shown or only that.
fn figure(card: ptibapt::Card) -> [String; 1] {
    let number = ptibapt::Card::all().position(|it| it == card).expect("one of the cards");
    [format!("ptibapt/figure/{}", FIGURES[number])]
}

/// The file of the frame around it, which only the card itself has.
fn frame(card: ptibapt::Card) -> [String; 1] {
    let colour = match card.colour() {
        Colour::Green => "green",
        Colour::Yellow => "yellow",
        Colour::Red => "red",
        Colour::Blue => "blue",
    };
    [format!("ptibapt/frame/{colour}")]
}

/// What nobody may see now: it lies on the grid, face down, and no card like it is anywhere else.
fn unseen(view: &ptibapt::View) -> impl Iterator<Item = (ptibapt::Card, &'static str)> + '_ {
    let table = &view.tabletop;
    let elsewhere = |card: &ptibapt::Card| {
        let kept = table.kept.iter().any(|pile| pile.cards().contains(card));
        kept || table.gone.contains(card) || view.visible().any(|(_, seen)| seen == *card)
    };
    let all = ptibapt::Card::all().zip(PICTURES);
    all.filter(move |(card, _)| table.left().any(|it| it == *card) && !elsewhere(card))
}

#[test]
fn whole_games_of_pairs_show_no_face_that_is_down() {
    let makes: [fn(u64) -> Prepared<cinderpeek::games::PtiBapt>; 2] = [extended, alone];
    for (seed, motion, make) in
        [(1, "off", makes[0]), (2, "normal", makes[0]), (3, "slow", makes[1])]
    {
        let setting = Setting::default().with(&format!("\"motion\":\"{motion}\""));
        let mut stage = stage(&setting);
        let mut game = make(seed);
        let mut table = sit(&mut stage, &game);
        let mut checked = 0;
        while let Some(update) = game.step() {
            if update.view.opened.is_some() || checked > 400 {
                break;
            }
            let view = update.view.clone();
            table.update(update, true);
            // Long enough for every motion.
            stage.run_steps(14);
            let (said, painted) = (everything(&stage), painted(&stage));
            for (card, name) in unseen(&view) {
                // That there are traps is no secret, and one may be told that one has none.
                let word = card.colour() != Colour::Red;
                let leak = said.iter().find(|line| word && line.contains(name));
                assert_eq!(leak, None, "seed {seed}: {name} is down");
                let shown = shows(&painted, &figure(card));
                assert!(!shown, "seed {seed}: {name} is painted");
                checked += 1;
            }
            for (_, card) in view.visible() {
                let shown = shows(&painted, &[frame(card), figure(card)].concat());
                assert!(shown, "seed {seed}: {card} is not painted");
            }
        }
        assert!(checked > 300, "seed {seed}: {checked} hidden faces were looked for");
    }
}
