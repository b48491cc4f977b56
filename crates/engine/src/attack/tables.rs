//! Reverse tables of attacks along lines, and the types whose attacks only walks can find. `query` asks them.

use std::borrow::Cow;

use crate::attack::rays::{RayTables, Spot};
use crate::attack::reach::Reaches;
use crate::board::occupant::Occupant;
use crate::board::topology::{ANYWHERE, Topology, VecId};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, Walked};

/// What must stand between attacker and target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// Nothing.
    Clear,
    /// Exactly one piece.
    OneMount,
    /// One piece, next to the target.
    MountNext,
    /// At least one piece, all of lower rank than the attacker.
    Lesser,
    /// The path of a lame leap, as steps from the attacker, and whether its squares must exist.
    Path(Vec<VecId>, bool),
}

/// A line along which pieces attack a target, walked from the target back.
#[derive(Clone, Debug)]
pub struct AttackLine {
    /// The step from the target towards the attacker.
    pub back: VecId,
    /// What must stand between attacker and target.
    pub between: Gap,
    virgin: bool,
    /// Where the attacker must stand, if its moves depend on that.
    from: Where,
    /// By type: how far it attacks along the line; 0 is not at all.
    pub ranges: Box<[u16]>,
    longest: u16,
}

/// Reverse tables by attacking side.
#[derive(Debug, Default)]
pub struct Attacks {
    /// All lines, by attacking side.
    pub lines: [Vec<AttackLine>; 2],
    /// By side and target: the squares of its lines.
    rows: RayTables,
    /// Types some of whose attacks are found by walking.
    pub(crate) walkers: [TypeSet; 2],
    /// Types that capture in passing, for royals that leave such a right.
    pub(super) passing: [TypeSet; 2],
    /// Types whose attacks along lines must be confirmed by walking.
    pub doubtful: TypeSet,
    /// By side and type: where walks must be asked.
    pub(super) bounds: [Vec<WalkBound>; 2],
    /// The same for what is no ride, whatever the tables know of it; empty where nobody asks for it.
    pub(super) walks: [Vec<WalkBound>; 2],
}

/// Where walks of a type must be asked, beside the lines of the tables.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct WalkBound {
    /// Beyond this distance its walks take nothing that stands where they lead, but along lines.
    pub(super) reach: u16,
    /// How far from where it arrives it takes something beside.
    pub(super) radius: u16,
}

impl WalkBound {
    const UNBOUNDED: Self = Self { reach: ANYWHERE, radius: ANYWHERE };

    /// Whether walks from a distance may take something.
    pub(super) fn reaches(self, distance: i32) -> bool {
        distance <= i32::from(self.reach.saturating_add(self.radius))
    }

    /// Whether there is no bound.
    pub(super) fn is_unbounded(self) -> bool {
        self.reach == ANYWHERE || self.radius == ANYWHERE
    }
}

impl Attacks {
    /// Builds the tables. `radii`: by type, how far from where it arrives passes let it take more; `doubtful`: types
    /// whose attacks they may drop.
    pub fn build(movement: &mut Movement, radii: &[Option<u16>], doubtful: TypeSet) -> Self {
        let mut res = Self { doubtful, ..Self::default() };
        let n_types = radii.len().saturating_sub(1);
        for side in Player::BOTH {
            res.bounds[side].push(WalkBound::default());
            for (kind, radius) in radii.iter().enumerate().skip(1) {
                let id = TypeId(kind as u8);
                let captures_in_passing =
                    |it: &(&Program, _)| it.0.nodes.iter().flatten().any(|it| it.powers.contains(Powers::TAKE_PASSING));
                if programs_of(movement, side, kind).iter().any(captures_in_passing) {
                    res.passing[side].insert(id);
                }
                let bound = res.add_type(movement, side, id, n_types, *radius);
                if bound.reach > 0 || bound.radius > 0 {
                    res.walkers[side].insert(id);
                }
                res.bounds[side].push(bound);
            }
        }
        res.rows = RayTables::new(2 * movement.topology.len());
        res
    }

