//! The first field: what stands where. Whether pieces have moved is another field.

use crate::notation::names::{PieceNames, token};
use engine::board::occupant::Occupant;
use engine::board::terrain::WALL;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::{Features, Variant};
use message::{Arg, Message, msg};

use crate::notation::fen::FenError;
use crate::notation::fen::fields::{FenFields, short};
use crate::notation::fen::letters;
use crate::notation::fen::notes::Notes;

/// Puts the pieces of all ranks on an empty board.
pub(super) fn read(
    variant: &Variant,
    names: &PieceNames,
    fields: &FenFields<'_>,
    position: &mut Position,
    notes: &mut Notes,
) -> Result<(), FenError> {
    let (lines, by_columns) = lines(variant, names, fields)?;
    let (found, wanted) = (fields.board.len(), lines.len());
    if found != wanted {
        let message = match by_columns {
            true => msg!("position-files", count = wanted, found = found),
            false => msg!("position-ranks", count = wanted, found = found),
        };
        return Err(FenError::new(message, ""));
    }
    for (squares, text) in lines.iter().zip(&fields.board) {
        let line = Line { squares, text, kind: if by_columns { "file" } else { "rank" } };
        read_line(variant, names, line, position, notes)?;
    }
    Ok(())
}

/// A rank or a file in the text.
#[derive(Clone, Copy)]
struct Line<'a> {
    squares: &'a [Sq],
    text: &'a str,
    /// `rank` or `file`, for a sentence to choose by.
    kind: &'static str,
}

impl Line<'_> {
    /// A message about it.
    fn message(self, id: &'static str) -> Message {
        Message::new(id).with("line", Arg::Choice(self.kind)).with("text", short(self.text))
    }
}

/// The squares that the parts of the text speak of, and whether these are files: only if only those fit or are asked for.
fn lines(variant: &Variant, names: &PieceNames, fields: &FenFields<'_>) -> Result<(Vec<Vec<Sq>>, bool), FenError> {
    let topology = &variant.movement.topology;
    let rows = topology.text_rows();
    let Some(columns) = topology.text_columns() else {
        if fields.by_columns {
            return Err(FenError::new(msg!("position-not-by-files"), "cols:"));
        }
        return Ok((rows, false));
    };
    let fits = |lines: &[Vec<Sq>]| {
        let lengths = fields.board.iter().map(|it| length(variant, names, it));
        lengths.eq(lines.iter().map(|it| Some(it.len())))
    };
    let by_columns = fields.by_columns || !fits(&rows) && fits(&columns);
    Ok((if by_columns { columns } else { rows }, by_columns))
}

/// How many squares a part of the text speaks of; `None` if it cannot be read.
fn length(variant: &Variant, names: &PieceNames, text: &str) -> Option<usize> {
    let (mut n, mut rest) = (0usize, text);
    while let Some(next) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 {
            n = n.saturating_add(rest[..digits].parse().ok()?);
            rest = &rest[digits..];
            continue;
        }
        n += 1;
        let mut len = if next == '*' { 1 } else { letters::read(variant, names, rest, &mut Notes::default())?.1 };
        if let Some(base) = rest[len..].strip_prefix('~') {
            len += 1 + base_mark(variant, names, base).ok()?.1;
        }
        rest = &rest[len..];
    }
    Some(n)
}

fn read_line(
    variant: &Variant,
    names: &PieceNames,
    line: Line<'_>,
    position: &mut Position,
    notes: &mut Notes,
) -> Result<(), FenError> {
    let topology = &variant.movement.topology;
    let Line { squares: row, text, .. } = line;
    let long = || FenError::new(line.message("position-line-too-long"), text);
    let (mut at, mut rest) = (0, text);
    while let Some(next) = rest.chars().next() {
        if next.is_ascii_digit() {
            let len = rest.bytes().take_while(u8::is_ascii_digit).count();
            let run: usize = rest[..len].parse().ok().filter(|it| *it <= row.len()).ok_or_else(long)?;
            (at, rest) = (at + run, &rest[len..]);
            if at > row.len() && rest.is_empty() {
                notes.add(line.message("position-line-cut"));
                at = row.len();
            }
            continue;
        }
        let sq = *row.get(at).ok_or_else(long)?;
        at += 1;
        if next == '*' {
            if !topology.is_hole(sq) {
                let puts = variant.has(Features::WALLS);
                position.set_up(if puts { Edit::Put(sq, Occupant::WALL) } else { Edit::Ground(sq, WALL) });
            }
            rest = &rest[1..];
            continue;
        }
        let (mut piece, mut len) = letters::read(variant, names, rest, notes)
            .ok_or_else(|| FenError::new(msg!("position-no-piece", text = short(rest)), rest))?;
        if topology.is_hole(sq) {
            return Err(FenError::new(msg!("position-hole", square = topology.name(sq)), text));
        }
        if !rest.starts_with('{') {
            piece = piece.with_kind(shared(variant, piece, sq, position));
        }
        if let Some(base) = rest[len..].strip_prefix('~') {
            len += 1;
            let (base, more) = base_mark(variant, names, base)?;
            piece = variant.based(piece, base);
            len += more;
        }
        position.set_up(Edit::Put(sq, piece));
        rest = &rest[len..];
    }
    if at > row.len() {
        return Err(long());
    }
    if at < row.len() {
        let message = line.message("position-line-too-short").with("count", at).with("whole", row.len());
        return Err(FenError::new(message, text));
    }
    Ok(())
}

