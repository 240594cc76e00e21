//! Pti Bapt before the laws.

use cinderpeek::game::chance::Lot;
use cinderpeek::game::record::Recorded;
use cinderpeek::game::set::Element;
use cinderpeek::game::{Chance, Seat, Viewer};
use cinderpeek::games::PtiBapt;
use cinderpeek::games::ptibapt::{Action, Cell, CellSet, Deed, Event, Options, State};

use crate::played::{Luck, Played};
use crate::subject::Subject;

impl Subject for PtiBapt {
    /// With and without the extension, started by chance or by either; and solo.
    fn tables() -> Vec<(Options, u8)> {
        let firsts = [None, Seat::new(0), Seat::new(1)];
        let duel = |extension| {
            firsts.map(|first| (Options { extension, solo: false, first }, 2)).into_iter()
        };
        let solo = (Options { extension: false, solo: true, first: None }, 1);
        duel(false).chain(duel(true)).chain([solo]).collect()
    }

    /// Every card turned up, and each as the first of some pairs.
    fn all_actions() -> Vec<Action> {
        let turns = CellSet::ALL.iter().map(Deed::Turn);
        let pairs = CellSet::ALL.iter().flat_map(|cell| {
            let beside = [0, 1, 13].map(|away| (cell.index() + away) % Cell::COUNT);
            beside.map(|other| (cell, Cell::from_index(other)))
        });
        let pairs = pairs.flat_map(|(a, b)| [Deed::Look(a, b), Deed::Switch(a, b)]);
        turns.chain(pairs).chain([Deed::Confirm]).map(Action::from).collect()
    }

    /// P16: the table writes the time.
    fn asked(action: &Action) -> Action {
        action.deed.into()
    }

    /// P12: what has been in sight for long enough goes back.
    fn may_be_the_tables(action: &Action) -> bool {
        action.deed == Deed::Confirm
    }

    /// With the last action everything is opened.
    fn secret_until(game: &Played<Self>) -> usize {
        game.actions.len() - 1
    }

    fn twin(game: &Played<Self>, upto: usize, viewer: Viewer, chance: &mut Chance) -> Luck {
        let mut deal = PtiBapt::write_deal(&game.dealt);
        let seen = seen_places(game, upto, viewer);
        let unseen: Vec<usize> = (0..deal.cards.len()).filter(|place| !seen[*place]).collect();
        let mut cards: Vec<_> = unseen.iter().map(|place| deal.cards[*place]).collect();
        chance.shuffle(&mut cards);
        for (place, card) in unseen.into_iter().zip(cards) {
            deal.cards[place] = card;
        }
        let mut luck = game.luck.clone();
        for (lot, card) in luck.deal.iter_mut().zip(&deal.cards) {
            *lot = card.lot();
        }
        luck
    }

    /// P4: chance is asked for the start player only where two play and the host picked none.
    fn luck_of_deal(options: &Options, dealt: &State) -> Vec<u16> {
        let deal = PtiBapt::write_deal(dealt);
        let mut luck = PtiBapt::read_deal(options, &deal).expect("a deal by these options");
        let by_chance = options.first.is_none() && !options.solo;
        luck.extend(by_chance.then(|| PtiBapt::first(dealt).lot()));
        luck
    }
}

/// P5, P6, P8: where the cards lay at the deal that the viewer has seen by then. Only a switch moves
/// cards (P9).
fn seen_places(game: &Played<PtiBapt>, upto: usize, viewer: Viewer) -> [bool; Cell::COUNT] {
    let mut origin: Vec<usize> = (0..Cell::COUNT).collect();
    let mut seen = [false; Cell::COUNT];
    for event in game.events[..upto].iter().flatten() {
        match *event {
            Event::Turned { cell, .. } => seen[origin[cell.index()]] = true,
            Event::Looked { seat, cells, .. } if viewer == Viewer::Seat(seat) => {
                cells.iter().for_each(|cell| seen[origin[cell.index()]] = true);
            }
            Event::Switched { cells: [a, b] } => origin.swap(a.index(), b.index()),
            _ => {}
        }
    }
    seen
}
