//! Moves of KIF and KI2: `７六歩(77)`, `同　銀成`, `▲５八金右`.

use crate::asked::{Asked, Beside, Board, Square, Way};
use crate::cursor::Cursor;
use crate::shogi::names::KANJI;

/// The marks of the side that begins.
pub(super) const FIRST: [char; 3] = ['▲', '☗', '▼'];

/// The marks of both sides.
pub(super) const MARKS: [char; 6] = ['▲', '☗', '▼', '△', '☖', '▽'];

/// What is said behind a piece, but for promotions.
const QUALIFIERS: &[(&str, Word)] = &[
    ("打", Word::Drop),
    ("右", Word::Beside(Beside::Right)),
    ("左", Word::Beside(Beside::Left)),
    ("直", Word::Beside(Beside::Straight)),
    ("上", Word::Way(Way::Forward)),
    ("行", Word::Way(Way::Forward)),
    ("入", Word::Way(Way::Forward)),
    ("寄", Word::Way(Way::Sideways)),
    ("引", Word::Way(Way::Back)),
    ("下", Word::Way(Way::Back)),
    ("不成", Word::Promotes(false)),
    ("生", Word::Promotes(false)),
    ("成", Word::Promotes(true)),
];

#[derive(Clone, Copy, Debug)]
enum Word {
    Drop,
    Beside(Beside),
    Way(Way),
    Promotes(bool),
}

/// What one move asks for, with or without the mark of its side.
pub(crate) fn asked(text: &str, board: Board) -> Option<Vec<Asked>> {
    let bare = text.trim().trim_start_matches(MARKS);
    let (mut res, len) = read_move(bare, board)?;
    if text.trim().starts_with(MARKS) {
        res.push(Asked::First(text.trim().starts_with(FIRST)));
    }
    (len == bare.len()).then_some(res)
}

/// What the move at the start of a text asks for, and how long it is.
pub(super) fn read_move(text: &str, board: Board) -> Option<(Vec<Asked>, usize)> {
    let mut cursor = Cursor::new(text);
    let mut res = Vec::new();
    let named = square(&mut cursor, board);
    res.extend(named.map(Asked::To));
    // Some programs name the square beside.
    if cursor.eat("同") {
        cursor.blanks();
        res.extend(named.is_none().then_some(Asked::ToLast));
    } else if named.is_none() {
        return None;
    }
    res.push(Asked::Piece(cursor.one(KANJI)?));
    while let Some(it) = cursor.one(QUALIFIERS) {
        res.push(match it {
            Word::Drop => Asked::Drop(true),
            Word::Beside(it) => Asked::Beside(it),
            Word::Way(it) => Asked::Way(it),
            Word::Promotes(it) => Asked::Promotes(it),
        });
    }
    if let Some(it) = origin(&mut cursor, board) {
        res.extend([Asked::From(it), Asked::Drop(false)]);
    }
    Some((res, text.len() - cursor.rest.len()))
}

/// Whether a text begins with a square and a piece, on boards of any size.
pub(super) fn begins_move(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    let is_square = cursor.digit().is_some() && (cursor.digit(), cursor.kanji()) != (None, None);
    let _ = (cursor.digit(), cursor.kanji());
    cursor.blanks();
    is_square && (cursor.one(KANJI).is_some() || cursor.eat("同"))
}

/// A square: the file in digits, the rank in kanji or digits.
fn square(cursor: &mut Cursor<'_>, board: Board) -> Option<Square> {
    let before = *cursor;
    let read = |cursor: &mut Cursor<'_>| {
        let first = cursor.digit()?;
        let second = if board.files > 9 { cursor.digit() } else { None };
        let file = second.map_or(first, |it| first * 10 + it);
        let rank = cursor.kanji().or_else(|| cursor.digit())?;
        board.from_top_right(file, rank)
    };
    let res = read(cursor);
    if res.is_none() {
        *cursor = before;
    }
    res
}

/// `(77)`, on larger boards `(9,11)` or `(911)`: where the piece was.
fn origin(cursor: &mut Cursor<'_>, board: Board) -> Option<Square> {
    let inner = cursor.rest.strip_prefix(['(', '（'])?;
    let (text, rest) = inner.split_once([')', '）'])?;
    let digits: Option<Vec<u8>> =
        text.chars().filter(|it| !matches!(it, ',' | '、')).map(crate::cursor::digit).collect();
    let at = match digits?[..] {
        [file, rank] => board.from_top_right(file, rank),
        [a, b, c, d] => board.from_top_right(a * 10 + b, c * 10 + d),
        // `911` is 9 and 11, `119` is 11 and 9.
        [a, b, c] => board.from_top_right(a, b * 10 + c).or_else(|| board.from_top_right(a * 10 + b, c)),
        _ => None,
    }?;
    cursor.rest = rest;
    Some(at)
}
