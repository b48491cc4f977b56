//! The rules engine: compile a definition, play, judge, explain. Walking and legality are in crate `play`, whose modules are
//! named here too. Knows no JSON, no page and no clock.

pub mod arrays;
pub mod compile;
pub mod game;
pub mod goals;
pub mod grounds;
pub mod host;
pub mod manual;
pub mod notation;
pub mod options;
pub mod points;
pub mod program;
pub mod promotion_limits;
pub mod promotion_set;
pub mod puzzle;
pub mod reach;
pub mod rulebook;
pub mod rules;
pub mod special;
pub mod start;
pub mod threats;
pub mod variations;
pub mod why;
pub mod words;
pub mod worth;
pub mod zone;

pub use play::{
    attack, aura, brief, clock, content, curtain, draft, engagement, explorer, fan, generate, hooks, ids, legal,
    movement, moves, patch, pattern, perft, plain, position, reason, sameness, shuffle, spelling, task, terrain,
    topology, touch, traffic, verdict,
};
pub use start::{compile, compile_with};
