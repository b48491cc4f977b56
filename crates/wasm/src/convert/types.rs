//! Piece types as views. How they move is decided by the engine.

use definition::Diagram;
use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Rules;

use super::{Cells, appearance};
use crate::view::{FaceView, TypeView};

pub(super) fn views(rules: &Rules, diagram: &Diagram, cells: &Cells) -> Vec<TypeView> {
    let infos = rules.types.iter().enumerate().skip(1);
    infos
        .zip(&diagram.pieces)
        .map(|((number, info), piece)| {
            let kind = TypeId(number as u8);
            TypeView {
                number: number as u16,
                name: rules.name(kind),
                id: info.id.clone(),
                key: info.key.clone(),
                image: piece.image.clone(),
                urls: appearance::urls(&diagram.appearance, &piece.image),
                moves: info.moves.clone(),
                royal: rules.royal.has(kind),
                counts: Player::both(|side| count(rules, side, kind)),
                promoted: rules.promoted(kind).map_or(0, |it| u16::from(it.0)),
                faces: faces(rules, kind, cells),
            }
        })
        .collect()
}

/// How the types move, each in one English sentence, in the order of their numbers.
pub(crate) fn explanations(rules: &Rules) -> Vec<String> {
    let grid = rules.movement.topology.grid();
    rules.types.iter().skip(1).map(|it| xbetza::explain_on(&xbetza::parse(&it.moves).0, grid)).collect()
}

/// What a tile looks like for White and for Black.
fn faces(rules: &Rules, kind: TypeId, cells: &Cells) -> Option<[FaceView; 2]> {
    let face = |side| {
        let found = rules.tile_faces.iter().find(|it| it.kind == kind && it.side == side)?;
        let piece = found.piece.and_then(|it| cells.cell(it));
        Some(FaceView { cells: cells.ground(&found.cells), piece })
    };
    Some([face(Player::White)?, face(Player::Black)?])
}

/// How many of a type a side has on the board at the start.
fn count(rules: &Rules, side: Player, kind: TypeId) -> u16 {
    let placed = rules
        .setup
        .edits
        .iter()
        .filter(|it| matches!(it, Edit::Put(_, content) if content.is(side) && content.kind() == kind));
    placed.count() as u16
}
