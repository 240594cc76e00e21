//! Cinderpeek: games of memory and secrets, against bots or with friends on the same network.
//!
//! # Bird's-eye view
//!
//! One peer is the host and holds the truth of a game; everybody else, the host's own screen and
//! every bot included, is a client that gets only what its seat may know. So the code is built
//! around one question: *who may know this?*
//!
//! A game ([`game::Game`]) is pure rules. Its `State` is the whole truth and cannot be serialised;
//! for each [`game::Viewer`] it builds a `View` up from nothing, and of each `Event` it says what
//! that viewer has `Seen`. What a seat may do is told from its view, so host, client and bot agree
//! and legality cannot leak. Luck comes in as a [`game::Chance`], either from a seed or dictated by a
//! record, so a game can be replayed, checked and imagined by the very same rules.
//!
//! ```text
//!  action ──► Game::play ──► State + Events ──► view, seen ──► Update ──► bot, screen
//!                │ luck                │           per viewer
//!              Chance               record (JSON Lines: the full truth)
//! ```
//!
//! # Code map
//!
//! Dependencies point one way: `game ← games ← bot ← table ← client`, `game ← net`;
//! `guest` and then `host` join the two; `ui` and then `cli` may use all of them. `sound` stands
//! alone. A test (`tests/tidy.rs`) keeps it so.
//!
//! - [`game`]: what a game is. Seats, viewers, faces, outcomes, sets, luck, updates, and the
//!   [`record`](game::record) that others can check us by.
//! - [`games`]: the list of games; below it the rules of each and nothing else. A rule's code is
//!   found by its number: [`games::memoarrr`], [`games::ptibapt`] and [`games::royaume`] have the
//!   tables.
//! - [`bot`]: what a bot is, how people remember ([`bot::memory`]), bots among themselves
//!   ([`bot::arena`]); below it the crew for each game.
//! - [`table`]: the authority over one game and the people around it, without sockets or clock:
//!   lobby, sessions, fair deal, time limits, autosave. Its messages are what clients speak.
//! - [`client`]: one seat's side: the latest view, what is wanted and not answered, coming back, and
//!   the check that the game was fair.
//! - [`net`]: the edge. It carries frames between a table and its clients, near or over QUIC, finds
//!   tables, and decides who is let in; it knows no game. The [`codec`](net::transport::codec) is
//!   the only place where bytes from elsewhere become messages.
//! - [`guest`]: a client on real time: finds its table, dials, comes back, keeps what it needs.
//! - [`host`]: a table on real time: the clock, the links and the disk of this machine.
//! - [`escape`]: text from elsewhere, made harmless for a terminal or a log.
//! - [`hex`]: a few bytes as hexadecimal digits, where people or other programs read them.
//! - [`storage`]: files of a profile, private and written whole or not at all; and its log.
//! - `text`: what a player reads in the window or a terminal, in every language.
//! - [`sound`]: ten cues, an ambience and a speaker that plays them; it knows no game and no screen.
//! - [`ui`]: the window. Screens, boards and words; a person's seat gets there what a bot's does. It
//!   and `sound` are only there with the feature `window`, which is on unless it is declined.
//! - [`cli`]: the headless commands, each in a file of its name, and what they need to know of each
//!   game (`cli::usage::offered`).
//!
//! Tests are under `tests/`: `scenarios` (a story for every rule), `laws` (what every game must
//! keep), `table` and `simulation` (tables on virtual time), `net`, `host` and `lan` (on real
//! connections), `hostile` (peers that mean harm, an attack a file), `ui` (the window by accessible
//! name, and every screen as a picture), `windows` (real windows on a screen in memory), `sound`
//! (what is played arrives), `cli` (what is typed and what is answered), `tidy.rs`, `referee.py`,
//! `referee_ptibapt.py` and `referee_royaume.py` (independent readings of the rule books that check
//! our records), `fuzz`, `bench`, `ladder`, `packages` and `wine` (what `dist` makes, installed and
//! played). `tests/run` runs all that can fail soon.
//!
//! A new game is its rules and a line of the list in [`games`], its crew in [`bot`], what a table and
//! a client's log have to know of it (a file of its name in [`table`] and [`client::log`]), its options and
//! its story in [`cli`], its texts in `text`, and its board, its book, its lesson and what is offered
//! to practise in [`ui`]. `.github/CONTRIBUTING.md` has the checklist.
//!
//! # The way of a click
//!
//! From the board to the rules, nine hops:
//!
//! 1. `ui::boards`, a game's `board_ui`: a click on the board is an `Intent::Act`.
//! 2. `ui::screens::table`: hands it to the session of this table.
//! 3. `ui::app::session`: `Ask::Act`, with the number of the update that it answers, into the guest's
//!    queue.
//! 4. [`guest::Guest`]: on the guest's thread, to its client.
//! 5. [`client::Client`]: keeps it until it is answered, and numbers it; its guest makes bytes of it
//!    (the codec).
//! 6. [`net::transport`]: from the guest's link to the host's listener, within this process or over
//!    QUIC.
//! 7. [`host::Host`]: a frame becomes a [`table::Request`] again.
//! 8. [`table::Table`]: who may do that now.
//! 9. [`game::Game::play`]: the rules. What they make of it is on disk before anybody is told.
//!
//! Back: a [`table::Notice`] for each viewer, over the link, to [`client::Client`], whose
//! [`Event`](client::Event) reaches the screen unchanged, with a snapshot of what the client knows.
//!
//! # Invariants
//!
//! - Only a [`game::Wire`] type can be sent, and no `State` or `Event` is one.
//! - Two worlds that differ only in what a viewer cannot know give that viewer the same bytes.
//! - A refused action changes nothing.
//! - The rules know no clock, no input or output, and no randomness but what is handed to them.
//! - Nothing that comes from outside can make the program panic.

pub mod bot;
pub mod cli;
pub mod client;
pub mod escape;
pub mod game;
pub mod games;
pub mod guest;
pub mod hex;
pub mod host;
pub mod net;
#[cfg(feature = "window")]
pub mod sound;
pub mod storage;
pub mod table;
#[cfg_attr(
    not(feature = "window"),
    expect(dead_code, reason = "most texts are the window's, and it is not in this build")
)]
pub(crate) mod text;
#[cfg(feature = "window")]
pub mod ui;
