//! Measurements of a variant: what its pieces can do, how its games end, what its material is worth.
//! Everything follows from the definition, a seed and counts of positions: no clock, no text of a definition.

pub mod balance;
pub mod fit;
pub mod imbalance;
pub mod mating;
pub mod mobility;
pub mod prediction;
pub mod sprt;
pub mod statistics;
pub mod tuning;
