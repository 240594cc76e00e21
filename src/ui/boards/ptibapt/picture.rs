//! The pictures of Pti Bapt.

use crate::games::ptibapt::{Bonus, Card};
use crate::ui::style::picture::{Form, Layer, Picture, SvgSource, source};

/// The picture by which the game is chosen.
pub const POSTER: Picture = Picture::of(Form::Poster, source!("ptibapt/poster"));
/// The back of every card.
pub const BACK: Picture = Picture::of(Form::Back, source!("ptibapt/back"));

/// A card face up, for instance a kite in its green frame.
pub const fn face(card: Card) -> Picture {
    let layers = [Some(Layer::Full(frame(card))), Some(Layer::Full(motif_of(card))), None, None];
    Picture::layered(Form::Face, layers)
}

/// What is on a card, without the card.
pub fn motif(card: Card) -> Picture {
    Picture::layered(Form::Thing, [Some(Layer::Near(motif_of(card))), None, None, None])
}

const fn frame(card: Card) -> SvgSource {
    match card {
        Card::Green(_) => source!("ptibapt/frame/green"),
        Card::Yellow => source!("ptibapt/frame/yellow"),
        Card::Red => source!("ptibapt/frame/red"),
        Card::Bonus(_) => source!("ptibapt/frame/blue"),
    }
}

const fn motif_of(card: Card) -> SvgSource {
    match card {
        Card::Green(picture) => match picture.number() {
            1 => source!("ptibapt/figure/kite"),
            2 => source!("ptibapt/figure/teapot"),
            3 => source!("ptibapt/figure/snail"),
            4 => source!("ptibapt/figure/bicycle"),
            5 => source!("ptibapt/figure/umbrella"),
            6 => source!("ptibapt/figure/cactus"),
            _ => source!("ptibapt/figure/drum"),
        },
        Card::Yellow => source!("ptibapt/figure/pti-bapt"),
        Card::Red => source!("ptibapt/figure/trap"),
        Card::Bonus(Bonus::Spyglass) => source!("ptibapt/figure/spyglass"),
        Card::Bonus(Bonus::Switch) => source!("ptibapt/figure/switch"),
        Card::Bonus(Bonus::Broom) => source!("ptibapt/figure/broom"),
        Card::Bonus(Bonus::Parcel) => source!("ptibapt/figure/parcel"),
        Card::Bonus(Bonus::Again) => source!("ptibapt/figure/again"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::style::art::tests::is_drawn;

    #[test]
    fn every_picture_can_be_drawn() {
        [POSTER, BACK].into_iter().for_each(is_drawn);
        Card::all().flat_map(|card| [face(card), motif(card)]).for_each(is_drawn);
    }
}
