//! Which legal move fits what the text of another program asks for. No format is known here.

use engine::ids::{Player, Sq, TypeId};
use engine::legal::LegalGenerator;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;
use records::asked::{Asked, Beside, Board, Column, Names, Square, Way};

use crate::notation::listed_moves::MoveList;

/// The size of the board of a variant, as other formats have boards; none for boards of hexagons or of several planes.
#[must_use]
pub fn board(variant: &Variant) -> Option<Board> {
    let topology = &variant.movement.topology;
    let is_plain = topology.hexes().is_none() && topology.n_planes() == 1;
    let (files, ranks) = (u8::try_from(topology.files).ok()?, u8::try_from(topology.ranks).ok()?);
    is_plain.then_some(Board { files, ranks })
}

/// The moves that fit: one if the text is clear. `last` is where the move before ended.
#[must_use]
pub fn fitting(list: MoveList<'_>, last: Option<Sq>, asked: &[Asked]) -> Vec<usize> {
    let fits = |idx: &usize| asked.iter().all(|it| is_met(list, last, *idx, it));
    let mut res: Vec<usize> = (0..list.moves.len()).filter(fits).collect();
    for it in asked {
        if let Asked::Beside(beside) = it {
            res = besides(list, &res, *beside);
        }
    }
    // What is not said is not so, if there is a choice.
    prefer(&mut res, |idx| list.moves.item(idx).turn != Turn::Drop);
    prefer(&mut res, |idx| !promotes(list, idx));
    res.dedup_by(|a, b| list.moves.patch(*a) == list.moves.patch(*b));
    res
}

/// Plays what texts ask for from a position on. How many moves are clear.
#[must_use]
pub fn reach<'a>(variant: &Variant, start: &Position, texts: impl Iterator<Item = &'a [Asked]>) -> usize {
    let mut position = start.clone();
    let (mut generator, mut moves) = (LegalGenerator::default(), Moves::default());
    let (mut last, mut res) = (None, 0);
    for asked in texts {
        moves.clear();
        generator.legal(variant, &mut position, &mut moves);
        let list = MoveList { variant, position: &position, moves: &moves };
        let [idx] = fitting(list, last, asked)[..] else { break };
        last = destination(moves.path(idx));
        position.apply(moves.patch(idx));
        variant.remember(&mut position);
        res += 1;
    }
    res
}

/// The squares that a text points at: where the piece stands and where it goes, if both are said.
#[must_use]
pub fn pointed(variant: &Variant, asked: &[Asked]) -> Vec<Step> {
    let from = asked.iter().find_map(|it| if let Asked::From(it) = it { at(variant, *it) } else { None });
    let to = asked.iter().find_map(|it| if let Asked::To(it) = it { at(variant, *it) } else { None });
    from.zip(to).map_or_else(Vec::new, |(from, to)| vec![Step::Square(from), Step::Square(to)])
}

/// Where a move ends.
#[must_use]
pub fn destination(path: &[Step]) -> Option<Sq> {
    path.iter().rev().find_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None })
}

fn prefer(all: &mut Vec<usize>, is_better: impl Fn(usize) -> bool) {
    if all.iter().any(|it| is_better(*it)) {
        all.retain(|it| is_better(*it));
    }
}

/// Whether the mover becomes its promoted form.
pub(crate) fn promotes(list: MoveList<'_>, idx: usize) -> bool {
    let item = list.moves.item(idx);
    item.becomes != item.kind && list.variant.promoted(item.kind) == Some(item.becomes)
}

/// Whether a move meets one thing that is asked, as far as that can be said of the move alone.
fn is_met(list: MoveList<'_>, last: Option<Sq>, idx: usize, asked: &Asked) -> bool {
    let item = list.moves.item(idx);
    let to = destination(list.moves.path(idx));
    let is_drop = item.turn == Turn::Drop;
    let side = list.position.turn();
    match asked {
        Asked::First(it) => *it == (side == Player::White),
        Asked::Piece(names) => is_named(list.variant, item.kind, names),
        Asked::Becomes(names) => is_named(list.variant, item.becomes, names),
        Asked::From(it) => !is_drop && at(list.variant, *it) == Some(item.from),
        Asked::To(it) => at(list.variant, *it).is_some_and(|it| to == Some(it)),
        Asked::ToLast => to == last && to.is_some(),
        Asked::Through(squares) => touches(list, idx, squares),
        Asked::Drop(it) => *it == is_drop,
        Asked::Promotes(it) => *it == promotes(list, idx),
        Asked::FromFile(it) => !is_drop && file(list.variant, side, item.from) == i32::from(*it),
        Asked::Way(it) => !is_drop && to.is_some_and(|to| way(list.variant, side, item.from, to) == *it),
        Asked::Goal(it, number) => {
            !is_drop && to.is_some_and(|to| goal(list.variant, side, item.from, to) == (*it, i32::from(*number)))
        }
        Asked::Column(it) => !is_drop && column(list, item.from).is(*it),
        Asked::Beside(it) => !is_drop && (*it != Beside::Straight || is_straight(list, idx)),
    }
}

