//! Mechanics that several rules share. No rule by name.

pub mod engagement;
pub mod face_down;
pub mod halfmove_clock;
pub mod neighbour_effects;
pub mod shuffle;
pub mod sight;
pub mod square_role;
pub mod task;
