//! Moves tried out one after another from a position, and taken back. No record, no notation. Of verdicts only that a game
//! which is over has no moves; repetition ends no line, but where a rule forbids it, it is no move here either.
//! Where rules are not enforced, the moves are those that a game offers then: the pseudo-legal moves of both sides.

use std::sync::Arc;

use crate::generate::pseudo_legal;
use crate::hooks::{Capabilities, Case};
use crate::ids::{Player, Sq, TypeSet};
use crate::legal::LegalGenerator;
use crate::mechanics::halfmove_clock::MoveFacts;
use crate::moves::compact_move::CompactMove;
use crate::moves::move_list::{ArenaMark, Moves};
use crate::moves::patch::Edit;
use crate::moves::path::Step;
use crate::perft;
use crate::position::{Past, Position, repetition_key};
use crate::variant::{Features, Variant};

/// Tries moves out. What was listed before a move is still there when it is taken back.
#[derive(Debug)]
pub struct Explorer {
    variant: Arc<Variant>,
    position: Position,
    generator: LegalGenerator,
    /// The moves of all plies.
    list: Vec<CompactMove>,
    /// Those of them that are written down.
    moves: Moves,
    plies: Vec<ExploredPly>,
    now: ExploredPly,
    patch: Vec<Edit>,
    /// The positions before the first one and on the way, as far as the clock asks for their checks.
    past: Vec<Past>,
    /// Whether the position keeps its record, as rules ask for it.
    records: bool,
}

/// One position on the way.
#[derive(Clone, Copy, Debug)]
struct ExploredPly {
    /// Where its moves begin in the list.
    first: usize,
    /// Where those begin that are written down.
    mark: ArenaMark,
    listed: bool,
    /// Whose move it was before a side moved out of turn.
    turn: Player,
    /// The half-move clock.
    half: u32,
}

impl Explorer {
    /// Begins at a position. What was before it is known as far as it makes moves illegal.
    #[must_use]
    pub fn new(variant: Arc<Variant>, mut position: Position) -> Self {
        let past = position.past().to_vec();
        let records = variant.hooks.vetoes.iter().any(|it| it.capabilities().contains(Capabilities::ASKS_PAST));
        if !records {
            position.recall(0);
        }
        let (moves, half) = (Moves::default(), past.last().map_or(0, |it| it.half));
        let now = ExploredPly { first: 0, mark: moves.mark(), listed: false, turn: position.turn(), half };
        let (list, patch, plies) = (Vec::new(), Vec::new(), Vec::new());
        Self { variant, position, generator: LegalGenerator::default(), list, moves, plies, now, patch, past, records }
    }

    /// The variant.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The variant, to be kept.
    #[must_use]
    pub fn shared(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves were tried to get there.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.plies.len()
    }

