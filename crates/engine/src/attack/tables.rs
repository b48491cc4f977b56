//! Reverse tables of attacks along lines, and the types whose attacks only walks can find. `query` asks them.

use std::borrow::Cow;

use crate::attack::rays::{RayTables, Spot};
use crate::attack::reach;
use crate::board::topology::{Topology, VecId, Vector};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps};

/// What must stand between attacker and target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Gap {
    /// Nothing.
    Clear,
    /// Exactly one piece.
    OneMount,
    /// One piece, next to the target.
    MountNext,
    /// The path of a lame leap, as steps from the attacker, and whether its squares must exist.
    Path(Vec<VecId>, bool),
}

/// A line along which pieces attack a target, walked from the target back.
#[derive(Clone, Debug)]
pub(crate) struct AttackLine {
    pub(crate) back: VecId,
    pub(crate) between: Gap,
    virgin: bool,
    /// Where the attacker must stand, if its moves depend on that.
    from: Where,
    /// By type: how far it attacks along the line; 0 is not at all.
    pub(crate) ranges: Box<[u16]>,
    longest: u16,
}

/// Reverse tables by attacking side.
#[derive(Debug, Default)]
pub struct Attacks {
    pub(crate) lines: [Vec<AttackLine>; 2],
    /// By side and target: the squares of its lines.
    fans: RayTables,
    /// Types whose attacks are found by walking.
    pub(crate) walkers: [TypeSet; 2],
    /// Types that capture in passing, for royals that leave such a right.
    pub(super) passing: [TypeSet; 2],
    /// Types whose attacks along lines must be confirmed by walking.
    pub(crate) doubtful: TypeSet,
    /// Types that may take what their walks alone do not take.
    pub(super) changed: TypeSet,
    /// By side and type: beyond this distance it takes nothing.
    pub(super) reach: [Vec<u16>; 2],
}

impl Attacks {
    /// Builds the tables. `by_walk`: types whose attacks passes change; `doubtful`: types whose attacks they may drop.
    pub fn build(movement: &mut Movement, n_types: usize, by_walk: &TypeSet, doubtful: TypeSet) -> Self {
        let mut res = Self { doubtful, changed: *by_walk, ..Self::default() };
        for side in Player::BOTH {
            res.reach[side.index()].push(0);
            for kind in 1..=n_types {
                let id = TypeId(kind as u8);
                let captures_in_passing =
                    |it: &(&Program, _)| it.0.nodes.iter().flatten().any(|it| it.powers.contains(Powers::TAKE_PASSING));
                if programs_of(movement, side, kind).iter().any(captures_in_passing) {
                    res.passing[side.index()].insert(id);
                }
                let walked =
                    by_walk.has(id) || movement.closed[side.index()][kind].is_some() || movement.ride_limits.is_some();
                let reach = if by_walk.has(id) { reach::ANYWHERE } else { reach_of(movement, side, kind) };
                res.reach[side.index()].push(reach);
                let Some(all) = all_lines(movement, side, kind).filter(|_| !walked) else {
                    res.walkers[side.index()].insert(id);
                    continue;
                };
                for (lines, from) in all {
                    for (step, range, virgin, between) in lines {
                        let back = back(&mut movement.topology, step);
                        let line = AttackLine {
                            back,
                            between,
                            virgin,
                            from: from.clone(),
                            ranges: Box::default(),
                            longest: 0,
                        };
                        res.add(side, id, n_types, line, range);
                    }
                }
            }
        }
        res.fans = RayTables::new(2 * movement.topology.len());
        res
    }

    /// Adds a type to the line that is like `line`, which is made if it is new.
    fn add(&mut self, side: Player, kind: TypeId, n_types: usize, line: AttackLine, range: u16) {
        let lines = &mut self.lines[side.index()];
        let same = |it: &AttackLine| {
            it.back == line.back && it.between == line.between && it.virgin == line.virgin && it.from == line.from
        };
        let idx = lines.iter().position(same).unwrap_or_else(|| {
            lines.push(AttackLine { ranges: vec![0; n_types + 1].into_boxed_slice(), ..line });
            lines.len() - 1
        });
        let line = &mut lines[idx];
        line.ranges[kind.index()] = line.ranges[kind.index()].max(range);
        line.longest = line.longest.max(range);
    }

