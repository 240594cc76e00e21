//! How people remember cards on a table, and how they forget them.
//!
//! A [`Memory`] holds at most one trace for each place: what one believes to lie there. New sights
//! push old ones out: whenever something new is seen, every trace that is not in view may weaken,
//! the less so the longer it has lasted and the more often the card was seen. A trace that weakens
//! blurs (the crab is still there, but where was it standing?), slips to a place next to it, or is
//! gone. And when cards change places, one may fail to follow them. There is no dice roll at recall:
//! what is forgotten stays forgotten, and what is believed stays believed, wrong or not.
//!
//! The same model with other [`Habits`] gives every level from cabin boy to captain. It knows
//! nothing of any game but a grid of places and what a face looks like.

use super::Chance;

/// What one remembers of a face.
pub trait Impression: Copy + PartialEq {
    /// The same with a part of it lost; nothing where no part would be left.
    fn blurred(self, chance: &mut Chance) -> Option<Self>;
    /// Whether it is so sharp that it can only be one thing, which lies in one place.
    fn is_unique(self) -> bool;
}

/// How well somebody remembers; all in permille.
#[derive(Clone, Copy, Debug)]
pub struct Habits {
    /// How likely a fresh trace weakens when something else is seen.
    pub fade: u16,
    /// How many of the weakening traces slip to a place next to theirs.
    pub slip: u16,
    /// How many of the others blur; the rest is gone.
    pub blur: u16,
    /// How likely one follows two cards that change places.
    pub follow: u16,
}

impl Habits {
    /// Forgets nothing.
    pub const PERFECT: Self = Self { fade: 0, slip: 0, blur: 0, follow: 1000 };
}

/// What somebody remembers of a grid of cards.
#[derive(Clone, Debug)]
pub struct Memory<I> {
    habits: Habits,
    columns: usize,
    traces: Vec<Option<Trace<I>>>,
}

#[derive(Clone, Copy, Debug)]
struct Trace<I> {
    impression: I,
    /// How many new sights ago it was last in view.
    age: u16,
    /// How often it came into view.
    sightings: u16,
    /// Whether it is in view now.
    in_view: bool,
}

impl<I: Impression> Memory<I> {
    /// Nothing seen yet of a grid.
    pub fn new(habits: Habits, columns: usize, rows: usize) -> Self {
        Self { habits, columns, traces: vec![None; columns * rows] }
    }

    /// What one believes to lie at a place.
    pub fn recall(&self, place: usize) -> Option<I> {
        Some(self.traces.get(place)?.as_ref()?.impression)
    }

    /// A face is in view. If it has just come into view, it pushes others out.
    pub fn see(&mut self, place: usize, face: I, chance: &mut Chance) {
        let known = self.traces[place].filter(|trace| trace.impression == face);
        if known.is_some_and(|trace| trace.in_view) {
            return;
        }
        for trace in &mut self.traces {
            // It lies here, so it does not lie where one thought.
            if face.is_unique() && trace.is_some_and(|trace| trace.impression == face) {
                *trace = None;
            }
        }
        let sightings = known.map_or(0, |trace| trace.sightings) + 1;
        self.traces[place] = Some(Trace { impression: face, age: 0, sightings, in_view: true });
        self.weaken(chance);
    }

    /// Everything but these places has been turned down.
    pub fn turned_down_except(&mut self, in_view: impl Fn(usize) -> bool) {
        for (place, trace) in self.traces.iter_mut().enumerate() {
            if let Some(trace) = trace {
                trace.in_view &= in_view(place);
            }
        }
    }

    /// Two cards change places before one's eyes.
    pub fn swap(&mut self, a: usize, b: usize, chance: &mut Chance) {
        if chance.happens(self.habits.follow) {
            self.traces.swap(a, b);
        }
    }

    /// Something new was seen: what is out of view gets older, and some of it weaker.
    fn weaken(&mut self, chance: &mut Chance) {
        if self.habits.fade == 0 {
            return;
        }
        // First who weakens, then how: a trace that slips must not be met again further on.
        let mut weaker = Vec::new();
        for (place, trace) in self.traces.iter_mut().enumerate() {
            let Some(trace) = trace.as_mut().filter(|trace| !trace.in_view) else { continue };
            trace.age += 1;
            let resistance = trace.sightings.max(1) * (1 + trace.age / 8);
            if chance.happens(self.habits.fade / resistance) {
                weaker.push(place);
            }
        }
        for place in weaker {
            self.lose(place, chance);
        }
    }

