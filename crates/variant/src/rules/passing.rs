//! Turns that a side may give up, and the end of the game by two of them.

use crate::compile::Builder;
use crate::content::Content;
use crate::draft::{Draft, Turn};
use crate::ids::{Sq, TypeId};
use crate::moves::{Moves, Step};
use crate::patch::{Edit, FactId, Form, NamedFact};
use crate::points::Points;
use crate::position::{FactSpec, Position};
use crate::program::walk::Flow;
use crate::reason::{Reason, Role};
use crate::rules::{Duty, Ending, Key, Next, Rules, Scene, Source, Verdict};
use crate::words::{Topic, Words};

/// The keys of this rule. `noMoves` is documented where mate is.
pub const KEYS: &[Key] = &[
    Key { name: "pass", value: "flag", default: "0", doc: "1: a side may pass when it is not in check." },
    Key {
        name: "passPass",
        value: "none, draw or points",
        default: "none; draw with noMoves=pass",
        doc: "How two passes in a row end the game.",
    },
];

/// Makes the move that changes nothing.
#[derive(Debug)]
struct Passing {
    /// How many passes in a row led to the position.
    passes: FactId,
}

/// Lets only sides pass that have no other move.
#[derive(Debug)]
struct OnlyIfStuck;

/// Ends the game after two passes.
#[derive(Debug)]
struct TwoPasses {
    passes: FactId,
    points: Option<Points>,
}

/// What `passPass` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Result {
    None,
    Draw,
    Points,
}

/// Whether a side may always pass, and whether it may when it has no other move.
fn read(builder: &mut Builder<'_>) -> (bool, bool) {
    let always = builder.reader.flag("pass", false);
    let stuck = builder.reader.last("noMoves").is_some_and(|it| it.value.trim().eq_ignore_ascii_case("pass"));
    (always, stuck)
}

fn passes(builder: &mut Builder<'_>) -> FactId {
    builder.reserve("pass", FactSpec { start: 0, transient: true })
}

/// Reads `pass`.
pub fn source(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let (always, stuck) = read(builder);
    if !always && !stuck {
        return None;
    }
    let fact = passes(builder);
    builder.named.push(NamedFact { name: "pass", fact, form: Form::Number });
    Some(Box::new(Passing { passes: fact }))
}

/// Is asked if sides may pass only for want of another move.
pub fn duty(builder: &mut Builder<'_>) -> Option<Box<dyn Duty>> {
    let (always, stuck) = read(builder);
    (stuck && !always).then(|| Box::new(OnlyIfStuck) as Box<dyn Duty>)
}

/// Reads `passPass`.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let words = [("none", Result::None), ("draw", Result::Draw), ("points", Result::Points)];
    let (always, stuck) = read(builder);
    // Two sides that cannot move would pass for ever.
    let default = if stuck && !always { Result::Draw } else { Result::None };
    let result = builder.reader.word("passPass", &words, default, None);
    if result == Result::None || !always && !stuck {
        return None;
    }
    let passes = passes(builder);
    let points = (result == Result::Points).then(|| Points::read(builder));
    Some(Box::new(TwoPasses { passes, points }))
}

impl Source for Passing {
    fn drafts(&self, scene: Scene<'_>, from: Option<Sq>, draft: &mut Draft, next: Next<'_>) -> Flow {
        if from.is_some() {
            return Flow::Continue(());
        }
        let side = scene.position.turn();
        let Some(at) = scene.position.royals(side).first().copied().or_else(|| scene.position.pieces(side).next())
        else {
            return Flow::Continue(());
        };
        draft.begin(Turn::Pass, at, at, Content::new(side, TypeId::NONE));
        draft.extra.push(Edit::Fact(self.passes, scene.position.fact(self.passes).saturating_add(1)));
        draft.steps.push(Step::Pass);
        next(draft)
    }
}

impl Duty for OnlyIfStuck {
    fn is_done_by(&self, _rules: &Rules, _position: &Position, moves: &Moves, idx: usize) -> bool {
        moves.item(idx).turn != Turn::Pass
    }

    fn reason(&self, _rules: &Rules, allowed: Vec<(Sq, Role)>) -> Reason {
        Reason { code: "pass-off", sentence: "You may not pass while you have a move.".into(), marks: allowed }
    }
}

impl Ending for TwoPasses {
    fn ending(&self, _rules: &Rules, position: &Position) -> Option<Verdict> {
        if position.fact(self.passes) < 2 {
            return None;
        }
        let why = "Both sides have passed.";
        Some(match &self.points {
            Some(points) => {
                let (winner, counts) = points.compare(position);
                Verdict::new(winner, "points", &format!("{why} {counts}"))
            }
            None => Verdict::new(None, "agreed", why),
        })
    }
}

/// Says who may pass, and what two passes do.
pub fn words(words: &mut Words<'_>) {
    let (always, stuck) = read(&mut words.builder);
    if always {
        let check = if words.builder.check_rule { " when it is not in check" } else { "" };
        words.say(Topic::Moving, format!("A side may pass{check}."));
    }
    let outcomes = [("none", Result::None), ("draw", Result::Draw), ("points", Result::Points)];
    let result = match words.builder.reader.word("passPass", &outcomes, Result::None, None) {
        Result::Draw => "the game is drawn",
        Result::Points => "points decide the game",
        Result::None => return,
    };
    if always || stuck {
        words.say(Topic::End, format!("After two passes in a row {result}."));
    }
}
