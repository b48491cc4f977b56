//! Names of hexagonal cells: a letter and a number, each from an expression of the coordinates.

use super::{Axial, Plan, height};
use crate::parts::TextPart;

/// An expression of the coordinates.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Naming {
    Q,
    R,
    Sum,
    MinusQ,
    MinusR,
    /// Counts the cells of one letter from White's end.
    Up,
}

impl Naming {
    fn read(word: &str) -> Option<Self> {
        Some(match word {
            "q" => Self::Q,
            "r" => Self::R,
            "q+r" => Self::Sum,
            "-q" => Self::MinusQ,
            "-r" => Self::MinusR,
            "up" => Self::Up,
            _ => return None,
        })
    }

    fn of(self, cell: Axial) -> i32 {
        match self {
            Self::Q => cell.q,
            Self::R => cell.r,
            Self::Sum => cell.q + cell.r,
            Self::MinusQ => -cell.q,
            Self::MinusR => -cell.r,
            Self::Up => 0,
        }
    }
}

/// How cells are named.
#[derive(Clone)]
pub(crate) struct Labels {
    pub(crate) letter: Naming,
    pub(crate) number: Naming,
    pub(crate) alphabet: Vec<char>,
}

impl Labels {
    /// Whether the cells of a letter stand in a file from White to Black.
    pub(crate) fn are_files(&self, plan: &Plan) -> bool {
        plan.flat && matches!(self.letter, Naming::Q | Naming::MinusQ)
    }

    /// What holds without a word of the author.
    pub(crate) fn usual(plan: &Plan) -> Self {
        let (letter, number) = if plan.flat { (Naming::Q, Naming::Up) } else { (Naming::Sum, Naming::R) };
        Self { letter, number, alphabet: usual_alphabet(plan, letter, number) }
    }
}

/// `a` to `z`, as a rule without `j` on regular hexagons that are numbered upwards, as hexagonal chess has it.
pub(crate) fn usual_alphabet(plan: &Plan, letter: Naming, number: Naming) -> Vec<char> {
    let no_j = plan.flat && !plan.bricks && (letter, number) == (Naming::Q, Naming::Up);
    ('a'..='z').filter(|it| !no_j || *it != 'j').collect()
}

/// `LETTER NUMBER`.
pub(crate) fn read_labels(part: &TextPart<'_>) -> Option<(Naming, Naming)> {
    let mut words = part.text.split_whitespace();
    let (letter, number) = (Naming::read(words.next()?)?, Naming::read(words.next()?)?);
    (letter != Naming::Up && words.next().is_none()).then_some((letter, number))
}

/// Small letters, each once.
pub(crate) fn read_alphabet(part: &TextPart<'_>) -> Option<Vec<char>> {
    let text = &*part.text;
    let fit = (1..=26).contains(&text.len()) && text.bytes().all(|it| it.is_ascii_lowercase());
    let letters: Vec<char> = if fit { text.chars().collect() } else { return None };
    let twice = (1..letters.len()).any(|it| letters[..it].contains(&letters[it]));
    (!twice).then_some(letters)
}

/// A cell with its name.
pub(super) struct NamedCell {
    pub(super) cell: Axial,
    pub(super) name: String,
    letter: i32,
    number: i32,
}

/// The cells with their names; `None` if there are too few letters.
pub(super) fn names(plan: &Plan, labels: &Labels) -> Option<Vec<NamedCell>> {
    let least = |of: Naming| plan.cells.iter().map(|it| of.of(*it)).min().unwrap_or(0);
    let (first, one) = (least(labels.letter), least(labels.number));
    let mut cells = plan.cells.clone();
    sort::by_key(&mut cells, |it| (labels.letter.of(*it), height(plan.flat, *it), it.q));
    let mut res: Vec<NamedCell> = Vec::with_capacity(cells.len());
    for cell in cells {
        let letter = labels.letter.of(cell) - first;
        let below = res.last().filter(|it| it.letter == letter).map_or(0, |it| it.number);
        let number = if labels.number == Naming::Up { below + 1 } else { labels.number.of(cell) - one + 1 };
        let sign = labels.alphabet.get(usize::try_from(letter).ok()?)?;
        res.push(NamedCell { cell, name: format!("{sign}{number}"), letter, number });
    }
    Some(res)
}

/// The cells of each number, the farthest number first, each by letter.
pub(super) fn rows(plan: &Plan, named: &[NamedCell]) -> Vec<Vec<Axial>> {
    let most = named.iter().map(|it| it.number).max().unwrap_or(0);
    let mut res: Vec<Vec<&NamedCell>> =
        (1..=most).map(|number| named.iter().filter(|it| it.number == number).collect()).collect();
    // Numbers grow away from White, unless the cells with great numbers are the near ones.
    let n = named.len() as i64;
    let (mut heights, mut numbers, mut both) = (0, 0, 0);
    for it in named {
        let (height, number) = (i64::from(height(plan.flat, it.cell)), i64::from(it.number));
        (heights, numbers, both) = (heights + height, numbers + number, both + height * number);
    }
    if n * both >= heights * numbers {
        res.reverse();
    }
    res.retain(|it| !it.is_empty());
    res.into_iter().map(|row| by(row, |it| it.letter)).collect()
}

/// The cells of each letter from White's end.
pub(super) fn letters(plan: &Plan, named: &[NamedCell]) -> Vec<Vec<Axial>> {
    let most = named.iter().map(|it| it.letter).max().unwrap_or(0);
    let mut res: Vec<Vec<Axial>> =
        (0..=most).map(|letter| named.iter().filter(|it| it.letter == letter).map(|it| it.cell).collect()).collect();
    for it in &mut res {
        sort::by_key(it, |it| (height(plan.flat, *it), it.q));
    }
    res.retain(|it| !it.is_empty());
    res
}

fn by(mut cells: Vec<&NamedCell>, key: impl Fn(&NamedCell) -> i32) -> Vec<Axial> {
    sort::by_key(&mut cells, |it| key(it));
    cells.into_iter().map(|it| it.cell).collect()
}
