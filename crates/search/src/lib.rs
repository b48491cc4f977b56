#![doc = include_str!("../README.md")]

pub mod computer;
pub mod endgames;
pub mod problems;
pub(crate) mod ranking;
