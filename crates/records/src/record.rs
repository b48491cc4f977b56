//! A game as it was read: tags, a start, a tree of moves.

use std::ops::Range;

use crate::asked::Asked;
use message::Message;

/// Parts that are told of; more are left out in silence.
const MAX_PROBLEMS: usize = 100;

/// A part of a text that is no part of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where it stands, in bytes.
    pub place: Range<usize>,
    /// What kind of problem it is.
    pub code: &'static str,
    /// What is wrong: one sentence.
    pub message: Message,
}

/// A move as its text describes it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RecordedMove {
    /// Its text.
    pub text: String,
    /// What the text asks for; empty if the text is to be read as a move of a usual form.
    pub asked: Vec<Asked>,
    /// Remarks on it.
    pub comments: Vec<String>,
    /// Lines of other moves in its place.
    pub variations: Vec<Vec<RecordedMove>>,
    /// Where its text stands, in bytes.
    pub place: Range<usize>,
}

/// A game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    /// The position that it begins with, as FEN or SFEN; none for the usual start.
    pub start: Option<String>,
    /// Names and values of what is said about the game: names are those of PGN where it has one.
    pub tags: Vec<(String, String)>,
    /// Remarks before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<RecordedMove>,
    /// `1-0` if the side won that begins games, `0-1` or `1/2-1/2`.
    pub result: Option<&'static str>,
    /// What is left out.
    pub problems: Vec<Problem>,
}

impl Record {
    /// Notes that a part is left out.
    pub(crate) fn leave_out(&mut self, place: Range<usize>, code: &'static str, message: Message) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { place, code, message });
        }
    }

    /// Moves all places by what stood before the text.
    pub(crate) fn shift(&mut self, by: usize) {
        fn line(moves: &mut [RecordedMove], by: usize) {
            for it in moves {
                it.place = it.place.start + by..it.place.end + by;
                it.variations.iter_mut().for_each(|it| line(it, by));
            }
        }
        if by > 0 {
            line(&mut self.moves, by);
            self.problems.iter_mut().for_each(|it| it.place = it.place.start + by..it.place.end + by);
        }
    }
}
