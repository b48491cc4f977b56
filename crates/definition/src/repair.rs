//! What editors, pages and databases make of a definition, undone before it is cut into lines: entities, line ends of
//! other kinds, signs that look like those of a keyboard, lines run together. What is no such damage stays.

mod folded;
mod signs;

use crate::translation::Tagged;
use crate::{Keys, Span};
use folded::Folds;
pub use signs::typed;
use signs::{Sign, sign_at, typed_lines};

/// Text in which people read words: there typographic signs are meant.
const PROSE: [&str; 9] =
    ["title", "author", "task", "solution", "wallName", "rulePage", "graphicsDir", "whitePrefix", "blackPrefix"];

/// Whether people read the value of a key, or follow it.
fn is_prose(key: &str) -> bool {
    Tagged::of(key).is_some() || PROSE.iter().any(|it| it.eq_ignore_ascii_case(key))
}

/// A text as it was typed, and where its parts stood.
#[derive(Debug)]
pub(crate) struct Repaired {
    pub(crate) text: String,
    /// An offset in the text, and where that stood: from there on both run side by side.
    steps: Vec<(usize, usize)>,
    /// How many lines stood on the only line of the text.
    pub(crate) n_folded: usize,
    /// Whether entries stand on one line that nobody can tell apart for certain.
    pub(crate) is_unclear: bool,
}

impl Repaired {
    /// The text without the damage; `None` if there is none.
    pub(crate) fn of(text: &str, keys: &Keys) -> Option<Self> {
        let mut res = Self { text: String::new(), steps: Vec::new(), n_folded: 0, is_unclear: false };
        if text.is_ascii() && !text.contains(['&', '<', '\u{b}', '\u{c}']) {
            text.clone_into(&mut res.text);
        } else {
            res.write(text);
        }
        let Folds { blanks, n_lines, is_unclear } = Folds::of(&res.text, keys);
        for it in blanks {
            res.text.replace_range(it..=it, "\n");
        }
        (res.n_folded, res.is_unclear) = (n_lines, is_unclear);
        (is_unclear || res.text != text).then_some(res)
    }

    /// Where a part of the text stood.
    pub(crate) fn origin(&self, span: Span) -> Span {
        let origin = |at: usize| {
            let before = self.steps.partition_point(|it| it.0 <= at);
            let step = before.checked_sub(1).and_then(|it| self.steps.get(it));
            step.map_or(at, |it| it.1 + (at - it.0))
        };
        Span::new(origin(span.start), origin(span.end))
    }

    /// Writes the text as it was typed.
    fn write(&mut self, text: &str) {
        let mut signs: Vec<Sign> = Vec::with_capacity(text.len());
        let mut at = 0;
        while let Some((sign, len)) = sign_at(&text[at..]) {
            signs.extend(sign.map(|sign| Sign { sign, at }));
            at += len;
        }
        typed_lines(&mut signs);
        for it in signs.into_iter().chain([Sign { sign: '\n', at: text.len() }]) {
            let (last, origin) = self.steps.last().copied().unwrap_or((0, 0));
            if origin + (self.text.len() - last) != it.at {
                self.steps.push((self.text.len(), it.at));
            }
            if it.at < text.len() {
                self.text.push(it.sign);
            }
        }
    }
}
