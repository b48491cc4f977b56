//! Proves: solutions of problems with all their variations, and forced wins. Nothing is estimated, nothing is left out.
//!
//! ```text
//!   #2 (White mates in 2)              the tree of a proof
//!
//!   Any    a key is enough             White            ●            one move that works
//!   All    every defence is met        Black        ● ● ● ● ●        all of them
//!   Any    a mate to each              White        # # # # #        one to each
//!   Sum    help play: lines are counted, as both sides want the same
//! ```
//!
//! There are two ways to a proof. `proof` looks at all moves to a depth, with a stack of its own, a table of values by
//! position and moves that are left, and first what settled a sister: what a stipulation of an exact length needs.
//! `proof_number` goes where the other side has the fewest ways out, however deep that is: Allis, van der Meulen and van
//! den Herik, *Proof-Number Search*, 1994; depth first by thresholds as in Nagai, *Df-pn Algorithm for Searching AND/OR
//! Trees and Its Applications*, 2002.
//!
//! Most of the time of long help play is saved before moves are listed: `stipulation::prospects` relaxes the problem (both
//! sides help, nothing stands in the way) and leaves a position whose relaxed problem has no solution in the moves left.
//! That is sound, as whatever can be done can be done more easily then; the idea is that of admissible heuristics (Hart,
//! Nilsson and Raphael, *A Formal Basis for the Heuristic Determination of Minimum Cost Paths*, 1968).
//!
//! Cost: a direct mate looks at about the square root of all lines, as one key and one mate to each defence are enough;
//! help play at all of them, less what the table and the prospects save.

pub mod problem_solver;
pub mod problem_study;
pub(crate) mod proof;
pub mod proof_number;
pub mod settled;
pub mod solution;
pub mod stipulation;
pub mod stipulation_text;
pub(crate) mod stopped;
