//! The lesson of Pti Bapt.

pub mod blue;
pub mod pairs;
pub mod traps;

use super::Said;

pub struct Lesson {
    pub done: &'static str,
    pub pairs: pairs::Pairs,
    pub traps: traps::Traps,
    pub blue: blue::Blue,
}

pub const EN: Lesson = Lesson {
    done: "That’s all there is to it. The rest is memory, and a little luck with the traps.",
    pairs: pairs::EN,
    traps: traps::EN,
    blue: blue::EN,
};

pub const FR: Lesson = Lesson {
    done: "Vous savez tout. Le reste est affaire de mémoire, et d’un peu de chance avec les pièges.",
    pairs: pairs::FR,
    traps: traps::FR,
    blue: blue::FR,
};
