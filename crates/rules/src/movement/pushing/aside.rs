//! Pieces that make room to a side, or come along to the square that was left.

use crate::movement::pushing::{Whom, is_movable};
use crate::prelude::*;
use engine::board::topology::VecId;
use engine::program::walker::trace::Victim;

/// The steps along which a type pushes aside, or pulls from any side.
#[derive(Clone, Debug)]
pub(super) struct Aside {
    pub(super) steps: Vec<VecId>,
    pub(super) whom: Whom,
}

impl Aside {
    /// The squares one step away.
    fn around<'a>(&'a self, scene: Scene<'a>, sq: Sq) -> impl Iterator<Item = Sq> + 'a {
        let topology = &scene.variant.movement.topology;
        self.steps.iter().map(move |it| topology.step(*it, sq)).filter(move |it| *it != Sq::NONE && *it != sq)
    }

    /// The pieces one step away that are pushed or pulled.
    fn others<'a>(&'a self, scene: Scene<'a>, from: Sq) -> impl Iterator<Item = (Sq, Occupant)> + 'a {
        let by = scene.position.at(from).side();
        let pieces = self.around(scene, from).map(move |it| (it, scene.position.at(it)));
        pieces.filter(move |it| it.1.is_piece() && is_movable(&self.whom, by, it.1.side(), it.1.kind()))
    }

    /// The empty squares one step away that are open to a piece.
    fn open<'a>(&'a self, scene: Scene<'a>, sq: Sq, piece: Occupant) -> impl Iterator<Item = Sq> + 'a {
        let is_open = move |it: &Sq| scene.position.at(*it).is_empty() && !is_closed(scene, piece, *it);
        self.around(scene, sq).filter(is_open)
    }

    /// Reports the moves by which the piece on a square takes the place of another one, which goes where the player says.
    pub(super) fn pushes(&self, scene: Scene<'_>, from: Sq, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let mover = scene.position.at(from);
        for (to, piece) in self.others(scene, from).filter(|it| !is_closed(scene, mover, it.0)) {
            for end in self.open(scene, to, piece) {
                candidate.begin(Turn::Walk, from, to, mover);
                write(candidate, to, piece, end);
                candidate.steps.extend([from, to, end].map(Step::Square));
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }

    /// Reports the moves by which another piece comes to the square that the piece on it leaves.
    pub(super) fn pulls(&self, scene: Scene<'_>, from: Sq, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let mover = scene.position.at(from);
        for (other, piece) in self.others(scene, from).filter(|it| !is_closed(scene, it.1, from)) {
            for to in self.open(scene, from, mover) {
                candidate.begin(Turn::Walk, from, to, mover);
                write(candidate, other, piece, from);
                candidate.steps.extend([from, other, to].map(Step::Square));
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }
}

/// Writes what a move changes that lets another piece come to a square.
fn write(candidate: &mut Candidate, square: Sq, piece: Occupant, end: Sq) {
    candidate.changed.extend([(candidate.from, Occupant::EMPTY), (square, Occupant::EMPTY), (end, piece.moved())]);
    candidate.victims.push(Victim { square, piece, unloaded: true, burnt: false, threatened: true });
}

/// Whether a square is closed to a piece.
fn is_closed(scene: Scene<'_>, piece: Occupant, sq: Sq) -> bool {
    scene.variant.movement.is_closed(piece.side(), piece.kind(), sq)
}
