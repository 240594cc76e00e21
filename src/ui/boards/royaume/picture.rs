//! The pictures of Le Royaume: the map, what lies and stands on it, and the cards.

use crate::game::set::Element;
use crate::games::royaume::{
    Back, Card, Character, City, Colour, Hex, Special, Suit, Tile, WizardTarget,
};
use crate::ui::style::picture::{Corner, Form, Layer, Picture, Source, source};

/// The picture by which the game is chosen.
pub const POSTER: Picture = Picture::of(Form::Poster, source!("royaume/art/poster"));
/// What lies under every hex.
pub const SNOW: Picture = hex(source!("royaume/art/hex/snow"));
/// C24.
pub const SNOWSTORM: Picture = hex(source!("royaume/art/hex/snowstorm"));
/// R27: over a hex that the Wizard makes harder.
pub const CHILL: Picture = hex(source!("royaume/art/hex/chill"));
/// R13.
pub const PALACE: Picture = hex(source!("royaume/art/hex/palace"));
/// The Wizard of Chaos.
pub const WIZARD: Picture = thing(source!("royaume/art/wizard"));
/// R27: his mark.
pub const PLUS_TWO: Picture = thing(source!("royaume/art/plus-two"));
/// R31.
pub const CROWN: Picture = thing(source!("royaume/art/crown"));
/// The back of every adventure card.
pub const CARD_BACK: Picture = Picture::of(Form::Tall, source!("royaume/art/card/back"));
/// R3: the spinner, the first segment at the top.
pub const WHEEL: Picture = thing(source!("royaume/art/spinner/wheel"));
/// R3: its arrow, which points up.
pub const ARROW: Picture = thing(source!("royaume/art/spinner/arrow"));

const fn hex(source: Source) -> Picture {
    Picture::of(Form::Hex, source)
}

const fn thing(source: Source) -> Picture {
    Picture::of(Form::Thing, source)
}

const fn sign(source: Source) -> Picture {
    Picture::of(Form::Sign, source)
}

/// Open land: small variations by which hexes are told apart, the same on every board.
pub fn land(at: Hex) -> Picture {
    let (q, r) = at.axial();
    let number = (i32::from(q) * 5 + i32::from(r) * 3).rem_euclid(LAND.len() as i32);
    LAND[number as usize]
}

const LAND: [Picture; 6] = [
    hex(source!("royaume/art/hex/firs")),
    hex(source!("royaume/art/hex/drift")),
    hex(source!("royaume/art/hex/pond")),
    hex(source!("royaume/art/hex/rocks")),
    hex(source!("royaume/art/hex/birches")),
    hex(source!("royaume/art/hex/fence")),
];

/// One of the special hexes.
pub const fn special(special: Special) -> Picture {
    match special {
        Special::Camp => hex(source!("royaume/art/hex/camp")),
        Special::Temple => hex(source!("royaume/art/hex/temple")),
        Special::Corridor => hex(source!("royaume/art/hex/corridor")),
        Special::Mine => hex(source!("royaume/art/hex/mine")),
        Special::Tower => hex(source!("royaume/art/hex/tower")),
    }
}

/// The signs of special hexes.
pub const fn special_sign(special: Special) -> Picture {
    match special {
        Special::Camp => sign(source!("royaume/art/glyph/camp")),
        Special::Temple => sign(source!("royaume/art/glyph/temple")),
        Special::Corridor => sign(source!("royaume/art/glyph/corridor")),
        Special::Mine => sign(source!("royaume/art/glyph/mine")),
        Special::Tower => sign(source!("royaume/art/glyph/tower")),
    }
}

/// A hex of a city: its landmark or one of its quarters, in ruins or lit by a memory.
pub fn city(city: City, landmark: bool, lit: bool) -> Picture {
    let [ruin, full, quarter_ruin, quarter_lit] = &CITIES[city.index()];
    hex(match (landmark, lit) {
        (true, false) => *ruin,
        (true, true) => *full,
        (false, false) => *quarter_ruin,
        (false, true) => *quarter_lit,
    })
}

