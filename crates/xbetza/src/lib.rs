#![doc = include_str!("../README.md")]

mod ast;
pub mod direction;
mod error;
mod explain;
mod letters;
mod parse;
mod print;
mod span;

pub use ast::*;
pub use error::{Error, Severity, codes};
pub use explain::{Grid, explain, explain_on};
pub use letters::{is_direction, is_direction_on, is_modality, is_modifier};
pub use parse::parse;
pub use span::Span;
