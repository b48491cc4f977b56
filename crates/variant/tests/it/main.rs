//! Tests of the engine from outside: data in, moves out. One binary; each module says what it proves.

mod common;
mod effect;
mod random;

mod observed;
mod perft;
mod positions;
mod published;
mod vectors;
