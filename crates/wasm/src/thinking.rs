//! What thinks: the computer, solvers, endings, games of the computer against itself. Only the full module has it.

mod endings;
mod imagine;
mod search;
mod self_play;
mod settled;

pub use endings::EndingSearch;
pub(crate) use search::SharedEvaluator;
pub use search::{Search, WinSolver};
pub use self_play::SelfPlayer;
