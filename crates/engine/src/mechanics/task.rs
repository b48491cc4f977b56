//! What a definition asks a reader to do, as its keys say it. Whether it is done is asked elsewhere.

use definition::Place;

use crate::ids::Player;
use crate::moves::patch::FactId;
use message::Message;

/// A lesson or a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// What the author says about it.
    pub text: Option<String>,
    /// The author's solution, a record, and where it stands.
    pub solution: Option<(String, Place)>,
    /// What has to be reached: "capture every enemy".
    pub goal: Option<Message>,
    /// Who has to do it.
    pub solver: Player,
    /// In how many moves, and the fact that counts them.
    pub limit: Option<(i32, FactId)>,
    /// Whether the other side never moves.
    pub is_idle: bool,
}
