//! What stands ahead in a record: the next brace, line end or game. Each is looked for once, so that long texts take no longer.

use std::cell::Cell;

use crate::notation::record::words::{is_blank, read_tag};

/// Where something stands at a place or behind it; the end of the text if it does not.
#[derive(Debug, Default)]
struct Found(Cell<Option<(usize, usize)>>);

impl Found {
    /// Looks, unless it is known already.
    fn at(&self, from: usize, look: impl FnOnce() -> usize) -> usize {
        if let Some((asked, found)) = self.0.get()
            && asked <= from
            && from <= found
        {
            return found;
        }
        let found = look();
        self.0.set(Some((from, found)));
        found
    }
}

/// What stands ahead in a text.
#[derive(Debug)]
pub(super) struct Ahead<'t> {
    text: &'t str,
    line_end: Found,
    brace: Found,
    angle: Found,
    quote: Found,
    game: Found,
}

impl<'t> Ahead<'t> {
    pub(super) fn of(text: &'t str) -> Self {
        let [line_end, brace, angle, quote, game] = std::array::from_fn(|_| Found::default());
        Self { text, line_end, brace, angle, quote, game }
    }

    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    fn find(&self, from: usize, what: impl FnMut(char) -> bool) -> usize {
        self.text[from..].find(what).map_or(self.text.len(), |it| from + it)
    }

    /// The end of the line.
    pub(super) fn line_end(&self, from: usize) -> usize {
        self.line_end.at(from, || self.find(from, |it| matches!(it, '\n' | '\r')))
    }

    /// The next closing brace.
    pub(super) fn brace(&self, from: usize) -> usize {
        self.brace.at(from, || self.find(from, |it| it == '}'))
    }

    /// The next closing angle bracket.
    pub(super) fn angle(&self, from: usize) -> usize {
        self.angle.at(from, || self.find(from, |it| it == '>'))
    }

    /// The next quotation mark that may close the value of a tag.
    pub(super) fn quote(&self, from: usize) -> usize {
        self.quote.at(from, || {
            let closes = |at: usize| {
                let behind = self.text[at + 1..].trim_start_matches([' ', '\t']);
                let n_escapes = self.text[from..at].bytes().rev().take_while(|it| *it == b'\\').count();
                n_escapes % 2 == 0 && (behind.is_empty() || behind.starts_with([']', '\n', '\r']))
            };
            let mut marks = self.text[from..].match_indices('"').map(|it| from + it.0);
            marks.find(|it| closes(*it)).unwrap_or(self.text.len())
        })
    }

    /// Where another game begins: a line with a tag behind a blank line.
    pub(super) fn game(&self, from: usize) -> usize {
        self.game.at(from, || {
            let (mut at, mut is_behind_blank) = (from, false);
            for line in self.text[from..].split_inclusive('\n') {
                let plain = line.trim_matches(is_blank);
                if is_behind_blank && at > from && plain.starts_with('[') && read_tag(plain).is_some() {
                    return at;
                }
                is_behind_blank = plain.is_empty();
                at += line.len();
            }
            self.text.len()
        })
    }
}
