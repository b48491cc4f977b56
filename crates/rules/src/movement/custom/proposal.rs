//! What routines propose: whether it can be done, and how it is written into a candidate.

use crate::prelude::*;
use engine::board::terrain::WALL;
use engine::page_rules::{MAX_PROPOSALS, Proposal};
use engine::program::walker::trace::Victim;

/// Most squares that a move may ask for.
const MAX_CLICKS: usize = 64;
/// Most pieces of a type in a hand after an answer.
const MAX_HAND: i32 = 250;

/// What stands on a square before a proposal.
pub(super) type At<'a> = &'a dyn Fn(Sq) -> Occupant;

/// The piece of the move.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoverAt {
    /// Where it stood; `Sq::NONE` if that is as good as empty.
    pub(super) from: Sq,
    /// Where it ends, if it stays on the board.
    pub(super) end: Option<Sq>,
    /// Whether nobody would see that a royal is taken.
    pub(super) royal_unseen: bool,
}

/// An answer of which every proposal can be done.
pub(super) fn checked(
    answer: Result<Option<Vec<Proposal>>, Message>,
    is_possible: &dyn Fn(&Proposal) -> Result<(), Message>,
) -> Result<Option<Vec<Proposal>>, Message> {
    let Some(proposals) = answer? else { return Ok(None) };
    if proposals.len() > MAX_PROPOSALS {
        return Err(msg!("custom-made-too-many", most = MAX_PROPOSALS));
    }
    proposals.iter().try_for_each(is_possible)?;
    Ok(Some(proposals))
}

/// What stands on a square once the removed and shifted pieces are gone.
pub(super) fn remove_and_shift(proposal: &Proposal, at: At<'_>, sq: Sq) -> Occupant {
    let gone = proposal.remove.contains(&sq) || proposal.shift.iter().any(|it| it.0 == sq);
    if gone { Occupant::EMPTY } else { at(sq) }
}

/// Whether a proposal describes a position: every square has at most one piece.
pub(super) fn check(scene: Scene<'_>, mover: &MoverAt, proposal: &Proposal, at: At<'_>) -> Result<(), Message> {
    check_names(scene, mover, proposal)?;
    let label = |sq| scene.variant.label(sq);
    // An effect takes nothing from the mover's own square; a walk may take what stands where it ends.
    let is_mover = |sq: Sq| sq == mover.from || mover.from == Sq::NONE && mover.end == Some(sq);
    if proposal.remove.iter().any(|it| is_mover(*it)) {
        return Err(msg!("custom-removed-mover"));
    }
    let is_royal = |sq: &Sq| scene.variant.royals.types.has(at(*sq).kind());
    if mover.royal_unseen && proposal.remove.iter().any(is_royal) {
        return Err(msg!("custom-took-royal"));
    }
    let mut taken: Vec<Sq> = mover.end.into_iter().collect();
    for sq in proposal.shift.iter().map(|it| it.1).chain(proposal.put.iter().map(|it| it.0)) {
        if taken.contains(&sq) || !remove_and_shift(proposal, at, sq).is_empty() {
            return Err(msg!("custom-put-on-occupied", square = label(sq)));
        }
        taken.push(sq);
    }
    let mut sources: Vec<Sq> = proposal.shift.iter().map(|it| it.0).collect();
    sort::sort(&mut sources);
    let twice = sources.windows(2).any(|it| it[0] == it[1]);
    if twice || sources.iter().any(|it| is_mover(*it) || at(*it).is_empty()) {
        return Err(msg!("custom-moved-nothing"));
    }
    if sources.iter().any(|it| proposal.remove.contains(it)) {
        return Err(msg!("custom-moved-removed"));
    }
    Ok(())
}

