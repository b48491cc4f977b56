//! Whether a side chased a piece, or attacked something new, with every move of a cycle: the Asian rules in outline.

use crate::endings::repetition::cycle::Cycle;
use crate::prelude::*;
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::position::Past;

/// A piece that is followed through its moves.
type PieceId = usize;

/// Which piece stands on each square.
#[derive(Clone, Debug)]
struct Track(Vec<PieceId>);

/// An attack: by whom, on whom, and where the victim stands.
type Attack = (PieceId, PieceId, Sq);

impl Track {
    const NOBODY: PieceId = usize::MAX;

    fn new(variant: &Variant) -> Self {
        Self((0..variant.movement.topology.len()).collect())
    }

    fn follow(&mut self, it: &Past) {
        if it.from != Sq::NONE && it.to != Sq::NONE && it.from != it.to {
            self.0[it.to.index()] = std::mem::replace(&mut self.0[it.from.index()], Self::NOBODY);
        }
    }

    fn at(&self, sq: Sq) -> PieceId {
        self.0[sq.index()]
    }
}

/// For White and for Black: the square of a piece that the side chased with every move, if there is one.
pub(super) fn chases(variant: &Variant, boards: &[Position], cycle: &Cycle<'_>) -> [Option<Sq>; 2] {
    every_move(variant, boards, cycle, |position, side, attacker, victim| {
        counts(variant, position, side, attacker, victim)
    })
    .map(|chased| chased?.into_iter().next().map(|it| it.1))
}

/// For White and for Black: whether with every move the side attacked some piece that it did not attack before.
pub(super) fn attacks(variant: &Variant, boards: &[Position], cycle: &Cycle<'_>) -> [bool; 2] {
    let mut track = Track::new(variant);
    let mut res = Player::both(|side| cycle.moves.iter().any(|it| it.mover == side));
    for (idx, it) in cycle.moves.iter().enumerate() {
        let mut before: Vec<PieceId> =
            captures(variant, &boards[idx], it.mover, &track).iter().map(|it| it.1).collect();
        sort::sort(&mut before);
        track.follow(it);
        let after = captures(variant, &boards[idx + 1], it.mover, &track);
        let new = after.iter().any(|it| before.binary_search(&it.1).is_err());
        res[it.mover] &= new;
    }
    res
}

/// For each side the pieces that all of its moves newly attacked, as far as the attack counts.
fn every_move(
    variant: &Variant,
    boards: &[Position],
    cycle: &Cycle<'_>,
    counts: impl Fn(&Position, Player, Sq, Sq) -> bool,
) -> [Option<Vec<(PieceId, Sq)>>; 2] {
    let mut track = Track::new(variant);
    let mut res: [Option<Vec<(PieceId, Sq)>>; 2] = [None, None];
    for (idx, it) in cycle.moves.iter().enumerate() {
        let before = captures(variant, &boards[idx], it.mover, &track);
        track.follow(it);
        let after = &boards[idx + 1];
        let mut new: Vec<(PieceId, Sq)> = captures(variant, after, it.mover, &track)
            .into_iter()
            .filter(|attack| before.binary_search_by(|it| (it.0, it.1).cmp(&(attack.0, attack.1))).is_err())
            .filter(|attack| {
                let attacker = track.0.iter().position(|id| *id == attack.0);
                attacker.is_some_and(|from| counts(after, it.mover, Sq(from as u16), attack.2))
            })
            .map(|attack| (attack.1, attack.2))
            .collect();
        sort::sort(&mut new);
        new.dedup();
        let known = &mut res[it.mover];
        *known = Some(match known.take() {
            None => new,
            Some(old) => new.into_iter().filter(|it| old.iter().any(|before| before.0 == it.0)).collect(),
        });
    }
    res.map(|it| it.filter(|pieces| !pieces.is_empty()))
}

