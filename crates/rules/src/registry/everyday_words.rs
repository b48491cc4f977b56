//! Words that authors try as keys because other programs, or plain English, have them.

use self::Instead::{Key, Say};

/// What to write instead of a word.
#[derive(Clone, Copy)]
enum Instead {
    /// This key, which means the same.
    Key(&'static str),
    /// What a sentence says.
    Say(&'static str),
}

/// Words in small letters, and what to write instead.
const HINTS: &[(&[&str], Instead)] = &[
    (&["name", "variant", "game", "heading"], Key("title")),
    (&["width", "columns", "cols"], Key("files")),
    (&["height", "rows"], Key("ranks")),
    (&["size", "board", "boardsize"], Say("A board has files= and ranks=, or a shape=.")),
    (
        &["castling", "castle", "cancastle"],
        Say("Castling is a part of the king's move: king:K:KisO2:king:e1. See castleFiles and castlePartner."),
    ),
    (
        &["enpassant", "ep", "doublestep", "firstmove"],
        Say("Double steps and en passant are parts of the Pawn's move: ifmnDfmWfceF."),
    ),
    (&["promotion", "promote", "promoteto", "promotesto", "promotes"], Say("Did you mean promoChoice, or promoZone?")),
    (
        &["hand", "hands", "pocket", "pockets", "reserve"],
        Say(
            "The field behind a piece's squares is its hand: knight:N:N:knight::2. holdingsType=-1 gives captured pieces to the capturer.",
        ),
    ),
    (&["drop", "piecedrops"], Say("Did you mean drops, or dropZone?")),
    (&["win", "wins", "winner", "victory", "objective"], Say("Did you mean goal, checkmate, stalemate or extinction?")),
    (&["check", "checks"], Key("checkCount")),
    (&["king", "kings"], Key("royal")),
    (&["turn", "turns", "movesperturn", "doublemove"], Say("Did you mean turnMoves, firstTurn or extraMove?")),
    (&["capture", "captures", "cancapture"], Say("Who may capture whom is said by captureMatrix.")),
    (
        &["wall", "walls"],
        Say("Did you mean walling, or hole? Squares are taken off the board by a line hole::::d4,e4."),
    ),
    (&["holes"], Say("Did you mean hole? It is a line like that of a piece: hole::::d4,e4.")),
    (&["colour", "colours", "color", "colors"], Say("Did you mean theme, or lightShade and darkShade?")),
    (&["style", "look", "pieceset"], Say("Did you mean skin, theme or pieces?")),
    (&["images", "imagedir", "graphics"], Key("graphicsDir")),
    (&["startfen", "position", "startposition", "setup"], Key("fen")),
    (
        &["comment", "description", "rules", "note"],
        Say("Lines that begin with # are comments; rulePage= is the address of the rules."),
    ),
    (&["url", "source", "website"], Key("rulePage")),
    (
        &["level", "computer", "ai", "time", "player"],
        Say("Opponents are attributes of the element: <variant-diagram opponent=\"black\" level=\"3\">."),
    ),
    (
        &["orientation", "flipped", "viewpoint"],
        Say("Black is below by an attribute of the element: <variant-diagram flipped>."),
    ),
];

fn instead(word: &str) -> Option<Instead> {
    let word = word.to_ascii_lowercase();
    HINTS.iter().find(|(words, _)| words.contains(&word.as_str())).map(|(_, it)| *it)
}

/// What to write instead of a word that is no key, as a sentence.
pub(super) fn hint(word: &str) -> Option<String> {
    Some(match instead(word)? {
        Key(key) => format!("Did you mean {key}?"),
        Say(sentence) => sentence.to_owned(),
    })
}

/// The key that a word stands for, if it can be only one.
pub(super) fn key(word: &str) -> Option<&'static str> {
    if let Key(key) = instead(word)? { Some(key) } else { None }
}

#[cfg(test)]
mod tests {
    use super::{HINTS, Instead};
    use crate::registry::keys;

    #[test]
    fn the_words_are_no_keys_and_the_keys_are() {
        for (words, instead) in HINTS {
            for word in *words {
                let is_key = keys().names().any(|it| it.eq_ignore_ascii_case(word));
                assert!(!is_key && *word == word.to_ascii_lowercase(), "{word} is a key, or not in small letters");
            }
            let named = match instead {
                Instead::Key(key) => key,
                Instead::Say(it) => {
                    it.strip_prefix("Did you mean ").and_then(|it| it.split('?').next()).unwrap_or_default()
                }
            };
            for key in named.split([',', ' ']).filter(|it| !["", "or", "and", "hole"].contains(it)) {
                assert!(keys().contains(key), "{key} is no key");
            }
        }
    }
}
