//! What a game knows about its current position, and the ways to end it there.

use crate::game::Game;
use engine::generate::pseudo_legal;
use engine::hooks::Case;
use engine::ids::{Player, Sq};
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::variant::Features;
use engine::verdict::Verdict;
use message::msg;

/// What is known about the current position.
#[derive(Clone, Debug, Default)]
pub struct Current {
    /// The legal moves; in free play the pseudo-legal moves of both sides.
    pub moves: Moves,
    /// Their spellings.
    pub spellings: Spellings,
    /// How the game ended, if it has.
    pub verdict: Option<Verdict>,
    /// Endings that the side to move may claim.
    pub claims: Vec<Verdict>,
    /// Royals of the side to move that are in check.
    pub checks: Vec<Sq>,
}

impl Current {
    /// The slot with which every move begins that neither passes nor takes over a piece of the other side.
    /// Where there is such a one, a click on a square need not name it.
    pub(crate) fn only_slot(&self, position: &Position) -> Option<Step> {
        let mut res = None;
        for it in self.spellings.all() {
            match *it.steps.first()? {
                Step::Pass => {}
                Step::Square(sq) if position.at(sq).is(position.turn().other()) => {}
                slot @ (Step::Hand(_) | Step::Prison(_)) if res.is_none_or(|it| it == slot) => res = Some(slot),
                _ => return None,
            }
        }
        res
    }
}

impl Game {
    /// Works out moves, checks and verdict of the current position.
    pub(super) fn refresh(&mut self) {
        let mut moves = std::mem::take(&mut self.current.moves);
        moves.clear();
        let (variant, position) = (&self.variant, &mut self.position);
        if variant.has(Features::ENFORCED) {
            self.generator.legal(variant, position, &mut moves);
        } else {
            pseudo_legal::of_both(variant, position, &mut moves);
        }
        let side = position.turn();
        let checks = self.generator.checks(variant, position, side);
        let in_check = !checks.is_empty();
        let can_move = if variant.has(Features::ENFORCED) {
            !moves.is_empty()
        } else {
            self.generator.can_move(variant, position)
        };
        let case = Case { variant, position, can_move, in_check, moves: &moves, first: 0, half: self.clocks.0 };
        let mut claims = Vec::new();
        let verdict = variant.ending(position).or_else(|| {
            let mut verdicts = variant.verdicts(case);
            verdicts.find(|it| {
                let has_to_be_claimed = variant.hooks.claims[side].contains(&it.reason);
                if has_to_be_claimed {
                    claims.push(it.clone());
                }
                !has_to_be_claimed
            })
        });
        if verdict.is_some() && variant.has(Features::ENFORCED) {
            moves.clear();
        }
        let spellings = Spellings::new(&moves);
        self.current = Current { moves, spellings, verdict, claims, checks };
        let ended = self.last().map_or(&self.unplayed_end, |it| &it.ended);
        if let Some(verdict) = ended.clone() {
            self.stop(verdict);
        }
    }

    /// Ends the game by a claim that is available: the reason of one of `current().claims`.
    pub fn claim(&mut self, reason: &str) -> bool {
        let found = self.current.claims.iter().find(|it| it.reason == reason).cloned();
        found.is_some_and(|it| self.end(it))
    }

    /// Ends the game because a side gives it up. `false` if it is over already.
    pub fn resign(&mut self, side: Player) -> bool {
        self.end(Verdict::new(Some(side.other()), "resigned", msg!("result-resigned", side = side)))
    }

    /// Ends the game where it stands. `false` if it is over already.
    fn end(&mut self, verdict: Verdict) -> bool {
        if self.current.verdict.is_some() {
            return false;
        }
        let last = self.ply.checked_sub(1).and_then(|it| self.plies.get_mut(it));
        *last.map_or(&mut self.unplayed_end, |it| &mut it.ended) = Some(verdict.clone());
        self.stop(verdict);
        true
    }

    /// Nothing may be played in the current position.
    fn stop(&mut self, verdict: Verdict) {
        let current = &mut self.current;
        current.verdict = Some(verdict);
        current.claims.clear();
        if self.variant.has(Features::ENFORCED) {
            current.moves.clear();
            current.spellings = Spellings::new(&current.moves);
        }
    }
}
