//! The names that nearly every rule uses: `use crate::prelude::*`. What only some need they import themselves.

pub use crate::builder::Builder;
pub use crate::hook_order::{Hooks, PassStage};
pub use crate::prose::{Column, Topic, Words, each_side, sides};
pub use crate::rule::{ActiveRule, Asked, Key, Rule};
pub use definition::Severity;
pub use engine::attack::pass_mask::PassMask;
pub use engine::board::occupant::Occupant;
pub use engine::hooks::{Explain, Next, Pass, Scene};
pub use engine::ids::{Player, Sq, TypeId, TypeSet};
pub use engine::moves::candidate::{Candidate, Turn};
pub use engine::moves::patch::Edit;
pub use engine::moves::path::Step;
pub use engine::position::Position;
pub use engine::program::walker::Flow;
pub use engine::reason::{MarkRole, Reason};
pub use engine::variant::{Features, Variant};
pub use engine::verdict::Verdict;
pub use message::{Arg, Message, msg};
