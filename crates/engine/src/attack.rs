//! Who attacks a square: reverse tables, rays, pins, and which rules care about which squares.

pub mod pass_mask;
pub mod pins;
pub mod rays;
mod reach;
pub mod tables;
