//! Runs programs on a position and reports what each walk did. Promotion, hands and safety come later.

pub mod area_move;
mod borrowing;
pub mod budget;
pub mod remote_capture;
pub mod transform;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq, TypeId};
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::ride_limits::RideLimits;
use crate::program::walker::area_move::AreaWalk;
use crate::program::walker::budget::Budget;
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps, Walked};

/// Whether generation goes on.
pub type Flow = ControlFlow<()>;

/// Walks that may be tried from one square before the rest is cut off.
const MAX_WALKS: u32 = 65_536;

/// Walks after which the walker notes where it was, so that it does not do the same again.
const MANY_WALKS: u32 = 1_024;

/// Legs of one walk, repetitions of groups included.
const MAX_DEPTH: usize = 128;

/// A piece that a walk took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Victim {
    /// Where it stood.
    pub square: Sq,
    /// What it was.
    pub piece: Occupant,
    /// Whether it was put down again, so that it is not captured.
    pub unloaded: bool,
    /// Whether a side effect removed it and not the mover itself.
    pub burnt: bool,
    /// Whether taking it this way counts as an attack on it.
    pub threatened: bool,
}

/// What a walk did.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Where the piece stood whose turn it is.
    pub origin: Option<Sq>,
    /// Where the piece stood that moves; another one only after a relay.
    pub from: Option<Sq>,
    /// The piece that moves, as it was.
    pub piece: Occupant,
    /// Where it ends.
    pub to: Option<Sq>,
    /// Squares the walk changed, the latest change of a square last; not the end square of the mover.
    pub changed: Vec<(Sq, Occupant)>,
    /// Pieces taken, in walking order.
    pub victims: Vec<Victim>,
    /// Squares that must be pointed at before the end square.
    pub points: Vec<Sq>,
    /// Squares that get en-passant rights.
    pub rights: Vec<Sq>,
    /// Whether morph boards and the capture matrix do not apply.
    pub exempt: bool,
    /// Whether only virgin movers may make this move.
    pub initial: bool,
    /// What the last leg accepts on its end square.
    pub powers: Powers,
    /// Whether the move is a single leap that nothing on the way can stop.
    pub leap: bool,
}

impl Trace {
    /// What stands on a square during the walk.
    #[inline]
    fn at(&self, position: &Position, sq: Sq) -> Occupant {
        for (changed, content) in self.changed.iter().rev() {
            if *changed == sq {
                return *content;
            }
        }
        position.at(sq)
    }
}

/// A walker for one position; reused from piece to piece so that it allocates nothing.
#[derive(Debug, Default)]
pub struct Walker {
    trace: Trace,
    walks: u32,
    /// Group entries on the current path: node, square, victims.
    entered: Vec<(NodeId, Sq, usize)>,
    /// What was entered since there were many walks: node, square and all that decides about the rest.
    known: HashSet<u64, BuildHasherDefault<DefaultHasher>>,
    pub(crate) work: Budget,
    /// Endings that count while moves are borrowed or imitated.
    mask: Option<Powers>,
    /// Whether moves are being borrowed or imitated, which may not be nested.
    copying: bool,
    /// Pools for area walks.
    seen: Vec<bool>,
    queue: Vec<(Sq, u16)>,
}

type Report<'r> = &'r mut dyn FnMut(&Trace) -> Flow;

/// What stays the same during the moves of one piece.
#[derive(Clone, Copy)]
struct Mover<'a> {
    movement: &'a Movement,
    /// Whose moves it makes: its own, or those that it copies.
    program: &'a Program,
    ride_limits: Option<&'a RideLimits>,
    position: &'a Position,
    side: Player,
    kind: TypeId,
    origin: Sq,
}

/// A square where a leg could end.
#[derive(Clone, Copy)]
struct Landing<'a> {
    leg: &'a Branch,
    /// Where the leg started.
    from: Sq,
    to: Sq,
    /// Steps of the leg.
    n: u16,
    /// What stands on `to`.
    content: Occupant,
}

/// What a leg does where it ends.
#[derive(Clone, Copy, Default)]
struct LandingEffect {
    /// The square of what is taken.
    victim: Option<Sq>,
    /// Whether following legs change their range.
    toggled: bool,
}

