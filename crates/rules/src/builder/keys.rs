//! Keys that are read while the board and the pieces compile, because legality and many rules need them. Those that a rule
//! is about are in its list.

use crate::key::Key;

/// Which types are royal.
pub const ROYAL: Key = Key::of("royal", "types").default("the last piece").doc("The types that may not be lost; 0 is none. A side that has none in a position that is set up plays on without.").adds_up();

/// Whether royals may be left to be taken.
pub const CHECK_RULE: Key = Key::of("checkRule", "flag")
    .default("1")
    .doc("0: a royal may be left to be taken, and taking it wins; a side without one has lost.");

/// Where pieces promote.
pub const PROMO_ZONE: Key =
    Key::of("promoZone", "int").default("1").doc("Depth of the promotion zone in ranks at the far side; 0 is none.");

/// Which types promote.
pub const MAX_PROMOTE: Key =
    Key::of("maxPromote", "int").default("1").doc("Types numbered 1 to this promote in the zone.");

/// What they promote to, in Shogi style.
pub const PROMO_OFFSET: Key =
    Key::of("promoOffset", "int").default("0").doc("Above 0: Shogi style; type n promotes to type n + promoOffset.");

/// Which way castlings of Black go.
pub const CASTLE_FLIP: Key = Key::flag("castleFlip")
    .doc("1: `l` of a castling is towards file a for both sides; 0: Black's castlings are turned like all his moves.");

/// Whether legality holds.
pub const ENFORCE: Key = Key::of("enforce", "flag")
    .default("1")
    .doc("0: free play; any piece may be put anywhere, legality is shown but not enforced.");

/// Where the game starts.
pub const FEN: Key = Key::of("fen", "position")
    .default("the piece lines")
    .doc("The start position as text. Without squares on the piece lines its pieces stand where they start.");

/// Which type is the Pawn.
pub const PAWN: Key = Key::of("pawn", "type")
    .default("the first type that is called pawn")
    .doc("The Pawn: its moves are written without a letter and set `nMoveRule` back, and `~` in positions was one; 0 is none.");
