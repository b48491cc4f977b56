//! Finds the moves of a record. Verdicts do not matter here: a game decides what it accepts.

use crate::notation::forms;
use crate::notation::forms::FORMS;
use crate::notation::listed_moves::MoveList;
use crate::notation::{path, san, uci};
use engine::ids::TypeId;
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::moves::spelling::Spellings;
use engine::position::Position;
use engine::variant::Variant;

/// What could be made of the moves of a record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Replay {
    /// The canonical paths of the moves, as far as they are legal.
    pub paths: Vec<Vec<Step>>,
    /// The index of the text that is no legal move.
    pub stopped: Option<usize>,
    /// How many of the texts are written otherwise in this form.
    pub n_loose: usize,
    /// What it took, in steps of walks.
    pub work: u64,
}

/// What a move of a list costs where it is spelled, or compared with a text, in steps of walks.
pub(crate) const STEPS_PER_MOVE: u64 = 16;

/// How one move of a record is read.
type MoveReader = fn(&Variant, &Position, &Moves, &str) -> Option<usize>;

/// The form that a record is written in.
#[derive(Clone, Copy)]
pub struct Reader(FormChoice);

/// One of the usual forms, or another one by name.
#[derive(Clone, Copy)]
enum FormChoice {
    Usual(MoveReader),
    /// A usual form that reads the texts of others too: what it writes for a move tells them apart.
    Loose(MoveReader, MoveWriter),
    Named(&'static forms::NotationForm),
}

/// How one move of a record is written.
type MoveWriter = fn(&Variant, &Position, &Moves, usize) -> String;

impl Reader {
    /// In the order in which they are tried: the form for people, coordinate paths, what chess engines write,
    /// then the other forms that can be told apart. Where pieces have promoted forms, the sign of a promotion is that of
    /// a check, and programs differ in which of them they write.
    fn all(variant: &Variant) -> impl Iterator<Item = Self> {
        let kinds = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8));
        let has_forms = kinds.into_iter().any(|it| variant.promoted(it).is_some());
        let people = if has_forms {
            vec![
                FormChoice::Loose(san::read_only, san::write_marked),
                FormChoice::Loose(san::read_unsigned, san::write_unsigned),
            ]
        } else {
            vec![FormChoice::Usual(san::read_only)]
        };
        let machines = [FormChoice::Loose(path::read, path::write), FormChoice::Loose(uci::read, uci::write)];
        let other = FORMS.iter().filter(|it| it.is_guessed && !matches!(it.name, "san" | "path" | "uci"));
        people.into_iter().chain(machines).chain(other.map(FormChoice::Named)).map(Self)
    }

    /// The form that is tried first.
    #[must_use]
    pub fn first(variant: &Variant) -> Option<Self> {
        Self::all(variant).next()
    }

    /// The form in which the moves of a main line get furthest, and the moves that it reads. `most` is the work, in steps
    /// of walks, after which moves are left out.
    #[must_use]
    pub fn of<T: AsRef<str>>(variant: &Variant, start: &Position, texts: &[T], most: u64) -> (Self, Replay) {
        best(variant, start, texts, most)
    }

    /// The index of the move that a text means.
    #[must_use]
    pub fn read(self, list: MoveList<'_>, text: &str) -> Option<usize> {
        let MoveList { variant, position, moves } = list;
        match self.0 {
            FormChoice::Usual(read) | FormChoice::Loose(read, _) => read(variant, position, moves, text),
            FormChoice::Named(it) => it.read(list, text),
        }
    }

    /// The index of the move that a text means, if that is just how the form writes it.
    #[must_use]
    pub fn read_exactly(self, list: MoveList<'_>, text: &str) -> Option<usize> {
        self.read(list, text).filter(|it| !self.is_loose(list, *it, text))
    }

    /// Whether no other form reads what it reads: one word tells it.
    #[must_use]
    pub const fn is_only_one(self) -> bool {
        matches!(self.0, FormChoice::Usual(_))
    }

    /// Whether the form writes a move otherwise than it was written.
    fn is_loose(self, MoveList { variant, position, moves }: MoveList<'_>, idx: usize, text: &str) -> bool {
        match self.0 {
            FormChoice::Loose(_, write) => write(variant, position, moves, idx) != text,
            FormChoice::Usual(_) | FormChoice::Named(_) => false,
        }
    }

    /// Reads moves from a position on, as far as they are legal, and until that takes too much work.
    pub(crate) fn replay<T: AsRef<str>>(self, variant: &Variant, start: &Position, texts: &[T], most: u64) -> Replay {
        let mut position = start.clone();
        let mut generator = LegalGenerator::default();
        let mut moves = Moves::default();
        let (mut res, mut listed) = (Replay::default(), 0);
        for (n, text) in texts.iter().enumerate() {
            moves.clear();
            generator.legal(variant, &mut position, &mut moves);
            let list = MoveList { variant, position: &position, moves: &moves };
            listed += STEPS_PER_MOVE * moves.len() as u64;
            res.work = generator.work() + listed;
            let read = Some(text).filter(|_| res.work < most).and_then(|it| self.read(list, it.as_ref()));
            let Some(idx) = read else {
                res.stopped = Some(n);
                break;
            };
            res.n_loose += usize::from(self.is_loose(list, idx, text.as_ref()));
            res.paths.push(Spellings::new(&moves).canonical(idx).to_vec());
            position.apply(moves.patch(idx));
            variant.remember(&mut position);
        }
        res
    }
}

/// Reads the moves of a record from a position on, in the one form that gets furthest and that writes most of them so.
#[must_use]
pub fn replay<T: AsRef<str>>(variant: &Variant, start: &Position, texts: &[T]) -> Replay {
    best(variant, start, texts, u64::MAX).1
}

fn best<T: AsRef<str>>(variant: &Variant, start: &Position, texts: &[T], most: u64) -> (Reader, Replay) {
    let mut best = (Reader(FormChoice::Usual(san::read_only)), Replay::default());
    let worth = |it: &Replay| (it.paths.len(), std::cmp::Reverse(it.n_loose));
    let mut left = most;
    for (n, reader) in Reader::all(variant).enumerate() {
        let res = reader.replay(variant, start, texts, left);
        left = left.saturating_sub(res.work);
        let is_whole = res.stopped.is_none() && res.n_loose == 0;
        if n == 0 || worth(&best.1) < worth(&res) {
            best = (reader, res);
        }
        if is_whole {
            break;
        }
    }
    best
}
