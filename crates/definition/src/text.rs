//! The text form of a definition, line by line. What the lines say is put together elsewhere.

use message::{Message, msg};

use crate::collect::Collector;
use crate::line::{LineKind, lines};
use crate::parts::{PieceItem, PieceSquares, TextPart};
use crate::repair::Repaired;
use crate::sink::short;
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
        collector.sink.add_with(Severity::Warning, code, || (place, message, Some(hint)));
        return collector.finish();
    }
    let whole = || Place::Text(Span::new(0, text.trim_end().len()));
    if repaired.is_some_and(|it| it.is_unclear) {
        let (message, hint) = (msg!("def-folded-unclear"), msg!("def-folded-unclear-hint"));
        collector.sink.add_with(Severity::Error, "def.folded", || (whole(), message, Some(hint)));
        return collector.finish();
    }
    if let Some(n) = repaired.map(|it| it.n_folded).filter(|it| *it > 0) {
        collector.sink.info("def.folded", &whole(), || msg!("def-folded", count = n));
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
                    collector.sink.info("def.fields", &Place::Text(span), || msg!("def-fields"));
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
                    let text = short(body);
                    if body.contains(':') {
                        msg!("def-line-colons", text = text)
                    } else {
                        msg!("def-line", text = text)
                    }
                });
            }
        }
    }
    collector.finish()
}

/// A code, a message and a hint for a text without any line of a definition.
fn foreign(text: &str) -> Option<(&'static str, Message, Message)> {
    let mut all = lines(text);
    if all.any(|it| matches!(it.kind, LineKind::Setting { .. } | LineKind::Piece { .. } | LineKind::Comment(_))) {
        return None;
    }
    let words: Vec<&str> = text.split_whitespace().take(2).collect();
    Some(match words.as_slice() {
        [] => ("def.empty", msg!("def-empty"), msg!("def-empty-hint")),
        [board, ..] if board.matches('/').count() >= 3 => ("def.fen", msg!("def-fen"), msg!("def-fen-hint")),
        [first, ..] if first.starts_with('[') || first.starts_with("1.") => {
            ("def.pgn", msg!("def-pgn"), msg!("def-pgn-hint"))
        }
        _ if !is_prose(text) => return None,
        _ => ("def.prose", msg!("def-prose"), msg!("def-empty-hint")),
    })
}

/// Whether somebody wrote sentences: no sign of a definition, and a line of some words.
fn is_prose(text: &str) -> bool {
    !text.contains([':', '=']) && text.lines().any(|it| it.split_whitespace().count() > 2)
}
