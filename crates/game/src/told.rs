//! A played game as it is told to those who write the formats of other programs. No format is known here.

use engine::ids::{Player, Sq};
use engine::moves::candidate::Turn;
use engine::moves::path::Step;
use records::asked::{Board, Square};
use records::told::{ToldMove, ToldStep};

use crate::game::Game;
use crate::game::ply::Ply;
use crate::notation::asked;
use crate::notation::listed_moves::MoveList;
use crate::notation::names::type_text;
use crate::notation::record::{RecordMove, sign_text};
use crate::variation_tree::{TreePlace, Variations};

/// The moves of a tree; `texts` are the same moves as they are written, and `game` stands at their start.
#[must_use]
pub fn told(tree: &Variations, texts: &[RecordMove], game: &mut Game) -> Vec<ToldMove> {
    let mut next = tree.next(TreePlace::default()).into_iter();
    match next.next() {
        Some(first) => line(tree, texts, game, Fork { first, others: next.collect() }),
        None => Vec::new(),
    }
}

/// A move, and those that others played in its place.
struct Fork {
    first: TreePlace,
    others: Vec<TreePlace>,
}

/// A line from a move on.
fn line(tree: &Variations, texts: &[RecordMove], game: &mut Game, begin: Fork) -> Vec<ToldMove> {
    let mut res: Vec<ToldMove> = Vec::new();
    let n_before = game.ply();
    let mut at = Some(begin);
    for text in texts {
        let Some(Fork { first: place, others }) = at.take() else { break };
        let Some(ply) = tree.ply(place) else { break };
        let mut told = one(game, ply, text);
        for (other, texts) in others.into_iter().zip(&text.variations) {
            told.variations.push(line(tree, texts, game, Fork { first: other, others: Vec::new() }));
        }
        res.push(told);
        let n_plies = game.ply();
        if game.play(&ply.path).is_err() {
            break;
        }
        // What was played ahead of other lines is no part of this one.
        game.follow(n_plies + 1, Vec::new());
        let mut next = tree.next(place).into_iter();
        at = next.next().map(|first| Fork { first, others: next.collect() });
    }
    game.goto(n_before);
    game.follow(n_before, Vec::new());
    res
}

/// One move, before it is played.
fn one(game: &Game, ply: &Ply, text: &RecordMove) -> ToldMove {
    let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
    let is_it = |it: &usize| list.moves.patch(*it) == ply.patch.as_slice();
    let idx = (0..list.moves.len()).find(is_it);
    let mut res = ToldMove {
        text: text.text.clone(),
        first_moves: ply.mover() == Player::White,
        comments: [text.before.as_slice(), text.comments.as_slice()].concat(),
        signs: text.signs.iter().map(|it| sign_text(*it)).collect(),
        ..ToldMove::default()
    };
    if let (Some(idx), Some(board)) = (idx, asked::board(list.variant)) {
        describe(list, board, idx, &mut res);
    }
    res
}

/// A move of a position that may be played, without its text.
#[must_use]
pub fn described(list: MoveList<'_>, board: Board, idx: usize) -> ToldMove {
    let mut res = ToldMove { first_moves: list.position.turn() == Player::White, ..ToldMove::default() };
    describe(list, board, idx, &mut res);
    res
}

fn describe(list: MoveList<'_>, board: Board, idx: usize, res: &mut ToldMove) {
    let (variant, item, path) = (list.variant, list.moves.item(idx), list.moves.path(idx));
    let topology = &variant.movement.topology;
    let square = |sq: Sq| {
        let (file, rank) = (u8::try_from(topology.file(sq)).ok()?, u8::try_from(topology.rank(sq)).ok()?);
        Some(Square { file, rank }).filter(|it| it.file < board.files && it.rank < board.ranks)
    };
    res.passes = item.turn == Turn::Pass;
    let Some(to) = asked::destination(path) else { return };
    let Some(to_square) = square(to) else { return };
    res.to = to_square;
    res.piece = type_text(variant, item.kind);
    res.becomes = type_text(variant, item.becomes);
    res.promotes = asked::promotes(list, idx);
    res.captures = !list.moves.victims(idx).is_empty();
    let n_squares = path.iter().filter(|it| matches!(it, Step::Square(_))).count();
    let is_simple = path.iter().all(|it| matches!(it, Step::Square(_) | Step::Hand(_) | Step::Become(_)));
    res.rivals = rivals(list, idx, to).into_iter().filter_map(square).collect();
    match item.turn {
        Turn::Drop => res.is_plain = is_simple && n_squares == 1,
        Turn::Walk => {
            res.is_plain = is_simple && n_squares == 2;
            res.from = square(item.from);
            res.through = touched(list, idx).into_iter().filter_map(square).collect();
            let has_ends = |it: &usize| list.moves.item(*it).ends() == item.ends();
            let same: Vec<usize> = (0..list.moves.len()).filter(has_ends).collect();
            res.is_ambiguous = same.len() > 1;
            res.may_promote = !res.promotes && same.iter().any(|it| asked::promotes(list, *it));
            res.step = step(list, item.from, to).filter(|_| item.becomes == item.kind);
        }
        _ => {}
    }
}

/// Where pieces of its kind stand, but for the mover itself, that may go where a move ends.
fn rivals(list: MoveList<'_>, idx: usize, to: Sq) -> Vec<Sq> {
    let own = list.moves.item(idx);
    let goes_there = |it: &usize| {
        let item = list.moves.item(*it);
        let is_other = item.kind == own.kind && (own.turn == Turn::Drop || item.from != own.from);
        is_other && item.turn == Turn::Walk && asked::destination(list.moves.path(*it)) == Some(to)
    };
    let mut res: Vec<Sq> = (0..list.moves.len()).filter(goes_there).map(|it| list.moves.item(it).from).collect();
    sort::sort(&mut res);
    res.dedup();
    res
}

/// Where a chain of captures touches down between its ends: the spelling of its path without victims.
fn touched(list: MoveList<'_>, idx: usize) -> Vec<Sq> {
    let victims = list.moves.victims(idx);
    let between = |steps: &[Step]| -> Vec<Sq> {
        let squares: Vec<Sq> =
            steps.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None }).collect();
        squares.get(1..squares.len().saturating_sub(1)).unwrap_or_default().to_vec()
    };
    let is_free = |squares: &Vec<Sq>| !squares.iter().any(|sq| victims.iter().any(|it| it.square == *sq));
    let mut all = std::iter::once(list.moves.path(idx)).chain(list.moves.aliases(idx)).map(between);
    all.find(|it| !it.is_empty() && is_free(it)).unwrap_or_default()
}

fn step(list: MoveList<'_>, from: Sq, to: Sq) -> Option<ToldStep> {
    let (variant, side) = (list.variant, list.position.turn());
    let (way, number) = asked::goal(variant, side, from, to);
    let place = asked::column(list, from);
    let kind = list.position.at(from).kind();
    let like = |it: &Sq| list.position.at(*it).kind() == kind;
    let files: Vec<i32> = list.position.pieces(side).filter(like).map(|it| asked::file(variant, side, it)).collect();
    let several = |file: &i32| files.iter().filter(|it| *it == file).count() > 1;
    let all = 1..=i32::from(variant.movement.topology.files);
    Some(ToldStep {
        way,
        from_file: u8::try_from(asked::file(variant, side, from)).ok()?,
        number: u8::try_from(number).ok()?,
        place: u8::try_from(place.place).ok()?,
        n_on_file: u8::try_from(place.count).ok()?,
        n_files: u8::try_from(all.filter(several).count()).ok()?,
    })
}
