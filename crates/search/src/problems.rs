//! Proves: solutions of problems with all their variations, and forced wins. Nothing is estimated, nothing is left out.

pub mod problem;
pub mod problem_study;
pub(crate) mod proof;
pub mod proof_number;
pub mod settled;
pub mod solve;
pub mod stipulation;
pub mod stipulation_text;
pub mod stopped;
