//! Moves as chess engines write them. Which moves there are is decided elsewhere.

use engine::hooks::Capabilities;
use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::shuffle::Shuffle;
use engine::moves::candidate::Turn;
use engine::moves::move_list::{Item, Moves};
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;

use crate::notation::listed_moves::MoveList;
use crate::notation::names;

/// Writes a move of a position: `e2e4`, `a7a8q`, `P@e4`. Ranks count from 1.
#[must_use]
pub fn write(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    let mut res = String::new();
    Writer { squares: Vec::new(), types: Vec::new() }.write(variant, position, moves, idx, &mut res);
    res
}

/// Writes many moves: knows the names of squares and types by heart.
#[derive(Clone, Debug)]
pub struct Writer {
    squares: Vec<String>,
    types: Vec<String>,
}

/// How a type changes with a move, as far as its text says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Not at all, or it looks the same.
    None,
    /// To its promoted form.
    Up,
    /// Back from its promoted form.
    Down,
    /// To another type.
    Other,
}

impl Writer {
    /// Learns the names.
    #[must_use]
    pub fn new(variant: &Variant) -> Self {
        let topology = &variant.movement.topology;
        let pieces = names::PieceNames::new(variant);
        let kinds = (0..variant.pieces.types.len()).map(|it| TypeId(it as u8));
        Self {
            squares: (0..topology.len()).map(|it| topology.name(Sq(it as u16))).collect(),
            types: kinds.map(|it| pieces.text(Player::White, it).to_owned()).collect(),
        }
    }

    fn square(&self, variant: &Variant, sq: Sq, res: &mut String) {
        match self.squares.get(sq.index()) {
            Some(it) => res.push_str(it),
            None => res.push_str(&variant.movement.topology.name(sq)),
        }
    }

    fn upper(&self, variant: &Variant, kind: TypeId, res: &mut String) {
        match self.types.get(kind.index()) {
            Some(it) => res.push_str(it),
            None => res.push_str(&names::type_text(variant, kind)),
        }
    }

    fn lower(&self, variant: &Variant, kind: TypeId, res: &mut String) {
        let mut text = String::new();
        self.upper(variant, kind, &mut text);
        res.push_str(&text.to_lowercase());
    }

