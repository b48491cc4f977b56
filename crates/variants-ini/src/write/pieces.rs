//! The pieces of a section: types that the other program knows by name where their moves are the same, pieces with moves of
//! their own otherwise; the promoted forms among them.

mod promoted_forms;

use engine::ids::{Player, Sq, TypeId};
use message::{Arg, msg};

use crate::diagonal_lines;
use crate::piece_types::TYPES;
use crate::region::Region;
use crate::write::alike::{OnLines, is_like, moves_like, program_by_side};
use crate::write::arrivals::bases;
use crate::write::cambodian::Cambodian;
use crate::write::first_moves::FirstMoves;
use crate::write::section_piece::Piece;
use crate::write::section_writer::SectionWriter;
use crate::write::slanting_lines::slanting_lines;
use crate::write::spelling::spelled;
use crate::write::{cambodian, captures, parent, royals};

/// Pieces with moves of their own that a section may have.
const MOST_CUSTOM: usize = 25;

/// What all pieces have to do with.
pub(crate) struct Shared {
    king: Option<TypeId>,
    first: FirstMoves,
    /// Squares of slanting lines.
    lines: Region,
    /// The types with first moves that one option says.
    cambodian: Vec<Cambodian>,
    /// From which rank on soldiers go sideways.
    soldier_rank: Option<u8>,
}

/// How a type is named and moves.
struct Named {
    option: String,
    moves: Option<String>,
}

/// Writes the pieces, and where their first moves begin.
pub(crate) fn write(writer: &mut SectionWriter<'_>) {
    writer.say(&["movesAt", "initialZone", "virginLost", "hurdles"]);
    let kinds: Vec<TypeId> = writer.kinds().collect();
    let (forms, own): (Vec<TypeId>, Vec<TypeId>) =
        kinds.into_iter().partition(|it| bases(writer, *it).iter().any(|base| *base != *it));
    let Some(letters) = letters(writer, &own, &forms) else { return };
    let cambodian = cambodian::find(writer);
    let apart: Vec<TypeId> = cambodian.iter().map(|it| it.kind).collect();
    let king = royals::king(writer);
    let first = FirstMoves::find(writer, &apart);
    let lines = slanting_lines(writer, &own);
    let mut shared = Shared { king, first, lines, cambodian, soldier_rank: None };
    for (kind, letter) in own.iter().zip(&letters) {
        add(writer, *kind, *letter, &mut shared);
    }
    for kind in forms {
        promoted_forms::write(writer, kind, &mut shared);
    }
    write_options(writer, &shared);
    shared.first.write(writer);
}

/// Adds the piece that a type is in the section, or refuses its moves.
pub(crate) fn add(writer: &mut SectionWriter<'_>, kind: TypeId, letter: char, shared: &mut Shared) {
    if let Some(Named { option, moves }) = named(writer, kind, shared) {
        return writer.pieces.push(Piece { option, letter, moves, kinds: vec![kind] });
    }
    let piece = Arg::piece(writer.name(kind));
    let moves = writer.definition().pieces[kind.index() - 1].moves.clone();
    writer.refuse_piece(kind, msg!("ini-moves", piece = piece, moves = moves));
}

fn write_options(writer: &mut SectionWriter<'_>, shared: &Shared) {
    let pieces = writer.pieces.clone();
    for Piece { option, letter, moves, .. } in pieces {
        if option == "king" && writer.parent.is_some() {
            continue;
        }
        let value = moves.map_or_else(|| letter.to_string(), |it| format!("{letter}:{it}"));
        writer.option(option, value);
    }
    if let Some(rank) = shared.soldier_rank.filter(|it| *it > 1) {
        writer.option("soldierPromotionRank", rank.to_string());
    }
    if !shared.lines.is_empty() {
        let words = writer.region_words(&shared.lines);
        writer.option("diagonalLines", words);
    }
    if !shared.cambodian.is_empty() {
        writer.on("gating");
        writer.on("cambodianMoves");
    }
}

/// The letters of types that are no promoted forms, in their order; `None` if they have none.
fn letters(writer: &mut SectionWriter<'_>, own: &[TypeId], forms: &[TypeId]) -> Option<Vec<char>> {
    let id = |writer: &SectionWriter<'_>, kind: TypeId| writer.variant.pieces.types[kind.index()].id.clone();
    let mut res = Vec::new();
    let mut fits = true;
    for kind in own {
        let id = id(writer, *kind);
        let letter = id.chars().next().filter(|it| it.is_ascii_alphabetic() && id.len() == 1);
        match letter.map(|it| it.to_ascii_lowercase()) {
            Some(it) if !res.contains(&it) => res.push(it),
            _ => {
                writer.refuse_piece(*kind, msg!("ini-letter", id = id));
                fits = false;
            }
        }
    }
    for kind in forms {
        let fitting = bases(writer, *kind).iter().all(|base| id(writer, *kind) == format!("+{}", id(writer, *base)));
        if !fitting {
            let id = id(writer, *kind);
            writer.refuse_piece(*kind, msg!("ini-letter-form", id = id));
            fits = false;
        }
    }
    fits.then_some(res)
}