impl LandingEffect {
    const QUIET: Self = Self { victim: None, toggled: false };
    const TOGGLED: Self = Self { victim: None, toggled: true };

    const fn taking(square: Sq) -> Self {
        Self { victim: Some(square), toggled: false }
    }
}

impl Mover<'_> {
    /// Whether a square is closed to a step of the piece.
    fn closes(&self, sq: Sq, gait: Gait, exempt: bool) -> bool {
        !exempt && self.movement.is_closed(self.side, self.kind, sq)
            || self.ride_limits.is_some_and(|it| it.bars(self.position, self.kind, gait, sq))
    }

    /// Whether a ride over several squares may cross what stands on a square though the piece itself cannot.
    fn crosses(&self, leg: &Branch, sq: Sq, content: Occupant) -> bool {
        leg.range.1 > 1 && self.ride_limits.is_some_and(|it| it.crosses(self.position, sq, content))
    }

    /// Whether a ride ends on a square whatever stands there. Shots do not enter what they cross.
    fn ends_ride(&self, sq: Sq, gait: Gait) -> bool {
        let topology = &self.movement.topology;
        !gait.intersects(Gait::SHOT | Gait::RETURN)
            && self.ride_limits.is_some_and(|it| it.ends(self.position, topology, self.side, self.kind, sq))
    }

    /// Whether no leg may follow one that ended on a square.
    fn stops(&self, sq: Sq, gait: Gait) -> bool {
        let topology = &self.movement.topology;
        !gait.intersects(Gait::SHOT | Gait::RETURN)
            && self.ride_limits.is_some_and(|it| it.stops(self.position, topology, self.side, self.kind, sq))
    }

    /// Whether the piece may jump, mount or pass another.
    fn hurdles(&self, other: Occupant) -> bool {
        self.ride_limits.is_none_or(|it| it.hurdles(self.kind, other.kind()))
    }
}

impl Walker {
    /// A walker that gives up after a moderate number of steps, over all it is asked.
    #[must_use]
    pub fn brief() -> Self {
        Self { work: Budget::limited(1 << 22), ..Self::default() }
    }

    /// A walker that gives up after that many steps.
    #[must_use]
    pub fn limited(steps: u64) -> Self {
        Self { work: Budget::limited(steps), ..Self::default() }
    }

    /// Runs moves of a program that are more than rays and reports each walk.
    pub fn walked(
        &mut self,
        movement: &Movement,
        position: &Position,
        origin: Sq,
        (program, moves): (&Program, &[Walked]),
        report: Report<'_>,
    ) -> Flow {
        let content = position.at(origin);
        let ride_limits = movement.ride_limits.as_deref();
        let (side, kind) = (content.side(), content.kind());
        let piece = Mover { movement, program, ride_limits, position, side, kind, origin };
        self.walks = 0;
        self.work.begin();
        self.mask = None;
        self.copying = false;
        let begins = movement.may_begin(content, origin);
        for it in moves {
            self.start(&piece, it, begins, report)?;
        }
        Flow::Continue(())
    }

    fn start(&mut self, piece: &Mover<'_>, it: &Walked, virgin: bool, report: Report<'_>) -> Flow {
        if it.virgin && !virgin || it.passing && piece.position.rights().is_empty() {
            return Flow::Continue(());
        }
        let content = piece.position.at(piece.origin);
        let trace = &mut self.trace;
        trace.origin = Some(piece.origin);
        trace.from = Some(piece.origin);
        trace.piece = content;
        trace.changed.clear();
        trace.changed.push((piece.origin, Occupant::EMPTY));
        trace.victims.clear();
        trace.points.clear();
        trace.rights.clear();
        trace.exempt = it.exempt;
        trace.initial = it.virgin;
        trace.leap = false;
        match &it.start {
            MoveStart::Legs(node) => {
                self.entered.clear();
                self.known.clear();
                self.legs(piece, *node, piece.origin, 0, report)
            }
            MoveStart::Universal(powers, gait) => self.universal(piece, *powers, *gait, report),
            MoveStart::Area { steps, range, powers, gait } => {
                let reach = AreaWalk { steps, range: *range, powers: *powers, gait: *gait };
                self.area(piece, &reach, report)
            }
            MoveStart::Imitate { turned, powers } => self.imitate(piece, *turned, *powers, report),
            MoveStart::Advance(lines) => self.advance(piece, lines, report),
            MoveStart::Effect(effect) => self.effect(piece, effect, report),
            MoveStart::Borrow(loan) => self.use_loan(piece, loan, report),
        }
    }

