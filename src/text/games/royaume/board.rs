//! Le Royaume in the window: what is asked, what something would do, and what lies where.

use super::capital;
use super::hex::{HexWords, Odds};
use super::refusal::why_not;
use crate::game::set::Element;
use crate::games::royaume::{Card, Illegal};
use crate::text::common::{plural_en, plural_fr};

texts! { Board:
    /// What each card does, in a line; in the order of [`Card::ALL`].
    does: [&'static str; Card::COUNT] =
        [
            "Take a card from the discards.",
            "Use any number of the segment you spun.",
            "Take any challenge from where you stand.",
            "After a failed challenge: lose no points.",
            "Pay 5 points for a memory from the Mine.",
            "5 points for you.",
            "Swap one of your memories for somebody’s.",
            "Move a face-up challenge to another city.",
            "Trade challenges for memories from anywhere.",
            "+2 in a challenge or fight.",
            "+4 in a challenge or fight.",
            "Win a challenge or fight at once.",
            "Go to any hex instead of walking.",
            "+3 with a yellow number.",
            "+3 with a green number.",
            "+5 with a violet number.",
            "Falling short? Call somebody to help you.",
            "Join a challenge, or let all join yours.",
            "Whoever stands on your hex misses a turn.",
            "The Wizard attacks you.",
            "One of your challenges goes back to the board.",
            "Your friends’ cards leave you.",
            "You lose all your cards and draw anew.",
        ],
        [
            "Reprenez une carte dans la défausse.",
            "Prenez un autre nombre du secteur obtenu.",
            "Relevez n’importe quel défi sans bouger.",
            "Après un défi raté : aucun point perdu.",
            "Payez 5 points un souvenir de la Mine.",
            "5 points pour vous.",
            "Échangez un souvenir avec quelqu’un.",
            "Déplacez un défi visible dans une autre cité.",
            "Échangez des défis d’où que vous soyez.",
            "+2 dans un défi ou un combat.",
            "+4 dans un défi ou un combat.",
            "Gagnez aussitôt un défi ou un combat.",
            "Allez où vous voulez au lieu de marcher.",
            "+3 avec un nombre jaune.",
            "+3 avec un nombre vert.",
            "+5 avec un nombre violet.",
            "Il en manque ? Appelez quelqu’un à l’aide.",
            "Aidez à un défi, ou ouvrez le vôtre à tous.",
            "Qui est sur votre case passe un tour.",
            "Le Magicien vous attaque.",
            "Un de vos défis retourne sur le plateau.",
            "Vos cartes d’amis vous quittent.",
            "Vous perdez toutes vos cartes et repiochez.",
        ];
    /// The same in a few words, for a card on which there is no room for more.
    brief: [&'static str; Card::COUNT] =
        [
            "Take one discard",
            "Choose your number",
            "A challenge from afar",
            "Fail without loss",
            "5 points: a memory",
            "+5 points",
            "Swap a memory",
            "Move a challenge",
            "Trade from anywhere",
            "+2 in a challenge",
            "+4 in a challenge",
            "Win at once",
            "Go anywhere",
            "+3 with yellow",
            "+3 with green",
            "+5 with violet",
            "Call a helper",
            "Join, or let all join",
            "Miss a turn",
            "The Wizard attacks",
            "A challenge goes back",
            "Friends leave you",
            "A new hand",
        ],
        [
            "Reprendre une carte",
            "Choisir son nombre",
            "Un défi à distance",
            "Échouer sans perte",
            "Un souvenir, 5 points",
            "+5 points",
            "Troquer un souvenir",
            "Déplacer un défi",
            "Échanger à distance",
            "+2 dans un défi",
            "+4 dans un défi",
            "Gagner aussitôt",
            "Aller où l’on veut",
            "+3 avec du jaune",
            "+3 avec du vert",
            "+5 avec du violet",
            "Appeler à l’aide",
            "Aider, ou être aidé",
            "Passer un tour",
            "Le Magicien attaque",
            "Un défi repart",
            "Les amis partent",
            "Une nouvelle main",
        ];
    /// What is still to be said about a card that has been chosen.
    ask: Ask;
    mine: Mine;
    theirs: Theirs;
    shown: Shown;
    press: Press;
    will: Will;
    hex: HexWords;
    odds: Odds;
    plate: PlateWords;
    /// Why a card cannot be played.
    why(why: Illegal) =
        { why_not(why)[0].to_owned() },
        { why_not(why)[1].to_owned() };
}

texts! {
    /// What is still to be said about a card.
    Ask:
    magician =
        "Magician: choose a card from the discards.",
        "Enchanteur : choisissez une carte de la défausse.";
    luck = "Luck: which number counts?", "Chance : quel nombre compte ?";
    prophet =
        "Prophet: choose one of the lit challenges.",
        "Prophète : choisissez un des défis éclairés.";
    shaman_give =
        "Shaman: choose one of your memories to give away.",
        "Chamane : choisissez le souvenir que vous donnez.";
    shaman_take =
        "Shaman: choose the memory you want from another plate.",
        "Chamane : choisissez le souvenir que vous voulez.";
    storyteller_from =
        "Storyteller: choose a face-up challenge.",
        "Conteur : choisissez un défi visible.";
    storyteller_to =
        "Storyteller: choose a lit hex for it.",
        "Conteur : choisissez une case éclairée.";
    miner = "Miner: trade how many challenges?", "Mineur : combien de défis ?";
    short_way = "Short way: choose any lit hex.", "Raccourci : choisissez une case éclairée.";
    horn =
        "Horn: choose a lit plate. They cannot refuse.",
        "Cor : choisissez qui doit venir vous aider.";
    memory(of: &str) =
        "Memory of {of}: choose one of the lit hexes.",
        "Souvenir {of} : choisissez une case éclairée.";
    tile = "Now choose a lit hex for it.", "Choisissez une case éclairée pour lui.";
    deck =
        "Throw all your cards away and draw three?",
        "Jeter toutes vos cartes et en piocher trois ?";
}

texts! {
    /// What the player is asked.
    Mine:
    give_up =
        "Give up, though your cards can be enough?",
        "Renoncer, alors que vos cartes peuvent suffire ?";
    start =
        "Your turn: walk up to three steps, or play a card.",
        "À vous : faites jusqu’à trois pas, ou jouez une carte.";
    start_placing =
        "Your turn: walk, play a card, or place memories.",
        "À vous : marchez, jouez une carte ou posez des souvenirs.";
    walking =
        "Now walk up to three steps, or stay where you are.",
        "Faites jusqu’à trois pas, ou restez sur place.";
    stopped =
        "You have stopped: play a card, or end your turn.",
        "Arrêt : jouez une carte, ou finissez votre tour.";
    stopped_idle =
        "Nothing more to do here: end your turn.",
        "Plus rien à faire ici : finissez votre tour.";
    temple =
        "The temple: your spirit animal adds 3 to every challenge.",
        "Le temple : l’animal totem, 3 de plus à chaque défi.";
    mine = "The Mine: trade how many challenges?", "La Mine : combien de défis ?";
    placing =
        "Place another memory, or end your turn.",
        "Posez un autre souvenir, ou finissez votre tour.";
    placed_all =
        "Nothing more can be placed: end your turn.",
        "Plus rien à poser : finissez votre tour.";
    last_turn =
        "Your last turn: place every memory you can.",
        "Dernier tour : posez tous les souvenirs possibles.";
    last_end = "Your last turn: nothing can be placed.", "Dernier tour : il n’y a rien à poser.";
    last_fox =
        "Your last turn: play your Fox, or end it.",
        "Dernier tour : jouez votre Renard, ou finissez.";
    turncoat =
        "Turncoat: choose a challenge of yours that goes back.",
        "Transfuge : choisissez un de vos défis à remettre.";
    team_up =
        "Team Up? All may join, and nobody loses points.",
        "Alliance ? Tous peuvent aider, sans rien perdre.";
    /// Whom, and from what to what the chance goes, in per cent.
    join(name: &str, before: u8, after: u8) =
        { match before == after {
            true => format!("Join {name}? The chance stays {before}%."),
            false => format!("Join {name}? From {before}% to {after}% with all cards."),
        } },
        { match before == after {
            true => format!("Aider {name} ? Les chances restent de {before} %."),
            false => format!("Aider {name} ? De {before} % à {after} % avec toutes les cartes."),
        } };
    join_fight(name: &str, before: u8, after: u8) =
        { match before == after {
            true => format!("Join {name} against the Wizard? The chance stays {before}%."),
            false => format!(
                "Join {name} against the Wizard? From {before}% to {after}% with all cards."
            ),
        } },
        { match before == after {
            true => format!("Aider {name} contre le Magicien ? Chances : toujours {before} %."),
            false => format!(
                "Aider {name} contre le Magicien ? De {before} % à {after} % avec toutes les cartes."
            ),
        } };
    /// What the spin has to show, and how likely that is.
    spin(need: &str) = "Spin. {need}.", "Tournez. {need}.";
    /// R16: the same for somebody who has called the player with a Horn.
    spin_to_help(name: &str, need: &str) =
        "Spin to help {name}. {need}.",
        "Tournez pour aider {name}. {need}.";
    cards(total: i16, difficulty: i16) =
        "{total} of {difficulty}: add a card?",
        "{total} sur {difficulty} : ajouter une carte ?";
    /// R16: what one card, or all that are held, cannot do.
    several_cards(total: i16, difficulty: i16) =
        "{total} of {difficulty}: one card is not enough, several together are.",
        "{total} sur {difficulty} : une carte ne suffit pas, plusieurs ensemble oui.";
    with_others(total: i16, difficulty: i16) =
        "{total} of {difficulty}: your cards are enough only with those of others.",
        "{total} sur {difficulty} : vos cartes ne suffisent qu’avec celles des autres.";
    with_horn(total: i16, difficulty: i16) =
        "{total} of {difficulty}: your cards are not enough without a Horn.",
        "{total} sur {difficulty} : sans un Cor, vos cartes ne suffisent pas.";
    never_enough(total: i16, difficulty: i16) =
        "{total} of {difficulty}: no card you hold is enough, nor all together.",
        "{total} sur {difficulty} : aucune carte ne suffit, ni toutes ensemble.";
    horn(total: i16, difficulty: i16) =
        "{total} of {difficulty}: play your Horn for help?",
        "{total} sur {difficulty} : jouer votre Cor ?";
    invisibility =
        "Failed. Play Invisibility and lose no points?",
        "Raté. Jouer Invisibilité et ne rien perdre ?";
}

texts! {
    /// What somebody else is asked.
    Theirs:
    turn(name: &str) = "{name} thinks about the turn.", "{name} réfléchit à son tour.";
    placing(name: &str) = "{name} places memories.", "{name} pose des souvenirs.";
    trading(name: &str) = "{name} is in the Mine.", "{name} est dans la Mine.";
    last_turn(name: &str) = "{name} has the last turn.", "{name} joue son dernier tour.";
    turncoat(name: &str) = "{name} has to give a challenge back.", "{name} doit remettre un défi.";
    team_up(name: &str) = "{name} may ask for company.", "{name} peut demander de l’aide.";
    join(name: &str) = "Does {name} join in?", "{name} vient aider ?";
    spin(name: &str) = "{name} is about to spin.", "{name} va tourner la roue.";
    cards(name: &str, total: i16, difficulty: i16) =
        "{total} of {difficulty}: does {name} add a card?",
        "{total} sur {difficulty} : {name} ajoute une carte ?";
    /// The same where nothing they hold helps any more.
    never_enough(name: &str, total: i16, difficulty: i16) =
        "{total} of {difficulty}: no card can be enough for {name}.",
        "{total} sur {difficulty} : pour {name}, aucune carte ne suffit.";
    horn(name: &str) = "Does {name} blow the Horn?", "{name} sonne du Cor ?";
    invisibility(name: &str) = "Does {name} turn invisible?", "{name} devient invisible ?";
}

texts! {
    /// What is being shown, where the log says only how it ends.
    Shown:
    /// R14: the arrow that sends the Wizard turns.
    arrow = "The arrow turns: where will the Wizard go?", "La flèche tourne : où ira le Magicien ?";
    i_spin = "The wheel turns for you…", "La roue tourne pour vous…";
    spins(name: &str) = "The wheel turns for {name}…", "La roue tourne pour {name}…";
    i_draw = "You draw new cards.", "Vous piochez de nouvelles cartes.";
    draws(name: &str) = "{name} draws new cards.", "{name} pioche de nouvelles cartes.";
}

texts! {
    /// What can be pressed.
    Press:
    go = "Go", "Y aller";
    stay = "Stay", "Rester";
    play = "Play", "Jouer";
    /// A card by its name.
    play_card(card: &str) = "Play {card}", "Jouer « {card} »";
    place = "Place", "Poser";
    /// What it would bring.
    place_for(points: &str) = "Place: {points}", "Poser : {points}";
    put = "Put it there", "Remettre ici";
    not_this = "Not this", "Annuler";
    end = "End turn", "Finir le tour";
    buy = "Buy it: 10 points", "Acheter : 10 points";
    trade(count: usize) = "Trade {count}", "Échanger {count}";
    join = "Join", "Aider";
    /// R20: with one's own card.
    join_with_card = "Join with Team Up", "Aider par Alliance";
    no = "No", "Non";
    spin = "Spin", "Tourner";
    no_card = "No card", "Pas de carte";
    give_up = "Give up", "Renoncer";
    not_yet = "Not yet", "Pas encore";
    pay = "For 5 points", "Pour 5 points";
    skip_turn = "Instead of my turn", "À la place du tour";
    colour(colour: &str, number: u8) =
        { format!("{} {number}", capital(colour)) },
        { format!("{} {number}", capital(colour)) };
    zoom_in = "Nearer", "Plus près";
    zoom_out = "Farther", "Plus loin";
    whole_map = "The whole map", "Toute la carte";
}

texts! {
    /// What something would do.
    Will:
    go(to: &str) = "Go to {to}.", "Aller {to}.";
    stay = "Stay where you are.", "Rester sur place.";
    challenge(to: &str, chance: &str) =
        "Go to {to} and take the challenge: {chance}.",
        "Aller {to} et relever le défi : {chance}.";
    fight(to: &str, chance: &str) =
        "Go to {to} and fight the Wizard: {chance}.",
        "Aller {to} et combattre le Magicien : {chance}.";
    temple =
        "Go to the temple: there you can buy your spirit animal.",
        "Aller au temple, où s’achète l’animal totem.";
    mine =
        "Go to the Mine: there you can trade challenges.",
        "Aller à la Mine, où s’échangent les défis.";
    play(card: &str, does: &str) = "{card}: {does}", "{card} : {does}";
    prophet(to: &str, chance: &str) =
        "Take the challenge at {to} from here: {chance}.",
        "Relever d’ici le défi {to} : {chance}.";
    place(of: &str, points: &str) =
        "Place the memory of {of}: {points}.",
        "Poser le souvenir {of} : {points}.";
    turncoat(to: &str) = "The challenge goes back to {to}.", "Le défi retourne {to}.";
    storyteller(from: &str, to: &str) =
        "The challenge moves from {from} to {to}.",
        "Le défi passe {from} {to}.";
    shaman(give: &str, name: &str, take: &str) =
        "Give {name} a memory of {give} for one of {take}.",
        "Donner à {name} un souvenir {give} contre un souvenir {take}.";
    magician(card: &str) =
        "Take {card} from the discards.",
        "Reprendre « {card} » dans la défausse.";
    /// R12: playing a card gives placing up for this turn.
    instead_of_placing(play: &str) =
        "{play} No placing this turn, then.",
        "{play} On ne pose alors rien ce tour-ci.";
    /// R11: these challenges for as many memories.
    trade(tiles: &str) =
        "Trade {tiles} for as many memories.",
        "Échanger {tiles} contre autant de souvenirs.";
    horn(name: &str) = "{name} comes to help you.", "{name} vient vous aider.";
    adds(card: &str, total: i16, difficulty: i16) =
        "{card}: {total} of {difficulty}.",
        "{card} : {total} sur {difficulty}.";
}

texts! {
    /// What is before a player, and the piles.
    PlateWords:
    points(points: u16) =
        { plural_en(points, "point", "points") },
        { plural_fr(points, "point", "points") };
    unspent(count: usize) = "{count} to trade", "{count} à échanger";
    spent(count: usize) = "{count} traded", { plural_fr(count, "échangé", "échangés") };
    memory(of: &str) = "memory of {of}", "souvenir {of}";
    placed(count: u8) = "{count} placed", { plural_fr(count, "posé", "posés") };
    animal = "spirit animal", "animal totem";
    no_animal = "no spirit animal", "pas d’animal totem";
    cards(cards: &str) = "cards: {cards}", "cartes : {cards}";
    turn = "in turn", "joue son tour";
    decides = "has to decide", "doit décider";
    /// R31.
    leads = "in the lead", "en tête";
    snowed_in = "snowed in", "bloqué par la neige";
    deck(left: u8) =
        { format!("Deck, {}", plural_en(left, "card", "cards")) },
        { format!("Pioche, {}", plural_fr(left, "carte", "cartes")) };
    discards(count: u8) =
        { format!("Discards, {}", plural_en(count, "card", "cards")) },
        { format!("Défausse, {}", plural_fr(count, "carte", "cartes")) };
    no_discards = "Nothing has been discarded yet.", "Rien n’a encore été défaussé.";
    turn_number(number: u8) = "Turn {number}", "Tour {number}";
    mine_left(left: u8) = "{left} in the Mine", "{left} dans la Mine";
}

impl Board {
    /// What a card does, in a line.
    pub fn does(&self, card: Card) -> &'static str {
        self.does[card.index()]
    }

    /// The same in a few words.
    pub fn brief(&self, card: Card) -> &'static str {
        self.brief[card.index()]
    }
}
