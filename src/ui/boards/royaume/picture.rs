//! The pictures of Le Royaume: the map, what lies and stands on it, and the cards.

use crate::game::set::Element;
use crate::games::royaume::{
    Back, Card, Character, City, Colour, Hex, Special, Suit, Tile, WizardTarget,
};
use crate::ui::style::picture::{Corner, Form, Layer, Picture, SvgSource, source};

/// The file of that name, in parts, under `assets/royaume/art/`.
macro_rules! art {
    ($($part:literal),+) => { source!(concat!("royaume/art/", $($part),+)) };
}

/// A city: its landmark in ruins and lit, a quarter in ruins and lit, and its sign.
macro_rules! city_art {
    ($name:literal) => {
        [
            art!("city/", $name, "-ruin"),
            art!("city/", $name, "-lit"),
            art!("city/", $name, "-quarter-ruin"),
            art!("city/", $name, "-quarter-lit"),
            art!("city/", $name, "-glyph"),
        ]
    };
}

/// A hero, their spirit animal and their sign.
macro_rules! hero_art {
    ($name:literal) => {
        [art!("hero/", $name), art!("animal/", $name), art!("hero/glyph/", $name)]
    };
}

/// What is on a card: its vignette and its sign.
macro_rules! card_art {
    ($name:literal) => {
        [art!("card/", $name), art!("card/glyph/", $name)]
    };
}

/// The picture by which the game is chosen.
pub const POSTER: Picture = Picture::of(Form::Poster, art!("poster"));
/// What lies under every hex.
pub const SNOW: Picture = hex(art!("hex/snow"));
/// C24.
pub const SNOWSTORM: Picture = hex(art!("hex/snowstorm"));
/// R27: over a hex that the Wizard makes harder.
pub const CHILL: Picture = hex(art!("hex/chill"));
/// R13.
pub const PALACE: Picture = hex(art!("hex/palace"));
/// The Wizard of Chaos.
pub const WIZARD: Picture = thing(art!("wizard"));
/// R27: his mark.
pub const PLUS_TWO: Picture = thing(art!("plus-two"));
/// R31.
pub const CROWN: Picture = thing(art!("crown"));
/// The back of every adventure card.
pub const CARD_BACK: Picture = Picture::of(Form::Tall, art!("card/back"));
/// R3: the spinner, the first segment at the top.
pub const WHEEL: Picture = thing(art!("spinner/wheel"));
/// R3: its arrow, which points up.
pub const ARROW: Picture = thing(art!("spinner/arrow"));

const fn hex(source: SvgSource) -> Picture {
    Picture::of(Form::Hex, source)
}

const fn thing(source: SvgSource) -> Picture {
    Picture::of(Form::Thing, source)
}

const fn sign(source: SvgSource) -> Picture {
    Picture::of(Form::Sign, source)
}

/// Open land: small variations by which hexes are told apart, the same on every board.
pub fn land(at: Hex) -> Picture {
    let (q, r) = at.axial();
    let number = (i32::from(q) * 5 + i32::from(r) * 3).rem_euclid(LAND.len() as i32);
    LAND[number as usize]
}

const LAND: [Picture; 6] = [
    hex(art!("hex/firs")),
    hex(art!("hex/drift")),
    hex(art!("hex/pond")),
    hex(art!("hex/rocks")),
    hex(art!("hex/birches")),
    hex(art!("hex/fence")),
];

/// One of the special hexes.
pub const fn special(special: Special) -> Picture {
    match special {
        Special::Camp => hex(art!("hex/camp")),
        Special::Temple => hex(art!("hex/temple")),
        Special::Corridor => hex(art!("hex/corridor")),
        Special::Mine => hex(art!("hex/mine")),
        Special::Tower => hex(art!("hex/tower")),
    }
}

/// The signs of special hexes.
pub const fn special_sign(special: Special) -> Picture {
    match special {
        Special::Camp => sign(art!("glyph/camp")),
        Special::Temple => sign(art!("glyph/temple")),
        Special::Corridor => sign(art!("glyph/corridor")),
        Special::Mine => sign(art!("glyph/mine")),
        Special::Tower => sign(art!("glyph/tower")),
    }
}

