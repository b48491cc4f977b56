//! Rules about start positions.

pub mod shuffle;
