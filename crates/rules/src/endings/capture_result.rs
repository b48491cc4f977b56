//! Captures that end the game, by who captures whom.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use engine::hooks::Ending;
use engine::moves::patch::FactId;
use engine::position::FactSpec;
use engine::verdict::Worth;

/// Captures that end the game.
pub const RULE: Rule = Rule {
    name: "capture result",
    keys: &[Key::of("captureResult", "types:types:win, loss or draw").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// One entry.
#[derive(Clone, Copy, Debug)]
struct Condition {
    takers: TypeSet,
    victims: TypeSet,
    worth: Worth,
}

/// What the key says.
#[derive(Debug)]
struct CaptureResults(Vec<Condition>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let groups = builder.settings.groups("captureResult");
    let mut res = Vec::new();
    for group in groups {
        let victims = builder.settings.type_set([group.field(0)], &group.place);
        let Some((_, worth)) = Worth::WORDS.into_iter().find(|it| it.0.eq_ignore_ascii_case(group.field(1))) else {
            let message = msg!("def-value-capture-result", text = group.field(1));
            let hint = Some(msg!("def-value-capture-result-hint"));
            builder.settings.report(Severity::Error, "def.value", message, hint, group.place);
            continue;
        };
        if !victims.is_empty() {
            res.push(Condition { takers: group.types, victims, worth });
        }
    }
    if res.is_empty() { None } else { Some(Box::new(CaptureResults(res))) }
}

impl ActiveRule for CaptureResults {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let fact = builder.fact(FactSpec { start: 0, transient: true });
        hooks.pass(PassStage::Note, NoteCapture { conditions: self.0.clone(), fact });
        hooks.ending(EndingStage::Royal, ByCapture { conditions: self.0, fact });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (idx, it) in self.0.iter().enumerate() {
            let (taker, victim) = (words.any(it.takers), words.any(it.victims));
            let message =
                msg!("capture-result", otherwise = idx > 0, victim = victim, taker = taker, result = it.worth);
            words.tell(Topic::End, message);
        }
    }
}

/// Notes captures that end the game.
#[derive(Debug)]
struct NoteCapture {
    conditions: Vec<Condition>,
    /// The number of the condition that a move met, from 1.
    fact: FactId,
}

impl NoteCapture {
    fn met(&self, candidate: &Candidate) -> Option<usize> {
        let fits = |it: &Condition| {
            it.takers.has(candidate.kind()) && candidate.captured().any(|victim| it.victims.has(victim.piece.kind()))
        };
        self.conditions.iter().position(fits)
    }
}

impl Pass for NoteCapture {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE.when(self.conditions.iter().any(|it| it.takers.has(kind)))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(idx) = self.met(candidate) else { return next(candidate) };
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.fact, idx as i32 + 1));
            next(it)
        })
    }
}

/// Ends the game.
#[derive(Debug)]
struct ByCapture {
    conditions: Vec<Condition>,
    /// The number of the condition that the last move met, from 1.
    fact: FactId,
}

impl Ending for ByCapture {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let idx = usize::try_from(position.fact(self.fact)).ok()?.checked_sub(1)?;
        let condition = self.conditions.get(idx)?;
        let (mover, other) = (position.mover(), position.mover().other());
        let taken = position.last_changes().find(|it| it.1.is(other) && condition.victims.has(it.1.kind()))?;
        let why = msg!("result-capture", side = mover, victim = variant.named(taken.1.kind()));
        Some(Verdict::new(condition.worth.winner(mover), "capture", why).at([taken.0]))
    }

    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        let has = |owner, types: &TypeSet| position.pieces(owner).any(|it| types.has(position.at(it).kind()));
        let decides = |it: &Condition, taker: Player| {
            it.worth.winner(taker) == Some(side) && has(taker, &it.takers) && has(taker.other(), &it.victims)
        };
        self.conditions.iter().any(|it| Player::BOTH.into_iter().any(|taker| decides(it, taker)))
    }
}
