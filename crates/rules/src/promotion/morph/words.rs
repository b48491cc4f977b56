//! Morph boards in words.

use crate::prelude::*;
use crate::promotion::morph::{Boards, MorphBoards, MorphCell};
use crate::prose::{a, coloured, list, within};
use crate::support::goals::{CountAtTurnEnd, Goal, SeveralOnGoals};
use crate::support::promotion_set::PromotionSet;

/// Says what squares do to types. Types to which the same squares do the same share a sentence.
pub(super) fn say(rule: &MorphBoards, words: &mut Words<'_>) {
    let all = rule.all(&words.builder, |_, _, _| false);
    let mut said: Vec<(TypeId, MorphCell)> = Vec::new();
    for kind in words.builder.kinds() {
        let boards = &all[kind.index()];
        let mut cells: Vec<MorphCell> = Vec::new();
        for it in boards.iter().flatten().flatten().filter(|it| **it != MorphCell::Plain) {
            if !cells.contains(it) && !said.contains(&(kind, *it)) {
                cells.push(*it);
            }
        }
        for cell in cells {
            let alike = |it: &TypeId| *it == kind || *it > kind && shares(cell, *it) && shares(cell, kind);
            let same = |it: &TypeId| {
                Player::BOTH.into_iter().all(|side| on(boards, side, cell) == on(&all[it.index()], side, cell))
            };
            let kinds: Vec<TypeId> = words.builder.kinds().filter(|it| alike(it) && same(it)).collect();
            said.extend(kinds.iter().map(|it| (*it, cell)));
            say_cell(words, &kinds, cell, boards, &rule.sets);
        }
    }
}

/// Whether what a cell does to a type is told of others in the same words.
fn shares(cell: MorphCell, kind: TypeId) -> bool {
    match cell {
        MorphCell::May | MorphCell::Must | MorphCell::Choose(_) => false,
        MorphCell::Become(it) => it != kind,
        _ => true,
    }
}

/// The squares of a side with a cell, by index.
fn on(boards: &Boards, side: Player, cell: MorphCell) -> Vec<usize> {
    let board = boards[side].as_deref().unwrap_or_default();
    board.iter().enumerate().filter(|it| *it.1 == cell).map(|it| it.0).collect()
}

/// One sentence for all squares that mean the same to some types.
fn say_cell(words: &mut Words<'_>, kinds: &[TypeId], cell: MorphCell, boards: &Boards, sets: &[PromotionSet]) {
    let Some(kind) = kinds.first().copied() else { return };
    let n = words.builder.variant.movement.topology.len();
    let on = |side: usize, inverted: bool| -> Box<[bool]> {
        let board = boards[side].as_deref();
        (0..n).map(|it| (board.is_some_and(|board| board[it] == cell)) != inverted).collect()
    };
    let has = [on(0, false), on(1, false)].map(|it| it.contains(&true));
    let side = match has {
        [true, false] => Some(Player::White),
        [false, true] => Some(Player::Black),
        _ => None,
    };
    let inside = words.cells([&on(0, false), &on(1, false)], side);
    let outside = words.cells([&on(0, true), &on(1, true)], side);
    let who = match side {
        None => words.any_of(kinds.iter().copied().collect()),
        Some(_) => {
            let names: Vec<String> =
                words.names(kinds.iter().copied()).iter().map(|it| a(&coloured(side, it))).collect();
            list(&names, "or")
        }
    };
    let (closed, left) = (inside.clone(), outside.clone());
    // What is open may be the shorter thing to say.
    let open = outside.len() < inside.len();
    let (inside, outside) = (within(&inside), within(&outside));
    let (topic, sentence) = match cell {
        MorphCell::Plain => return,
        MorphCell::NoLand if open => (Topic::Moving, format!("{who} may end a move only {outside}.")),
        MorphCell::NoLand => (Topic::Moving, format!("{who} may not end a move {inside}.")),
        MorphCell::NoEnter if open => (Topic::Moving, format!("{who} may not leave {left}, not even in passing.")),
        MorphCell::NoEnter => (Topic::Moving, format!("{who} may neither enter nor cross {closed}.")),
        MorphCell::Become(it) if it == kind => {
            (Topic::Promotion, format!("{who} that ends a move {inside} stays what it is."))
        }
        MorphCell::Become(it) => {
            let same = words.name(it) == words.name(kind);
            let becomes = if same { format!("another kind of {}", words.name(it)) } else { words.one(it) };
            (Topic::Promotion, format!("{who} that ends a move {inside} becomes {becomes}."))
        }
        MorphCell::May | MorphCell::Must => {
            let becomes = words.builder.promoted(kind).map_or_else(|| "promoted".to_owned(), |it| words.one(it));
            let verb = if cell == MorphCell::May { "may become" } else { "must become" };
            (Topic::Promotion, format!("{who} that ends a move {inside} {verb} {becomes}."))
        }
        MorphCell::Choose(idx) => {
            let set = sets.get(usize::from(idx)).cloned().unwrap_or_default();
            let stays = set.choices().iter().any(|it| it.kind == kind);
            let names = words.names(set.choices().iter().map(|it| it.kind).filter(|it| *it != kind));
            let names: Vec<String> = names.iter().map(|it| a(it)).collect();
            let verb = if stays { "may become" } else { "becomes" };
            (Topic::Promotion, format!("{who} that ends a move {inside} {verb} {}.", list(&names, "or")))
        }
        MorphCell::Goal(Goal::Win) if words.builder.shared::<CountAtTurnEnd>().is_some() => {
            (Topic::End, format!("{who} that stands {inside} at the end of a turn wins the game."))
        }
        MorphCell::Goal(Goal::Win) if words.builder.shared::<SeveralOnGoals>().is_some() => {
            (Topic::End, format!("{who} that arrives {inside} has reached a winning square."))
        }
        MorphCell::Goal(Goal::Win) => (Topic::End, format!("{who} that arrives {inside} wins the game at once.")),
        MorphCell::Goal(Goal::WinLater) => {
            (Topic::End, format!("{who} that arrives {inside} wins the game if it is still there after the reply."))
        }
        MorphCell::Goal(Goal::Loss) => (Topic::End, format!("{who} that arrives {inside} loses the game.")),
        MorphCell::Goal(Goal::Draw) => (Topic::End, format!("The game is drawn when {who} arrives {inside}.")),
    };
    words.say(topic, sentence);
}
