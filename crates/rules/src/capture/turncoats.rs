//! `flipMover=`: pieces that change sides by their own move.

use crate::prelude::*;

/// Pieces that change sides by their own move.
pub const RULE: Rule = Rule {
    name: "turncoats",
    keys: &[Key::of("flipMover", "types:capture, types:quiet or types:any").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Which types change sides, by the kind of their moves.
#[derive(Debug, Default)]
struct Turncoats {
    capturing: TypeSet,
    quiet: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut res = Turncoats::default();
    for group in builder.settings.groups("flipMover") {
        let (captures, quiet) = match group.field(0) {
            "capture" => (true, false),
            "quiet" => (false, true),
            "any" => (true, true),
            other => {
                let message = msg!("def-value-flip-mover", text = other);
                let hint = Some(msg!("def-value-flip-mover-hint"));
                builder.settings.report(Severity::Error, "def.value", message, hint, group.place);
                continue;
            }
        };
        if captures {
            res.capturing = res.capturing.or(group.types);
        }
        if quiet {
            res.quiet = res.quiet.or(group.types);
        }
    }
    let any = !res.capturing.is_empty() || !res.quiet.is_empty();
    any.then(|| Box::new(res) as Box<dyn ActiveRule>)
}

impl ActiveRule for Turncoats {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Sides, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let both: TypeSet = self.capturing.iter().filter(|it| self.quiet.has(*it)).collect();
        let only = |types: TypeSet| types.iter().filter(|it| !both.has(*it)).collect::<TypeSet>();
        let kinds = [(both, "move"), (only(self.capturing), "capture"), (only(self.quiet), "quiet")];
        for (types, when) in kinds.into_iter().filter(|it| !it.0.is_empty()) {
            let (who, when) = (words.any(types), Arg::Choice(when));
            words.tell(Topic::Captures, msg!("turncoats-change", who = who, when = when));
        }
    }
}

impl Pass for Turncoats {
    fn mask(&self, _variant: &Variant, _side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE.when(self.capturing.has(kind)) | PassMask::ENTER.when(self.quiet.has(kind))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let types = if candidate.captures() { self.capturing } else { self.quiet };
        candidate.turn == Turn::Walk && !candidate.gone && types.has(candidate.kind())
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let before = candidate.after;
        candidate.after = before.with_side(before.side().other());
        let flow = next(candidate);
        candidate.after = before;
        flow
    }
}
