//! What the animals do: one file each for those with more than a sentence.

mod octopus;
mod penguin;
mod walrus;
