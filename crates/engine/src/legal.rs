//! From pseudo-legal to legal: royal safety, the royal's way, and vetoes. A short reference stands beside the fast path.
//!
//! ```text
//!   4 │ . r . .     The King on b1 is not in check, and b2 keeps it so.
//!   3 │ . . . .     N from b2: marked by the pins, so each of its moves is tried, and refused.
//!   2 │ . N . P     P d2-d3: touches no marked square, moves no royal: legal without a try (`Legality::Certain`).
//!   1 │ . K . .     K b1-a1: only its new square is asked about (`Legality::IfRoyalIsSafe`).
//!       a b c d
//! ```
//!
//! The plain way to legality is to make each move and to ask whether a royal can be taken: `reference` does that in some
//! fifty lines, knows nothing of tables, and everything here must agree with it (random positions of all games, in the
//! tests). The fast way asks once what endangers the royals (`Pins`), marks the squares that matter, and lets moves pass
//! that touch none of them; of chess that is nearly all. What is left is tried by *supposing* two squares changed, or by
//! making the patch (CPW, *Legal Move*; *Pin*; *Absolute Pin*).
//!
//! A rule that may refuse moves says first which ones (`Veto::scope`); one that ranks them (`Duty`: captures are
//! compulsory) is asked last, about the whole list. Moves with one effect are merged, however they are spelled.
//!
//! Cost: for each position one look along the lines of each royal, then nothing for most moves. Counting (`perft`) does not
//! even write them down.

pub mod check;
pub mod passing;
pub mod reference;
pub mod refusal;
pub mod royal_safety;

use crate::attack::pins::{Pins, Safety};
use crate::generate::fast::output::{Certainty, FastOutput, LeftOut, MoveFilter};
use crate::generate::pseudo_legal::Generator;
use crate::hooks::{FoundBefore, Scene};
use crate::ids::{Player, Sq};
use crate::moves::compact_move::{CompactMove, MoveSink};
use crate::moves::move_list::{ArenaMark, Moves};
use crate::moves::unaffected::Legality;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::{Features, Variant};

/// Generators that keep their memory, one per depth of question.
#[derive(Debug)]
pub struct LegalGenerator {
    moves: Generator,
    replies: Generator,
    pins: Pins,
    /// Memory for short questions.
    pool: Moves,
    /// Where a piece stood that could move when that was asked last, and where it went.
    mobile: (Sq, Sq),
    /// Whether moves with the same effect stay apart that are spelled differently.
    apart: bool,
    /// What rules asked of the position whose moves are looked at.
    found_before: FoundBefore,
}

impl Default for LegalGenerator {
    fn default() -> Self {
        let (moves, replies) = (Generator::default(), Generator::answering(1));
        Self {
            moves,
            replies,
            pins: Pins::default(),
            pool: Moves::default(),
            mobile: (Sq::NONE, Sq::NONE),
            apart: false,
            found_before: FoundBefore::default(),
        }
    }
}

/// What is asked of a list of moves.
#[derive(Clone, Copy)]
struct ListRequest<'w> {
    /// The unaffected moves that a filter does not keep.
    left_out: LeftOut<'w>,
    /// Where all moves begin, if that is asked.
    from: Option<Sq>,
}

impl ListRequest<'_> {
    /// All moves.
    const ALL: Self = Self { left_out: LeftOut::Nothing, from: None };
}

/// What a list of moves came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// All moves must be written down: nothing was done.
    Refused,
    /// The moves that are written down were tried: all of the list are legal.
    Tried,
    /// One of those that were left out is surely legal, so that there is a move: what is written down was not tried.
    Untried,
}

impl LegalGenerator {
    /// One for rules that look at one move of many.
    #[must_use]
    pub fn sparing() -> Self {
        Self { replies: Generator::sparing(1), ..Self::default() }
    }

    /// One that keeps moves apart that are spelled differently, though they have the same effect.
    #[must_use]
    pub fn of_sequences() -> Self {
        Self { apart: true, ..Self::default() }
    }

    /// Whether telling the legal moves of the start position takes more work than is done, so that some answers are
    /// partial.
    #[must_use]
    pub fn is_cut(variant: &Variant) -> bool {
        let (mut generator, mut position) = (Self::default(), variant.start());
        Player::BOTH.into_iter().any(|side| {
            position.set_turn(side);
            generator.legal(variant, &mut position, &mut Moves::default());
            generator.was_cut()
        })
    }

    /// Whether any answer so far is partial, as it took more work than is done.
    #[must_use]
    pub fn was_cut(&self) -> bool {
        self.moves.was_cut() || self.replies.was_cut()
    }

    /// The work of all questions so far, in steps of walks: it grows as time does.
    #[must_use]
    pub fn work(&self) -> u64 {
        self.moves.work() + self.replies.work()
    }