    /// Walks all legs that follow a node. `len`: steps of the leg before.
    fn legs(&mut self, piece: &Mover<'_>, node: NodeId, at: Sq, len: u16, report: Report<'_>) -> Flow {
        for branch in &piece.program.nodes[node.0 as usize] {
            self.branch(piece, branch, at, len, report)?;
        }
        Flow::Continue(())
    }

    /// Walks one leg from a square and tries to end it wherever it may. `len`: steps of the leg before.
    fn branch(&mut self, piece: &Mover<'_>, leg: &Branch, at: Sq, len: u16, report: Report<'_>) -> Flow {
        let (mut least, mut most) = leg.range;
        if leg.gait.contains(Gait::HALF_BOARD) {
            let movement = piece.movement;
            let line = movement.topology.half_line(leg.steps.nth(1), at);
            most = line.unwrap_or_else(|| movement.half_board[piece.side.index()][at.index()]);
        }
        if leg.gait.contains(Gait::ISO) {
            if len < least || len > most {
                return Flow::Continue(());
            }
            (least, most) = (len, len);
        }
        // A leg that only takes in passing has nothing to do while no right stands.
        if leg.powers == Powers::TAKE_PASSING && piece.position.rights().is_empty() {
            return Flow::Continue(());
        }
        if self.work.is_over() {
            return Flow::Continue(());
        }
        self.work.spend(1);
        let topology = &piece.movement.topology;
        let (mut cur, mut mounts, mut n) = (at, 0u16, 0u16);
        while n < most {
            n += 1;
            self.work.spend(1 + leg.path.len() as u64);
            let next = topology.step(leg.steps.nth(n), cur);
            if next == Sq::NONE || piece.closes(next, leg.gait, self.trace.exempt) {
                break;
            }
            if n > 1 && next == at && !leg.steps.is_circular() {
                break;
            }
            if !leg.path.is_empty() && !self.path_allows(piece, leg, cur) {
                break;
            }
            let content = self.trace.at(piece.position, next);
            let lands = n >= least
                && !(leg.gait.contains(Gait::SKI) && n == 1)
                && match leg.gait {
                    it if it.contains(Gait::FLY) => mounts > 0,
                    it if it.intersects(Gait::HOP | Gait::HOP_NEXT) => mounts == 1,
                    _ => true,
                };
            if lands && !(leg.gait.contains(Gait::AWAY) && next == piece.origin) {
                self.end(piece, &Landing { leg, from: at, to: next, n, content }, report)?;
            }
            if content.is_empty() {
                if mounts == 1 && leg.gait.contains(Gait::HOP_NEXT) {
                    break;
                }
            } else if !self.passes(piece, leg, content, n, &mut mounts) && !piece.crosses(leg, next, content) {
                break;
            }
            if piece.ends_ride(next, leg.gait) {
                break;
            }
            cur = next;
        }
        Flow::Continue(())
    }

    /// Whether the walk may go on behind a piece.
    fn passes(&self, piece: &Mover<'_>, leg: &Branch, content: Occupant, n: u16, mounts: &mut u16) -> bool {
        if !piece.hurdles(content) {
            return false;
        }
        if leg.gait.contains(Gait::SKI) && n == 1 || leg.gait.contains(Gait::HOP_ANY) {
            return true;
        }
        if leg.gait.contains(Gait::FLY) {
            *mounts += 1;
            let ranking = &piece.movement.ranking;
            return ranking[content.kind().index()] < ranking[piece.kind.index()] | 1;
        }
        if leg.gait.intersects(Gait::HOP | Gait::HOP_NEXT) {
            *mounts += 1;
            return *mounts == 1;
        }
        if leg.range.1 == 1 {
            return false;
        }
        leg.gait.contains(Gait::OVER_ALL) || leg.gait.contains(Gait::OVER_FRIENDS) && content.is(piece.side)
    }

