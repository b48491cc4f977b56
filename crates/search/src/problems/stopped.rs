//! What solvers answer to whoever stops them.

/// Somebody stopped the solver. It goes on where it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;
