//! From pseudo-legal to legal: royal safety, the royal's way, and vetoes. A short reference stands beside the fast path.

pub mod royal_safety;

use crate::attack::pins::{Pins, Safety};
use crate::generate::fast::FastOutput;
use crate::generate::pseudo_legal::Generator;
use crate::hooks::Scene;
use crate::ids::{Player, Sq};
use crate::moves::candidate::Turn;
use crate::moves::compact_move::{CompactMove, MoveSink};
use crate::moves::move_list::{ArenaMark, Moves};
use crate::moves::patch::Edit;
use crate::moves::unaffected::Trust;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::Variant;

/// Generators that keep their memory, one per depth of question.
#[derive(Debug)]
pub struct Judge {
    moves: Generator,
    replies: Generator,
    pins: Pins,
    /// Memory for short questions.
    pool: Moves,
    /// Where a piece stood that could move when that was asked last.
    mobile: Sq,
    /// Whether moves with the same effect stay apart that are spelled differently.
    apart: bool,
}

impl Default for Judge {
    fn default() -> Self {
        let (moves, replies) = (Generator::default(), Generator::answering(1));
        Self { moves, replies, pins: Pins::default(), pool: Moves::default(), mobile: Sq::NONE, apart: false }
    }
}

impl Judge {
    /// One that keeps moves apart that are spelled differently, though they have the same effect.
    #[must_use]
    pub fn of_sequences() -> Self {
        Self { apart: true, ..Self::default() }
    }

    /// Whether telling the legal moves of the start position takes more work than is done, so that some answers are
    /// partial.
    #[must_use]
    pub fn is_cut(variant: &Variant) -> bool {
        let (mut judge, mut position) = (Self::default(), variant.start());
        Player::BOTH.into_iter().any(|side| {
            position.set_turn(side);
            judge.legal(variant, &mut position, &mut Moves::default());
            [&judge.moves, &judge.replies].iter().any(|it| it.walker.work.was_cut())
        })
    }

    /// Adds the legal moves of the side to move.
    pub fn legal(&mut self, variant: &Variant, position: &mut Position, res: &mut Moves) {
        let mark = res.mark();
        let watch = royal_safety::watch(variant, position, &mut self.replies, &mut self.pins);
        let mut out = FastOutput { pins: &self.pins, watch, moves: res, mark, sink: MoveSink::Write };
        self.moves.fast(variant, position, &mut out);
        self.filter(variant, position, res, mark);
        obey(variant, position, res, mark);
    }

    /// Counts the legal moves of the side to move and writes down few of them. `None` if all are needed for that.
    /// What is added to the moves is of no use to anybody else.
    pub(crate) fn count(&mut self, variant: &Variant, position: &mut Position, moves: &mut Moves) -> Option<u64> {
        if variant.cross_overlaps || !variant.duties.is_empty() {
            return None;
        }
        let mark = moves.mark();
        let watch = royal_safety::watch(variant, position, &mut self.replies, &mut self.pins);
        let mut out = FastOutput { pins: &self.pins, watch, moves, mark, sink: MoveSink::Count(0) };
        self.moves.fast(variant, position, &mut out);
        let counted = out.sink.len();
        self.filter(variant, position, moves, mark);
        Some((counted + moves.len() - mark.n_moves()) as u64)
    }

