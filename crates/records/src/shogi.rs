//! Shogi, as its programs in Japan write it.

pub mod csa;
mod handicaps;
pub mod kif;
mod names;
pub mod position;
mod ways_to_end;
