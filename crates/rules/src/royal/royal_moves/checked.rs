//! What a check forbids: moves that are made only out of check, and moves of royals in check that do not capture.

use crate::prelude::*;
use crate::support::lines::{LineTable, squares};
use engine::attack::pins::Pins;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::legal::check::is_in_check;
use engine::moves::move_list::Item;

/// Drops moves that are made only out of check where there is none.
#[derive(Debug)]
pub(super) struct Evasions(pub(super) LineTable);

impl Evasions {
    /// Whether a candidate goes along one of the lines.
    fn is_evasion(&self, variant: &Variant, candidate: &Candidate) -> bool {
        let topology = &variant.movement.topology;
        self.0.lines(candidate.side(), candidate.kind()).iter().any(|it| {
            let reached = squares(topology, it.step, candidate.from).zip(1..).find(|(sq, _)| *sq == candidate.to);
            reached.is_some_and(|(_, n)| (it.range.0..=it.range.1).contains(&n))
        })
    }
}

impl Pass for Evasions {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ENTER.when(!self.0.lines(side, kind).is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && !candidate.captures() && candidate.depth == 0
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Scene { variant, position } = scene;
        if self.is_evasion(variant, candidate) && !is_in_check(variant, position, candidate.side()) {
            return Flow::Continue(());
        }
        next(candidate)
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Evasions {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let Scene { variant, position } = scene;
        let is_dropped = self.is_evasion(variant, candidate) && !is_in_check(variant, position, candidate.side());
        let message = msg!("reason-evades-only", piece = variant.named(candidate.kind()));
        is_dropped.then(|| Reason { code: "evades-only", message, marks: Vec::new() })
    }
}

/// Refuses moves of royals in check that do not take the checking piece.
#[derive(Debug)]
pub(super) struct OnlyCaptures;

impl Veto for OnlyCaptures {
    fn scope(&self, _scene: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        VetoScope { royals: true, ..VetoScope::default() }
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        scene.variant.royals.types.has(item.kind)
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (variant, item) = (trial.variant, trial.item);
        if item.turn == Turn::Drop || !variant.royals.types.has(item.kind) {
            return None;
        }
        let checker = checker_before(trial)?;
        let captured = trial.victims.iter().any(|it| !it.unloaded && it.square == checker);
        // Whether another piece gives check is a long question, and of no matter where this one stays.
        let answers = captured && !is_double_check(trial, checker);
        (!answers).then_some("royal-evade")
    }
}

/// A piece that attacks a royal of the side to move before the move.
fn checker_before(trial: &mut Trial<'_>) -> Option<Sq> {
    if let Some(known) = trial.found_before.checker {
        return known;
    }
    let variant = trial.variant;
    let res = trial.before(|it| {
        let (side, mut answers) = (it.turn(), Generator::brief(1));
        let mut royals = it.royals(side).iter();
        royals.find_map(|royal| variant.tables.attacks.attacker(variant, it, &mut answers, *royal, side.other()))
    });
    trial.found_before.checker = Some(res);
    res
}

/// Whether another piece than the checker attacks a royal of the side to move before the move.
fn is_double_check(trial: &mut Trial<'_>, checker: Sq) -> bool {
    if let Some(known) = trial.found_before.is_double_check {
        return known;
    }
    let variant = trial.variant;
    let res = trial.before(|it| another_checks(variant, it, checker));
    trial.found_before.is_double_check = Some(res);
    res
}

/// Whether a royal of the side to move is attacked by another piece than that on a square.
fn another_checks(variant: &Variant, position: &mut Position, but: Sq) -> bool {
    let (side, mut res) = (position.turn(), false);
    position.set_turn(side.other());
    let _ = Generator::brief(1).all(variant, position, &mut |candidate| {
        res = candidate.from != but
            && candidate.threatened().any(|it| it.piece.is(side) && variant.royals.types.has(it.piece.kind()));
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    position.set_turn(side);
    res
}
