//! Finding keys by name: exactly, in another case, or nearly. What they do is not decided here.

mod names;

pub use names::KEYS;
use names::{ADDING, BOARD, LOOK, PIECE};

/// Longer words than this are not compared with the known keys.
const LONGEST: usize = 40;

/// Who reads a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// The board: `files`, `symmetry`, …
    Board,
    /// The view.
    Look,
    /// The rules, for the piece line above.
    Piece,
    /// The rules, for the game.
    Rules,
}

/// The known key that `word` is, apart from case.
pub(crate) fn find(word: &str) -> Option<&'static str> {
    if word.len() > LONGEST {
        return None;
    }
    match KEYS.binary_search(&word) {
        Ok(at) => KEYS.get(at).copied(),
        Err(_) => KEYS.iter().copied().find(|it| it.eq_ignore_ascii_case(word)),
    }
}

/// Who reads this key.
pub(crate) fn reader(key: &str) -> Reader {
    if BOARD.contains(&key) {
        Reader::Board
    } else if LOOK.contains(&key) {
        Reader::Look
    } else if PIECE.contains(&key) {
        Reader::Piece
    } else {
        Reader::Rules
    }
}

/// The name under which the rules know a key that has two.
pub(crate) fn main_name(key: &str) -> &str {
    match key {
        "initialCells" => "initialZone",
        "whiteInitialCells" => "whiteInitialZone",
        "blackInitialCells" => "blackInitialZone",
        it => it,
    }
}

/// Whether the lines of a repeated key add up; of other keys the last line holds.
///
/// ```
/// assert!(definition::accumulates("royal") && definition::accumulates("whiteDropZone"));
/// assert!(!definition::accumulates("promoZone"));
/// ```
#[must_use]
pub fn accumulates(key: &str) -> bool {
    ADDING.contains(&key) || uncoloured(key).is_some_and(|it| ADDING.contains(&it.as_str()))
}

/// `dropZone` for `whiteDropZone`.
fn uncoloured(key: &str) -> Option<String> {
    let rest = key.strip_prefix("white").or_else(|| key.strip_prefix("black"))?;
    let first = rest.chars().next().filter(char::is_ascii_uppercase)?;
    Some(format!("{}{}", first.to_ascii_lowercase(), &rest[1..]))
}

/// The known key that is most like a misspelt one, if any is like it.
///
/// ```
/// assert_eq!(definition::nearest_key("promozones"), Some("promoZone"));
/// assert_eq!(definition::nearest_key("weather"), None);
/// ```
#[must_use]
pub fn nearest_key(key: &str) -> Option<&'static str> {
    if key.len() > LONGEST || !key.is_ascii() {
        return None;
    }
    let limit = (key.len() / 3).min(3);
    KEYS.iter()
        .filter(|it| it.len().abs_diff(key.len()) <= limit)
        .map(|&it| (distance(key.as_bytes(), it.as_bytes()), it))
        .filter(|&(far, _)| far <= limit)
        .min_by_key(|&(far, _)| far)
        .map(|(_, it)| it)
}

/// How many letters must be put in, taken out, changed or exchanged with their neighbour. Case does not
/// count.
fn distance(a: &[u8], b: &[u8]) -> usize {
    let same = |i: usize, j: usize| a[i].eq_ignore_ascii_case(&b[j]);
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 0..a.len() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = last[j] + usize::from(!same(i, j));
            let mut best = changed.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && same(i, j - 1) && same(i - 1, j) {
                best = best.min(before[j - 1] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}
