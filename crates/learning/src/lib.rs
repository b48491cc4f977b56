//! Learns to judge positions of one variant from games that the search plays against itself.
//!
//! ```text
//!   facts::prediction::samples   quiet positions of games, how each game ended, what the search found
//!     └ examples                 the inputs of each position, what the numbers of the evaluation say, what should be said
//!         └ training             the network that makes up the difference best, its rows sums of what `factors` have in common
//! ```
//!
//! The network learns what the sums of the evaluation leave out, so that it begins as good as they are. Games and error on
//! games that were held out say what was learned; only a match proves a gain.
//!
//! Sources: Nasu, *Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi*, 2018; Loshchilov
//! and Hutter, *Decoupled Weight Decay Regularization*, 2019, and *SGDR*, 2017, for the steps and their schedule.

pub mod examples;
mod factors;
mod gradient;
pub mod training;
