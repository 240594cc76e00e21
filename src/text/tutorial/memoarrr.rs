//! The lesson of Memoarrr!

pub mod animals;
pub mod memory;
pub mod round;

use super::Said;

pub struct Lesson {
    pub done: &'static str,
    pub round: round::Round,
    pub memory: memory::Memory,
    pub animals: animals::Animals,
}

pub const EN: Lesson = Lesson {
    done: "That’s all there is to it. The rest is memory, nerve, and a straight face while you bluff.",
    round: round::EN,
    memory: memory::EN,
    animals: animals::EN,
};

pub const FR: Lesson = Lesson {
    done: "Vous savez tout. Le reste est affaire de mémoire, de sang-froid et de visage impassible.",
    round: round::FR,
    memory: memory::FR,
    animals: animals::FR,
};