const CITIES: [[Source; 4]; City::COUNT] = [
    [
        source!("royaume/art/city/harbour-ruin"),
        source!("royaume/art/city/harbour-lit"),
        source!("royaume/art/city/harbour-quarter-ruin"),
        source!("royaume/art/city/harbour-quarter-lit"),
    ],
    [
        source!("royaume/art/city/shipyard-ruin"),
        source!("royaume/art/city/shipyard-lit"),
        source!("royaume/art/city/shipyard-quarter-ruin"),
        source!("royaume/art/city/shipyard-quarter-lit"),
    ],
    [
        source!("royaume/art/city/mill-ruin"),
        source!("royaume/art/city/mill-lit"),
        source!("royaume/art/city/mill-quarter-ruin"),
        source!("royaume/art/city/mill-quarter-lit"),
    ],
    [
        source!("royaume/art/city/glassworks-ruin"),
        source!("royaume/art/city/glassworks-lit"),
        source!("royaume/art/city/glassworks-quarter-ruin"),
        source!("royaume/art/city/glassworks-quarter-lit"),
    ],
    [
        source!("royaume/art/city/observatory-ruin"),
        source!("royaume/art/city/observatory-lit"),
        source!("royaume/art/city/observatory-quarter-ruin"),
        source!("royaume/art/city/observatory-quarter-lit"),
    ],
    [
        source!("royaume/art/city/monastery-ruin"),
        source!("royaume/art/city/monastery-lit"),
        source!("royaume/art/city/monastery-quarter-ruin"),
        source!("royaume/art/city/monastery-quarter-lit"),
    ],
    [
        source!("royaume/art/city/market-ruin"),
        source!("royaume/art/city/market-lit"),
        source!("royaume/art/city/market-quarter-ruin"),
        source!("royaume/art/city/market-quarter-lit"),
    ],
    [
        source!("royaume/art/city/garden-ruin"),
        source!("royaume/art/city/garden-lit"),
        source!("royaume/art/city/garden-quarter-ruin"),
        source!("royaume/art/city/garden-quarter-lit"),
    ],
];

/// The sign of a city.
pub fn city_sign(city: City) -> Picture {
    CITY_SIGNS[city.index()]
}

const CITY_SIGNS: [Picture; City::COUNT] = [
    sign(source!("royaume/art/city/harbour-glyph")),
    sign(source!("royaume/art/city/shipyard-glyph")),
    sign(source!("royaume/art/city/mill-glyph")),
    sign(source!("royaume/art/city/glassworks-glyph")),
    sign(source!("royaume/art/city/observatory-glyph")),
    sign(source!("royaume/art/city/monastery-glyph")),
    sign(source!("royaume/art/city/market-glyph")),
    sign(source!("royaume/art/city/garden-glyph")),
];

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
        Back::Green => Picture::of(Form::Back, source!("royaume/art/tile/back-green")),
        Back::GreyBlue => Picture::of(Form::Back, source!("royaume/art/tile/back-grey-blue")),
    }
}

/// Where the difficulty stands on the front of a challenge, and how wide its badge is, in parts of
/// the tile.
pub const NUMBER: [f32; 3] = [0.5, 188.0 / 256.0, 104.0 / 256.0];

/// The front of a challenge without its number: a scene, and the badge in the shape of its colour.
pub fn tile_front(tile: Tile, back: Back, colour: Colour) -> Picture {
    let front = match back {
        Back::Green => source!("royaume/art/tile/front-green"),
        Back::GreyBlue => source!("royaume/art/tile/front-grey-blue"),
    };
    let scene = SCENES[tile.index() % SCENES.len()];
    let badge = Layer::Part(shape_of(colour), [76, 136, 104]);
    let layers = [Some(Layer::Full(scene)), Some(Layer::Full(front)), Some(badge), None];
    Picture::layered(Form::Face, layers)
}

const SCENES: [Source; 6] = [
    source!("royaume/art/scene/avalanche"),
    source!("royaume/art/scene/wolf"),
    source!("royaume/art/scene/riddle"),
    source!("royaume/art/scene/thin-ice"),
    source!("royaume/art/scene/ravine"),
    source!("royaume/art/scene/ghost-light"),
];

/// The badge of a number: a colour is never the only sign.
pub const fn shape(colour: Colour) -> Picture {
    thing(shape_of(colour))
}

const fn shape_of(colour: Colour) -> Source {
    match colour {
        Colour::Yellow => source!("royaume/art/shape/circle"),
        Colour::Green => source!("royaume/art/shape/square"),
        Colour::Violet => source!("royaume/art/shape/hexagon"),
    }
}

/// A hero, their spirit animal and their sign, by the character.
pub fn hero(character: Character) -> Picture {
    HEROES[number(character)]
}

pub fn animal(character: Character) -> Picture {
    ANIMALS[number(character)]
}

pub fn hero_sign(character: Character) -> Picture {
    HERO_SIGNS[number(character)]
}

fn number(character: Character) -> usize {
    usize::from(u8::from(character)) % Character::COUNT
}

const HEROES: [Picture; Character::COUNT] = [
    thing(source!("royaume/art/hero/ranger")),
    thing(source!("royaume/art/hero/smith")),
    thing(source!("royaume/art/hero/herbalist")),
    thing(source!("royaume/art/hero/piper")),
    thing(source!("royaume/art/hero/mapmaker")),
    thing(source!("royaume/art/hero/lamplighter")),
];

const ANIMALS: [Picture; Character::COUNT] = [
    thing(source!("royaume/art/animal/ranger")),
    thing(source!("royaume/art/animal/smith")),
    thing(source!("royaume/art/animal/herbalist")),
    thing(source!("royaume/art/animal/piper")),
    thing(source!("royaume/art/animal/mapmaker")),
    thing(source!("royaume/art/animal/lamplighter")),
];

