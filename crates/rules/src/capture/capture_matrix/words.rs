//! The capture matrix in words.

use crate::capture::capture_matrix::{Matrix, MatrixCell};
use crate::prelude::*;

/// What an element means, alike for all types that it treats alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Same(MatrixCell),
    /// The mover becomes what it captures.
    Victim,
    /// The mover takes its promoted form.
    Promoted,
}

/// Movers that a meaning holds for, with the victims of each; no victim is a move without capture.
struct Group {
    meaning: Meaning,
    victims: Vec<TypeId>,
    movers: TypeSet,
}

/// Says what captures do.
pub(super) fn say(matrix: &Matrix, words: &mut Words<'_>) {
    for it in groups(matrix, words) {
        say_group(words, &it, matrix.atomic);
    }
}

/// What an element means.
fn meaning(matrix: &Matrix, words: &Words<'_>, mover: TypeId, victim: TypeId) -> Meaning {
    match matrix.cells[mover.index()][victim.index()] {
        MatrixCell::Become(it) if it == mover => Meaning::Same(MatrixCell::Plain),
        MatrixCell::Become(it) if it == victim => Meaning::Victim,
        MatrixCell::Become(it) if words.builder.promoted(mover) == Some(it) => Meaning::Promoted,
        it => Meaning::Same(it),
    }
}

/// Movers with the same victims together, by meaning in the order in which the matrix has them.
fn groups(matrix: &Matrix, words: &Words<'_>) -> Vec<Group> {
    let columns = || std::iter::once(TypeId::NONE).chain(words.builder.kinds());
    let mut meanings: Vec<Meaning> = Vec::new();
    for mover in words.builder.kinds() {
        for it in columns().map(|victim| meaning(matrix, words, mover, victim)) {
            if it != Meaning::Same(MatrixCell::Plain) && !meanings.contains(&it) {
                meanings.push(it);
            }
        }
    }
    let mut res: Vec<Group> = Vec::new();
    for it in meanings {
        for mover in words.builder.kinds() {
            let victims: Vec<TypeId> =
                columns().filter(|victim| meaning(matrix, words, mover, *victim) == it).collect();
            if victims.is_empty() {
                continue;
            }
            match res.iter_mut().find(|group| group.meaning == it && group.victims == victims) {
                Some(group) => group.movers.insert(mover),
                None => res.push(Group { meaning: it, victims, movers: std::iter::once(mover).collect() }),
            }
        }
    }
    res
}

fn say_group(words: &mut Words<'_>, group: &Group, atomic: TypeSet) {
    let taken: TypeSet = group.victims.iter().copied().filter(|it| *it != TypeId::NONE).collect();
    let (who, whom) = (words.any_of(group.movers), words.any_of(taken));
    let quiet = group.victims.first() == Some(&TypeId::NONE);
    let meaning = group.meaning;
    let effect = match meaning {
        Meaning::Same(MatrixCell::Leave) => Some("leaves the board".to_owned()),
        Meaning::Same(MatrixCell::Become(it)) => Some(format!("becomes {}", words.one(it))),
        Meaning::Same(MatrixCell::Defect(it)) => Some(format!("becomes {} of the other side", words.one(it))),
        Meaning::Victim => Some("becomes what it captured".to_owned()),
        Meaning::Promoted => Some("is promoted".to_owned()),
        Meaning::Same(_) => None,
    };
    if let Some(effect) = effect {
        if quiet && taken.is_empty() {
            words.say(Topic::Captures, format!("{who} that moves without capturing {effect}."));
        } else if quiet {
            words.say(Topic::Captures, format!("{who} that moves without capturing or captures {whom} {effect}."));
        } else {
            words.say(Topic::Captures, format!("{who} that captures {whom} {effect}."));
        }
        return;
    }
    if quiet && meaning == Meaning::Same(MatrixCell::Forbidden) {
        words.say(Topic::Captures, format!("{who} may move only by capturing."));
    }
    if quiet && meaning == Meaning::Same(MatrixCell::Explode) {
        words.say(Topic::Captures, format!("{who} explodes where it ends a move without capturing."));
    }
    if taken.is_empty() {
        return;
    }
    let sentence = match meaning {
        Meaning::Same(MatrixCell::Forbidden) => format!("{who} may not capture {whom}."),
        Meaning::Same(MatrixCell::Guarded) => format!("{who} may capture {whom} only where no reply could recapture."),
        Meaning::Same(MatrixCell::Explode) => return say_explosions(words, group.movers, &whom, atomic),
        _ => return,
    };
    words.say(Topic::Captures, sentence);
}

/// Says which captures explode: first those that take the capturing piece with them.
fn say_explosions(words: &mut Words<'_>, movers: TypeSet, whom: &str, atomic: TypeSet) {
    let effects = [(true, " and takes the capturing piece with it"), (false, "; the capturing piece survives it")];
    for (dies, effect) in effects {
        let movers: TypeSet = movers.iter().filter(|it| atomic.has(*it) == dies).collect();
        if !movers.is_empty() {
            let who = words.any_of(movers);
            words.say(Topic::Captures, format!("When {who} captures {whom}, the capture explodes{effect}."));
        }
    }
}
