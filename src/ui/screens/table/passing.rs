//! Several people at one laptop, who pass it on.

pub(super) mod beside;
pub(super) mod curtain;
