//! What a table keeps on disk, and how it is made again from that.

pub mod autosave;
pub mod resume;
pub(crate) mod saver;
