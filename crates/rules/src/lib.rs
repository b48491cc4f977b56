#![doc = include_str!("../README.md")]
// Without words, what rules need for them alone is idle.
#![cfg_attr(not(feature = "words"), allow(dead_code, unused_imports))]

pub mod builder;
pub mod capture;
pub mod display;
pub mod drops;
pub mod endings;
pub mod hook_order;
pub mod key;
pub mod move_compiler;
pub mod movement;
pub mod page_directions;
pub mod prelude;
pub mod promotion;
pub mod prose;
pub mod registry;
pub mod royal;
pub mod rule;
pub mod setup;
pub mod support;

pub use registry::{keys, read, read_json};
