//! Walking the tree of moves: counting, and trying moves out.

pub mod explorer;
pub mod perft;
