//! The text form of a definition, line by line. What the lines say is put together elsewhere.

use crate::collect::Collector;
use crate::line::{LineKind, lines};
use crate::parts::{PieceItem, PieceSquares, TextPart};
use crate::repair::Repaired;
use crate::sink::quote;
use crate::{Definition, Diagnostic, Keys, Place, Severity, Span};

/// Reads the text form. It never fails: what cannot be read is reported and left out.
///
/// A text that lost its line ends, or whose signs an editor or a page has changed, is read as it was typed. Places are
/// those of that text until [`crate::in_order`] has put all diagnostics into one list.
///
/// ```
/// let keys = definition::Keys::new([]);
/// let (definition, problems) = definition::read("files=10\nqueen::::e1\nking::::f1", &keys);
/// assert_eq!(definition.pieces[1].moves, "KisO3");
/// assert!(problems.is_empty());
/// ```
#[must_use]
pub fn read(text: &str, keys: &Keys) -> (Definition, Vec<Diagnostic>) {
    match Repaired::of(text, keys) {
        Some(it) => read_lines(&it.text, keys, Some(&it)),
        None => read_lines(text, keys, None),
    }
}

fn read_lines(text: &str, keys: &Keys, repaired: Option<&Repaired>) -> (Definition, Vec<Diagnostic>) {
    let mut collector = Collector::new(keys);
    if let Some((code, message, hint)) = foreign(text) {
        let end = text.trim_end().len();
        let place = if end == 0 { Place::Whole } else { Place::Text(Span::new(0, end)) };
        collector.sink.add_with(Severity::Warning, code, || (place, message.to_owned(), Some(hint.to_owned())));
        return collector.finish();
    }
    let whole = || Place::Text(Span::new(0, text.trim_end().len()));
    if repaired.is_some_and(|it| it.is_unclear) {
        let message = "The lines of this definition have run together, and it is not certain where each ends.";
        let hint = "Write each setting and each piece on a line of its own.";
        collector.sink.add_with(Severity::Error, "def.folded", || (whole(), message.to_owned(), Some(hint.to_owned())));
        return collector.finish();
    }
    if let Some(n) = repaired.map(|it| it.n_folded).filter(|it| *it > 0) {
        collector.sink.info("def.folded", &whole(), || {
            format!("The line ends of this definition were lost; it is read as {n} lines.")
        });
    }
    for line in lines(text) {
        let part = |span: Span| TextPart::new(&text[span.start..span.end], Place::Text(span));
        match line.kind {
            LineKind::Blank | LineKind::Comment(_) => {}
            LineKind::Setting { key, value } => {
                collector.setting(&text[key.start..key.end], part(value), Place::Text(key));
            }
            LineKind::Piece { whole, fields, excess } => {
                if let Some(span) = excess {
                    collector.sink.info("def.fields", &Place::Text(span), || {
                        "A piece line has six fields; what follows is ignored.".to_owned()
                    });
                }
                let end = Span::new(whole.end, whole.end);
                let field = |n: usize| part(fields.get(n).copied().unwrap_or(end));
                collector.piece(PieceItem {
                    name: field(0),
                    id: field(1),
                    moves: field(2),
                    image: field(3),
                    squares: PieceSquares::Text(field(4)),
                    hand: field(5),
                    place: Place::Text(whole),
                });
            }
            LineKind::Other(span) => {
                let body = &text[span.start..span.end];
                collector.sink.warning("def.line", &Place::Text(span), || {
                    let what = if body.contains(':') {
                        "has fewer than the four colons of a piece line"
                    } else {
                        "is no comment, no setting and no piece"
                    };
                    format!("The line {} {what}; it is ignored.", quote(body))
                });
            }
        }
    }
    collector.finish()
}

/// How a definition begins, for those who have none yet.
const BEGINNING: &str = "A definition has a line for each piece, such as \"king:K:K::e1\".";

/// A code, a message and a hint for a text without any line of a definition.
fn foreign(text: &str) -> Option<(&'static str, &'static str, &'static str)> {
    let mut all = lines(text);
    if all.any(|it| matches!(it.kind, LineKind::Setting { .. } | LineKind::Piece { .. } | LineKind::Comment(_))) {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().take(2).collect();
    Some(match words.as_slice() {
        [] => ("def.empty", "The definition is empty.", BEGINNING),
        [board, ..] if board.matches('/').count() >= 3 => (
            "def.fen",
            "This is a position (FEN), not a definition.",
            "Define the pieces, and write the position behind \"fen=\".",
        ),
        [first, ..] if first.starts_with('[') || first.starts_with("1.") => (
            "def.pgn",
            "This is a record of moves (PGN), not a definition.",
            "Open a board of the game, and paste the record under \"Copy or paste\".",
        ),
        _ if !is_prose(text) => return None,
        _ => ("def.prose", "There is no line of a definition in this text.", BEGINNING),
    })
}

/// Whether somebody wrote sentences: no sign of a definition, and a line of some words.
fn is_prose(text: &str) -> bool {
    !text.contains([':', '=']) && text.lines().any(|it| it.split_whitespace().count() > 2)
}
