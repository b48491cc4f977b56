//! What pieces do from single squares of a board, whatever their moves are written like: moves that are equal here are equal
//! in every game on that board.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use engine::board::topology::VecId;
use engine::ids::{Player, Sq, TypeId};
use engine::program::movement::Movement;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Steps};

/// Walks from one square that are looked at.
const MAX_WALKS: usize = 600;

/// Legs that are looked at from one square.
const MAX_STEPS: usize = 4_000;

/// Legs of a walk that are looked at.
const MAX_LEGS: usize = 40;

/// One thing that a piece may do from a square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Walk {
    /// It goes to a square if others are empty.
    Leap {
        /// One power: what stands on the square.
        power: u16,
        to: Sq,
        /// The squares that must be empty.
        path: BTreeSet<Sq>,
        /// Whether what it passes gets rights to capture in passing.
        trail: bool,
    },
    /// It jumps over a piece of a line.
    Hop {
        power: u16,
        /// The squares of the line, and whether it may land there.
        line: Vec<(Sq, bool)>,
        /// Whether it must land directly behind the piece.
        next: bool,
    },
    /// Something else.
    Other,
}

impl Walk {
    /// Whether it is one that `variants.ini` has no word for, however it is written.
    pub(crate) fn is_other(&self) -> bool {
        matches!(self, Self::Other)
    }

    /// Whether it captures in passing.
    pub(crate) fn passes(&self) -> bool {
        matches!(self, Self::Leap { power, .. } if *power == Powers::TAKE_PASSING.bits())
    }

    /// All squares where it may end.
    pub(crate) fn ends(&self) -> Vec<Sq> {
        match self {
            Self::Leap { to, .. } => vec![*to],
            Self::Hop { line, .. } => line.iter().filter(|it| it.1).map(|it| it.0).collect(),
            Self::Other => Vec::new(),
        }
    }
}

/// The walks of a piece from a square.
pub(crate) type Walks = BTreeSet<Walk>;

/// A piece on a square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Standing {
    pub(crate) side: Player,
    pub(crate) kind: TypeId,
    pub(crate) at: Sq,
    /// Whether it may make first moves.
    pub(crate) begins: bool,
}

/// What a piece does by its moves; castling is not among it.
pub(crate) fn walks(movement: &Movement, piece: Standing) -> Walks {
    walks_of(movement, piece, movement.program(piece.side, piece.kind, piece.at))
}

/// What a piece would do by other moves, on the squares that are open to its type.
pub(crate) fn walks_of(movement: &Movement, piece: Standing, program: &Program) -> Walks {
    let mut walker = Walker { movement, piece, program, found: Walks::new(), n_steps: 0 };
    for ray in program.rays.iter().filter(|it| piece.begins || !it.virgin) {
        walker.ride(ray.step, ray.range, ray.powers, false);
    }
    for it in program.walked.iter().filter(|it| piece.begins || !it.virgin) {
        match it.start {
            MoveStart::Legs(node) if !it.exempt && !it.borrows => walker.legs(node, &Walked::new(piece.at)),
            _ => walker.other(),
        }
    }
    walker.thinned()
}

/// The way so far.
#[derive(Clone)]
struct Walked {
    at: Sq,
    path: BTreeSet<Sq>,
    n_legs: usize,
}

impl Walked {
    fn new(at: Sq) -> Self {
        Self { at, path: BTreeSet::new(), n_legs: 0 }
    }
}

/// What a leg does where it ends.
#[derive(Clone, Copy)]
struct Ends {
    powers: Powers,
    /// Whether squares that were passed get rights to capture in passing.
    trail: bool,
}

struct Walker<'m> {
    movement: &'m Movement,
    piece: Standing,
    program: &'m Program,
    found: Walks,
    /// Legs that were looked at.
    n_steps: usize,
}

