//! The text form of a definition, line by line. What the lines say is put together elsewhere.

use crate::collect::Collector;
use crate::line::{LineKind, lines};
use crate::parts::{PieceItem, PieceSquares, TextPart};
use crate::sink::quote;
use crate::{Definition, Diagnostic, Keys, Place, Span};

/// Reads the text form. It never fails: what cannot be read is reported and left out.
///
/// ```
/// let keys = definition::Keys::new([]);
/// let (definition, problems) = definition::read("files=10\nqueen::::e1\nking::::f1", &keys);
/// assert_eq!(definition.pieces[1].moves, "KisO3");
/// assert!(problems.is_empty());
/// ```
#[must_use]
pub fn read(text: &str, keys: &Keys) -> (Definition, Vec<Diagnostic>) {
    let mut collector = Collector::new(keys);
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
