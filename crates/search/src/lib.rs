//! What plays and solves by itself: a computer opponent, a solver of problems, and exact tables of endings.
//! It knows patches and hooks, never a rule by name, so it plays everything that compiles.

pub mod computer;
pub mod endgames;
pub mod problems;
pub(crate) mod ranking;
