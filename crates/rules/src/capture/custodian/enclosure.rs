//! What a piece encloses where its move ends, as the board stands after the move.

use crate::builder::area::Area;
use crate::prelude::*;
use crate::support::lines::{LineStep, squares};
use engine::board::topology::{Topology, VecId};
use engine::program::Program;

/// What a line captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LineOf {
    /// An unbroken row of enemies between the mover and another own piece.
    Custodian,
    /// The two enemies between which the mover arrives.
    Intervention,
}

/// The lines of a pattern.
#[derive(Clone, Debug, Default)]
pub(super) struct Lines(Vec<LineStep>);

impl Lines {
    /// The legs of a program.
    pub(super) fn of(program: &Program, topology: &mut Topology) -> Self {
        let legs = program.singles().0.into_iter();
        Self(
            legs.map(|it| LineStep { step: it.step(), back: topology.reverse(it.step()), range: it.leg.range })
                .collect(),
        )
    }
}

/// The board after a move.
type Board<'b> = &'b dyn Fn(Sq) -> Occupant;

/// How pieces enclose others.
#[derive(Debug)]
pub(super) struct Enclosure {
    /// By side and type that moves.
    lines: [Vec<Vec<(LineOf, LineStep)>>; 2],
    /// By side and type that is surrounded: where the enemies have to stand.
    surrounds: [Vec<Vec<LineStep>>; 2],
    /// By side and type that is shut in together with its neighbours: where those stand.
    groups: [Vec<Vec<LineStep>>; 2],
    /// Types at the other end of a row, and those that surround.
    anvil: TypeSet,
    /// Squares that count as a piece of the side that encloses, while they are empty.
    pub(super) hostile: Option<Area>,
    /// Types that the edge of the board helps to surround.
    pub(super) edge: TypeSet,
}

impl Enclosure {
    /// Nothing is enclosed yet.
    pub(super) fn new(n_types: usize, anvil: TypeSet) -> Self {
        let lines = Player::both(|_| vec![Vec::new(); n_types + 1]);
        let [surrounds, groups] = [(); 2].map(|()| Player::both(|_| vec![Vec::new(); n_types + 1]));
        Self { lines, surrounds, groups, anvil, hostile: None, edge: TypeSet::EMPTY }
    }

    /// Adds what a type captures along lines.
    pub(super) fn add(&mut self, side: Player, kind: TypeId, of: LineOf, lines: &Lines) {
        self.lines[side][kind.index()].extend(lines.0.iter().map(|it| (of, *it)));
    }

    /// Adds where a type is surrounded.
    pub(super) fn add_surround(&mut self, side: Player, kind: TypeId, lines: &Lines) {
        self.surrounds[side][kind.index()].extend(&lines.0);
    }

    /// Adds which neighbours a type is shut in with.
    pub(super) fn add_group(&mut self, side: Player, kind: TypeId, lines: &Lines) {
        self.groups[side][kind.index()].extend(&lines.0);
    }

    /// Whether a move of the type may enclose anything.
    pub(super) fn acts(&self, kind: TypeId) -> bool {
        let has_lines = self.lines.iter().any(|it| !it[kind.index()].is_empty());
        // Whatever fills the last way out shuts a group in.
        let has_groups = self.groups.iter().flatten().any(|it| !it.is_empty());
        has_lines || has_groups || self.anvil.has(kind) && self.surrounds.iter().flatten().any(|it| !it.is_empty())
    }

    /// The enemies that the piece on `to` has between itself and another one, or at both of its sides; perhaps several
    /// times.
    pub(super) fn between(&self, topology: &Topology, to: Sq, at: Board<'_>) -> Vec<Sq> {
        let (mover, mut res) = (at(to), Vec::new());
        for (of, line) in &self.lines[mover.side()][mover.kind().index()] {
            match of {
                LineOf::Custodian => self.row(topology, *line, to, at, &mut res),
                LineOf::Intervention => {
                    let hit = |step| hit(topology, LineStep { step, ..*line }, to, at);
                    if let (Some(one), Some(other)) = (hit(line.step), hit(line.back)) {
                        res.extend([one, other]);
                    }
                }
            }
        }
        res
    }