/// A hex of a city: its landmark or one of its quarters, in ruins or lit by a memory.
pub fn city(city: City, landmark: bool, lit: bool) -> Picture {
    let [ruin, full, quarter_ruin, quarter_lit, _] = CITIES[city.index()];
    hex(match (landmark, lit) {
        (true, false) => ruin,
        (true, true) => full,
        (false, false) => quarter_ruin,
        (false, true) => quarter_lit,
    })
}

const CITIES: [[SvgSource; 5]; City::COUNT] = [
    city_art!("harbour"),
    city_art!("shipyard"),
    city_art!("mill"),
    city_art!("glassworks"),
    city_art!("observatory"),
    city_art!("monastery"),
    city_art!("market"),
    city_art!("garden"),
];

/// The sign of a city.
pub fn city_sign(city: City) -> Picture {
    sign(CITIES[city.index()][4])
}

/// Where a segment of the spinner sends the Wizard.
pub fn destination(to: WizardTarget) -> Picture {
    match to {
        WizardTarget::City(city) => city_sign(city),
        WizardTarget::Mine => special_sign(Special::Mine),
    }
}

/// The back of a challenge.
pub const fn tile_back(back: Back) -> Picture {
    match back {
        Back::Green => Picture::of(Form::Back, art!("tile/back-green")),
        Back::GreyBlue => Picture::of(Form::Back, art!("tile/back-grey-blue")),
    }
}

/// Where the difficulty stands on the front of a challenge, and how wide its badge is, in parts of
/// the tile.
pub const NUMBER: [f32; 3] = [0.5, 188.0 / 256.0, 104.0 / 256.0];

/// The front of a challenge without its number: a scene, and the badge in the shape of its colour.
pub fn tile_front(tile: Tile, back: Back, colour: Colour) -> Picture {
    let front = match back {
        Back::Green => art!("tile/front-green"),
        Back::GreyBlue => art!("tile/front-grey-blue"),
    };
    let scene = SCENES[tile.index() % SCENES.len()];
    let badge = Layer::Part(shape_of(colour), [76, 136, 104]);
    let layers = [Some(Layer::Full(scene)), Some(Layer::Full(front)), Some(badge), None];
    Picture::layered(Form::Face, layers)
}

const SCENES: [SvgSource; 6] = [
    art!("scene/avalanche"),
    art!("scene/wolf"),
    art!("scene/riddle"),
    art!("scene/thin-ice"),
    art!("scene/ravine"),
    art!("scene/ghost-light"),
];

/// The badge of a number: a colour is never the only sign.
pub const fn shape(colour: Colour) -> Picture {
    thing(shape_of(colour))
}

const fn shape_of(colour: Colour) -> SvgSource {
    match colour {
        Colour::Yellow => art!("shape/circle"),
        Colour::Green => art!("shape/square"),
        Colour::Violet => art!("shape/hexagon"),
    }
}

/// A hero.
pub fn hero(character: Character) -> Picture {
    thing(hero_sources(character)[0])
}

/// Their spirit animal.
pub fn animal(character: Character) -> Picture {
    thing(hero_sources(character)[1])
}

pub fn hero_sign(character: Character) -> Picture {
    sign(hero_sources(character)[2])
}

/// A hero, their spirit animal and their sign.
fn hero_sources(character: Character) -> [SvgSource; 3] {
    const HEROES: [[SvgSource; 3]; Character::COUNT] = [
        hero_art!("ranger"),
        hero_art!("smith"),
        hero_art!("herbalist"),
        hero_art!("piper"),
        hero_art!("mapmaker"),
        hero_art!("lamplighter"),
    ];
    HEROES[usize::from(u8::from(character)) % Character::COUNT]
}

/// An adventure card, face up, without its words.
pub fn card(card: Card) -> Picture {
    let (frame, [vignette, glyph]) = (frame(card.suit()), card_sources(card));
    let layers = [
        Some(Layer::Part(vignette, [10, 6, 236])),
        Some(Layer::Full(frame)),
        Some(Layer::Badge(glyph, Corner::InFrame)),
        None,
    ];
    Picture::layered(Form::Tall, layers)
}

/// What is on a card, without its frame.
pub fn vignette(card: Card) -> Picture {
    let [vignette, glyph] = card_sources(card);
    let badge = Layer::Badge(glyph, Corner::TopLeft);
    Picture::layered(Form::Face, [Some(Layer::Full(vignette)), Some(badge), None, None])
}

/// The sign of a card.
pub fn card_sign(card: Card) -> Picture {
    sign(card_sources(card)[1])
}

