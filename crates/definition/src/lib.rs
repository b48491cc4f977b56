#![doc = include_str!("../README.md")]
//!
//! Knows no rules: what a key of the rules means is decided by the crate that compiles them.

mod access;
mod build;
mod collect;
mod colour;
mod diagnostic;
mod document;
mod hexes;
mod json;
mod keys;
mod line;
mod model;
mod names;
mod own_names;
mod parts;
mod repair;
mod sink;
mod text;
mod translation;
mod url;
mod value;
mod value_part;

pub use colour::is_colour;
pub use diagnostic::{Diagnostic, Place, in_order};
pub use document::{Document, document_to_json, json_to_text};
pub use hexes::{Axial, Hexes, Point, Skin};
pub use json::read_json;
pub use keys::{KeySpec, Keys, Subject, of_side};
pub use line::{Line, LineKind};
pub use model::*;
pub use own_names::OwnNames;
pub use repair::typed;
pub use text::read;
pub use translation::Translation;
pub use url::{is_image_url, is_link_url};
pub use value::Value;
pub use value_part::ValuePart;
pub use xbetza::{Severity, Span};
