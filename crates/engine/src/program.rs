//! Compiled moves: a table of legs that the walker runs. No notation and no position.

pub mod effect;
pub mod lending;
pub mod line_pattern;
pub mod movement;
pub mod ride_limits;
pub mod walker;

use bitflags::bitflags;

use crate::board::topology::VecId;

bitflags! {
    /// What may stand on the square where a leg ends. Several may hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Powers: u16 {
        /// An empty square.
        const MOVE = 1 << 0;
        /// An enemy, which is taken.
        const TAKE = 1 << 1;
        /// A friend, which is taken.
        const TAKE_OWN = 1 << 2;
        /// An empty square with an en-passant right.
        const TAKE_PASSING = 1 << 3;
        /// An enemy royal, which is taken.
        const TAKE_ROYAL = 1 << 4;
        /// Any piece, left alone; the walk goes on from its square.
        const STAND = 1 << 5;
        /// As `STAND`; following legs change their range.
        const STAND_TOGGLE = 1 << 6;
        /// An empty square; following legs change their range.
        const MOVE_TOGGLE = 1 << 7;
        /// A friend: a passing leg hands the rest of the move to it, a final leg borrows its moves.
        const RELAY = 1 << 8;
        /// A friend, left alone.
        const PASS_FRIEND = 1 << 9;
        /// Any piece, left alone, on a leg of range 1.
        const PASS_ANY = 1 << 10;
        /// All that ends on a square and takes at most what stands there.
        const TO_SQUARE = Self::MOVE_OR_TAKE.bits() | Self::TAKE_OWN.bits() | Self::TAKE_ROYAL.bits();
        /// All that take something.
        const TAKES = Self::TAKE.bits() | Self::TAKE_OWN.bits() | Self::TAKE_PASSING.bits() | Self::TAKE_ROYAL.bits();
        /// All that end on an empty square.
        const ENDS_ON_EMPTY = Self::MOVE.bits() | Self::MOVE_TOGGLE.bits() | Self::TAKE_PASSING.bits();
        /// The usual last leg: an empty square or an enemy.
        const MOVE_OR_TAKE = Self::MOVE.bits() | Self::TAKE.bits();
    }
}

bitflags! {
    /// How a leg walks. Several may hold.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Gait: u32 {
        /// Exactly as many steps as the leg before.
        const ISO = 1 << 0;
        /// The path of every leap must be empty.
        const LAME = 1 << 1;
        /// A square of the path of every leap must be occupied.
        const JUMP = 1 << 2;
        /// The first square is passed whatever stands there.
        const SKI = 1 << 3;
        /// Friends on the way do not block.
        const OVER_FRIENDS = 1 << 4;
        /// No piece on the way blocks.
        const OVER_ALL = 1 << 5;
        /// Exactly one piece must be jumped.
        const HOP = 1 << 6;
        /// The leg ends directly behind the first piece.
        const HOP_NEXT = 1 << 7;
        /// Any number of pieces may be jumped.
        const HOP_ANY = 1 << 8;
        /// Royals may not be taken, enemies not be mounts.
        const TAME = 1 << 9;
        /// What is taken, or was taken last, is put down where the leg started.
        const UNLOAD = 1 << 10;
        /// Squares passed on the way get en-passant rights.
        const TRAIL = 1 << 11;
        /// Path squares of leaps get en-passant rights.
        const PATH_TRAIL = 1 << 12;
        /// The range is up to the middle of the board.
        const HALF_BOARD = 1 << 13;
        /// The leg may not end where the piece came from.
        const AWAY = 1 << 14;
        /// At least one piece must be jumped; each must have a ranking below that of the mover, or equal if that is even.
        const FLY = 1 << 15;
        /// The squares of the path must exist: they are stepped on.
        const STEPPED = 1 << 16;
        /// The leg takes from afar: the leg behind it comes straight back, so the mover enters no square.
        const SHOT = 1 << 17;
        /// The leg that comes back from a shot.
        const RETURN = 1 << 18;
        /// Every square entered is noted among the rights of the trace, for those who ask about the way.
        const TRACK = 1 << 19;
    }
}

/// Index of a node of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The move ends here.
    pub const END: Self = Self(u32::MAX);
}

/// No limit on the steps of a leg.
pub const UNLIMITED: u16 = u16::MAX;

/// One leg in one direction.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Branch {
    /// The step, or the steps that a turning ride repeats in order.
    pub steps: Steps,
    /// Least and most steps.
    pub range: (u16, u16),
    /// What may stand on the end square.
    pub powers: Powers,
    /// How it walks.
    pub gait: Gait,
    /// Squares of the path of each leap, as steps from where the leap starts.
    pub path: Vec<VecId>,
    /// Where the walk goes on; `END` for a last leg.
    pub next: NodeId,
    /// Where it goes on after `STAND_TOGGLE` or `MOVE_TOGGLE`.
    pub next_toggled: NodeId,
}

