//! Boards on which a king and one more piece are to mate a bare king.

use std::sync::Arc;

use crate::endgames::pieces::{Piece, Pieces};
use engine::ids::{Player, TypeId};
use engine::variant::Variant;

/// A square board of this many squares each way, with kings that move as the first royal of the variant does and a piece
/// that moves as one of its types, and the pieces of the ending. `None` if the variant has no royal.
///
/// What else the variant says is left aside: the side that cannot move in check has lost, one that cannot move otherwise
/// draws.
#[must_use]
pub fn mating_board(variant: &Variant, kind: TypeId, size: u8) -> Option<(Arc<Variant>, Pieces)> {
    let moves = |it: TypeId| &variant.pieces.types[it.index()].moves;
    let king = moves(variant.royals.types.iter().next()?);
    let other = moves(kind);
    let text = format!("files={size}\nranks={size}\nfirstRank=1\nroyal=K\nking:K:{king}::\npiece:X:{other}::\n");
    let board = game::setup::compile(&rules::read(&text).0).0;
    let (king, other) = (board.type_by_id("K")?, board.type_by_id("X")?);
    let piece = |side, kind| Piece { side, kind };
    let pieces = Pieces::new([piece(Player::White, king), piece(Player::White, other), piece(Player::Black, king)]);
    Some((Arc::new(board), pieces))
}
