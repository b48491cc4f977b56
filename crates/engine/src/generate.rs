//! Pseudo-legal moves: every candidate, and the fast way to the plain ones.

pub mod fast;
pub mod pseudo_legal;