    /// Adds the legal moves of the side to move.
    pub fn legal(&mut self, variant: &Variant, position: &mut Position, res: &mut Moves) {
        let mark = res.mark();
        let scope = royal_safety::veto_scope(variant, position, &mut self.replies, &mut self.pins);
        let left_out = LeftOut::Nothing;
        let mut out = FastOutput { pins: &self.pins, scope, moves: res, mark, sink: MoveSink::Write, left_out };
        self.moves.fast(variant, position, &mut out);
        self.filter(variant, position, res, mark);
        obey(variant, position, res, mark);
    }

    /// Counts the legal moves of the side to move and writes down few of them. `None` if all are needed for that.
    /// What is added to the moves is of no use to anybody else.
    pub(crate) fn count(&mut self, variant: &Variant, position: &mut Position, moves: &mut Moves) -> Option<u64> {
        if variant.has(Features::CROSS_OVERLAPS) || !variant.hooks.duties.is_empty() {
            return None;
        }
        let mark = moves.mark();
        let scope = royal_safety::veto_scope(variant, position, &mut self.replies, &mut self.pins);
        let left_out = LeftOut::Nothing;
        let mut out = FastOutput { pins: &self.pins, scope, moves, mark, sink: MoveSink::Count(0), left_out };
        self.moves.fast(variant, position, &mut out);
        let counted = out.sink.len();
        self.filter(variant, position, moves, mark);
        Some((counted + moves.len() - mark.n_moves()) as u64)
    }

    /// Lists the legal moves of the side to move, most of them compactly. `false` if all must be written down, and nothing
    /// was done.
    pub fn list(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) -> bool {
        self.list_but(ListRequest::ALL, variant, position, moves, list) != Listing::Refused
    }

    /// The same for the piece on a square alone.
    pub fn list_from(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        from: Sq,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) -> bool {
        let request = ListRequest { from: Some(from), ..ListRequest::ALL };
        self.list_but(request, variant, position, moves, list) != Listing::Refused
    }

    /// The same without unaffected moves that a filter does not keep.
    pub fn list_filtered(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
        filter: Option<&dyn MoveFilter>,
    ) -> bool {
        let left_out = filter.map_or(LeftOut::Nothing, LeftOut::Filtered);
        let request = ListRequest { left_out, from: None };
        self.list_but(request, variant, position, moves, list) != Listing::Refused
    }

    /// Lists the moves that may gain material: captures, and what rules have to do with. `allows` says of those that are
    /// not tried whether they are legal.
    pub fn list_tactical(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) -> Listing {
        let request = ListRequest { left_out: LeftOut::Quiet(Certainty::Nothing), from: None };
        self.list_but(request, variant, position, moves, list)
    }

    fn list_but(
        &mut self,
        request: ListRequest<'_>,
        variant: &Variant,
        position: &mut Position,
        moves: &mut Moves,
        list: &mut Vec<CompactMove>,
    ) -> Listing {
        let ListRequest { left_out, from } = request;
        // Moves of different pieces with the same effect are merged, for which they have to be written down.
        let merges = variant.has(Features::CROSS_OVERLAPS) && from.is_none();
        if merges && !left_out.is_quiet() || !variant.hooks.duties.is_empty() {
            return Listing::Refused;
        }
        let mark = moves.mark();
        let scope = royal_safety::veto_scope(variant, position, &mut self.replies, &mut self.pins);
        let before = list.len();
        let sink = if merges { MoveSink::Write } else { MoveSink::List(list, before) };
        let mut out = FastOutput { pins: &self.pins, scope, moves, mark, sink, left_out };
        match from {
            Some(from) => self.moves.fast_from(variant, position, from, &mut out),
            None => self.moves.fast(variant, position, &mut out),
        }
        let legal = matches!(out.left_out, LeftOut::Quiet(Certainty::Legal));
        let waits = legal && self.merge(variant, position, moves, mark);
        if waits || !legal {
            self.filter(variant, position, moves, mark);
        }
        list.extend((mark.n_moves()..moves.len()).map(|idx| CompactMove::Written(idx as u32)));
        if legal { Listing::Untried } else { Listing::Tried }
    }

    /// Whether the side to move is in check, as far as its moves told when they were listed last.
    pub fn seen_check(&self) -> Option<bool> {
        match self.pins.safety() {
            Safety::Safe => Some(false),
            Safety::Check => Some(true),
            Safety::Unknown | Safety::Free => None,
        }
    }

    /// Adds the moves of the piece on a square that are legal as far as duties are not asked; only the first that ends on
    /// a square if one is given.
    fn legal_between(&mut self, variant: &Variant, position: &mut Position, from: Sq, to: Option<Sq>, res: &mut Moves) {
        let mark = res.mark();
        let _ = royal_safety::veto_scope(variant, position, &mut self.replies, &mut self.pins);
        self.moves.open();
        let _ = self.moves.from(variant, position, from, &mut |candidate| {
            if to.is_some_and(|it| candidate.to != it) {
                return Flow::Continue(());
            }
            res.push(candidate);
            if to.is_some() || res.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
        });
        self.moves.close();
        self.filter(variant, position, res, mark);
    }