/// The base that follows `~`: the type in braces, or the Pawn.
fn base_mark(variant: &Variant, names: &PieceNames, text: &str) -> Result<(TypeId, usize), FenError> {
    if !text.starts_with('{') {
        return Ok((variant.pawn_or_first(), 0));
    }
    let braced = token(text).and_then(|(name, len)| {
        let inner = names.read(variant, name).filter(|it| it.1 == name.len());
        let base = inner.or_else(|| names.read(variant, &text[..len]))?.0.kind();
        Some((base, len))
    });
    braced.ok_or_else(|| FenError::new(msg!("position-no-base", text = short(text)), text))
}

/// Which of the types that share an ID stands on a square: the one that starts there, or the one that the first
/// becomes when it arrives there.
fn shared(variant: &Variant, piece: Occupant, sq: Sq, position: &Position) -> TypeId {
    let first = piece.kind();
    let id = &variant.pieces.types[first.index()].id;
    if variant.pieces.types.iter().skip(1).filter(|it| it.id == *id).count() < 2 {
        return first;
    }
    let same = |kind: TypeId| variant.pieces.types[kind.index()].id == *id;
    let at_home = variant.start.home[sq.index()];
    if at_home.is(piece.side()) && same(at_home.kind()) {
        return at_home.kind();
    }
    let mut candidate = Candidate::default();
    candidate.begin(Turn::Walk, sq, sq, piece);
    let mut arrived = Vec::new();
    let _ = variant.run_passes(0, position, &mut candidate, &mut |it| {
        arrived.push(it.after.kind());
        Flow::Continue(())
    });
    match arrived[..] {
        [only] if same(only) => only,
        _ => first,
    }
}

/// Writes all ranks.
pub(super) fn write(variant: &Variant, names: &PieceNames, position: &Position) -> String {
    let empty = variant.empty_position();
    let rows = variant.movement.topology.text_rows().into_iter().map(|row| {
        let (mut res, mut run) = (String::new(), 0);
        for sq in row {
            let hole = variant.movement.topology.is_hole(sq) || position.ground(sq) == WALL;
            let piece = position.at(sq);
            if piece.is_empty() && !hole {
                run += 1;
                continue;
            }
            if run > 0 {
                res.push_str(&run.to_string());
                run = 0;
            }
            if hole || piece.is_wall() {
                res.push('*');
            } else {
                let text = self::piece(variant, names, sq, piece, &empty);
                // Braces would be the base of the piece before.
                if res.ends_with('~') && text.starts_with('{') {
                    res.push_str(&in_braces(names.text(Player::White, variant.pawn_or_first())));
                }
                res.push_str(&text);
            }
        }
        if run > 0 {
            res.push_str(&run.to_string());
        }
        res
    });
    rows.collect::<Vec<_>>().join("/")
}

/// Writes a piece, with its base where it can matter and is not implied.
fn piece(variant: &Variant, names: &PieceNames, sq: Sq, piece: Occupant, empty: &Position) -> String {
    let kind = piece.kind();
    // Whose a neutral piece is follows from whose turn it is.
    let side = if variant.pieces.neutral.has(kind) { Player::White } else { piece.side() };
    let info = &variant.pieces.types[kind.index()];
    let text = names.text(side, kind);
    let first =
        variant.pieces.types.iter().skip(1).position(|it| it.id == info.id).map_or(kind, |it| TypeId(it as u8 + 1));
    let plain = names.text(side, first);
    let is_shared = first != kind || variant.pieces.types.iter().filter(|it| it.id == info.id).count() > 1;
    let mut res = text.to_owned();
    if is_shared && !plain.starts_with('{') {
        if shared(variant, Occupant::new(side, first), sq, empty) == kind {
            res = plain.to_owned();
        } else if first == kind {
            res = in_braces(plain);
        }
    }
    let base = variant.based(piece, piece.base()).base();
    if base != TypeId::NONE {
        res.push('~');
        if base != variant.pawn_or_first() {
            res.push_str(&in_braces(names.text(side, base)));
        }
    }
    res
}

/// A name in braces, once.
fn in_braces(name: &str) -> String {
    if name.starts_with('{') { name.into() } else { format!("{{{name}}}") }
}
