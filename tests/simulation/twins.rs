//! Law 6 over everything that a table says: two worlds that differ only in what somebody cannot know
//! send them the same bytes, the lobby, chat, refusals and coming back included.

use std::collections::BTreeMap;
use std::sync::Arc;

use cinderpeek::game::{Chance, Seat, Viewer};
use cinderpeek::net::transport::codec;
use cinderpeek::table::game::fair::Agreement;
use cinderpeek::table::{Farewell, LinkId, Notice, Output, Part, PersonId, Table, Ticket};

use crate::trace::{Step, Trace};
use crate::truth::played;
use crate::world::{Simulated, World, fresh};

/// What somebody was told on their links, one entry a message.
type Frames = Vec<(LinkId, Result<Vec<u8>, Farewell>)>;

/// Compares for one viewer of the game.
pub fn tell_the_same<G: Simulated>(world: &World<G>, trace: &Trace<G>) {
    let (game, agreement) = played(world);
    let mut chance = Chance::from_number(world.seed, 7);
    let viewers: Vec<Viewer> = Viewer::all(game.seats).collect();
    let viewer = viewers[chance.below(viewers.len())];
    let upto = chance.below(G::secret_until(&game) + 1);
    let twin = G::twin(&game, upto, viewer, &mut chance);
    let tokens: Vec<u16> =
        twin.deal.iter().chain(twin.actions[..upto].iter().flatten()).copied().collect();
    let dealer = Arc::new(move |_| Chance::dictated(tokens.iter().copied()));
    let links = links_of(trace, viewer, &agreement);
    let end = end_of(trace, upto);
    let here: Frames =
        trace.steps[..end].iter().flat_map(|(_, outputs)| heard(outputs, &links)).collect();
    let there = again(world, &trace.steps[..end], dealer, &links);
    for (i, (here, there)) in here.iter().zip(&there).enumerate() {
        assert_eq!(here, there, "seed {}, {viewer:?}: message {i} leaks", world.seed);
    }
    assert_eq!(here.len(), there.len(), "seed {}, {viewer:?}", world.seed);
}

/// The links on which a viewer of the game was, by the answers to their joins. Whoever never had a
/// seat is a spectator, and so is whoever was not let in.
fn links_of<G: Simulated>(
    trace: &Trace<G>,
    viewer: Viewer,
    agreement: &Agreement<G>,
) -> Vec<LinkId> {
    let (mut whose, mut stand_ins, mut epoch) = (BTreeMap::new(), BTreeMap::new(), 0);
    for (step, outputs) in &trace.steps {
        if let Step::Restart(_, number, _) = step {
            epoch = *number;
        }
        for output in outputs {
            match output {
                Output::Tell { link, notice: Notice::Welcome { you, .. } } => {
                    whose.insert(*link, (epoch, *you));
                }
                Output::Tell { notice: Notice::Lobby(lobby), .. } => {
                    for person in &lobby.people {
                        if let Part::StandIn(owner) = person.part {
                            stand_ins.insert((epoch, person.id), owner);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    let seat = |id: (u32, PersonId)| {
        let owner = stand_ins.get(&id).copied().unwrap_or(id.1);
        let at = agreement.people.iter().position(|person| *person == owner)?;
        Seat::new(at as u8)
    };
    let of = |id| seat(id).map_or(Viewer::Spectator, Viewer::Seat);
    whose.into_iter().filter(|(_, id)| of(*id) == viewer).map(|(link, _)| link).collect()
}

/// Where the part of the trace ends that tells of no action after `upto`.
fn end_of<G: Simulated>(trace: &Trace<G>, upto: usize) -> usize {
    let beyond = |output: &Output<G>| match output {
        Output::Tell { notice: Notice::Update(update) | Notice::Current(update), .. } => {
            update.seq as usize > upto
        }
        _ => false,
    };
    let end = trace.steps.iter().position(|(_, outputs)| outputs.iter().any(beyond));
    end.unwrap_or(trace.steps.len())
}

fn heard<G: Simulated>(outputs: &[Output<G>], links: &[LinkId]) -> Frames {
    let on = |output: &Output<G>| match output {
        Output::Tell { link, notice } if links.contains(link) => {
            Some((*link, Ok(codec::encode(notice).expect("a notice fits a frame"))))
        }
        Output::Close { link, farewell } if links.contains(link) => Some((*link, Err(*farewell))),
        _ => None,
    };
    outputs.iter().filter_map(on).collect()
}

/// Tells a table in the other world the same.
fn again<G: Simulated>(
    world: &World<G>,
    steps: &[(Step<G>, Vec<Output<G>>)],
    dealer: crate::world::Luck,
    links: &[LinkId],
) -> Frames {
    let mut table = fresh(&world.plan, world.seed, 0, dealer.clone());
    let (mut disk, mut batches) = (Vec::<String>::new(), BTreeMap::<Ticket, Vec<String>>::new());
    let mut told = Vec::new();
    for (step, _) in steps {
        match step {
            Step::Input(now, input) => {
                let outputs = table.handle(*now, input.clone());
                told.extend(heard(&outputs, links));
                for output in outputs {
                    if let Output::Save { ticket, lines } = output {
                        batches.insert(ticket, lines);
                    }
                }
            }
            // What comes after `upto` may be impossible there; nobody has been told of it yet.
            Step::Append(ticket) => disk.extend(batches.get(ticket).into_iter().flatten().cloned()),
            Step::Restart(now, epoch, empty) => {
                table = fresh(&world.plan, world.seed, *epoch, dealer.clone());
                if *empty {
                    disk.clear();
                } else {
                    let (luck, dealer) =
                        (Chance::from_number(world.seed, 100 + u64::from(*epoch)), dealer.clone());
                    let lines = disk.iter().map(String::as_str);
                    let resumed =
                        Table::resume_with(lines, luck, *now, Box::new(move |seed| dealer(seed)));
                    let (resumed, salvage) = resumed.expect("the other world's save is sound");
                    disk.truncate(salvage.kept);
                    table = resumed;
                }
            }
        }
    }
    told
}