    /// Whether a move that was written down without a try is legal.
    pub fn allows(&mut self, variant: &Variant, position: &mut Position, moves: &Moves, idx: usize) -> bool {
        let free = !variant.has(Features::CHECK) && variant.hooks.vetoes.is_empty();
        free || moves.legality(idx) == Legality::Certain || self.refusal(variant, position, moves, idx).is_none()
    }

    /// Whether one of some pseudo-legal moves is legal. It takes no more work than one question may.
    pub fn allows_any(&mut self, variant: &Variant, position: &mut Position, moves: &Moves) -> bool {
        self.replies.open();
        self.found_before = FoundBefore::default();
        let res = (0..moves.len()).any(|it| self.refusal_among(variant, position, moves, it).is_none());
        self.replies.close();
        res
    }

    /// Merges moves with the same effect, unless that has to wait until illegal ones are gone. Whether it has.
    fn merge(&mut self, variant: &Variant, position: &Position, res: &mut Moves, mark: ArenaMark) -> bool {
        let of_one_piece = || {
            let side = position.turn();
            position.pieces(side).any(|it| variant.movement.program(side, position.at(it).kind(), it).overlaps)
        };
        let overlap = variant.has(Features::CROSS_OVERLAPS) || variant.has(Features::OVERLAPS) && of_one_piece();
        // Vetoes may ask who makes a move: of two pieces with one effect perhaps only one may.
        let late = variant.has(Features::CROSS_OVERLAPS) && !variant.hooks.vetoes.is_empty();
        if overlap && self.apart {
            res.unite_since(mark);
        } else if overlap && !late {
            res.merge_since(mark);
        }
        late
    }

    fn filter(&mut self, variant: &Variant, position: &mut Position, res: &mut Moves, mark: ArenaMark) {
        self.replies.open();
        self.found_before = FoundBefore::default();
        let late = self.merge(variant, position, res, mark);
        let by = position.turn().other();
        let (safe, free) =
            (self.pins.safety() == Safety::Safe, !variant.has(Features::CHECK) && variant.hooks.vetoes.is_empty());
        res.retain_since(mark, |moves, idx| {
            let legality = moves.legality(idx);
            if legality == Legality::Certain {
                return true;
            }
            let (item, patch) = (moves.item(idx), moves.patch(idx));
            match legality {
                Legality::IfRoyalIsSafe => {
                    let replies = &mut self.replies;
                    let attacker = |it: &Position| variant.tables.attacks.attacker(variant, it, replies, item.to, by);
                    return position.as_if(item.from, item.to, attacker).is_none();
                }
                Legality::Unknown | Legality::Certain => {}
            }
            let scene = Scene { variant, position };
            let quiet = || !variant.hooks.vetoes.iter().any(|it| it.concerns(scene, &item, patch));
            let known = safe
                && moves.crossed(idx).is_empty()
                && self.pins.holds(variant.royals.types, position, &item, patch)
                && quiet();
            free || known
                || self.castles_safely(variant, position, moves, idx)
                || self.refusal_among(variant, position, moves, idx).is_none()
        });
        if late && !self.apart {
            res.merge_since(mark);
        }
        self.replies.close();
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
        // A move that could be made before probably can, and so can the piece.
        let (from, to) = self.mobile;
        let first = Some(from).filter(|it| it.index() < variant.movement.topology.len());
        let tries = first.map(|it| (it, Some(to))).into_iter().chain(first.map(|it| (it, None)));
        for (sq, to) in tries.chain(variant.movement.topology.squares().map(|it| (it, None))) {
            if position.at(sq).is(position.turn()) {
                self.legal_between(variant, position, sq, to, moves);
                if !moves.is_empty() {
                    self.mobile = (sq, moves.item(0).to);
                    return true;
                }
            }
        }
        self.legal(variant, position, moves);
        !moves.is_empty()
    }
}

/// Drops legal moves that the side may not prefer to others.
fn obey(variant: &Variant, position: &Position, res: &mut Moves, mark: ArenaMark) {
    for duty in &variant.hooks.duties {
        let ranks: Vec<_> = (mark.n_moves()..res.len()).map(|it| duty.rank(variant, position, res, it)).collect();
        let (worst, best) = (ranks.iter().flatten().min(), ranks.iter().flatten().max());
        // Most duties have nothing to do with most positions.
        if worst < best {
            let mut ranks = ranks.iter();
            res.retain_since(mark, |_, _| ranks.next().is_some_and(|it| it.is_none() || it.as_ref() == best));
        }
    }
}