    /// Whether the path of a leap from `from` is as the leg wants it.
    fn path_allows(&self, piece: &Mover<'_>, leg: &Branch, from: Sq) -> bool {
        let friend_only = leg.gait.contains(Gait::OVER_FRIENDS);
        let any = leg.gait.contains(Gait::OVER_ALL);
        let topology = &piece.movement.topology;
        let mut jumped = false;
        for step in &leg.path {
            let sq = topology.step(*step, from);
            if sq == Sq::NONE && leg.gait.contains(Gait::STEPPED) {
                return false;
            }
            if sq != Sq::NONE
                && leg.gait.contains(Gait::LAME)
                && piece.ride_limits.is_some()
                && piece.closes(sq, leg.gait, true)
            {
                return false;
            }
            let content = if sq == Sq::NONE { Occupant::EMPTY } else { self.trace.at(piece.position, sq) };
            if content.is_empty() {
                continue;
            }
            if leg.gait.intersects(Gait::JUMP | Gait::OVER_FRIENDS | Gait::OVER_ALL) && !piece.hurdles(content) {
                return false;
            }
            let friend = content.is(piece.side);
            jumped |= friend || !friend_only || any;
            if leg.gait.contains(Gait::LAME) && !(any || friend_only && friend) {
                return false;
            }
        }
        jumped || !leg.gait.contains(Gait::JUMP)
    }

    /// Tries every power of a leg on the square where it could end.
    fn end(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, report: Report<'_>) -> Flow {
        let Landing { leg, to, content, .. } = *landing;
        let powers = self.copied(leg.powers, leg.next == NodeId::END);
        if content.is_empty() {
            return self.end_on_empty(piece, landing, powers, report);
        }
        let friend = content.is(piece.side);
        let royal = piece.position.royal_types().has(content.kind());
        let tame = leg.gait.contains(Gait::TAME);
        let taken = if friend {
            powers.contains(Powers::TAKE_OWN)
        } else {
            content.is_piece()
                && (powers.contains(Powers::TAKE) || royal && powers.contains(Powers::TAKE_ROYAL))
                && !(royal && tame)
        };
        if taken {
            self.go_on(piece, landing, LandingEffect::taking(to), report)?;
        }
        if leg.next == NodeId::END {
            if friend && powers.contains(Powers::RELAY) {
                self.borrow(piece, content.kind(), report)?;
            }
            return Flow::Continue(());
        }
        let mounts = piece.hurdles(content);
        let platform = (!tame || friend) && mounts;
        let stands = platform && powers.contains(Powers::STAND)
            || mounts && (friend && powers.contains(Powers::PASS_FRIEND) || powers.contains(Powers::PASS_ANY));
        if stands {
            self.go_on(piece, landing, LandingEffect::QUIET, report)?;
        }
        if platform && powers.contains(Powers::STAND_TOGGLE) {
            self.go_on(piece, landing, LandingEffect::TOGGLED, report)?;
        }
        if friend && powers.contains(Powers::RELAY) && to != piece.origin {
            self.relay(piece, landing, report)?;
        }
        Flow::Continue(())
    }

    /// What an imitator may do of the powers of a leg: on the last one what its own powers allow, before it no capture
    /// that they do not.
    fn copied(&self, powers: Powers, is_last: bool) -> Powers {
        match self.mask {
            None => powers,
            Some(mask) if is_last => powers & mask,
            Some(mask) => powers.difference(Powers::TAKES.difference(mask)),
        }
    }

    fn end_on_empty(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, powers: Powers, report: Report<'_>) -> Flow {
        if powers.contains(Powers::MOVE) {
            self.go_on(piece, landing, LandingEffect::QUIET, report)?;
        }
        if powers.contains(Powers::MOVE_TOGGLE) {
            self.go_on(piece, landing, LandingEffect::TOGGLED, report)?;
        }
        if powers.contains(Powers::TAKE_PASSING)
            && let Some(right) = piece.position.rights().iter().find(|it| it.square == landing.to)
        {
            let victim = self.trace.at(piece.position, right.victim);
            if victim.is(piece.side.other()) {
                self.go_on(piece, landing, LandingEffect::taking(right.victim), report)?;
            }
        }
        Flow::Continue(())
    }