    /// Works out how far walks take anything, rides aside. `radii`: by type, how far from where it arrives passes let it
    /// take more.
    pub fn measure_walks(&mut self, movement: &Movement, radii: &[Option<u16>]) {
        for side in Player::BOTH {
            let walks = |kind: usize| {
                let all = programs_of(movement, side, kind);
                all.iter().map(|it| Reaches::of(&movement.topology, it.0).walked()).max().unwrap_or(0)
            };
            let bound = |(kind, radius): (usize, &Option<u16>)| match kind {
                0 => WalkBound::default(),
                _ => WalkBound { reach: walks(kind), radius: radius.unwrap_or(0) },
            };
            self.walks[side] = radii.iter().enumerate().map(bound).collect();
        }
    }

    /// Adds the lines of a type. Where its walks must be asked beside them.
    fn add_type(
        &mut self,
        movement: &mut Movement,
        side: Player,
        kind: TypeId,
        n_types: usize,
        radius: Option<u16>,
    ) -> WalkBound {
        if radius == Some(ANYWHERE) {
            return WalkBound::UNBOUNDED;
        }
        let radius = radius.unwrap_or(0);
        if movement.closed[side][kind.index()].is_some() || movement.ride_limits.is_some() {
            return WalkBound { reach: reach_of(movement, side, kind.index()), radius };
        }
        let mut bound = WalkBound { reach: 0, radius };
        for (Lines { lines, reach }, from) in all_lines(movement, side, kind.index(), radius > 0) {
            bound.reach = bound.reach.max(reach);
            for (step, range, virgin, between) in lines {
                let back = back(&mut movement.topology, step);
                let (from, ranges) = (from.clone(), Box::default());
                let line = AttackLine { back, between, virgin, from, ranges, longest: 0 };
                self.add(side, kind, n_types, line, range);
            }
        }
        bound
    }

    /// Adds a type to the line that is like `line`, which is made if it is new.
    fn add(&mut self, side: Player, kind: TypeId, n_types: usize, line: AttackLine, range: u16) {
        let lines = &mut self.lines[side];
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
    pub fn along_lines(&self, target: &Target<'_>, mut sure: impl FnMut(Sq) -> bool) -> Option<Sq> {
        let spots = self.spots(target.movement, target.square, target.by);
        let lines = &self.lines[target.by.index()];
        let attacker = |it: FirstPiece<'_>| lines[usize::from(it.first.line)].attacker(target, &it);
        FirstPieces { spots: &spots, position: target.position }.filter_map(attacker).find(|it| sure(*it))
    }

    /// The cheapest piece that attacks the target along a line, and what it is worth.
    pub fn cheapest(&self, target: &Target<'_>, worth: impl Fn(Occupant) -> i32) -> Option<(Sq, i32)> {
        let spots = self.spots(target.movement, target.square, target.by);
        let lines = &self.lines[target.by.index()];
        let attacker = |it: FirstPiece<'_>| lines[usize::from(it.first.line)].attacker(target, &it);
        let all = FirstPieces { spots: &spots, position: target.position }.filter_map(attacker);
        all.map(|it| (it, worth(target.position.at(it)))).min_by_key(|it| it.1)
    }

    /// The squares of the lines along which the side attacks `target`.
    #[inline]
    pub fn spots(&self, movement: &Movement, target: Sq, by: Player) -> Cow<'_, [Spot]> {
        let lines = self.lines[by].iter().map(|it| (it.back, it.longest));
        let number = by.index() * movement.topology.len() + target.index();
        self.rows.get(number, &movement.topology, target, lines)
    }

    /// Types of a side whose attacks are found by walking.
    #[must_use]
    pub fn walkers(&self, side: Player) -> &TypeSet {
        &self.walkers[side]
    }
}

/// A piece of a type that goes to `to`, from a square of the board unless it is dropped.
#[derive(Clone, Copy, Debug)]
pub struct Moved {
    /// The square that it leaves; `None` for a drop.
    pub from: Option<Sq>,
    /// The square that it reaches.
    pub to: Sq,
    /// Its type there.
    pub kind: TypeId,
}

