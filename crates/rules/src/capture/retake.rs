//! `retake=`: captures that a piece may make only on the square where the enemy has just captured. No other memory of moves.

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::board::occupant::Occupant;
use engine::board::topology::VecId;
use engine::hooks::{Next, Pass, Scene, Source};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::moves::path::Step;
use engine::position::FactSpec;
use engine::program::Powers;
use engine::program::walker::{Flow, Victim};

/// The keys of this rule.
pub const KEYS: &[Key] = &[Key::of("retake", "leaps, after a piece")
    .doc("With these leaps the piece captures only what has just captured, on the square of that capture.")
    .below_piece()];

/// The name under which source and pass share the fact.
const FACT: &str = "retake";

/// What types may take in return.
#[derive(Clone, Debug)]
pub struct Retake {
    /// By side and type: the leaps.
    leaps: [Vec<Vec<VecId>>; 2],
    /// The square of the capture before, or -1.
    square: FactId,
}

/// Makes the captures.
pub fn source(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let square = builder.reserved(FACT)?;
    Some(Box::new(Retake { leaps: read(builder, false), square }))
}

/// Notes where a move captures.
pub fn note(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let leaps = read(builder, true);
    if leaps.iter().flatten().all(Vec::is_empty) {
        return None;
    }
    let square = builder.reserve(FACT, FactSpec { start: -1, transient: true });
    builder.variant.named_facts.push(NamedFact { name: FACT, fact: square, form: FactForm::Square });
    Some(Box::new(Retake { leaps, square }))
}

/// Reads the key for both sides; what cannot be used is reported once.
fn read(builder: &mut Builder<'_>, reports: bool) -> [Vec<Vec<VecId>>; 2] {
    let mut res = [vec![Vec::new(); builder.n_types + 1], vec![Vec::new(); builder.n_types + 1]];
    for kind in builder.kinds() {
        let Some(setting) = builder.settings.of_piece(kind.index(), "retake").next_back() else { continue };
        for side in Player::BOTH {
            let (singles, others) = builder.program(&setting.value, side, &setting.value_place).singles();
            let leaps: Vec<VecId> =
                singles.iter().filter(|it| it.leg.range == (1, 1) && !it.virgin).map(|it| it.step()).collect();
            if reports && side == Player::White && (others || leaps.len() < singles.len()) {
                builder.only_simple("retake", setting);
            }
            res[side.index()][kind.index()] = leaps;
        }
    }
    res
}

impl Source for Retake {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (Some(from), Ok(square)) = (from, u16::try_from(scene.position.fact(self.square))) else {
            return Flow::Continue(());
        };
        let (mover, target) = (scene.position.at(from), Sq(square));
        let topology = &scene.variant.movement.topology;
        let reaches = |it: &VecId| topology.step(*it, from) == target;
        let leaps = &self.leaps[mover.side().index()][mover.kind().index()];
        if target.index() >= topology.len() || mover.is_empty() || !leaps.iter().any(reaches) {
            return Flow::Continue(());
        }
        let piece = scene.position.at(target);
        if piece.is_empty()
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
}

impl Pass for Retake {
    fn concerns(&self, candidate: &Candidate) -> bool {
        !candidate.gone && candidate.captured().any(|it| it.square == candidate.to && !it.burnt)
    }

    fn changes_attacks(&self, kind: TypeId) -> bool {
        self.leaps.iter().any(|it| !it[kind.index()].is_empty())
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.extra.push(Edit::Fact(self.square, i32::from(candidate.to.0)));
        let flow = next(candidate);
        candidate.extra.pop();
        flow
    }
}

/// Says which pieces take what has just captured.
pub fn words(words: &mut Words<'_>) {
    for kind in words.builder.kinds() {
        let Some(setting) = words.builder.settings.of_piece(kind.index(), "retake").next_back() else { continue };
        let (name, how) = (words.one(kind), words.steps(&setting.value));
        words.say(Topic::Captures, format!("{name} also captures so, but only a piece that has just captured, on the square of that capture: {how}."));
    }
}
