//! The pictures of Memoarrr!.

use crate::games::memoarrr::{Animal, Card, Landscape, Treasure, Volcano};
use crate::ui::style::picture::{Corner, Form, Layer, Picture, SvgSource, source};

/// The picture by which the game is chosen.
pub const POSTER: Picture = Picture::of(Form::Poster, source!("memoarrr/poster"));
/// The back of every location.
pub const SMOKE: Picture = Picture::of(Form::Back, source!("memoarrr/back"));
/// The crater in the middle of the island.
pub const CRATER: Picture = Picture::of(Form::Thing, source!("memoarrr/centre"));
/// A chest, closed.
pub const CHEST: Picture = Picture::of(Form::Thing, source!("memoarrr/chest"));
pub const RUBY: Picture = Picture::of(Form::Thing, source!("memoarrr/ruby"));

/// A location face up, for instance the crab in the jungle.
pub fn location(card: Card) -> Picture {
    let layers = [
        Layer::Full(scene(card.landscape)),
        Layer::Full(figure(card.animal)),
        Layer::Badge(animal_source(card.animal), Corner::TopLeft),
        Layer::Badge(landscape_source(card.landscape), Corner::BottomRight),
    ];
    Picture::layered(Form::Face, layers.map(Some))
}

/// A volcano with its birds.
pub fn volcano(volcano: Volcano) -> Picture {
    let source = match volcano.birds() {
        1 => source!("memoarrr/volcano-1"),
        3 => source!("memoarrr/volcano-3"),
        _ => source!("memoarrr/volcano-7"),
    };
    Picture::of(Form::Face, source)
}

/// A chest, open.
pub fn rubies(treasure: Treasure) -> Picture {
    let source = match treasure.rubies() {
        1 => source!("memoarrr/chest-1"),
        2 => source!("memoarrr/chest-2"),
        3 => source!("memoarrr/chest-3"),
        _ => source!("memoarrr/chest-4"),
    };
    Picture::of(Form::Thing, source)
}

/// The sign of an animal.
pub fn animal(animal: Animal) -> Picture {
    Picture::of(Form::Sign, animal_source(animal))
}

/// The sign of a landscape.
pub fn landscape(landscape: Landscape) -> Picture {
    Picture::of(Form::Sign, landscape_source(landscape))
}

fn scene(landscape: Landscape) -> SvgSource {
    match landscape {
        Landscape::Ocean => source!("memoarrr/landscape/ocean"),
        Landscape::Jungle => source!("memoarrr/landscape/jungle"),
        Landscape::Lava => source!("memoarrr/landscape/lava"),
        Landscape::Flowers => source!("memoarrr/landscape/flowers"),
        Landscape::Beach => source!("memoarrr/landscape/beach"),
    }
}

fn figure(animal: Animal) -> SvgSource {
    match animal {
        Animal::Penguin => source!("memoarrr/animal/penguin"),
        Animal::Octopus => source!("memoarrr/animal/octopus"),
        Animal::Walrus => source!("memoarrr/animal/walrus"),
        Animal::Crab => source!("memoarrr/animal/crab"),
        Animal::Turtle => source!("memoarrr/animal/turtle"),
    }
}

fn animal_source(animal: Animal) -> SvgSource {
    match animal {
        Animal::Penguin => source!("memoarrr/glyph/penguin"),
        Animal::Octopus => source!("memoarrr/glyph/octopus"),
        Animal::Walrus => source!("memoarrr/glyph/walrus"),
        Animal::Crab => source!("memoarrr/glyph/crab"),
        Animal::Turtle => source!("memoarrr/glyph/turtle"),
    }
}

fn landscape_source(landscape: Landscape) -> SvgSource {
    match landscape {
        Landscape::Ocean => source!("memoarrr/glyph/ocean"),
        Landscape::Jungle => source!("memoarrr/glyph/jungle"),
        Landscape::Lava => source!("memoarrr/glyph/lava"),
        Landscape::Flowers => source!("memoarrr/glyph/flowers"),
        Landscape::Beach => source!("memoarrr/glyph/beach"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::style::art::tests::is_drawn;

    #[test]
    fn every_picture_can_be_drawn() {
        let mut all = vec![POSTER, SMOKE, CRATER, CHEST, RUBY];
        all.extend(Card::ALL.map(location));
        all.extend(Volcano::ALL.map(volcano));
        all.extend(Treasure::ALL.map(rubies));
        all.extend(Animal::ALL.map(animal));
        all.extend(Landscape::ALL.map(landscape));
        all.into_iter().for_each(is_drawn);
    }
}
