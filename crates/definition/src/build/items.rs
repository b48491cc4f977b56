//! Lists of squares: items, ranges and the switch to Black. Who owns a square is not decided here.

use message::{Message, msg};

use super::set::Set;
use crate::parts::{PieceSquares, TextPart};
use crate::sink::{Diagnostics, short};
use crate::{Board, Place, Span, Value};

/// What a list names.
pub(super) struct NamedSquares {
    /// The squares of White's part.
    pub(super) white: Set,
    /// The squares of Black's part, if there is one.
    pub(super) black: Option<Set>,
    /// Squares named by both parts; Black has them.
    pub(super) both: Set,
    /// Where the list stands.
    pub(super) place: Place,
}

/// Reads a list of squares. Squares in `closed` are reported and left out.
pub(super) fn named(squares: &PieceSquares<'_>, board: &Board, closed: &Set, sink: &mut Diagnostics) -> NamedSquares {
    let mut reader = SquareList { board, closed, sink, white: Set::default(), black: None };
    let place = match squares {
        PieceSquares::Text(part) => {
            reader.text(part);
            part.place.clone()
        }
        PieceSquares::Lists { white, black } => {
            if let Some((value, pointer)) = white {
                reader.list(value, pointer);
            }
            if let Some((value, pointer)) = black {
                reader.black = Some(Set::default());
                reader.list(value, pointer);
            }
            let first = white.as_ref().or(black.as_ref());
            first.map_or(Place::Whole, |(_, pointer)| Place::Json(pointer.clone(), None))
        }
    };
    let (mut white, black) = (reader.white, reader.black);
    let both = black.map_or(Set::default(), |it| it.and(&white));
    white = white.minus(&both);
    NamedSquares { white, black, both, place }
}

struct SquareList<'r> {
    board: &'r Board,
    closed: &'r Set,
    sink: &'r mut Diagnostics,
    white: Set,
    black: Option<Set>,
}

impl SquareList<'_> {
    /// `a2,b2,,a7,b7`.
    fn text(&mut self, part: &TextPart<'_>) {
        if part.text.is_empty() {
            return;
        }
        let mut start = 0;
        for piece in part.text.split(',') {
            let item = piece.trim();
            if item.is_empty() {
                self.black.get_or_insert_default();
            } else {
                let at = start + piece.len() - piece.trim_start().len();
                self.item(item, &|| part.place.within(Span::new(at, at + item.len())));
            }
            start += piece.len() + 1;
        }
    }

    /// A JSON array of items, or a single string.
    fn list(&mut self, value: &Value, pointer: &str) {
        match value {
            Value::Array(items) => {
                for (n, item) in items.iter().enumerate() {
                    let place = || Place::Json(format!("{pointer}/{n}"), None);
                    if let Value::String(text) = item {
                        self.item(text.trim(), &place);
                    } else {
                        self.bad(msg!("def-square-string"), &place);
                    }
                }
            }
            Value::String(text) => {
                for item in text.split(',') {
                    self.item(item.trim(), &|| Place::Json(pointer.to_owned(), None));
                }
            }
            Value::Null => {}
            _ => self.bad(msg!("def-square-list"), &|| Place::Json(pointer.to_owned(), None)),
        }
    }

    /// One square or range.
    fn item(&mut self, text: &str, place: &dyn Fn() -> Place) {
        let corners = match text.split_once('-') {
            Some((a, b)) => self.board.square(a.trim_end()).zip(self.board.square(b.trim_start())),
            None => self.board.square(text).map(|it| (it, it)),
        };
        let Some((a, b)) = corners else {
            let message = || msg!("def-square-outside", text = short(text));
            let hint = || {
                let last = char::from(b'A' + self.board.planes.saturating_sub(1));
                (last > 'A').then(|| msg!("def-square-outside-hint", letter = last.to_string()))
            };
            self.sink.add_with(crate::Severity::Error, "def.square", || (place(), message(), hint()));
            return;
        };
        let squares = match &self.board.hexes {
            None => Some(Set::rectangle(a, b)),
            Some(hexes) => hexes.line(a, b).map(Set::of),
        };
        let Some(mut squares) = squares else {
            let message = || msg!("def-square-line", text = short(text));
            let hint = || Some(msg!("def-square-line-hint"));
            self.sink.add_with(crate::Severity::Error, "def.square", || (place(), message(), hint()));
            return;
        };
        let shut = squares.and(self.closed);
        if !shut.is_empty() {
            let message = || msg!("def-square-hole", squares = shut.some_names(self.board), count = shut.len());
            self.sink.add_with(crate::Severity::Error, "def.square", || (place(), message(), None));
            squares = squares.minus(&shut);
        }
        let side = self.black.as_mut().unwrap_or(&mut self.white);
        *side = side.or(&squares);
    }

    fn bad(&mut self, message: Message, place: &dyn Fn() -> Place) {
        self.sink.add_with(crate::Severity::Error, "def.square", || (place(), message, None));
    }
}