    /// Lists the legal moves, unless that was done before, and says how many there are. None if the game is over.
    /// Where rules are not enforced, the pseudo-legal moves of both sides, also after the end.
    pub fn list(&mut self) -> usize {
        if !self.now.listed {
            self.now.listed = true;
            let Self { variant, position, generator, list, moves, .. } = self;
            if variant.has(Features::ENFORCED) {
                perft::list_compact(variant, position, generator, moves, list);
                if list.len() > self.now.first && self.is_over() {
                    self.list.truncate(self.now.first);
                    self.moves.cut(self.now.mark);
                }
            } else {
                let first = moves.len();
                pseudo_legal::of_both(variant, position, moves);
                list.extend((first..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
            }
        }
        self.list.len() - self.now.first
    }

    /// The moves that were listed last, by their numbers.
    #[must_use]
    pub fn listed(&self) -> &[CompactMove] {
        &self.list[self.now.first..]
    }

    /// The moves that `CompactMove::Written` counts.
    #[must_use]
    pub fn written(&self) -> &Moves {
        &self.moves
    }

    /// Where a listed move begins; `None` if there is no such number.
    #[must_use]
    pub fn origin(&self, number: usize) -> Option<Sq> {
        Some(match *self.listed().get(number)? {
            CompactMove::Unaffected { from, .. } | CompactMove::Entry { from, .. } => from,
            CompactMove::Drop { to, .. } => to,
            CompactMove::Written(idx) => self.moves.item(idx as usize).origin,
        })
    }

    /// What a listed move changes, sorted; `None` if there is no such number.
    pub fn patch(&mut self, number: usize) -> Option<&[Edit]> {
        let compact = *self.listed().get(number)?;
        compact.patch(&self.position, &self.moves, &mut self.patch);
        Some(&self.patch)
    }

    /// Shows the listed moves one after another, written down as far as texts ask: the moves and the index of the one.
    pub fn show(&mut self, mut each: impl FnMut(&Variant, &Position, &Moves, usize)) {
        for number in self.now.first..self.list.len() {
            let mark = self.moves.mark();
            let idx = self.list[number].write(&self.variant.movement.topology, &self.position, &mut self.moves);
            each(&self.variant, &self.position, &self.moves, idx);
            self.moves.cut(mark);
        }
    }

    /// Counts the positions after so many plies of legal moves, whether rules are enforced or not. What was before is not
    /// known, as in all counting.
    pub fn perft(&mut self, depth: u32) -> u64 {
        let past = set_aside(&mut self.position);
        let res = perft::perft(&self.variant, &mut self.position, depth);
        past.into_iter().for_each(|it| self.position.remember(it));
        res
    }

    /// How many legal moves there are. Quicker than to list them.
    pub fn count(&mut self) -> u64 {
        if self.now.listed || !self.variant.has(Features::ENFORCED) {
            return self.list() as u64;
        }
        let n = perft::leaves(&self.variant, &mut self.position, 1, &mut self.generator, &mut self.moves);
        if n > 0 && self.is_over() { 0 } else { n }
    }

    /// Whether a judge whom counting does not ask ends the game of a position that has moves, claims aside.
    fn is_over(&mut self) -> bool {
        let Self { variant, position, generator, now, .. } = self;
        let in_check = generator.seen_check();
        let in_check = in_check.unwrap_or_else(|| generator.in_check(variant, position, position.turn()));
        let (moves, past) = (Moves::default(), set_aside(position));
        let case = Case { variant, position, can_move: true, in_check, moves: &moves, first: 0, half: now.half };
        let mut verdicts = variant
            .hooks
            .judges
            .iter()
            .filter(|it| !it.capabilities().contains(Capabilities::ENDS_COUNTING))
            .filter_map(|it| it.judge(case));
        let res = verdicts.any(|it| !variant.hooks.claims[position.turn()].contains(&it.reason));
        past.into_iter().for_each(|it| position.remember(it));
        res
    }

    /// Makes the move of a number, from 0 below the length of the list. `false` if there is none.
    pub fn push(&mut self, number: usize) -> bool {
        if number >= self.list() {
            return false;
        }
        let compact = self.list[self.now.first + number];
        compact.patch(&self.position, &self.moves, &mut self.patch);
        let (mover, facts) = (self.mover(compact), self.facts(compact));
        let ends = self.records.then(|| self.ends(compact));
        self.position.set_turn(mover);
        self.position.apply(&self.patch);
        self.variant.remember(&mut self.position);
        self.plies.push(self.now);
        let half = self.tick(&facts, mover);
        if let Some((from, to)) = ends {
            self.record(mover, from, to, half);
        }
        let (first, mark, turn) = (self.list.len(), self.moves.mark(), self.position.turn());
        self.now = ExploredPly { first, mark, listed: false, turn, half };
        true
    }

    /// What a listed move does, as far as the clock asks.
    fn facts(&self, compact: CompactMove) -> MoveFacts {
        match compact {
            CompactMove::Written(idx) => MoveFacts::of_move(&self.position, &self.moves, idx as usize),
            CompactMove::Drop { .. } => MoveFacts { drops: true, ..MoveFacts::default() },
            CompactMove::Unaffected { from, to, .. } | CompactMove::Entry { from, to, .. } => MoveFacts {
                captures: !self.position.at(to).is_empty(),
                types: TypeSet::from_iter([self.position.at(from).kind()]),
                ..MoveFacts::default()
            },
        }
    }

    /// Where the piece of a listed move leaves and ends.
    fn ends(&self, compact: CompactMove) -> (Sq, Sq) {
        match compact {
            CompactMove::Unaffected { from, to, .. } | CompactMove::Entry { from, to, .. } => (from, to),
            CompactMove::Drop { .. } => (Sq::NONE, Sq::NONE),
            CompactMove::Written(idx) => self.moves.item(idx as usize).ends(),
        }
    }

    /// Adds the position after a move to the record.
    fn record(&mut self, mover: Player, from: Sq, to: Sq, half: u32) {
        let check = self.generator.in_check(&self.variant, &self.position, self.position.turn());
        let key = repetition_key::key(&self.variant, &self.position);
        self.position.remember(Past { key, mover, from, to, check, half });
    }

    /// The clock after a move that was just made. Where some checks do not count, each is noted.
    fn tick(&mut self, facts: &MoveFacts, mover: Player) -> u32 {
        let clock = &self.variant.carried.halfmove_clock;
        let counts_checks = clock.check_cap != [0; 2];
        let check = counts_checks && self.generator.in_check(&self.variant, &self.position, mover.other());
        let half = clock.tick(self.now.half, facts, &self.past, mover, check);
        if counts_checks {
            self.past.push(Past { key: 0, mover, from: Sq::NONE, to: Sq::NONE, check, half });
        }
        half
    }

    /// Whose move it is: out of turn only where rules are not enforced.
    fn mover(&self, it: CompactMove) -> Player {
        match it {
            CompactMove::Written(idx) if !self.variant.has(Features::ENFORCED) => {
                match self.moves.path(idx as usize).first() {
                    Some(Step::Square(from)) if !self.position.at(*from).is_empty() => self.position.at(*from).side(),
                    _ => self.position.turn(),
                }
            }
            _ => self.position.turn(),
        }
    }

    /// Takes the last move back. `false` at the start.
    pub fn pop(&mut self) -> bool {
        let Some(before) = self.plies.pop() else { return false };
        self.position.undo();
        self.position.set_turn(before.turn);
        self.position.recall(self.position.past().len().saturating_sub(1));
        if self.variant.carried.halfmove_clock.check_cap != [0; 2] {
            self.past.pop();
        }
        self.moves.cut(self.now.mark);
        self.list.truncate(self.now.first);
        self.now = before;
        true
    }
}

/// Takes the record out of a position.
fn set_aside(position: &mut Position) -> Vec<Past> {
    let res = position.past().to_vec();
    position.recall(0);
    res
}
