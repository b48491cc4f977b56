//! Piece types as views.

use definition::Definition;
use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::variant::Variant;
#[cfg(feature = "full")]
use rules::prose;

use super::{Cells, appearance};
use crate::view::{FaceView, TypeView};
use crate::words::Language;

pub(super) fn views(variant: &Variant, definition: &Definition, cells: &Cells, language: &Language) -> Vec<TypeView> {
    let infos = variant.pieces.types.iter().enumerate().skip(1);
    infos
        .zip(&definition.pieces)
        .map(|((number, info), piece)| {
            let kind = TypeId(number as u8);
            TypeView {
                number: number as u16,
                name: variant.name(kind),
                own_name: language.names.piece(&info.name),
                id: info.id.clone(),
                key: info.key.clone(),
                image: piece.image.clone(),
                urls: piece.pictures.clone().or_else(|| appearance::urls(&definition.appearance, &piece.image)),
                moves: info.moves.clone(),
                royal: variant.royals.types.has(kind),
                counts: Player::both(|side| count(variant, side, kind)),
                promoted: variant.promoted(kind).map_or(0, |it| u16::from(it.0)),
                faces: faces(variant, kind, cells),
            }
        })
        .collect()
}

#[cfg(feature = "full")]
/// How the types move, each in one sentence, in the order of their numbers.
pub(crate) fn explanations(variant: &Variant, language: &Language) -> Vec<String> {
    let models = prose::models(variant);
    let types = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
    types.map(|it| language.say(&prose::moves_of(variant, it, models))).collect()
}

/// What a tile looks like for White and for Black.
fn faces(variant: &Variant, kind: TypeId, cells: &Cells) -> Option<[FaceView; 2]> {
    let face = |side| {
        let found = variant.shown.drop_shapes.iter().find(|it| it.kind == kind && it.side == side)?;
        let piece = found.piece.and_then(|it| cells.cell(it));
        Some(FaceView { cells: cells.ground(&found.cells), piece })
    };
    Some([face(Player::White)?, face(Player::Black)?])
}

/// How many of a type a side has on the board at the start.
fn count(variant: &Variant, side: Player, kind: TypeId) -> u16 {
    let placed = variant
        .start
        .setup
        .edits
        .iter()
        .filter(|it| matches!(it, Edit::Put(_, content) if content.is(side) && content.kind() == kind));
    placed.count() as u16
}
