//! Moves that somebody types, in any form, and why a text is no move. The forms themselves are other files.

use crate::game::Game;
use engine::board::occupant::Occupant;
use engine::ids::{Sq, TypeId};
use engine::moves::path::Step;
use engine::reason::{MarkRole, Reason};
use engine::variant::{Features, Variant};

#[cfg(feature = "records")]
use crate::notation::asked;
use crate::notation::forms::FORMS;
use crate::notation::listed_moves::MoveList;
use crate::notation::{MAX_TEXT, courier, names, path, san, uci_list};
use message::{Arg, msg};
#[cfg(feature = "records")]
use records::Asked;

/// Most choices that are named to somebody whose move is not clear.
const MAX_NAMED: usize = 8;

/// The canonical path of the legal move that a text means.
///
/// # Errors
/// Why it is none: `not-text`, `ambiguous`, `must-go-on`, or what a click on these squares would be told.
pub fn read(game: &mut Game, text: &str) -> Result<Vec<Step>, Reason> {
    let text = text.trim();
    let variant = game.variant().clone();
    if game.current().verdict.is_some() && variant.has(Features::ENFORCED) {
        return Err(game.why(&[]).unwrap_or_else(|| not_text(text)));
    }
    if let Some(path) = find(game, text) {
        return Ok(path);
    }
    if text.len() <= MAX_TEXT {
        #[cfg(feature = "records")]
        if let Some(asked) = asked::board(&variant).and_then(|it| records::asked(text, it)) {
            return self::asked(game, &asked, text);
        }
        let fits = san::fitting(&variant, game.position(), &game.current().moves, text);
        if fits.len() > 1 {
            return Err(several(&variant, game, &fits));
        }
    }
    Err(refusal(game, &variant, text))
}

/// The same without a reason, which may take much longer to find.
///
/// # Errors
/// `not-text`.
pub fn read_quickly(game: &Game, text: &str) -> Result<Vec<Step>, Reason> {
    find(game, text.trim()).ok_or_else(|| not_text(text))
}

/// As [`asked`], without a reason.
///
/// # Errors
/// `not-text`.
#[cfg(feature = "records")]
pub fn asked_quickly(game: &Game, asked: &[Asked], text: &str) -> Result<Vec<Step>, Reason> {
    find_asked(game, asked).ok_or_else(|| not_text(text))
}

/// The move that a text means, if it means one.
fn find(game: &Game, text: &str) -> Option<Vec<Step>> {
    let (variant, position, current) = (game.variant(), game.position(), game.current());
    if text.len() > MAX_TEXT {
        return None;
    }
    let found = written(MoveList { variant, position, moves: &current.moves }, text)
        .or_else(|| san::read(variant, position, &current.moves, text))
        .or_else(|| courier::read(variant, position, &current.moves, text))
        .or_else(|| other_form(MoveList { variant, position, moves: &current.moves }, text));
    if let Some(idx) = found {
        return Some(current.spellings.canonical(idx).to_vec());
    }
    #[cfg(feature = "records")]
    if let Some(asked) = asked::board(variant).and_then(|it| records::asked(text, it)) {
        return find_asked(game, &asked);
    }
    None
}

/// The only move that fits what a text of another format asks for.
#[cfg(feature = "records")]
fn find_asked(game: &Game, asked: &[Asked]) -> Option<Vec<Step>> {
    let last = game.last().and_then(|it| asked::destination(&it.path));
    let current = game.current();
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &current.moves };
    match asked::fitting(list, last, asked)[..] {
        [idx] => Some(current.spellings.canonical(idx).to_vec()),
        _ => None,
    }
}

/// The canonical path of the legal move that fits what a text of another format asks for.
///
/// # Errors
/// As [`read`].
#[cfg(feature = "records")]
pub fn asked(game: &mut Game, asked: &[Asked], text: &str) -> Result<Vec<Step>, Reason> {
    let variant = game.variant().clone();
    let last = game.last().and_then(|it| asked::destination(&it.path));
    let current = game.current();
    let list = MoveList { variant: &variant, position: game.position(), moves: &current.moves };
    match asked::fitting(list, last, asked)[..] {
        [idx] => Ok(current.spellings.canonical(idx).to_vec()),
        [] => {
            let path = asked::pointed(&variant, asked);
            Err(Some(path).filter(|it| !it.is_empty()).and_then(|it| game.why(&it)).unwrap_or_else(|| not_text(text)))
        }
        ref fits => Err(several(&variant, game, fits)),
    }
}

/// Several moves fit: which they are.
fn several(variant: &Variant, game: &Game, fits: &[usize]) -> Reason {
    let moves = &game.current().moves;
    let all = san::write_all(variant, game.position(), moves);
    let named = fits.iter().take(MAX_NAMED).map(|it| all[*it].as_str());
    Reason {
        code: "ambiguous",
        message: msg!("reason-ambiguous", moves = Arg::any(named)),
        marks: fits.iter().map(|it| (moves.item(*it).origin, MarkRole::Other)).collect(),
    }
}

