//! `hitRun=` and `neighbors=`: captures after which the piece makes one more step.

use definition::{Place, Setting, ValuePart};

use crate::prelude::*;
use engine::program::{Branch, Gait};

/// Captures with one more step.
pub const RULE: Rule = Rule {
    name: "hit run",
    keys: &[
        Key::of("hitRun", "moves, after a piece")
            .doc("What the piece could capture with these moves it may capture and go one step on.")
            .below_piece()
            .gives_moves(),
        Key::of("neighbors", "leaps, perhaps `,return` or `,noreturn`")
            .default("K,return")
            .doc("The step after a hit; with noreturn it may not end where the piece came from."),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct HitRun {
    /// By type: the moves with which it hits.
    hits: Vec<(TypeId, Setting)>,
    next: NextStep,
}

/// The step after a hit.
#[derive(Debug)]
struct NextStep {
    /// The leaps as a move string.
    leaps: ValuePart,
    /// Whether it may end where the piece came from.
    returns: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let hits = builder.settings.below_pieces("hitRun");
    let next = NextStep::of(builder.settings.last("neighbors"));
    if hits.is_empty() && next.leaps.place() == &Place::Whole { None } else { Some(Box::new(HitRun { hits, next })) }
}

impl NextStep {
    fn of(setting: Option<&Setting>) -> Self {
        let text = setting.map_or_else(|| ValuePart::unwritten("K"), Setting::part);
        let (leaps, returns) = match text.rsplit_once(',') {
            Some((leaps, word)) if word.trim() == "noreturn" => (leaps, false),
            Some((leaps, word)) if word.trim() == "return" => (leaps, true),
            _ => (&*text, true),
        };
        Self { leaps: text.cut(0..leaps.len()), returns }
    }

    /// The step as one side makes it.
    fn legs(&self, builder: &mut Builder<'_>, side: Player) -> Vec<Branch> {
        let (singles, mut others) = builder.program(&self.leaps, side).singles();
        let gait = if self.returns { Gait::empty() } else { Gait::AWAY };
        let mut res = Vec::new();
        for it in singles {
            if it.leg.range == (1, 1) && it.leg.gait == Gait::empty() && !it.virgin {
                res.push(Branch { gait, ..it.leg });
            } else {
                others = true;
            }
        }
        if others && side == Player::White {
            let message = "neighbors takes single leaps; the rest is ignored.".into();
            builder.settings.report(Severity::Warning, "xbetza.modifier", message, None, self.leaps.place().clone());
        }
        res
    }
}

impl ActiveRule for HitRun {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let steps = Player::both(|side| self.next.legs(builder, side));
        for (kind, setting) in &self.hits {
            for (side, legs) in Player::BOTH.into_iter().zip(&steps) {
                let moves = builder.program(&setting.part(), side);
                let program = &mut builder.variant.movement.programs[side][kind.index()];
                if !program.push_captures(&moves, legs.clone()) && side == Player::White {
                    builder.only_simple("hitRun", setting);
                }
            }
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        let back = if self.next.returns { "" } else { ", but not back" };
        for (kind, setting) in &self.hits {
            let (name, how) = (words.one(*kind), words.steps(&setting.value));
            words.say(Topic::Captures, format!("{name} may capture ({how}) and then go one step on{back}."));
        }
        if !self.hits.is_empty() && self.next.leaps.place() != &Place::Whole {
            let step = words.steps(&self.next.leaps);
            words.say(Topic::Captures, format!("The step after such a capture: {step}."));
        }
    }
}
