//! Moves of one position in arenas, and their spellings. Where they come from is not decided here.

use std::ops::Range;

use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::ids::{Label, Player, Sq, TypeId};
use crate::moves::candidate::{Candidate, Turn};
use crate::moves::patch;
use crate::moves::patch::Edit;
use crate::moves::path::Step;
use crate::moves::unaffected::{Legality, UnaffectedMove};
use crate::program::Powers;
use crate::program::walker::trace::Victim;

/// Moves of one position that are kept.
pub(crate) const MAX_MOVES: usize = 1 << 14;

/// Changes of all moves of one position that are kept.
const MAX_EDITS: usize = 1 << 17;

/// A range of one of the arenas.
type ArenaRange = (u32, u32);

fn range(part: ArenaRange) -> Range<usize> {
    part.0 as usize..part.1 as usize
}

/// A move: ranges of the arenas and what is shown of it.
#[derive(Clone, Copy, Debug)]
pub struct Item {
    edits: ArenaRange,
    steps: ArenaRange,
    crossed: ArenaRange,
    victims: ArenaRange,
    aliases: ArenaRange,
    /// Why it is legal, if that is known without a try.
    pub legality: Legality,
    /// What kind of turn it is.
    pub turn: Turn,
    /// The first square clicked.
    pub origin: Sq,
    /// Where the piece stood that moves.
    pub from: Sq,
    /// Where it ends.
    pub to: Sq,
    /// The type before the move.
    pub kind: TypeId,
    /// The type afterwards.
    pub becomes: TypeId,
    /// Whether only virgin movers may make it.
    pub initial: bool,
    /// What its last leg accepts on its end square.
    pub powers: Powers,
    /// Whether nothing on the way can stop it.
    pub leap: bool,
    /// What the menu says if other moves are spelled alike.
    pub label: Label,
    /// How many squares are clicked after its end, walls aside.
    pub n_after: u16,
}

impl Item {
    /// Where its piece leaves and ends; `Sq::NONE` where no piece of the board moves.
    #[must_use]
    pub const fn ends(&self) -> (Sq, Sq) {
        match self.turn {
            Turn::Walk | Turn::Castle | Turn::Double | Turn::TurnUp => (self.from, self.to),
            Turn::Drop | Turn::Pass => (Sq::NONE, Sq::NONE),
        }
    }
}

/// The moves of one position. Clearing keeps the memory.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    items: Vec<Item>,
    edits: Vec<Edit>,
    steps: Vec<Step>,
    crossed: Vec<Sq>,
    victims: Vec<Victim>,
    aliases: Vec<ArenaRange>,
}

/// Where the arenas ended at some time.
#[derive(Clone, Copy, Debug)]
pub struct ArenaMark([usize; 6]);

impl ArenaMark {
    /// How many moves there were.
    #[must_use]
    pub const fn n_moves(&self) -> usize {
        self.0[0]
    }
}

impl Moves {
    /// Forgets all moves.
    pub fn clear(&mut self) {
        self.items.clear();
        self.edits.clear();
        self.steps.clear();
        self.crossed.clear();
        self.victims.clear();
        self.aliases.clear();
    }

    /// The state of the arenas, to return to.
    #[must_use]
    pub fn mark(&self) -> ArenaMark {
        ArenaMark([
            self.items.len(),
            self.edits.len(),
            self.steps.len(),
            self.crossed.len(),
            self.victims.len(),
            self.aliases.len(),
        ])
    }

    /// Whether so many moves were added since the mark that the position has to do without the rest.
    #[must_use]
    pub fn is_full_since(&self, mark: ArenaMark) -> bool {
        self.items.len() - mark.0[0] >= MAX_MOVES || self.edits.len() - mark.0[1] >= MAX_EDITS
    }

    /// Forgets the moves added since the mark.
    pub fn cut(&mut self, mark: ArenaMark) {
        let [items, edits, steps, crossed, victims, aliases] = mark.0;
        self.items.truncate(items);
        self.edits.truncate(edits);
        self.steps.truncate(steps);
        self.crossed.truncate(crossed);
        self.victims.truncate(victims);
        self.aliases.truncate(aliases);
    }

    /// Adds a move.
    pub fn push(&mut self, candidate: &Candidate) {
        let edits = self.edits.len();
        candidate.patch(&mut self.edits);
        let steps = self.push_steps(&candidate.steps);
        let crossed = append(&mut self.crossed, &candidate.crossed);
        let victims = append(&mut self.victims, &candidate.victims);
        let aliases = self.aliases.len();
        for it in &candidate.aliases {
            let part = self.push_steps(it);
            self.aliases.push(part);
        }
        self.items.push(Item {
            edits: (edits as u32, self.edits.len() as u32),
            steps,
            crossed,
            victims,
            aliases: (aliases as u32, self.aliases.len() as u32),
            legality: Legality::Unknown,
            turn: candidate.turn,
            origin: candidate.origin,
            from: candidate.from,
            to: candidate.to,
            kind: candidate.before.kind(),
            becomes: candidate.after.kind(),
            initial: candidate.initial,
            powers: candidate.powers,
            leap: candidate.leap,
            label: candidate.label,
            n_after: candidate.n_after,
        });
    }

