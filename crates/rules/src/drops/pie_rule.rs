//! The pie rule: instead of its first move the second side may take over the piece that the first side has put.

use crate::prelude::*;
use engine::hooks::Source;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Taking over the first piece.
pub const RULE: Rule = Rule {
    name: "pie rule",
    keys: &[Key::of("pieRule", "none, stay or mirror").default("none")],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Where a piece that is taken over stands afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PieRule {
    Stay,
    Mirror,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = [("none", None), ("stay", Some(PieRule::Stay)), ("mirror", Some(PieRule::Mirror))];
    let rule = builder.settings.word("pieRule", &words, None, None)?;
    Some(Box::new(rule))
}

impl ActiveRule for PieRule {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let topology = &builder.variant.movement.topology;
        let end = |sq: Sq| match *self {
            Self::Stay => sq,
            Self::Mirror => topology.transposed(sq).unwrap_or(Sq::NONE),
        };
        let ends = (0..topology.len() as u16).map(|it| end(Sq(it))).collect();
        let taken = builder.fact(FactSpec { start: 0, transient: true });
        builder.variant.carried.named_facts.push(NamedFact { name: "taken", fact: taken, form: FactForm::Number });
        hooks.source(TakeOver { ends, taken });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let takes = msg!("pie-rule-takes-over");
        let message = match self {
            Self::Stay => takes,
            Self::Mirror => takes.then(msg!("pie-rule-mirror")),
        };
        words.tell(Topic::Moving, message);
    }
}

/// Makes the move.
#[derive(Debug)]
struct TakeOver {
    /// By square: where the piece stands afterwards.
    ends: Box<[Sq]>,
    /// Whether the piece has just been taken over: nobody takes it back.
    taken: FactId,
}

impl Source for TakeOver {
    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::EMPTY
    }

    fn takes(&self) -> bool {
        false
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let (position, side) = (scene.position, scene.position.turn());
        if from.is_some() || position.fact(self.taken) != 0 || position.pieces(side).next().is_some() {
            return Flow::Continue(());
        }
        let mut theirs = position.pieces(side.other());
        let (Some(sq), None) = (theirs.next(), theirs.next()) else { return Flow::Continue(()) };
        let (piece, to) = (position.at(sq), self.ends[sq.index()]);
        if to == Sq::NONE || position.royal_types().has(piece.kind()) {
            return Flow::Continue(());
        }
        candidate.begin(Turn::Walk, sq, to, piece.with_side(side));
        candidate.steps.extend([Step::Square(sq), Step::Square(to)]);
        candidate.changed.push((sq, Occupant::EMPTY));
        candidate.extra.push(Edit::Fact(self.taken, 1));
        next(candidate)
    }
}
