//! What can be wrong with a definition, and where. How it is printed is not decided here.

use xbetza::Span;

use crate::Keys;
use crate::repair::Repaired;

/// A place in a definition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Byte offsets in the text form.
    Text(Span),
    /// A JSON pointer (`/pieces/2/move`) and, inside the string there, byte offsets.
    Json(String, Option<Span>),
    /// The definition as a whole.
    Whole,
}

impl Place {
    /// How many bytes it has, if it is a part of a text.
    #[must_use]
    pub fn length(&self) -> Option<usize> {
        match self {
            Self::Text(span) | Self::Json(_, Some(span)) => Some(span.end - span.start),
            Self::Json(_, None) | Self::Whole => None,
        }
    }

    /// The place of a part of the text that stands here, by byte offsets in that text.
    #[must_use]
    pub fn within(&self, span: Span) -> Self {
        match self {
            Self::Text(it) => Self::Text(span.shifted(it.start)),
            Self::Json(it, base) => Self::Json(it.clone(), Some(span.shifted(base.map_or(0, |base| base.start)))),
            Self::Whole => Self::Whole,
        }
    }
}

/// A problem of a definition.
pub type Diagnostic = xbetza::Diagnostic<Place>;

/// Diagnostics of several readers of one text as one list: in the order of the text, each once; those without a place in
/// a text last. Their places are those of the text as its author sees it.
///
/// ```
/// let keys = definition::Keys::new([]);
/// let text = "nothing&nbsp;here\nking:K:K::z9";
/// let (_, mut problems) = definition::read(text, &keys);
/// problems.extend(problems.clone());
/// let all = definition::in_order(text, &keys, problems);
/// assert_eq!(all.iter().map(|it| it.code).collect::<Vec<_>>(), ["def.line", "def.square"]);
/// assert_eq!(all[1].place, definition::Place::Text(definition::Span::new(28, 30)));
/// ```
#[must_use]
pub fn in_order(text: &str, keys: &Keys, mut list: Vec<Diagnostic>) -> Vec<Diagnostic> {
    if let Some(repaired) = Repaired::of(text, keys) {
        for it in &mut list {
            if let Place::Text(span) = &mut it.place {
                *span = repaired.origin(*span);
            }
        }
    }
    sort::by_key(&mut list, |it| match &it.place {
        Place::Text(span) => span.start,
        Place::Json(..) | Place::Whole => usize::MAX,
    });
    let mut res: Vec<Diagnostic> = Vec::with_capacity(list.len());
    for it in list {
        let told = res.iter().rev().take_while(|one| one.place == it.place || matches!(it.place, Place::Whole));
        if !told.into_iter().any(|one| *one == it) {
            res.push(it);
        }
    }
    res
}
