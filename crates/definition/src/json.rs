//! The JSON form of a definition, as a value that somebody else parsed. It says the same as the text form.

use message::{Message, msg};

use crate::collect::{Collector, MOST_PIECES};
use crate::keys::adds_up;
use crate::parts::{PieceItem, PieceSquares, TextPart};
use crate::sink::{Diagnostics, short};
use crate::{Definition, Diagnostic, Keys, Place, Severity, Span, Value};

/// Reads the JSON form. It never fails: what cannot be read is reported and left out.
/// Places are JSON pointers. The key `pieces` of the text form is called `pieceSet` here.
///
/// ```
/// use definition::{Keys, KeySpec, Value};
/// let keys = Keys::new([KeySpec { adds_up: true, ..KeySpec::new("royal") }]);
/// let royal = Value::Array(vec![Value::String("K".into()), Value::Number(2)]);
/// let (definition, _) = definition::read_json(&Value::Object(vec![("royal".into(), royal)]), &keys);
/// assert_eq!(definition.settings_named("royal").count(), 2);
/// ```
#[must_use]
pub fn read_json(value: &Value, keys: &Keys) -> (Definition, Vec<Diagnostic>) {
    let mut collector = Collector::new(keys);
    let Value::Object(members) = value else {
        collector.sink.error("def.value", &Place::Whole, || msg!("def-value-definition"));
        return collector.finish();
    };
    // The order of members means nothing, so keys of the game come before all pieces and holes after.
    let special = |name: &str| ["pieces", "holes"].into_iter().find(|it| it.eq_ignore_ascii_case(name));
    for (name, member) in members {
        match special(name) {
            Some(known) if known != name => {
                let place = Place::Json(pointer("", name), None);
                collector.sink.read_as("def.key-case", &place, name, known);
            }
            Some(_) => {}
            None if name == "pieceSet" => setting(&mut collector, "pieces", member, &pointer("", name)),
            None => setting(&mut collector, name, member, &pointer("", name)),
        }
    }
    for (name, member) in members.iter().filter(|it| special(&it.0) == Some("pieces")) {
        match member {
            Value::Array(pieces) => {
                // One more than the limit, so that going beyond it is reported.
                for (n, it) in pieces.iter().enumerate().take(MOST_PIECES + 1) {
                    piece(&mut collector, it, &format!("{}/{n}", pointer("", name)));
                }
            }
            Value::String(_) => setting(&mut collector, "pieces", member, &pointer("", name)),
            _ => bad(&mut collector.sink, &pointer("", name), msg!("def-value-pieces")),
        }
    }
    for (name, member) in members.iter().filter(|it| special(&it.0) == Some("holes")) {
        holes(&mut collector, member, &pointer("", name));
    }
    collector.finish()
}

/// One `key: value`, which may stand for several lines.
fn setting<'a>(collector: &mut Collector<'a>, key: &'a str, value: &'a Value, pointer: &str) {
    let place = || Place::Json(pointer.to_owned(), None);
    let known = collector.keys.find(key);
    let name = known.map_or(key, |it| &*it.name);
    if let (Value::Array(items), true) = (value, adds_up(known)) {
        for (n, item) in items.iter().enumerate().take(crate::collect::MOST_SETTINGS + 1) {
            let pointer = format!("{pointer}/{n}");
            match joined(item, name, &pointer) {
                Some(it) => collector.setting(key, it, place()),
                None => bad(&mut collector.sink, &pointer, msg!("def-value-unreadable")),
            }
        }
        return;
    }
    match joined(value, name, pointer) {
        Some(it) => collector.setting(key, it, place()),
        None => bad(&mut collector.sink, pointer, msg!("def-value-unreadable")),
    }
}

