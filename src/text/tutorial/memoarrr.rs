//! The lesson of Memoarrr!

pub mod animals;
pub mod memory;
pub mod round;

use super::Said;

texts! { Lesson:
    done =
        "That’s all there is to it. The rest is memory, nerve, and a straight face while you bluff.",
        "Vous savez tout. Le reste est affaire de mémoire, de sang-froid et de visage impassible.";
    round: round::Round;
    memory: memory::Memory;
    animals: animals::Animals;
}