/// Whether the squares, types, kinds of terrain and numbers exist.
fn check_names(scene: Scene<'_>, mover: &MoverAt, proposal: &Proposal) -> Result<(), Message> {
    let topology = &scene.variant.movement.topology;
    let named = proposal.remove.iter().chain(proposal.point.iter().flatten()).chain(&proposal.after).copied();
    let moved = proposal.shift.iter().flat_map(|it| [it.0, it.1]);
    let set = proposal.put.iter().map(|it| it.0).chain(proposal.grounds.iter().map(|it| it.0));
    for sq in named.chain(moved).chain(set).chain(mover.end) {
        if sq.index() >= topology.len() || topology.is_hole(sq) || scene.position.ground(sq) == WALL {
            return Err(msg!("custom-named-no-square"));
        }
    }
    let known = |kind: TypeId| kind != TypeId::NONE && kind.index() < scene.variant.pieces.types.len();
    let mut kinds = proposal.put.iter().map(|it| it.1.kind()).chain(proposal.becomes);
    if !kinds.all(known) || !proposal.hands.iter().all(|it| known(it.1)) {
        return Err(msg!("custom-named-no-piece"));
    }
    let n_kinds = scene.variant.movement.terrain().map_or(0, |it| it.kinds().len());
    if !proposal.grounds.is_empty() && n_kinds == 0 {
        return Err(msg!("custom-changed-no-terrain"));
    }
    if proposal.grounds.iter().any(|it| usize::from(it.1) > n_kinds) {
        return Err(msg!("custom-named-no-terrain"));
    }
    let memory = &scene.variant.carried.written.memory;
    if proposal.memory.iter().any(|it| !memory.iter().any(|known| known.fact == it.0)) {
        return Err(msg!("custom-remembered-no-number"));
    }
    if proposal.after.len() + proposal.point.as_ref().map_or(0, Vec::len) > MAX_CLICKS {
        return Err(msg!("custom-asked-too-many", most = MAX_CLICKS));
    }
    Ok(())
}

/// Whether the hands can hold what a proposal leaves them.
pub(super) fn check_hands(
    scene: Scene<'_>,
    proposal: &Proposal,
    hand: &dyn Fn(Player, TypeId) -> i32,
) -> Result<(), Message> {
    if !proposal.hands.is_empty() && !scene.variant.has(Features::HANDS) {
        return Err(msg!("custom-changed-no-hand"));
    }
    for (side, kind, _) in &proposal.hands {
        let more = proposal.hands.iter().filter(|it| (it.0, it.1) == (*side, *kind)).map(|it| i32::from(it.2));
        let count = hand(*side, *kind).saturating_add(more.sum());
        if !(0..=MAX_HAND).contains(&count) {
            return Err(msg!("custom-left-in-hand", count = count));
        }
    }
    Ok(())
}

/// Writes all of a proposal but where its piece goes and what is clicked on the way there.
pub(super) fn write_rest(scene: Scene<'_>, proposal: &Proposal, at: At<'_>, candidate: &mut Candidate) {
    if proposal.label.0 != 0 {
        candidate.label = proposal.label;
    }
    for square in proposal.remove.iter().copied() {
        let piece = at(square);
        if piece.is_empty() {
            continue;
        }
        candidate.changed.push((square, Occupant::EMPTY));
        // A wall belongs to nobody: nobody captures it.
        if piece.is_piece() {
            let threatened = proposal.attacks;
            candidate.victims.push(Victim { square, piece, unloaded: false, burnt: false, threatened });
        }
    }
    candidate.changed.extend(proposal.shift.iter().map(|it| (it.0, Occupant::EMPTY)));
    candidate.changed.extend(proposal.shift.iter().map(|it| (it.1, at(it.0).moved())));
    candidate.changed.extend_from_slice(&proposal.put);
    if let Some(kind) = proposal.becomes {
        candidate.after = scene.variant.changed(candidate.after, kind);
        candidate.settled = true;
    }
    if let Some(side) = proposal.side {
        candidate.after = candidate.after.with_side(side);
    }
    if proposal.virgin {
        candidate.after = candidate.after.virgin();
    }
    if proposal.gone {
        candidate.vanish();
    }
    write_beside(proposal, candidate);
    let after = proposal.after.iter().map(|it| Step::Square(*it));
    candidate.aliases.iter_mut().for_each(|it| it.extend(after.clone()));
    candidate.steps.extend(after);
    candidate.n_after += proposal.after.len() as u16;
}

/// Writes what changes beside the pieces. Of two values for a square or a number the later one holds.
fn write_beside(proposal: &Proposal, candidate: &mut Candidate) {
    let hands = proposal.hands.iter().filter(|it| it.2 != 0);
    candidate.extra.extend(hands.map(|it| Edit::Hand(it.0, it.1, it.2)));
    for (sq, ground) in &proposal.grounds {
        candidate.extra.retain(|it| !matches!(it, Edit::Ground(at, _) if at == sq));
        candidate.extra.push(Edit::Ground(*sq, *ground));
    }
    for (fact, value) in &proposal.memory {
        candidate.extra.retain(|it| !matches!(it, Edit::Fact(of, _) if of == fact));
        candidate.extra.push(Edit::Fact(*fact, *value));
    }
}