/// The move that is written so in one of the usual forms, before a text is read in any other way.
fn written(list: MoveList<'_>, text: &str) -> Option<usize> {
    let MoveList { variant, position, moves } = list;
    let of = |texts: Vec<String>| texts.iter().position(|it| it == text);
    san::read_exact(variant, position, moves, text)
        .or_else(|| of(path::write_all(variant, position, moves)))
        .or_else(|| of(uci_list::write_all(list)))
}

/// The move that a text means in the forms that are rarely typed, if all that can read it agree.
fn other_form(list: MoveList<'_>, text: &str) -> Option<usize> {
    let mut found = FORMS.iter().filter(|it| it.is_guessed).filter_map(|it| it.read(list, text));
    let first = found.next()?;
    found.all(|it| it == first).then_some(first)
}

fn not_text(text: &str) -> Reason {
    let short: String = text.chars().take(40).collect();
    Reason { code: "not-text", message: msg!("reason-not-text", text = short), marks: Vec::new() }
}

/// Why a text that means no legal move is refused.
fn refusal(game: &mut Game, variant: &Variant, text: &str) -> Reason {
    let mut res: Option<Reason> = None;
    for path in &pointed(game, text) {
        let Some(reason) = game.why(path) else { continue };
        let better = res.as_ref().is_none_or(|it| it.code == "no-such-move");
        if reason.code == "incomplete" && path.len() > 1 {
            let message = msg!("reason-complete-move", piece = variant.named(mover(game, path)));
            return Reason { code: "must-go-on", message, marks: reason.marks };
        }
        if better {
            res = Some(reason);
        }
    }
    res.unwrap_or_else(|| not_text(text))
}

/// The type of the piece that a path begins with; none if it begins elsewhere or with a square the board does not have.
fn mover(game: &Game, path: &[Step]) -> TypeId {
    match path.first() {
        Some(Step::Square(it)) if it.index() < game.variant().movement.topology.len() => game.position().at(*it).kind(),
        _ => TypeId::NONE,
    }
}

/// What a text may point at, whether it is a move or not: one path, or one for each piece that it may mean.
#[must_use]
pub fn pointed(game: &Game, text: &str) -> Vec<Vec<Step>> {
    let text = text.trim();
    if text.len() <= MAX_TEXT { paths(game, game.variant(), text) } else { Vec::new() }
}

fn paths(game: &Game, variant: &Variant, text: &str) -> Vec<Vec<Step>> {
    let text = text.trim_end_matches(['!', '?', '#']);
    if matches!(text, "pass" | "--" | "@@@@") {
        return vec![vec![Step::Pass]];
    }
    if let Some(sides) = castling(text) {
        return castlings(game, variant, sides);
    }
    if let Some(it) = beside(variant, text) {
        return vec![it];
    }
    if let Some((squares, rest)) = run(variant, text).filter(|it| it.0.len() > 1) {
        let mover = mover(game, &squares);
        return tail(variant, mover, rest).map(|it| [squares, it].concat()).into_iter().collect();
    }
    short(game, variant, text)
}

/// `+1` for a castling to higher files, `-1` to lower ones.
fn castling(text: &str) -> Option<i32> {
    match text.replace('0', "O").trim_end_matches('+') {
        "O-O" => Some(1),
        "O-O-O" => Some(-1),
        _ => None,
    }
}

/// Where pieces that castle would go on a side; some piece that cannot if there is none.
fn castlings(game: &Game, variant: &Variant, side: i32) -> Vec<Vec<Step>> {
    let (position, topology) = (game.position(), &variant.movement.topology);
    let mut res = Vec::new();
    for from in position.pieces(position.turn()) {
        let piece = position.at(from);
        for castle in &variant.movement.program(piece.side(), piece.kind(), from).castles {
            if i32::from(topology.vector_of(castle.step).dx.signum()) != side {
                continue;
            }
            let mut to = from;
            for _ in 0..castle.squares {
                to = topology.step(castle.step, to);
                if to == Sq::NONE {
                    break;
                }
            }
            if to != Sq::NONE {
                res.push(vec![Step::Square(from), Step::Square(to)]);
            }
        }
    }
    res
}

