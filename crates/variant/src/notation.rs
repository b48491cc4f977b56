//! Positions, moves and games as text, read and written. No rule is decided here.

pub mod fen;
pub mod names;
pub mod path;
pub mod san;
pub mod uci;
