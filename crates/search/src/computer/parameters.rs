//! The numbers of the search, all in one place, each with its origin. Those of the evaluation are in
//! `evaluation::weights`, the levels of the opponent in `levels`. Sizes of tables and how often a clock is looked at stand
//! where they are used: they say nothing about chess.
//!
//! Origins, named at each number:
//! - **field**: the usual form or size in chess programs, as the Chess Programming Wiki tells it. No games of ours.
//! - **guess**: ours, in the range that chess programs use. No games of ours against other values.
//! - **set**: one of a set of numbers that came in together. The set scored 68 % and then 62 % of 30 games of chess each,
//!   53, 57 and 67 % in three steps of Crazyhouse, 73 % of Atomic, 47 and then 63 % of Xiangqi, at 2,000 to 3,000
//!   positions a move, against the search without it. Other values of one number alone were not tried.
//! - **games**: the number itself was tried against another; what games said stands beside it.
//!
//! Whoever changes a number after games (`variant-diagram match`) writes here which and how many.
//!
//! Values are in centipawns, depths in plies, unless a name says otherwise.

use crate::computer::score::Value;

// Aspiration windows (`Thinker::open`).

/// Half the width of the first window around the value of the last depth. Field.
pub(crate) const ASPIRATION_WINDOW: Value = 30;
/// The first depth with such a window: values of shallower ones still jump. Field.
pub(crate) const ASPIRATION_DEPTH: u32 = 4;
/// A bound that is missed moves by so many widths of the window. Field.
pub(crate) const ASPIRATION_GROWTH: Value = 2;
/// A bound beyond it is given up. Guess.
pub(crate) const ASPIRATION_MOST: Value = 3000;

// Proofs beside the search (`Thinker::has_proved`).

/// Of so many positions of the search, one more is looked at for a proof. Guess.
pub(crate) const PROOF_SHARE: u64 = 3;
/// Plies by which reductions may miss a quicker win, so that a found one is not final yet. Guess.
pub(crate) const REDUCED_WIN: Value = 2;

// Transposition table (`Table::put`).

/// A kept depth outlasts a result that is shallower by more than this, in the same search. Field.
pub(crate) const KEPT_DEPTH: i32 = 3;

// Reverse futility pruning, futility pruning, razoring (`Tree::reverse_futility`, `is_futile`, `razors`).

/// By how much an estimate may change per ply. Guess.
pub(crate) const FUTILITY_MARGIN: Value = 95;
/// The greatest depth of reverse futility pruning. Set.
pub(crate) const REVERSE_FUTILITY_DEPTH: i32 = 8;
/// The greatest depth at which late and futile moves are left out. Field.
pub(crate) const FUTILITY_DEPTH: i32 = 4;
/// What a quiet move may gain at once, beside the margin of each ply. Guess.
pub(crate) const FUTILITY_SLACK: Value = 90;
/// By how much an estimate falls short per ply if only captures are looked at; half of it is added once. Set.
pub(crate) const RAZOR_MARGIN: Value = 220;
/// The greatest depth of razoring. Set.
pub(crate) const RAZOR_DEPTH: i32 = 2;

// Null move (`Tree::tries_null_move`).

/// The least depth of a null move. Field.
pub(crate) const NULL_MOVE_DEPTH: i32 = 3;
/// By how much less deeply it is searched, its own ply included. Field.
pub(crate) const NULL_MOVE_REDUCTION: i32 = 4;
/// One ply less for so many plies of depth. Field.
pub(crate) const NULL_MOVE_DEPTHS: i32 = 5;
/// One ply less for so much above beta, Field,
pub(crate) const NULL_MOVE_SURPLUS: Value = 200;
/// but no more than so many. Field.
pub(crate) const NULL_MOVE_MOST: Value = 2;
/// The depth from which its success is verified by a search of the moves. Guess.
pub(crate) const VERIFIED_DEPTH: i32 = 8;
/// By how much less deeply they are searched then. Field.
pub(crate) const VERIFICATION_REDUCTION: i32 = 4;

// Quiescence search (`Tree::enter_quiescence`, `keep_tactical`), delta pruning (`is_futile_capture`).

/// Plies of all captures; further down only pieces that just arrived are taken back. Guess.
pub(crate) const CAPTURE_PLIES: u32 = 5;
/// Plies in all. Guess.
pub(crate) const MOST_QUIET_PLIES: u32 = 10;
/// Plies during which checks are answered by every move. Guess.
pub(crate) const EVASION_PLIES: u32 = 2;
/// Plies in which quiet checks are looked at, where they win or weave mates. Games at 2,000 positions a move: Three-check
/// 38.5 of 60 with one ply against none, 39.5 of 60 with three against one; Crazyhouse 47.5 of 60 with three against none.
pub(crate) const CHECKING_PLIES: u32 = 3;
/// What a capture may gain beside what it takes. Field.
pub(crate) const DELTA_MARGIN: Value = 180;

