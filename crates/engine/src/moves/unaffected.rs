//! Unaffected moves: one leap or ride that no rule touches, so that its effect is known without a candidate.

use crate::board::occupant::Occupant;
use crate::board::topology::VecId;
use crate::ids::Sq;
use crate::program::Powers;

/// What is known about whether a move is legal before it is tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Legality {
    /// Nothing; it is no unaffected move.
    #[default]
    Unknown,
    /// It is legal if the royal that moves is not attacked where it arrives.
    IfRoyalIsSafe,
    /// It is legal.
    Certain,
}

/// A leap or ride that no rule touches.
#[derive(Clone, Copy, Debug)]
pub struct UnaffectedMove<'a> {
    /// Where it begins.
    pub from: Sq,
    /// Where it ends.
    pub to: Sq,
    /// The piece that moves.
    pub piece: Occupant,
    /// What stands on its end square.
    pub taken: Occupant,
    /// Steps from where it begins to squares that get en-passant rights.
    pub trail: &'a [VecId],
    /// Whether only virgin movers may make it.
    pub initial: bool,
    /// What it accepts on its end square.
    pub powers: Powers,
    /// Whether nothing on the way can stop it.
    pub leap: bool,
}
