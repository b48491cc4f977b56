//! What the hooks of a variant say together.

use crate::attack::pass_mask::PassMask;
use crate::hooks::{Capabilities, Case, Next, Pass, Scene, Source};
use crate::ids::{Player, Sq, TypeId};
use crate::mechanics::square_role::SquareRole;
use crate::moves::candidate::Candidate;
use crate::position::Position;
use crate::program::Program;
use crate::program::walker::Flow;
use crate::variant::Variant;
use crate::verdict::Verdict;

impl Variant {
    /// Sends a candidate through the passes from `idx` on.
    pub fn run_passes(&self, idx: usize, position: &Position, candidate: &mut Candidate, emit: Next<'_>) -> Flow {
        run(Scene { variant: self, position }, self.hooks.passes.get(idx..).unwrap_or_default(), candidate, emit)
    }

    /// Sends a candidate that is one capture of a chain through the passes that look at each of them.
    pub fn run_part_passes(&self, position: &Position, candidate: &mut Candidate, emit: Next<'_>) -> Flow {
        run(
            Scene { variant: self, position },
            self.hooks.passes.get(..self.hooks.n_part_passes).unwrap_or_default(),
            candidate,
            emit,
        )
    }

    /// What the passes together may do to leaps, rides and drops of a type that begin or end on a square.
    #[must_use]
    pub fn pass_mask(&self, side: Player, kind: TypeId, sq: Sq) -> PassMask {
        let asked: &[Box<dyn Pass>] = if kind == TypeId::NONE { &[] } else { &self.hooks.passes };
        asked.iter().map(|it| it.mask(self, side, kind, sq)).collect()
    }

    /// Whether pieces of a type may make first moves of other types, by a source of candidates.
    #[must_use]
    pub fn copies_first_moves(&self, kind: TypeId) -> bool {
        let copies =
            |it: &dyn Source| it.capabilities().contains(Capabilities::MOVES_AS_OTHERS) && it.starters(self).has(kind);
        self.hooks.sources.iter().any(|it| copies(it.as_ref()))
            && self.movement.any_program(&Player::BOTH, &Program::has_first_move)
    }

    /// The verdict on a position that the last move ended at once. If both sides meet a condition, the mover's win counts.
    #[must_use]
    pub fn ending(&self, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        let endings = self.hooks.endings.iter().filter_map(|it| it.ending(self, position));
        let mut verdicts = endings.map(|it| self.scored(it));
        let first = verdicts.next()?;
        if first.winner == Some(mover) {
            return Some(first);
        }
        Some(verdicts.find(|it| it.winner == Some(mover)).unwrap_or(first))
    }

    /// The verdicts of the judges, in order: the first one holds, unless it has to be claimed.
    pub fn verdicts<'a>(&'a self, case: Case<'a>) -> impl Iterator<Item = Verdict> + 'a {
        self.hooks.judges.iter().filter_map(move |it| it.judge(case)).map(|it| self.scored(it))
    }

    /// Whether a side may still win in some way where nobody has the material to mate, as `Ending::can_still_win` tells.
    #[must_use]
    pub fn can_still_win(&self, position: &Position, side: Player) -> bool {
        self.hooks.endings.iter().any(|it| it.can_still_win(self, position, side))
            || self.hooks.judges.iter().any(|it| it.can_still_win(self, position, side))
    }

    /// A verdict as it counts in this variant.
    fn scored(&self, verdict: Verdict) -> Verdict {
        self.hooks.scoring.iter().fold(verdict, |verdict, it| it.score(verdict))
    }

    /// Brings facts up to date after a move that is really made.
    pub fn remember(&self, position: &mut Position) {
        for it in &self.hooks.memories {
            it.remember(self, position);
        }
    }

    /// What a square is to a piece that arrives there. The first rule that has an answer decides, as with moves.
    #[must_use]
    pub fn arrival_role(&self, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        let found = self.hooks.passes.iter().find_map(|it| it.explain()?.square_role(self, side, kind, sq));
        found.filter(|it| *it != SquareRole::Plain)
    }

    /// The first of the types that a piece which arrives on a square is asked to become, if it may not stay what it is.
    #[must_use]
    pub fn first_choice(&self, side: Player, kind: TypeId, sq: Sq) -> Option<TypeId> {
        let mut asking = self.hooks.passes.iter().filter(|it| it.capabilities().contains(Capabilities::ASKS_TYPE));
        asking.find_map(|it| it.explain()?.first_choice(self, side, kind, sq))
    }

    /// What a square is to a piece that stands there.
    #[must_use]
    pub fn standing_role(&self, side: Player, kind: TypeId, sq: Sq) -> Option<SquareRole> {
        self.hooks.endings.iter().find_map(|it| it.square_role(self, side, kind, sq))
    }
}

/// Sends a candidate through some passes, in order.
fn run(scene: Scene<'_>, passes: &[Box<dyn Pass>], candidate: &mut Candidate, emit: Next<'_>) -> Flow {
    let mut passes = passes;
    while let [pass, rest @ ..] = passes {
        passes = rest;
        if pass.concerns(candidate) {
            return pass.apply(scene, candidate, &mut |candidate| run(scene, rest, candidate, emit));
        }
    }
    emit(candidate)
}
