//! Moves: paths, patches, candidates, and the lists that hold them.

pub mod candidate;
pub mod compact_move;
pub mod move_list;
pub mod patch;
pub mod path;
pub mod spelling;
pub mod unaffected;