    /// Adds a move to a text.
    pub fn write(&self, variant: &Variant, position: &Position, moves: &Moves, idx: usize, res: &mut String) {
        let (mut item, path) = (moves.item(idx), moves.path(idx));
        let (path, rest) = path.split_at(moves.before_rest(idx, path));
        if let (true, Turn::Drop, Some(it)) =
            (item.kind == TypeId::NONE, item.turn, position.pieces(position.turn()).next())
        {
            // A wall instead of a move: the first piece stays where it is.
            self.square(variant, it, res);
            self.square(variant, it, res);
            return self.write_second(variant, it, item.to, res);
        }
        match item.turn {
            Turn::Pass => match passer(position) {
                Some(it) => {
                    self.square(variant, it, res);
                    self.square(variant, it, res);
                }
                None => res.push_str("0000"),
            },
            Turn::Castle => {
                let (from, to, gate) = (item.from, castle_end(variant, item.to, path), gate(path));
                let ends = match gate {
                    Some((_, Some(at))) if at != from => [at, from],
                    _ => [from, to],
                };
                ends.into_iter().for_each(|it| self.square(variant, it, res));
                if let Some((kind, _)) = gate {
                    self.lower(variant, kind, res);
                }
            }
            Turn::Walk | Turn::Drop | Turn::Double | Turn::TurnUp => {
                item.becomes = becomes(variant, position, moves, idx);
                self.write_path(variant, item, path, res);
            }
        }
        // Where a wall comes instead of a move, moves name the first square for the wall that they do not put.
        let unused = || {
            variant.hooks.sources.iter().any(|it| it.capabilities().contains(Capabilities::ONLY_WALLS)).then_some(Sq(0))
        };
        let wall = moves.wall(idx).or_else(unused);
        let others = rest.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None });
        for sq in wall.into_iter().chain(others.filter(|it| wall != Some(*it))) {
            self.write_second(variant, item.to, sq, res);
        }
        write_choice(rest, res);
    }

    /// Where a wall is put, or what else is clicked after the square that the piece went to.
    fn write_second(&self, variant: &Variant, to: Sq, wall: Sq, res: &mut String) {
        res.push(',');
        self.square(variant, to, res);
        self.square(variant, wall, res);
    }

    /// The texts that a move may have, the usual one first: where the King could step to the same square as by castling,
    /// it takes its rook instead.
    pub(super) fn texts(&self, list: MoveList<'_>, idx: usize) -> impl Iterator<Item = String> {
        let mut usual = String::new();
        self.write(list.variant, list.position, list.moves, idx, &mut usual);
        [Some(usual), onto_partner(list.variant, list.moves, idx)].into_iter().flatten()
    }

    fn write_path(&self, variant: &Variant, item: Item, path: &[Step], res: &mut String) {
        let mut squares = path.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None });
        if let [Step::Hand(kind), ..] = path {
            if item.becomes != *kind && variant.promoted(*kind) == Some(item.becomes) {
                res.push('+');
            }
            self.upper(variant, *kind, res);
            res.push('@');
            self.square(variant, squares.next().unwrap_or(item.to), res);
            return write_choice(path, res);
        }
        if let [Step::Prison(given), Step::Prison(taken), ..] = path {
            res.push('(');
            self.upper(variant, *given, res);
            res.push('-');
            self.upper(variant, *taken, res);
            res.push(')');
            self.upper(variant, *taken, res);
            res.push('@');
            return self.square(variant, squares.next().unwrap_or(item.to), res);
        }
        let mut before = squares.next();
        for (idx, to) in squares.enumerate() {
            if idx > 0 {
                res.push(',');
            }
            before.into_iter().chain([to]).for_each(|it| self.square(variant, it, res));
            before = Some(to);
        }
        match change(variant, item.kind, item.becomes) {
            Change::None => {}
            Change::Up => res.push('+'),
            Change::Down => res.push('-'),
            Change::Other => self.lower(variant, item.becomes, res),
        }
        if let Some((kind, _)) = gate(path) {
            self.lower(variant, kind, res);
        }
        write_choice(path, res);
    }
}

fn write_choice(path: &[Step], res: &mut String) {
    for it in path {
        if let Step::Choice(n) = it {
            res.push('#');
            res.push_str(&n.to_string());
        }
    }
}

/// Where a pass is written: the first royal, or the first piece of a side without.
#[must_use]
pub fn passer(position: &Position) -> Option<Sq> {
    let side = position.turn();
    position.royals(side).first().copied().or_else(|| position.pieces(side).next())
}

/// Where a castling is written to, on the plane where it is made. With a shuffled start the king takes its rook.
#[must_use]
pub fn castle_end(variant: &Variant, to: Sq, path: &[Step]) -> Sq {
    match path {
        [_, Step::Square(it), ..] if variant.start.shuffle.as_ref().is_some_and(Shuffle::moves_pieces) => *it,
        [_, _, Step::Square(it), ..] if variant.movement.topology.n_planes() > 1 => *it,
        _ => to,
    }
}

/// A castling as king takes rook: `e1h1`; nothing for other moves.
#[must_use]
pub fn onto_partner(variant: &Variant, moves: &Moves, idx: usize) -> Option<String> {
    let (item, path) = (moves.item(idx), moves.path(idx));
    let [Step::Square(king), Step::Square(partner), rest @ ..] = path else { return None };
    let is_plain = item.turn == Turn::Castle && rest.iter().all(|it| matches!(it, Step::Square(_)));
    let name = |sq: Sq| variant.movement.topology.name(sq);
    is_plain.then(|| format!("{}{}", name(*king), name(*partner)))
}

