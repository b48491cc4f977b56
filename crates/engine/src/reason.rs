//! Why a move is refused: codes, messages, marks. When one is asked for is not decided here.

use crate::ids::Sq;
use message::Message;
use strum::IntoStaticStr;

/// Why a path is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// A stable name: `blocked`, `exposes-royal`, …
    pub code: &'static str,
    /// What is told: one sentence.
    pub message: Message,
    /// Squares that explain it.
    pub marks: Vec<(Sq, MarkRole)>,
}

/// What a marked square has to do with a refusal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum MarkRole {
    /// A piece in the way.
    Blocker,
    /// A piece that would take a royal.
    Attacker,
    /// The royal.
    Royal,
    /// A square where it would be possible.
    Allowed,
    /// Something else.
    Other,
}

impl MarkRole {
    /// The name that pages receive.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}
