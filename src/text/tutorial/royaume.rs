//! The lesson of Le Royaume.

pub mod challenge;
pub mod memories;
pub mod together;

use super::Said;

texts! { Lesson:
    done =
        "You have walked, won, dug and built: there is nothing else to it. The other cards say themselves what they do.",
        "Vous avez marché, vaincu, creusé et bâti : tout est là. Les autres cartes disent elles-mêmes ce qu’elles font.";
    challenge: challenge::Challenge;
    together: together::Together;
    memories: memories::Memories;
}
