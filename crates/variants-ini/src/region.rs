//! Sets of squares as `variants.ini` writes them, and as areas of definitions. Whose they are is not decided here.

use std::collections::BTreeSet;

/// A set of squares: file and rank from 1.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Region(BTreeSet<(u8, u8)>);

impl Region {
    /// Squares, `*8` for a rank, `a*` for a file, `-` for nothing; and the words that name no square of the board.
    /// Whole ranks and files that it does not have are nothing.
    pub(crate) fn read(text: &str, files: u8, ranks: u8) -> (Self, Vec<&str>) {
        let mut res = Self::default();
        let mut strange = Vec::new();
        for word in text.split_whitespace().filter(|it| *it != "-") {
            let Some((file, rank)) = word_of(word) else {
                strange.push(word);
                continue;
            };
            if file.is_some_and(|it| it > files) && rank.is_some()
                || rank.is_some_and(|it| it > ranks) && file.is_some()
            {
                strange.push(word);
                continue;
            }
            for f in 1..=files {
                for r in 1..=ranks {
                    if file.is_none_or(|it| it == f) && rank.is_none_or(|it| it == r) {
                        res.0.insert((f, r));
                    }
                }
            }
        }
        (res, strange)
    }

    /// A rank, if the board is that high.
    pub(crate) fn rank(rank: u8, files: u8, ranks: u8) -> Self {
        Self::ranks(rank, rank.min(ranks), files)
    }

    /// Whole ranks.
    pub(crate) fn ranks(from: u8, to: u8, files: u8) -> Self {
        Self((from..=to).flat_map(|rank| (1..=files).map(move |file| (file, rank))).collect())
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn has(&self, file: u8, rank: u8) -> bool {
        self.0.contains(&(file, rank))
    }

    /// The squares, file by file.
    pub(crate) fn squares(&self) -> impl Iterator<Item = (u8, u8)> {
        self.0.iter().copied()
    }

    /// Those of the board that are not in it.
    pub(crate) fn others(&self, files: u8, ranks: u8) -> Self {
        let all = Self::ranks(1, ranks, files);
        Self(all.0.difference(&self.0).copied().collect())
    }

    /// Those that are in both.
    pub(crate) fn and(&self, other: &Self) -> Self {
        Self(self.0.intersection(&other.0).copied().collect())
    }

    /// The same for the other side, top and bottom exchanged.
    pub(crate) fn mirrored(&self, ranks: u8) -> Self {
        Self(self.0.iter().map(|it| (it.0, ranks + 1 - it.1)).collect())
    }

    /// The same after half a turn of the board.
    pub(crate) fn turned(&self, files: u8, ranks: u8) -> Self {
        Self(self.0.iter().map(|it| (files + 1 - it.0, ranks + 1 - it.1)).collect())
    }

    /// All squares, each moved by some ranks; those that leave the board are left out.
    pub(crate) fn shifted(&self, by: i8, ranks: u8) -> Self {
        let moved = self.0.iter().filter_map(|it| Some((it.0, it.1.checked_add_signed(by)?)));
        Self(moved.filter(|it| (1..=ranks).contains(&it.1)).collect())
    }

    /// How many of the last ranks it is, if it is nothing else.
    pub(crate) fn depth(&self, files: u8, ranks: u8) -> Option<u8> {
        (0..=ranks).find(|it| *self == Self::ranks(ranks + 1 - it, ranks, files))
    }

    /// As an area: ranks where it is made of ranks, squares otherwise.
    pub(crate) fn area(&self, files: u8, ranks: u8) -> String {
        if self.0.is_empty() {
            return "none".into();
        }
        let whole: Vec<u8> = (1..=ranks).filter(|rank| (1..=files).all(|file| self.has(file, *rank))).collect();
        if whole.len() == usize::from(ranks) {
            return "all".into();
        }
        let mut items = Vec::new();
        for run in whole.chunk_by(|a, b| a + 1 == *b) {
            items.push(match run {
                [one] => one.to_string(),
                [first, .., last] => format!("{first}-{last}"),
                [] => continue,
            });
        }
        let single = self.0.iter().filter(|it| !whole.contains(&it.1));
        items.extend(single.map(|it| square(it.0, it.1)));
        items.join("+")
    }

    /// The rows of a board from the far side, a symbol on each square of the region.
    pub(crate) fn rows(&self, symbol: &str, files: u8, ranks: u8) -> String {
        let row = |rank: u8| {
            let text: String = (1..=files).map(|file| if self.has(file, rank) { symbol } else { "." }).collect();
            text.trim_end_matches('.').to_owned()
        };
        let text = (1..=ranks).rev().map(row).collect::<Vec<_>>().join("/");
        text.trim_end_matches('/').to_owned()
    }
}

#[cfg(feature = "write")]
impl Region {
    /// As an option writes it: whole ranks, then files, then single squares. Ranks and files are whole without `holes`.
    pub(crate) fn words(&self, files: u8, ranks: u8, holes: &Self) -> String {
        if self.0.is_empty() {
            return "-".into();
        }
        let fills = |file: u8, rank: u8| self.has(file, rank) || holes.has(file, rank);
        let has_rank =
            |rank: &u8| (1..=files).all(|file| fills(file, *rank)) && (1..=files).any(|file| self.has(file, *rank));
        let has_file =
            |file: &u8| (1..=ranks).all(|rank| fills(*file, rank)) && (1..=ranks).any(|rank| self.has(*file, rank));
        let whole: Vec<u8> = (1..=ranks).filter(has_rank).collect();
        let columns: Vec<u8> = (1..=files).filter(|it| whole.len() < usize::from(ranks) && has_file(it)).collect();
        let single = self.0.iter().filter(|it| !whole.contains(&it.1) && !columns.contains(&it.0));
        let words = whole.iter().map(|it| format!("*{it}"));
        let words = words.chain(columns.iter().map(|it| format!("{}*", char::from(b'a' + it - 1))));
        words.chain(single.map(|it| square(it.0, it.1))).collect::<Vec<_>>().join(" ")
    }

