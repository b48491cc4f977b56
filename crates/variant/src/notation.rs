//! Positions, moves and games as text, read and written. No rule is decided here.

pub mod courier;
pub mod fen;
pub mod forms;
mod janggi;
pub mod names;
pub mod path;
pub mod record;
pub mod san;
mod shogi;
pub mod typed;
pub mod uci;
pub mod usi;
mod wxf;
mod xboard;

#[cfg(test)]
mod tests;