/// The square of ours.
fn at(variant: &Variant, it: Square) -> Option<Sq> {
    variant.movement.topology.square(i32::from(it.file), i32::from(it.rank))
}

/// Whether a type has one of these names: its own, or that of what it was promoted from behind a plus sign.
fn is_named(variant: &Variant, kind: TypeId, names: Names) -> bool {
    let Some(info) = variant.pieces.types.get(kind.index()) else { return false };
    names.iter().any(|name| {
        let base = || variant.type_by_id(name.strip_prefix('+')?);
        info.id == *name || base().and_then(|it| variant.promoted(it)) == Some(kind)
    })
}

/// Whether a chain of captures touches down on these squares, in this order.
fn touches(list: MoveList<'_>, idx: usize, squares: &[Square]) -> bool {
    let passes = |steps: &[Step]| {
        let mut steps = steps.iter();
        squares.iter().all(|it| {
            let sq = at(list.variant, *it);
            steps.any(|it| matches!(it, Step::Square(step) if Some(*step) == sq))
        })
    };
    passes(list.moves.path(idx)) || list.moves.aliases(idx).any(passes)
}

/// The number of a file as a side counts them: from its right.
pub(crate) fn file(variant: &Variant, side: Player, sq: Sq) -> i32 {
    let topology = &variant.movement.topology;
    match side {
        Player::White => i32::from(topology.files) - topology.file(sq),
        Player::Black => topology.file(sq) + 1,
    }
}

/// How far a square is ahead, as a side sees it.
fn ahead(variant: &Variant, side: Player, sq: Sq) -> i32 {
    let rank = variant.movement.topology.rank(sq);
    if side == Player::White { rank } else { -rank }
}

fn way(variant: &Variant, side: Player, from: Sq, to: Sq) -> Way {
    match ahead(variant, side, to) - ahead(variant, side, from) {
        0 => Way::Sideways,
        1.. => Way::Forward,
        _ => Way::Back,
    }
}

/// Where a step goes: so many ranks on its file, or to a file.
pub(crate) fn goal(variant: &Variant, side: Player, from: Sq, to: Sq) -> (Way, i32) {
    let way = way(variant, side, from, to);
    let is_straight = variant.movement.topology.file(from) == variant.movement.topology.file(to);
    let ranks = (ahead(variant, side, to) - ahead(variant, side, from)).abs();
    (way, if is_straight && way != Way::Sideways { ranks } else { file(variant, side, to) })
}

/// A place among the like pieces of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlaceInColumn {
    /// From the front, from 1.
    pub(crate) place: usize,
    /// How many there are.
    pub(crate) count: usize,
}

impl PlaceInColumn {
    fn is(self, column: Column) -> bool {
        match column {
            Column::Front => self.count > 1 && self.place == 1,
            Column::Rear => self.count > 1 && self.place == self.count,
            Column::Middle => self.count == 3 && self.place == 2,
            Column::Nth(it) => self.place == usize::from(it),
        }
    }
}

/// The place of a piece among those of its type and side on its file.
pub(crate) fn column(list: MoveList<'_>, from: Sq) -> PlaceInColumn {
    let (variant, position) = (list.variant, list.position);
    let (topology, piece) = (&variant.movement.topology, position.at(from));
    let like = |it: &Sq| position.at(*it).kind() == piece.kind() && topology.file(*it) == topology.file(from);
    let side = piece.side();
    let mut res = PlaceInColumn { place: 1, count: 0 };
    for it in position.pieces(side).filter(like) {
        res.count += 1;
        res.place += usize::from(ahead(variant, side, it) > ahead(variant, side, from));
    }
    res
}

fn is_straight(list: MoveList<'_>, idx: usize) -> bool {
    let (item, side) = (list.moves.item(idx), list.position.turn());
    let Some(to) = destination(list.moves.path(idx)) else { return false };
    let topology = &list.variant.movement.topology;
    topology.file(item.from) == topology.file(to) && way(list.variant, side, item.from, to) == Way::Forward
}

/// Those of these moves whose piece stands furthest on a side.
fn besides(list: MoveList<'_>, all: &[usize], beside: Beside) -> Vec<usize> {
    let side = list.position.turn();
    let from_right = |idx: &usize| file(list.variant, side, list.moves.item(*idx).from);
    let best = match beside {
        Beside::Right => all.iter().map(from_right).min(),
        Beside::Left => all.iter().map(from_right).max(),
        Beside::Straight => return all.to_vec(),
    };
    all.iter().copied().filter(|it| Some(from_right(it)) == best).collect()
}
