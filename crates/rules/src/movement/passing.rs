//! Turns that a side may give up, and the end of the game by two of them.

use crate::builder::settings::{FLAG_WORDS, Settings};
use crate::hook_order::{DutyStage, EndingStage};
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::outcome::Close;
use crate::support::points::Points;
use crate::support::shared::{GoesOn, MayPass, MovesMade, PassesWhenStuck};
use engine::hooks::{Duty, Ending, Source};
use engine::moves::move_list::Moves;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// Turns that a side may give up.
pub const RULE: Rule = Rule {
    name: "passing",
    keys: &[
        Key::of("pass", "0, 1 or rest").default("0").per_side(),
        Key::of("passPass", "none, draw or points").default("none; draw with noMoves=pass").per_side(),
    ],
    asked: Asked::WithKeysThatBring(Brings::PASSES),
    read,
    codes: &["pass-off"],
};

/// What the keys say.
#[derive(Debug)]
struct Passes {
    /// By side: when it may pass whatever else it could do.
    freedoms: [Freedom; 2],
    /// By side: whether it may pass when it has no other move.
    stuck: [bool; 2],
    /// By side that passes last.
    results: [Option<Close>; 2],
}

/// The facts that are above 0 when a turn has begun: how many of its moves were made, and whether a capture lets the side
/// go on; as far as the game has them.
type Begun = [Option<FactId>; 2];

/// When a side may pass though it has another move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Freedom {
    Never,
    /// When it has made a move of its turn.
    Rest,
    Always,
}

impl Freedom {
    /// Whether the side may pass now.
    fn holds(self, position: &Position, begun: Begun) -> bool {
        match self {
            Self::Never => false,
            Self::Rest => begun.iter().flatten().any(|it| position.fact(*it) > 0),
            Self::Always => true,
        }
    }
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let freedoms = builder.settings.by_side("pass", Freedom::Never, freedom);
    let always = freedoms.map(|it| it == Freedom::Always);
    builder.share(MayPass(always));
    let PassesWhenStuck(stuck) = builder.shared().copied().unwrap_or(PassesWhenStuck([false; 2]));
    let words = [("none", Some(None)), ("draw", Some(Some(Close::Draw))), ("points", Some(Some(Close::Points)))];
    let results = builder.settings.word_by_side("passPass", &words, None);
    // Two sides that cannot move would pass for ever.
    let usual = |it: usize| (stuck[it] && !always[it]).then_some(Close::Draw);
    let results = Player::both(|side| results[side].unwrap_or(usual(side.index())));
    let any = freedoms != [Freedom::Never; 2] || stuck.contains(&true);
    any.then(|| Box::new(Passes { freedoms, stuck, results }) as Box<dyn ActiveRule>)
}

fn freedom(settings: &mut Settings<'_>, key: &str, or: Freedom) -> Freedom {
    let flags = FLAG_WORDS.map(|(word, is_set)| (word, if is_set { Freedom::Always } else { Freedom::Never }));
    let words: Vec<_> = flags.into_iter().chain([("rest", Freedom::Rest)]).collect();
    settings.word(key, &words, or, None)
}

impl ActiveRule for Passes {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let passes = builder.fact(FactSpec { start: 0, transient: true });
        builder.variant.carried.named_facts.push(NamedFact { name: "pass", fact: passes, form: FactForm::Number });
        let Self { freedoms, stuck, .. } = *self;
        let begun = [builder.shared().copied().map(|MovesMade(it)| it), builder.shared().copied().map(|GoesOn(it)| it)];
        hooks.source(Passing { passes, freedoms, stuck, begun });
        if (0..2).any(|it| stuck[it] && freedoms[it] != Freedom::Always) {
            hooks.duty(DutyStage::Pass, OnlyIfStuck { freedoms, begun });
        }
        if self.results != [None; 2] {
            hooks.ending(
                EndingStage::Agreement,
                TwoPasses { passes, results: self.results, points: Points::of_game(builder) },
            );
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let has_checks = words.builder.variant.has(Features::CHECK);
        for (side, freedom) in sides(self.freedoms) {
            match freedom {
                Freedom::Never => {}
                Freedom::Rest => words.tell(Topic::Moving, msg!("passing-rest", side = side)),
                Freedom::Always => words.tell(Topic::Moving, msg!("passing", side = side, checks = has_checks)),
            }
        }
        for (side, end) in each_side(self.results) {
            let Some(end) = end else { continue };
            words.tell(
                Topic::End,
                match side {
                    None => msg!("passing-end", end = end),
                    Some(side) => msg!("passing-end-side", side = side, end = end),
                },
            );
        }
    }
}

/// Makes the move that changes nothing.
#[derive(Debug)]
struct Passing {
    /// How many passes in a row led to the position.
    passes: FactId,
    /// By side: when it may pass though it has another move.
    freedoms: [Freedom; 2],
    /// By side: whether it may pass when it has no other move.
    stuck: [bool; 2],
    /// What tells that the turn has begun.
    begun: Begun,
}

/// Lets only sides pass that have no other move.
#[derive(Debug)]
struct OnlyIfStuck {
    /// By side: when it may pass though it has another move.
    freedoms: [Freedom; 2],
    /// What tells that the turn has begun.
    begun: Begun,
}

/// Ends the game after two passes.
#[derive(Debug)]
struct TwoPasses {
    passes: FactId,
    /// By side that passes last.
    results: [Option<Close>; 2],
    points: Points,
}

impl Source for Passing {
    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::EMPTY
    }

    fn takes(&self) -> bool {
        false
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = scene.position.turn();
        let may = self.stuck[side] || self.freedoms[side].holds(scene.position, self.begun);
        if from.is_some() || !may {
            return Flow::Continue(());
        }
        let own = scene.position.royals(side).first().copied().or_else(|| scene.position.pieces(side).next());
        // A side without a piece passes too.
        let Some(at) = own.or_else(|| scene.variant.movement.topology.squares().next()) else {
            return Flow::Continue(());
        };
        candidate.begin(Turn::Pass, at, at, Occupant::new(side, TypeId::NONE));
        candidate.extra.push(Edit::Fact(self.passes, scene.position.fact(self.passes).saturating_add(1)));
        candidate.steps.push(Step::Pass);
        next(candidate)
    }
}

impl Duty for OnlyIfStuck {
    fn rank(&self, _variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<i64> {
        Some(i64::from(
            self.freedoms[position.turn()].holds(position, self.begun) || moves.item(idx).turn != Turn::Pass,
        ))
    }

    fn reason(&self, _variant: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason {
        Reason { code: "pass-off", message: msg!("reason-pass-off-with-moves"), marks: allowed }
    }
}

impl Ending for TwoPasses {
    fn ending(&self, _variant: &Variant, position: &Position) -> Option<Verdict> {
        if position.fact(self.passes) < 2 {
            return None;
        }
        let close = self.results[position.mover()]?;
        Some(close.verdict(&self.points, position, "agreed", msg!("result-passed")))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        self.results.contains(&Some(Close::Points))
    }
}