    /// Adds the row that a line encloses.
    fn row(&self, topology: &Topology, line: LineStep, to: Sq, at: Board<'_>, res: &mut Vec<Sq>) {
        let (side, n_before) = (at(to).side(), res.len());
        let most = line.range.1.saturating_add(1);
        for (n, sq) in numbered(topology, line.step, to, most) {
            if at(sq).is(side.other()) {
                res.push(sq);
            } else if n > line.range.0 && self.closes(side, sq, at) {
                return;
            } else {
                break;
            }
        }
        res.truncate(n_before);
    }

    /// Whether what is on a square encloses for a side.
    fn closes(&self, side: Player, sq: Sq, at: Board<'_>) -> bool {
        let content = at(sq);
        let is_hostile = || self.hostile.as_ref().is_some_and(|it| it.has(side, sq));
        if content.is_empty() { is_hostile() } else { content.is(side) && self.anvil.has(content.kind()) }
    }

    /// The enemies that the piece on `to` surrounds together with others, perhaps several times.
    pub(super) fn surrounded(&self, topology: &Topology, to: Sq, at: Board<'_>) -> Vec<Sq> {
        let (side, mut res) = (at(to).side(), Vec::new());
        for (kind, lines) in self.surrounds[side.other()].iter().enumerate() {
            let kind = TypeId(kind as u8);
            let no_way = |from: Sq, line: &LineStep| match topology.step(line.step, from) {
                Sq::NONE => self.edge.has(kind),
                it => self.closes(side, it, at),
            };
            for back in lines.iter().map(|it| it.back) {
                let sq = topology.step(back, to);
                let is_victim = sq != Sq::NONE && at(sq).is(side.other()) && at(sq).kind() == kind;
                if is_victim && lines.iter().all(|it| no_way(sq, it)) {
                    res.push(sq);
                }
            }
        }
        res
    }
}

impl Enclosure {
    /// The enemies that the piece on `to` shuts in: groups beside it with no empty square beside any of them.
    pub(super) fn shut_in(&self, topology: &Topology, to: Sq, at: Board<'_>) -> Vec<Sq> {
        let (side, mut res) = (at(to).side().other(), Vec::new());
        let lines_of = |sq: Sq| &self.groups[side][at(sq).kind().index()][..];
        let is_member = |sq: Sq| sq != Sq::NONE && at(sq).is(side) && !lines_of(sq).is_empty();
        let backs = self.groups[side].iter().flatten().map(|it| topology.step(it.back, to));
        for start in backs.filter(|it| is_member(*it)) {
            if res.contains(&start) || !lines_of(start).iter().any(|it| topology.step(it.step, start) == to) {
                continue;
            }
            let mut group = vec![start];
            let mut n_seen = 0;
            let is_shut_in = loop {
                let Some(sq) = group.get(n_seen).copied() else { break true };
                n_seen += 1;
                let mut beside = lines_of(sq).iter().map(|it| topology.step(it.step, sq)).filter(|it| *it != Sq::NONE);
                if beside.clone().any(|it| at(it).is_empty()) {
                    break false;
                }
                let new = beside.by_ref().filter(|it| is_member(*it) && !group.contains(it)).collect::<Vec<_>>();
                group.extend(new);
            };
            if is_shut_in {
                res.append(&mut group);
            }
        }
        res
    }
}

/// The squares of a line with their numbers.
fn numbered(topology: &Topology, step: VecId, from: Sq, most: u16) -> impl Iterator<Item = (u16, Sq)> {
    (1..=most).zip(squares(topology, step, from))
}

/// The enemy that a line hits first.
fn hit(topology: &Topology, line: LineStep, from: Sq, at: Board<'_>) -> Option<Sq> {
    let (n, sq) = numbered(topology, line.step, from, line.range.1).find(|it| !at(it.1).is_empty())?;
    (n >= line.range.0 && at(sq).is(at(from).side().other())).then_some(sq)
}
