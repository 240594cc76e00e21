//! Who of several people at one laptop sees their board, and when a curtain comes first.
//!
//! The screen belongs to whoever has to decide, or did so last. As soon as their view holds a secret,
//! the curtain is down until they say that it is they who look. It knows no game and no screen.

/// How things stand for one of the people at this laptop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Whether the game waits for them.
    pub awaited: bool,
    /// Whether they see what not everybody may see.
    pub secret: bool,
}

/// Whose board may be shown, and whether a curtain hides it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Curtain {
    shown: usize,
    /// Whether the one who is shown has said that nobody else looks.
    lifted: bool,
    down: bool,
}

impl Curtain {
    /// Whose board it is, as a number among those at this laptop.
    pub fn shown(self) -> usize {
        self.shown
    }

    /// Whether that board is hidden.
    pub fn is_down(self) -> bool {
        self.down
    }

    /// Whether whoever is shown looks at something that nobody else may see.
    pub fn is_lifted(self) -> bool {
        self.lifted
    }

    /// How things stand now. While no game is played, the screen is the first one's.
    pub fn update(&mut self, playing: bool, sights: &[Sight]) {
        let next = if playing { self.next(sights) } else { 0 };
        let secret = sights.get(next).is_some_and(|sight| sight.secret);
        self.lifted &= secret && next == self.shown;
        (self.shown, self.down) = (next, secret && !self.lifted);
    }

    /// Whoever is shown says that they are the only one who looks.
    pub fn lift(&mut self) {
        (self.lifted, self.down) = (true, false);
    }

    /// Whoever is shown stays so while they are waited for, and while nobody else here is. Otherwise
    /// it is the first one: the table, too, lets their time run one after the other.
    fn next(self, sights: &[Sight]) -> usize {
        let awaited = |number: &usize| sights.get(*number).is_some_and(|sight| sight.awaited);
        let mut order = [self.shown].into_iter().chain(0..sights.len());
        order.find(awaited).unwrap_or(self.shown.min(sights.len().saturating_sub(1)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAITS: Sight = Sight { awaited: false, secret: false };
    const PLAYS: Sight = Sight { awaited: true, secret: false };
    const LOOKS: Sight = Sight { awaited: true, secret: true };

    fn after(mut curtain: Curtain, sights: &[Sight]) -> (Curtain, (usize, bool)) {
        curtain.update(true, sights);
        (curtain, (curtain.shown(), curtain.is_down()))
    }

    #[test]
    fn secrets_are_looked_at_one_after_the_other() {
        let (mut curtain, seen) = after(Curtain::default(), &[LOOKS, LOOKS, LOOKS]);
        assert_eq!(seen, (0, true), "nobody has said who looks");
        curtain.lift();
        let (curtain, seen) = after(curtain, &[LOOKS, LOOKS, LOOKS]);
        assert_eq!(seen, (0, false));
        let (mut curtain, seen) = after(curtain, &[WAITS, LOOKS, LOOKS]);
        assert_eq!(seen, (1, true), "the next one is not here yet");
        curtain.lift();
        let (curtain, seen) = after(curtain, &[WAITS, WAITS, LOOKS]);
        assert_eq!(seen, (2, true));
        let (_, seen) = after(curtain, &[PLAYS, WAITS, WAITS]);
        assert_eq!(seen, (0, false), "their time was up behind the curtain, and nothing is secret");
    }

    #[test]
    fn without_secrets_there_is_no_curtain() {
        let (curtain, seen) = after(Curtain::default(), &[WAITS, PLAYS]);
        assert_eq!(seen, (1, false));
        let (curtain, seen) = after(curtain, &[WAITS, WAITS]);
        assert_eq!(seen, (1, false), "somebody elsewhere plays: nothing jumps");
        let (_, seen) = after(curtain, &[PLAYS, PLAYS]);
        assert_eq!(seen, (1, false), "whoever is shown goes first");
    }

    #[test]
    fn a_peek_within_a_turn_comes_after_a_curtain_and_each_has_its_own() {
        let (curtain, _) = after(Curtain::default(), &[PLAYS, WAITS]);
        let (mut curtain, seen) = after(curtain, &[LOOKS, WAITS]);
        assert_eq!(seen, (0, true), "all have looked at this board so far");
        curtain.lift();
        let (curtain, seen) = after(curtain, &[PLAYS, WAITS]);
        assert_eq!(seen, (0, false));
        let (_, seen) = after(curtain, &[LOOKS, WAITS]);
        assert_eq!(seen, (0, true), "since then all have looked again");
    }

    #[test]
    fn before_and_after_a_game_the_screen_is_the_first_ones() {
        let (mut curtain, _) = after(Curtain::default(), &[WAITS, PLAYS]);
        curtain.update(false, &[WAITS, WAITS]);
        assert_eq!((curtain.shown(), curtain.is_down()), (0, false));
    }

    #[test]
    fn whoever_has_left_is_not_shown() {
        let (curtain, _) = after(Curtain::default(), &[WAITS, WAITS, PLAYS]);
        let (_, seen) = after(curtain, &[WAITS, WAITS]);
        assert_eq!(seen, (1, false));
    }
}
