//! What a walk did, as it is reported.

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::position::Position;
use crate::program::Powers;

/// A piece that a walk took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    /// Where it stood.
    pub square: Sq,
    /// What it was.
    pub piece: Occupant,
    /// Whether it was put down again, so that it is not captured.
    pub unloaded: bool,
    /// Whether a side effect removed it and not the mover itself.
    pub burnt: bool,
    /// Whether taking it this way counts as an attack on it.
    pub threatened: bool,
}

/// What a walk did.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Where the piece stood whose turn it is.
    pub origin: Option<Sq>,
    /// Where the piece stood that moves; another one only after a relay.
    pub from: Option<Sq>,
    /// The piece that moves, as it was.
    pub piece: Occupant,
    /// Where it ends.
    pub to: Option<Sq>,
    /// Squares the walk changed, the latest change of a square last; not the end square of the mover.
    pub changed: Vec<(Sq, Occupant)>,
    /// Pieces taken, in walking order.
    pub victims: Vec<Victim>,
    /// Squares that must be pointed at before the end square.
    pub points: Vec<Sq>,
    /// Squares that get en-passant rights, each once.
    pub rights: Vec<Sq>,
    /// Whether morph boards and the capture matrix do not apply.
    pub exempt: bool,
    /// Whether only virgin movers may make this move.
    pub initial: bool,
    /// What the last leg accepts on its end square.
    pub powers: Powers,
    /// Whether the move is a single leap that nothing on the way can stop.
    pub leap: bool,
}

impl Trace {
    /// What stands on a square during the walk.
    #[inline]
    pub(super) fn at(&self, position: &Position, sq: Sq) -> Occupant {
        for (changed, content) in self.changed.iter().rev() {
            if *changed == sq {
                return *content;
            }
        }
        position.at(sq)
    }
}
