//! The board: its squares as a graph, what stands on them and what lies below.

pub mod occupant;
pub mod square_set;
pub mod terrain;
pub mod topology;