    /// Carries out the end of a leg, walks the rest, and takes it back.
    fn go_on(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, end: LandingEffect, report: Report<'_>) -> Flow {
        let Landing { leg, from: at, to: next, n, .. } = *landing;
        let LandingEffect { victim, toggled } = end;
        let (n_changed, n_points, n_rights) =
            (self.trace.changed.len(), self.trace.points.len(), self.trace.rights.len());
        let n_victims = self.trace.victims.len();
        let last = leg.next == NodeId::END;
        if !last && piece.stops(next, leg.gait) {
            return Flow::Continue(());
        }
        if let Some(square) = victim {
            let taken = self.trace.at(piece.position, square);
            self.trace.changed.push((square, Occupant::EMPTY));
            self.trace.victims.push(Victim { square, piece: taken, unloaded: false, burnt: false, threatened: true });
        }
        let mut put_down = None;
        let mut possible = true;
        if leg.gait.contains(Gait::UNLOAD) {
            let idx =
                if victim.is_some() { Some(n_victims) } else { self.trace.victims.iter().rposition(|it| !it.unloaded) };
            if let Some(idx) = idx {
                possible = self.trace.at(piece.position, at).is_empty();
                self.trace.victims[idx].unloaded = true;
                let unloaded = self.trace.victims[idx].piece.moved();
                self.trace.changed.push((at, unloaded));
                put_down = Some(idx);
                if at != piece.origin {
                    self.trace.points.push(at);
                }
            }
        }
        if !last && victim == Some(next) {
            self.trace.points.push(next);
        }
        if leg.gait.intersects(Gait::TRAIL | Gait::PATH_TRAIL | Gait::TRACK) {
            self.leave_trail(piece, leg, at, n);
        }
        let flow = if !possible {
            Flow::Continue(())
        } else if last {
            self.complete(leg, at == piece.origin, next, report)
        } else {
            let node = if toggled { leg.next_toggled } else { leg.next };
            let entry = (node, next, self.trace.victims.len());
            if self.entered.contains(&entry) || self.exhausted() || self.is_known(node, next, n) {
                Flow::Continue(())
            } else {
                self.entered.push(entry);
                let flow = self.legs(piece, node, next, n, report);
                self.entered.pop();
                flow
            }
        };
        if let Some(idx) = put_down {
            self.trace.victims[idx].unloaded = false;
        }
        self.trace.changed.truncate(n_changed);
        self.trace.points.truncate(n_points);
        self.trace.rights.truncate(n_rights);
        self.trace.victims.truncate(n_victims);
        flow
    }

    fn exhausted(&mut self) -> bool {
        self.walks += 1;
        let res = self.walks > MAX_WALKS || self.entered.len() >= MAX_DEPTH;
        if res {
            self.work.cut();
        }
        res
    }

    /// Whether the walk was here before in the same state, so that nothing new can follow.
    fn is_known(&mut self, node: NodeId, at: Sq, n: u16) -> bool {
        if self.walks < MANY_WALKS {
            return false;
        }
        let mut hasher = DefaultHasher::new();
        let trace = &self.trace;
        (node, at, n, &trace.changed, &trace.points, &trace.rights, trace.from).hash(&mut hasher);
        !self.known.insert(hasher.finish())
    }

    fn complete(&mut self, leg: &Branch, first: bool, to: Sq, report: Report<'_>) -> Flow {
        self.trace.to = Some(to);
        self.trace.powers = leg.powers;
        let lame = leg.gait.intersects(Gait::LAME | Gait::HOP | Gait::HOP_NEXT | Gait::HOP_ANY);
        self.trace.leap = first && leg.range.1 == 1 && !lame;
        report(&self.trace)
    }

