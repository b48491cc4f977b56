//! Positions, moves and games as text, read and written. No rule is decided here.

pub mod any;
#[cfg(feature = "records")]
pub mod asked;
pub mod board_text;
pub mod courier;
pub mod fen;
pub mod forms;
pub mod janggi;
pub mod listed_moves;
pub mod names;
pub mod path;
pub mod record;
pub mod san;
pub mod shogi;
pub mod uci;
pub mod uci_list;
pub mod usi;
pub mod wxf;
pub mod xboard;

/// Longer texts are no moves. The longest loops on the largest boards are shorter.
pub(crate) const MAX_TEXT: usize = 1 << 14;
