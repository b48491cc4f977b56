//! Goal squares: reaching one ends the game, at once or after the reply. They are written in morph boards.

use crate::hook_order::{EndingStage, JudgeStage};
use crate::prelude::*;
use crate::rule::Brings;
use crate::support::goals::{CountAtTurnEnd, Goal, Goals, SeveralOnGoals};
use engine::hooks::{Capabilities, Case, Ending, Judge};
use engine::position::FactSpec;

/// The end of the game on a goal.
pub const RULE: Rule = Rule {
    name: "goal",
    keys: &[
        Key::flag("goalSafe").per_side(),
        Key::of("goalCount", "number").default("1").per_side(),
        Key::flag("goalReply").per_side(),
        Key::flag("goalTurn"),
        Key::flag("goalEarly"),
    ],
    asked: Asked::WithKeysThatBring(Brings::GOALS),
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct GoalSettings {
    /// By side that arrives.
    safe: [bool; 2],
    count: [usize; 2],
    /// Whether the other side may still follow the first player.
    reply: bool,
    early: bool,
    /// Whether goals count at the end of a turn, for whatever stands there.
    turn: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let safe = builder.settings.flag_by_side("goalSafe", false);
    let count = builder.settings.int_by_side("goalCount", 1, 1, 999).map(|it| it as usize);
    // The second player's own form says nothing: nobody moves after the last answer.
    let reply = builder.settings.flag_by_side("goalReply", false)[builder.variant.start.setup.turn];
    let early = builder.settings.flag("goalEarly", false);
    let turn = builder.settings.flag("goalTurn", false);
    if turn {
        builder.share(CountAtTurnEnd);
    }
    if count.iter().any(|it| *it > 1) {
        builder.share(SeveralOnGoals);
    }
    Some(Box::new(GoalSettings { safe, count, reply, early, turn }))
}

impl ActiveRule for GoalSettings {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Some(mut goals) = Goals::of_game(builder) else { return };
        goals.neutral = builder.variant.pieces.neutral;
        goals.arrived = Player::both(|_| builder.fact(FactSpec { start: Goals::UNKNOWN, transient: false }));
        builder.variant.carried.repetition_key.silent.extend(goals.arrived);
        hooks.pass(PassStage::Goal, Arrival(goals.clone()));
        let Self { safe, count, reply, early, turn } = *self;
        let rule = GoalRule { goals, safe, count, reply, early, turn, first: builder.variant.start.setup.turn };
        if reply || early {
            hooks.judge(JudgeStage::Goal, rule.clone());
        }
        hooks.ending(EndingStage::Goal, rule);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, _) in each_side(self.safe).into_iter().filter(|it| it.1) {
            words.tell(
                Topic::End,
                match side {
                    None => msg!("goal-safe"),
                    Some(side) => msg!("goal-safe-side", side = side),
                },
            );
        }
        for (side, n) in each_side(self.count).into_iter().filter(|it| it.1 > 1) {
            words.tell(
                Topic::End,
                match side {
                    None => msg!("goal-count", count = n),
                    Some(side) => msg!("goal-count-side", side = side, count = n),
                },
            );
        }
        if self.reply {
            words.tell(Topic::End, msg!("goal-reply"));
        }
        if self.turn {
            words.tell(Topic::End, msg!("goal-turn"));
        }
        if self.early {
            words.tell(Topic::End, msg!("goal-early"));
        }
    }
}

/// Notes which move arrived.
#[derive(Debug)]
struct Arrival(Goals);

/// Ends the game on goals.
#[derive(Clone, Debug)]
struct GoalRule {
    goals: Goals,
    /// By side that arrives.
    safe: [bool; 2],
    count: [usize; 2],
    /// Whether the other side may still follow.
    reply: bool,
    early: bool,
    /// Whether goals count at the end of a turn, for whatever stands there.
    turn: bool,
    /// Who moves first in the game.
    first: Player,
}

impl Pass for Arrival {
    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let side = candidate.side();
        let arrives = candidate.turn == Turn::Walk && !candidate.exempt && !candidate.gone && candidate.after.is(side);
        let goal = if arrives { self.0.at(side, candidate.after.kind(), candidate.to) } else { None };
        let value = if goal.is_some() { i32::from(candidate.to.0) + 1 } else { 0 };
        let fact = self.0.arrived[side];
        // A later move of the same turn leaves a piece that arrived where it is.
        let goes_on = value == 0 && scene.position.mover() == side;
        if goes_on || scene.position.fact(fact) == value {
            return next(candidate);
        }
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(fact, value));
            next(it)
        })
    }
}

