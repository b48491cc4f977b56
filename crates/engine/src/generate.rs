//! Pseudo-legal moves: every candidate, and the fast way to the unaffected ones.
//!
//! ```text
//!                      program of the piece
//!             rays ────────────────┬──────────────── walked: graphs of legs
//!   a row of squares by line       │       hoppers, locusts, bent and lame moves, castling, areas
//!        R → → → p x x             │
//!              behind: skip 2      ▼
//!   unaffected: no rule touches it          candidate: the passes of all rules, one after another,
//!   (`pass_mask`), no pin                   may change, fork or drop it
//!             ▼                                          ▼
//!   `CompactMove`, 8 bytes, or a count      `Moves`: patch, path, victims, in arenas
//! ```
//!
//! Most moves of most games are unaffected: a piece goes along a ray to a square that is free or hostile, and no rule says
//! anything about it. `fast` finds those in one loop over a precomputed row of squares, in which each square knows how many
//! lie behind it on its line (`attack::rays`), and notes squares alone. Everything else is walked by `program::walker` and
//! becomes a candidate that rules rewrite (`pseudo_legal`); there a definition is slow only where it is special.
//!
//! Work is counted in steps of walks and cut where one position asks for too much, as definitions come from strangers.
//!
//! The terms are those of the Chess Programming Wiki (*Move Generation*, *Pseudo-Legal Move*, *Perft*); the loop over rows
//! is a form of *Table-driven Move Generation*, with lines left early instead of lists by square and piece.

pub mod fast;
pub mod pseudo_legal;