    /// The first square for which `sure` holds from which the side attacks the target along a line.
    #[inline]
    pub(crate) fn along_lines(&self, target: &Target<'_>, mut sure: impl FnMut(Sq) -> bool) -> Option<Sq> {
        let spots = self.spots(target.movement, target.square, target.by);
        let lines = &self.lines[target.by.index()];
        let attacker = |it: FirstPiece<'_>| lines[usize::from(it.first.line)].attacker(target, &it);
        FirstPieces { spots: &spots, position: target.position }.filter_map(attacker).find(|it| sure(*it))
    }

    /// The squares of the lines along which the side attacks `target`.
    #[inline]
    pub(crate) fn spots(&self, movement: &Movement, target: Sq, by: Player) -> Cow<'_, [Spot]> {
        let lines = self.lines[by.index()].iter().map(|it| (it.back, it.longest));
        let number = by.index() * movement.topology.len() + target.index();
        self.fans.get(number, &movement.topology, target, lines)
    }

    /// Types of a side whose attacks are found by walking.
    #[must_use]
    pub fn walkers(&self, side: Player) -> &TypeSet {
        &self.walkers[side.index()]
    }
}

/// A square that may be attacked, and by whom.
#[derive(Clone, Copy)]
pub(crate) struct Target<'a> {
    pub(crate) movement: &'a Movement,
    pub(crate) position: &'a Position,
    pub(crate) square: Sq,
    pub(crate) by: Player,
}

/// The first piece on a line.
pub(crate) struct FirstPiece<'a> {
    pub(crate) first: Spot,
    /// The squares of the line behind it.
    behind: &'a [Spot],
}

impl FirstPiece<'_> {
    /// The pieces behind the first.
    pub(crate) fn others<'p>(&self, position: &'p Position) -> impl Iterator<Item = Spot> + use<'_, 'p> {
        self.behind.iter().copied().filter(|it| !position.at(it.at).is_empty())
    }
}

/// The first piece on each line.
pub(crate) struct FirstPieces<'a> {
    pub(crate) spots: &'a [Spot],
    pub(crate) position: &'a Position,
}

impl<'a> Iterator for FirstPieces<'a> {
    type Item = FirstPiece<'a>;

    #[inline]
    fn next(&mut self) -> Option<FirstPiece<'a>> {
        while let [spot, others @ ..] = self.spots {
            self.spots = others;
            if !self.position.at(spot.at).is_empty() {
                let (behind, others) = others.split_at(usize::from(spot.behind));
                self.spots = others;
                return Some(FirstPiece { first: *spot, behind });
            }
        }
        None
    }
}

impl AttackLine {
    /// Whether the piece on a square at some distance attacks along the line, if what stands between allows it.
    #[inline(never)]
    pub(crate) fn hits(&self, target: &Target<'_>, spot: Spot) -> bool {
        let Target { movement, position, square, by } = *target;
        let occupant = position.at(spot.at);
        occupant.is(by)
            && self.ranges[occupant.kind().index()] >= spot.distance
            && (!self.virgin || movement.may_begin(occupant, spot.at))
            && self.from.as_ref().is_none_or(|it| it[spot.at.index()])
            && !movement.is_barred(by, occupant.kind(), square)
            && !movement.is_spared(occupant.kind(), position.at(square).kind())
    }

    /// The square of the piece that attacks along the line, if one does.
    #[inline(always)]
    pub(crate) fn attacker(&self, target: &Target<'_>, first: &FirstPiece<'_>) -> Option<Sq> {
        let taker = if let Gap::Clear = self.between { first.first } else { self.taker(target, first)? };
        let hits = target.position.at(taker.at).is(target.by) && self.hits(target, taker);
        hits.then_some(taker.at)
    }

    /// The piece that may attack along the line over what stands there.
    fn taker(&self, target: &Target<'_>, met: &FirstPiece<'_>) -> Option<Spot> {
        let Target { movement, position, .. } = *target;
        match &self.between {
            Gap::MountNext if met.first.distance > 1 => None,
            Gap::MountNext | Gap::OneMount => met.others(position).next(),
            Gap::Path(path, stepped) => {
                let free = |step: &VecId| match movement.topology.step(*step, met.first.at) {
                    Sq::NONE => !stepped,
                    sq => position.at(sq).is_empty(),
                };
                path.iter().all(free).then_some(met.first)
            }
            Gap::Clear => Some(met.first),
        }
    }
}

