//! Moves that may not bring a position back.

use crate::endings::repetition::cycle::Cycle;
use crate::endings::repetition::{Perpetual, Repetition, RepetitionOutcome, chase, only};
use crate::prelude::*;
use engine::hooks::{Capabilities, Trial, Veto};
use engine::legal::check::is_in_check;
use engine::moves::move_list::Item;
use engine::position::Past;
use engine::position::repetition_key;

/// Refuses forbidden repetitions.
#[derive(Debug)]
pub(super) struct NoRepetition(pub(super) Repetition);

impl NoRepetition {
    /// The code of the refusal, and the piece that is chased.
    fn found(&self, trial: &mut Trial<'_>) -> Option<(&'static str, Option<Sq>)> {
        let Trial { variant, after, item, .. } = trial;
        if after.past().is_empty() {
            return None;
        }
        let rule = &self.0;
        let mover = after.turn().other();
        let own = mover.index();
        let to_and_fro = rule.repeat_move_illegal[own] && self.goes_to_and_fro(after.past(), mover, item);
        if !to_and_fro && !rule.forbids_positions(own) {
            return None;
        }
        // The facts that are written now are taken back together with the move.
        variant.remember(after);
        let key = repetition_key::key(variant, after);
        if !after.past().iter().any(|it| it.key == key) {
            return None;
        }
        if to_and_fro {
            return Some(("repeats-move", None));
        }
        let evades = after.past().last().is_some_and(|it| it.check);
        let check = is_in_check(variant, after, after.turn());
        let now = Past { key, mover, from: item.from, to: item.to, check, half: 0 };
        let past: Vec<Past> = after.past().iter().copied().chain([now]).collect();
        let cycle = Cycle::ending_now(&past, rule.times[own])?;
        if rule.check[own] == Perpetual::Illegal && only(cycle.checks()) == Some(mover) {
            return Some(("perpetual-check", None));
        }
        if rule.chase[own] == Perpetual::Illegal {
            let chased = chase::chases(variant, &cycle.boards(after), &cycle);
            let (ours, other) = (chased[own], chased[mover.other().index()]);
            if ours.is_some() && other.is_none() {
                return Some(("perpetual-chase", ours));
            }
        }
        let repeats = rule.outcome[own] == RepetitionOutcome::Illegal && !(rule.exempts_evasion[own] && evades);
        repeats.then_some(("repeats", None))
    }

    /// Whether the last own moves, this one included, went to and fro between two squares once less than a position
    /// may occur.
    fn goes_to_and_fro(&self, past: &[Past], mover: engine::ids::Player, item: &Item) -> bool {
        let (mut from, mut to) = (item.from, item.to);
        if from == to || from == Sq::NONE {
            return false;
        }
        let mut own = past.iter().rev().filter(|it| it.mover == mover);
        (1..2 * (self.0.times[mover] - 1)).all(|_| {
            (from, to) = (to, from);
            own.next().is_some_and(|it| (it.from, it.to) == (from, to))
        })
    }
}

impl Veto for NoRepetition {
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        self.found(trial).map(|it| it.0)
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ASKS_PAST
    }

    fn reason(&self, trial: &mut Trial<'_>, _code: &'static str) -> Option<Reason> {
        let (code, chased) = self.found(trial)?;
        let (variant, after) = (trial.variant, &*trial.after);
        let message = match code {
            "repeats-move" => msg!("reason-repeats-move"),
            "perpetual-check" => msg!("reason-perpetual-check"),
            "perpetual-chase" => {
                let name = chased.map(|it| variant.named(after.at(it).kind()));
                msg!("reason-perpetual-chase", victim = name.unwrap_or_else(|| msg!("some-piece").into()))
            }
            _ => msg!("reason-repeats", times = self.0.times[after.turn().other().index()]),
        };
        let marks = chased.into_iter().map(|it| (it, MarkRole::Other)).collect();
        Some(Reason { code, message, marks })
    }
}
