//! Settings: what is set there holds at once, and is found again.

use eframe::egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT, Queryable};

use crate::scenes::{named, press};
use crate::stage::{Setting, Stage};

fn ambience(stage: &Stage) -> Option<Toggled> {
    stage.get_by_label("Sea and wind").accesskit_node().toggled()
}

#[test]
fn sea_and_wind_are_off_until_they_are_wanted() {
    let (mut stage, _) = named("settings").show(&Setting::default());
    assert_eq!(ambience(&stage), Some(Toggled::False));
    stage.get_by_label("Sea and wind").click_accesskit();
    stage.run_steps(3);
    press(&mut stage, ["Back", "Retour"]);
    press(&mut stage, ["Settings", "Réglages"]);
    assert_eq!(ambience(&stage), Some(Toggled::True));
}
