//! What thinks: the computer, the solver of problems, endings, games of the computer against itself. Only the full module
//! has it.

mod endings;
mod imagine;
mod judgement;
mod problems;
mod search;
mod self_play;
mod work;

pub(crate) use judgement::{Judgement, SharedEvaluator};
pub use work::Work;
