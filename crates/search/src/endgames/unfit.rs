//! Why a variant, or a position, has no table: what is not on the board decides there, or the table would be too large.

use crate::endgames::pieces::MAX_PIECES;
use crate::work::Refusal;
use engine::hooks::Capabilities;
use engine::ids::Player;
use engine::moves::patch::FactId;
use engine::position::repetition_key::may_castle;
use engine::position::{FactSpec, Position};
use engine::variant::{Features, Variant};

/// Pieces beside the board, or moves that bring some there.
pub(crate) const HANDS: Refusal = Refusal { code: "endings.hands", id: "endings-hands" };
/// A rule that remembers.
pub(crate) const MEMORY: Refusal = Refusal { code: "endings.memory", id: "endings-memory" };
/// Ground or walls that change.
pub(crate) const GROUND: Refusal = Refusal { code: "endings.ground", id: "endings-ground" };
/// A square that was not expected.
pub(crate) const STRAY: Refusal = Refusal { code: "endings.stray", id: "endings-stray" };
/// Turns of several moves.
pub(crate) const TURNS: Refusal = Refusal { code: "endings.turns", id: "endings-turns" };
/// Pieces that come back.
pub(crate) const CHANGES: Refusal = Refusal { code: "endings.changes", id: "endings-changes" };
/// Too large a table.
pub(crate) const SIZE: Refusal = Refusal { code: "endings.size", id: "endings-size" };
/// Too many ways.
pub(crate) const WAYS: Refusal = Refusal { code: "endings.ways", id: "endings-ways" };
/// Castling.
const CASTLING: Refusal = Refusal { code: "endings.castling", id: "endings-castling" };
/// Too many pieces.
pub(crate) const PIECES: Refusal = Refusal { code: "endings.pieces", id: "endings-pieces" };
/// Rules that are not enforced.
const FREE: Refusal = Refusal { code: "endings.free", id: "endings-free" };
/// Routines of the page.
const ROUTINES: Refusal = Refusal { code: "endings.routines", id: "endings-routines" };
/// Pieces of neither side.
const NEUTRAL: Refusal = Refusal { code: "endings.neutral", id: "endings-neutral" };
/// What is hidden.
const HIDDEN: Refusal = Refusal { code: "endings.hidden", id: "endings-hidden" };

/// Why, and whether that holds for a variant.
type RefusalTest = (Refusal, fn(&Variant) -> bool);

/// What makes a variant unfit.
const TESTS: [RefusalTest; 7] = [
    (FREE, |it| !it.has(Features::ENFORCED)),
    (HIDDEN, |it| {
        it.pieces.face_down.is_some()
            || it.hooks.covers.iter().any(|cover| cover.capabilities().contains(Capabilities::SHARED))
    }),
    (ROUTINES, |it| it.hooks.page_rules.is_some()),
    (HANDS, |it| {
        it.features.intersects(Features::HANDS | Features::PRISONS | Features::ASKS_BASE) || it.pieces.gates()
    }),
    (GROUND, |it| it.has(Features::WALLS)),
    (NEUTRAL, |it| !it.pieces.neutral.is_empty()),
    (MEMORY, remembers),
];

/// A fact that lasts tells positions apart that look the same. One that the next move forgets is looked at where it
/// arises, and one that repetition does not count is left aside as repetition itself.
fn remembers(variant: &Variant) -> bool {
    let lasts = |(id, it): (usize, &FactSpec)| {
        !it.transient && !variant.carried.repetition_key.silent.contains(&FactId(id as u8))
    };
    variant.carried.facts.iter().enumerate().any(lasts)
}

/// Why a variant has no tables.
///
/// # Errors
/// The first reason.
pub(crate) fn check_variant(variant: &Variant) -> Result<(), Refusal> {
    TESTS.iter().find(|it| (it.1)(variant)).map_or(Ok(()), |it| Err(it.0))
}

/// Why a position is in no table of a fit variant.
///
/// # Errors
/// The first reason.
pub(crate) fn check_position(variant: &Variant, position: &Position) -> Result<(), Refusal> {
    let n_pieces: usize = Player::BOTH.into_iter().map(|it| position.pieces(it).count()).sum();
    if !(1..=MAX_PIECES).contains(&n_pieces) {
        Err(PIECES)
    } else if Player::BOTH.into_iter().any(|it| may_castle(variant, position, it)) {
        Err(CASTLING)
    } else {
        Ok(())
    }
}