/// How the text of a move says that a type changed.
#[must_use]
pub fn change(variant: &Variant, before: TypeId, after: TypeId) -> Change {
    let id = |kind: TypeId| variant.pieces.types.get(kind.index()).map(|it| it.id.as_str());
    // What a piece face down turns out to be is no part of the move.
    let is_hidden = variant.pieces.face_down.as_ref().is_some_and(|it| it.types.has(before));
    if is_hidden || before == after || id(before) == id(after) || after == TypeId::NONE {
        Change::None
    } else if variant.promoted(before) == Some(after) {
        Change::Up
    } else if variant.promoted(after) == Some(before) {
        Change::Down
    } else {
        Change::Other
    }
}

/// The move of a list that a text means; castling may be written by the king's destination or as king takes rook, and what
/// changes nothing as `0000`.
#[must_use]
pub fn read(variant: &Variant, position: &Position, moves: &Moves, text: &str) -> Option<usize> {
    let all = || 0..moves.len();
    all()
        .find(|it| write(variant, position, moves, *it) == text)
        .or_else(|| {
            let topology = &variant.movement.topology;
            let mut fits = all().filter(|it| {
                let squares: Vec<Sq> = moves
                    .path(*it)
                    .iter()
                    .filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None })
                    .collect();
                moves.item(*it).turn == Turn::Castle
                    && squares.len() >= 2
                    && gate(moves.path(*it)).is_none()
                    && [squares[1], moves.item(*it).to]
                        .iter()
                        .any(|end| format!("{}{}", topology.name(squares[0]), topology.name(*end)) == text)
            });
            fits.next().filter(|_| fits.next().is_none())
        })
        .or_else(|| {
            let squares = without_choice(text);
            let fits = |idx: &usize| without_choice(&write(variant, position, moves, *idx)) == squares;
            all().find(|it| vanishes(moves, *it) && fits(it))
        })
        .or_else(|| null_move(position, moves).filter(|_| text == "0000"))
}

/// The move that leaves every piece as it is: a pass, or a Lion that steps out and back. Other programs write it as a null
/// move.
#[must_use]
pub(crate) fn null_move(position: &Position, moves: &Moves) -> Option<usize> {
    let stays = |edit: &Edit| matches!(edit, Edit::Put(sq, new) if new.moved() == position.at(*sq).moved());
    (0..moves.len()).find(|it| moves.patch(*it).iter().all(stays))
}

/// The text of a move without the letter that says what the piece becomes.
fn without_choice(text: &str) -> &str {
    text.strip_suffix(char::is_alphabetic).filter(|it| it.ends_with(char::is_numeric)).unwrap_or(text)
}

/// What the text of a move says that its piece becomes. Where nothing is left of it nobody is asked, but other programs
/// want a choice: it is the first one.
#[must_use]
pub fn becomes(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> TypeId {
    let item = moves.item(idx);
    if item.turn != Turn::Walk || item.becomes != item.kind || !vanishes(moves, idx) {
        return item.becomes;
    }
    variant.first_choice(position.at(item.from).side(), item.kind, item.to).unwrap_or(item.becomes)
}

/// Whether nothing is left of the mover. Where a capture explodes, all promotions have one effect and are one move here;
/// other programs write which: `bxa8=Q`, `b7a8q`.
pub(crate) fn vanishes(moves: &Moves, idx: usize) -> bool {
    let (item, patch) = (moves.item(idx), moves.patch(idx));
    let is_left = |at: Sq| patch.iter().any(|edit| matches!(edit, Edit::Put(sq, left) if *sq == at && left.is_empty()));
    is_left(item.to) && is_left(item.from)
}

/// What is put on a vacated square, and for castlings on which.
fn gate(path: &[Step]) -> Option<(TypeId, Option<Sq>)> {
    let at = path.iter().skip(1).position(|it| matches!(it, Step::Hand(_)))? + 1;
    let Step::Hand(kind) = path[at] else { return None };
    match path.get(at + 1) {
        Some(Step::Square(sq)) => Some((kind, Some(*sq))),
        _ => Some((kind, None)),
    }
}
