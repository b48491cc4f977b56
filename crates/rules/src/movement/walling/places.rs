//! Where a wall may be put: one of a few kinds of places, inside a region.

use crate::builder::areas::Areas;
use crate::prelude::*;
use engine::generate::pseudo_legal::Generator;
use engine::mechanics::neighbour_effects::Leaps;

/// A kind of place, seen from the move that a wall comes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WallPlace {
    /// Any empty square.
    Anywhere,
    /// The square that the piece left.
    Past,
    /// Where the piece could go next without capturing.
    Arrow,
    /// Empty squares at the edge of the board or beside a wall.
    Edge,
}

impl WallPlace {
    /// The words of the key.
    pub(super) const WORDS: [(&'static str, Self); 4] =
        [("anywhere", Self::Anywhere), ("past", Self::Past), ("arrow", Self::Arrow), ("edge", Self::Edge)];
}

/// Where walls may be put.
#[derive(Debug)]
pub(super) struct Places {
    pub(super) place: WallPlace,
    pub(super) regions: Areas,
    /// The squares beside a square, if that matters.
    pub(super) rim: Option<Leaps>,
}

impl Places {
    /// The squares where a wall may be put after a move, in order.
    pub(super) fn all(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
        let mut res = match self.place {
            WallPlace::Past if candidate.turn == Turn::Drop => Vec::new(),
            WallPlace::Past => vec![candidate.from],
            WallPlace::Arrow => reached(scene, candidate),
            WallPlace::Anywhere | WallPlace::Edge => scene.variant.movement.topology.squares().collect(),
        };
        let side = candidate.side();
        let region = self.regions.of(side, candidate.kind());
        res.retain(|it| {
            candidate.at(scene.position, *it).is_empty()
                && region.is_none_or(|area| area.has(side, *it))
                && (self.place != WallPlace::Edge || self.is_edge(scene, candidate, *it))
        });
        res
    }

    /// Whether the board ends beside a square, or a wall stands there.
    fn is_edge(&self, scene: Scene<'_>, candidate: &Candidate, sq: Sq) -> bool {
        let Some(rim) = &self.rim else { return false };
        let beside = rim.around(Player::White, sq);
        let n_sides = if scene.variant.movement.topology.hexes().is_some() { 6 } else { 4 };
        beside.len() < n_sides || beside.iter().any(|it| candidate.at(scene.position, *it).is_wall())
    }
}

/// Where the piece that moved could go next without capturing.
fn reached(scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
    let mut after = scene.position.clone();
    let mut patch = Vec::new();
    candidate.patch(&mut patch);
    patch.into_iter().filter(|it| matches!(it, Edit::Put(..))).for_each(|it| after.set_up(it));
    // A piece that left the board with its move shoots from where it did.
    after.set_up(Edit::Put(candidate.to, candidate.before.moved()));
    let mut res = Vec::new();
    let mut generator = Generator::brief(candidate.depth + 1);
    let _ = generator.walks(scene.variant, &after, candidate.to, &mut |it| {
        if !it.captures() && it.from == candidate.to {
            res.push(it.to);
        }
        Flow::Continue(())
    });
    candidate.count_asked(generator.n_asked());
    sort::sort(&mut res);
    res.dedup();
    res
}
