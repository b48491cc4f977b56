//! Records in the formats of other programs, as records of ours: what their moves ask for stands with the moves.

use std::ops::Range;

use engine::ids::{Player, TypeId};
use engine::reason::Reason;
use engine::variant::Variant;
use records::draughts::{self, GameType, Numbering};
use records::{Asked, Board, Problem, Record, RecordedMove, Style};

use crate::notation::asked;
use crate::notation::record::parse::{self, parse_game};
use crate::notation::record::{Misfit, RecordMove, RecordTokens};
use crate::notation::{fen, names};

/// Moves that tell how squares are numbered.
const MAX_TRIED: usize = 40;

/// Takes a game apart that is written in any format.
#[must_use]
pub(super) fn read(variant: &Variant, text: &str) -> RecordTokens {
    let Some(board) = asked::board(variant) else { return parse_game(text) };
    match records::read(text, board) {
        Some(it) => tokens(it),
        None => styled(variant, board, parse_game(text)),
    }
}

/// Where the games of a text stand that is written in any format.
#[must_use]
pub(super) fn games(variant: &Variant, text: &str) -> Vec<Range<usize>> {
    asked::board(variant).and_then(|it| records::games(text, it)).unwrap_or_else(|| parse::games(text))
}

fn tokens(record: Record) -> RecordTokens {
    RecordTokens {
        fen: record.start,
        tags: record.tags,
        comments: record.comments,
        moves: moves(record.moves),
        result: record.result.map(str::to_owned),
        left_out: record.problems.into_iter().map(misfit).collect(),
        ..RecordTokens::default()
    }
}

fn moves(all: Vec<RecordedMove>) -> Vec<RecordMove> {
    let own = |it: RecordedMove| RecordMove {
        text: it.text,
        asked: it.asked,
        comments: it.comments,
        variations: it.variations.into_iter().map(moves).collect(),
        place: it.place,
        ..RecordMove::default()
    };
    all.into_iter().map(own).collect()
}

fn misfit(it: Problem) -> Misfit {
    Misfit { place: it.place, reason: Reason { code: it.code, message: it.message, marks: Vec::new() } }
}

/// A record with tags in brackets whose moves are in a style of their own.
fn styled(variant: &Variant, board: Board, mut tokens: RecordTokens) -> RecordTokens {
    let format = tokens.tags.iter().find(|it| it.0.eq_ignore_ascii_case("Format")).map_or("", |it| it.1.as_str());
    let texts: Vec<&str> = tokens.moves.iter().map(|it| it.text.as_str()).collect();
    let Some(style) = Style::of(&texts, format, board) else { return tokens };
    if style != Style::Numbers {
        ask(&mut tokens.moves, &|text| style.asked(text, board));
        return tokens;
    }
    let Some(has_left_corner) = draughts_corner(variant) else { return tokens };
    let result = tokens.moves.last().and_then(|it| draughts::result(&it.text));
    if let Some(it) = result {
        tokens.moves.pop();
        tokens.result = Some(it.to_owned());
    }
    let kind = game_type("", board, has_left_corner, &tokens.tags);
    let fen = tokens.fen.as_deref().and_then(|it| draughts::fen::read(it, kind));
    if let Some(it) = &fen {
        tokens.fen = Some(position_text(variant, board, it));
    }
    let start = match &tokens.fen {
        Some(it) => fen::read(variant, it).ok().map(|it| it.position),
        None => Some(variant.start()),
    };
    let Some(start) = start else { return tokens };
    // Few files say how squares are numbered.
    let asked_by = |numbering: Numbering| -> Vec<Vec<Asked>> {
        let asked = |it: &RecordMove| draughts::asked(&it.text, numbering).unwrap_or_default();
        tokens.moves.iter().take(MAX_TRIED).map(asked).collect()
    };
    let mut best = (kind.numbering, 0);
    for it in [kind.numbering].into_iter().chain(Numbering::all(board, has_left_corner)) {
        let reached = asked::reach(variant, &start, asked_by(it).iter().map(Vec::as_slice));
        if reached > best.1 {
            best = (it, reached);
        }
        if reached == tokens.moves.len().min(MAX_TRIED) {
            break;
        }
    }
    ask(&mut tokens.moves, &|text| draughts::asked(text, best.0));
    tokens
}

fn ask(moves: &mut [RecordMove], asked: &dyn Fn(&str) -> Option<Vec<Asked>>) {
    for it in moves {
        it.asked = asked(&it.text).unwrap_or_default();
        it.variations.iter_mut().for_each(|it| ask(it, asked));
    }
}

/// What a record or the title of a definition says, or what is usual.
pub(crate) fn game_type(title: &str, board: Board, has_left_corner: bool, tags: &[(String, String)]) -> GameType {
    let tag = tags.iter().find(|it| it.0.eq_ignore_ascii_case("GameType"));
    tag.and_then(|it| GameType::of_tag(&it.1))
        .or_else(|| GameType::titled(title))
        .filter(|it| it.numbering.board == board && it.numbering.has_left_corner == has_left_corner)
        .unwrap_or_else(|| GameType::usual(board, has_left_corner))
}

/// Whether all pieces of the start stand on squares of one colour: `true` if it is that of the lower left corner.
pub(crate) fn draughts_corner(variant: &Variant) -> Option<bool> {
    let start = variant.start();
    let topology = &variant.movement.topology;
    let is_left = |sq| (topology.file(sq) + topology.rank(sq)) % 2 == 0;
    let mut all = Player::BOTH.into_iter().flat_map(|it| start.pieces(it)).map(is_left);
    let first = all.next()?;
    all.all(|it| it == first).then_some(first)
}

/// Men and Kings of draughts: what the start has, and what it does not have.
pub(crate) fn men_and_kings(variant: &Variant) -> Option<(TypeId, TypeId)> {
    let start = variant.start();
    let man = start.at(start.pieces(Player::White).next()?).kind();
    let mut others = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).filter(|it| *it != man);
    Some((man, others.next()?))
}

/// A position of draughts as ours is written.
fn position_text(variant: &Variant, board: Board, it: &draughts::fen::DraughtsPosition) -> String {
    let (man, king) = men_and_kings(variant).unwrap_or_default();
    let letter = |file: u8, rank: u8| {
        let placed = it.pieces.iter().find(|it| it.square.file == file && it.square.rank == rank)?;
        let letter = names::type_text(variant, if placed.is_king { king } else { man });
        Some(if placed.is_first { letter } else { letter.to_lowercase() })
    };
    let row = |rank: u8| {
        let (mut res, mut gap) = (String::new(), 0);
        for piece in (0..board.files).map(|file| letter(file, rank)).chain([Some(String::new())]) {
            match piece {
                Some(it) if gap > 0 => res.push_str(&format!("{}{it}", std::mem::take(&mut gap))),
                Some(it) => res.push_str(&it),
                None => gap += 1,
            }
        }
        res
    };
    let rows: Vec<String> = (0..board.ranks).rev().map(row).collect();
    format!("{} {} - - 0 1", rows.join("/"), if it.first_moves { "w" } else { "b" })
}
