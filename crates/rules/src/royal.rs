//! Rules about royals and checks.

pub mod checking;
pub mod evade_only;
pub mod facing;
pub mod royal_crossing;
pub mod royal_evade;
pub mod royal_leap;
pub mod royal_loss;
pub mod safe_arrival;
pub mod succession;