    /// Whether all its squares are in another one.
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        self.0.is_subset(&other.0)
    }
}

#[cfg(feature = "write")]
impl FromIterator<(u8, u8)> for Region {
    fn from_iter<I: IntoIterator<Item = (u8, u8)>>(squares: I) -> Self {
        Self(squares.into_iter().collect())
    }
}

/// The file and the rank of a word, `None` for all of them.
fn word_of(word: &str) -> Option<(Option<u8>, Option<u8>)> {
    let (file, rank) = word.split_at_checked(1)?;
    let file = match file.as_bytes().first()? {
        b'*' => None,
        it if it.is_ascii_alphabetic() => Some(it.to_ascii_lowercase() - b'a' + 1),
        _ => return None,
    };
    let rank = match rank {
        "*" => None,
        it => Some(it.parse::<u8>().ok()?),
    };
    Some((file, rank))
}

/// The name of a square.
pub(crate) fn square(file: u8, rank: u8) -> String {
    format!("{}{rank}", char::from(b'a' + file - 1))
}

#[cfg(test)]
mod tests {
    use super::Region;

    #[test]
    fn words() {
        let region = |text: &str| Region::read(text, 4, 5).0;
        let read = |text: &str| region(text).area(4, 5);
        assert_eq!(read("*4 *5"), "4-5");
        assert_eq!(read("a* b3"), "a1+a2+a3+a4+a5+b3");
        assert_eq!(read("-"), "none");
        assert_eq!(read("*1 *2 *3 *4 *5"), "all");
        assert_eq!(region("*5").depth(4, 5), Some(1));
        assert_eq!(region("*5 a1").depth(4, 5), None);
        assert_eq!(region("b5 *1").rows("1", 4, 5), ".1////1111");
        assert_eq!(Region::rank(6, 4, 5), Region::default());
    }

    #[test]
    fn each_word_stands_alone() {
        let read = |text: &str| {
            let (region, strange) = Region::read(text, 4, 5);
            (region.area(4, 5), strange.join(" "))
        };
        assert_eq!(read("a1 e1 b2"), ("a1+b2".into(), "e1".into()));
        assert_eq!(read("x ?3 c9 d4 \u{e9}1"), ("d4".into(), "x ?3 c9 \u{e9}1".into()));
        assert_eq!(read("*9 f* *2"), ("2".into(), String::new()));
    }
}
