//! A position of shogi as it stands in records: as a picture in KIF, as rows in CSA; as SFEN between.

use crate::asked::{Board, Square};

/// Pieces on squares and in hands, whose move it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShogiPosition {
    /// Its board.
    pub board: Board,
    /// By rank from the top, by file from the left: a name in SFEN with the case of its side, or nothing.
    pub rows: Vec<Vec<String>>,
    /// By side, that which begins games first: names and numbers of pieces.
    pub hands: [Vec<(String, u32)>; 2],
    /// Whether the side is to move that begins games.
    pub first_moves: bool,
}

impl ShogiPosition {
    /// An empty board.
    pub(super) fn empty(board: Board) -> Self {
        let rows = vec![vec![String::new(); usize::from(board.files)]; usize::from(board.ranks)];
        Self { board, rows, hands: [Vec::new(), Vec::new()], first_moves: true }
    }

    /// Puts a piece of a side on a square; an empty name takes away what stands there.
    pub(super) fn put(&mut self, at: Square, name: &str, is_first: bool) {
        let row = usize::from(self.board.ranks.saturating_sub(at.rank + 1));
        let cell = self.rows.get_mut(row).and_then(|it| it.get_mut(usize::from(at.file)));
        let cased = if is_first { name.to_owned() } else { name.to_lowercase() };
        cell.into_iter().for_each(|it| it.clone_from(&cased));
    }

    /// Puts pieces into the hand of a side.
    pub(super) fn add(&mut self, name: &str, number: u32, is_first: bool) {
        let hand = &mut self.hands[usize::from(!is_first)];
        match hand.iter_mut().find(|it| it.0 == name) {
            Some(it) => it.1 += number,
            None => hand.push((name.to_owned(), number)),
        }
    }

    /// Reads the fields of SFEN, or those of FEN with hands in brackets behind the board.
    #[must_use]
    pub fn read(text: &str, board: Board) -> Option<Self> {
        let mut fields = text.split_whitespace();
        let (placed, bracket) = match fields.next()?.split_once('[') {
            Some((placed, hand)) => (placed, Some(hand.trim_end_matches(']'))),
            None => (text.split_whitespace().next()?, None),
        };
        let mut res = Self::empty(board);
        if placed.split('/').count() != res.rows.len() {
            return None;
        }
        for (row, text) in res.rows.iter_mut().zip(placed.split('/')) {
            read_row(row, text)?;
        }
        let side = fields.next()?;
        // In SFEN the side that begins is `b`, and hands follow; in FEN it is `w`.
        res.first_moves = if bracket.is_some() { side == "w" } else { side == "b" };
        let hands = bracket.unwrap_or_else(|| fields.next().unwrap_or("-"));
        let mut number = 0;
        for it in hands.chars() {
            match it.to_digit(10) {
                Some(digit) => number = (number * 10 + digit).min(999),
                None if it.is_alphabetic() => {
                    res.add(&it.to_uppercase().to_string(), number.max(1), it.is_uppercase());
                    number = 0;
                }
                None => {}
            }
        }
        Some(res)
    }

    /// The position in SFEN, without counters.
    #[must_use]
    pub fn sfen(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(|it| row_text(it)).collect();
        let mut hands = String::new();
        for (side, hand) in self.hands.iter().enumerate() {
            for letter in ORDER {
                for (name, number) in hand.iter().filter(|it| it.0 == letter && it.1 > 0) {
                    if *number > 1 {
                        hands.push_str(&number.to_string());
                    }
                    hands.push_str(&if side == 0 { name.clone() } else { name.to_lowercase() });
                }
            }
        }
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("{} {} {hands}", rows.join("/"), if self.first_moves { 'b' } else { 'w' })
    }
}

/// The order of pieces in hands.
pub(super) const ORDER: [&str; 7] = ["R", "B", "G", "S", "N", "L", "P"];

/// Fills a row; `None` if the text has more squares, or fewer.
fn read_row(row: &mut [String], text: &str) -> Option<()> {
    let (mut at, mut gap, mut sign) = (0, 0, "");
    for it in text.chars() {
        if let Some(digit) = it.to_digit(10) {
            gap = (gap * 10 + digit as usize).min(999);
            continue;
        }
        at += std::mem::take(&mut gap);
        if it == '+' {
            sign = "+";
            continue;
        }
        *row.get_mut(at)? = format!("{sign}{it}");
        sign = "";
        at += 1;
    }
    (at + gap == row.len()).then_some(())
}

fn row_text(row: &[String]) -> String {
    let (mut res, mut gap) = (String::new(), 0);
    let flush = |res: &mut String, gap: &mut usize| {
        if *gap > 0 {
            res.push_str(&std::mem::take(gap).to_string());
        }
    };
    for it in row {
        if it.is_empty() {
            gap += 1;
        } else {
            flush(&mut res, &mut gap);
            res.push_str(it);
        }
    }
    flush(&mut res, &mut gap);
    res
}
