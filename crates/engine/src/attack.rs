//! Who attacks a square: reverse tables, rays, pins, and which rules care about which squares.

pub mod check_squares;
pub mod pass_mask;
pub mod pass_table;
pub mod pin_search;
pub mod pins;
mod query;
pub mod rays;
mod reach;
pub mod tables;
mod walks;
