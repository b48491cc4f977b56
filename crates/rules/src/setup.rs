//! Rules about start positions.

pub mod face_down;
pub mod shuffle;
