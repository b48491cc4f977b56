//! What routines are asked about, as views.

use engine::board::occupant::Occupant;
use engine::ids::Sq;
use engine::page_rules::{OfferedMove, PlayedMove};
use engine::variant::Variant;

use crate::to_js::side_name;
use crate::view::{CandidateView, UnitView, VetoMoveView, VictimView};

/// A walk that a routine may turn into moves, or a move that it may change.
pub(super) fn candidate(variant: &Variant, it: &OfferedMove<'_>) -> CandidateView {
    let path = names(variant, it.path.iter().copied());
    let name = |idx: usize| path.get(idx).cloned().unwrap_or_default();
    let last = path.len().saturating_sub(1);
    let becomes = variant.pieces.types.get(it.after.kind().index()).filter(|_| it.after.kind() != it.piece.kind());
    CandidateView {
        name: it.routine.to_owned(),
        turn: it.turn.name(),
        piece: unit(variant, it.piece),
        becomes: becomes.map(|it| it.id.clone()),
        from: name(0),
        to: name(last),
        previous: name(last.saturating_sub(1)),
        kind: if it.occupant.is(it.piece.side()) {
            "friend"
        } else if it.occupant.is_piece() {
            "enemy"
        } else {
            "empty"
        },
        occupant: unit(variant, it.occupant),
        captured: names(variant, it.captured.iter().map(|it| it.0)),
        victims: victims(variant, it.captured),
        path,
    }
}

/// A move that vetoes may refuse.
pub(super) fn veto_move(variant: &Variant, it: &PlayedMove<'_>) -> VetoMoveView {
    let name = |sq: Sq| (sq != Sq::NONE).then(|| variant.label(sq));
    let becomes = variant.pieces.types.get(it.becomes.index()).filter(|_| it.becomes != it.piece.kind());
    VetoMoveView {
        kind: it.turn,
        piece: unit(variant, it.piece),
        from: name(it.from),
        to: name(it.to).filter(|_| it.turn != "pass"),
        becomes: becomes.map(|it| it.id.clone()),
        captured: names(variant, it.captured.iter().copied()),
    }
}

/// Pieces that a move takes.
pub(super) fn victims(variant: &Variant, captured: &[(Sq, Occupant)]) -> Vec<VictimView> {
    let victim = |(at, piece): &(Sq, Occupant)| {
        let piece = unit(variant, *piece)?;
        Some(VictimView { square: variant.label(*at), piece })
    };
    captured.iter().filter_map(victim).collect()
}

/// A piece; `None` for an empty square.
pub(super) fn unit(variant: &Variant, piece: Occupant) -> Option<UnitView> {
    let info = variant.pieces.types.get(piece.kind().index()).filter(|_| piece.is_piece())?;
    Some(UnitView {
        id: info.id.clone(),
        number: u16::from(piece.kind().0),
        side: side_name(piece.side()),
        virgin: piece.is_virgin(),
    })
}

fn names(variant: &Variant, squares: impl Iterator<Item = Sq>) -> Vec<String> {
    squares.map(|it| variant.label(it)).collect()
}
