//! Games explained: what a click does, why a click is no move, the rules in words, what pieces are worth.

pub mod board_kind;
pub mod click_phrases;
pub mod codes;
pub mod compiled_moves;
pub mod piece_value;
pub mod refusal;
#[cfg(feature = "words")]
pub mod rules_text;
pub mod trace;