// Static exchange evaluation (`Exchange`).

/// Captures of a chain that are looked at. Guess.
pub(crate) const LONGEST_EXCHANGE: u32 = 12;
/// Losses up to this count as none: a Bishop for a Knight. Field.
pub(crate) const EXCHANGE_SLACK: Value = 40;
/// The greatest depth at which moves are left out for what they lose. Set.
pub(crate) const EXCHANGE_DEPTH: i32 = 6;
/// What a capture may lose, by ply of depth. Set.
pub(crate) const CAPTURE_LOSS: Value = 90;
/// What a quiet move may lose, by square of depth. Set.
pub(crate) const QUIET_LOSS: Value = 20;

// Late move pruning (`Tree::is_futile`).

/// Moves that are tried at depth 0; the square of the depth is added. Twice as many where the position improves. Set.
pub(crate) const LATE_MOVES: usize = 3;
/// One more by depth for so many moves of a position: wide boards need more. Set.
pub(crate) const LATE_MOVES_WIDTH: usize = 24;
/// The greatest depth at which history alone leaves a move out. Set.
pub(crate) const HISTORY_DEPTH: i32 = 3;
/// How many moves come before that. Set.
pub(crate) const HISTORY_MOVES: usize = 2;
/// A move with so many points of history below zero, per ply, is left out. Set.
pub(crate) const UNPROMISING: i32 = 3000;

// Late move reduction (`Tree::late_move_reduction`), in thousandths of a ply where a name says so.

/// The least depth. Field.
pub(crate) const REDUCTION_DEPTH: i32 = 3;
/// How many moves are searched to the full depth first, Field,
pub(crate) const FULL_MOVES: usize = 2;
/// and one more for so many moves of a position. Set.
pub(crate) const FULL_MOVES_WIDTH: usize = 32;
/// What every reduction begins with, in thousandths. Set.
pub(crate) const REDUCTION_BASE: i32 = 300;
/// The product of the logarithms of depth and number is divided by it, after its thousandths: 2 plies. Set.
pub(crate) const REDUCTION_DIVISOR: i32 = 2000;
/// So many points of history are a thousandth less. Set.
pub(crate) const REDUCTION_HISTORY: i32 = 12;
/// How much less where the exact value is asked for, and for losing captures and killers, in thousandths. Set.
pub(crate) const REDUCTION_WINDOW: i32 = 1000;
/// How much more where the position does not improve, in thousandths. Set.
pub(crate) const REDUCTION_WORSENING: i32 = 700;

// Extensions and internal iterative reduction (`Tree::expand`, `open_child`).

/// Check extensions stop at so many times the depth from the root. Field.
pub(crate) const CHECK_EXTENSION_PLIES: i32 = 2;
/// Extensions of only moves stop at so many halves of it. Guess.
pub(crate) const ONLY_MOVE_HALVES: i32 = 3;
/// The least depth of an internal iterative reduction. Field.
pub(crate) const ITERATIVE_DEPTH: i32 = 5;

// Order of moves (`Tree::rank`): classes lie so far apart that no points of one reach the next.

/// The move of the transposition table. Field.
pub(crate) const TABLE_MOVE: i32 = 1 << 28;
/// Captures that lose nothing. Field.
pub(crate) const GOOD_CAPTURE: i32 = 1 << 24;
/// Killers and the countermove. Field.
pub(crate) const KILLER: i32 = 1 << 20;
/// Captures that lose material. Field.
pub(crate) const BAD_CAPTURE: i32 = -(1 << 24);
/// What a centipawn of the victim counts against one of the taker: most valuable victim first. Field.
pub(crate) const VICTIM_SHARE: i32 = 16;
/// What a centipawn counts among points of history, by which the squares differ where a move begins and ends. Set.
pub(crate) const SQUARE_SHARE: i32 = 16;

// History (`Ordering`).

/// Largest number of the history. Field.
pub(crate) const MOST_HISTORY: i32 = 1 << 14;
/// Points for a cut-off, by square of depth. Field.
pub(crate) const HISTORY_BONUS: i32 = 16;
/// Most points for one. Field.
pub(crate) const MOST_HISTORY_BONUS: i32 = 1200;
/// A new search begins with so small a part of the old points. Field.
pub(crate) const HISTORY_FADE: i16 = 4;

// Verdicts (`Tree::value_of`).

/// What the whole of a shared point is worth to its winner, against a draw. Guess.
pub(crate) const SHARED_POINT: Value = 400;
