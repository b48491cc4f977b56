//! What is said of the capture matrix. What its elements do is decided in `capture_matrix`.

use crate::capture::capture_matrix::{MatrixCell, read};
use crate::prose::{Topic, Words};
use engine::ids::{TypeId, TypeSet};

/// What an element means, alike for all types that it treats alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Same(MatrixCell),
    /// The mover becomes what it captures.
    Victim,
    /// The mover takes its promoted form.
    Promoted,
}

pub(super) fn words(words: &mut Words<'_>) {
    let atomic = words.builder.settings.flag("atomicCapture", true);
    let Some(setting) = words.builder.settings.last("captureMatrix") else { return };
    let cells = read::matrix(&mut words.builder, setting);
    let meaning = |mover: TypeId, victim: TypeId| match cells[mover.index()][victim.index()] {
        MatrixCell::Become(it) if it == mover => Meaning::Same(MatrixCell::Plain),
        MatrixCell::Become(it) if it == victim => Meaning::Victim,
        MatrixCell::Become(it) if words.builder.promoted(mover) == Some(it) => Meaning::Promoted,
        it => Meaning::Same(it),
    };
    let mut meanings: Vec<Meaning> = Vec::new();
    for mover in words.builder.kinds() {
        for victim in std::iter::once(TypeId::NONE).chain(words.builder.kinds()) {
            let it = meaning(mover, victim);
            if it != Meaning::Same(MatrixCell::Plain) && !meanings.contains(&it) {
                meanings.push(it);
            }
        }
    }
    let mut groups: Vec<(Meaning, Vec<TypeId>, TypeSet)> = Vec::new();
    for it in meanings {
        for mover in words.builder.kinds() {
            let victims: Vec<TypeId> = std::iter::once(TypeId::NONE)
                .chain(words.builder.kinds())
                .filter(|victim| meaning(mover, *victim) == it)
                .collect();
            if victims.is_empty() {
                continue;
            }
            match groups.iter_mut().find(|group| group.0 == it && group.1 == victims) {
                Some(group) => group.2.insert(mover),
                None => {
                    let mut movers = TypeSet::EMPTY;
                    movers.insert(mover);
                    groups.push((it, victims, movers));
                }
            }
        }
    }
    for (meaning, victims, movers) in groups {
        say(words, meaning, &victims, movers, atomic);
    }
}

fn say(words: &mut Words<'_>, meaning: Meaning, victims: &[TypeId], movers: TypeSet, atomic: bool) {
    let mut taken = TypeSet::EMPTY;
    victims.iter().filter(|it| **it != TypeId::NONE).for_each(|it| taken.insert(*it));
    let (who, whom) = (words.any_of(movers), words.any_of(taken));
    let quiet = victims.first() == Some(&TypeId::NONE);
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
        Meaning::Same(MatrixCell::Explode) if atomic => {
            format!("When {who} captures {whom}, the capture explodes and takes the capturing piece with it.")
        }
        Meaning::Same(MatrixCell::Explode) => {
            format!("When {who} captures {whom}, the capture explodes; the capturing piece survives it.")
        }
        _ => return,
    };
    words.say(Topic::Captures, sentence);
}
