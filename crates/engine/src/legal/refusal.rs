//! Why a pseudo-legal move may not be played.

use crate::attack::pins::Safety;
use crate::board::occupant::Occupant;
use crate::hooks::{Capabilities, FoundBefore, Scene, Trial};
use crate::ids::{Player, Sq};
use crate::legal::LegalGenerator;
use crate::moves::candidate::Turn;
use crate::moves::move_list::Moves;
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::reason::Reason;
use crate::variant::{Features, Variant};
use crate::verdict::Verdict;

impl LegalGenerator {
    /// Why a pseudo-legal move may not be played; `None` if it may.
    pub fn refusal(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &Moves,
        idx: usize,
    ) -> Option<&'static str> {
        self.found_before = FoundBefore::default();
        self.refusal_among(variant, position, moves, idx)
    }

    /// The same for one of many moves of a position, before the first of which what was found is forgotten.
    pub(super) fn refusal_among(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &Moves,
        idx: usize,
    ) -> Option<&'static str> {
        let side = position.turn();
        let (patch, item, victims) = (moves.patch(idx), moves.item(idx), moves.victims(idx));
        let mut res = None;
        if variant.has(Features::CHECK) {
            let crosses =
                moves.crossed(idx).iter().any(|it| self.is_royal_attacked_on(variant, position, item.origin, *it));
            res = crosses.then_some("royal-through-check");
        }
        let before = Player::both(|it| position.royals(it).len());
        position.apply(patch);
        if variant.has(Features::CHECK) {
            if lost(variant, position, side, before[side]) {
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
            let found_before = &mut self.found_before;
            let mut trial = Trial { variant, after: position, item: &item, patch, victims, found_before };
            res = variant.hooks.vetoes.iter().find_map(|it| it.refuses(&mut trial));
        }
        position.undo();
        res
    }

    /// Whether the royal of `origin` would be taken if it stood on `square`, or may not stand there for a moment.
    pub fn is_royal_attacked_on(&mut self, variant: &Variant, position: &mut Position, origin: Sq, square: Sq) -> bool {
        if bars_way(variant, position, origin, square).is_some() {
            return true;
        }
        let royal = position.at(origin);
        let side = royal.side();
        if variant.tables.attacks.walkers(side.other()).is_empty() && position.at(square).is_empty() {
            let replies = &mut self.replies;
            let attacker = |it: &Position| variant.tables.attacks.attacker(variant, it, replies, square, side.other());
            return position.as_if(origin, square, attacker).is_some();
        }
        let patch = [Edit::Put(origin, Occupant::EMPTY), Edit::Put(square, royal)];
        position.apply(if square == origin { &patch[1..] } else { &patch });
        let res = variant.tables.attacks.attacker(variant, position, &mut self.replies, square, side.other()).is_some();
        position.undo();
        res
    }

    /// Whether a move is a castling of the only royal that is surely legal.
    pub(super) fn castles_safely(
        &mut self,
        variant: &Variant,
        position: &mut Position,
        moves: &Moves,
        idx: usize,
    ) -> bool {
        let item = moves.item(idx);
        if item.turn != Turn::Castle || self.pins.royal() != Some(item.from) || !variant.hooks.vetoes.is_empty() {
            return false;
        }
        let by = position.turn().other();
        let safe_now = self.pins.safety() == Safety::Safe;
        let mut crossed = moves.crossed(idx).iter().filter(|it| !(safe_now && **it == item.origin));
        let crosses = crossed.any(|it| self.is_royal_attacked_on(variant, position, item.origin, *it));
        let replies = &mut self.replies;
        let attacker = |it: &Position| variant.tables.attacks.attacker(variant, it, replies, item.to, by);
        !crosses && position.as_if_put(moves.patch(idx), attacker) == Some(None)
    }
}

/// Why a rule does not let the royal of `origin` stand on `square` even on its way; `None` if all do.
pub fn bars_way(variant: &Variant, position: &Position, origin: Sq, square: Sq) -> Option<Reason> {
    let mut barring = variant.hooks.vetoes.iter().filter(|it| it.capabilities().contains(Capabilities::BARS_WAY));
    barring.find_map(|it| it.bars_way(Scene { variant, position }, origin, square))
}

/// Whether the side has lost the royals it may not lose, `before` being how many it had.
pub fn lost(variant: &Variant, position: &Position, side: Player, before: usize) -> bool {
    let now = position.royals(side).len();
    if variant.royals.last_only[side] { now == 0 && before > 0 } else { now < before }
}

/// Whether the move that led here wins at once in a way that leaves no time for a reply.
pub(super) fn outranks_check(variant: &Variant, after: &Position, side: Player, before: [usize; 2]) -> bool {
    let other = side.other();
    lost(variant, after, other, before[other])
        || variant.hooks.endings.iter().any(|it| {
            let draws = || it.capabilities().contains(Capabilities::FREES_BY_DRAWS);
            let frees = |verdict: Verdict| verdict.winner == Some(side) || draws();
            it.outranks_check(side) && it.ending(variant, after).is_some_and(frees)
        })
}
