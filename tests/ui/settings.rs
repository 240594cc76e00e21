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

#[test]
fn who_tries_the_sound_where_none_can_be_played_is_told_what_to_do() {
    for (language, words, way) in [
        ("en", ["Try it", "No sound can be played"], "PulseAudio has to be running"),
        ("fr", ["Essayer", "Impossible de jouer un son"], "PulseAudio doit fonctionner"),
    ] {
        let setting = Setting::default().with(&format!("\"language\":\"{language}\""));
        let (mut stage, _) = named("settings").show(&setting);
        assert!(stage.query_by_label_contains(words[1]).is_none());
        stage.get_by_label(words[0]).click_accesskit();
        stage.run_steps(3);
        stage.get_by_label_contains(words[1]);
        stage.get_by_label_contains(way);
        press(&mut stage, ["Close", "Fermer"]);
        assert!(stage.query_by_label_contains(words[1]).is_none(), "it was read");
    }
}