    fn lose(&mut self, place: usize, chance: &mut Chance) {
        let Some(trace) = self.traces[place].take() else { return };
        if chance.happens(self.habits.slip) {
            let beside = self.places_beside(place);
            let to = beside[chance.below(beside.len())];
            if self.traces[to].is_none() {
                self.traces[to] = Some(trace);
            }
        } else if chance.happens(self.habits.blur) {
            let blurred = trace.impression.blurred(chance);
            self.traces[place] = blurred.map(|impression| Trace { impression, ..trace });
        }
    }

    fn places_beside(&self, place: usize) -> Vec<usize> {
        let (columns, column) = (self.columns, place % self.columns);
        let candidates = [
            (column > 0).then(|| place - 1),
            (column + 1 < columns).then(|| place + 1),
            place.checked_sub(columns),
            Some(place + columns).filter(|below| *below < self.traces.len()),
        ];
        candidates.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Impression for char {
        fn blurred(self, _chance: &mut Chance) -> Option<Self> {
            None
        }
        fn is_unique(self) -> bool {
            true
        }
    }

    fn show(memory: &mut Memory<char>, faces: &[(usize, char)], chance: &mut Chance) {
        for (place, face) in faces {
            memory.see(*place, *face, chance);
        }
        memory.turned_down_except(|_| false);
    }

    fn seen(habits: Habits) -> (Memory<char>, Chance) {
        let mut chance = Chance::from_number(1, 0);
        let mut memory = Memory::new(habits, 3, 2);
        show(&mut memory, &[(0, 'a'), (4, 'b')], &mut chance);
        (memory, chance)
    }

    #[test]
    fn a_perfect_memory_keeps_everything_and_follows_swaps() {
        let (mut memory, mut chance) = seen(Habits::PERFECT);
        for _ in 0..1000 {
            show(&mut memory, &[(5, 'c')], &mut chance);
        }
        memory.swap(0, 1, &mut chance);
        let recalled: Vec<_> = (0..6).map(|place| memory.recall(place)).collect();
        assert_eq!(recalled, [None, Some('a'), None, None, Some('b'), Some('c')]);
    }

    #[test]
    fn new_sights_push_old_ones_out_but_idle_looks_do_not() {
        let habits = Habits { fade: 400, slip: 0, blur: 0, follow: 1000 };
        let (mut memory, mut chance) = seen(habits);
        for _ in 0..1000 {
            show(&mut memory, &[], &mut chance);
        }
        assert_eq!(memory.recall(0), Some('a'));
        for _ in 0..100 {
            show(&mut memory, &[(5, 'c')], &mut chance);
        }
        assert_eq!((memory.recall(0), memory.recall(4)), (None, None));
    }

    #[test]
    fn what_stays_in_view_is_not_forgotten() {
        let habits = Habits { fade: 1000, slip: 0, blur: 0, follow: 1000 };
        let (mut memory, mut chance) = seen(habits);
        memory.see(0, 'a', &mut chance);
        memory.see(1, 'c', &mut chance);
        assert_eq!((memory.recall(0), memory.recall(4)), (Some('a'), None));
    }

    #[test]
    fn a_trace_may_slip_to_the_next_place_and_is_put_right_by_a_look() {
        let habits = Habits { fade: 1000, slip: 1000, blur: 0, follow: 0 };
        let mut chance = Chance::from_number(1, 0);
        let mut memory = Memory::new(habits, 3, 2);
        show(&mut memory, &[(0, 'a')], &mut chance);
        show(&mut memory, &[(5, 'c')], &mut chance);
        assert_eq!(memory.recall(0), None);
        let slipped = (0..6).find(|place| memory.recall(*place) == Some('a'));
        assert!(matches!(slipped, Some(1 | 3)), "{slipped:?}");
        memory.see(2, 'a', &mut chance);
        let believed: Vec<_> = (0..6).filter(|place| memory.recall(*place) == Some('a')).collect();
        assert_eq!(believed, [2]);
    }

    #[test]
    fn who_does_not_follow_a_swap_believes_the_old_places() {
        let (mut memory, mut chance) = seen(Habits { follow: 0, ..Habits::PERFECT });
        memory.swap(0, 4, &mut chance);
        assert_eq!((memory.recall(0), memory.recall(4)), (Some('a'), Some('b')));
    }
}