    /// Lists the legal moves of the side to move, most of them briefly. `false` if all must be written down, and nothing
    /// was done.
    pub(crate) fn list(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) -> bool {
        if variant.cross_overlaps || !variant.duties.is_empty() {
            return false;
        }
        let mark = moves.mark();
        let watch = royal_safety::watch(variant, position, &mut self.replies, &mut self.pins);
        let before = list.len();
        let mut out = FastOutput { pins: &self.pins, watch, moves, mark, sink: MoveSink::List(list, before) };
        self.moves.fast(variant, position, &mut out);
        self.filter(variant, position, moves, mark);
        list.extend((mark.n_moves()..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
        true
    }

    /// Adds the moves of the piece on a square that are legal as far as duties are not asked.
    pub fn legal_from(&mut self, variant: &Variant, position: &mut Position, from: Sq, res: &mut Moves) {
        let mark = res.mark();
        let _ = royal_safety::watch(variant, position, &mut self.replies, &mut self.pins);
        let _ = self.moves.from(variant, position, from, &mut |candidate| {
            res.push(candidate);
            if res.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
        });
        self.filter(variant, position, res, mark);
    }

    fn filter(&mut self, variant: &Variant, position: &mut Position, res: &mut Moves, mark: ArenaMark) {
        self.replies.open();
        let of_one_piece = || {
            let side = position.turn();
            position.pieces(side).any(|it| variant.movement.program(side, position.at(it).kind(), it).overlaps)
        };
        let overlap = variant.cross_overlaps || variant.overlaps && of_one_piece();
        // Vetoes may ask who makes a move: of two pieces with one effect perhaps only one may.
        let late = variant.cross_overlaps && !variant.vetoes.is_empty();
        if overlap && self.apart {
            res.unite_since(mark);
        } else if overlap && !late {
            res.merge_since(mark);
        }
        let by = position.turn().other();
        let (safe, free) = (self.pins.safety() == Safety::Safe, !variant.check_rule && variant.vetoes.is_empty());
        res.retain_since(mark, |moves, idx| {
            let trust = moves.trust(idx);
            if trust == Trust::Sure {
                return true;
            }
            let (item, patch) = (moves.item(idx), moves.patch(idx));
            match trust {
                Trust::Royal => {
                    let replies = &mut self.replies;
                    let attacker = |it: &Position| variant.attacks.attacker(variant, it, replies, item.to, by);
                    return position.as_if(item.from, item.to, attacker).is_none();
                }
                Trust::None | Trust::Sure => {}
            }
            let scene = Scene { variant, position };
            let quiet = || !variant.vetoes.iter().any(|it| it.concerns(scene, &item, patch));
            let known = safe
                && moves.crossed(idx).is_empty()
                && self.pins.holds(variant.royal, position, &item, patch)
                && quiet();
            free || known
                || self.castles_safely(variant, position, moves, idx)
                || self.refusal(variant, position, moves, idx).is_none()
        });
        if late && !self.apart {
            res.merge_since(mark);
        }
        self.replies.close();
    }

    /// Whether a move is a castling of the only royal that is surely legal.
    fn castles_safely(&mut self, variant: &Variant, position: &mut Position, moves: &Moves, idx: usize) -> bool {
        let item = moves.item(idx);
        if item.turn != Turn::Castle || self.pins.royal() != Some(item.from) || !variant.vetoes.is_empty() {
            return false;
        }
        let by = position.turn().other();
        let safe_now = self.pins.safety() == Safety::Safe;
        let mut crossed = moves.crossed(idx).iter().filter(|it| !(safe_now && **it == item.origin));
        let crosses = crossed.any(|it| self.crossing_attacked(variant, position, item.origin, *it));
        let replies = &mut self.replies;
        let attacker = |it: &Position| variant.attacks.attacker(variant, it, replies, item.to, by);
        !crosses && position.as_if_put(moves.patch(idx), attacker) == Some(None)
    }

    /// Whether the side to move has a legal move.
    pub fn can_move(&mut self, variant: &Variant, position: &mut Position) -> bool {
        let mut moves = std::mem::take(&mut self.pool);
        moves.clear();
        let res = self.has_move(variant, position, &mut moves);
        self.pool = moves;
        res
    }

    fn has_move(&mut self, variant: &Variant, position: &mut Position, moves: &mut Moves) -> bool {
        // A piece that could move before probably can.
        let first = std::iter::once(self.mobile).filter(|it| it.index() < variant.movement.topology.len());
        for sq in first.chain(variant.movement.topology.squares()) {
            if position.at(sq).is(position.turn()) {
                self.legal_from(variant, position, sq, moves);
                if !moves.is_empty() {
                    self.mobile = sq;
                    return true;
                }
            }
        }
        self.legal(variant, position, moves);
        !moves.is_empty()
    }

    /// Why a pseudo-legal move may not be played; `None` if it may.
    pub fn refusal(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &Moves,
        idx: usize,
    ) -> Option<&'static str> {
        let side = position.turn();
        let (patch, item, victims) = (moves.patch(idx), moves.item(idx), moves.victims(idx));
        let mut res = None;
        if variant.check_rule {
            let crosses =
                moves.crossed(idx).iter().any(|it| self.crossing_attacked(variant, position, item.origin, *it));
            res = crosses.then_some("royal-through-check");
        }
        let before = Player::both(|it| position.royals(it).len());
        position.apply(patch);
        if variant.check_rule {
            if lost(variant, position, side, before[side.index()]) {
                res = Some("exposes-royal");
            } else {
                if res.is_none() && self.in_check(variant, position, side) {
                    res = Some("exposes-royal");
                }
                if res.is_some() && outranks_check(variant, position, side, before) {
                    res = None;
                }
            }
        }
        if res.is_none() {
            for veto in &variant.vetoes {
                res = veto.refuses(variant, position, &item, patch, victims);
                if res.is_some() {
                    break;
                }
            }
        }
        position.undo();
        res
    }

    /// Whether the royal of `origin` would be taken if it stood on `square`.
    fn crossing_attacked(&mut self, variant: &Variant, position: &mut Position, origin: Sq, square: Sq) -> bool {
        let royal = position.at(origin);
        let side = royal.side();
        if variant.attacks.walkers(side.other()).is_empty() && position.at(square).is_empty() {
            let replies = &mut self.replies;
            let attacker = |it: &Position| variant.attacks.attacker(variant, it, replies, square, side.other());
            return position.as_if(origin, square, attacker).is_some();
        }
        let patch = [Edit::Put(origin, crate::board::occupant::Occupant::EMPTY), Edit::Put(square, royal)];
        position.apply(if square == origin { &patch[1..] } else { &patch });
        let res = variant.attacks.attacker(variant, position, &mut self.replies, square, side.other()).is_some();
        position.undo();
        res
    }

    /// Whether a reply could make the side lose its royals.
    pub fn in_check(&mut self, variant: &Variant, position: &Position, side: Player) -> bool {
        let royals = position.royals(side);
        if variant.duple_check[side.index()] && royals.len() > 1 {
            return (0..royals.len()).all(|idx| {
                let royal = position.royals(side)[idx];
                variant.attacks.attacker(variant, position, &mut self.replies, royal, side.other()).is_some()
            });
        }
        if variant.last_royal_only[side.index()] && royals.len() > 1 {
            return !variant.attacks.walkers(side.other()).is_empty()
                && reference_in_check(variant, position, &mut self.replies, side);
        }
        (0..royals.len()).any(|idx| {
            let royal = position.royals(side)[idx];
            variant.attacks.attacker(variant, position, &mut self.replies, royal, side.other()).is_some()
        })
    }

    /// A square from which a side attacks another.
    pub fn attacker(&mut self, variant: &Variant, position: &Position, target: Sq, by: Player) -> Option<Sq> {
        variant.attacks.attacker(variant, position, &mut self.replies, target, by)
    }

    /// The royals of a side that are in check.
    pub fn checks(&mut self, variant: &Variant, position: &mut Position, side: Player) -> Vec<Sq> {
        if !self.in_check(variant, position, side) {
            return Vec::new();
        }
        let royals = position.royals(side).to_vec();
        let by = side.other();
        let attacks = &variant.attacks;
        royals
            .into_iter()
            .filter(|it| attacks.attacker(variant, position, &mut self.replies, *it, by).is_some())
            .collect()
    }

    /// The first royal in check and the square of the piece that would take it.
    pub fn checker(&mut self, variant: &Variant, position: &mut Position, side: Player) -> Option<(Sq, Sq)> {
        let royals = position.royals(side).to_vec();
        royals.into_iter().find_map(|royal| {
            let by = side.other();
            let at = variant.attacks.attacker(variant, position, &mut self.replies, royal, by)?;
            Some((royal, at))
        })
    }
}

/// Whether a reply could make the side lose its royals.
pub fn is_in_check(variant: &Variant, position: &Position, side: Player) -> bool {
    Judge::default().in_check(variant, position, side)
}

/// Whether the side has lost the royals it may not lose, `before` being how many it had.
pub fn lost(variant: &Variant, position: &Position, side: Player, before: usize) -> bool {
    let now = position.royals(side).len();
    if variant.last_royal_only[side.index()] { now == 0 && before > 0 } else { now < before }
}

/// Whether the move that led here wins at once in a way that leaves no time for a reply.
fn outranks_check(variant: &Variant, after: &Position, side: Player, before: [usize; 2]) -> bool {
    let other = side.other();
    lost(variant, after, other, before[other.index()])
        || variant.endings.iter().any(|it| {
            it.outranks_check(side) && it.ending(variant, after).is_some_and(|verdict| verdict.winner == Some(side))
        })
}

/// The reference: makes every reply of the opponent and looks for lost royals.
pub fn reference_in_check(variant: &Variant, position: &Position, generator: &mut Generator, side: Player) -> bool {
    let before = position.royals(side).len();
    let mut replying = position.clone();
    replying.set_turn(side.other());
    if variant.duple_check[side.index()] && before > 1 {
        return position.royals(side).iter().all(|it| takes(variant, position, generator, side, *it));
    }
    let mut lost = false;
    let _ = generator.all(variant, &replying, &mut |candidate| {
        let taken = candidate.threatened().filter(|it| it.piece.is(side) && variant.royal.has(it.piece.kind())).count();
        lost = taken > 0 && (!variant.last_royal_only[side.index()] || taken >= before);
        if lost { Flow::Break(()) } else { Flow::Continue(()) }
    });
    lost
}

/// The reference for legality: the legal moves without any table.
pub fn legal_reference(variant: &Variant, position: &mut Position, res: &mut Moves) {
    let mut generator = Generator::default();
    let mut replies = Generator::answering(1);
    let mark = res.mark();
    let _ = generator.all(variant, position, &mut |candidate| {
        res.push(candidate);
        if res.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
    });
    let side = position.turn();
    let before = Player::both(|it| position.royals(it).len());
    res.retain_since(mark, |moves, idx| {
        let mut safe = true;
        if variant.check_rule {
            for square in moves.crossed(idx) {
                let origin = moves.item(idx).origin;
                let royal = position.at(origin);
                position.apply(&[Edit::Put(origin, crate::board::occupant::Occupant::EMPTY)]);
                position.apply(&[Edit::Put(*square, royal)]);
                safe &= !takes(variant, position, &mut replies, side, *square);
                position.undo();
                position.undo();
            }
        }
        position.apply(moves.patch(idx));
        if variant.check_rule {
            let lost = lost(variant, position, side, before[side.index()]);
            safe &= !reference_in_check(variant, position, &mut replies, side);
            safe = !lost && (safe || outranks_check(variant, position, side, before));
        }
        let (patch, item, victims) = (moves.patch(idx), moves.item(idx), moves.victims(idx));
        safe &= variant.vetoes.iter().all(|it| it.refuses(variant, position, &item, patch, victims).is_none());
        position.undo();
        safe
    });
    res.merge_since(mark);
    obey(variant, position, res, mark);
}

/// Drops legal moves that the side may not prefer to others.
fn obey(variant: &Variant, position: &Position, res: &mut Moves, mark: ArenaMark) {
    for duty in &variant.duties {
        if (mark.n_moves()..res.len()).any(|it| duty.is_done_by(variant, position, res, it)) {
            res.retain_since(mark, |moves, idx| duty.is_done_by(variant, position, moves, idx));
        }
    }
}

/// Whether a reply of the other side takes the piece on a square of `side`.
pub fn takes(variant: &Variant, position: &Position, generator: &mut Generator, side: Player, square: Sq) -> bool {
    let mut replying = position.clone();
    replying.set_turn(side.other());
    let mut res = false;
    let _ = generator.all(variant, &replying, &mut |candidate| {
        res = candidate.threatened().any(|it| it.square == square);
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}