/// A square that may be attacked, and by whom.
#[derive(Clone, Copy)]
pub struct Target<'a> {
    /// How pieces move.
    pub movement: &'a Movement,
    /// The position that is asked about.
    pub position: &'a Position,
    /// The square that may be attacked.
    pub square: Sq,
    /// The attacking side.
    pub by: Player,
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
    pub fn hits(&self, target: &Target<'_>, spot: Spot) -> bool {
        let Target { movement, position, square, by } = *target;
        let occupant = position.at(spot.at);
        occupant.is(by)
            && self.may_hit(movement, occupant, spot)
            && !movement.is_barred(by, occupant.kind(), square)
            && !movement.is_spared(occupant.kind(), position.at(square).kind())
    }

    /// Whether a piece of the attacking side hits along the line from a square, if what it attacks may be taken there.
    #[inline]
    pub fn may_hit(&self, movement: &Movement, piece: Occupant, spot: Spot) -> bool {
        self.ranges[piece.kind().index()] >= spot.distance
            && (!self.virgin || movement.may_begin(piece, spot.at))
            && self.from.as_ref().is_none_or(|it| it[spot.at.index()])
    }

    /// Whether a piece of a type that has moved hits along the line from a square at some distance.
    #[inline]
    #[must_use]
    pub fn may_hit_from(&self, kind: TypeId, distance: u16, at: Sq) -> bool {
        !self.virgin && self.ranges[kind.index()] >= distance && self.from.as_ref().is_none_or(|it| it[at.index()])
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
            Gap::Lesser => {
                let rank = |kind: TypeId| movement.ranking[kind.index()];
                let mut highest = rank(position.at(met.first.at).kind());
                met.others(position).find(|it| {
                    let kind = position.at(it.at).kind();
                    let takes = highest < movement.flight_bound(kind) && self.hits(target, *it);
                    highest = highest.max(rank(kind));
                    takes
                })
            }
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
    let program = &movement.programs[side][kind];
    let Some(local) = &movement.local[side][kind] else { return vec![(program, None)] };
    let where_it_holds = |idx: u32| Some(local.iter().map(|it| *it == idx).collect());
    let mut used: Vec<u32> = local.to_vec();
    sort::sort(&mut used);
    used.dedup();
    let named = |it: u32| if it == 0 { program } else { &movement.elsewhere[it as usize] };
    used.into_iter().map(|it| (named(it), where_it_holds(it))).collect()
}

/// The distance beyond which a type takes nothing, wherever it stands.
fn reach_of(movement: &Movement, side: Player, kind: usize) -> u16 {
    let programs = programs_of(movement, side, kind);
    programs.iter().map(|it| Reaches::of(&movement.topology, it.0).all()).max().unwrap_or(0)
}

/// The step in the opposite direction.
fn back(topology: &mut Topology, step: VecId) -> VecId {
    topology.reverse(step)
}

type LineSpec = (VecId, u16, bool, Gap);

/// The capturing lines of a program, and how far its other moves reach.
struct Lines {
    lines: Vec<LineSpec>,
    reach: u16,
}

/// The capturing lines of a type, each with the squares where they hold. `quiet`: whether moves without capture matter.
fn all_lines(movement: &Movement, side: Player, kind: usize, quiet: bool) -> Vec<(Lines, Where)> {
    let programs = programs_of(movement, side, kind);
    programs.into_iter().map(|(program, from)| (lines_of(&movement.topology, program, quiet), from)).collect()
}

fn lines_of(topology: &Topology, program: &Program, quiet: bool) -> Lines {
    let takes = Powers::TAKE | Powers::TAKE_ROYAL;
    let rays = program.rays.iter().filter(|it| it.powers.intersects(takes));
    let mut lines: Vec<LineSpec> = rays.map(|it| (it.step, it.range, it.virgin, Gap::Clear)).collect();
    let reaches = Reaches::of(topology, program);
    let mut reach = 0;
    for it in &program.walked {
        match simple_lines(program, it) {
            Some(simple) if !quiet => lines.extend(simple),
            _ => reach = reach.max(reaches.of_walked(it)),
        }
    }
    Lines { lines, reach }
}

/// The capturing lines of a move; `None` if it captures in ways that lines cannot say.
fn simple_lines(program: &Program, it: &Walked) -> Option<Vec<LineSpec>> {
    let takes = Powers::TAKE | Powers::TAKE_ROYAL;
    let MoveStart::Legs(node) = it.start else { return None };
    let mut res = Vec::new();
    if !takes_anything(program, node) {
        return Some(res);
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
    } else if gait == Gait::FLY {
        Gap::Lesser
    } else if gait.difference(Gait::STEPPED) == Gait::LAME && branch.range.1 == 1 {
        Gap::Path(branch.path.clone(), gait.contains(Gait::STEPPED))
    } else {
        return None;
    };
    Some((step, between))
}
