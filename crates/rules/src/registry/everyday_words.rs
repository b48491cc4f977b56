//! Words that authors try as keys because other programs, or plain English, have them.

use self::Instead::{Key, OneOf, Say};
use crate::builder::settings::did_you_mean;
use message::{Arg, Message};

/// What to write instead of a word.
#[derive(Clone, Copy)]
enum Instead {
    /// This key, which means the same.
    Key(&'static str),
    /// One of these keys.
    OneOf(&'static [&'static str]),
    /// What a message says.
    Say(&'static str),
}

/// Words in small letters, and what to write instead.
const HINTS: &[(&[&str], Instead)] = &[
    (&["name", "variant", "game", "heading"], Key("title")),
    (&["width", "columns", "cols"], Key("files")),
    (&["height", "rows"], Key("ranks")),
    (&["size", "board", "boardsize"], Say("def-key-board")),
    (&["castling", "castle", "cancastle"], Say("def-key-castling")),
    (&["enpassant", "ep", "doublestep", "firstmove"], Say("def-key-pawn")),
    (&["promotion", "promote", "promoteto", "promotesto", "promotes"], OneOf(&["promoChoice", "promoZone"])),
    (&["hand", "hands", "pocket", "pockets", "reserve"], Say("def-key-hand")),
    (&["drop", "piecedrops"], OneOf(&["drops", "dropZone"])),
    (&["win", "wins", "winner", "victory", "objective"], OneOf(&["goal", "checkmate", "stalemate", "extinction"])),
    (&["check", "checks"], Key("checkCount")),
    (&["king", "kings"], Key("royal")),
    (&["turn", "turns", "movesperturn", "doublemove"], OneOf(&["turnMoves", "firstTurn", "extraMove"])),
    (&["capture", "captures", "cancapture"], Say("def-key-capture")),
    (&["wall", "walls"], Say("def-key-walls")),
    (&["holes"], Say("def-key-holes")),
    (&["colour", "colours", "color", "colors"], Say("def-key-colours")),
    (&["style", "look", "pieceset"], OneOf(&["skin", "theme", "pieces"])),
    (&["images", "imagedir", "graphics"], Key("graphicsDir")),
    (&["startfen", "position", "startposition", "setup"], Key("fen")),
    (&["comment", "description", "rules", "note"], Say("def-key-comment")),
    (&["url", "source", "website"], Key("rulePage")),
    (&["level", "computer", "ai", "time", "player"], Say("def-key-opponent")),
    (&["orientation", "flipped", "viewpoint"], Say("def-key-flipped")),
];

fn instead(word: &str) -> Option<Instead> {
    let word = word.to_ascii_lowercase();
    HINTS.iter().find(|(words, _)| words.contains(&word.as_str())).map(|(_, it)| *it)
}

/// What to write instead of a word that is no key, as a sentence.
pub(super) fn hint(word: &str) -> Option<Message> {
    Some(match instead(word)? {
        Key(key) => did_you_mean(key),
        OneOf(keys) => did_you_mean(Arg::any(keys.iter().copied())),
        Say(id) => Message::new(id),
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
    use catalogue::Catalogue;

    #[test]
    fn the_words_are_no_keys_and_the_keys_are() {
        for (words, instead) in HINTS {
            for word in *words {
                let is_key = keys().names().any(|it| it.eq_ignore_ascii_case(word));
                assert!(!is_key && *word == word.to_ascii_lowercase(), "{word} is a key, or not in small letters");
            }
            let named = match instead {
                Instead::Key(key) => std::slice::from_ref(key),
                Instead::OneOf(keys) => keys,
                Instead::Say(id) => {
                    assert!(Catalogue::english().has(id), "{id} is no message");
                    continue;
                }
            };
            named.iter().for_each(|it| assert!(keys().contains(it), "{it} is no key"));
        }
    }
}
