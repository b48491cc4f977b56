//! The board: its squares as a graph, what stands on them and what lies below.

pub mod occupant;
pub mod terrain;
pub mod topology;
