//! The lesson of Le Royaume.

pub mod challenge;
pub mod memories;
pub mod together;

use super::Said;

pub struct Lesson {
    pub done: &'static str,
    pub challenge: challenge::Challenge,
    pub together: together::Together,
    pub memories: memories::Memories,
}

pub const EN: Lesson = Lesson {
    done: "You have walked, won, dug and built: there is nothing else to it. The other cards say themselves what they do.",
    challenge: challenge::EN,
    together: together::EN,
    memories: memories::EN,
};

pub const FR: Lesson = Lesson {
    done: "Vous avez marché, vaincu, creusé et bâti : tout est là. Les autres cartes disent elles-mêmes ce qu’elles font.",
    challenge: challenge::FR,
    together: together::FR,
    memories: memories::FR,
};
