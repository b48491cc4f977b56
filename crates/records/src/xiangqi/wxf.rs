//! Moves of the World Xiangqi Federation: `C2.5`, `h8+7`, `R+-2`, `+C.5`, `27=8`.

use crate::asked::{Asked, Column, Way};
use crate::cursor::Cursor;
use crate::told::ToldMove;
use crate::xiangqi::names::{LETTERS, SOLDIER, is_told_by_way, written};

const WAYS: &[(&str, Way)] = &[(".", Way::Sideways), ("=", Way::Sideways), ("+", Way::Forward), ("-", Way::Back)];

const COLUMNS: &[(&str, Column)] = &[("+", Column::Front), ("-", Column::Rear)];

/// What a move asks for, in letters of either case.
#[must_use]
pub fn asked(text: &str) -> Option<Vec<Asked>> {
    let upper = text.trim().to_ascii_uppercase();
    let mut cursor = Cursor::new(&upper);
    let mut res = piece(&mut cursor)?;
    let way = cursor.one(WAYS)?;
    let number = number(&mut cursor)?;
    res.push(Asked::Goal(way, number));
    cursor.rest.is_empty().then_some(res)
}

fn number(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.digit().filter(|it| (1..=9).contains(it))
}

fn piece(cursor: &mut Cursor<'_>) -> Option<Vec<Asked>> {
    if let Some(names) = cursor.one(LETTERS) {
        let column = cursor.one(COLUMNS).map(Asked::Column);
        let which = column.or_else(|| number(cursor).map(Asked::FromFile))?;
        return Some(vec![Asked::Piece(names), which]);
    }
    if let Some(it) = cursor.one(COLUMNS) {
        return Some(vec![Asked::Column(it), Asked::Piece(cursor.one(LETTERS)?)]);
    }
    // The place on its file, then the file.
    let place = Asked::Column(Column::Nth(number(cursor)?));
    Some(match cursor.one(LETTERS) {
        Some(names) => vec![place, Asked::Piece(names)],
        None => vec![place, Asked::FromFile(number(cursor)?), Asked::Piece(SOLDIER)],
    })
}

/// The text of a move; none for what is no step of a piece of xiangqi.
#[must_use]
pub fn write(it: &ToldMove) -> Option<String> {
    let (_, _, letter) = written(&it.piece)?;
    let step = it.step.as_ref()?;
    let way = match step.way {
        Way::Forward => '+',
        Way::Back => '-',
        Way::Sideways => '.',
    };
    let piece = match (step.place, step.n_on_file) {
        _ if step.n_on_file < 2 || is_told_by_way(&it.piece) => format!("{letter}{}", step.from_file),
        (1, 2) if step.n_files < 2 => format!("{letter}+"),
        (2, 2) if step.n_files < 2 => format!("{letter}-"),
        (place, _) => format!("{place}{}", step.from_file),
    };
    let text = format!("{piece}{way}{}", step.number);
    Some(if it.first_moves { text } else { text.to_lowercase() })
}