    /// Adds an unaffected move.
    pub(crate) fn push_unaffected(&mut self, topology: &Topology, it: &UnaffectedMove<'_>, legality: Legality) {
        let edits = self.edits.len();
        let after = it.piece.moved();
        let (leaves, arrives) = (Edit::Put(it.from, Occupant::EMPTY), Edit::Put(it.to, after));
        self.edits.extend(if it.from < it.to { [leaves, arrives] } else { [arrives, leaves] });
        if !it.trail.is_empty() {
            let trail = it.trail.iter().map(|step| topology.step(*step, it.from)).filter(|sq| *sq != Sq::NONE);
            self.edits.extend(trail.map(|square| Edit::Right { square, victim: it.to }));
            patch::sort(&mut self.edits[edits + 2..]);
        }
        let victim = Victim { square: it.to, piece: it.taken, unloaded: false, burnt: false, threatened: true };
        let victims = append(&mut self.victims, if it.taken.is_empty() { &[] } else { std::slice::from_ref(&victim) });
        let steps = append(&mut self.steps, &[Step::Square(it.from), Step::Square(it.to)]);
        self.items.push(Item {
            edits: (edits as u32, self.edits.len() as u32),
            steps,
            crossed: (0, 0),
            victims,
            aliases: (0, 0),
            legality,
            turn: Turn::Walk,
            origin: it.from,
            from: it.from,
            to: it.to,
            kind: it.piece.kind(),
            becomes: after.kind(),
            initial: it.initial,
            powers: it.powers,
            leap: it.leap,
            label: Label::default(),
            n_after: 0,
        });
    }

    /// Adds an unaffected move with a piece of the hand that enters where it leaves. It is legal if that is.
    pub(crate) fn push_entry(
        &mut self,
        topology: &Topology,
        it: &UnaffectedMove<'_>,
        kind: TypeId,
        legality: Legality,
    ) {
        self.push_unaffected(topology, it, legality);
        let Some(mut item) = self.items.pop() else { return };
        let side = it.piece.side();
        let edits = range(item.edits);
        if let Some(left) =
            self.edits[edits.clone()].iter_mut().find(|edit| matches!(edit, Edit::Put(sq, _) if *sq == it.from))
        {
            *left = Edit::Put(it.from, Occupant::new(side, kind));
        }
        self.edits.push(Edit::Hand(side, kind, -1));
        patch::sort(&mut self.edits[edits.start..]);
        self.steps.push(Step::Hand(kind));
        (item.edits.1, item.steps.1) = (self.edits.len() as u32, self.steps.len() as u32);
        self.items.push(item);
    }

    /// Adds a drop that is surely legal.
    pub(crate) fn push_drop(&mut self, side: Player, kind: TypeId, sq: Sq) {
        let edits = append(&mut self.edits, &[Edit::Put(sq, Occupant::new(side, kind)), Edit::Hand(side, kind, -1)]);
        let steps = append(&mut self.steps, &[Step::Hand(kind), Step::Square(sq)]);
        self.items.push(Item {
            edits,
            steps,
            crossed: (0, 0),
            victims: (0, 0),
            aliases: (0, 0),
            legality: Legality::Certain,
            turn: Turn::Drop,
            origin: sq,
            from: sq,
            to: sq,
            kind,
            becomes: kind,
            initial: false,
            powers: Powers::MOVE,
            leap: false,
            label: Label::default(),
            n_after: 0,
        });
    }

    fn push_steps(&mut self, steps: &[Step]) -> ArenaRange {
        append(&mut self.steps, steps)
    }

    /// How many moves there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Whether there is no move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// A move by its index.
    #[must_use]
    pub fn item(&self, idx: usize) -> Item {
        self.items[idx]
    }

    /// Why the move is legal, if that is known without a try.
    #[must_use]
    pub(crate) fn legality(&self, idx: usize) -> Legality {
        self.items[idx].legality
    }

    /// What the move changes.
    #[must_use]
    pub fn patch(&self, idx: usize) -> &[Edit] {
        &self.edits[range(self.items[idx].edits)]
    }

    /// The canonical spelling.
    #[must_use]
    pub fn path(&self, idx: usize) -> &[Step] {
        &self.steps[range(self.items[idx].steps)]
    }

    /// Where the move puts a wall beside what its piece does.
    #[must_use]
    pub fn wall(&self, idx: usize) -> Option<Sq> {
        let item = self.items[idx];
        let is_put = |sq: Sq| {
            // On its end square the piece itself has become one. Walls that are pushed come to squares that nobody names.
            (sq != item.to || item.kind == TypeId::NONE) && self.path(idx).contains(&Step::Square(sq))
        };
        self.patch(idx).iter().find_map(|it| match *it {
            Edit::Put(sq, content) if content.is_wall() && is_put(sq) => Some(sq),
            _ => None,
        })
    }

