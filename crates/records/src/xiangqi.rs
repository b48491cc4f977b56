//! Xiangqi: the notation of China, that of the World Xiangqi Federation, and coordinates with ranks from 0.

pub mod chinese;
pub mod file;
pub mod iccs;
mod names;
pub mod wxf;