const HERO_SIGNS: [Picture; Character::COUNT] = [
    sign(source!("royaume/art/hero/glyph/ranger")),
    sign(source!("royaume/art/hero/glyph/smith")),
    sign(source!("royaume/art/hero/glyph/herbalist")),
    sign(source!("royaume/art/hero/glyph/piper")),
    sign(source!("royaume/art/hero/glyph/mapmaker")),
    sign(source!("royaume/art/hero/glyph/lamplighter")),
];

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

const fn frame(suit: Suit) -> Source {
    match suit {
        Suit::A => source!("royaume/art/card/frame-a"),
        Suit::B => source!("royaume/art/card/frame-b"),
        Suit::C => source!("royaume/art/card/frame-c"),
    }
}

/// The vignette and the sign of a card.
const fn card_sources(card: Card) -> [Source; 2] {
    match card {
        Card::Magician => {
            [source!("royaume/art/card/magician"), source!("royaume/art/card/glyph/magician")]
        }
        Card::Luck => [source!("royaume/art/card/luck"), source!("royaume/art/card/glyph/luck")],
        Card::Prophet => {
            [source!("royaume/art/card/prophet"), source!("royaume/art/card/glyph/prophet")]
        }
        Card::Invisibility => [
            source!("royaume/art/card/invisibility"),
            source!("royaume/art/card/glyph/invisibility"),
        ],
        Card::Merchant => {
            [source!("royaume/art/card/merchant"), source!("royaume/art/card/glyph/merchant")]
        }
        Card::Fox => [source!("royaume/art/card/fox"), source!("royaume/art/card/glyph/fox")],
        Card::Shaman => {
            [source!("royaume/art/card/shaman"), source!("royaume/art/card/glyph/shaman")]
        }
        Card::Storyteller => {
            [source!("royaume/art/card/storyteller"), source!("royaume/art/card/glyph/storyteller")]
        }
        Card::Miner => [source!("royaume/art/card/miner"), source!("royaume/art/card/glyph/miner")],
        Card::Goat => [source!("royaume/art/card/goat"), source!("royaume/art/card/glyph/goat")],
        Card::Bison => [source!("royaume/art/card/bison"), source!("royaume/art/card/glyph/bison")],
        Card::General => {
            [source!("royaume/art/card/general"), source!("royaume/art/card/glyph/general")]
        }
        Card::ShortWay => {
            [source!("royaume/art/card/short-way"), source!("royaume/art/card/glyph/short-way")]
        }
        Card::Sword => [source!("royaume/art/card/sword"), source!("royaume/art/card/glyph/sword")],
        Card::Shield => {
            [source!("royaume/art/card/shield"), source!("royaume/art/card/glyph/shield")]
        }
        Card::Bow => [source!("royaume/art/card/bow"), source!("royaume/art/card/glyph/bow")],
        Card::Horn => [source!("royaume/art/card/horn"), source!("royaume/art/card/glyph/horn")],
        Card::TeamUp => {
            [source!("royaume/art/card/team-up"), source!("royaume/art/card/glyph/team-up")]
        }
        Card::Snowstorm => {
            [source!("royaume/art/card/snowstorm"), source!("royaume/art/card/glyph/snowstorm")]
        }
        Card::Chaos => [source!("royaume/art/card/chaos"), source!("royaume/art/card/glyph/chaos")],
        Card::Turncoat => {
            [source!("royaume/art/card/turncoat"), source!("royaume/art/card/glyph/turncoat")]
        }
        Card::Solitude => {
            [source!("royaume/art/card/solitude"), source!("royaume/art/card/glyph/solitude")]
        }
        Card::Amnesia => {
            [source!("royaume/art/card/amnesia"), source!("royaume/art/card/glyph/amnesia")]
        }
    }
}

/// Signs for plates, the sum and the line.
pub const ANIMAL_SIGN: Picture = sign(source!("royaume/art/glyph/animal"));
pub const CHALLENGE_SIGN: Picture = sign(source!("royaume/art/glyph/challenge"));
pub const MEMORY_SIGN: Picture = sign(source!("royaume/art/glyph/memory"));
pub const PALACE_SIGN: Picture = sign(source!("royaume/art/glyph/palace"));
pub const STAR_SIGN: Picture = sign(source!("royaume/art/glyph/star"));
pub const WIZARD_SIGN: Picture = sign(source!("royaume/art/glyph/wizard"));

/// Icons of this table.
pub const CARDS_ICON: Picture = sign(source!("royaume/art/ui/cards"));
pub const DISCARD_ICON: Picture = sign(source!("royaume/art/ui/discard"));
pub const FIT_ICON: Picture = sign(source!("royaume/art/ui/fit"));
pub const ZOOM_IN_ICON: Picture = sign(source!("royaume/art/ui/zoom-in"));
pub const ZOOM_OUT_ICON: Picture = sign(source!("royaume/art/ui/zoom-out"));

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
