//! Any bytes as a record, and a real save with any bytes changed: it is told, resumed or refused, never a
//! panic, and a table that is resumed goes on.
#![no_main]

use std::sync::LazyLock;

use cinderpeek::bot::Level;
use cinderpeek::cli::Language;
use cinderpeek::cli::commands::replay;
use cinderpeek::game::Chance;
use cinderpeek::games::{Memoarrr, PtiBapt, Royaume, memoarrr, ptibapt, royaume};
use cinderpeek::table::game::fair::Share;
use cinderpeek::table::{
    Ask, Hosted, Input, Join, Kind, LinkId, Moment, Notice, Output, PlayerName, Portrait, Rank,
    Request, Table, TableName, TableSettings, Token,
};
use libfuzzer_sys::fuzz_target;

static SAVES: LazyLock<[Vec<u8>; 3]> = LazyLock::new(|| {
    [
        save::<Memoarrr>(memoarrr::Options::basic(2)),
        save::<PtiBapt>(ptibapt::Options::default()),
        save::<Royaume>(royaume::Options::default()),
    ]
});

fuzz_target!(|bytes: &[u8]| {
    let path = "fuzz".as_ref();
    let _told_or_refused = replay::read(Language::French, path, None, bytes, &mut std::io::sink());
    let Some((game, changes)) = bytes.split_first() else { return };
    let number = usize::from(game % 3);
    let mut save = SAVES[number].clone();
    for change in changes.chunks_exact(4).take(16) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % save.len();
        match change[2] % 3 {
            0 => save[at] = change[3],
            1 => drop(save.remove(at)),
            _ => save.insert(at, change[3]),
        }
    }
    match number {
        0 => resume::<Memoarrr>(&save),
        1 => resume::<PtiBapt>(&save),
        _ => resume::<Royaume>(&save),
    }
});

/// A table goes on from what can be read of a save.
fn resume<G: Hosted>(save: &[u8]) {
    let save = String::from_utf8_lossy(save);
    let luck = Chance::from_number(1, 1);
    if let Ok((table, _)) = Table::<G>::resume(save.lines(), luck, Moment(0)) {
        play(table);
    }
}

/// What a table of two saves from the first join to some actions.
fn save<G: Hosted>(options: G::Options) -> Vec<u8> {
    let settings = TableSettings { start_with: Some(2), ..TableSettings::default() };
    let name = TableName::fitted("Fuzz", "-");
    let table = Table::<G>::new(name, options, settings, Chance::from_number(1, 1));
    play(table.with_initial_save()).join("\n").into_bytes()
}

/// Two people come, get ready and do what is allowed for a while; the lines that were saved.
fn play<G: Hosted>(mut table: Table<G>) -> Vec<String> {
    let (mut now, mut number, mut saved) = (Moment(0), 0, Vec::new());
    let mut tell = |table: &mut Table<G>, input: Input<G>| {
        now = now + 300;
        let (mut inputs, mut told) = (vec![input, Input::Passed], Vec::new());
        while let Some(input) = (!inputs.is_empty()).then(|| inputs.remove(0)) {
            for output in table.handle(now, input) {
                match output {
                    Output::Save { ticket, lines } => {
                        saved.extend(lines);
                        inputs.push(Input::Saved(ticket));
                    }
                    Output::Tell { link, notice: Notice::Update(update) } => {
                        told.push((link, update))
                    }
                    _ => {}
                }
            }
        }
        told
    };
    let shares = [1, 2].map(|seed| Share::draw(&mut Chance::from_number(seed, 7)));
    let links = [0, 1].map(LinkId);
    for (link, rank) in links.into_iter().zip([Rank::Host, Rank::Guest]) {
        let kind = if link.0 == 0 { Kind::Human } else { Kind::Bot(Level::Random) };
        let join = Request::Join(Join {
            token: Token::draw(&mut Chance::from_number(link.0, 5)),
            life: 1,
            name: PlayerName::fitted("Fuzz", "-"),
            portrait: Portrait::default(),
            kind,
            watch: false,
        });
        tell(&mut table, Input::Appeared { link, rank });
        tell(&mut table, Input::Said { link, request: join });
    }
    let mut newest = Vec::new();
    let asks = [|share: Share| Ask::Ready(Some(share.commitment())), Ask::Share];
    for ask in asks {
        for (link, share) in links.into_iter().zip(shares) {
            number += 1;
            let request = Request::Ask(number, ask(share));
            newest.extend(tell(&mut table, Input::Said { link, request }));
        }
    }
    for _ in 0..12 {
        let acting = newest.iter().rev().take(2).find_map(|(link, update)| {
            Some((*link, update.seq, G::legal_actions(&update.view).last()?))
        });
        let Some((link, seq, action)) = acting else { break };
        number += 1;
        let request = Request::Ask(number, Ask::Act { seq, action });
        newest = tell(&mut table, Input::Said { link, request });
    }
    tell(&mut table, Input::Passed);
    let _everybody = table.lobby();
    saved
}
