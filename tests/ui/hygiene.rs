//! Memory hygiene: a face that is no longer up is nowhere: not in a label, not in the log, not painted.

use cinderpeek::games::memoarrr::{Card, Seen};
use eframe::egui::TextureId;
use eframe::egui::epaint::Shape;
use egui_kittest::kittest::NodeT;

use super::at_table::sit;
use super::prepared::Prepared;
use super::stage::{Setting, Stage, stage};

/// As the app says a card in English.
fn name(card: Card) -> String {
    let place =
        ["in the ocean", "in the jungle", "on the lava", "among the flowers", "on the beach"];
    format!("{} {}", card.animal.name(), place[card.landscape as usize])
}

/// Everything that a screen reader can find.
fn everything(stage: &Stage) -> Vec<String> {
    let mut found = Vec::new();
    let mut nodes = vec![stage.root()];
    while let Some(node) = nodes.pop() {
        let inner = node.accesskit_node();
        found.extend([inner.label(), inner.value(), inner.description()].into_iter().flatten());
        nodes.extend(node.children());
    }
    found
}

/// The faces whose pictures are painted in this frame. A texture is named for its picture.
fn painted(stage: &Stage) -> Vec<Card> {
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
    let names: Vec<&str> =
        used.iter().filter_map(|id| Some(textures.meta(*id)?.name.as_str())).collect();
    let is_painted = |card: &Card| {
        let name = format!("(Location({card:?}), ");
        names.iter().any(|painted| painted.starts_with(&name))
    };
    Card::ALL.into_iter().filter(is_painted).collect()
}

#[test]
fn whole_games_show_no_face_that_is_down() {
    for (seed, motion) in [(1, "off"), (2, "normal"), (5, "slow")] {
        let setting = Setting::default().with(&format!("\"motion\":\"{motion}\""));
        let mut stage = stage(&setting);
        let mut game = Prepared::new(3, true, seed);
        let mut rehearsal = sit(&mut stage, &game);
        let mut rounds = 0;
        while let Some(update) = game.step() {
            if update.view.opened.is_some() {
                break;
            }
            rounds += update.seen.iter().filter(|it| matches!(it, Seen::RoundWon { .. })).count();
            let view = update.view.clone();
            rehearsal.update(update, true);
            // Long enough for every motion, and for the cards of a finished round to go down.
            stage.run_steps(30);
            let shown: Vec<Card> =
                view.faces.iter().chain(view.secret.iter()).map(|(_, card)| card).collect();
            let hidden = Card::ALL.into_iter().filter(|card| !shown.contains(card));
            let said = everything(&stage);
            let painted = painted(&stage);
            for card in hidden {
                let name = name(card);
                let leak = said.iter().find(|line| line.contains(&name));
                assert_eq!(leak, None, "seed {seed}: {name} is down");
                assert!(!painted.contains(&card), "seed {seed}: {name} is painted");
            }
            for card in shown {
                assert!(painted.contains(&card), "seed {seed}: {} is not painted", name(card));
            }
        }
        assert!(rounds >= 6, "seed {seed}: {rounds} rounds");
    }
}
