//! When two positions count as the same for repetition: rights that can no longer be used do not tell them apart.

use crate::attack::pass_mask::PassMask;
use crate::board::occupant::Occupant;
use crate::ids::{Player, Sq};
use crate::legal::passing::useful_rights;
use crate::moves::patch::Edit;
use crate::position::Position;
use crate::program::Program;
use crate::variant::Variant;

/// A number that positions share if they count as the same.
#[must_use]
pub fn key(variant: &Variant, position: &Position) -> u64 {
    let mut res = position.hash();
    for side in Player::BOTH {
        let castlers: Vec<Sq> = castlers(variant, position, side).collect();
        for sq in position.pieces(side) {
            let piece = position.at(sq);
            if piece.is_virgin() && !virgin_matters(variant, position, &castlers, sq) {
                res ^= position.hash_of_put(sq, piece.moved());
            }
        }
    }
    if !position.rights().is_empty() {
        let useful = useful_rights(variant, position);
        let useless = position.rights().iter().filter(|it| !useful.contains(it));
        useless.for_each(|it| res ^= position.hash_of_right(*it));
    }
    for fact in &variant.carried.repetition_key.silent {
        res ^= position.hash_of_fact(*fact);
    }
    res
}

/// Whether a piece that moves, and is afterwards what and where it was, is no change: also if it never moved before and
/// that makes no difference.
#[must_use]
pub fn is_unchanged(variant: &Variant, position: &Position, sq: Sq, after: Occupant) -> bool {
    let before = position.at(sq);
    let is_idle = || {
        let castlers: Vec<Sq> = castlers(variant, position, before.side()).collect();
        !virgin_matters(variant, position, &castlers, sq)
    };
    after == before || before.is_virgin() && after == before.moved() && is_idle()
}

/// Lets pieces count as moved for which it makes no difference that they have not, so that positions in which they stand
/// where they stood have one hash.
pub fn forget_idle_virgins(variant: &Variant, position: &mut Position) {
    if variant.pieces.gates() || !variant.hooks.memories.is_empty() || variant.tables.pass_masks.has(PassMask::FIRST) {
        return;
    }
    for side in Player::BOTH {
        // One that is forgotten had no partner, so that it never was one for another piece.
        let castlers: Vec<Sq> = castlers(variant, position, side).collect();
        for sq in position.pieces(side).collect::<Vec<_>>() {
            let piece = position.at(sq);
            if piece.is_virgin() && !virgin_matters(variant, position, &castlers, sq) {
                position.set_up(Edit::Put(sq, piece.moved()));
            }
        }
    }
}

/// Whether a castling is still possible for a side, now or later.
#[must_use]
pub fn may_castle(variant: &Variant, position: &Position, side: Player) -> bool {
    castlers(variant, position, side).any(|castler| {
        position.pieces(side).any(|it| position.at(it).is_virgin() && is_partner(variant, position, castler, it))
    })
}

/// Whether it makes a difference that a piece has never moved. `castlers` are those of its side.
fn virgin_matters(variant: &Variant, position: &Position, castlers: &[Sq], sq: Sq) -> bool {
    let piece = position.at(sq);
    let side = piece.side();
    if has_initial(variant, piece, sq) {
        return true;
    }
    if variant.pieces.gating[side].iter().any(|it| position.hand(side, it) > 0) {
        return true;
    }
    if castlers.iter().any(|it| *it != sq && is_partner(variant, position, *it, sq)) {
        return true;
    }
    let is_castler = program(variant, piece, sq).castles.iter().any(|it| it.virgin);
    is_castler
        && position
            .pieces(side)
            .any(|it| it != sq && position.at(it).is_virgin() && is_partner(variant, position, sq, it))
}

fn program(variant: &Variant, piece: Occupant, sq: Sq) -> &Program {
    variant.movement.program(piece.side(), piece.kind(), sq)
}

/// Whether a virgin piece has moves here that it will lose, castling aside.
fn has_initial(variant: &Variant, piece: Occupant, sq: Sq) -> bool {
    if variant.movement.initial[piece.side()][piece.kind().index()].is_some() {
        return false;
    }
    program(variant, piece, sq).has_first_move() || variant.copies_first_moves(piece.kind())
}

/// The pieces of a side that may still castle, as far as they themselves decide.
fn castlers<'a>(variant: &'a Variant, position: &'a Position, side: Player) -> impl Iterator<Item = Sq> + 'a {
    position.pieces(side).filter(move |it| {
        let piece = position.at(*it);
        let castles = &program(variant, piece, *it).castles;
        !castles.is_empty() && castles.iter().any(|castle| !castle.virgin || variant.movement.may_begin(piece, *it))
    })
}

/// Whether the piece on a square stands where, or is what, the castler may castle with.
fn is_partner(variant: &Variant, position: &Position, castler: Sq, partner: Sq) -> bool {
    let topology = &variant.movement.topology;
    program(variant, position.at(castler), castler).castles.iter().any(|castle| {
        let (mut cur, mut met, mut outermost, mut before) = (castler, false, Sq::NONE, Sq::NONE);
        loop {
            let last = cur;
            cur = topology.step(castle.step, cur);
            if cur == Sq::NONE {
                break;
            }
            met |= cur == partner;
            if !variant.start.home[cur.index()].is_empty() {
                (outermost, before) = (cur, last);
            }
        }
        let (partners, kind) = (variant.carried.repetition_key.partners, position.at(partner).kind());
        let suits = match castle.inner {
            true => partner == before,
            false => partner == outermost && partners.outermost.has(kind) || partners.anywhere.has(kind),
        };
        met && suits
    })
}
