//! Pti Bapt: cards, turns, points and the clock.

mod you;

use crate::game::set::Element;
use crate::games::ptibapt::{Bonus, Card};

pub struct PtiBapt {
    /// The same things, done by the player.
    pub you: you::You,
    /// What is on the cards, by their numbers: seven green ones, yellow, red, five blue ones.
    cards: [&'static str; Card::COUNT],
    pub sides: [&'static str; 2],
    /// So many cannot play, or not solo, or not solo with the extension.
    pub seats: fn(u8) -> String,
    pub solo_seats: fn(u8) -> String,
    pub solo_extension: &'static str,

    // Options.
    pub base: &'static str,
    pub base_hint: &'static str,
    pub extension: &'static str,
    pub extension_hint: &'static str,

    // Places, as a screen reader says them.
    pub face_down: fn(cell: &str) -> String,
    pub face_up: fn(cell: &str, card: &str) -> String,
    pub looked_at: fn(cell: &str, card: &str) -> String,
    pub watched: fn(what: &str, name: &str) -> String,
    pub gap: fn(cell: &str) -> String,
    pub picked: fn(what: &str) -> String,
    pub not_this: &'static str,
    pub may_choose: fn(what: &str) -> String,
    pub plate: fn(name: &str, points: &str, pile: &str, turn: &str) -> String,
    pub nothing_yet: &'static str,
    pub pair_of: fn(card: &str) -> String,
    pub traps: fn(count: usize) -> String,
    pub in_turn: &'static str,
    pub clock: fn(time: &str) -> String,

    // The line that says what is going on.
    pub found: fn(pairs: usize) -> String,
    pub found_solo: fn(pairs: usize) -> String,
    pub your_first: &'static str,
    pub your_next: &'static str,
    pub again: &'static str,
    pub your_second: fn(card: &str) -> String,
    pub their_first: fn(name: &str) -> String,
    pub their_second: fn(name: &str, card: &str) -> String,
    pub no_pair: &'static str,
    pub no_pair_solo: &'static str,
    pub their_no_pair: fn(name: &str) -> String,
    pub trapped: fn(card: &str) -> String,
    pub trapped_solo: &'static str,
    pub their_trap: fn(name: &str, card: &str) -> String,
    pub got_it: &'static str,
    pub got_them: &'static str,
    pub your_spyglass: [&'static str; 2],
    pub your_look: &'static str,
    pub your_switch: [&'static str; 2],
    pub their_spyglass: fn(name: &str) -> String,
    pub their_look: fn(name: &str, a: &str, b: &str) -> String,
    pub their_switch: fn(name: &str) -> String,
    pub over: &'static str,

    // What happened.
    pub turned: fn(cell: &str, card: &str) -> String,
    pub pair: fn(name: &str, card: &str, points: i8) -> String,
    pub pair_solo: fn(card: &str) -> String,
    pub trap: fn(name: &str) -> String,
    pub trap_solo: &'static str,
    pub back: fn(cells: &[String]) -> String,
    /// What a blue pair does, in the order of [`Bonus::ALL`].
    bonus: [fn(name: &str) -> String; 5],
    /// What the broom and the parcel do without a trap.
    void: [fn(name: &str) -> String; 2],
    pub looked: fn(name: &str, a: &str, b: &str) -> String,
    /// "A2 (kite)", once the game is over.
    pub with_card: fn(cell: &str, card: &str) -> String,
    pub switched: fn(a: &str, b: &str) -> String,

    // The result.
    pub counting: &'static str,
    pub count_all: &'static str,
    pub points: fn(points: i32) -> String,
    /// Greens, yellows, reds, as a screen reader says them.
    pub row: fn(name: &str, greens: usize, yellows: usize, reds: usize, points: &str) -> String,
    pub most_points: fn(name: &str, points: i8, other: i8) -> String,
    pub you_most_points: fn(points: i8, other: i8) -> String,
    pub tie: fn(points: i8) -> String,
    pub time: &'static str,
    pub penalties: fn(traps: u8) -> String,
    /// What so many traps cost, in short.
    pub penalty: fn(traps: usize) -> String,
    pub result: &'static str,
    pub turn_of: fn(turn: u16, par: u16) -> String,
    pub under_par: fn(turns: u16, par: u16) -> String,
    pub at_par: fn(par: u16) -> String,
    pub over_par: fn(turns: u16, par: u16) -> String,
    pub interrupted: &'static str,
    pub gave_up: &'static str,

    pub summary: Summary,
}

/// The rules on one card.
pub struct Summary {
    pub turn: &'static str,
    pub turn_how: &'static str,
    pub worth: &'static str,
    /// Green, yellow, red.
    pub worth_what: [&'static str; 3],
    pub worth_how: [&'static str; 3],
    pub end: &'static str,
    pub end_how: &'static str,
    pub solo: &'static str,
    pub solo_how: &'static str,
    pub blue: &'static str,
    pub blue_how: &'static str,
    pub not_now: &'static str,
    pub names: [&'static str; 5],
    pub does: [&'static str; 5],
}

impl PtiBapt {
    /// What is on a card: "kite".
    pub fn card(&self, card: Card) -> &'static str {
        self.cards[card.index()]
    }

    /// What a blue pair does; `void`: there is no trap to take.
    pub fn used(&self, name: &str, bonus: Bonus, void: bool) -> String {
        match bonus {
            Bonus::Broom if void => (self.void[0])(name),
            Bonus::Parcel if void => (self.void[1])(name),
            _ => (self.bonus[bonus as usize])(name),
        }
    }
}

pub const EN: PtiBapt = PtiBapt {
    you: you::EN,
    cards: [
        "kite",
        "teapot",
        "snail",
        "bicycle",
        "umbrella",
        "cactus",
        "drum",
        "Pti Bapt",
        "trap",
        "spyglass",
        "“Switch” card",
        "broom",
        "parcel",
        "“Again” card",
    ],
    seats: |seats| format!("Pti Bapt is for 2 players, or for one solo; not for {seats}."),
    solo_seats: |seats| format!("Solo is for one player, not for {seats}."),
    solo_extension: "Solo is played without the extension (P13).",
    sides: ["South", "North"],

    base: "Base game",
    base_hint: "20 cards: seven pairs, two Ptis Bapt and four traps.",
    extension: "With blue cards",
    extension_hint: "30 cards: five more pairs that peek, switch, sweep, send and play again.",

    face_down: |cell| format!("{cell}, face down"),
    face_up: |cell, card| format!("{cell}, {card}"),
    looked_at: |cell, card| format!("{cell}, {card}, only you see it"),
    watched: |what, name| format!("{what}, {name} is looking at it"),
    gap: |cell| format!("{cell}, empty"),
    picked: |what| format!("{what}, the first of two"),
    not_this: "Another card",
    may_choose: |what| format!("{what}, can be chosen"),
    plate: |name, points, pile, turn| format!("{name}, {points}: {pile}{turn}"),
    nothing_yet: "nothing yet",
    pair_of: |card| format!("pair: {card}"),
    traps: |count| if count == 1 { "1 trap".to_owned() } else { format!("{count} traps") },
    in_turn: ", to play",
    clock: |time| format!("The clock is past {time}"),

    found: |pairs| format!("{pairs} of 7 green pairs"),
    found_solo: |pairs| format!("{pairs} of 8 pairs"),
    your_first: "Your turn: turn up a card.",
    your_next: "Turn up a card.",
    again: "Play again: turn up a card.",
    your_second: |card| format!("Find the other {card}."),
    their_first: |name| format!("{name} turns up a card."),
    their_second: |name, card| format!("{name} looks for the other {card}."),
    no_pair: "No pair. Remember them: they go back down.",
    no_pair_solo: "No pair. Go on with any card.",
    their_no_pair: |name| format!("No pair for {name}. Remember them!"),
    trapped: |card| format!("A trap! It’s yours now, and the {card} goes back down."),
    trapped_solo: "A trap: ten seconds more. Go on with any card.",
    their_trap: |name, card| format!("A trap for {name}! The {card} goes back down."),
    got_it: "Got it",
    got_them: "I’ve got them",
    your_spyglass: ["Spyglass: choose two cards to peek at.", "Spyglass: and the second one?"],
    your_look: "Only you see these two cards.",
    your_switch: ["Switch: choose two cards to change places.", "Switch: and the second one?"],
    their_spyglass: |name| format!("{name} has the spyglass and chooses two cards."),
    their_look: |name, a, b| format!("{name} is peeking at {a} and {b}."),
    their_switch: |name| format!("{name} chooses two cards to change places. Watch closely!"),
    over: "The game is over.",

    turned: |cell, card| format!("{cell}: {card}."),
    pair: |name, card, points| format!("{name} finds a pair: {card} (+{points})."),
    pair_solo: |card| format!("A pair: {card}."),
    trap: |name| format!("{name} steps into a trap (−1)."),
    trap_solo: "A trap: +10 s.",
    back: |cells| format!("Back down: {}.", cells.join(", ")),
    bonus: [
        |name| format!("The spyglass! {name} may peek at two cards."),
        |name| format!("The switch! {name} makes two cards change places."),
        |name| format!("The broom! A trap of {name} is swept away."),
        |name| format!("The parcel! {name} sends a trap across the table."),
        |name| format!("Again! {name} takes another turn."),
    ],
    void: [
        |name| format!("The broom finds nothing: {name} has no trap."),
        |name| format!("The parcel stays empty: {name} has no trap."),
    ],
    looked: |name, a, b| format!("{name} peeks at {a} and {b}."),
    with_card: |cell, card| format!("{cell} ({card})"),
    switched: |a, b| format!("{a} and {b} change places."),

    counting: "The piles are counted…",
    count_all: "Count them all",
    points: |points| match points {
        1 => "1 point".to_owned(),
        _ if points < 0 => {
            format!("−{} {}", -points, if points == -1 { "point" } else { "points" })
        }
        _ => format!("{points} points"),
    },
    row: |name, greens, yellows, reds, points| {
        format!("{name}: {greens} green, {yellows} yellow, {reds} red; {points}")
    },
    most_points: |name, points, other| {
        format!("{name} wins {} to {}.", signed(points), signed(other))
    },
    you_most_points: |points, other| format!("By {} points to {}.", signed(points), signed(other)),
    tie: |points| format!("{} each: the victory is shared.", signed(points)),
    time: "Time",
    penalties: |traps| {
        let traps = if traps == 1 { "1 trap".to_owned() } else { format!("{traps} traps") };
        format!("{traps} × 10 s")
    },
    penalty: |traps| format!("+{} s", 10 * traps),
    result: "Result",
    turn_of: |turn, par| format!("Turn {turn} · par {par}"),
    under_par: |turns, par| format!("{turns} turns: {} under par. What a memory!", par - turns),
    at_par: |par| format!("{par} turns: exactly par. As good as the captain!"),
    over_par: |turns, par| {
        format!("{turns} turns. Par is {par}: what it takes the captain, who forgets nothing.")
    },
    interrupted: "This game was interrupted, so its time is no best time.",
    gave_up: "So many turns! The cards are tired, and the game ends here.",

    summary: Summary {
        turn: "Your turn",
        turn_how: "Turn up two cards. The same picture: keep both. Not the same: both go back down. A pair gives no further turn, unless it is the two Ptis Bapt.",
        worth: "What it’s worth",
        worth_what: ["Green: +1 a card", "Yellow: +2 a card", "Red: −1 a card"],
        worth_how: [
            "Seven pairs.",
            "The two Ptis Bapt. Whoever finds both plays again.",
            "Four traps. Yours at once, and your turn is over.",
        ],
        end: "End of the game",
        end_how: "When the seventh green pair is found. Most points win; a tie is shared.",
        solo: "Against the clock",
        solo_how: "Alone: find all green and yellow pairs. Every trap costs ten seconds. The next card you turn puts the last ones down.",
        blue: "Blue pairs",
        blue_how: "They score nothing and leave the game, but do this at once:",
        not_now: "Not in this game: blue cards come with the extension.",
        names: ["Spyglass", "Switch", "Broom", "Parcel", "Again"],
        does: [
            "Peek at two face-down cards.",
            "Two face-down cards change places.",
            "One of your traps leaves the game.",
            "One of your traps goes to the other player.",
            "Take another turn at once.",
        ],
    },
};

pub const FR: PtiBapt = PtiBapt {
    you: you::FR,
    cards: [
        "cerf-volant",
        "théière",
        "escargot",
        "vélo",
        "parapluie",
        "cactus",
        "tambour",
        "Pti Bapt",
        "piège",
        "longue-vue",
        "carte « Échange »",
        "balai",
        "colis",
        "carte « Encore »",
    ],
    seats: |seats| format!("Pti Bapt se joue à 2, ou seul avec --solo ; pas à {seats}."),
    solo_seats: |seats| format!("En solo, on joue seul, pas à {seats}."),
    solo_extension: "Le solo se joue sans l’extension (P13).",
    sides: ["Sud", "Nord"],

    base: "Jeu de base",
    base_hint: "20 cartes : sept paires, deux Ptis Bapt et quatre pièges.",
    extension: "Avec les bleues",
    extension_hint: "30 cartes : cinq paires de plus pour épier, échanger, balayer, envoyer et rejouer.",

    face_down: |cell| format!("{cell}, face cachée"),
    face_up: |cell, card| format!("{cell}, {card}"),
    looked_at: |cell, card| format!("{cell}, {card}, visible pour vous seulement"),
    watched: |what, name| format!("{what}, {name} la regarde"),
    gap: |cell| format!("{cell}, vide"),
    picked: |what| format!("{what}, la première des deux"),
    not_this: "Une autre carte",
    may_choose: |what| format!("{what}, au choix"),
    plate: |name, points, pile, turn| format!("{name}, {points} : {pile}{turn}"),
    nothing_yet: "rien encore",
    pair_of: |card| format!("paire : {card}"),
    traps: |count| if count <= 1 { format!("{count} piège") } else { format!("{count} pièges") },
    in_turn: ", c’est son tour",
    clock: |time| format!("La montre a passé {time}"),

    found: |pairs| format!("Paires vertes : {pairs} sur 7"),
    found_solo: |pairs| format!("Paires : {pairs} sur 8"),
    your_first: "À vous : retournez une carte.",
    your_next: "Retournez une carte.",
    again: "Rejouez : retournez une carte.",
    your_second: |card| format!("Trouvez l’autre {card}."),
    their_first: |name| format!("{name} retourne une carte."),
    their_second: |name, card| format!("{name} cherche l’autre {card}."),
    no_pair: "Raté ! Retenez-les : elles vont se cacher.",
    no_pair_solo: "Raté ! Continuez avec une carte au choix.",
    their_no_pair: |name| format!("Raté pour {name}. Retenez-les !"),
    trapped: |card| format!("Un piège ! Il est pour vous ; l’autre carte ({card}) se cache."),
    trapped_solo: "Un piège : dix secondes de plus. Continuez avec une carte au choix.",
    their_trap: |name, card| format!("Un piège pour {name} ! L’autre carte ({card}) se cache."),
    got_it: "C’est vu",
    got_them: "C’est retenu",
    your_spyglass: ["Longue-vue : choisissez deux cartes à épier.", "Longue-vue : et la seconde ?"],
    your_look: "Personne d’autre ne voit ces deux cartes.",
    your_switch: ["Échange : choisissez deux cartes à permuter.", "Échange : et la seconde ?"],
    their_spyglass: |name| format!("{name} a la longue-vue et choisit deux cartes."),
    their_look: |name, a, b| format!("{name} regarde {a} et {b} en secret."),
    their_switch: |name| format!("{name} choisit deux cartes à permuter. Ouvrez l’œil !"),
    over: "La partie est finie.",

    turned: |cell, card| format!("{cell} : {card}."),
    pair: |name, card, points| format!("{name} trouve une paire : {card} (+{points})."),
    pair_solo: |card| format!("Une paire : {card}."),
    trap: |name| format!("{name} tombe dans un piège (−1)."),
    trap_solo: "Un piège : +10 s.",
    back: |cells| format!("Face cachée : {}.", cells.join(", ")),
    bonus: [
        |name| format!("La longue-vue ! {name} peut épier deux cartes."),
        |name| format!("L’échange ! {name} fait permuter deux cartes."),
        |name| format!("Le balai ! Un piège de {name} disparaît."),
        |name| format!("Le colis ! {name} envoie un piège en face."),
        |name| format!("Encore ! {name} rejoue."),
    ],
    void: [
        |name| format!("Le balai ne trouve rien : {name} n’a pas de piège."),
        |name| format!("Le colis reste vide : {name} n’a pas de piège."),
    ],
    looked: |name, a, b| format!("{name} épie {a} et {b}."),
    with_card: |cell, card| format!("{cell} ({card})"),
    switched: |a, b| format!("{a} et {b} changent de place."),

    counting: "On compte les piles…",
    count_all: "Tout compter",
    points: |points| match points {
        -1..=1 => format!("{} point", signed(points as i8)),
        _ => format!("{} points", signed(points as i8)),
    },
    row: |name, greens, yellows, reds, points| {
        format!("{name} : vertes {greens}, jaunes {yellows}, rouges {reds} ; {points}")
    },
    most_points: |name, points, other| {
        format!("{name} l’emporte, {} à {}.", signed(points), signed(other))
    },
    you_most_points: |points, other| format!("Par {} points à {}.", signed(points), signed(other)),
    tie: |points| format!("{} partout : la victoire est partagée.", signed(points)),
    time: "Temps",
    penalties: |traps| {
        let traps = if traps <= 1 { format!("{traps} piège") } else { format!("{traps} pièges") };
        format!("{traps} × 10 s")
    },
    penalty: |traps| format!("+{} s", 10 * traps),
    result: "Résultat",
    turn_of: |turn, par| format!("Tour {turn} · objectif {par}"),
    under_par: |turns, par| {
        format!("{turns} tours : {} de moins que l’objectif. Quelle mémoire !", par - turns)
    },
    at_par: |par| format!("{par} tours : juste l’objectif. Aussi fort que le capitaine !"),
    over_par: |turns, par| {
        format!("{turns} tours. Objectif : {par}, ce qu’il faut au capitaine, qui n’oublie rien.")
    },
    interrupted: "Cette partie a été interrompue : son temps ne compte pas parmi les meilleurs.",
    gave_up: "Que de tours ! Les cartes n’en peuvent plus, la partie s’arrête là.",

    summary: Summary {
        turn: "Votre tour",
        turn_how: "Retournez deux cartes. La même image : gardez-les. Deux différentes : elles se cachent. Une paire ne fait pas rejouer, sauf les deux Ptis Bapt.",
        worth: "Ce que ça vaut",
        worth_what: ["Verte : +1 par carte", "Jaune : +2 par carte", "Rouge : −1 par carte"],
        worth_how: [
            "Sept paires.",
            "Les deux Ptis Bapt. On rejoue quand on trouve les deux.",
            "Quatre pièges. Aussitôt pour vous, et votre tour est fini.",
        ],
        end: "Fin de la partie",
        end_how: "Dès la septième paire verte. Le plus de points gagne ; à égalité, on partage.",
        solo: "Contre la montre",
        solo_how: "Seul : trouvez toutes les paires vertes et jaunes. Chaque piège coûte dix secondes. La carte suivante cache les précédentes.",
        blue: "Les paires bleues",
        blue_how: "Elles ne valent rien et quittent le jeu, mais aussitôt :",
        not_now: "Pas dans cette partie : les bleues viennent avec l’extension.",
        names: ["Longue-vue", "Échange", "Balai", "Colis", "Encore"],
        does: [
            "Épiez deux cartes cachées.",
            "Deux cartes cachées changent de place.",
            "Un de vos pièges quitte le jeu.",
            "Un de vos pièges part chez l’autre.",
            "Rejouez aussitôt.",
        ],
    },
};

/// A number as it is written, with a real minus.
fn signed(number: i8) -> String {
    if number < 0 { format!("−{}", -i16::from(number)) } else { number.to_string() }
}
