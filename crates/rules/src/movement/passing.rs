//! Turns that a side may give up, and the end of the game by two of them.

use crate::builder::Builder;
use crate::prose::{Topic, Words, by_side};
use crate::rule::Key;
use crate::support::points::Points;
use engine::board::occupant::Occupant;
use engine::hooks::{Duty, Ending, Next, Scene, Source};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::moves::path::Step;
use engine::position::{FactSpec, Position};
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule. `noMoves` is documented where mate is.
pub const KEYS: &[Key] = &[
    Key::flag("pass").doc("1: a side may pass when it is not in check.").per_side(),
    Key::of("passPass", "none, draw or points")
        .default("none; draw with noMoves=pass")
        .doc("How two passes in a row end the game.")
        .per_side(),
];

/// Makes the move that changes nothing.
#[derive(Debug)]
struct Passing {
    /// How many passes in a row led to the position.
    passes: FactId,
    /// By side: whether it may pass at all.
    may: [bool; 2],
}

/// Lets only sides pass that have no other move.
#[derive(Debug)]
struct OnlyIfStuck {
    /// By side: whether it may always pass.
    always: [bool; 2],
}

/// Ends the game after two passes.
#[derive(Debug)]
struct TwoPasses {
    passes: FactId,
    /// By side that passes last.
    results: [PassResult; 2],
    points: Points,
}

/// What `passPass` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PassResult {
    None,
    Draw,
    Points,
}

/// By side: whether it may always pass, and whether it may when it has no other move.
fn read(builder: &mut Builder<'_>) -> ([bool; 2], [bool; 2]) {
    let always = builder.settings.flag_by_side("pass", false);
    let stuck = builder.settings.by_side("noMoves", false, |it, key, or| {
        it.last(key).map_or(or, |it| it.value.trim().eq_ignore_ascii_case("pass"))
    });
    (always, stuck)
}

fn passes(builder: &mut Builder<'_>) -> FactId {
    builder.reserve("pass", FactSpec { start: 0, transient: true })
}

/// Reads `pass`.
pub fn source(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let (always, stuck) = read(builder);
    let may = Player::both(|side| always[side.index()] || stuck[side.index()]);
    if may == [false, false] {
        return None;
    }
    let fact = passes(builder);
    builder.variant.named_facts.push(NamedFact { name: "pass", fact, form: FactForm::Number });
    Some(Box::new(Passing { passes: fact, may }))
}

/// Is asked if sides may pass only for want of another move.
pub fn duty(builder: &mut Builder<'_>) -> Option<Box<dyn Duty>> {
    let (always, stuck) = read(builder);
    let any = [0, 1].into_iter().any(|it| stuck[it] && !always[it]);
    any.then(|| Box::new(OnlyIfStuck { always }) as Box<dyn Duty>)
}

/// Reads `passPass`.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let words =
        [("none", Some(PassResult::None)), ("draw", Some(PassResult::Draw)), ("points", Some(PassResult::Points))];
    let (always, stuck) = read(builder);
    // Two sides that cannot move would pass for ever.
    let usual = |it: usize| if stuck[it] && !always[it] { PassResult::Draw } else { PassResult::None };
    let results = builder.settings.word_by_side("passPass", &words, None);
    let results = Player::both(|side| results[side.index()].unwrap_or(usual(side.index())));
    if results == [PassResult::None; 2] || !always.contains(&true) && !stuck.contains(&true) {
        return None;
    }
    let passes = passes(builder);
    Some(Box::new(TwoPasses { passes, results, points: Points::read(builder) }))
}

impl Source for Passing {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = scene.position.turn();
        if from.is_some() || !self.may[side.index()] {
            return Flow::Continue(());
        }
        let Some(at) = scene.position.royals(side).first().copied().or_else(|| scene.position.pieces(side).next())
        else {
            return Flow::Continue(());
        };
        candidate.begin(Turn::Pass, at, at, Occupant::new(side, TypeId::NONE));
        candidate.extra.push(Edit::Fact(self.passes, scene.position.fact(self.passes).saturating_add(1)));
        candidate.steps.push(Step::Pass);
        next(candidate)
    }
}

impl Duty for OnlyIfStuck {
    fn is_done_by(&self, _rules: &Variant, position: &Position, moves: &Moves, idx: usize) -> bool {
        self.always[position.turn().index()] || moves.item(idx).turn != Turn::Pass
    }

    fn reason(&self, _rules: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason {
        Reason { code: "pass-off", sentence: "You may not pass while you have a move.".into(), marks: allowed }
    }
}

impl Ending for TwoPasses {
    fn ending(&self, _rules: &Variant, position: &Position) -> Option<Verdict> {
        if position.fact(self.passes) < 2 {
            return None;
        }
        let why = "Both sides have passed.";
        match self.results[position.turn().other().index()] {
            PassResult::None => None,
            PassResult::Draw => Some(Verdict::new(None, "agreed", why)),
            PassResult::Points => {
                let (winner, counts) = self.points.compare(position);
                Some(Verdict::new(winner, "points", &format!("{why} {counts}")))
            }
        }
    }
}

/// Says who may pass, and what two passes do.
pub fn words(words: &mut Words<'_>) {
    let (always, stuck) = read(&mut words.builder);
    let check = if words.builder.variant.check_rule { " when it is not in check" } else { "" };
    for (side, _) in by_side(always).into_iter().filter(|it| it.1) {
        words.say(Topic::Moving, format!("{side} may pass{check}."));
    }
    if !always.contains(&true) && !stuck.contains(&true) {
        return;
    }
    let outcomes = [("none", PassResult::None), ("draw", PassResult::Draw), ("points", PassResult::Points)];
    for (side, result) in by_side(words.builder.settings.word_by_side("passPass", &outcomes, PassResult::None)) {
        let result = match result {
            PassResult::Draw => "the game is drawn",
            PassResult::Points => "points decide the game",
            PassResult::None => continue,
        };
        let last = if side == "A side" { String::new() } else { format!(", the second by {side},") };
        words.say(Topic::End, format!("After two passes in a row{last} {result}."));
    }
}
