//! The keys that a definition may have, and finding them by name: exactly, in another case, or nearly. What keys of the
//! rules do is decided by the rules, which hand in their table.

use std::borrow::Cow;

use crate::translation::Tagged;

/// Longer words than this are not compared with the known keys.
const LONGEST: usize = 40;

/// Keys of the board, read in this crate.
const BOARD: &[KeySpec] = &[
    KeySpec::new("cellSkin"),
    KeySpec::new("files"),
    KeySpec::new("firstRank"),
    KeySpec::new("labels"),
    KeySpec::new("letters"),
    KeySpec::new("planes"),
    KeySpec::new("ranks"),
    KeySpec::new("shape"),
    KeySpec::new("symmetry"),
];

/// Keys of the view, read in this crate.
const LOOK: &[KeySpec] = &[
    KeySpec::new("arrows"),
    KeySpec::new("author"),
    KeySpec::new("blackPrefix"),
    KeySpec::new("borders"),
    KeySpec::new("coordColor"),
    KeySpec::new("darkShade"),
    KeySpec::new("enableAI"),
    KeySpec::new("family"),
    KeySpec::new("graphicsDir"),
    KeySpec::new("graphicsType"),
    KeySpec::new("lightShade"),
    KeySpec::new("newClick"),
    KeySpec::new("noCounts"),
    KeySpec::new("oddShade"),
    KeySpec { subject: Subject::Piece, ..KeySpec::new("picture") },
    KeySpec::new("pieces"),
    KeySpec::new("rimColor"),
    KeySpec::new("rulePage"),
    KeySpec::new("satellite"),
    KeySpec::new("shadeShift"),
    KeySpec::new("shades"),
    KeySpec::new("shady"),
    KeySpec::new("skin"),
    KeySpec::new("squareSize"),
    KeySpec::new("startShade"),
    KeySpec::new("theme"),
    KeySpec::new("title"),
    KeySpec::new("useMarkers"),
    KeySpec::new("whitePrefix"),
];

/// A key as far as reading a definition needs to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeySpec {
    /// Its name.
    pub name: &'static str,
    /// Whether it has the forms `white…` and `black…`, each for one side.
    pub per_side: bool,
    /// Whether several lines of it add up; of other keys the last line holds.
    pub adds_up: bool,
    /// What it is about.
    pub subject: Subject,
    /// Whether a piece with it below needs no moves of its own.
    pub gives_moves: bool,
    /// Another name for it.
    pub alias: Option<&'static str>,
}

/// What a key is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// The game, wherever the key stands.
    Game,
    /// The piece line above.
    Piece,
    /// The piece line above, or the game if there is none.
    PieceOrGame,
}

impl KeySpec {
    /// A key of the game.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        Self { name, per_side: false, adds_up: false, subject: Subject::Game, gives_moves: false, alias: None }
    }
}

/// Who reads a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reader {
    /// The board: `files`, `symmetry`, …
    Board,
    /// The view.
    Look,
    /// The rules.
    Rules,
    /// Whoever tells it in a language.
    Languages,
}

/// A key in one of its forms.
#[derive(Debug)]
pub(crate) struct Known {
    /// As it is written.
    pub(crate) name: Cow<'static, str>,
    /// The name under which it is read: another one for an alias.
    pub(crate) main: Cow<'static, str>,
    pub(crate) reader: Reader,
    pub(crate) spec: KeySpec,
}

impl Known {
    /// Whether it belongs below a piece line.
    pub(crate) fn is_of_piece(&self) -> bool {
        self.spec.subject != Subject::Game
    }
}

/// The keys that a definition may have, with all their forms.
#[derive(Debug)]
pub struct Keys {
    /// By name.
    known: Vec<Known>,
}

impl Keys {
    /// The keys of board and view, and those of the rules.
    ///
    /// ```
    /// use definition::{KeySpec, Keys};
    /// let drop_zone = KeySpec { per_side: true, adds_up: true, ..KeySpec::new("dropZone") };
    /// let keys = Keys::new([drop_zone]);
    /// assert!(keys.contains("files") && keys.contains("whiteDropZone") && !keys.contains("weather"));
    /// ```
    #[must_use]
    pub fn new(rules: impl IntoIterator<Item = KeySpec>) -> Self {
        let mut known = Vec::new();
        let mut add = |spec: KeySpec, reader| {
            for name in [Some(spec.name), spec.alias].into_iter().flatten() {
                known.push(Known { name: name.into(), main: spec.name.into(), reader, spec });
                for side in ["white", "black"].into_iter().filter(|_| spec.per_side) {
                    let (name, main) = (of_side(side, name).into(), of_side(side, spec.name).into());
                    known.push(Known { name, main, reader, spec });
                }
            }
        };
        BOARD.iter().for_each(|it| add(*it, Reader::Board));
        LOOK.iter().for_each(|it| add(*it, Reader::Look));
        rules.into_iter().for_each(|it| add(it, Reader::Rules));
        sort::by(&mut known, |a, b| a.name.cmp(&b.name));
        known.dedup_by(|a, b| a.name == b.name);
        Self { known }
    }

