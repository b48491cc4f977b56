//! Plays well: a principal variation search that estimates, deeper and deeper, in slices that its caller measures.

pub mod evaluation;
mod exchange;
pub mod levels;
pub(crate) mod ordering;
pub mod score;
pub mod techniques;
pub mod thinker;
pub(crate) mod transposition;
pub(crate) mod tree;
pub(crate) mod visited;