    /// Notes the squares that a leg passed.
    fn leave_trail(&mut self, piece: &Mover<'_>, leg: &Branch, at: Sq, n: u16) {
        let topology = &piece.movement.topology;
        let mut cur = at;
        for idx in 1..=n {
            if leg.gait.contains(Gait::PATH_TRAIL) {
                for step in &leg.path {
                    let sq = topology.step(*step, cur);
                    if sq != Sq::NONE {
                        self.trace.rights.push(sq);
                    }
                }
            }
            cur = topology.step(leg.steps.nth(idx), cur);
            if leg.gait.contains(Gait::TRAIL) && idx < n || leg.gait.contains(Gait::TRACK) {
                self.trace.rights.push(cur);
            }
        }
    }

    /// The friend on which the leg ends walks the rest; the mover is put back.
    fn relay(&mut self, piece: &Mover<'_>, landing: &Landing<'_>, report: Report<'_>) -> Flow {
        let Landing { leg, to: next, n, content: friend, .. } = *landing;
        if self.exhausted() {
            return Flow::Continue(());
        }
        let (n_changed, n_points) = (self.trace.changed.len(), self.trace.points.len());
        let mover = piece.position.at(piece.origin);
        self.trace.changed.push((piece.origin, mover));
        self.trace.changed.push((next, Occupant::EMPTY));
        self.trace.points.push(next);
        let before = (self.trace.piece, self.trace.from);
        (self.trace.piece, self.trace.from) = (friend, Some(next));
        let flow = self.legs(piece, leg.next, next, n, report);
        (self.trace.piece, self.trace.from) = before;
        self.trace.changed.truncate(n_changed);
        self.trace.points.truncate(n_points);
        flow
    }

    /// The mover makes the moves of a friend's type from its own square.
    fn borrow(&mut self, piece: &Mover<'_>, kind: TypeId, report: Report<'_>) -> Flow {
        let program = &piece.movement.programs[piece.side.index()][kind.index()];
        self.copy(piece, program, Powers::all(), report)
    }

    fn imitate(&mut self, piece: &Mover<'_>, turned: bool, powers: Powers, report: Report<'_>) -> Flow {
        let Some(fact) = piece.movement.last_mover else { return Flow::Continue(()) };
        let kind = piece.position.fact(fact);
        if kind <= 0 {
            return Flow::Continue(());
        }
        let side = if turned { piece.side.other() } else { piece.side };
        let Some(program) = piece.movement.programs[side.index()].get(kind as usize) else {
            return Flow::Continue(());
        };
        self.copy(piece, program, powers, report)
    }

    /// Makes the moves of another program, as far as they may be copied.
    fn copy(&mut self, piece: &Mover<'_>, program: &Program, powers: Powers, report: Report<'_>) -> Flow {
        if self.copying || self.exhausted() {
            return Flow::Continue(());
        }
        let piece = &Mover { program, ..*piece };
        let virgin = piece.movement.may_begin(piece.position.at(piece.origin), piece.origin);
        let saved = (self.trace.clone(), std::mem::take(&mut self.entered), self.mask, std::mem::take(&mut self.known));
        self.copying = true;
        self.mask = Some(powers);
        let mut flow = Flow::Continue(());
        for ray in &program.rays {
            if ray.virgin && !virgin || !ray.powers.intersects(powers) {
                continue;
            }
            let leg = Branch {
                steps: Steps::Straight(ray.step),
                range: (1, ray.range),
                powers: ray.powers,
                gait: Gait::empty(),
                path: Vec::new(),
                next: NodeId::END,
                next_toggled: NodeId::END,
            };
            self.reset(piece);
            flow = self.branch(piece, &leg, piece.origin, 0, report);
            if flow.is_break() {
                break;
            }
        }
        for it in &program.walked {
            let copyable = !it.borrows && matches!(it.start, MoveStart::Legs(_) | MoveStart::Area { .. });
            if flow.is_break() || !copyable {
                continue;
            }
            flow = self.start(piece, it, virgin, report);
        }
        self.copying = false;
        (self.trace, self.entered, self.mask, self.known) = saved;
        flow
    }

    fn reset(&mut self, piece: &Mover<'_>) {
        self.trace.changed.clear();
        self.trace.changed.push((piece.origin, Occupant::EMPTY));
        self.trace.victims.clear();
        self.trace.points.clear();
        self.trace.rights.clear();
    }
}
