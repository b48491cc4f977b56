//! How pieces go alone on the board: by that and by its letter a piece is one that a notation has a sign for.

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::program::walker::Flow;
use engine::variant::Variant;

use crate::notation::names::type_text;

/// Moves of one piece that are looked at.
const MAX_MOVES: usize = 512;

/// Where a piece goes: so many files to its right, so many ranks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Leap {
    right: i32,
    ahead: i32,
}

pub(super) const fn leap(right: i32, ahead: i32) -> Leap {
    Leap { right, ahead }
}

/// The four squares beside a piece, and the four at its corners.
pub(super) const BESIDE: &[Leap] = &[leap(0, 1), leap(1, 0), leap(0, -1), leap(-1, 0)];
pub(super) const CORNERS: &[Leap] = &[leap(1, 1), leap(1, -1), leap(-1, -1), leap(-1, 1)];
/// Some of them and the squares behind them.
pub(super) const STRAIGHT: &[Leap] = &[leap(0, 1), leap(0, 2), leap(1, 0), leap(2, 0), leap(-1, 0), leap(0, -1)];
pub(super) const SLANTING: &[Leap] = &[leap(1, 1), leap(2, 2), leap(-1, 1), leap(1, -1), leap(-1, -1)];
pub(super) const AHEAD: &[Leap] = &[leap(0, 1)];

/// Types with one of these names go to all of these squares at least, from some square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gait {
    pub(super) names: &'static [&'static str],
    pub(super) goes: &'static [&'static [Leap]],
}

/// Tries pieces out.
pub(super) struct Lone<'a> {
    variant: &'a Variant,
    generator: Generator,
}

impl<'a> Lone<'a> {
    pub(super) fn new(variant: &'a Variant) -> Self {
        Self { variant, generator: Generator::default() }
    }

    /// Whether every type of the variant has one of these gaits.
    pub(super) fn have(&mut self, gaits: &[Gait]) -> bool {
        let variant = self.variant;
        kinds(variant).all(|kind| {
            let name = type_text(variant, kind);
            let gait = gaits.iter().find(|it| it.names.contains(&name.as_str()));
            gait.is_some_and(|it| self.goes(kind, it.goes))
        })
    }

    /// Whether there is a square from where a type goes to all of these.
    pub(super) fn goes(&mut self, kind: TypeId, leaps: &[&[Leap]]) -> bool {
        let variant = self.variant;
        squares(variant).any(|from| {
            let wanted: Option<Vec<Sq>> = leaps.iter().copied().flatten().map(|it| moved(variant, from, *it)).collect();
            wanted.is_some_and(|wanted| {
                let ends = self.ends(kind, from);
                wanted.iter().all(|it| ends.contains(it))
            })
        })
    }

    /// Where a piece of the side that begins goes from a square of the empty board.
    pub(super) fn ends(&mut self, kind: TypeId, from: Sq) -> Vec<Sq> {
        let mut position = self.variant.empty_position();
        position.set_up(Edit::Put(from, Occupant::new(Player::White, kind)));
        position.set_turn(Player::White);
        let mut res = Vec::new();
        let _ = self.generator.walks(self.variant, &position, from, &mut |candidate| {
            res.push(candidate.to);
            if res.len() < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
        });
        res
    }
}

/// All types.
pub(super) fn kinds(variant: &Variant) -> impl Iterator<Item = TypeId> {
    (1..variant.pieces.types.len()).map(|it| TypeId(it as u8))
}

/// All squares that are there.
pub(super) fn squares(variant: &Variant) -> impl Iterator<Item = Sq> {
    let topology = &variant.movement.topology;
    topology.squares().filter(|it| !topology.is_hole(*it))
}

fn moved(variant: &Variant, from: Sq, by: Leap) -> Option<Sq> {
    let topology = &variant.movement.topology;
    let to = topology.square(topology.file(from) + by.right, topology.rank(from) + by.ahead)?;
    (!topology.is_hole(to)).then_some(to)
}
