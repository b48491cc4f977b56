//! Back and forth in the record of a game.

use crate::game::Game;
use crate::game::ply::Ply;
use engine::ids::{Player, Sq};
use engine::position::Past;
use engine::position::repetition_key;

impl Game {
    /// Takes a move back; it stays in the record.
    pub fn undo(&mut self) -> bool {
        if !self.step_back() {
            return false;
        }
        self.refresh();
        true
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        if !self.step_on() {
            return false;
        }
        self.refresh();
        true
    }

    /// Goes to the position after that many moves, or as near as the record allows.
    pub fn goto(&mut self, ply: usize) {
        while self.ply > ply && self.step_back() {}
        while self.ply < ply && self.step_on() {}
        self.refresh();
    }

    /// Goes on in another line: after the first `n_kept` moves the record consists of these, which were played in a
    /// game of the same start.
    pub fn follow(&mut self, n_kept: usize, rest: Vec<Ply>) {
        if rest.is_empty() && self.plies.len() <= n_kept {
            return;
        }
        while self.ply > n_kept && self.step_back() {}
        self.plies.truncate(n_kept);
        self.plies.extend(rest);
        self.refresh();
    }

    fn step_back(&mut self) -> bool {
        let Some(idx) = self.ply.checked_sub(1) else { return false };
        self.position.undo();
        self.position.set_turn(self.plies[idx].turn_before);
        self.position.recall(self.ply);
        self.clocks = self.plies[idx].clocks_before;
        self.ply = idx;
        true
    }

    pub(super) fn step_on(&mut self) -> bool {
        let Some(ply) = self.plies.get(self.ply) else { return false };
        let (mover, ends, variant) = (ply.mover, ply.ends, &self.variant);
        self.position.set_turn(mover);
        self.position.apply(&ply.patch);
        variant.remember(&mut self.position);
        let check = self.generator.in_check(variant, &self.position, mover.other());
        let known = Some(check).filter(|_| self.position.turn() == mover.other());
        self.clocks.0 =
            variant.carried.halfmove_clock.tick(self.clocks.0, &ply.facts, self.position.past(), mover, check);
        self.clocks.1 += u32::from(mover == Player::Black && self.position.turn() == Player::White);
        self.ply += 1;
        self.record(mover, ends.0, ends.1, known);
        true
    }

    /// Adds the current position to the record. `check`: whether the side to move is in check, where that is known.
    pub(super) fn record(&mut self, mover: Player, from: Sq, to: Sq, check: Option<bool>) {
        let (variant, turn) = (&self.variant, self.position.turn());
        let check = check.unwrap_or_else(|| self.generator.in_check(variant, &self.position, turn));
        let key = repetition_key::key(variant, &self.position);
        self.position.remember(Past { key, mover, from, to, check, half: self.clocks.0 });
    }
}