/// `P@e4`, `+P@e4`, `P*e4`, `(N-B)B@f7`, with what follows.
fn beside(variant: &Variant, text: &str) -> Option<Vec<Step>> {
    let (piece, place) = text.split_once(['@', '*']).filter(|it| !it.0.is_empty() && !it.0.contains('/'))?;
    let kind = |text: &str| names::read_type(variant, text).filter(|it| it.1 == text.len()).map(|it| it.0);
    let mut res = match piece.strip_prefix('(').and_then(|it| it.split_once(')')) {
        Some((pair, _)) => {
            let (given, taken) = pair.split_once('-')?;
            vec![Step::Prison(kind(given)?), Step::Prison(kind(taken)?)]
        }
        None => match piece.strip_prefix('+').and_then(kind) {
            Some(base) => vec![Step::Hand(base)],
            None => vec![Step::Hand(kind(piece)?)],
        },
    };
    let base = match res[..] {
        [.., Step::Hand(it) | Step::Prison(it)] => it,
        _ => return None,
    };
    let (squares, rest) = match run(variant, place) {
        Some((squares, rest)) if squares.len() == 1 => (squares, rest),
        // A square that the board does not have.
        _ => (vec![Step::Square(Sq::NONE)], ""),
    };
    res.extend(squares);
    if piece.starts_with('+') {
        res.push(Step::Become(variant.promoted(base)?));
    }
    res.extend(tail(variant, base, rest)?);
    Some(res)
}

/// Squares at the start of a text, and the rest.
fn run<'t>(variant: &Variant, text: &'t str) -> Option<(Vec<Step>, &'t str)> {
    let mut res = Vec::new();
    let mut rest = text;
    loop {
        if let Some((sq, len)) = names::read_label(variant, rest) {
            res.push(Step::Square(sq));
            rest = &rest[len..];
        } else if let Some(len) = outside(rest) {
            res.push(Step::Square(Sq::NONE));
            rest = &rest[len..];
        } else {
            return (!res.is_empty()).then_some((res, rest));
        }
        let next = rest.trim_start_matches(['-', 'x', ':', ',']);
        if names::read_label(variant, next).is_some() || outside(next).is_some() {
            rest = next;
        }
    }
}

/// How long something is that looks like a square but is none.
fn outside(text: &str) -> Option<usize> {
    let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
    let digits = text[letters..].bytes().take_while(u8::is_ascii_digit).count();
    (letters == 1 && (1..=2).contains(&digits)).then_some(letters + digits)
}

/// What follows the squares: `=Q`, `q`, `+`, `=`, `/H`, `/H@e1`.
fn tail(variant: &Variant, mover: TypeId, text: &str) -> Option<Vec<Step>> {
    let kind = |text: &str| {
        let upper = text.to_uppercase();
        let found = names::read_type(variant, text).or_else(|| names::read_type(variant, &upper));
        found.filter(|it| it.1 == text.len()).map(|it| it.0)
    };
    if let Some((before, piece)) = text.split_once('/') {
        let (piece, square) = piece.split_once('@').map_or((piece, None), |(piece, at)| (piece, Some(at)));
        let mut res = tail(variant, mover, before)?;
        res.push(Step::Hand(kind(piece)?));
        if let Some(at) = square {
            res.extend(run(variant, at).filter(|it| it.1.is_empty())?.0);
        }
        return Some(res);
    }
    let text = text.strip_suffix('+').filter(|it| !it.is_empty()).unwrap_or(text);
    Some(match text {
        "" => Vec::new(),
        "=" => vec![Step::Become(mover)],
        "+" => variant.promoted(mover).map(Step::Become).into_iter().collect(),
        _ => vec![Step::Become(kind(text.strip_prefix('=').unwrap_or(text))?)],
    })
}

/// `Nf3`, `exd5`, `e4`: from every own piece that the text may mean.
fn short(game: &Game, variant: &Variant, text: &str) -> Vec<Vec<Step>> {
    let position = game.position();
    let is_named = text.starts_with(|it: char| it.is_uppercase() || it == '{');
    // A capital may also be the letter of a plane.
    let named = names::read_type(variant, text).filter(|_| is_named && names::read_label(variant, text).is_none());
    let (kind, rest) = named.map_or((variant.pawn_or_first(), text), |(kind, len)| (kind, &text[len..]));
    let starts = |it: &(usize, char)| names::read_label(variant, &rest[it.0..]).is_some();
    let Some((at, _)) = rest.char_indices().rfind(starts) else { return Vec::new() };
    let Some((to, len)) = names::read_label(variant, &rest[at..]) else { return Vec::new() };
    let hint = rest[..at].trim_end_matches(['x', '-', ':']);
    let id = |it: TypeId| variant.pieces.types[it.index()].id.as_str();
    let same = |it: Occupant| id(it.kind()) == id(kind);
    let mut res = Vec::new();
    for from in position.pieces(position.turn()).filter(|it| same(position.at(*it))) {
        if let (true, Some(tail)) = (variant.label(from).contains(hint), tail(variant, kind, &rest[at + len..])) {
            res.push([vec![Step::Square(from), Step::Square(to)], tail].concat());
        }
    }
    res
}
