#![doc = include_str!("../README.md")]

mod ast;
mod diagnostic;
pub mod direction;
mod explain;
mod letters;
mod parse;
mod print;
mod span;

pub use ast::*;
pub use diagnostic::{Diagnostic, Severity, codes};
pub use explain::{Grid, Models, NamedMoves, explain, explain_in, explain_on, explain_where};
pub use letters::{is_direction, is_direction_on, is_modality, is_modifier};
pub use parse::parse;
pub use span::Span;
