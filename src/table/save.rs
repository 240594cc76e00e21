//! What a table keeps on disk, and how it is made again from that.

pub(crate) mod autosave;
pub mod line;
pub mod resume;
pub(crate) mod saver;
