//! Settings and piece lines as both forms of a definition deliver them.

use std::borrow::Cow;

use crate::keys::Reader;
use crate::{Place, Value};

/// A trimmed piece of text and where it stands.
#[derive(Clone)]
pub(crate) struct TextPart<'a> {
    pub(crate) text: Cow<'a, str>,
    pub(crate) place: Place,
}

impl<'a> TextPart<'a> {
    pub(crate) fn new(text: impl Into<Cow<'a, str>>, place: Place) -> Self {
        Self { text: text.into(), place }
    }
}

/// The start squares of a piece line.
pub(crate) enum PieceSquares<'a> {
    /// Items with commas, the first empty one switching to Black.
    Text(TextPart<'a>),
    /// Two lists, and the pointer of the object they are members of.
    Lists { white: Option<(&'a Value, String)>, black: Option<(&'a Value, String)> },
}

/// A piece line or a hole line.
pub(crate) struct PieceItem<'a> {
    pub(crate) name: TextPart<'a>,
    pub(crate) id: TextPart<'a>,
    pub(crate) moves: TextPart<'a>,
    pub(crate) image: TextPart<'a>,
    pub(crate) squares: PieceSquares<'a>,
    pub(crate) hand: TextPart<'a>,
    pub(crate) place: Place,
}

impl PieceItem<'_> {
    pub(crate) fn is_hole(&self) -> bool {
        is_hole(&self.name.text)
    }
}

/// Whether a piece line of this name makes holes.
pub(crate) fn is_hole(name: &str) -> bool {
    name.eq_ignore_ascii_case("hole")
}

/// A setting and what it is about.
pub(crate) struct SettingItem<'a> {
    pub(crate) key: Cow<'a, str>,
    pub(crate) reader: Reader,
    pub(crate) value: TextPart<'a>,
    pub(crate) key_place: Place,
    /// Index of the piece line it belongs to.
    pub(crate) line: Option<usize>,
}
