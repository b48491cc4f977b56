//! What a move of a turn may be, and what it leaves for the next.

use crate::movement::turns::{NO_PIECE, TurnLength, TurnPiece, square};
use crate::prelude::*;
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::legal::LegalGenerator;
use engine::legal::check::is_in_check;
use engine::moves::patch::FactId;
use engine::position::Right;

/// Says which piece may go on, keeps what may be captured in passing, and ends turns that are passed.
#[derive(Debug)]
pub(super) struct Continuation {
    pub(super) length: TurnLength,
    pub(super) piece: TurnPiece,
    /// Which types make the last move; none for any.
    pub(super) last: TypeSet,
    /// Where the pieces stand that have moved in the turn, the last one first, as far as that matters.
    pub(super) noted: Box<[FactId]>,
    /// Whether captures in passing may follow each other.
    pub(super) chain: bool,
    /// Whether pieces that a move pushes, pulls or swaps count as moves too.
    pub(super) counts_pieces: bool,
}

impl Continuation {
    /// The piece because of which that of a candidate may not go on. Answers do not belong to the turn.
    fn bar(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Sq> {
        if candidate.depth > 0 || candidate.turn == Turn::Pass {
            return None;
        }
        let own = |it: &Sq| scene.position.at(*it).is(candidate.side());
        let mut movers = self.noted.iter().filter_map(|it| square(scene.position, *it)).filter(own);
        movers.find(|it| (self.piece == TurnPiece::Same) != (candidate.from == *it))
    }

    /// Whether a piece of another type has to make this move of the turn.
    fn is_out_of_turn(&self, position: &Position, candidate: &Candidate) -> bool {
        let is_move = !self.last.is_empty() && candidate.turn != Turn::Pass;
        is_move && self.last.has(candidate.kind()) != (self.left(position, candidate) == 1)
    }

    /// How many moves of the turn a candidate counts beside itself.
    fn n_more(&self, candidate: &Candidate) -> i32 {
        let moved = candidate.victims.iter().filter(|it| self.counts_pieces && it.unloaded);
        i32::try_from(moved.count()).unwrap_or(i32::MAX)
    }

    /// How many moves are left of the turn in which a candidate is made. An answer begins a turn.
    fn left(&self, position: &Position, candidate: &Candidate) -> i32 {
        let made = if candidate.depth > 0 { 0 } else { position.fact(self.length.made) };
        self.length.of(position, candidate.side()).saturating_sub(made)
    }

    /// Whether a capture in passing is still possible after a move: of a piece that has moved in this turn by the other side,
    /// of another one by the next move, if this one is such a capture too.
    fn stays(&self, rights: &[Right], candidate: &Candidate, right: Right, victim: Player) -> bool {
        let touches = |sq: Sq| sq == candidate.from || candidate.changed.iter().any(|it| it.0 == sq);
        let uses =
            |it: &Right| it.square == candidate.to && candidate.captured().any(|taken| taken.square == it.victim);
        !touches(right.victim) && (victim == candidate.side() || self.chain && rights.iter().any(uses))
    }
}

impl Pass for Continuation {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        // Where it matters who moved, each move notes it.
        if self.piece == TurnPiece::Any && self.last.is_empty() { PassMask::NOW } else { PassMask::ANY_CHANGE }
    }

    fn touched(&self, Scene { variant, position }: Scene<'_>, touch: &mut dyn FnMut(Sq)) {
        if !position.rights().is_empty() {
            variant.movement.topology.squares().for_each(touch);
        }
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_more = self.n_more(candidate);
        let fits = n_more == 0 || n_more < self.left(scene.position, candidate);
        if !fits || self.is_out_of_turn(scene.position, candidate) || self.bar(scene, candidate).is_some() {
            return Flow::Continue(());
        }
        let n_extra = candidate.extra.len();
        let rights = scene.position.rights();
        for it in rights {
            let victim = scene.position.at(it.victim);
            if victim.is_piece() && self.stays(rights, candidate, *it, victim.side()) {
                candidate.extra.push(Edit::Right { square: it.square, victim: it.victim });
            }
        }
        if candidate.turn == Turn::Pass {
            let all = self.length.of(scene.position, candidate.side());
            candidate.extra.push(Edit::Fact(self.length.made, all));
        }
        if n_more > 0 {
            let made = scene.position.fact(self.length.made);
            candidate.extra.push(Edit::Fact(self.length.made, made.saturating_add(n_more)));
        }
        let mut end = if candidate.gone { NO_PIECE } else { i32::from(candidate.to.0) };
        for fact in &self.noted {
            candidate.extra.push(Edit::Fact(*fact, end));
            end = scene.position.fact(*fact);
        }
        let flow = next(candidate);
        candidate.extra.truncate(n_extra);
        flow
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Continuation {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        if self.is_out_of_turn(scene.position, candidate) {
            let piece = scene.variant.named(candidate.kind());
            let message = match self.last.has(candidate.kind()) {
                true => msg!("reason-turn-type-last", piece = piece),
                false => msg!("reason-turn-type-not-last", piece = piece),
            };
            return Some(Reason { code: "turn-type", message, marks: Vec::new() });
        }
        let Some(sq) = self.bar(scene, candidate) else {
            let (n, left) = (self.n_more(candidate), self.left(scene.position, candidate));
            let message = msg!("reason-turn-length", count = n.saturating_add(1), left = left);
            return (n > 0 && n >= left).then_some(Reason { code: "turn-length", message, marks: Vec::new() });
        };
        let (piece, square) = (scene.variant.named(scene.position.at(sq).kind()), scene.variant.label(sq));
        let message = match self.piece {
            TurnPiece::Same => msg!("reason-turn-piece-same", piece = piece, square = square),
            TurnPiece::Each => msg!("reason-turn-piece-each", piece = piece, square = square),
            TurnPiece::Any | TurnPiece::Other => msg!("reason-turn-piece-other", piece = piece, square = square),
        };
        Some(Reason { code: "turn-piece", message, marks: vec![(sq, MarkRole::Other)] })
    }
}

/// Refuses checks before the last move of a turn.
#[derive(Debug)]
pub(super) struct LastMoveChecks(pub(super) TurnLength);

impl Veto for LastMoveChecks {
    fn scope(&self, Scene { position, .. }: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        if self.0.goes_on(position, position.turn()) { VetoScope::ALL } else { VetoScope::default() }
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let mover = trial.after.mover();
        let is_early = trial.after.turn() != mover && self.0.goes_on(trial.after, mover);
        (is_early && is_in_check(trial.variant, trial.after, mover.other())).then_some("early-check")
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let side = trial.after.mover().other();
        let found = LegalGenerator::default().checker(trial.variant, trial.after, side);
        let marks = found.map_or(Vec::new(), |(royal, by)| vec![(by, MarkRole::Attacker), (royal, MarkRole::Royal)]);
        Some(Reason { code, message: msg!("reason-early-check"), marks })
    }
}