const fn frame(suit: Suit) -> SvgSource {
    match suit {
        Suit::A => art!("card/frame-a"),
        Suit::B => art!("card/frame-b"),
        Suit::C => art!("card/frame-c"),
    }
}

/// The vignette and the sign of a card.
const fn card_sources(card: Card) -> [SvgSource; 2] {
    match card {
        Card::Magician => card_art!("magician"),
        Card::Luck => card_art!("luck"),
        Card::Prophet => card_art!("prophet"),
        Card::Invisibility => card_art!("invisibility"),
        Card::Merchant => card_art!("merchant"),
        Card::Fox => card_art!("fox"),
        Card::Shaman => card_art!("shaman"),
        Card::Storyteller => card_art!("storyteller"),
        Card::Miner => card_art!("miner"),
        Card::Goat => card_art!("goat"),
        Card::Bison => card_art!("bison"),
        Card::General => card_art!("general"),
        Card::ShortWay => card_art!("short-way"),
        Card::Sword => card_art!("sword"),
        Card::Shield => card_art!("shield"),
        Card::Bow => card_art!("bow"),
        Card::Horn => card_art!("horn"),
        Card::TeamUp => card_art!("team-up"),
        Card::Snowstorm => card_art!("snowstorm"),
        Card::Chaos => card_art!("chaos"),
        Card::Turncoat => card_art!("turncoat"),
        Card::Solitude => card_art!("solitude"),
        Card::Amnesia => card_art!("amnesia"),
    }
}

/// Signs for plates, the sum and the line.
pub const ANIMAL_SIGN: Picture = sign(art!("glyph/animal"));
pub const CHALLENGE_SIGN: Picture = sign(art!("glyph/challenge"));
pub const MEMORY_SIGN: Picture = sign(art!("glyph/memory"));
pub const PALACE_SIGN: Picture = sign(art!("glyph/palace"));
pub const STAR_SIGN: Picture = sign(art!("glyph/star"));
pub const WIZARD_SIGN: Picture = sign(art!("glyph/wizard"));

/// Icons of this table.
pub const CARDS_ICON: Picture = sign(art!("ui/cards"));
pub const DISCARD_ICON: Picture = sign(art!("ui/discard"));
pub const FIT_ICON: Picture = sign(art!("ui/fit"));
pub const ZOOM_IN_ICON: Picture = sign(art!("ui/zoom-in"));
pub const ZOOM_OUT_ICON: Picture = sign(art!("ui/zoom-out"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::royaume::Realm;
    use crate::ui::style::art::tests::is_drawn;

    #[test]
    fn every_picture_can_be_drawn() {
        [POSTER, SNOW, SNOWSTORM, CHILL, PALACE, WIZARD, PLUS_TWO].into_iter().for_each(is_drawn);
        [CROWN, CARD_BACK, WHEEL, ARROW].into_iter().for_each(is_drawn);
        LAND.into_iter().for_each(is_drawn);
        for place in Special::ALL {
            [special(place), special_sign(place)].into_iter().for_each(is_drawn);
        }
        for of in City::all() {
            is_drawn(city_sign(of));
            for (landmark, lit) in [(true, true), (true, false), (false, true), (false, false)] {
                is_drawn(city(of, landmark, lit));
            }
        }
        for tile in (0..Tile::COUNT).map(Tile::from_index) {
            let front = Realm::usual().front(tile);
            is_drawn(tile_front(tile, front.back, front.colour));
            [tile_back(front.back), shape(front.colour)].into_iter().for_each(is_drawn);
        }
        for who in Character::all() {
            [hero(who), animal(who), hero_sign(who)].into_iter().for_each(is_drawn);
        }
        let of = |it| [card(it), vignette(it), card_sign(it)];
        Card::ALL.into_iter().flat_map(of).for_each(is_drawn);
        [ANIMAL_SIGN, CHALLENGE_SIGN, MEMORY_SIGN, PALACE_SIGN].into_iter().for_each(is_drawn);
        [STAR_SIGN, WIZARD_SIGN, CARDS_ICON].into_iter().for_each(is_drawn);
        [DISCARD_ICON, FIT_ICON].into_iter().for_each(is_drawn);
        [ZOOM_IN_ICON, ZOOM_OUT_ICON].into_iter().for_each(is_drawn);
    }
}