impl GoalRule {
    /// Where a side has arrived, if enough of its pieces stand on goals.
    fn arrival(&self, position: &Position, side: Player, goal: Goal) -> Option<Sq> {
        let sq = self.goals.arrival(position, side, goal)?;
        let needed = self.count[side];
        (needed == 1 || self.goals.count(position, side, goal) >= needed).then_some(sq)
    }

    /// The verdict at the end of a turn, by what stands on goals that win.
    fn standing(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        let stands = |side: Player| {
            let is_there = |sq: &Sq| self.goals.at(side, position.at(*sq).kind(), *sq) == Some(Goal::Win);
            let enough = self.goals.count(position, side, Goal::Win) >= self.count[side];
            let sq = position.pieces(side).filter(|it| !position.at(*it).is_virgin()).find(is_there);
            sq.filter(|_| enough).map(|it| self.verdict(variant, position, side, it, Goal::Win))
        };
        if position.turn() == mover { None } else { stands(mover).or_else(|| stands(mover.other())) }
    }

    fn verdict(&self, variant: &Variant, position: &Position, side: Player, sq: Sq, worth: Goal) -> Verdict {
        let piece = variant.named(position.at(sq).kind());
        let why = msg!("result-goal", side = side, piece = piece, square = variant.label(sq));
        let winner = match worth {
            Goal::Win | Goal::WinLater => Some(side),
            Goal::Loss => Some(side.other()),
            Goal::Draw => None,
        };
        Verdict::new(winner, "goal", why).at([sq])
    }
}

impl Ending for GoalRule {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        if self.turn {
            return self.standing(variant, position);
        }
        let mover = position.mover();
        let replier = mover.other();
        let found = |side, goal| Some((self.arrival(position, side, goal)?, goal));
        let at_once = [Goal::Win, Goal::Loss, Goal::Draw].into_iter().find_map(|it| found(mover, it));
        // While a turn of several moves goes on, the reply is not over.
        let replied = position.turn() != mover;
        let follows = self.reply && replied && replier == self.first;
        let earlier = if follows { self.arrival(position, replier, Goal::Win) } else { None };
        match (at_once, earlier) {
            (Some((sq, Goal::Win)), Some(other)) => {
                let squares = Arg::all([other, sq].map(|it| variant.label(it)));
                let why = msg!("result-goal-both", squares = squares);
                return Some(Verdict::new(None, "goal", why).at([other, sq]));
            }
            (Some((_, Goal::Win)), None) if self.reply && mover == self.first => return None,
            (Some((sq, goal)), _) => return Some(self.verdict(variant, position, mover, sq, goal)),
            (None, Some(sq)) => return Some(self.verdict(variant, position, replier, sq, Goal::Win)),
            (None, None) => {}
        }
        let sq = self.arrival(position, replier, Goal::WinLater).filter(|_| replied)?;
        Some(self.verdict(variant, position, replier, sq, Goal::WinLater))
    }

    fn outranks_check(&self, side: Player) -> bool {
        !self.safe[side]
    }
}

impl Judge for GoalRule {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let (variant, position) = (case.variant, case.position);
        let replier = position.turn();
        let mover = position.mover();
        if mover == replier {
            return None;
        }
        let replies = case.first..case.moves.len();
        let waits = self.reply && mover == self.first;
        if let Some(sq) = self.arrival(position, mover, Goal::Win).filter(|_| waits) {
            let follows =
                |it: &Edit| matches!(it, Edit::Fact(fact, 1..) if *fact == self.goals.arrived[replier.index()]);
            if !replies.clone().any(|it| case.moves.patch(it).iter().any(follows)) {
                return Some(self.verdict(variant, position, mover, sq, Goal::Win));
            }
        }
        if self.early {
            let sq = self.arrival(position, mover, Goal::WinLater)?;
            let takes = |idx: usize| case.moves.victims(idx).iter().any(|it| it.square == sq && !it.unloaded);
            if !replies.clone().any(takes) {
                return Some(self.verdict(variant, position, mover, sq, Goal::WinLater));
            }
        }
        None
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ENDS_COUNTING
    }
}
