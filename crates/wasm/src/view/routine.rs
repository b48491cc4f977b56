//! What routines of a page are asked about.

use serde::Serialize;

/// A piece, as the routines of a page see it.
#[derive(Clone, Debug, Serialize)]
pub struct UnitView {
    /// Its ID.
    pub id: String,
    /// The number of its type.
    pub number: u16,
    /// `white` or `black`.
    pub side: &'static str,
    /// Whether it is unmoved.
    pub virgin: bool,
}

/// A piece that a move takes.
#[derive(Clone, Debug, Serialize)]
pub struct VictimView {
    /// Where it stood.
    pub square: String,
    /// The piece.
    pub piece: UnitView,
}

/// A walk that a routine of the page may turn into moves, or a move that it may change.
#[derive(Clone, Debug, Serialize)]
pub struct CandidateView {
    /// The name of the routine, from `custom=name:…` or `customEffect=types:name`.
    pub name: String,
    /// What kind of turn it is: `walk`, `castle`, `drop`, `pass`, `double` or `turnUp`.
    pub turn: &'static str,
    /// The piece that moves; none for a pass.
    pub piece: Option<UnitView>,
    /// The ID of its type after the move, if that is another.
    pub becomes: Option<String>,
    /// Where it stands; for a drop the same as `to`, for a pass empty.
    pub from: String,
    /// Where it ends; for a pass empty.
    pub to: String,
    /// The last square before `to`, or `from`.
    pub previous: String,
    /// Every square walked, from `from` to `to`.
    pub path: Vec<String>,
    /// What stands on `to` before the move: `empty`, `enemy` or `friend`.
    pub kind: &'static str,
    /// The piece that stands there.
    pub occupant: Option<UnitView>,
    /// The squares of pieces taken: of a walk by its earlier legs, of a move all.
    pub captured: Vec<String>,
    /// The same with the pieces.
    pub victims: Vec<VictimView>,
}

/// An otherwise legal move that a veto may refuse.
#[derive(Clone, Debug, Serialize)]
pub struct VetoMoveView {
    /// `walk`, `castle`, `drop`, `pass`, `double` or `turnUp`.
    pub kind: &'static str,
    /// The piece as it was.
    pub piece: Option<UnitView>,
    /// Where it stood.
    pub from: Option<String>,
    /// Where it ends.
    pub to: Option<String>,
    /// The ID of its type afterwards, if that is another.
    pub becomes: Option<String>,
    /// The squares of captured pieces, sorted.
    pub captured: Vec<String>,
}

/// A position that a routine may end the game in.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct EndingQuestionView {
    /// Whether the side to move has a legal move.
    #[serde(rename = "canMove")]
    pub can_move: bool,
}
