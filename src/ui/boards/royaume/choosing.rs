//! What the player chooses, by pointer or by keys, part by part.

pub(super) mod draft;
pub(super) mod focus;
pub(super) mod pick;
