//! Keys that are read while the board and the pieces compile, because legality and many rules need them. Those that a rule
//! is about are in its list.

use crate::key::Key;

/// Which types are royal.
pub const ROYAL: Key = Key::of("royal", "types").default("the last piece").adds_up();

/// Whether royals may be left to be taken.
pub const CHECK_RULE: Key = Key::of("checkRule", "flag").default("1");

/// Where pieces promote.
pub const PROMO_ZONE: Key = Key::of("promoZone", "int").default("1");

/// Which types promote.
pub const MAX_PROMOTE: Key = Key::of("maxPromote", "int").default("1");

/// What they promote to, in Shogi style.
pub const PROMO_OFFSET: Key = Key::of("promoOffset", "int").default("0");

/// Which way castlings of Black go.
pub const CASTLE_FLIP: Key = Key::flag("castleFlip");

/// Whether legality holds.
pub const ENFORCE: Key = Key::of("enforce", "flag").default("1");

/// Where the game starts.
pub const FEN: Key = Key::of("fen", "position").default("the piece lines");

/// Which type is the Pawn.
pub const PAWN: Key = Key::of("pawn", "type").default("the first type that is called pawn");
