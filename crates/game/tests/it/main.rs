//! Tests of the engine from outside: data in, moves out. One binary; each module says what it proves.

mod agreement;
mod common;
mod coverage;
mod custom;
mod drops;
mod effect;
mod engagement;
mod explorer;
mod mixtures;
mod random;
mod reasons;
mod rulebook;

mod fairy;
mod games;
mod graphs;
mod hexagons;
mod hostile;
mod legs;
mod notation;
mod observed;
mod perft;
mod positions;
mod powers;
mod properties;
mod published;
mod puzzles;
mod records;
mod royals;
mod search;
mod searching;
mod shuffles;
mod square_role;
mod suites;
mod trading;
mod vectors;
