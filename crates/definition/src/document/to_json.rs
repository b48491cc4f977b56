//! From a document to the JSON form. Comments and lines that mean nothing have no place there.

use super::Document;
use crate::keys::{Keys, Known, adds_up};
use crate::parts::is_hole;
use crate::repair::Repaired;
use crate::translation::Tagged;
use crate::{LineKind, Span, Value};

/// The same content in the JSON form: reading either gives the same diagram.
/// Of a key given twice only the lines that count are kept.
///
/// ```
/// use definition::{Document, Keys, document_to_json, read_json};
/// let keys = Keys::new([]);
/// let document = Document::parse("files=10\nking::::f1");
/// let (definition, _) = read_json(&document_to_json(&document, &keys), &keys);
/// assert_eq!((definition.board.files, definition.pieces.len()), (10, 1));
/// ```
#[must_use]
pub fn document_to_json(document: &Document, keys: &Keys) -> Value {
    let repaired = Repaired::of(&document.text, keys).map(|it| Document::parse(&it.text));
    let document = repaired.as_ref().unwrap_or(document);
    let mut game = Members::default();
    let mut pieces: Vec<Members> = Vec::new();
    let mut above = None;
    let mut holes = None;
    let last_piece = document.lines().iter().rposition(|it| is_piece(document, &it.kind));
    for (n, line) in document.lines().iter().enumerate() {
        match &line.kind {
            LineKind::Setting { key, value } => {
                let (key, value) = (document.slice(*key), document.slice(*value));
                let known = keys.find(key);
                match above.and_then(|it: usize| pieces.get_mut(it)).filter(|_| keys.is_of_piece(key)) {
                    Some(piece) => piece.setting(known, key, value),
                    None => game.setting(known, key, value),
                }
            }
            LineKind::Piece { fields, .. } => {
                let object = piece(document, fields);
                let hole = fields.first().is_some_and(|it| is_hole(document.slice(*it)));
                if !hole {
                    above = Some(pieces.len());
                } else if Some(n) > last_piece && holes.is_none() && object.get("black").is_none() {
                    holes = object.get("white").cloned();
                    continue;
                }
                pieces.push(object);
            }
            LineKind::Blank | LineKind::Comment(_) | LineKind::Other(_) => {}
        }
    }
    if !pieces.is_empty() {
        let pieces = pieces.into_iter().map(Members::object).collect();
        game.push("pieces", Value::Array(pieces));
    }
    if let Some(squares) = holes {
        game.push("holes", squares);
    }
    game.object()
}

/// Whether it is a piece line and not a hole line.
fn is_piece(document: &Document, kind: &LineKind) -> bool {
    matches!(kind, LineKind::Piece { fields, .. } if fields.first().is_some_and(|it| !is_hole(document.slice(*it))))
}

/// A piece line as an object; empty fields are left out.
fn piece(document: &Document, fields: &[Span]) -> Members {
    let mut res = Members::default();
    let text = |n: usize| fields.get(n).map_or("", |it| document.slice(*it));
    for (n, name) in ["name", "id", "move", "image"].into_iter().enumerate() {
        if !text(n).is_empty() {
            res.push(name, Value::String(text(n).to_owned()));
        }
    }
    if !text(4).is_empty() {
        let mut sides = vec![Vec::new()];
        for item in text(4).split(',').map(str::trim) {
            if let (false, Some(side)) = (item.is_empty(), sides.last_mut()) {
                side.push(Value::String(item.to_owned()));
            } else if sides.len() == 1 {
                sides.push(Vec::new());
            }
        }
        for (name, side) in ["white", "black"].into_iter().zip(sides) {
            res.push(name, Value::Array(side));
        }
    }
    if !text(5).is_empty() {
        let counts: Vec<Value> = text(5).splitn(2, ',').map(plain).collect();
        let both = matches!(*counts, [Value::Number(_), Value::Number(_)]);
        let hand = if both { Value::Array(counts) } else { plain(text(5)) };
        res.push("hand", hand);
    }
    res
}

/// The members of an object; those that were replaced later are `None`.
#[derive(Default)]
struct Members {
    list: Vec<Option<(String, Value)>>,
    /// Where the setting of a key is, sorted by keys.
    settings: Vec<(String, usize)>,
}

impl Members {
    fn push(&mut self, name: &str, value: Value) {
        self.list.push(Some((name.to_owned(), value)));
    }

    fn get(&self, name: &str) -> Option<&Value> {
        self.list.iter().flatten().find(|it| it.0 == name).map(|it| &it.1)
    }

    fn object(self) -> Value {
        Value::Object(self.list.into_iter().flatten().collect())
    }

    /// Adds a setting: to its array if the lines of the key add up, in place of it if they do not.
    fn setting(&mut self, known: Option<&Known>, key: &str, value: &str) {
        // Tags of languages are the same in any case.
        let tagged = Tagged::of(key).map(|_| key.to_ascii_lowercase());
        let main = known.map(|it| &*it.name).or(tagged.as_deref()).unwrap_or(key);
        if known.is_none() && ["holes", "pieceSet"].iter().any(|it| it.eq_ignore_ascii_case(key)) {
            // Not keys of the text form; in JSON they would begin to mean something.
            return;
        }
        let place = self.settings.binary_search_by(|it| it.0.as_str().cmp(main));
        let before = place.ok().map(|it| self.settings[it].1);
        let slot = before.and_then(|it| self.list.get_mut(it));
        match slot {
            Some(Some((_, before))) if adds_up(known) => match before {
                Value::Array(values) => values.push(plain(value)),
                single => *single = Value::Array(vec![single.clone(), plain(value)]),
            },
            slot => {
                if let Some(slot) = slot {
                    *slot = None;
                }
                let name = if main == "pieces" { "pieceSet" } else { key };
                match place {
                    Ok(it) => self.settings[it].1 = self.list.len(),
                    Err(it) => self.settings.insert(it, (main.to_owned(), self.list.len())),
                }
                self.push(name, plain(value));
            }
        }
    }
}

/// A number, if nothing of the spelling is lost by that; else a string.
fn plain(text: &str) -> Value {
    match text.parse::<i32>() {
        Ok(it) if it.to_string() == text => Value::Number(i64::from(it)),
        _ => Value::String(text.to_owned()),
    }
}
