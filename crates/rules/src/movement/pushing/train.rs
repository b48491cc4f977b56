//! One line along which a piece pushes or pulls.

use crate::movement::pushing::{Load, Whom, is_movable};
use crate::prelude::*;
use crate::support::shared::WallPush;
use crate::support::spared::Spared;
use engine::board::topology::VecId;
use engine::program::Powers;
use engine::program::walker::trace::Victim;

/// A line along which a type pushes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shove {
    pub(super) step: VecId,
    /// The step backwards, if the mover needs room behind it; then it also moves without a push.
    pub(super) behind: Option<VecId>,
    /// How far the mover goes.
    pub(super) range: (u16, u16),
    /// How much it pushes.
    pub(super) load: Load,
    pub(super) whom: Whom,
    /// Whether own pieces and those of the enemy may leave the board.
    pub(super) off: [bool; 2],
    pub(super) walls: WallPush,
}

/// What stops a train: where, and why.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stop {
    /// What stands where the mover would be pushed from.
    Behind(Sq),
    /// One piece more than the mover pushes.
    Full(Sq),
    /// One enemy too many for the row, or a piece behind enemies.
    Outweighed(Sq),
    /// A piece that is not pushed.
    Fixed(Sq),
    /// A piece that would leave the board.
    Edge(Sq),
}

/// The pieces that are pushed: where they stood, and how many of those that still stand are directly ahead of the mover.
#[derive(Debug, Default)]
struct Train {
    /// The nearest first.
    ahead: Vec<(Sq, Occupant)>,
    /// Those that left the board.
    off: Vec<(Sq, Occupant)>,
}

impl Load {
    /// Whether one more piece fits; what stops the train if not.
    fn takes_in(self, by: Player, train: &Train, piece: Occupant) -> Result<(), fn(Sq) -> Stop> {
        let pushed = || train.ahead.iter().chain(&train.off);
        let n_enemies = pushed().filter(|it| !it.1.is(by)).count();
        // The pusher is one of its row.
        let n_own = pushed().count() - n_enemies + 1;
        match self {
            Self::Most(most) if pushed().count() >= usize::from(most) => Err(Stop::Full),
            Self::Row(most) if piece.is(by) && n_enemies == 0 && n_own >= usize::from(most) => Err(Stop::Full),
            Self::Row(_) if n_enemies + usize::from(!piece.is(by)) >= n_own || piece.is(by) && n_enemies > 0 => {
                Err(Stop::Outweighed)
            }
            Self::Most(_) | Self::Row(_) => Ok(()),
        }
    }
}

