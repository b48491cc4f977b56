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

/// A walk that a routine of the page may turn into moves.
#[derive(Clone, Debug, Serialize)]
pub struct CandidateView {
    /// The name of the routine, from `custom=name:…`.
    pub name: String,
    /// The piece that walks.
    pub piece: Option<UnitView>,
    /// Where it stands.
    pub from: String,
    /// Where the walk ends.
    pub to: String,
    /// The last square before `to`, or `from`.
    pub previous: String,
    /// Every square walked, from `from` to `to`.
    pub path: Vec<String>,
    /// What stands on `to`: `empty`, `enemy` or `friend`.
    pub kind: &'static str,
    /// The piece that stands there.
    pub occupant: Option<UnitView>,
    /// Pieces taken by earlier legs.
    pub captured: Vec<String>,
}

/// An otherwise legal move that a veto may refuse.
#[derive(Clone, Debug, Serialize)]
pub struct VetoMoveView {
    /// `walk`, `castle`, `drop` or `pass`.
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
