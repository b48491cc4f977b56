//! Lines of pieces: names, IDs, moves, pictures, where they stand, and what is in hand.

use definition::{Piece, Square, Symmetry};
use engine::ids::{Player, TypeId};
use message::msg;

use crate::writer::Writer;
use crate::{keys, morph, moves};

/// Writes a line for each piece, with what belongs to it below, and one for the holes.
pub(crate) fn write(writer: &mut Writer<'_>) {
    start(writer);
    let definition = writer.definition;
    for (kind, piece) in (1..).map(TypeId).zip(&definition.pieces) {
        if let Some(part) = moves::unknown(&piece.moves) {
            let message = msg!("idiagram-moves", piece = writer.variant.name(kind), moves = part);
            writer.refuse_at("idiagram.moves", message, piece.moves_place.clone());
        }
        let line = line(writer, kind, piece);
        writer.line(line);
        if let Some(board) = morph::line(writer, kind) {
            writer.line(board);
        }
        for setting in &piece.settings {
            let line = keys::parameter(writer, setting);
            line.into_iter().for_each(|it| writer.line(it));
        }
    }
    let holes = &definition.board.holes;
    if !holes.is_empty() {
        let line = format!("hole::::{}", listed(writer, holes));
        writer.line(line);
    }
}

/// Refuses a start that a position text gives and lines of pieces cannot.
fn start(writer: &mut Writer<'_>) {
    let given = writer.definition.last("fen");
    if let Some(setting) = given.filter(|_| writer.variant.start.setup.turn != Player::White) {
        writer.refuse(setting, msg!("idiagram-start"));
    }
}

fn line(writer: &mut Writer<'_>, kind: TypeId, piece: &Piece) -> String {
    let image = if piece.image == piece.name { "" } else { &piece.image };
    let of = |side: Player| -> Vec<Square> {
        let own = writer.at_start().filter(|it| it.1.is(side) && it.1.kind() == kind);
        own.map(|it| writer.square(it.0)).collect()
    };
    let [white, black] = Player::BOTH.map(of);
    let squares = match (follows(writer, &white, &black), black.is_empty()) {
        (true, _) => listed(writer, &white),
        (false, true) => format!("{},,", listed(writer, &white)),
        (false, false) => format!("{},,{}", listed(writer, &white), listed(writer, &black)),
    };
    let hand = match Player::BOTH.map(|side| writer.held(side, kind)) {
        [0, 0] => String::new(),
        [white, black] if white == black => format!(":{white}"),
        [white, black] => format!(":{white},{black}"),
    };
    let line = format!("{}:{}:{}:{image}:{squares}{hand}", piece.name, piece.id, piece.moves);
    if line.contains('=') || [&piece.name, &piece.id, &piece.image].into_iter().any(|it| it.contains(':')) {
        writer.refuse_at("idiagram.piece", msg!("idiagram-line"), piece.place.clone());
    }
    line
}

/// Whether the squares of Black follow from those of White.
fn follows(writer: &Writer<'_>, white: &[Square], black: &[Square]) -> bool {
    let board = &writer.definition.board;
    if board.symmetry == Symmetry::None {
        return black.is_empty();
    }
    white.len() == black.len() && white.iter().all(|it| board.image(*it).is_some_and(|it| black.contains(&it)))
}

/// Squares with runs along a rank in short.
fn listed(writer: &Writer<'_>, squares: &[Square]) -> String {
    let mut sorted = squares.to_vec();
    sorted.sort_by_key(|it| (it.rank, it.file));
    let mut runs: Vec<[Square; 2]> = Vec::new();
    for it in sorted {
        match runs.last_mut() {
            Some([_, last]) if last.rank == it.rank && last.file + 1 == it.file => *last = it,
            _ => runs.push([it, it]),
        }
    }
    let label = |it: Square| writer.definition.board.label(it);
    let words = runs.into_iter().map(|[first, last]| match last.file - first.file {
        0 => label(first),
        1 => format!("{},{}", label(first), label(last)),
        _ => format!("{}-{}", label(first), label(last)),
    });
    words.collect::<Vec<_>>().join(",")
}
