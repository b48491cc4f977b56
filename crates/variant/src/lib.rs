//! The rules engine: compile a definition, walk, play, judge. Knows no JSON, no page and no clock.

pub mod attack;
pub mod aura;
pub mod clock;
pub mod compile;
pub mod content;
pub mod draft;
pub mod game;
pub mod generate;
pub mod goals;
pub mod ids;
pub mod legal;
pub mod movement;
pub mod moves;
pub mod notation;
pub mod options;
pub mod patch;
pub mod perft;
pub mod points;
pub mod position;
pub mod program;
pub mod promotion_limits;
pub mod promotion_set;
pub mod reach;
pub mod reason;
pub mod rules;
pub mod shuffle;
pub mod sameness;
pub mod spelling;
pub mod start;
pub mod topology;
pub mod verdict;
pub mod why;
pub mod zone;

pub use start::compile;
