//! What several rules share. No rule of its own.

pub mod beside;
pub mod board_change;
pub mod goals;
pub mod groups;
pub mod lines;
pub mod lost_royals;
pub mod outcome;
pub mod points;
pub mod promotion_limits;
pub mod promotion_set;
pub mod shared;
pub mod spared;
pub mod start_arrays;
pub mod staying;
pub mod terrain_kinds;
pub mod terrain_layout;
pub mod trades;
