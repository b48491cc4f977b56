//! Walking the tree of moves: counting, trying moves out, and playing well.
//! The player knows patches and hooks, never a rule by name, so it plays everything that compiles.

pub mod endgame;
pub mod evaluation;
mod exchange;
pub mod explorer;
pub mod levels;
pub(crate) mod ordering;
pub mod perft;
pub mod problem;
pub(crate) mod proof;
pub mod proof_number;
pub(crate) mod ranking;
pub mod score;
pub mod settled;
pub mod solve;
pub mod stipulation;
pub mod stopped;
pub mod techniques;
pub mod thinker;
pub(crate) mod transposition;
pub(crate) mod tree;
pub(crate) mod visited;