/// The squares where something holds; `None` for all.
type Where = Option<Box<[bool]>>;

/// The programs of a type, each with the squares where it holds.
fn programs_of(movement: &Movement, side: Player, kind: usize) -> Vec<(&Program, Where)> {
    let program = &movement.programs[side.index()][kind];
    let Some(local) = &movement.local[side.index()][kind] else { return vec![(program, None)] };
    let where_it_holds = |idx: u8| Some(local.iter().map(|it| *it == idx).collect());
    let mut used: Vec<u8> = local.to_vec();
    sort::sort(&mut used);
    used.dedup();
    let named = |it: u8| if it == 0 { program } else { &movement.elsewhere[usize::from(it)] };
    used.into_iter().map(|it| (named(it), where_it_holds(it))).collect()
}

/// The distance beyond which a type takes nothing, wherever it stands.
fn reach_of(movement: &Movement, side: Player, kind: usize) -> u16 {
    let programs = programs_of(movement, side, kind);
    programs.iter().map(|it| reach::of_program(&movement.topology, it.0)).max().unwrap_or(0)
}

/// The step in the opposite direction.
fn back(topology: &mut Topology, step: VecId) -> VecId {
    let Vector { dx, dy, wrap } = topology.vector_of(step);
    topology.vector(Vector { dx: -dx, dy: -dy, wrap })
}

type LineSpec = (VecId, u16, bool, Gap);

/// The capturing lines of a type, each list with the squares where it holds; `None` if it captures in ways that lines cannot say.
fn all_lines(movement: &Movement, side: Player, kind: usize) -> Option<Vec<(Vec<LineSpec>, Where)>> {
    let mut res = Vec::new();
    for (program, from) in programs_of(movement, side, kind) {
        res.push((lines_of(program)?, from));
    }
    Some(res)
}

/// The capturing lines of a program; `None` if it captures in ways that lines cannot say.
fn lines_of(program: &Program) -> Option<Vec<LineSpec>> {
    let takes = Powers::TAKE | Powers::TAKE_ROYAL;
    let mut res: Vec<_> = program
        .rays
        .iter()
        .filter(|it| it.powers.intersects(takes))
        .map(|it| (it.step, it.range, it.virgin, Gap::Clear))
        .collect();
    for it in &program.walked {
        let MoveStart::Legs(node) = it.start else { return None };
        if !takes_anything(program, node) {
            continue;
        }
        for branch in &program.nodes[node.0 as usize] {
            if branch.next != NodeId::END {
                return None;
            }
            if branch.powers.intersects(takes) {
                let (step, between) = simple_line(branch)?;
                res.push((step, branch.range.1, it.virgin, between));
            } else if branch.powers.contains(Powers::RELAY) {
                return None;
            }
        }
    }
    Some(res)
}

/// Whether a walk from a node on may take an enemy by replacing or passing it; captures in passing are asked for
/// apart.
fn takes_anything(program: &Program, node: NodeId) -> bool {
    let takes = Powers::TAKE | Powers::TAKE_ROYAL | Powers::RELAY;
    let mut seen = vec![false; program.nodes.len()];
    let mut open = vec![node];
    while let Some(it) = open.pop() {
        let branches = program.nodes.get(it.0 as usize).filter(|_| !std::mem::replace(&mut seen[it.0 as usize], true));
        for branch in branches.into_iter().flatten() {
            if branch.powers.intersects(takes) {
                return true;
            }
            open.extend([branch.next, branch.next_toggled].into_iter().filter(|it| *it != NodeId::END));
        }
    }
    false
}

fn simple_line(branch: &Branch) -> Option<(VecId, Gap)> {
    let Steps::Straight(step) = branch.steps else { return None };
    if branch.range.0 != 1 {
        return None;
    }
    // Rights and trails do not change what is attacked.
    let gait = branch.gait.difference(Gait::PATH_TRAIL | Gait::TRAIL);
    let between = if gait == Gait::empty() {
        Gap::Clear
    } else if gait == Gait::HOP {
        Gap::OneMount
    } else if gait == Gait::HOP_NEXT {
        Gap::MountNext
    } else if gait.difference(Gait::STEPPED) == Gait::LAME && branch.range.1 == 1 {
        Gap::Path(branch.path.clone(), gait.contains(Gait::STEPPED))
    } else {
        return None;
    };
    Some((step, between))
}
