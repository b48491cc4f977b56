//! From the JSON form back to lines of text. What a line cannot hold is named in a comment; nothing is interpreted.

use crate::json::{joined, pointer};
use crate::keys::{Keys, adds_up};
use crate::line::lines;
use crate::{LineKind, Value};

/// The same content as text: reading either gives the same definition.
/// What has no place in a text, such as an image with a colon, is named in a comment at the end.
///
/// ```
/// use definition::{Document, KeySpec, Keys, Value, document_to_json, json_to_text};
/// let keys = Keys::new([KeySpec { adds_up: true, ..KeySpec::new("royal") }]);
/// let json = Value::Object(vec![("royal".into(), Value::Array(vec![Value::String("K".into()), Value::Number(2)]))]);
/// assert_eq!(json_to_text(&json, &keys), "royal=K\nroyal=2\n");
/// assert_eq!(document_to_json(&Document::parse("royal=K\nroyal=2\n"), &keys), json);
/// ```
#[must_use]
pub fn json_to_text(value: &Value, keys: &Keys) -> String {
    let mut res = Lines { keys, text: String::new(), lost: Vec::new() };
    let Value::Object(members) = value else {
        res.lose("");
        return res.finish();
    };
    let special = |name: &str| ["pieces", "holes"].into_iter().find(|it| it.eq_ignore_ascii_case(name));
    for (name, member) in members {
        match (special(name), member) {
            (None, _) => res.setting(if name == "pieceSet" { "pieces" } else { name }, member, &pointer("", name)),
            (Some("pieces"), Value::String(_)) => res.setting("pieces", member, &pointer("", name)),
            _ => {}
        }
    }
    for (name, member) in members.iter().filter(|it| special(&it.0) == Some("pieces")) {
        match member {
            Value::Array(pieces) => {
                for (n, it) in pieces.iter().enumerate() {
                    res.piece(it, &format!("{}/{n}", pointer("", name)));
                }
            }
            Value::String(_) => {}
            _ => res.lose(&pointer("", name)),
        }
    }
    for (name, member) in members.iter().filter(|it| special(&it.0) == Some("holes")) {
        let place = pointer("", name);
        match squares(Some(member), None) {
            Some(it) => res.fields(["hole", "", "", "", &it, ""], &place),
            None => res.lose(&place),
        }
    }
    res.finish()
}

/// The lines so far, and the pointers of what no line can say.
struct Lines<'k> {
    keys: &'k Keys,
    text: String,
    lost: Vec<String>,
}

impl Lines<'_> {
    fn lose(&mut self, pointer: &str) {
        self.lost.push(pointer.chars().map(|it| if it.is_control() { ' ' } else { it }).collect());
    }

    fn finish(mut self) -> String {
        for it in &self.lost {
            self.text.push_str(&format!("# Not said in this text: {it}\n"));
        }
        self.text
    }

    /// Adds a line if reading it gives back what was meant.
    fn line(&mut self, line: &str, is_meant: impl Fn(&LineKind) -> bool, pointer: &str) {
        let mut read = lines(line);
        match (read.next(), read.next()) {
            (Some(it), None) if is_meant(&it.kind) => {
                self.text.push_str(line);
                self.text.push('\n');
            }
            _ => self.lose(pointer),
        }
    }

    fn setting(&mut self, key: &str, value: &Value, pointer: &str) {
        match value {
            Value::Array(items) if adds_up(self.keys.find(key)) => {
                for (n, it) in items.iter().enumerate() {
                    self.single(key, it, &format!("{pointer}/{n}"));
                }
            }
            _ => self.single(key, value, pointer),
        }
    }

    fn single(&mut self, key: &str, value: &Value, pointer: &str) {
        let Some(part) = joined(value, self.keys.find(key).map_or(key, |it| &*it.name), pointer) else {
            return self.lose(pointer);
        };
        let line = format!("{key}={}", part.text);
        let is_meant = |it: &LineKind| match it {
            LineKind::Setting { key: name, value } => {
                line.get(name.start..name.end) == Some(key) && line.get(value.start..value.end) == Some(&part.text)
            }
            _ => false,
        };
        self.line(&line, is_meant, pointer);
    }

    fn piece(&mut self, value: &Value, place: &str) {
        let Value::Object(members) = value else {
            return self.lose(place);
        };
        let find =
            |name: &str| members.iter().rev().find(|it| it.0 == name).map(|it| &it.1).filter(|it| **it != Value::Null);
        let text =
            |name: &str| find(name).map_or(Some(String::new()), |it| Some(joined(it, name, "")?.text.into_owned()));
        let said = ["name", "id", "move", "image", "hand"].map(text);
        let [Some(name), Some(id), Some(moves), Some(image), Some(hand)] = said else {
            return self.lose(place);
        };
        let Some(squares) = squares(find("white"), find("black")) else {
            return self.lose(place);
        };
        self.fields([&name, &id, &moves, &image, &squares, &hand], place);
        for (name, value) in members.iter().filter(|it| !FIELDS.contains(&it.0.as_str())) {
            let pointer = pointer(place, name);
            if self.keys.is_of_piece(name) {
                self.setting(name, value, &pointer);
            } else {
                self.lose(&pointer);
            }
        }
    }

    /// A piece line, or a hole line.
    fn fields(&mut self, fields: [&str; 6], pointer: &str) {
        let used = if fields[5].is_empty() { &fields[..5] } else { &fields[..] };
        let line = used.join(":");
        let is_meant = |it: &LineKind| match it {
            LineKind::Piece { fields: found, excess: None, .. } => {
                found.iter().map(|it| &line[it.start..it.end]).eq(used.iter().copied())
            }
            _ => false,
        };
        self.line(&line, is_meant, pointer);
    }
}

/// The members of a piece that are fields of its line.
const FIELDS: [&str; 7] = ["name", "id", "move", "image", "white", "black", "hand"];

/// The squares of a line: White's, then after an empty item Black's, if they are given.
fn squares(white: Option<&Value>, black: Option<&Value>) -> Option<String> {
    let list =
        |it: Option<&Value>| it.map_or(Some(String::new()), |it| Some(joined(it, "squares", "")?.text.into_owned()));
    let (ours, theirs) = (list(white)?, list(black)?);
    Some(match (black.is_some(), theirs.is_empty()) {
        (false, _) => ours,
        (true, true) => ours + ",",
        (true, false) => ours + ",," + &theirs,
    })
}
