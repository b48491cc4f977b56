//! `retake=`: captures that a piece may make only on the square where the enemy has just captured.

use definition::Setting;

use crate::prelude::*;
use engine::board::topology::{ANYWHERE, VecId};
use engine::hooks::{Capabilities, Source};
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::Powers;
use engine::program::walker::trace::Victim;

/// Captures only of what has just captured.
pub const RULE: Rule = Rule {
    name: "retake",
    keys: &[Key::of("retake", "leaps, after a piece").below_piece()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// By type: the leaps with which it takes in return.
#[derive(Debug)]
struct Retakes(Vec<(TypeId, Setting)>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let retakes = builder.settings.below_pieces("retake");
    if retakes.is_empty() { None } else { Some(Box::new(Retakes(retakes))) }
}

impl ActiveRule for Retakes {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut leaps = [vec![Vec::new(); builder.n_types + 1], vec![Vec::new(); builder.n_types + 1]];
        for (kind, setting) in &self.0 {
            for side in Player::BOTH {
                leaps[side][kind.index()] = leaps_of(builder, side, setting);
            }
        }
        if leaps.iter().flatten().all(Vec::is_empty) {
            return;
        }
        let square = builder.fact(FactSpec { start: -1, transient: true });
        builder.variant.carried.named_facts.push(NamedFact { name: "retake", fact: square, form: FactForm::Square });
        hooks.pass(PassStage::Note, Retake { leaps: leaps.clone(), square });
        hooks.source(Retake { leaps, square });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (kind, setting) in &self.0 {
            let (piece, leaps) = (words.named(*kind), words.steps(&setting.value));
            words.tell(Topic::Captures, msg!("retake-captures", piece = piece, leaps = leaps));
        }
    }
}

/// The leaps of a setting as a side makes them; what is no leap is reported.
fn leaps_of(builder: &mut Builder<'_>, side: Player, setting: &Setting) -> Vec<VecId> {
    let (singles, others) = builder.program(&setting.part(), side).singles();
    let leaps: Vec<VecId> =
        singles.iter().filter(|it| it.leg.range == (1, 1) && !it.virgin).map(|it| it.step()).collect();
    if side == Player::White && (others || leaps.len() < singles.len()) {
        builder.only_simple("retake", setting);
    }
    leaps
}

/// Makes the captures, and notes where a move captures.
#[derive(Clone, Debug)]
struct Retake {
    /// By side and type: the leaps.
    leaps: [Vec<Vec<VecId>>; 2],
    /// The square of the capture before, or -1.
    square: FactId,
}

impl Source for Retake {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (Some(from), Ok(square)) = (from, u16::try_from(scene.position.fact(self.square))) else {
            return Flow::Continue(());
        };
        let (mover, target) = (scene.position.at(from), Sq(square));
        let topology = &scene.variant.movement.topology;
        let reaches = |it: &VecId| topology.step(*it, from) == target;
        let leaps = &self.leaps[mover.side()][mover.kind().index()];
        if target.index() >= topology.len() || mover.is_empty() || !leaps.iter().any(reaches) {
            return Flow::Continue(());
        }
        let piece = scene.position.at(target);
        if !piece.is_piece()
            || piece.is(mover.side())
            || scene.variant.movement.is_closed(mover.side(), mover.kind(), target)
        {
            return Flow::Continue(());
        }
        candidate.begin(Turn::Walk, from, target, mover);
        candidate.changed.push((from, Occupant::EMPTY));
        candidate.victims.push(Victim { square: target, piece, unloaded: false, burnt: false, threatened: true });
        candidate.steps.extend_from_slice(&[Step::Square(from), Step::Square(target)]);
        candidate.powers = Powers::TAKE;
        candidate.leap = true;
        next(candidate)
    }

    fn starters(&self, variant: &Variant) -> TypeSet {
        let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
        kinds.filter(|kind| self.leaps.iter().any(|it| !it[kind.index()].is_empty())).collect()
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::REPEATS_WALKS
    }
}

impl Pass for Retake {
    fn concerns(&self, candidate: &Candidate) -> bool {
        !candidate.gone && candidate.captured().any(|it| it.square == candidate.to && !it.burnt)
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.leaps.iter().any(|it| !it[kind.index()].is_empty()).then_some(ANYWHERE)
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.square, i32::from(it.to.0)));
            next(it)
        })
    }
}
