//! Tests of variants and games from outside: data in, moves out. One binary; each module says what it proves.

#[path = "../support/common.rs"]
mod common;
#[path = "../support/effect.rs"]
mod effect;
#[path = "../support/random.rs"]
mod random;
#[path = "../support/trials.rs"]
mod trials;

mod counts;
mod coverage;
mod custom;
mod diagnostics;
mod entries;
mod exotic_texts;
mod explored;
mod hexagons;
mod legs;
mod limits;
mod notation;
mod piece_values;
mod powers;
mod puzzles;
mod record_texts;
mod records;
mod royals;
mod shuffles;
mod square_role;
mod start_texts;
mod tactical_moves;
mod walls;
