//! Tests of attacks, generation and legality on pieces written as code: nothing above this crate is compiled for them.

mod attack;
mod fixture;
mod generate;
mod legal;
