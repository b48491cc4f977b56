//! The positions on the way from the root, and before it, to notice when one comes back.

use engine::hooks::Case;
use engine::ids::{Player, Sq};
use engine::moves::move_list::Moves;
use engine::position::{Past, Position};
use engine::variant::Variant;
use engine::verdict::Verdict;

/// How often a cycle is imagined to go on before rules are asked about it.
const ROUNDS: usize = 3;

/// Longest cycle about which rules are asked, in plies.
const LONGEST: usize = 64;

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit {
    /// Its hash.
    pub(crate) key: u64,
    /// Who made the move that led there.
    pub(crate) mover: Player,
    /// Where that move began and ended.
    pub(crate) ends: (Sq, Sq),
    /// Whether the side to move is in check.
    pub(crate) check: bool,
    /// The half-move clock.
    pub(crate) half: u32,
}

/// The positions before the root, the root, and those on the way to the current one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visited {
    all: Vec<Visit>,
    /// How many of them, from the first, the record of the position holds too.
    n_recorded: usize,
}

impl Visited {
    /// Begins at a position with its way back and its record.
    pub(crate) fn new(position: &Position) -> Self {
        let past = position.past();
        let mut before = position.clone();
        let mut keys = vec![before.hash()];
        while keys.len() < past.len() && before.depth() > 0 {
            before.undo();
            keys.push(before.hash());
        }
        keys.truncate(past.len());
        let known = past.iter().rev().zip(keys).map(|(it, key)| Visit {
            key,
            mover: it.mover,
            ends: (it.from, it.to),
            check: it.check,
            half: it.half,
        });
        let mut all: Vec<Visit> = known.collect();
        all.reverse();
        Self { n_recorded: all.len(), all }
    }

    /// The half-move clock of the current position.
    pub(crate) fn half(&self) -> u32 {
        self.all.last().map_or(0, |it| it.half)
    }

    pub(crate) fn push(&mut self, visit: Visit) {
        self.all.push(visit);
    }

    pub(crate) fn pop(&mut self) {
        self.all.pop();
    }

    /// Where the current position stood before.
    pub(crate) fn last_time(&self) -> Option<usize> {
        let (now, before) = self.all.split_last()?;
        let nearest = before.len().saturating_sub(now.half as usize);
        before[nearest..].iter().rposition(|it| it.key == now.key).map(|it| it + nearest)
    }

    /// The verdict of the rules if what happened since the position came up at `first` went on for ever.
    pub(crate) fn verdict(&self, variant: &Variant, position: &mut Position, first: usize) -> Option<Verdict> {
        let cycle = &self.all[first + 1..];
        if cycle.len() > LONGEST {
            return None;
        }
        let n_before = position.past().len();
        let on_the_way = &self.all[self.n_recorded.min(self.all.len())..];
        let key_of = |it: &Visit| self.recorded_key(&position.past()[..n_before], it.key);
        let rounds = (0..ROUNDS).flat_map(|_| cycle);
        let imagined: Vec<Past> = on_the_way
            .iter()
            .chain(rounds)
            .map(|it| Past {
                key: key_of(it),
                mover: it.mover,
                from: it.ends.0,
                to: it.ends.1,
                check: it.check,
                half: it.half,
            })
            .collect();
        imagined.into_iter().for_each(|it| position.remember(it));
        let moves = Moves::default();
        let now = self.all.last()?;
        let case =
            Case { variant, position, can_move: true, in_check: now.check, moves: &moves, first: 0, half: now.half };
        let res = variant.verdicts(case).next();
        position.recall(n_before);
        res
    }

    /// The key that the record has for a position of this hash.
    fn recorded_key(&self, past: &[Past], key: u64) -> u64 {
        let idx = self.all[..self.n_recorded.min(past.len())].iter().position(|it| it.key == key);
        let offset = past.len() - self.n_recorded.min(past.len());
        idx.and_then(|it| past.get(it + offset)).map_or(key, |it| it.key)
    }
}
