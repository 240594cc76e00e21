//! Pti Bapt: cards, turns, points and the clock.

mod you;

use crate::game::set::Element;
use crate::games::ptibapt::{Bonus, Card};
use crate::text::common::{plural_en, plural_fr, with_minus};

texts! { PtiBapt:
    /// The same things, done by the player.
    you: you::You;
    /// What is on the cards, by their numbers: seven green ones, yellow, red, five blue ones.
    cards: [&'static str; Card::COUNT] =
        [
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
        [
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
        ];
    sides: [&'static str; 2] = ["South", "North"], ["Sud", "Nord"];

    // Options.
    base = "Base game", "Jeu de base";
    base_hint =
        "20 cards: seven pairs, two Ptis Bapt and four traps.",
        "20 cartes : sept paires, deux Ptis Bapt et quatre pièges.";
    extension = "With blue cards", "Avec les bleues";
    extension_hint =
        "30 cards: five more pairs that peek, switch, sweep, send and play again.",
        "30 cartes : cinq paires de plus pour épier, échanger, balayer, envoyer et rejouer.";

    // Places, as a screen reader says them.
    watched(what: &str, name: &str) =
        "{what}, {name} is looking at it",
        "{what}, {name} la regarde";
    gap(cell: &str) = "{cell}, empty", "{cell}, vide";
    picked(what: &str) = "{what}, the first of two", "{what}, la première des deux";
    not_this = "Another card", "Une autre carte";
    plate(name: &str, points: &str, pile: &str, turn: &str) =
        "{name}, {points}: {pile}{turn}",
        "{name}, {points} : {pile}{turn}";
    nothing_yet = "nothing yet", "rien encore";
    pair_of(card: &str) = "pair: {card}", "paire : {card}";
    traps(count: usize) =
        { plural_en(count, "trap", "traps") },
        { plural_fr(count, "piège", "pièges") };
    clock(time: &str) = "The clock is past {time}", "La montre a passé {time}";

    // The line that says what is going on.
    found(pairs: usize) = "{pairs} of 7 green pairs", "Paires vertes : {pairs} sur 7";
    found_solo(pairs: usize) = "{pairs} of 8 pairs", "Paires : {pairs} sur 8";
    your_first = "Your turn: turn up a card.", "À vous : retournez une carte.";
    your_next = "Turn up a card.", "Retournez une carte.";
    again = "Play again: turn up a card.", "Rejouez : retournez une carte.";
    your_second(card: &str) = "Find the other {card}.", "Trouvez l’autre {card}.";
    their_first(name: &str) = "{name} turns up a card.", "{name} retourne une carte.";
    their_second(name: &str, card: &str) =
        "{name} looks for the other {card}.",
        "{name} cherche l’autre {card}.";
    no_pair =
        "No pair. Remember them: they go back down.",
        "Raté ! Retenez-les : elles vont se cacher.";
    no_pair_solo = "No pair. Go on with any card.", "Raté ! Continuez avec une carte au choix.";
    their_no_pair(name: &str) =
        "No pair for {name}. Remember them!",
        "Raté pour {name}. Retenez-les !";
    trapped(card: &str) =
        "A trap! It’s yours now, and the {card} goes back down.",
        "Un piège ! Il est pour vous ; l’autre carte ({card}) se cache.";
    trapped_solo =
        "A trap: ten seconds more. Go on with any card.",
        "Un piège : dix secondes de plus. Continuez avec une carte au choix.";
    their_trap(name: &str, card: &str) =
        "A trap for {name}! The {card} goes back down.",
        "Un piège pour {name} ! L’autre carte ({card}) se cache.";
    got_it = "Got it", "C’est vu";
    your_spyglass: [&'static str; 2] =
        ["Spyglass: choose two cards to peek at.", "Spyglass: and the second one?"],
        ["Longue-vue : choisissez deux cartes à épier.", "Longue-vue : et la seconde ?"];
    your_look = "Only you see these two cards.", "Personne d’autre ne voit ces deux cartes.";
    your_switch: [&'static str; 2] =
        ["Switch: choose two cards to change places.", "Switch: and the second one?"],
        ["Échange : choisissez deux cartes à permuter.", "Échange : et la seconde ?"];
    their_spyglass(name: &str) =
        "{name} has the spyglass and chooses two cards.",
        "{name} a la longue-vue et choisit deux cartes.";
    their_look(name: &str, a: &str, b: &str) =
        "{name} is peeking at {a} and {b}.",
        "{name} regarde {a} et {b} en secret.";
    their_switch(name: &str) =
        "{name} chooses two cards to change places. Watch closely!",
        "{name} choisit deux cartes à permuter. Ouvrez l’œil !";

    // What happened.
    turned(cell: &str, card: &str) = "{cell}: {card}.", "{cell} : {card}.";
    pair(name: &str, card: &str, points: i8) =
        "{name} finds a pair: {card} (+{points}).",
        "{name} trouve une paire : {card} (+{points}).";
    pair_solo(card: &str) = "A pair: {card}.", "Une paire : {card}.";
    trap(name: &str) = "{name} steps into a trap (−1).", "{name} tombe dans un piège (−1).";
    trap_solo = "A trap: +10 s.", "Un piège : +10 s.";
    back(cells: &[String]) =
        { format!("Back down: {}.", cells.join(", ")) },
        { format!("Face cachée : {}.", cells.join(", ")) };
    /// What a blue pair does, in the order of [`Bonus::ALL`].
    bonus: [fn(name: &str) -> String; 5] =
        [
            |name| format!("The spyglass! {name} may peek at two cards."),
            |name| format!("The switch! {name} makes two cards change places."),
            |name| format!("The broom! A trap of {name} is swept away."),
            |name| format!("The parcel! {name} sends a trap across the table."),
            |name| format!("Again! {name} takes another turn."),
        ],
        [
            |name| format!("La longue-vue ! {name} peut épier deux cartes."),
            |name| format!("L’échange ! {name} fait permuter deux cartes."),
            |name| format!("Le balai ! Un piège de {name} disparaît."),
            |name| format!("Le colis ! {name} envoie un piège en face."),
            |name| format!("Encore ! {name} rejoue."),
        ];
    /// What the broom and the parcel do without a trap.
    void: [fn(name: &str) -> String; 2] =
        [
            |name| format!("The broom finds nothing: {name} has no trap."),
            |name| format!("The parcel stays empty: {name} has no trap."),
        ],
        [
            |name| format!("Le balai ne trouve rien : {name} n’a pas de piège."),
            |name| format!("Le colis reste vide : {name} n’a pas de piège."),
        ];
    looked(name: &str, a: &str, b: &str) =
        "{name} peeks at {a} and {b}.",
        "{name} épie {a} et {b}.";
    /// "A2 (kite)", once the game is over.
    with_card(cell: &str, card: &str) = "{cell} ({card})", "{cell} ({card})";
    switched(a: &str, b: &str) = "{a} and {b} change places.", "{a} et {b} changent de place.";

    // The result.
    counting = "The piles are counted…", "On compte les piles…";
    count_all = "Count them all", "Tout compter";
    points(points: i32) =
        { match points {
            -1 | 1 => format!("{} point", with_minus(points)),
            _ => format!("{} points", with_minus(points)),
        } },
        { match points {
            -1..=1 => format!("{} point", with_minus(points)),
            _ => format!("{} points", with_minus(points)),
        } };
    /// Greens, yellows, reds, as a screen reader says them.
    row(name: &str, greens: usize, yellows: usize, reds: usize, points: &str) =
        "{name}: {greens} green, {yellows} yellow, {reds} red; {points}",
        "{name} : vertes {greens}, jaunes {yellows}, rouges {reds} ; {points}";
    most_points(name: &str, points: i8, other: i8) =
        {
            format!("{name} wins {} to {}.", with_minus(points), with_minus(other))
        },
        {
            format!("{name} l’emporte, {} à {}.", with_minus(points), with_minus(other))
        };
    you_most_points(points: i8, other: i8) =
        { format!("By {} points to {}.", with_minus(points), with_minus(other)) },
        { format!("Par {} points à {}.", with_minus(points), with_minus(other)) };
    tie(points: i8) =
        { format!("{} each: the victory is shared.", with_minus(points)) },
        { format!("{} partout : la victoire est partagée.", with_minus(points)) };
    time = "Time", "Temps";
    penalties(traps: u8) =
        {
            let traps = plural_en(traps, "trap", "traps");
            format!("{traps} × 10 s")
        },
        {
            let traps = plural_fr(traps, "piège", "pièges");
            format!("{traps} × 10 s")
        };
    /// What so many traps cost, in short.
    penalty(traps: usize) = { format!("+{} s", 10 * traps) }, { format!("+{} s", 10 * traps) };
    result = "Result", "Résultat";
    turn_of(turn: u16, par: u16) = "Turn {turn} · par {par}", "Tour {turn} · objectif {par}";
    under_par(turns: u16, par: u16) =
        { format!("{turns} turns: {} under par. What a memory!", par - turns) },
        {
            format!("{turns} tours : {} de moins que l’objectif. Quelle mémoire !", par - turns)
        };
    at_par(par: u16) =
        "{par} turns: exactly par. As good as the captain!",
        "{par} tours : juste l’objectif. Aussi fort que le capitaine !";
    over_par(turns: u16, par: u16) =
        "{turns} turns. Par is {par}: what it takes the captain, who forgets nothing.",
        "{turns} tours. Objectif : {par}, ce qu’il faut au capitaine, qui n’oublie rien.";
    interrupted =
        "This game was interrupted, so its time is no best time.",
        "Cette partie a été interrompue : son temps ne compte pas parmi les meilleurs.";
    gave_up =
        "So many turns! The cards are tired, and the game ends here.",
        "Que de tours ! Les cartes n’en peuvent plus, la partie s’arrête là.";

    summary: Summary;
}

texts! {
    /// The rules on one card.
    Summary:
    turn = "Your turn", "Votre tour";
    turn_how =
        "Turn up two cards. The same picture: keep both. Not the same: both go back down. A pair gives no further turn, unless it is the two Ptis Bapt.",
        "Retournez deux cartes. La même image : gardez-les. Deux différentes : elles se cachent. Une paire ne fait pas rejouer, sauf les deux Ptis Bapt.";
    worth = "What it’s worth", "Ce que ça vaut";
    /// Green, yellow, red.
    worth_what: [&'static str; 3] =
        ["Green: +1 a card", "Yellow: +2 a card", "Red: −1 a card"],
        ["Verte : +1 par carte", "Jaune : +2 par carte", "Rouge : −1 par carte"];
    worth_how: [&'static str; 3] =
        [
            "Seven pairs.",
            "The two Ptis Bapt. Whoever finds both plays again.",
            "Four traps. Yours at once, and your turn is over.",
        ],
        [
            "Sept paires.",
            "Les deux Ptis Bapt. On rejoue quand on trouve les deux.",
            "Quatre pièges. Aussitôt pour vous, et votre tour est fini.",
        ];
    end = "End of the game", "Fin de la partie";
    end_how =
        "When the seventh green pair is found. Most points win; a tie is shared.",
        "Dès la septième paire verte. Qui a le plus de points gagne ; à égalité, on partage.";
    solo = "Against the clock", "Contre la montre";
    solo_how =
        "Alone: find all green and yellow pairs. Every trap costs ten seconds. The next card you turn puts the last ones down.",
        "Seul : trouvez toutes les paires vertes et jaunes. Chaque piège coûte dix secondes. La carte suivante cache les précédentes.";
    blue = "Blue pairs", "Les paires bleues";
    blue_how =
        "They score nothing and leave the game, but do this at once:",
        "Elles ne valent rien et quittent le jeu, mais aussitôt :";
    not_now =
        "Not in this game: blue cards come with the extension.",
        "Pas dans cette partie : les bleues viennent avec l’extension.";
    names: [&'static str; 5] =
        ["Spyglass", "Switch", "Broom", "Parcel", "Again"],
        ["Longue-vue", "Échange", "Balai", "Colis", "Encore"];
    does: [&'static str; 5] =
        [
            "Peek at two face-down cards.",
            "Two face-down cards change places.",
            "One of your traps leaves the game.",
            "One of your traps goes to the other player.",
            "Take another turn at once.",
        ],
        [
            "Épiez deux cartes cachées.",
            "Deux cartes cachées changent de place.",
            "Un de vos pièges quitte le jeu.",
            "Un de vos pièges part chez l’autre.",
            "Rejouez aussitôt.",
        ];
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