impl Named {
    fn by(option: &str) -> Option<Self> {
        Some(Self { option: option.to_owned(), moves: None })
    }
}

/// The name of a type in a section; `None` if it moves in a way that no section says.
fn named(writer: &mut SectionWriter<'_>, kind: TypeId, shared: &mut Shared) -> Option<Named> {
    if captures::has_hurdles(writer, kind) && !captures::is_janggi_cannon(writer, kind) {
        writer.refuse_value("hurdles");
        // What else it does is looked at.
        return Named::by("hurdles");
    }
    let is_king = shared.king == Some(kind);
    if let Some(it) = shared.cambodian.iter().find(|it| it.kind == kind) {
        return it.fits(writer).then(|| Named::by(if is_king { "king" } else { "fers" })).flatten();
    }
    if is_king {
        return king(writer, kind, shared);
    }
    if shared.first.pawn == Some(kind) && is_free(writer, "pawn") {
        return Named::by("pawn");
    }
    by_name(writer, kind, shared).or_else(|| custom(writer, kind, shared))
}

fn is_free(writer: &SectionWriter<'_>, option: &str) -> bool {
    !writer.pieces.iter().any(|it| it.option == option)
}

/// A type that the other program knows by name.
fn by_name(writer: &mut SectionWriter<'_>, kind: TypeId, shared: &mut Shared) -> Option<Named> {
    let is_cannon = captures::is_janggi_cannon(writer, kind);
    for (option, _, moves) in TYPES.iter().filter(|it| !matches!(it.0, "pawn" | "king")) {
        if !is_free(writer, option) || (*option == "janggiCannon") != is_cannon {
            continue;
        }
        let on_lines =
            !shared.lines.is_empty() && diagonal_lines::added(&shared.lines, (1, 1), option, moves).is_some();
        let fits = match on_lines {
            true => OnLines { lines: &shared.lines, option, moves }.fits(writer, kind, &shared.first),
            false => moves_like(writer, kind, &shared.first, moves),
        };
        if fits {
            if *option == "soldier" {
                shared.soldier_rank = Some(1);
            }
            return Named::by(option);
        }
    }
    if !is_free(writer, "soldier") || !shared.lines.is_empty() {
        return None;
    }
    let rank = soldier_rank(writer, kind, &shared.first)?;
    shared.soldier_rank = Some(rank);
    Named::by("soldier")
}

fn king(writer: &mut SectionWriter<'_>, kind: TypeId, shared: &Shared) -> Option<Named> {
    if moves_like(writer, kind, &shared.first, "K") {
        return Named::by("king");
    }
    if let Some(moves) = spelled(writer, kind) {
        let read = crate::betza::hops_and_rides(&moves).0;
        if moves_like(writer, kind, &shared.first, &read) {
            return Some(Named { option: "king".into(), moves: Some(moves) });
        }
    }
    // There, a king of a section does not use slanting lines: it is that of the game that has them.
    let on_lines = OnLines { lines: &shared.lines, option: "king", moves: "W" };
    let fits = !shared.lines.is_empty() && on_lines.fits(writer, kind, &shared.first);
    if fits && parent::is_king(&writer.variant.pieces.types[kind.index()].id) {
        writer.parent = Some(parent::JANGGI);
        return Named::by("king");
    }
    None
}

/// A piece with moves of its own.
fn custom(writer: &mut SectionWriter<'_>, kind: TypeId, shared: &Shared) -> Option<Named> {
    let moves = spelled(writer, kind).filter(|it| !it.is_empty())?;
    let read = crate::betza::hops_and_rides(&moves).0;
    moves_like(writer, kind, &shared.first, &read).then_some(())?;
    let n = writer.pieces.iter().filter(|it| it.option.starts_with("customPiece")).count() + 1;
    (n <= MOST_CUSTOM).then(|| Named { option: format!("customPiece{n}"), moves: Some(moves) })
}

/// The rank from which on a piece goes sideways too, as its side counts.
fn soldier_rank(writer: &mut SectionWriter<'_>, kind: TypeId, first: &FirstMoves) -> Option<u8> {
    let [ahead, aside] = ["fW", "fsW"].map(|it| program_by_side(writer, it));
    (2..=writer.ranks).find(|from| {
        let ranks = writer.ranks;
        let topology = &writer.builder.variant.movement.topology;
        let own = |side: Player, at: Sq| {
            let rank = (topology.rank(at) + 1) as u8;
            if side == Player::White { rank } else { ranks + 1 - rank }
        };
        is_like(writer, kind, first, &mut |side, at| {
            Some(if own(side, at) < *from { ahead[side].clone() } else { aside[side].clone() })
        })
    })
}
