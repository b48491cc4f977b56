//! What placements need to know of the board and of the moves of pieces on it.

use crate::problems::stipulation::prospects::relaxed_steps::may_begin;
use crate::problems::stipulation::prospects::sure_steps::{SureStep, sure_steps};
use engine::ids::{Player, Sq, TypeId};
use engine::position::Position;
use engine::program::Gait;
use engine::variant::Variant;

#[derive(Debug)]
pub(super) struct Geometry {
    pub(super) n_squares: usize,
    /// By state of a piece of the mated side.
    pub(super) steps: Vec<Vec<SureStep>>,
    /// By state of a piece of the mated side: whether its next move may let others take it in passing.
    pub(super) trails: Vec<bool>,
    /// Whether a piece may come to such a state.
    pub(super) trails_later: bool,
    /// By two squares: what lies between on the line by which a piece of the other side on the first attacks the second.
    between: Vec<Box<[Sq]>>,
}

impl Geometry {
    /// `start`: where the play begins.
    pub(super) fn new(variant: &Variant, start: &Position, mated: Player) -> Self {
        let n_squares = variant.movement.topology.len();
        let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
        let (mut steps, mut trails, mut trails_later) = (vec![Vec::new(); n_squares], vec![false; n_squares], false);
        for (kind, at) in kinds.flat_map(|kind| (0..n_squares as u16).map(move |at| (kind, Sq(at)))) {
            steps.push(sure_steps(variant, mated, kind, at));
            let (trailing, there) = (trails_from(variant, start, mated, kind, at), start.at(at));
            trails.push(trailing);
            trails_later |= trailing && !(there.is(mated) && there.kind() == kind);
        }
        Self { n_squares, steps, trails, trails_later, between: between(variant, mated.other()) }
    }

    pub(super) fn square(&self, state: usize) -> Sq {
        Sq((state % self.n_squares) as u16)
    }

    /// What lies between a square and one that a piece on it attacks.
    pub(super) fn between(&self, from: Sq, to: Sq) -> &[Sq] {
        &self.between[from.index() * self.n_squares + to.index()]
    }
}

/// Whether a piece may leave rights to take it in passing when it moves from a square.
fn trails_from(variant: &Variant, start: &Position, side: Player, kind: TypeId, from: Sq) -> bool {
    let program = variant.movement.program(side, kind, from);
    let mut branches = program.nodes.iter().flatten();
    branches.any(|it| it.gait.intersects(Gait::TRAIL | Gait::PATH_TRAIL))
        && (may_begin(variant, start, side, kind, from) || program.walked.iter().any(|it| !it.virgin && !it.passing))
}

/// By two squares: what lies between on the line by which a piece of a side on the first attacks the second. Nothing
/// where there are several such lines.
fn between(variant: &Variant, by: Player) -> Vec<Box<[Sq]>> {
    let topology = &variant.movement.topology;
    let n = topology.len();
    let mut res: Vec<Option<Box<[Sq]>>> = vec![None; n * n];
    for target in (0..n as u16).map(Sq) {
        for spot in &*variant.tables.attacks.spots(&variant.movement, target, by) {
            let line = &variant.tables.attacks.lines[by.index()][usize::from(spot.line)];
            let next = |it: &Sq| Some(topology.step(line.back, *it));
            let steps = std::iter::successors(next(&target), next).take(usize::from(spot.distance) - 1);
            let squares: Box<[Sq]> = steps.collect();
            match &mut res[spot.at.index() * n + target.index()] {
                Some(it) if *it != squares => *it = [].into(),
                Some(_) => {}
                it => *it = Some(squares),
            }
        }
    }
    res.into_iter().map(Option::unwrap_or_default).collect()
}
