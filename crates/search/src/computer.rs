//! Plays well: a principal variation search that estimates, deeper and deeper, in slices that its caller measures.
//!
//! ```text
//!   thinker      depth 1, 2, 3 … (iterative deepening), each with an aspiration window around the last value
//!     tree       alpha-beta with a window of one for all but the first move; transposition table; extensions,
//!       │        reductions and pruning near the leaves; quiescence search at them
//!       ├ ordering      killers, countermoves, history: the better the order, the smaller the tree
//!       ├ exchange      static exchange evaluation: what is left of a capture
//!       └ evaluation    material, squares, mobility, Pawns, danger to royals: from the definition alone
//!           └ network   what was learned from games of one definition, where there is something
//! ```
//!
//! What a chess program knows by heart is asked of the definition here. Values and square tables are worked out from how
//! pieces move; a Pawn is what promotes and is worth little; and `techniques` tells under which rules each heuristic is
//! sound, as zugzwang, compulsory captures or games that losing wins break the usual ones. All numbers lie in `parameters`
//! and `evaluation::weights`, with their origin.
//!
//! Cost: 16 bytes for each position of the table, and no allocation per position; some 360,000 positions of chess a second
//! in WebAssembly. Sources are named at each heuristic; *CPW* is the Chess Programming Wiki,
//! <https://www.chessprogramming.org>, which also tells the history of most of them.

pub(crate) mod check_squares;
pub mod evaluation;
mod exchange;
pub mod levels;
pub mod network;
pub(crate) mod ordering;
mod parameters;
pub mod score;
pub mod techniques;
pub mod thinker;
pub(crate) mod transposition;
pub(crate) mod tree;
pub(crate) mod visited;
