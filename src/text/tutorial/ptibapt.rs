//! The lesson of Pti Bapt.

pub mod blue;
pub mod pairs;
pub mod traps;

use super::Said;

texts! { Lesson:
    done =
        "That’s all there is to it. The rest is memory, and a little luck with the traps.",
        "Vous savez tout. Le reste est affaire de mémoire, et d’un peu de chance avec les pièges.";
    pairs: pairs::Pairs;
    traps: traps::Traps;
    blue: blue::Blue;
}
