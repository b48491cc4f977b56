//! Captures beside the way of a move: what stands near its end, or in line with it, whichever rule finds it.

use crate::prelude::*;
use crate::support::spared::Spared;
use engine::board::topology::ANYWHERE;

/// Which moves take beside their way, of those of a type that does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakingMoves {
    /// Walks that take nothing on their way.
    Quiet,
    /// Walks.
    Walks,
    /// Moves of what the piece is when they end.
    Arrivals,
    /// The same, and drops.
    ArrivalsAndDrops,
}

/// Which moves of which pieces take beside their way.
#[derive(Debug)]
pub struct Takers {
    moves: TakingMoves,
    /// By side: the types that take so.
    types: [TypeSet; 2],
    /// The same of both sides, and types that may become such where they arrive if that matters.
    able: TypeSet,
    /// How far from where they arrive.
    radius: u16,
}

impl Takers {
    /// The types of which `take` holds. They may take anywhere on the board.
    pub fn of(builder: &Builder<'_>, moves: TakingMoves, take: impl Fn(Player, TypeId) -> bool) -> Self {
        let types = Player::both(|side| builder.types_with(&|it| take(side, it)));
        let any = types[0].or(types[1]);
        let able = match moves {
            TakingMoves::Quiet | TakingMoves::Walks => any,
            _ => builder.types_with(&|it| builder.may_become(it, |kind| any.has(kind))),
        };
        Self { moves, types, able, radius: ANYWHERE }
    }

    /// They take only so far from where they arrive.
    pub const fn within(mut self, radius: u16) -> Self {
        self.radius = radius;
        self
    }

    /// What of their moves may take so, as `Pass::mask` tells it.
    pub fn mask(&self, side: Player, kind: TypeId) -> PassMask {
        let mask = match self.moves {
            TakingMoves::Quiet => PassMask::ENTER,
            TakingMoves::Walks | TakingMoves::Arrivals => PassMask::ARRIVE,
            TakingMoves::ArrivalsAndDrops => PassMask::ARRIVE | PassMask::DROP,
        };
        mask.when(self.types[side].has(kind))
    }

    /// Whether a candidate may take so.
    pub fn concerns(&self, candidate: &Candidate) -> bool {
        let walks = candidate.turn == Turn::Walk;
        let (suits, kind) = match self.moves {
            TakingMoves::Quiet => (walks && candidate.captured().all(|it| it.burnt), candidate.kind()),
            TakingMoves::Walks => (walks, candidate.kind()),
            TakingMoves::Arrivals => (walks || candidate.turn == Turn::Castle, candidate.after.kind()),
            TakingMoves::ArrivalsAndDrops => {
                (!matches!(candidate.turn, Turn::Pass | Turn::TurnUp), candidate.after.kind())
            }
        };
        suits && stays(candidate) && self.types[candidate.side()].has(kind)
    }

    /// How far they take so, as `Pass::attack_radius` tells it.
    pub fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.able.has(kind).then_some(self.radius)
    }
}

/// Whether the piece of a candidate is on the board when its move ends.
pub fn stays(candidate: &Candidate) -> bool {
    !candidate.gone && !candidate.burnt
}

/// Finds what moves take beside their way.
pub trait Finder: Send + Sync {
    /// The squares of what a candidate takes, perhaps several times. What is asked for that counts for the candidate.
    fn found(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq>;
}

/// Takes what is found, but for what is spared.
#[derive(Debug)]
pub struct Beside<F> {
    takers: Takers,
    finder: F,
    spared: Spared,
}

impl<F: Finder> Beside<F> {
    /// The pass for a finder, asked about moves of these pieces.
    pub fn new(builder: &Builder<'_>, takers: Takers, finder: F) -> Self {
        Self { takers, finder, spared: Spared::of_game(builder) }
    }
}

impl<F: Finder> Pass for Beside<F> {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        self.takers.mask(side, kind)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        self.takers.concerns(candidate)
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.takers.attack_radius(kind)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            let found = self.finder.found(scene, it);
            self.spared.take(scene, it, found);
            next(it)
        })
    }
}
