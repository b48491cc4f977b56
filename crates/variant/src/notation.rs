//! Positions, moves and games as text, read and written. No rule is decided here.

pub mod courier;
pub mod fen;
pub mod names;
pub mod path;
pub mod record;
pub mod san;
pub mod typed;
pub mod uci;
pub mod usi;

#[cfg(test)]
mod tests;
