#![doc = include_str!("../README.md")]

pub mod computer;
pub mod endgames;
pub mod problems;
pub mod random;
pub(crate) mod ranking;
pub mod self_play;
pub mod work;
