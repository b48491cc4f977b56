//! Rules about royals and checks.

pub mod checking;
pub mod facing;
pub mod royal_crossing;
pub mod royal_loss;
pub mod royal_moves;
pub mod succession;
