//! Tests of the engine from outside: data in, moves out. One binary; each module says what it proves.

#[path = "../support/common.rs"]
mod common;
#[path = "../support/effect.rs"]
mod effect;
#[path = "../support/endings.rs"]
mod endings;
#[path = "../support/problems.rs"]
mod problems;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/searching.rs"]
mod searching;
#[path = "../support/trials.rs"]
mod trials;

mod counts;
mod coverage;
mod custom;
mod diagnostics;
mod endgames;
mod entries;
mod exotic_texts;
mod explored;

mod help_play;
mod hexagons;
mod last_moves;
mod legs;
mod limits;
mod loud_moves;
mod powers;
mod problem_study;
mod proofs;
mod puzzles;
mod records;
mod royals;
mod search;

mod shuffles;
mod square_role;
mod start_texts;
mod walls;
