//! A host that says well-formed things that make no sense: nothing of it breaks the window of a guest,
//! who clicks and types at random meanwhile.

use cinderpeek::client::{Client, Input, Logged, Output, Player};
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume};
use cinderpeek::table::{Hosted, Moment, Notice};
use cinderpeek::ui::test_table::{TestTable, TestableGame};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::Queryable;

use super::lies::{Liar, ann, memoarrr_tables, ptibapt_tables, royaume_tables, seeds, told};
use crate::scenes::company::unfair;
use crate::stage::{Setting, Stage, app, stage};

/// What a player presses who presses anything.
const KEYS: [Key; 9] = [
    Key::Tab,
    Key::Enter,
    Key::Space,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::F1,
    Key::Escape,
];

/// A guest's client, and the window that shows it.
struct Guest<G: Hosted + Logged> {
    client: Client<G>,
    table: TestTable<G>,
    stage: Stage,
    now: Moment,
}

impl<G: TestableGame> Guest<G> {
    fn new(seed: u64) -> Self {
        let (profile, credentials, luck) = ann();
        let client = Client::new(profile, credentials, luck);
        let motion =
            if seed.is_multiple_of(2) { "\"motion\":\"slow\"" } else { "\"motion\":\"off\"" };
        let mut stage = stage(&Setting::default().with(motion));
        let table = G::join(app(&mut stage), Some("Liars"));
        Self { client, table, stage, now: Moment(0) }
    }

    /// The client is told something, and the window shows what it makes of it.
    fn say(&mut self, input: Input<G>) {
        let outputs = self.client.handle(self.now, input).into_iter();
        let events = outputs.filter_map(|output| match output {
            Output::Event(event) => Some(event),
            _ => None,
        });
        self.table.client(&self.client, events.collect());
    }

    /// A frame goes by, in which the player presses something or other.
    fn frame(&mut self, liar: &mut Liar<'_, G>) {
        let chance = &mut liar.chance;
        let key = KEYS[chance.below(KEYS.len())];
        match chance.below(3) {
            // The question whether to leave is answered by leaving.
            0 if key != Key::Escape || chance.below(20) == 0 => self.stage.key_press(key),
            1 => {
                let pos = Pos2::new(chance.below(1180) as f32, 80.0 + chance.below(700) as f32);
                for pressed in [true, false] {
                    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
                    let click = Event::PointerButton { pos, button, pressed, modifiers };
                    self.stage.event(click);
                }
            }
            _ => {}
        }
        self.stage.step();
        self.now = self.now + 250;
        for wanted in self.table.wanted() {
            self.say(wanted);
        }
    }
}

/// Has a guest's window shown all of it, with something changed every now and then. How often it was.
fn lies<G: TestableGame>(notices: &[Notice<G>], seed: u64) -> usize {
    let (mut guest, mut liar) = (Guest::<G>::new(seed), Liar::new(notices, seed));
    guest.say(Input::WantReady(true));
    guest.say(Input::LinkUp);
    for notice in notices {
        guest.say(Input::Heard(liar.tell(notice)));
        guest.frame(&mut liar);
    }
    liar.lies
}

fn try_all<G: TestableGame>(tables: impl IntoIterator<Item = (G::Options, u8)>, usually: u64) {
    let told = tables.into_iter().map(|(options, seats)| {
        let notices = told::<G>(options, seats);
        seeds(usually).map(|seed| lies(&notices, seed)).sum::<usize>()
    });
    let told: usize = told.sum();
    assert!(told > 50, "only {told} lies were well-formed");
}

#[test]
fn hostile_notices_of_memoarrr_break_no_window() {
    try_all::<Memoarrr>(memoarrr_tables(), 8);
}

#[test]
fn hostile_notices_of_pti_bapt_break_no_window() {
    try_all::<PtiBapt>(ptibapt_tables(), 2);
}

#[test]
fn hostile_notices_of_le_royaume_break_no_window() {
    try_all::<Royaume>(royaume_tables(), 2);
}

/// The end of that game may never have been on the screen.
#[test]
fn whoever_gets_ready_after_a_fraud_reads_of_it_first() {
    let mut stage = stage(&Setting::default());
    let _table = unfair(&mut stage);
    let words =
        "The last game was not fair. The host did not deal with the numbers it had promised.";
    assert!(stage.query_by_label_contains(words).is_some());
}
