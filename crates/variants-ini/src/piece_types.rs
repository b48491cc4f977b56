//! The piece types that options name.

/// The types with names: the option, the picture, the moves.
pub(crate) const TYPES: &[(&str, &str, &str)] = &[
    ("pawn", "pawn", ""),
    ("knight", "knight", "N"),
    ("bishop", "bishop", "B"),
    ("rook", "rook", "R"),
    ("queen", "queen", "Q"),
    ("fers", "ferz", "F"),
    ("alfil", "elephant", "A"),
    ("fersAlfil", "elephant", "FA"),
    ("silver", "silver", "FfW"),
    ("aiwok", "amazon", "RNF"),
    ("bers", "dragon king", "RF"),
    ("archbishop", "archbishop", "BN"),
    ("chancellor", "chancellor", "RN"),
    ("amazon", "amazon", "QN"),
    ("knibis", "knight", "mNcB"),
    ("biskni", "bishop", "mBcN"),
    ("kniroo", "knight", "mNcR"),
    ("rookni", "rook", "mRcN"),
    ("shogiPawn", "pawn", "fW"),
    ("lance", "lance", "fR"),
    ("shogiKnight", "shogi knight", "ffN"),
    ("gold", "gold", "WfF"),
    ("dragonHorse", "dragon horse", "BW"),
    ("clobber", "checker", "cW"),
    ("breakthrough", "pawn", "fmWfF"),
    ("immobile", "tower", ""),
    ("cannon", "cannon", "mRcpR"),
    ("janggiCannon", "cannon", "pR"),
    ("soldier", "pawn", "fsW"),
    ("horse", "horse", "afsW"),
    ("elephant", "elephant", "nA"),
    ("janggiElephant", "elephant", "afsafW"),
    ("banner", "chancellor", "RcpRafsW"),
    ("wazir", "wazir", "W"),
    ("commoner", "man", "K"),
    ("centaur", "centaur", "KN"),
    ("king", "king", "K"),
];

/// Whether an option names a type.
pub(crate) fn is_type(option: &str) -> bool {
    TYPES.iter().any(|it| it.0 == option)
}
