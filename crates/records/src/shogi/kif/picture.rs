//! The picture of a position in KIF: rows between bars, what each side has in hand, whose move it is.

use crate::asked::Board;
use crate::cursor::Cursor;
use crate::shogi::names::KANJI;
use crate::shogi::position::ShogiPosition;

/// A picture in the making.
#[derive(Debug)]
pub(super) struct Picture {
    position: ShogiPosition,
    n_rows: usize,
    is_damaged: bool,
}

impl Picture {
    pub(super) fn new(board: Board) -> Self {
        Self { position: ShogiPosition::empty(board), n_rows: 0, is_damaged: false }
    }

    /// Takes a line; `false` if it is none of a picture.
    pub(super) fn line(&mut self, line: &str) -> bool {
        let is_files = || line.chars().all(|it| it.is_whitespace() || matches!(it, '０'..='９'));
        if line.starts_with("+---") || is_files() {
            return true;
        }
        if let Some(it) = line.strip_prefix('|') {
            let cells = it.split('|').next().unwrap_or("");
            let done = self.position.rows.get_mut(self.n_rows).and_then(|row| row_of(row, cells));
            self.is_damaged |= done.is_none();
            self.n_rows += 1;
            return true;
        }
        if let Some((name, value)) = line.split_once(['：', ':']) {
            let is_first = match name.trim() {
                "先手の持駒" | "下手の持駒" => true,
                "後手の持駒" | "上手の持駒" => false,
                _ => return false,
            };
            self.is_damaged |= !hand(&mut self.position, value, is_first);
            return true;
        }
        match line {
            "先手番" | "下手番" => {}
            "後手番" | "上手番" => self.position.first_moves = false,
            _ => return false,
        }
        true
    }

    /// The position, if there is a board, and whether all of it could be read.
    pub(super) fn position(&self) -> Option<(&ShogiPosition, bool)> {
        let is_whole = !self.is_damaged && self.n_rows == self.position.rows.len();
        (self.n_rows > 0).then_some((&self.position, is_whole))
    }
}

/// Fills a row: a mark of the side and a sign for each square.
fn row_of(row: &mut [String], cells: &str) -> Option<()> {
    let mut cursor = Cursor::new(cells);
    for cell in row.iter_mut() {
        let is_first = cursor.take(|it| match it {
            ' ' | '^' => Some(true),
            'v' | 'V' => Some(false),
            _ => None,
        })?;
        let name = match cursor.one(KANJI) {
            Some(names) => names.first().copied().unwrap_or(""),
            None => {
                cursor.take(|it| matches!(it, '・' | '　' | '.').then_some(()))?;
                ""
            }
        };
        *cell = if is_first { name.to_owned() } else { name.to_lowercase() };
    }
    cursor.rest.trim().is_empty().then_some(())
}

/// Adds what a side has in hand, `飛　角　歩二`; `false` if something of it cannot be read.
fn hand(position: &mut ShogiPosition, text: &str, is_first: bool) -> bool {
    let mut is_whole = true;
    for word in text.split_whitespace().filter(|it| *it != "なし") {
        let mut cursor = Cursor::new(word);
        let Some(names) = cursor.one(KANJI) else {
            is_whole = false;
            continue;
        };
        let number = cursor.kanji().or_else(|| cursor.digit()).unwrap_or(1);
        position.add(names.first().copied().unwrap_or(""), u32::from(number), is_first);
    }
    is_whole
}
