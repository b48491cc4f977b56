//! Rules about hands, drops and gating.

pub mod drop_turns;
pub mod dropping;
pub mod endless;
pub mod gating;
pub mod hands;
pub mod must_drop;
pub mod pie_rule;
pub mod tiles;
