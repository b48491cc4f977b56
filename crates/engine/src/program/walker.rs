//! Runs programs on a position and reports what each walk did. Promotion, hands and safety come later.

pub mod area_move;
mod borrowing;
pub mod budget;
mod copying;
mod landing;
mod mover;
mod obstacles;
pub mod remote_capture;
pub mod trace;
pub mod transform;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

use crate::board::occupant::Occupant;
use crate::ids::Sq;
use crate::position::Position;
use crate::program::movement::Movement;
use crate::program::walker::area_move::AreaWalk;
use crate::program::walker::budget::{Budget, COMPARED_PER_STEP, LOOK_UP};
use crate::program::walker::mover::{Landing, Mover};
use crate::program::walker::trace::Trace;
use crate::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Walked};

/// Whether generation goes on.
pub type Flow = ControlFlow<()>;

/// Walks that may be tried from one square before the rest is cut off.
const MAX_WALKS: u32 = 65_536;

/// Walks after which the walker notes where it was, so that it does not do the same again.
const MANY_WALKS: u32 = 1_024;

/// Legs of one walk, repetitions of groups included.
const MAX_DEPTH: usize = 128;

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

/// Some moves of a program that are more than rays.
#[derive(Clone, Copy, Debug)]
pub struct WalkedMoves<'p> {
    /// The program.
    pub program: &'p Program,
    /// The moves.
    pub moves: &'p [Walked],
}

impl Walker {
    /// A walker that gives up after as many steps as a question may take, over all it is asked.
    #[must_use]
    pub fn brief() -> Self {
        Self::limited(u64::MAX)
    }

    /// A walker that gives up after that many steps, over all it is asked, and at the latest after those of one question.
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
        walks: WalkedMoves<'_>,
        report: Report<'_>,
    ) -> Flow {
        let WalkedMoves { program, moves } = walks;
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
        // Few games have moves without legs: a browser need not compile them where this is.
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
            most = line.unwrap_or_else(|| movement.half_board[piece.side][at.index()]);
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
        let takes_only = self.mask.is_none() && !leg.powers.intersects(Powers::ENDS_ON_EMPTY);
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
                && !(takes_only && content.is_empty())
                && !(leg.gait.contains(Gait::SKI) && n == 1)
                && match leg.gait {
                    it if it.contains(Gait::FLY) => mounts > 0,
                    it if it.intersects(Gait::HOP | Gait::HOP_NEXT) => mounts == 1,
                    _ => true,
                };
            if lands && !(leg.gait.contains(Gait::AWAY) && next == piece.origin) {
                self.end(piece, &Landing { leg, from: at, to: next, n, content }, report)?;
            }
            if n == most {
                break;
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
        let n_hashed = trace.changed.len() + trace.points.len() + trace.rights.len();
        self.work.spend(LOOK_UP + n_hashed as u64 / COMPARED_PER_STEP);
        (node, at, n, &trace.changed, &trace.points, &trace.rights, trace.from).hash(&mut hasher);
        !self.known.insert(hasher.finish())
    }

    fn reset(&mut self, piece: &Mover<'_>) {
        self.trace.changed.clear();
        self.trace.changed.push((piece.origin, Occupant::EMPTY));
        self.trace.victims.clear();
        self.trace.points.clear();
        self.trace.rights.clear();
    }
}