/// The steps of a leg.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// The same step each time.
    Straight(VecId),
    /// These steps, over and over.
    Turning(Vec<VecId>),
}

impl Steps {
    /// The n-th step, from 1.
    #[inline]
    #[must_use]
    pub fn nth(&self, n: u16) -> VecId {
        match self {
            Self::Straight(it) => *it,
            Self::Turning(it) => it[usize::from(n - 1) % it.len()],
        }
    }

    /// Whether they turn on in one way, so that they lead home by themselves. Crooked ones alternate.
    #[inline]
    #[must_use]
    pub fn is_circular(&self) -> bool {
        matches!(self, Self::Turning(it) if it.len() > 2)
    }
}

/// The usual move: one straight leg without refinements. The walker has a short way for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ray {
    /// The step.
    pub step: VecId,
    /// Most steps.
    pub range: u16,
    /// What may stand on the end square: moves and takings only.
    pub powers: Powers,
    /// Only virgin movers.
    pub virgin: bool,
}

/// How a move begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveStart {
    /// Legs from this node on.
    Legs(NodeId),
    /// Every other square of the board.
    Universal(Powers, Gait),
    /// A walk of single steps that may turn anywhere.
    Area {
        /// The steps.
        steps: Vec<VecId>,
        /// Most steps.
        range: u16,
        /// What may stand on the end square.
        powers: Powers,
        /// How it walks.
        gait: Gait,
    },
    /// The moves of the type that the opponent moved last.
    Imitate {
        /// Turned by half a circle.
        turned: bool,
        /// Which kinds of ending are copied.
        powers: Powers,
    },
    /// Single legs that find a square, and what is done about it.
    Effect(Box<effect::Effect>),
    /// The moves that friends lend.
    Borrow(Box<lending::Loan>),
}

/// A move that is more than a ray.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walked {
    /// How it begins.
    pub start: MoveStart,
    /// Only virgin movers.
    pub virgin: bool,
    /// Exempt from morph boards and the capture matrix.
    pub exempt: bool,
    /// Whether a leg asks a friend for its moves.
    pub borrows: bool,
    /// Whether nothing comes of it while no right to capture in passing stands.
    pub passing: bool,
    /// Whether it is nothing but leaps and rides over at most one piece: the generator has a short way for them.
    pub short: bool,
}

/// A castling: how far the mover goes and which partner it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Castle {
    /// The step towards the partner.
    pub step: VecId,
    /// How many squares the mover goes.
    pub squares: u16,
    /// Only virgin movers.
    pub virgin: bool,
    /// The partner stands one step inside the outermost piece.
    pub inner: bool,
}

/// All moves of a piece type of one colour.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Program {
    /// The usual moves.
    pub rays: Vec<Ray>,
    /// All others.
    pub walked: Vec<Walked>,
    /// Castlings.
    pub castles: Vec<Castle>,
    /// The legs that follow each node.
    pub nodes: Vec<Vec<Branch>>,
    /// Whether two of its moves may have the same effect, so that they must be compared.
    pub overlaps: bool,
}

impl Program {
    /// Makes walks note every square they enter; rides become walks.
    pub fn track(&mut self) {
        for ray in std::mem::take(&mut self.rays) {
            let node = self.push_node(vec![ray.leg()]);
            self.push_move(MoveStart::Legs(node), ray.virgin);
        }
        for it in self.nodes.iter_mut().flatten() {
            it.gait = it.gait.difference(Gait::TRAIL | Gait::PATH_TRAIL) | Gait::TRACK;
        }
    }

    /// Whether it has moves that only virgin movers may make, castling aside.
    #[must_use]
    pub fn has_first_move(&self) -> bool {
        self.rays.iter().any(|it| it.virgin) || self.walked.iter().any(|it| it.virgin)
    }

    /// The first step of every move that has one.
    #[must_use]
    pub fn first_steps(&self) -> Vec<VecId> {
        let mut res: Vec<VecId> = self.rays.iter().map(|it| it.step).collect();
        for it in &self.walked {
            match &it.start {
                MoveStart::Legs(node) => res.extend(self.nodes[node.0 as usize].iter().map(|it| it.steps.nth(1))),
                MoveStart::Area { steps, .. } => res.extend(steps),
                _ => {}
            }
        }
        sort::sort(&mut res);
        res.dedup();
        res
    }
}
