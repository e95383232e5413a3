//! What the game says of itself to those who think about it.

pub(crate) mod clerk;
pub(crate) mod terms;
