//! A move of the record, and what a board shows of it.

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq};
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::verdict::Verdict;

/// A move that was played.
#[derive(Clone, Debug)]
pub struct Ply {
    /// The canonical path.
    pub path: Vec<Step>,
    /// What it changed.
    pub patch: Vec<Edit>,
    /// What to show of it.
    pub shown: Shown,
    /// In people's notation.
    pub san: String,
    /// Captured pieces that no hand and no prison received.
    pub lost: Vec<Occupant>,
    pub(super) facts: MoveFacts,
    pub(super) mover: Player,
    pub(super) ends: (Sq, Sq),
    pub(super) turn_before: Player,
    pub(super) clocks_before: (u32, u32),
    /// How the game was ended after the move: by a claim, or by a side that gave it up.
    pub(super) ended: Option<Verdict>,
}

impl Ply {
    /// Who moved.
    #[must_use]
    pub fn mover(&self) -> Player {
        self.mover
    }
}

/// What a board shows of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shown {
    /// Pieces that went from one square to another, the mover first.
    pub moved: Vec<(Sq, Sq)>,
    /// Squares whose piece was captured or left.
    pub removed: Vec<Sq>,
    /// Squares where a piece appeared or changed.
    pub added: Vec<Sq>,
}

/// What a board shows of a patch: who went where, what vanished, what appeared.
pub(super) fn shown(position: &Position, patch: &[Edit], mover: Option<(Sq, Sq)>) -> Shown {
    let mut res = Shown::default();
    let mut gone: Vec<(Sq, Occupant)> = Vec::new();
    let mut come: Vec<(Sq, Occupant)> = Vec::new();
    for it in patch {
        if let Edit::Put(sq, new) = *it {
            let old = position.at(sq);
            if !old.is_empty() && (new.is_empty() || new.moved() != old.moved()) {
                gone.push((sq, old));
            }
            if !new.is_empty() && new.moved() != old.moved() {
                come.push((sq, new));
            }
        }
    }
    if let Some((from, to)) = mover
        && from != to
        && come.iter().any(|it| it.0 == to)
    {
        res.moved.push((from, to));
        let old = position.at(from);
        gone.retain(|it| it.0 != from);
        come.retain(|it| it.0 != to || it.1.kind() != old.kind());
    }
    // A piece that only changes sides has not left.
    let arrived = mover.map(|it| it.1);
    let turns = |(sq, old): &(Sq, Occupant), come: &[(Sq, Occupant)]| {
        come.iter().any(|it| it.0 == *sq && Some(*sq) != arrived && it.1.kind() == old.kind())
    };
    gone.retain(|it| !turns(it, &come));
    for (to, new) in come {
        let same = gone.iter().position(|it| it.1.kind() == new.kind() && it.1.side() == new.side());
        match same {
            Some(idx) if res.moved.iter().all(|it| it.1 != to) => res.moved.push((gone.remove(idx).0, to)),
            _ => res.added.push(to),
        }
    }
    res.removed = gone.into_iter().map(|it| it.0).collect();
    res
}
