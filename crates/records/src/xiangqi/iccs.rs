//! Coordinates with ranks from 0, as the Internet Chinese Chess Server and its engines write them: `H2-E2`, `h2e2`.

use crate::asked::{Asked, Board, Square};
use crate::cursor::Cursor;
use crate::told::ToldMove;

/// What a move asks for.
#[must_use]
pub fn asked(text: &str, board: Board) -> Option<Vec<Asked>> {
    let mut cursor = Cursor::new(text.trim());
    let from = square(&mut cursor, board)?;
    let _ = cursor.eat("-");
    let to = square(&mut cursor, board)?;
    cursor.rest.is_empty().then(|| vec![Asked::From(from), Asked::To(to)])
}

fn square(cursor: &mut Cursor<'_>, board: Board) -> Option<Square> {
    let letter = |it: char| it.is_ascii_alphabetic().then(|| it.to_ascii_lowercase() as u8 - b'a');
    let file = cursor.take(letter)?;
    let rank = cursor.digit()?;
    (file < board.files && rank < board.ranks).then_some(Square { file, rank })
}

/// The text of a move; none for a drop, and where a rank has no digit.
#[must_use]
pub fn write(it: &ToldMove) -> Option<String> {
    let square = |it: Square| {
        let letter = char::from(b'A'.checked_add(it.file).filter(u8::is_ascii_uppercase)?);
        (it.rank < 10).then(|| format!("{letter}{}", it.rank))
    };
    Some(format!("{}-{}", square(it.from?)?, square(it.to)?))
}
