//! Lines that were run together: where one ends and the next begins, if that is certain.

use super::is_prose;
use crate::Keys;
use crate::line::is_key;
use crate::translation::Tagged;

/// Where the lines of a text begin that had no line ends.
#[derive(Debug, Default)]
pub(super) struct Folds {
    /// Offsets of the blanks before them.
    pub(super) blanks: Vec<usize>,
    /// How many lines stand on the only line of the text; 0 if it has several.
    pub(super) n_lines: usize,
    /// Whether there is one line only, and several entries in it that nobody can tell apart for certain.
    pub(super) is_unclear: bool,
}

/// A word of a line and where it stands.
#[derive(Clone, Copy)]
struct Word<'t> {
    text: &'t str,
    at: usize,
}

/// What a word begins.
enum Begins<'t> {
    Nothing,
    /// A setting of this key.
    Setting(&'t str),
    /// A piece line, of whose name it has the end.
    Piece,
}

impl Folds {
    /// Looks at each line of a text.
    pub(super) fn of(text: &str, keys: &Keys) -> Self {
        let mut res = Self::default();
        let is_single = text.trim().bytes().all(|it| !matches!(it, b'\n' | b'\r'));
        // Line ends as programs write them into strings.
        let written = || text.match_indices("\\n").chain(text.match_indices("\\r"));
        if is_single && text.contains("\\n") {
            res.blanks = written().flat_map(|it| [it.0, it.0 + 1]).collect();
            res.n_lines = text.matches("\\n").count() + 1;
            return res;
        }
        let mut at = 0;
        for line in text.split_inclusive(['\n', '\r']) {
            // Most lines are one entry.
            if line.bytes().filter(|it| matches!(it, b'=' | b':')).count() > 1 && line.trim().contains(' ') {
                res.line(line, at, keys, is_single);
            }
            at += line.len();
        }
        res
    }

    fn line(&mut self, line: &str, start: usize, keys: &Keys, is_single: bool) {
        let mut words = Vec::new();
        let mut at = 0;
        for word in line.split([' ', '\t', '\n', '\r']) {
            if !word.is_empty() {
                words.push(Word { text: word, at });
            }
            at += word.len() + 1;
        }
        match starts(&words, keys, is_single) {
            Ok(all) => {
                self.blanks.extend(all.iter().skip(1).map(|it| start + words[*it].at - 1));
                if is_single && all.len() > 1 {
                    self.n_lines = all.len();
                }
            }
            Err(()) => self.is_unclear |= is_single,
        }
    }
}

/// The words that begin entries; an error if there are several entries and no certain places between them. What may have
/// blanks goes on to the end of its line, unless the text has no other.
fn starts(words: &[Word<'_>], keys: &Keys, is_single: bool) -> Result<Vec<usize>, ()> {
    let mut res: Vec<usize> = Vec::new();
    // The key whose value it is; none in a piece line.
    let mut within = None;
    let mut is_certain = true;
    let mut n_entries = 0;
    // Words that may belong to the name of a piece.
    let mut loose: Option<usize> = None;
    for (idx, word) in words.iter().enumerate() {
        let before = idx.checked_sub(1).and_then(|it| words.get(it));
        let goes_on = before.is_some_and(|it| {
            let is_whole = it.text.matches(':').count() >= 4;
            it.text.ends_with([',', '+', '=', '>', ';']) || !is_whole && it.text.ends_with(':')
        });
        let is_whole = !is_single && within.is_some_and(is_long);
        let begins = if is_whole || goes_on || word.text.starts_with([',', '+', '=', '>', ':', ';']) {
            Begins::Nothing
        } else {
            word.begins(keys, within)
        };
        match begins {
            Begins::Setting(key) => {
                // Loose words are of the value before, or belong to nothing.
                is_certain &= loose.is_none() || within.is_some();
                res.push(idx);
                n_entries += 1;
                (within, loose) = (Some(key), None);
            }
            Begins::Piece => {
                // Nobody knows where words end that people read.
                is_certain &= within.is_none_or(|it| !is_long(it));
                res.push(loose.unwrap_or(idx));
                n_entries += 1;
                (within, loose) = (None, None);
            }
            // Comments end with their lines only.
            Begins::Nothing if word.text.starts_with('#') => is_certain = false,
            Begins::Nothing if goes_on || within.is_some_and(is_long) => {}
            Begins::Nothing => loose = loose.or(Some(idx)),
        }
    }
    // Words at the end belong to the value before, and in a piece line to nothing.
    is_certain &= loose.is_none() || within.is_some();
    match (n_entries > 1, is_certain && res.first() == Some(&0)) {
        (false, _) => Ok(Vec::new()),
        (true, true) => Ok(res),
        (true, false) => Err(()),
    }
}

/// Whether values of a key may have blanks.
fn is_long(key: &str) -> bool {
    is_prose(key) || ["fen", "array"].iter().any(|it| it.eq_ignore_ascii_case(key))
}

impl<'t> Word<'t> {
    /// What the word begins in the value of a key, or in a piece line.
    fn begins(&self, keys: &Keys, within: Option<&str>) -> Begins<'t> {
        if let Some((key, _)) = self.text.split_once('=').filter(|it| is_key(it.0)) {
            // Positions have a field of this name.
            let is_field = key == "terrain" && within.is_some_and(is_long);
            let is_known = (keys.find(key).is_some() || Tagged::of(key).is_some()) && !is_field;
            return if is_known { Begins::Setting(key) } else { Begins::Nothing };
        }
        let is_comment = self.text.starts_with('#');
        if self.text.matches(':').count() >= 4 && !is_comment { Begins::Piece } else { Begins::Nothing }
    }
}
