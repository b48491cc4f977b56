//! What becomes of a type where it arrives, as a board of its published signs. `confine` closes squares, which has a sign.

use definition::Square;
use engine::ids::{Player, Sq, TypeId};
use message::msg;
use rules::promotion::morph::MorphCell;
use rules::support::goals::Goal;

use crate::writer::Writer;

/// The line below the piece of a type, if it has a board.
pub(crate) fn line(writer: &mut Writer<'_>, kind: TypeId) -> Option<String> {
    let place = writer.piece(kind)?.place.clone();
    let signs = Player::BOTH.map(|side| {
        let squares = writer.squares();
        let cells = squares.into_iter().map(|it| (it, cell(writer, side, kind, it)));
        cells.collect::<Vec<_>>()
    });
    if signs.iter().flatten().all(|it| it.1.as_deref() == Some(".")) {
        return None;
    }
    if let Some((sq, _)) = signs.iter().flatten().find(|it| it.1.is_none()) {
        let square = writer.definition.board.label(writer.square(*sq));
        let piece = writer.variant.name(kind);
        writer.refuse_at("idiagram.morph", msg!("idiagram-morph", piece = piece, square = square), place);
        return None;
    }
    let of = |side: usize, square: Square| {
        signs[side].iter().find(|it| writer.square(it.0) == square).and_then(|it| it.1.as_deref()).unwrap_or(".")
    };
    let board = &writer.definition.board;
    let is_alike = signs[0].iter().all(|(sq, sign)| {
        let image = board.image(writer.square(*sq));
        image.is_some_and(|it| Some(of(1, it)) == sign.as_deref())
    });
    if !is_alike {
        writer.refuse_at("idiagram.morph", msg!("idiagram-both-sides", key = "morph"), place);
        return None;
    }
    let is_long = signs[0].iter().any(|it| it.1.as_ref().is_some_and(|it| it.chars().count() > 1));
    let ranks = (0..board.ranks).rev().map(|rank| {
        let cells = (0..board.files).map(|file| of(0, Square { file, rank })).collect::<Vec<_>>();
        cells.join(if is_long { "," } else { "" })
    });
    Some(format!("morph={}", ranks.collect::<Vec<_>>().join("/")))
}

/// The sign of a square for a type; nothing if there is none.
fn cell(writer: &Writer<'_>, side: Player, kind: TypeId, sq: Sq) -> Option<String> {
    let written = writer.cells.get(kind.index()).and_then(|it| it[side].as_ref());
    let written = written.map_or(MorphCell::Plain, |it| it[sq.index()]);
    let movement = &writer.variant.movement;
    let is = |all: &Option<Box<[bool]>>| all.as_ref().is_some_and(|it| it[sq.index()]);
    if is(&movement.closed[side][kind.index()]) {
        return None;
    }
    if is(&movement.barred[side][kind.index()]) {
        return Some("!".into());
    }
    match written {
        MorphCell::Plain => Some(".".into()),
        MorphCell::NoLand => Some("!".into()),
        MorphCell::Goal(Goal::Win) => Some("*".into()),
        MorphCell::Goal(Goal::WinLater) => Some("~".into()),
        MorphCell::Choose(set) => Some((set + 1).to_string()),
        MorphCell::Become(other) => other_id(writer, kind, other),
        MorphCell::May | MorphCell::Must | MorphCell::NoEnter | MorphCell::Goal(_) => None,
    }
}

/// The ID of what a type becomes. It must tell that type from all others, but of two that share an ID the other one is meant.
fn other_id(writer: &Writer<'_>, kind: TypeId, other: TypeId) -> Option<String> {
    let id = &writer.piece(other)?.id;
    let sharing = writer.definition.pieces.iter().filter(|it| it.id == *id).count();
    let own = writer.piece(kind).is_some_and(|it| it.id == *id);
    let is_clear = kind != other && (sharing == 1 || (sharing == 2 && own));
    (is_clear && id.chars().all(|it| !".!*~,/\"".contains(it))).then(|| id.clone())
}
