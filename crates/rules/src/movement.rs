//! Rules about how pieces move.

pub mod auto_gate;
pub mod capture_only_squares;
pub mod castling;
pub mod custom;
pub mod dice;
pub mod extra_move;
pub mod hurdles;
pub mod immobile;
pub mod last_mover;
pub mod lending;
pub mod moves_at;
pub mod paralysis;
pub mod passing;
pub mod plane_steps;
pub mod plane_transfer;
pub mod pushing;
pub mod quiet_hold;
pub mod ranking;
pub mod stop_zone;
pub mod swapping;
pub mod terrain;
pub mod turns;
pub mod vetoed;
pub mod virgin_lost;
pub mod walling;
pub mod walls;