impl Walker<'_> {
    fn other(&mut self) {
        self.found.insert(Walk::Other);
    }

    fn is_closed(&self, sq: Sq) -> bool {
        self.movement.is_closed(self.piece.side, self.piece.kind, sq)
    }

    fn lands(&self, sq: Sq) -> bool {
        !self.movement.is_barred(self.piece.side, self.piece.kind, sq)
    }

    fn leap(&mut self, powers: Powers, to: Sq, path: &BTreeSet<Sq>, trail: bool) {
        if !self.lands(to) {
            return;
        }
        for power in powers.iter() {
            if self.found.len() >= MAX_WALKS {
                return self.other();
            }
            let trail = trail && power == Powers::MOVE;
            self.found.insert(Walk::Leap { power: power.bits(), to, path: path.clone(), trail });
        }
    }

    fn ride(&mut self, step: VecId, range: u16, powers: Powers, trail: bool) {
        self.ride_on(&Walked::new(self.piece.at), step, 1..=range, Ends { powers, trail });
    }

    /// Squares in a row, each of which may be the last one.
    fn ride_on(&mut self, from: &Walked, step: VecId, range: RangeInclusive<u16>, Ends { powers, trail }: Ends) {
        let mut way = from.clone();
        for n in 1..=*range.end() {
            way.at = self.movement.topology.step(step, way.at);
            if way.at == Sq::NONE || way.at == self.piece.at || self.is_closed(way.at) {
                break;
            }
            if range.contains(&n) {
                self.leap(powers, way.at, &way.path, trail && n > 1);
            }
            way.path.insert(way.at);
        }
    }

    /// The legs that may follow.
    fn legs(&mut self, node: NodeId, way: &Walked) {
        let Some(branches) = self.program.nodes.get(node.0 as usize) else { return };
        for branch in branches {
            self.n_steps += 1;
            if way.n_legs >= MAX_LEGS || self.found.len() >= MAX_WALKS || self.n_steps > MAX_STEPS {
                return self.other();
            }
            self.leg(branch, way);
        }
    }

    fn leg(&mut self, branch: &Branch, way: &Walked) {
        let Steps::Straight(step) = branch.steps else { return self.other() };
        let (ends, powers, range) = (branch.next == NodeId::END, branch.powers, branch.range.0..=branch.range.1);
        let lame = branch.gait.difference(Gait::STEPPED | Gait::PATH_TRAIL);
        match branch.gait {
            it if it.is_empty() && ends => self.ride_on(way, step, range, Ends { powers, trail: false }),
            Gait::TRAIL if ends => self.ride_on(way, step, range, Ends { powers, trail: true }),
            it if it.is_empty() && branch.powers == Powers::MOVE => self.go_on(branch, step, way),
            _ if ends && lame == Gait::LAME && branch.range == (1, 1) => self.lame(branch, step, way),
            it if ends && (it == Gait::HOP || it == Gait::HOP_NEXT) && way.n_legs == 0 => self.hop(branch, step),
            _ => self.other(),
        }
    }

    /// A leg over empty squares with others behind it.
    fn go_on(&mut self, branch: &Branch, step: VecId, way: &Walked) {
        let mut way = way.clone();
        way.n_legs += 1;
        for n in 1..=branch.range.1 {
            way.at = self.movement.topology.step(step, way.at);
            if way.at == Sq::NONE || way.at == self.piece.at || self.is_closed(way.at) {
                break;
            }
            way.path.insert(way.at);
            if n >= branch.range.0 {
                self.legs(branch.next, &way);
            }
        }
    }

    fn lame(&mut self, branch: &Branch, step: VecId, way: &Walked) {
        let topology = &self.movement.topology;
        let to = topology.step(step, way.at);
        let between: Vec<Sq> = branch.path.iter().map(|it| topology.step(*it, way.at)).collect();
        if to == Sq::NONE || self.is_closed(to) {
            return;
        }
        let mut path = way.path.clone();
        path.extend(between.into_iter().filter(|it| *it != Sq::NONE));
        self.leap(branch.powers, to, &path, branch.gait.contains(Gait::PATH_TRAIL));
    }

    fn hop(&mut self, branch: &Branch, step: VecId) {
        let mut line = Vec::new();
        let mut at = self.piece.at;
        for _ in 0..branch.range.1 {
            at = self.movement.topology.step(step, at);
            if at == Sq::NONE || at == self.piece.at || self.is_closed(at) {
                break;
            }
            line.push((at, self.lands(at)));
        }
        while line.last().is_some_and(|it| !it.1) {
            line.pop();
        }
        if line.len() < 2 {
            return;
        }
        // Nothing lands before what it jumps.
        line[0].1 = false;
        for power in branch.powers.iter() {
            let next = branch.gait == Gait::HOP_NEXT;
            self.found.insert(Walk::Hop { power: power.bits(), line: line.clone(), next });
        }
    }

    /// What was found, without leaps that ask for more empty squares than another one with the same end.
    fn thinned(self) -> Walks {
        let all = self.found;
        let is_needless = |it: &Walk| {
            let Walk::Leap { power, to, path, trail } = it else { return false };
            let others = all.range(
                Walk::Leap { power: *power, to: *to, path: BTreeSet::new(), trail: false }..=Walk::Leap {
                    power: *power,
                    to: *to,
                    path: [Sq::NONE].into(),
                    trail: true,
                },
            );
            others.into_iter().any(|other| match other {
                Walk::Leap { path: less, trail: marks, .. } => less != path && less.is_subset(path) && marks == trail,
                _ => false,
            })
        };
        let kept: Vec<bool> = all.iter().map(|it| !is_needless(it)).collect();
        all.into_iter().zip(kept).filter(|it| it.1).map(|it| it.0).collect()
    }
}
