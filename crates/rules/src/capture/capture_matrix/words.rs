//! The capture matrix in words.

use crate::capture::capture_matrix::{Matrix, MatrixCell};
use crate::prelude::*;
use crate::prose::Barred;

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

/// How a meaning is told.
#[derive(PartialEq, Eq)]
enum Telling {
    /// Captures make another piece of the mover: groups side by side may share a table.
    Change,
    /// Captures are forbidden: the same holds.
    Forbidden,
    /// By sentences of its own.
    Alone,
}

impl Group {
    /// Whether it holds for moves without capture.
    fn is_quiet(&self) -> bool {
        self.victims.first() == Some(&TypeId::NONE)
    }

    /// Whom captures take that it holds for.
    fn taken(&self) -> TypeSet {
        self.victims.iter().copied().filter(|it| *it != TypeId::NONE).collect()
    }

    fn telling(&self) -> Telling {
        match self.meaning {
            _ if self.is_quiet() => Telling::Alone,
            Meaning::Same(MatrixCell::Become(_)) | Meaning::Victim | Meaning::Promoted => Telling::Change,
            Meaning::Same(MatrixCell::Forbidden) => Telling::Forbidden,
            Meaning::Same(_) => Telling::Alone,
        }
    }
}

/// Says what captures do.
pub(super) fn say(matrix: &Matrix, words: &mut Words<'_>) {
    for alike in groups(matrix, words).chunk_by(|it, next| it.telling() == next.telling()) {
        match alike[0].telling() {
            Telling::Change => {
                let changes = alike.iter().filter_map(|it| change(words, it)).collect();
                let columns = &[Column::WHO, Column::of("whom", "column-captures"), Column::BECOMES];
                words.tell_each(Topic::Captures, changes, msg!("capture-matrix-becomes-table"), columns);
            }
            Telling::Forbidden => {
                let forbidden = alike.iter().map(|it| forbidden(words, it)).collect();
                let columns = &[Column::of("movers", "column-piece"), Column::of("whom", "column-may-not-capture")];
                words.tell_each(Topic::Captures, forbidden, msg!("capture-matrix-forbidden-table"), columns);
            }
            Telling::Alone => alike.iter().for_each(|it| say_group(words, it, matrix.atomic)),
        }
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
    let (taken, meaning) = (group.taken(), group.meaning);
    let (who, whom) = (words.any(group.movers), words.any(taken));
    if let Some(message) = change(words, group) {
        return words.tell(Topic::Captures, message);
    }
    if group.is_quiet() && meaning == Meaning::Same(MatrixCell::Forbidden) {
        words.tell(Topic::Captures, msg!("capture-matrix-only-captures", who = who.clone()));
    }
    if group.is_quiet() && meaning == Meaning::Same(MatrixCell::Explode) {
        words.tell(Topic::Captures, msg!("capture-matrix-quiet-explodes", who = who.clone()));
    }
    if taken.is_empty() {
        return;
    }
    let all = words.builder.kinds().all(|it| taken.has(it));
    let message = match meaning {
        Meaning::Same(MatrixCell::Forbidden) => forbidden(words, group),
        Meaning::Same(MatrixCell::Guarded) => msg!("capture-matrix-guarded", who = who, whom = whom),
        Meaning::Same(MatrixCell::Explode) => {
            return say_explosions(words, group.movers, (!all).then_some(&whom), atomic);
        }
        _ => return,
    };
    words.tell(Topic::Captures, message);
}

/// Whom pieces may not capture. A table names them as they are, and the sentence with its negation.
fn forbidden(words: &Words<'_>, group: &Group) -> Message {
    let taken = group.taken();
    let (movers, whom) = (words.any(group.movers), words.any(taken));
    let Barred { who, how } = words.barred(group.movers);
    match words.builder.kinds().all(|it| taken.has(it)) {
        true => msg!("capture-matrix-never-captures", who = who, how = how, whom = whom, movers = movers),
        false => msg!("capture-matrix-forbidden", who = who, how = how, whom = whom, movers = movers),
    }
}

/// What becomes of pieces that capture or move so; `None` if they stay what they are.
fn change(words: &Words<'_>, group: &Group) -> Option<Message> {
    let taken = group.taken();
    let when = Arg::Choice(match (group.is_quiet(), taken.is_empty()) {
        (true, true) => "quiet",
        (true, false) => "both",
        (false, _) => "capture",
    });
    let (who, whom) = (words.any(group.movers), words.any(taken));
    let named = |it: TypeId| words.named(it);
    Some(match group.meaning {
        Meaning::Same(MatrixCell::Leave) => msg!("capture-matrix-leaves", when = when, who = who, whom = whom),
        Meaning::Same(MatrixCell::Become(it)) => {
            msg!("capture-matrix-becomes", when = when, who = who, whom = whom, piece = named(it))
        }
        Meaning::Same(MatrixCell::Defect(it)) => {
            msg!("capture-matrix-defects", when = when, who = who, whom = whom, piece = named(it))
        }
        Meaning::Victim => {
            msg!("capture-matrix-becomes-victim", who = who, whom = whom, piece = msg!("capture-matrix-victim"))
        }
        Meaning::Promoted => {
            let form = msg!("capture-matrix-promoted");
            msg!("capture-matrix-promotes", when = when, who = who, whom = whom, piece = form)
        }
        Meaning::Same(_) => return None,
    })
}

/// Says which captures explode: first those that take the capturing piece with them. `whom`: of whom, `None` of all.
fn say_explosions(words: &mut Words<'_>, movers: TypeSet, whom: Option<&Arg>, atomic: TypeSet) {
    for (dies, mover) in [(true, "dies"), (false, "survives")] {
        let movers: TypeSet = movers.iter().filter(|it| atomic.has(*it) == dies).collect();
        if movers.is_empty() {
            continue;
        }
        let (who, mover) = (words.any(movers), Arg::Choice(mover));
        let message = match whom {
            Some(whom) => msg!("capture-matrix-explodes", who = who, whom = whom.clone(), mover = mover),
            None => msg!("capture-matrix-explodes-any", who = who, mover = mover),
        };
        words.tell(Topic::Captures, message);
    }
}