/// A member of `pieces`.
fn piece<'a>(collector: &mut Collector<'a>, value: &'a Value, pointer: &str) {
    let Value::Object(members) = value else {
        return bad(&mut collector.sink, pointer, msg!("def-value-piece"));
    };
    let find = |name: &str| members.iter().rev().find(|it| it.0 == name).map(|it| &it.1);
    let mut field = |name: &str| {
        let pointer = format!("{pointer}/{name}");
        let found = find(name).and_then(|it| {
            let part = scalar(it, &pointer);
            if part.is_none() && (name != "hand" || !matches!(it, Value::Array(_))) && *it != Value::Null {
                bad(&mut collector.sink, &pointer, msg!("def-value-field"));
            }
            part
        });
        found.unwrap_or_else(|| TextPart::new("", Place::Json(pointer, None)))
    };
    let (name, id, moves, image) = (field("name"), field("id"), field("move"), field("image"));
    let mut hand = field("hand");
    if let Some(Value::Array(_)) = find("hand") {
        let pointer = format!("{pointer}/hand");
        match find("hand").and_then(|it| joined(it, "hand", &pointer)) {
            Some(it) => hand = it,
            None => bad(&mut collector.sink, &pointer, msg!("def-value-hand")),
        }
    }
    let list = |name: &str| {
        let given = find(name).filter(|it| **it != Value::Null);
        given.map(|it| (it, format!("{pointer}/{name}")))
    };
    let squares = PieceSquares::Lists { white: list("white"), black: list("black") };
    let place = Place::Json(pointer.to_owned(), None);
    collector.piece(PieceItem { name, id, moves, image, squares, hand, place });
    for (name, value) in members {
        if FIELDS.contains(&name.as_str()) {
            continue;
        }
        let pointer = self::pointer(pointer, name);
        if collector.keys.is_of_piece(name) {
            setting(collector, name, value, &pointer);
        } else {
            let keys = collector.keys;
            collector.sink.add_with(Severity::Warning, "def.key", || {
                let hint = nearest_field(keys, name).map(|it| msg!("def-key-member-hint", name = it));
                let message = msg!("def-key-member", name = short(name));
                (Place::Json(pointer, None), message, hint)
            });
        }
    }
}

/// The members of a piece that are fields of its line.
const FIELDS: [&str; 7] = ["name", "id", "move", "image", "white", "black", "hand"];

/// The member of a piece that was perhaps meant.
fn nearest_field<'k>(keys: &'k Keys, name: &str) -> Option<&'k str> {
    let field = FIELDS.into_iter().find(|it| it.eq_ignore_ascii_case(name));
    field.or_else(|| keys.most_like(name).filter(|it| it.is_of_piece()).map(|it| &*it.name))
}

/// The member `holes`: a hole line behind all pieces.
fn holes<'a>(collector: &mut Collector<'a>, value: &'a Value, pointer: &str) {
    let place = Place::Json(pointer.to_owned(), None);
    let empty = || TextPart::new("", place.clone());
    collector.piece(PieceItem {
        name: TextPart::new("hole", place.clone()),
        id: empty(),
        moves: empty(),
        image: empty(),
        squares: PieceSquares::Lists { white: Some((value, pointer.to_owned())), black: None },
        hand: empty(),
        place: place.clone(),
    });
}

/// A string, number or flag as the text form would write it, without blanks around it.
fn scalar<'a>(value: &'a Value, pointer: &str) -> Option<TextPart<'a>> {
    let place = |base| Place::Json(pointer.to_owned(), base);
    Some(match value {
        Value::String(text) => {
            let inner = crate::line::trimmed(text, Span::new(0, text.len()));
            let base = (inner.start > 0).then_some(inner);
            TextPart::new(&text[inner.start..inner.end], place(base))
        }
        Value::Number(number) => TextPart::new(number.to_string(), place(None)),
        Value::Bool(flag) => TextPart::new(if *flag { "1" } else { "0" }, place(None)),
        Value::Null | Value::Array(_) | Value::Object(_) => return None,
    })
}

/// A value as one text: lists with commas, rows with slashes.
pub(crate) fn joined<'a>(value: &'a Value, key: &str, pointer: &str) -> Option<TextPart<'a>> {
    let Value::Array(items) = value else {
        return scalar(value, pointer);
    };
    let rows = matches!(key, "captureMatrix" | "morph" | "whiteMorph" | "blackMorph" | "promoChoice");
    let mut text = String::new();
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            text.push(if rows { '/' } else { ',' });
        }
        if let (Value::Array(cells), true) = (item, rows) {
            text.push_str(&row(cells)?);
        } else {
            text.push_str(&scalar(item, pointer)?.text);
        }
    }
    Some(TextPart::new(text, Place::Json(pointer.to_owned(), None)))
}

/// A row given as an array of cells.
fn row(cells: &[Value]) -> Option<String> {
    let texts: Option<Vec<_>> = cells.iter().map(|it| scalar(it, "").map(|it| it.text)).collect();
    let mut text = texts?.join(",");
    if cells.len() == 1 && text.chars().count() > 1 {
        // Without a comma it would be read as a cell for every letter.
        text.push(',');
    }
    Some(text)
}

/// The pointer of a member.
pub(crate) fn pointer(base: &str, name: &str) -> String {
    format!("{base}/{}", name.replace('~', "~0").replace('/', "~1"))
}

fn bad(sink: &mut Diagnostics, pointer: &str, message: Message) {
    sink.add_with(Severity::Error, "def.value", || (Place::Json(pointer.to_owned(), None), message, None));
}
