//! The mechanics of play: boards, programs of moves, positions, candidates, attacks, legal moves, counting.
//! Knows hooks and tables, but no rule by name and no text of a definition.

pub mod attack;
pub mod board;
pub mod explorer;
pub mod generate;
pub mod hooks;
pub mod ids;
pub mod legal;
pub mod mechanics;
pub mod moves;
pub mod page_rules;
pub mod perft;
pub mod position;
pub mod program;
pub mod reason;
pub mod variant;
pub mod verdict;
