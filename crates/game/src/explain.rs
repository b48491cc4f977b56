//! Games explained: why a click is no move, the rules in words, what pieces are worth.

pub mod piece_value;
pub mod refusal;
pub mod rules_text;
