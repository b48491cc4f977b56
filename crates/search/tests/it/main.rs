//! Tests of what plays and solves, from outside: data in, moves out. One binary; each module says what it proves.

#[path = "../../../game/tests/support/common.rs"]
mod common;
#[path = "../support/endings.rs"]
mod endings;
#[path = "../support/problems.rs"]
mod problems;
#[path = "../../../game/tests/support/random.rs"]
mod random;
#[path = "../support/searching.rs"]
mod searching;
#[path = "../../../game/tests/support/trials.rs"]
mod trials;

mod endgames;
mod help_play;
mod last_moves;
mod networks;
mod problem_study;
mod proofs;
mod search;
mod symmetry;
