//! Piece lines and hole lines: defaults, squares, hands. Settings of pieces are not here.

use message::{Arg, msg};

use super::items::{NamedSquares, named};
use super::set::Set;
use super::values::int;
use crate::names::default_move;
use crate::parts::{PieceItem, TextPart};
use crate::sink::{Diagnostics, short};
use crate::{Board, Piece, Place, Span, Square};

/// The pieces, and for each line the index of its piece. Puts the holes into the board.
#[inline(never)]
pub(super) fn pieces(
    lines: &[PieceItem<'_>],
    powered: &[usize],
    board: &mut Board,
    sink: &mut Diagnostics,
) -> (Vec<Piece>, Vec<Option<usize>>) {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut numbers = Vec::new();
    let mut owned: Vec<[Set; 2]> = Vec::new();
    let mut taken = Set::default();
    let mut holes = absent(board);
    for (idx, line) in lines.iter().enumerate() {
        let hole = line.is_hole();
        let closed = if hole { Set::default() } else { holes };
        let squares = named(&line.squares, board, &closed, sink);
        if hole {
            numbers.push(None);
            // As of pieces, nothing of a line that names Black's part is mirrored.
            let others = squares.black.unwrap_or_else(|| squares.white.image(board));
            holes = holes.or(&squares.white).or(&others);
            for it in owned.iter_mut().flatten() {
                *it = it.minus(&holes);
            }
            taken = taken.minus(&holes);
            continue;
        }
        let sides = [squares.white, black_side(&squares, &holes, board, sink)];
        let wanted = sides[0].or(&sides[1]);
        if !squares.both.is_empty() {
            sink.info("def.overlap", &squares.place, || {
                msg!("def-overlap-named", squares = squares.both.some_names(board), count = squares.both.len())
            });
        }
        let lost = taken.and(&wanted);
        if !lost.is_empty() {
            sink.info("def.overlap", &squares.place, || {
                msg!("def-overlap-before", squares = lost.some_names(board), count = lost.len())
            });
            for earlier in owned.iter_mut().flatten() {
                *earlier = earlier.minus(&wanted);
            }
        }
        taken = taken.or(&wanted);
        numbers.push(Some(pieces.len()));
        owned.push(sides);
        pieces.push(piece(line, powered.binary_search(&idx).is_ok(), board, sink));
    }
    shared_ids(lines, sink);
    for (piece, sides) in pieces.iter_mut().zip(&owned) {
        piece.squares = [sides[0].squares().collect(), sides[1].squares().collect()];
    }
    board.holes = holes.squares().collect();
    sort::sort(&mut board.holes);
    (pieces, numbers)
}

/// Reports IDs that were written for pieces of different names, at both places. Lines of one name are forms of one piece.
fn shared_ids(lines: &[PieceItem<'_>], sink: &mut Diagnostics) {
    let mut written: Vec<&PieceItem<'_>> = lines.iter().filter(|it| !it.is_hole() && !it.id.text.is_empty()).collect();
    sort::by_key(&mut written, |it| it.id.text.as_ref());
    for group in written.chunk_by(|a, b| a.id.text == b.id.text) {
        let Some((first, others)) = group.split_first() else { continue };
        let mut others = others.iter().filter(|it| it.name.text != first.name.text).peekable();
        if let Some(other) = others.peek() {
            sink.error("def.id", &first.id.place, || {
                msg!("def-id-shared-first", id = short(&first.id.text), piece = Arg::piece(&*other.name.text))
            });
        }
        for it in others {
            sink.error("def.id", &it.id.place, || {
                msg!("def-id-shared", id = short(&it.id.text), piece = Arg::piece(&*first.name.text))
            });
        }
    }
}

/// The squares of the grid of a board of hexagons that have no cell.
fn absent(board: &Board) -> Set {
    let Some(hexes) = &board.hexes else { return Set::default() };
    let all = (0..board.ranks).flat_map(|rank| (0..board.files).map(move |file| Square { file, rank }));
    Set::of(all.filter(|it| hexes.name(*it).is_empty()))
}

/// The squares Black starts on: named, or derived from White's.
#[inline(never)]
fn black_side(squares: &NamedSquares, holes: &Set, board: &Board, sink: &mut Diagnostics) -> Set {
    if let Some(it) = squares.black {
        return it;
    }
    let image = squares.white.image(board);
    let lost = squares.white.without_image(board);
    if !lost.is_empty() {
        sink.error("def.square", &squares.place, || msg!("def-square-no-image", squares = lost.some_names(board)));
    }
    let shut = image.and(holes);
    if !shut.is_empty() {
        sink.error("def.square", &squares.place, || {
            msg!("def-square-image-hole", squares = shut.some_names(board), count = shut.len())
        });
    }
    let own = image.and(&squares.white);
    if !own.is_empty() {
        sink.info("def.overlap", &squares.place, || {
            msg!("def-overlap-image", squares = own.some_names(board), count = own.len())
        });
    }
    image.minus(&shut).minus(&own)
}

/// What stands in place of moves for a piece that has none.
const NO_MOVES: &str = "-";

/// A piece without its squares and settings. `powered`: keys below give it moves.
#[inline(never)]
fn piece(line: &PieceItem<'_>, powered: bool, board: &Board, sink: &mut Diagnostics) -> Piece {
    let name = line.name.text.to_string();
    let default = if line.moves.text.is_empty() { default_move(&name, board) } else { None };
    if line.moves.text.is_empty() && default.is_none() && !powered {
        sink.warning("def.no-move", &line.name.place, || msg!("def-no-move", name = short(&name)));
    }
    let moves_place = if default.is_some() { &line.name.place } else { &line.moves.place };
    let given = |part: &TextPart<'_>, other: &str| match &*part.text {
        "" => other.to_owned(),
        text => text.to_owned(),
    };
    let id = if line.id.text.is_empty() { first_letter(&name) } else { line.id.text.to_string() };
    let image = given(&line.image, given(&line.name, &id).as_str());
    Piece {
        moves: match &*line.moves.text {
            NO_MOVES => String::new(),
            text => default.unwrap_or(text).to_owned(),
        },
        moves_place: moves_place.clone(),
        moves_default: default.is_some(),
        image,
        image_place: if line.image.text.is_empty() { &line.name } else { &line.image }.place.clone(),
        pictures: None,
        squares: [Vec::new(), Vec::new()],
        hand: hand(&line.hand, sink),
        settings: Vec::new(),
        translations: Vec::new(),
        place: line.place.clone(),
        name,
        id,
    }
}

/// The ID of a piece that has none: the first letter of its name, then anything of it.
fn first_letter(name: &str) -> String {
    let first = name.chars().find(|it| it.is_alphabetic()).or_else(|| name.chars().next());
    first.map_or_else(|| "?".to_owned(), |it| it.to_uppercase().to_string())
}

/// `n`, or `white,black`.
fn hand(part: &TextPart<'_>, sink: &mut Diagnostics) -> [u16; 2] {
    if part.text.is_empty() {
        return [0, 0];
    }
    let Some((white, black)) = part.text.split_once(',') else {
        let count = count(&part.text, 0, &part.place, sink);
        return [count, count];
    };
    [count(white, 0, &part.place, sink), count(black, white.len() + 1, &part.place, sink)]
}

/// A count of pieces, `start` bytes behind `place`.
fn count(text: &str, start: usize, place: &Place, sink: &mut Diagnostics) -> u16 {
    let given = int(text.trim());
    let near = given.unwrap_or(0).clamp(0, i64::from(u16::MAX));
    if given != Some(near) {
        sink.error("def.number", &place.within(Span::new(start, start + text.len())), || {
            msg!("def-number-hand", most = u16::MAX, text = short(text), taken = near)
        });
    }
    u16::try_from(near).unwrap_or(0)
}