/// The legal moves of a side, whoever is to move.
fn legal_moves(variant: &Variant, position: &Position, side: Player) -> (Position, Moves) {
    let mut position = position.clone();
    position.set_turn(side);
    let mut moves = Moves::default();
    LegalGenerator::default().legal(variant, &mut position, &mut moves);
    (position, moves)
}

/// What a side could legally capture if it were to move; sorted.
fn captures(variant: &Variant, position: &Position, side: Player, track: &Track) -> Vec<Attack> {
    let (position, moves) = legal_moves(variant, position, side);
    let mut res: Vec<Attack> = Vec::new();
    for idx in 0..moves.len() {
        for victim in moves.victims(idx).iter().filter(|it| !it.unloaded && position.at(it.square).is(side.other())) {
            res.push((track.at(moves.item(idx).from), track.at(victim.square), victim.square));
        }
    }
    sort::sort(&mut res);
    res.dedup();
    res
}

/// What kind of piece a type is, as far as the rules of chasing ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ChaseClass {
    King,
    Soldier,
    Guard,
    Elephant,
    Horse,
    Cannon,
    Chariot,
    Other,
}

fn class(variant: &Variant, kind: TypeId) -> ChaseClass {
    if variant.royals.types.has(kind) {
        return ChaseClass::King;
    }
    match variant.name(kind).as_str() {
        "soldier" | "pawn" => ChaseClass::Soldier,
        "advisor" | "guard" | "mandarin" | "counsellor" => ChaseClass::Guard,
        "elephant" | "minister" => ChaseClass::Elephant,
        "horse" | "knight" | "mao" => ChaseClass::Horse,
        "cannon" | "pao" => ChaseClass::Cannon,
        "chariot" | "rook" => ChaseClass::Chariot,
        _ => ChaseClass::Other,
    }
}

/// Whether the attack of `from` on `to` is one that may not be kept up.
fn counts(variant: &Variant, position: &Position, side: Player, from: Sq, to: Sq) -> bool {
    let (attacker, victim) = (position.at(from), position.at(to));
    let (by, on) = (class(variant, attacker.kind()), class(variant, victim.kind()));
    if matches!(by, ChaseClass::King | ChaseClass::Soldier) || on == ChaseClass::King {
        return false;
    }
    let crossed = |piece: Occupant| 2 * variant.depth(piece.side(), to) <= variant.movement.topology.ranks;
    if on == ChaseClass::Soldier && !crossed(victim) {
        return false;
    }
    if attacker.kind() == victim.kind() && may_capture(variant, position, side.other(), to, from) {
        return false;
    }
    let worth_it = match by {
        ChaseClass::Horse | ChaseClass::Cannon => on == ChaseClass::Chariot,
        ChaseClass::Elephant | ChaseClass::Guard => {
            matches!(on, ChaseClass::Chariot | ChaseClass::Cannon | ChaseClass::Horse)
        }
        _ => false,
    };
    worth_it || !is_protected(variant, position, side, from, to)
}

/// Whether a piece could legally capture another.
fn may_capture(variant: &Variant, position: &Position, side: Player, from: Sq, to: Sq) -> bool {
    let (_, moves) = legal_moves(variant, position, side);
    (0..moves.len())
        .any(|idx| moves.item(idx).from == from && moves.victims(idx).iter().any(|it| it.square == to && !it.unloaded))
}

/// Whether the victim's side could legally capture back.
fn is_protected(variant: &Variant, position: &Position, side: Player, from: Sq, to: Sq) -> bool {
    let (mut position, moves) = legal_moves(variant, position, side);
    let takes = |idx: &usize| {
        moves.item(*idx).from == from && moves.victims(*idx).iter().any(|it| it.square == to && !it.unloaded)
    };
    let Some(idx) = (0..moves.len()).find(takes) else { return false };
    let end = moves.item(idx).to;
    position.apply(moves.patch(idx));
    let mut replies = Moves::default();
    LegalGenerator::default().legal(variant, &mut position, &mut replies);
    (0..replies.len()).any(|idx| replies.victims(idx).iter().any(|it| it.square == end && !it.unloaded))
}
