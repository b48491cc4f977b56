//! Moves in Chinese: `炮二平五`, `马８进７`, `前车进一`, `三兵平四`.

use crate::asked::{Asked, Column, Way};
use crate::cursor::Cursor;
use crate::told::ToldMove;
use crate::xiangqi::names::{SIGNS, SOLDIER, is_told_by_way, written};

const WAYS: &[(&str, Way)] = &[("平", Way::Sideways), ("进", Way::Forward), ("進", Way::Forward), ("退", Way::Back)];

const COLUMNS: &[(&str, Column)] =
    &[("前", Column::Front), ("中", Column::Middle), ("后", Column::Rear), ("後", Column::Rear)];

/// What a move asks for: four signs, of which the first two name the piece.
#[must_use]
pub fn asked(text: &str) -> Option<Vec<Asked>> {
    let mut cursor = Cursor::new(text.trim());
    let mut res = piece(&mut cursor)?;
    let way = cursor.one(WAYS)?;
    let number = number(&mut cursor)?;
    res.push(Asked::Goal(way, number));
    cursor.rest.is_empty().then_some(res)
}

fn number(cursor: &mut Cursor<'_>) -> Option<u8> {
    cursor.kanji().or_else(|| cursor.digit()).filter(|it| (1..=9).contains(it))
}

/// `炮二`, `前炮`, `二兵`; `前三` for a soldier where several files have two.
fn piece(cursor: &mut Cursor<'_>) -> Option<Vec<Asked>> {
    if let Some(names) = cursor.one(SIGNS) {
        let column = cursor.one(COLUMNS).map(Asked::Column);
        let which = column.or_else(|| number(cursor).map(Asked::FromFile))?;
        return Some(vec![Asked::Piece(names), which]);
    }
    let column = cursor.one(COLUMNS).or_else(|| number(cursor).map(Column::Nth))?;
    let mut res = vec![Asked::Column(column)];
    match cursor.one(SIGNS) {
        Some(names) => res.push(Asked::Piece(names)),
        None => res.extend([Asked::FromFile(number(cursor)?), Asked::Piece(SOLDIER)]),
    }
    Some(res)
}

/// The text of a move; none for what is no step of a piece of xiangqi. The side that begins writes kanji, the other one
/// digits of full width.
#[must_use]
pub fn write(it: &ToldMove) -> Option<String> {
    let (first, second, _) = written(&it.piece)?;
    let sign = if it.first_moves { first } else { second };
    let digit = |number: u8| super::number(number, it.first_moves);
    let step = it.step.as_ref()?;
    let way = match step.way {
        Way::Forward => "进",
        Way::Back => "退",
        Way::Sideways => "平",
    };
    let place = match (step.place, step.n_on_file) {
        _ if step.n_on_file < 2 || is_told_by_way(&it.piece) => format!("{sign}{}", digit(step.from_file)),
        (1, 2) => format!("前{sign}"),
        (2, 2) => format!("后{sign}"),
        (2, 3) => format!("中{sign}"),
        (1, _) => format!("前{sign}"),
        (place, count) if place == count => format!("后{sign}"),
        (place, _) => format!("{}{sign}", digit(place)),
    };
    // Where several files have two soldiers, the file takes the place of the sign.
    let place = if step.n_files > 1 && step.n_on_file > 1 && SOLDIER.contains(&it.piece.as_str()) {
        let at = place.strip_suffix(sign).unwrap_or(&place);
        format!("{at}{}", digit(step.from_file))
    } else {
        place
    };
    Some(format!("{place}{way}{}", digit(step.number)))
}
