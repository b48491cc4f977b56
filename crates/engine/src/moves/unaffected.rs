//! Plain moves: one leap or ride that no rule touches, so that its effect is known without a candidate.

use crate::board::occupant::Occupant;
use crate::board::topology::VecId;
use crate::ids::Sq;
use crate::program::Powers;

/// Why a plain move is legal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Trust {
    /// Nobody knows yet; it is no plain move.
    #[default]
    None,
    /// It is, if the royal that moves is not attacked where it arrives.
    Royal,
    /// It surely is.
    Sure,
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