    /// How many of the steps of a spelling of the move come before the one that says where the wall is put.
    #[must_use]
    pub fn before_wall(&self, idx: usize, steps: &[Step]) -> usize {
        let is_last = |it: Sq| steps.len() > 1 && steps.last() == Some(&Step::Square(it));
        steps.len() - usize::from(self.wall(idx).is_some_and(is_last))
    }

    /// How many of the steps of a spelling of the move come before the squares that are clicked after its end: where a
    /// wall is put, or what a routine of the page asks for.
    #[must_use]
    pub fn before_rest(&self, idx: usize, steps: &[Step]) -> usize {
        let end = self.before_wall(idx, steps);
        let n_after = usize::from(self.items[idx].n_after);
        let n_choices = usize::from(matches!(steps[..end].last(), Some(Step::Choice(_))));
        if n_after == 0 { end } else { end.saturating_sub(n_choices + n_after) }
    }

    /// Other spellings of the move.
    pub fn aliases(&self, idx: usize) -> impl Iterator<Item = &[Step]> {
        self.aliases[range(self.items[idx].aliases)].iter().map(|it| &self.steps[range(*it)])
    }

    /// Squares on which a royal mover must be safe.
    #[must_use]
    pub fn crossed(&self, idx: usize) -> &[Sq] {
        &self.crossed[range(self.items[idx].crossed)]
    }

    /// Pieces that the move takes or puts elsewhere.
    #[must_use]
    pub fn victims(&self, idx: usize) -> &[Victim] {
        &self.victims[range(self.items[idx].victims)]
    }

    /// Keeps the moves added since the mark for which `keep` holds.
    pub fn retain_since(&mut self, mark: ArenaMark, mut keep: impl FnMut(&Self, usize) -> bool) {
        let first = mark.0[0];
        let mut kept = first;
        for idx in first..self.items.len() {
            if keep(self, idx) {
                if kept != idx {
                    self.items[kept] = self.items[idx];
                }
                kept += 1;
            }
        }
        self.items.truncate(kept);
    }

    /// Keeps one of the moves added since the mark that have the same effect and the same spelling.
    pub fn unite_since(&mut self, mark: ArenaMark) {
        let first = mark.0[0];
        let mut order: Vec<usize> = (first..self.items.len()).collect();
        let key = |it: usize| (self.patch(it), self.path(it));
        sort::by(&mut order, |a, b| key(*a).cmp(&key(*b)));
        let mut again = vec![false; self.items.len()];
        order.windows(2).filter(|it| key(it[0]) == key(it[1])).for_each(|it| again[it[1]] = true);
        let mut idx = 0;
        self.items.retain(|_| {
            idx += 1;
            !again[idx - 1]
        });
    }

    /// Merges moves added since the mark that have the same effect; their spellings become aliases.
    pub fn merge_since(&mut self, mark: ArenaMark) {
        let first = mark.0[0];
        // There may be thousands, and few have the same effect: their hashes tell most of them apart.
        let mut order: Vec<(u64, usize)> =
            (first..self.items.len()).map(|it| (patch::hash(self.patch(it)), it)).collect();
        // Of a turn of one part and one of two the shorter gives its name.
        let key = |it: usize| (self.patch(it), self.items[it].turn == Turn::Double, it);
        order.sort_unstable_by(|a, b| a.0.cmp(&b.0).then_with(|| key(a.1).cmp(&key(b.1))));
        let mut merged = vec![usize::MAX; self.items.len() - first];
        let mut more: Vec<(usize, ArenaRange)> = Vec::new();
        for pair in 1..order.len() {
            let ((before_hash, before), (hash, idx)) = (order[pair - 1], order[pair]);
            if before_hash != hash || self.patch(before) != self.patch(idx) {
                continue;
            }
            let target = match merged[before - first] {
                usize::MAX => before,
                it => it,
            };
            merged[idx - first] = target;
            if self.path(target) != self.path(idx) {
                more.push((target, self.items[idx].steps));
            }
            let aliases = self.aliases[range(self.items[idx].aliases)].iter();
            more.extend(aliases.map(|it| (target, *it)));
        }
        sort::sort(&mut more);
        more.dedup_by(|a, b| a.0 == b.0 && self.steps[range(a.1)] == self.steps[range(b.1)]);
        for group in more.chunk_by(|a, b| a.0 == b.0) {
            let target = group[0].0;
            let start = self.aliases.len() as u32;
            for idx in range(self.items[target].aliases) {
                let it = self.aliases[idx];
                self.aliases.push(it);
            }
            self.aliases.extend(group.iter().map(|it| it.1));
            self.items[target].aliases = (start, self.aliases.len() as u32);
        }
        let mut idx = 0;
        self.items.retain(|_| {
            idx += 1;
            idx <= first || merged[idx - 1 - first] == usize::MAX
        });
    }
}

fn append<T: Copy>(arena: &mut Vec<T>, items: &[T]) -> ArenaRange {
    let start = arena.len() as u32;
    arena.extend_from_slice(items);
    (start, arena.len() as u32)
}