    /// Whether there is a key of exactly this name.
    #[must_use]
    pub fn contains(&self, name: &str) -> bool {
        self.known.binary_search_by(|it| it.name.as_ref().cmp(name)).is_ok()
    }

    /// Whether several lines of a key add up; of other keys the last line holds. Lines of unknown keys add up.
    ///
    /// ```
    /// use definition::{KeySpec, Keys};
    /// let keys = Keys::new([KeySpec { adds_up: true, ..KeySpec::new("royal") }, KeySpec::new("promoZone")]);
    /// assert!(keys.adds_up("royal") && !keys.adds_up("promoZone"));
    /// ```
    #[must_use]
    pub fn adds_up(&self, name: &str) -> bool {
        adds_up(self.find(name))
    }

    /// The names of all keys in all their forms, in byte order.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.known.iter().map(|it| &*it.name)
    }

    /// Whether a key belongs below a piece line.
    pub(crate) fn is_of_piece(&self, word: &str) -> bool {
        Tagged::of(word).is_some_and(Tagged::is_of_piece) || self.find(word).is_some_and(Known::is_of_piece)
    }

    /// The key that `word` is, apart from case.
    pub(crate) fn find(&self, word: &str) -> Option<&Known> {
        if word.len() > LONGEST {
            return None;
        }
        match self.known.binary_search_by(|it| it.name.as_ref().cmp(word)) {
            Ok(at) => self.known.get(at),
            Err(_) => self.known.iter().find(|it| it.name.eq_ignore_ascii_case(word)),
        }
    }

    /// The key that is most like a misspelt one, if any is like it.
    #[must_use]
    pub fn nearest(&self, word: &str) -> Option<&str> {
        self.most_like(word).map(|it| &*it.name)
    }

    /// The key that a word can only mean: it differs in one letter, or in capitals, and no other does.
    ///
    /// ```
    /// use definition::{KeySpec, Keys};
    /// let keys = Keys::new([KeySpec::new("promoZone")]);
    /// assert_eq!(keys.meant("promoZonne"), Some("promoZone"));
    /// assert_eq!(keys.meant("promotionZone"), None);
    /// ```
    #[must_use]
    pub fn meant(&self, word: &str) -> Option<&str> {
        if word.len() > LONGEST || !word.is_ascii() {
            return None;
        }
        let is_near = |it: &&Known| {
            it.name.len().abs_diff(word.len()) <= 1
                && (it.name.eq_ignore_ascii_case(word) || distance(word.as_bytes(), it.name.as_bytes()) <= 1)
        };
        let mut near = self.known.iter().filter(is_near);
        near.next().filter(|_| near.next().is_none()).map(|it| &*it.name)
    }

    pub(crate) fn most_like(&self, word: &str) -> Option<&Known> {
        if word.len() > LONGEST || !word.is_ascii() {
            return None;
        }
        // Keys are shorter than the words they stand for.
        let word = &word.replace("romotion", "romo");
        let limit = (word.len() / 3).min(3);
        self.known
            .iter()
            .filter(|it| it.name.len().abs_diff(word.len()) <= limit)
            .map(|it| (distance(word.as_bytes(), it.name.as_bytes()), it))
            .filter(|&(far, _)| far <= limit)
            .min_by_key(|&(far, _)| far)
            .map(|(_, it)| it)
    }
}

/// Whether lines of this key add up. Those of unknown keys do.
pub(crate) fn adds_up(known: Option<&Known>) -> bool {
    known.is_none_or(|it| it.spec.adds_up)
}

/// `whiteDropZone` for `dropZone`.
///
/// ```
/// assert_eq!(definition::of_side("white", "dropZone"), "whiteDropZone");
/// ```
#[must_use]
pub fn of_side(side: &str, key: &str) -> String {
    let mut res = format!("{side}{key}");
    res[side.len()..=side.len()].make_ascii_uppercase();
    res
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
