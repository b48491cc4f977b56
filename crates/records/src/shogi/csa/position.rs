//! Positions in CSA: `PI82HI`, `P1-KY-KE…`, `P+00FU`.

use crate::asked::Board;
use crate::cursor::Cursor;
use crate::shogi::handicaps;
use crate::shogi::names::CSA;
use crate::shogi::position::ShogiPosition;

/// All pieces of shogi but Kings, by their number on both sides.
const ALL: [(&str, u32); 7] = [("R", 2), ("B", 2), ("G", 4), ("S", 4), ("N", 4), ("L", 4), ("P", 18)];

/// A position in the making.
#[derive(Debug)]
pub(super) struct Placed {
    position: ShogiPosition,
    /// Whether a line said anything.
    is_said: bool,
}

impl Placed {
    pub(super) fn new(board: Board) -> Self {
        Self { position: ShogiPosition::empty(board), is_said: false }
    }

    /// The position in SFEN, if it is not the usual one.
    pub(super) fn start(mut self, first_moves: bool) -> Option<String> {
        self.position.first_moves = first_moves;
        let text = self.position.sfen();
        (self.is_said && handicaps::name(&text) != Some(handicaps::NONE)).then_some(text)
    }

    /// Takes a line; `false` if it cannot be read.
    pub(super) fn line(&mut self, line: &str) -> bool {
        self.is_said = true;
        let Some(rest) = line.strip_prefix('P') else { return false };
        let mut cursor = Cursor::new(rest);
        if cursor.eat("I") {
            let usual = handicaps::position(handicaps::NONE);
            let Some(usual) = usual.and_then(|it| ShogiPosition::read(it, self.position.board)) else { return false };
            self.position = usual;
            return self.places(cursor, None);
        }
        if cursor.eat("+") {
            return self.places(cursor, Some(true));
        }
        if cursor.eat("-") {
            return self.places(cursor, Some(false));
        }
        let row = cursor.digit().and_then(|it| it.checked_sub(1));
        row.and_then(|it| self.position.rows.get_mut(usize::from(it))).and_then(|row| read_row(row, cursor)).is_some()
    }

    /// Squares with pieces: of a side, or that are taken away.
    fn places(&mut self, mut cursor: Cursor<'_>, side: Option<bool>) -> bool {
        cursor.blanks();
        while !cursor.rest.is_empty() {
            let (Some(file), Some(rank)) = (cursor.digit(), cursor.digit()) else { return false };
            let is_hand = (file, rank) == (0, 0);
            if cursor.eat("AL") {
                let Some(first) = side.filter(|_| is_hand) else { return false };
                self.add_rest(first);
            } else {
                let Some(name) = cursor.one(CSA).and_then(|it| it.first()) else { return false };
                match (side, self.position.board.from_top_right(file, rank)) {
                    (Some(first), None) if is_hand => self.position.add(name, 1, first),
                    (Some(first), Some(at)) => self.position.put(at, name, first),
                    (None, Some(at)) => self.position.put(at, "", true),
                    (_, None) => return false,
                }
            }
            cursor.blanks();
        }
        true
    }

    /// Puts all pieces into the hand of a side that are nowhere else.
    fn add_rest(&mut self, is_first: bool) {
        for (name, number) in ALL {
            let is_it = |it: &&String| it.trim_start_matches('+').eq_ignore_ascii_case(name);
            let placed = self.position.rows.iter().flatten().filter(is_it).count() as u32;
            let held: u32 = self.position.hands.iter().flatten().filter(|it| it.0 == name).map(|it| it.1).sum();
            if let Some(left) = number.checked_sub(placed + held).filter(|it| *it > 0) {
                self.position.add(name, left, is_first);
            }
        }
    }
}

/// Fills a row: three characters for each square.
fn read_row(row: &mut [String], mut cursor: Cursor<'_>) -> Option<()> {
    for cell in row.iter_mut() {
        let side = if cursor.eat("+") { Some(true) } else { cursor.eat("-").then_some(false) };
        let name = if side.is_some() { cursor.one(CSA)?.first().copied()? } else { "" };
        // Blanks at the ends of lines get lost.
        let _ = side.is_none() && (cursor.eat(" * ") || cursor.eat(" *"));
        *cell = if side == Some(false) { name.to_lowercase() } else { name.to_owned() };
    }
    cursor.rest.trim().is_empty().then_some(())
}