impl Shove {
    /// Reports the moves of the piece on a square that push at least one piece.
    pub(super) fn moves(
        &self,
        scene: Scene<'_>,
        from: Sq,
        spared: &Spared,
        candidate: &mut Candidate,
        next: Next<'_>,
    ) -> Flow {
        let (mover, topology) = (scene.position.at(from), &scene.variant.movement.topology);
        if self.hinderer(scene, from).is_some() {
            return Flow::Continue(());
        }
        let (mut to, mut train) = (from, Train::default());
        for n in 1..=self.range.1.min(topology.len() as u16) {
            to = topology.step(self.step, to);
            let closed = |it: Sq| scene.variant.movement.is_closed(mover.side(), mover.kind(), it);
            if to == Sq::NONE || to == from || closed(to) || self.advance(scene, from, to, &mut train).is_err() {
                break;
            }
            let pushes = !train.ahead.is_empty() || !train.off.is_empty();
            if !pushes && self.behind.is_none() || n < self.range.0 {
                continue;
            }
            // As if the mover stayed, so that what stands on its end square can be asked.
            candidate.begin(Turn::Walk, from, from, mover);
            if train.off.iter().any(|it| spared.has(scene, candidate, it.0)) {
                break;
            }
            candidate.begin(Turn::Walk, from, to, mover);
            if train.write(scene, self.step, candidate) {
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }

    /// What stops the piece on a square on its way to another one, pushing; `None` if that lies not on this line, or
    /// nothing stops it.
    pub(super) fn stop(&self, scene: Scene<'_>, from: Sq, to: Sq) -> Option<Stop> {
        let topology = &scene.variant.movement.topology;
        let step = |it: &Sq| Some(topology.step(self.step, *it)).filter(|it| *it != Sq::NONE && *it != from);
        let line = std::iter::successors(step(&from), step).take(usize::from(self.range.1).min(topology.len()));
        let n = line.clone().position(|it| it == to)? + 1;
        if let Some(it) = self.hinderer(scene, from) {
            return Some(Stop::Behind(it));
        }
        let mut train = Train::default();
        line.take(n).find_map(|it| self.advance(scene, from, it, &mut train).err())
    }

    /// The square behind the mover, if something there keeps it from being pushed.
    fn hinderer(&self, scene: Scene<'_>, from: Sq) -> Option<Sq> {
        let behind = scene.variant.movement.topology.step(self.behind?, from);
        (behind != Sq::NONE && !scene.position.at(behind).is_empty()).then_some(behind)
    }

    /// Makes room for the mover on a square: the train goes on by one square, and takes in what it meets.
    fn advance(&self, scene: Scene<'_>, from: Sq, to: Sq, train: &mut Train) -> Result<(), Stop> {
        let (by, topology) = (scene.position.at(from).side(), &scene.variant.movement.topology);
        // The last square of the train, after the mover has come to `to`.
        let mut cur = to;
        for _ in 0..train.ahead.len() {
            cur = topology.step(self.step, cur);
        }
        loop {
            if cur == Sq::NONE {
                let Some((sq, piece)) = train.ahead.pop() else { return Err(Stop::Edge(to)) };
                train.off.push((sq, piece));
                let may_leave =
                    if piece.is_wall() { self.walls == WallPush::Off } else { self.off[usize::from(!piece.is(by))] };
                return if may_leave { Ok(()) } else { Err(Stop::Edge(sq)) };
            }
            let piece = scene.position.at(cur);
            if piece.is_empty() {
                return Ok(());
            }
            let goes_along = if piece.is_wall() {
                self.walls != WallPush::Stay
            } else {
                is_movable(&self.whom, by, piece.side(), piece.kind())
            };
            if cur == from || !goes_along {
                return Err(Stop::Fixed(cur));
            }
            self.load.takes_in(by, train, piece).map_err(|stop| stop(cur))?;
            train.ahead.push((cur, piece));
            cur = topology.step(self.step, cur);
        }
    }
}

/// Whether a square is closed to a piece that is pushed there.
fn is_closed(scene: Scene<'_>, piece: Occupant, sq: Sq) -> bool {
    scene.variant.movement.is_closed(piece.side(), piece.kind(), sq)
}

impl Train {
    /// Writes where everything is after the move. Whether all squares are open to what comes there.
    fn write(&self, scene: Scene<'_>, step: VecId, candidate: &mut Candidate) -> bool {
        let (from, to) = (candidate.from, candidate.to);
        candidate.steps.extend([Step::Square(from), Step::Square(to)]);
        candidate.changed.push((from, Occupant::EMPTY));
        let captures = self.off.iter().any(|it| it.1.is_piece());
        candidate.powers = if captures { Powers::TAKE } else { Powers::MOVE };
        for (unloaded, pieces) in [(true, &self.ahead), (false, &self.off)] {
            for &(square, piece) in pieces {
                candidate.changed.push((square, Occupant::EMPTY));
                if piece.is_piece() {
                    candidate.victims.push(Victim { square, piece, unloaded, burnt: !unloaded, threatened: true });
                }
            }
        }
        let mut cur = to;
        self.ahead.iter().all(|(_, piece)| {
            cur = scene.variant.movement.topology.step(step, cur);
            candidate.changed.push((cur, piece.moved()));
            !is_closed(scene, *piece, cur)
        })
    }
}

/// A line along which a type pulls.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tow {
    pub(super) step: VecId,
    pub(super) back: VecId,
    /// How far the mover goes.
    pub(super) range: (u16, u16),
    pub(super) whom: Whom,
}

impl Tow {
    /// Reports the moves of the piece on a square that take along the piece behind it.
    pub(super) fn moves(&self, scene: Scene<'_>, from: Sq, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (mover, movement) = (scene.position.at(from), &scene.variant.movement);
        let behind = movement.topology.step(self.back, from);
        if behind == Sq::NONE {
            return Flow::Continue(());
        }
        let piece = scene.position.at(behind);
        if !piece.is_piece() || !is_movable(&self.whom, mover.side(), piece.side(), piece.kind()) {
            return Flow::Continue(());
        }
        let mut to = from;
        for n in 1..=self.range.1 {
            let before = to;
            to = movement.topology.step(self.step, to);
            if to == Sq::NONE || !scene.position.at(to).is_empty() || movement.is_closed(mover.side(), mover.kind(), to)
            {
                break;
            }
            if n < self.range.0 || is_closed(scene, piece, before) {
                continue;
            }
            candidate.begin(Turn::Walk, from, to, mover);
            candidate.steps.extend([from, behind, to].map(Step::Square));
            candidate.changed.extend([(from, Occupant::EMPTY), (behind, Occupant::EMPTY), (before, piece.moved())]);
            let unloaded = Victim { square: behind, piece, unloaded: true, burnt: false, threatened: true };
            candidate.victims.push(unloaded);
            next(candidate)?;
        }
        Flow::Continue(())
    }
}
