#![doc = include_str!("../README.md")]

pub mod attack;
pub mod board;
pub mod explorer;
pub mod generate;
pub mod hooks;
pub mod ids;
pub mod legal;
pub mod mechanics;
pub mod moves;
pub mod page_rules;
pub mod perft;
pub mod position;
pub mod program;
pub mod reason;
pub mod variant;
pub mod verdict;
