//! When two positions count as the same for repetition: rights that can no longer be used do not tell them apart.

use crate::board::occupant::Content;
use crate::generate::pseudo_legal::Generator;
use crate::ids::{Player, Sq};
use crate::position::{Position, Right};
use crate::program::Program;
use crate::program::walker::Flow;
use crate::variant::Rules;

/// A number that positions share if they count as the same.
#[must_use]
pub fn key(rules: &Rules, position: &Position) -> u64 {
    let mut res = position.hash();
    for side in Player::BOTH {
        for sq in position.pieces(side) {
            let piece = position.at(sq);
            if piece.is_virgin() && !virgin_matters(rules, position, sq, piece) {
                res ^= position.hash_of_put(sq, piece.moved());
            }
        }
    }
    for right in position.rights() {
        if !is_useful(rules, position, *right) {
            res ^= position.hash_of_right(*right);
        }
    }
    for fact in &rules.sameness.silent {
        res ^= position.hash_of_fact(*fact);
    }
    res
}

/// Whether a castling is still possible for a side, now or later.
#[must_use]
pub fn may_castle(rules: &Rules, position: &Position, side: Player) -> bool {
    castlers(rules, position, side).any(|castler| {
        position.pieces(side).any(|it| position.at(it).is_virgin() && is_partner(rules, position, castler, it))
    })
}

/// Whether it makes a difference that a piece has never moved.
fn virgin_matters(rules: &Rules, position: &Position, sq: Sq, piece: Content) -> bool {
    let side = piece.side();
    if has_initial(rules, piece, sq) {
        return true;
    }
    if rules.gating.iter().any(|it| position.hand(side, it) > 0) {
        return true;
    }
    if castlers(rules, position, side).any(|it| it != sq && is_partner(rules, position, it, sq)) {
        return true;
    }
    let is_castler = program(rules, piece, sq).castles.iter().any(|it| it.virgin);
    is_castler
        && position
            .pieces(side)
            .any(|it| it != sq && position.at(it).is_virgin() && is_partner(rules, position, sq, it))
}

fn program(rules: &Rules, piece: Content, sq: Sq) -> &Program {
    rules.movement.program(piece.side(), piece.kind(), sq)
}

/// Whether a virgin piece has moves here that it will lose, castling aside.
fn has_initial(rules: &Rules, piece: Content, sq: Sq) -> bool {
    if rules.movement.initial[piece.side().index()][piece.kind().index()].is_some() {
        return false;
    }
    let program = program(rules, piece, sq);
    program.rays.iter().any(|it| it.virgin) || program.walked.iter().any(|it| it.virgin)
}

/// The pieces of a side that may still castle, as far as they themselves decide.
fn castlers<'a>(rules: &'a Rules, position: &'a Position, side: Player) -> impl Iterator<Item = Sq> + 'a {
    position.pieces(side).filter(move |it| {
        let piece = position.at(*it);
        let castles = &program(rules, piece, *it).castles;
        !castles.is_empty() && castles.iter().any(|castle| !castle.virgin || rules.movement.may_begin(piece, *it))
    })
}

/// Whether the piece on a square stands where, or is what, the castler may castle with.
fn is_partner(rules: &Rules, position: &Position, castler: Sq, partner: Sq) -> bool {
    let topology = &rules.movement.topology;
    program(rules, position.at(castler), castler).castles.iter().any(|castle| {
        let (mut cur, mut met, mut outermost, mut before) = (castler, false, Sq::NONE, Sq::NONE);
        loop {
            let last = cur;
            cur = topology.step(castle.step, cur);
            if cur == Sq::NONE {
                break;
            }
            met |= cur == partner;
            if rules.sameness.occupied[cur.index()] {
                (outermost, before) = (cur, last);
            }
        }
        let placed = if castle.inner { partner == before } else { partner == outermost };
        met && (placed || !castle.inner && rules.sameness.partners.has(position.at(partner).kind()))
    })
}

/// Whether some pseudo-legal move captures in passing by the right.
fn is_useful(rules: &Rules, position: &Position, right: Right) -> bool {
    let mut res = false;
    let _ = Generator::default().all(rules, position, &mut |draft| {
        res = draft.to == right.square && draft.captured().any(|it| it.square == right.victim);
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}
