//! Why a variant, or a position, has no table: what is not on the board decides there, or the table would be too large.

use crate::endgames::men::MAX_MEN;
use engine::hooks::Capabilities;
use engine::ids::Player;
use engine::moves::patch::FactId;
use engine::position::repetition_key::may_castle;
use engine::position::{FactSpec, Position};
use engine::variant::{Features, Variant};

/// Why there is no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// A stable name.
    pub code: &'static str,
    /// The same in English.
    pub sentence: &'static str,
}

/// Pieces beside the board, or moves that bring some there.
pub(crate) const HANDS: Unfit =
    Unfit { code: "endings.hands", sentence: "Pieces in hand or in prison have no place in a table of an ending." };
/// A rule that remembers.
pub(crate) const MEMORY: Unfit = Unfit {
    code: "endings.memory",
    sentence: "A rule of this game remembers what was before, so that the board alone does not tell how it goes on.",
};
/// Ground or walls that change.
pub(crate) const GROUND: Unfit =
    Unfit { code: "endings.ground", sentence: "Moves of this game change the ground or put walls." };
/// A square that was not expected.
pub(crate) const STRAY: Unfit =
    Unfit { code: "endings.stray", sentence: "A piece comes to a square to which its moves did not seem to lead." };
/// Turns of several moves.
pub(crate) const TURNS: Unfit =
    Unfit { code: "endings.turns", sentence: "A side of this game may move several times in a turn." };
/// Men that come back.
pub(crate) const CHANGES: Unfit = Unfit {
    code: "endings.changes",
    sentence: "Pieces change into each other and back, so that no ending can be worked out before the other.",
};
/// Too large a table.
pub(crate) const SIZE: Unfit =
    Unfit { code: "endings.size", sentence: "The table of this ending would take too much memory." };
/// Too many ways.
pub(crate) const WAYS: Unfit = Unfit {
    code: "endings.ways",
    sentence: "The pieces of this ending have so many ways to go that it is not worked out.",
};
/// Castling.
const CASTLING: Unfit = Unfit {
    code: "endings.castling",
    sentence: "Castling is still possible here. A table holds positions without it.",
};
/// Too many men.
pub(crate) const MEN: Unfit =
    Unfit { code: "endings.men", sentence: "A table holds up to four pieces, and at least one." };
/// Rules that are not enforced.
const FREE: Unfit = Unfit { code: "endings.free", sentence: "The rules of this game are not enforced." };
/// Routines of the page.
const ROUTINES: Unfit =
    Unfit { code: "endings.routines", sentence: "Nobody knows what the routines of the page remember." };
/// Pieces of neither side.
const NEUTRAL: Unfit =
    Unfit { code: "endings.neutral", sentence: "Neutral pieces of this game belong to whoever is to move." };
/// What is hidden.
const HIDDEN: Unfit = Unfit { code: "endings.hidden", sentence: "Pieces or set-ups of this game are hidden." };

/// Why, and whether that holds for a variant.
type UnfitTest = (Unfit, fn(&Variant) -> bool);

/// What makes a variant unfit.
const TESTS: [UnfitTest; 7] = [
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
pub(crate) fn check_variant(variant: &Variant) -> Result<(), Unfit> {
    TESTS.iter().find(|it| (it.1)(variant)).map_or(Ok(()), |it| Err(it.0))
}

/// Why a position is in no table of a fit variant.
///
/// # Errors
/// The first reason.
pub(crate) fn check_position(variant: &Variant, position: &Position) -> Result<(), Unfit> {
    let n_men: usize = Player::BOTH.into_iter().map(|it| position.pieces(it).count()).sum();
    if !(1..=MAX_MEN).contains(&n_men) {
        Err(MEN)
    } else if Player::BOTH.into_iter().any(|it| may_castle(variant, position, it)) {
        Err(CASTLING)
    } else {
        Ok(())
    }
}
