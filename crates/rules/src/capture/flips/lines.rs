//! The lines along which pieces change sides, as the board stands after a move.

use crate::prelude::*;
use engine::board::topology::VecId;
use engine::program::{Gait, Program};

/// Which enemies on a line change sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// Those that the line hits.
    Hit,
    /// All of an unbroken row between where the move ends and an own piece.
    Enclosed,
    /// Those between where the move began and where it ends.
    Passed,
}

/// Lines of one type: they are walked for every move of it, and eight are usual.
const MAX_LINES: usize = 32;

/// The lines of a type of one side.
#[derive(Clone, Debug, Default)]
pub(super) struct FlipLines(Vec<FlipLine>);

/// A line: how far it reaches, and what it crosses besides empty squares.
#[derive(Clone, Debug)]
struct FlipLine {
    how: How,
    step: VecId,
    range: (u16, u16),
    over_friends: bool,
    over_enemies: bool,
}

impl FlipLines {
    /// Adds the legs of a pattern. Whether there was room for all of them.
    pub(super) fn add(&mut self, how: How, program: &Program) -> bool {
        self.0.extend(program.singles().0.iter().map(|it| {
            let over_enemies = it.leg.gait.contains(Gait::OVER_ALL);
            let over_friends = over_enemies || it.leg.gait.contains(Gait::OVER_FRIENDS);
            FlipLine { how, step: it.step(), range: it.leg.range, over_friends, over_enemies }
        }));
        let fits = self.0.len() <= MAX_LINES;
        self.0.truncate(MAX_LINES);
        fits
    }

    /// Whether nothing changes sides.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Where the enemies stand that change sides because a candidate ends where it does, perhaps several times.
    pub(super) fn around(&self, scene: Scene<'_>, candidate: &Candidate) -> Vec<Sq> {
        let mut res = Vec::new();
        for line in &self.0 {
            match line.how {
                How::Hit => line.hit(scene, candidate, &mut res),
                How::Enclosed => line.enclosed(scene, candidate, &mut res),
                How::Passed => {}
            }
        }
        res
    }

    /// Where the enemies stand over which a candidate passes, perhaps several times.
    pub(super) fn passed(&self, scene: Scene<'_>, candidate: &Candidate) -> Vec<Sq> {
        let mut res = Vec::new();
        let lines = self.0.iter().filter(|it| it.how == How::Passed);
        lines.for_each(|it| it.passed(scene, candidate, &mut res));
        res
    }
}

impl FlipLine {
    /// The squares of the line with their numbers, until the board ends or the line comes back.
    fn squares(&self, scene: Scene<'_>, from: Sq) -> impl Iterator<Item = (u16, Sq)> {
        let topology = &scene.variant.movement.topology;
        let mut cur = from;
        (1..=self.range.1).map_while(move |n| {
            cur = topology.step(self.step, cur);
            (cur != Sq::NONE && cur != from).then_some((n, cur))
        })
    }

    fn hit(&self, scene: Scene<'_>, candidate: &Candidate, res: &mut Vec<Sq>) {
        let side = candidate.side();
        for (n, sq) in self.squares(scene, candidate.to) {
            let piece = candidate.at(scene.position, sq);
            let is_enemy = piece.is(side.other());
            if is_enemy && n >= self.range.0 {
                res.push(sq);
            }
            let crosses = piece.is_empty() || if is_enemy { self.over_enemies } else { self.over_friends };
            if !crosses {
                return;
            }
        }
    }

    fn enclosed(&self, scene: Scene<'_>, candidate: &Candidate, res: &mut Vec<Sq>) {
        let (side, n_before) = (candidate.side(), res.len());
        for (n, sq) in self.squares(scene, candidate.to) {
            let piece = candidate.at(scene.position, sq);
            if piece.is(side) && n >= self.range.0 {
                return;
            }
            if !piece.is(side.other()) {
                break;
            }
            res.push(sq);
        }
        res.truncate(n_before);
    }

    fn passed(&self, scene: Scene<'_>, candidate: &Candidate, res: &mut Vec<Sq>) {
        let (side, n_before) = (candidate.side(), res.len());
        for (_, sq) in self.squares(scene, candidate.from) {
            if sq == candidate.to {
                return;
            }
            if candidate.at(scene.position, sq).is(side.other()) {
                res.push(sq);
            }
        }
        res.truncate(n_before);
    }
}
