//! Morph boards in words.

use crate::prelude::*;
use crate::promotion::morph::{Boards, MorphBoards, MorphCell};
use crate::prose::Barred;
use crate::support::goals::{CountAtTurnEnd, Goal, SeveralOnGoals};
use crate::support::promotion_set::PromotionSet;

/// Says what squares do to types. Types to which the same squares do the same share a sentence.
pub(super) fn say(rule: &MorphBoards, words: &mut Words<'_>) {
    let all = rule.all(&words.builder, |_, _, _| false);
    let mut said: Vec<(TypeId, MorphCell)> = Vec::new();
    let mut changes: Vec<Message> = Vec::new();
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
            let Some((topic, message)) = told(words, &kinds, cell, boards, &rule.sets) else { continue };
            if CHANGES.contains(&message.id) { changes.push(message) } else { words.tell(topic, message) }
        }
    }
    let columns = &[Column::WHO, Column::of("pieces", "column-becomes")];
    for here in changes.chunk_by(|it, next| it.arg("place") == next.arg("place")) {
        let Some(place) = here.first().and_then(|it| it.arg("place")) else { continue };
        let caption = msg!("morph-becomes-table", place = place.clone());
        words.tell_each(Topic::Promotion, here.to_vec(), caption, columns);
    }
}

/// Sentences about types that become others for certain: those about the same squares may share a table.
const CHANGES: [&str; 2] = ["morph-becomes", "morph-must-become"];

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

/// One sentence for all squares that mean the same to some types, and its topic.
fn told(
    words: &Words<'_>,
    kinds: &[TypeId],
    cell: MorphCell,
    boards: &Boards,
    sets: &[PromotionSet],
) -> Option<(Topic, Message)> {
    let kind = kinds.first().copied()?;
    let n = words.builder.variant.movement.topology.len();
    let on = |side: usize, inverted: bool| -> Box<[bool]> {
        let board = boards[side].as_deref();
        (0..n).map(|it| (board.is_some_and(|board| board[it] == cell)) != inverted).collect()
    };
    let (inside, outside) = ([on(0, false), on(1, false)], [on(0, true), on(1, true)]);
    let side = match inside.each_ref().map(|it| it.contains(&true)) {
        [true, false] => Some(Player::White),
        [false, true] => Some(Player::Black),
        _ => None,
    };
    let it = Concern { kinds, kind, inside, outside, side };
    Some(match cell {
        MorphCell::Plain => return None,
        MorphCell::NoLand | MorphCell::NoEnter => (Topic::Moving, it.closed(words, cell)),
        MorphCell::Goal(goal) => (Topic::End, it.goal(words, goal)),
        MorphCell::Become(_) | MorphCell::May | MorphCell::Must | MorphCell::Choose(_) => {
            (Topic::Promotion, it.becomes(words, cell, sets))
        }
    })
}

/// Types, and the squares that mean the same to them.
struct Concern<'a> {
    kinds: &'a [TypeId],
    /// The first of the types.
    kind: TypeId,
    /// The squares, by side.
    inside: [Box<[bool]>; 2],
    /// The other squares, by side.
    outside: [Box<[bool]>; 2],
    /// The side whose squares they are; both have some if `None`.
    side: Option<Player>,
}

impl Concern<'_> {
    /// The types as the subject of a sentence.
    fn who(&self, words: &Words<'_>) -> Arg {
        match self.side {
            None => words.any(self.kinds.iter().copied().collect()),
            Some(_) => Arg::any(words.each_of(self.side, self.kinds.iter().copied())),
        }
    }

    /// The same where the sentence says that they may not.
    fn barred(&self, words: &Words<'_>) -> Barred {
        match self.side {
            None => words.barred(self.kinds.iter().copied().collect()),
            Some(_) => Barred { who: self.who(words), how: Arg::Choice("some") },
        }
    }

    /// The squares as a place.
    fn place(&self, words: &Words<'_>) -> Arg {
        words.on_cells(self.inside.each_ref().map(|it| &**it), self.side)
    }

    /// Squares on which the types may not end a move, or which they may not even cross.
    fn closed(&self, words: &Words<'_>, cell: MorphCell) -> Message {
        let [inside, outside] = [&self.inside, &self.outside].map(|it| it.each_ref().map(|it| &**it));
        let (who, Barred { who: nobody, how }) = (self.who(words), self.barred(words));
        // What is open may be the shorter thing to say.
        match (cell, words.is_longer(inside, outside, self.side)) {
            (MorphCell::NoLand, true) => {
                msg!("morph-ends-only", who = who, place = words.on_cells(outside, self.side))
            }
            (MorphCell::NoLand, false) => {
                msg!("morph-ends-not", who = nobody, how = how, place = words.on_cells(inside, self.side))
            }
            (_, true) => {
                msg!("morph-stays-in", who = nobody, how = how, area = words.cells_name(outside, self.side))
            }
            (_, false) => msg!("morph-enters-not", who = who, area = words.cells_name(inside, self.side)),
        }
    }

    /// What the types become. Those that share a sentence become the same.
    fn becomes(&self, words: &Words<'_>, cell: MorphCell, sets: &[PromotionSet]) -> Message {
        let (kind, who, place) = (self.kind, self.who(words), self.place(words));
        let one = |it: TypeId| Arg::any(words.each([it]));
        match (cell, words.builder.promoted(kind)) {
            (MorphCell::Become(it), _) if it == kind => msg!("morph-stays", who = who, place = place),
            (MorphCell::Become(it), _) if words.name(it) == words.name(kind) => {
                msg!("morph-becomes-kind", who = who, place = place, piece = words.named(it))
            }
            (MorphCell::Become(it), _) => msg!("morph-becomes", who = who, place = place, pieces = one(it)),
            (MorphCell::May, Some(it)) => msg!("morph-may-become", who = who, place = place, pieces = one(it)),
            (MorphCell::May, None) => msg!("morph-may-promote", who = who, place = place),
            (MorphCell::Choose(idx), _) => {
                let set = sets.get(usize::from(idx)).cloned().unwrap_or_default();
                let choices = || set.choices().iter().map(|it| it.kind);
                let forms = Arg::any(words.each(choices().filter(|it| *it != kind)));
                if choices().any(|it| it == kind) {
                    msg!("morph-may-become", who = who, place = place, pieces = forms)
                } else {
                    msg!("morph-becomes", who = who, place = place, pieces = forms)
                }
            }
            (_, Some(it)) => msg!("morph-must-become", who = who, place = place, pieces = one(it)),
            (_, None) => msg!("morph-must-promote", who = who, place = place),
        }
    }

    /// What the game comes to when one of the types arrives.
    fn goal(&self, words: &Words<'_>, goal: Goal) -> Message {
        let (who, place) = (self.who(words), self.place(words));
        match goal {
            Goal::Win if words.builder.shared::<CountAtTurnEnd>().is_some() => {
                msg!("morph-goal-turn-end", who = who, place = place)
            }
            Goal::Win if words.builder.shared::<SeveralOnGoals>().is_some() => {
                msg!("morph-goal-reached", who = who, place = place)
            }
            Goal::Win => msg!("morph-goal-win", who = who, place = place),
            Goal::WinLater => msg!("morph-goal-win-later", who = who, place = place),
            Goal::Loss => msg!("morph-goal-loss", who = who, place = place),
            Goal::Draw => msg!("morph-goal-draw", who = who, place = place),
        }
    }
}
