//! Finds the moves of a record. Verdicts do not matter here: a game decides what it accepts.

use crate::legal::Judge;
use crate::moves::{Moves, Step};
use crate::notation::forms::{self, FORMS, MoveList};
use crate::notation::{path, san, uci};
use crate::position::Position;
use crate::rules::Rules;
use crate::spelling::Spellings;

/// What could be made of the moves of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// The canonical paths of the moves, as far as they are legal.
    pub paths: Vec<Vec<Step>>,
    /// The index of the text that is no legal move.
    pub stopped: Option<usize>,
}

/// How one move of a record is read.
type Form = fn(&Rules, &Position, &Moves, &str) -> Option<usize>;

/// Reads the moves of a record from a position on: in the form for people, else as coordinate paths, else as chess
/// engines write them, else in the other forms; one form for the whole record, the one that gets furthest.
#[must_use]
pub fn replay<T: AsRef<str>>(rules: &Rules, start: &Position, texts: &[T]) -> Replay {
    let usual: [Form; 3] = [san::read_only, path::read, uci::read];
    let other = FORMS.iter().filter(|it| it.is_guessed && !matches!(it.name, "san" | "path" | "uci"));
    let usual = usual.into_iter().map(Way::Usual);
    let mut best: Option<Replay> = None;
    for form in usual.chain(other.map(Way::Named)) {
        let res = replay_as(form, rules, start, texts);
        if res.stopped.is_none() {
            return res;
        }
        if best.as_ref().is_none_or(|it| it.paths.len() < res.paths.len()) {
            best = Some(res);
        }
    }
    best.unwrap_or_default()
}

/// One of the usual forms, or another one by name.
#[derive(Clone, Copy)]
enum Way {
    Usual(Form),
    Named(&'static forms::Form),
}

fn replay_as<T: AsRef<str>>(form: Way, rules: &Rules, start: &Position, texts: &[T]) -> Replay {
    let mut position = start.clone();
    let mut judge = Judge::default();
    let mut moves = Moves::default();
    let mut res = Replay::default();
    for (n, text) in texts.iter().enumerate() {
        moves.clear();
        judge.legal(rules, &mut position, &mut moves);
        let found = match form {
            Way::Usual(read) => read(rules, &position, &moves, text.as_ref()),
            Way::Named(it) => it.read(MoveList { rules, position: &position, moves: &moves }, text.as_ref()),
        };
        let Some(idx) = found else {
            res.stopped = Some(n);
            break;
        };
        res.paths.push(Spellings::new(&moves).canonical(idx).to_vec());
        position.apply(moves.patch(idx));
    }
    res
}
