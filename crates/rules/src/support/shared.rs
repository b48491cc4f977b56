//! What one rule reads and others need, left with `Builder::share`. No rule of its own.

/// By side: whether it passes when it has no legal move.
#[derive(Clone, Copy, Debug)]
pub struct PassesWhenStuck(pub [bool; 2]);
