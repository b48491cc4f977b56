//! The reference for legality and check: every reply is made, and no table asked.

use crate::board::occupant::Occupant;
use crate::generate::pseudo_legal::Generator;
use crate::hooks::{FoundBefore, Trial};
use crate::ids::{Player, Sq};
use crate::legal::obey;
use crate::legal::refusal::{bars_way, lost, outranks_check};
use crate::moves::move_list::Moves;
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::variant::{Features, Variant};

/// The reference: makes every reply of the opponent and looks for lost royals.
pub fn reference_in_check(variant: &Variant, position: &Position, generator: &mut Generator, side: Player) -> bool {
    let before = position.royals(side).len();
    let mut replying = position.attacked_by(variant.pieces.neutral, side.other(), None);
    replying.set_turn(side.other());
    if variant.royals.duple_check[side] && before > 1 {
        return position.royals(side).iter().all(|it| takes(variant, position, generator, side, *it));
    }
    let mut lost = false;
    let _ = generator.all(variant, &replying, &mut |candidate| {
        let taken =
            candidate.threatened().filter(|it| it.piece.is(side) && variant.royals.types.has(it.piece.kind())).count();
        lost = taken > 0 && (!variant.royals.last_only[side] || taken >= before);
        if lost { Flow::Break(()) } else { Flow::Continue(()) }
    });
    lost
}

/// The reference for legality: the legal moves without any table. Whether they are all: replies to all moves together take
/// no more work than one question may, and where it ends the rest is left out.
pub fn legal_reference(variant: &Variant, position: &mut Position, res: &mut Moves) -> bool {
    let mut generator = Generator::default();
    let mut replies = Generator::answering(1);
    let mark = res.mark();
    let _ = generator.all(variant, position, &mut |candidate| {
        res.push(candidate);
        if res.is_full_since(mark) { Flow::Break(()) } else { Flow::Continue(()) }
    });
    let side = position.turn();
    let before = Player::both(|it| position.royals(it).len());
    let mut found_before = FoundBefore::default();
    replies.open();
    res.retain_since(mark, |moves, idx| {
        let mut safe = true;
        if variant.has(Features::CHECK) {
            for square in moves.crossed(idx) {
                let origin = moves.item(idx).origin;
                let royal = position.at(origin);
                safe &= bars_way(variant, position, origin, *square).is_none();
                position.apply(&[Edit::Put(origin, Occupant::EMPTY)]);
                position.apply(&[Edit::Put(*square, royal)]);
                safe &= !takes(variant, position, &mut replies, side, *square);
                position.undo();
                position.undo();
            }
        }
        position.apply(moves.patch(idx));
        if variant.has(Features::CHECK) {
            let lost = lost(variant, position, side, before[side]);
            safe &= !reference_in_check(variant, position, &mut replies, side);
            safe = !lost && (safe || outranks_check(variant, position, side, before));
        }
        let (patch, item, victims) = (moves.patch(idx), moves.item(idx), moves.victims(idx));
        let found_before = &mut found_before;
        let mut trial = Trial { variant, after: position, item: &item, patch, victims, found_before };
        safe = safe && variant.hooks.vetoes.iter().all(|it| it.refuses(&mut trial).is_none());
        position.undo();
        safe
    });
    replies.close();
    res.merge_since(mark);
    obey(variant, position, res, mark);
    !generator.was_cut() && !replies.was_cut()
}

/// Whether a reply of the other side takes the piece on a square of `side`.
pub fn takes(variant: &Variant, position: &Position, generator: &mut Generator, side: Player, square: Sq) -> bool {
    let mut replying = position.attacked_by(variant.pieces.neutral, side.other(), Some(square));
    replying.set_turn(side.other());
    let mut res = false;
    let _ = generator.all(variant, &replying, &mut |candidate| {
        res = candidate.takes(square);
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}
