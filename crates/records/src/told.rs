//! A played game as it is told to those who write it.

use crate::asked::{Board, Square, Way};

/// A step of a piece as its mover counts files: from the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldStep {
    /// Where it goes.
    pub way: Way,
    /// The file where it begins, from 1.
    pub from_file: u8,
    /// How many ranks it goes on its file, or the file where it ends.
    pub number: u8,
    /// Which of its kind it is on its file, from the front, from 1.
    pub place: u8,
    /// How many of its kind are on its file.
    pub n_on_file: u8,
    /// How many files have several of its kind.
    pub n_files: u8,
}

/// A move with what is said about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ToldMove {
    /// Its text as people write it.
    pub text: String,
    /// Whether the side makes it that begins games.
    pub first_moves: bool,
    /// The name of the piece before the move.
    pub piece: String,
    /// Its name afterwards.
    pub becomes: String,
    /// Where it begins; none for a drop.
    pub from: Option<Square>,
    /// Where it ends.
    pub to: Square,
    /// Squares between, where a chain of captures touches down.
    pub through: Vec<Square>,
    /// Whether other moves have the same ends.
    pub is_ambiguous: bool,
    /// Whether it promotes to the promoted form of its piece.
    pub promotes: bool,
    /// Whether it does not promote, and could.
    pub may_promote: bool,
    /// Where other pieces of its kind stand that may go there, too.
    pub rivals: Vec<Square>,
    /// Whether it captures.
    pub captures: bool,
    /// Whether its side passes, and nothing moves.
    pub passes: bool,
    /// As a step, if it is one of one piece from one square to another.
    pub step: Option<ToldStep>,
    /// Whether nothing but these facts makes the move: other formats cannot say castling, second moves, placed walls.
    pub is_plain: bool,
    /// Remarks.
    pub comments: Vec<String>,
    /// The signs of annotators, as texts.
    pub signs: Vec<String>,
    /// Lines of other moves in its place.
    pub variations: Vec<Vec<ToldMove>>,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Its board.
    pub board: Board,
    /// The name of the variant.
    pub variant: String,
    /// What is said about the game.
    pub tags: Vec<(String, String)>,
    /// The position that it begins with, as FEN.
    pub fen: String,
    /// Whether that is the usual start.
    pub is_usual: bool,
    /// Whether the side moves first that begins games.
    pub first_begins: bool,
    /// The number of the first move.
    pub number: u32,
    /// Remarks before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<ToldMove>,
    /// `1-0`, `0-1` or `1/2-1/2`; none while the game goes on.
    pub result: Option<String>,
}

impl Told {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }
}

/// What a remark says of time, by a command such as `[%emt 0:00:12]`: seconds.
#[must_use]
pub fn seconds(comment: &str) -> Option<u32> {
    let (_, rest) = comment.split_once("[%emt ")?;
    let text = rest.split(']').next()?.trim();
    let mut res = 0u32;
    for it in text.split(':') {
        res = res.checked_mul(60)?.checked_add(it.split('.').next()?.parse().ok()?)?;
    }
    Some(res)
}

/// A remark without its time.
#[must_use]
pub fn without_time(comment: &str) -> String {
    match (comment.find("[%emt "), comment.find("[%emt ").and_then(|at| Some(at + comment[at..].find(']')? + 1))) {
        (Some(from), Some(to)) => format!("{}{}", &comment[..from], &comment[to..]).trim().to_owned(),
        _ => comment.to_owned(),
    }
}
