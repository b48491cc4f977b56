//! Words that authors try as keys because other programs, or plain English, have them.

/// Words in small letters, and what to write instead.
const HINTS: &[(&[&str], &str)] = &[
    (&["name", "variant", "game", "heading"], "Did you mean title?"),
    (&["width", "columns", "cols"], "Did you mean files?"),
    (&["height", "rows"], "Did you mean ranks?"),
    (&["size", "board", "boardsize"], "A board has files= and ranks=, or a shape=."),
    (
        &["castling", "castle", "cancastle"],
        "Castling is a part of the king's move: king:K:KisO2:king:e1. See castleFiles and castlePartner.",
    ),
    (
        &["enpassant", "ep", "doublestep", "firstmove"],
        "Double steps and en passant are parts of the Pawn's move: ifmnDfmWfceF.",
    ),
    (&["promotion", "promote", "promoteto", "promotesto", "promotes"], "Did you mean promoChoice, or promoZone?"),
    (
        &["hand", "hands", "pocket", "pockets", "reserve"],
        "The field behind a piece's squares is its hand: knight:N:N:knight::2. holdingsType=-1 gives captured pieces to the capturer.",
    ),
    (&["drop", "piecedrops"], "Did you mean drops, or dropZone?"),
    (&["win", "wins", "winner", "victory", "objective"], "Did you mean goal, checkmate, stalemate or extinction?"),
    (&["check", "checks"], "Did you mean checkCount?"),
    (&["king", "kings"], "Did you mean royal?"),
    (&["turn", "turns", "movesperturn", "doublemove"], "Did you mean turnMoves, firstTurn or extraMove?"),
    (&["capture", "captures", "cancapture"], "Who may capture whom is said by captureMatrix."),
    (&["wall", "walls"], "Did you mean walling, or hole? Squares are taken off the board by a line hole::::d4,e4."),
    (&["holes"], "Did you mean hole? It is a line like that of a piece: hole::::d4,e4."),
    (&["colour", "colours", "color", "colors"], "Did you mean theme, or lightShade and darkShade?"),
    (&["style", "look", "pieceset"], "Did you mean skin, theme or pieces?"),
    (&["images", "imagedir", "graphics"], "Did you mean graphicsDir?"),
    (&["startfen", "position", "startposition", "setup"], "Did you mean fen?"),
    (
        &["comment", "description", "rules", "note"],
        "Lines that begin with # are comments; rulePage= is the address of the rules.",
    ),
    (&["url", "source", "website"], "Did you mean rulePage?"),
    (
        &["level", "computer", "ai", "time", "player"],
        "Opponents are attributes of the element: <variant-diagram opponent=\"black\" level=\"3\">.",
    ),
    (
        &["orientation", "flipped", "viewpoint"],
        "Black is below by an attribute of the element: <variant-diagram flipped>.",
    ),
];

/// What to write instead of a word that is no key.
pub(super) fn hint(word: &str) -> Option<&'static str> {
    let word = word.to_ascii_lowercase();
    HINTS.iter().find(|(words, _)| words.contains(&word.as_str())).map(|(_, hint)| *hint)
}

#[cfg(test)]
mod tests {
    use super::HINTS;
    use crate::registry::keys;

    #[test]
    fn the_words_are_no_keys_and_the_keys_are() {
        for (words, hint) in HINTS {
            for word in *words {
                let is_key = keys().names().any(|it| it.eq_ignore_ascii_case(word));
                assert!(!is_key && *word == word.to_ascii_lowercase(), "{word} is a key, or not in small letters");
            }
            let Some(named) = hint.strip_prefix("Did you mean ") else { continue };
            let named = named.split('?').next().unwrap_or_default();
            for key in named.split([',', ' ']).filter(|it| !["", "or", "and", "hole"].contains(it)) {
                assert!(keys().contains(key), "{key} is no key");
            }
        }
    }
}
