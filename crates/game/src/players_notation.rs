//! How the players of a game write its squares and moves, where they do so in a way of their own. Whether a variant is written
//! so is decided by its board, its hands and how its pieces go, never by what it is called. Records and positions are not
//! written here.

mod draughts;
mod gaits;
mod janggi;
mod shogi;
mod xiangqi;

use std::sync::Arc;

use engine::ids::Sq;
use engine::moves::path::Step;
use engine::variant::Variant;
use records::asked::{Board, Square};
use records::draughts::GameType;
use records::told::ToldMove;

use crate::game::Game;
use crate::notation::asked;
use crate::notation::listed_moves::MoveList;
use crate::notation::record::RecordMove;
use crate::recorded_game::RecordedGame;
use crate::told;

/// The notation of the players of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayersNotation {
    board: Board,
    form: Form,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// `▲７六歩`.
    Shogi,
    /// `炮二平五`.
    Xiangqi,
    /// `79卒78`.
    Janggi,
    /// `32-28`.
    Draughts(GameType),
}

/// A coordinate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coordinate {
    /// Its text.
    pub text: String,
    /// Where it stands.
    pub place: CoordinatePlace,
}

/// Where a coordinate stands, as the side sees it that begins. Files and ranks count from 0, from the left and the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CoordinatePlace {
    /// Above a file.
    Above(u8),
    /// Below a file.
    Below(u8),
    /// At the left of a rank.
    Left(u8),
    /// At the right of a rank.
    Right(u8),
    /// In a corner of a square.
    On(Square),
}

impl PlayersNotation {
    /// The notation of a variant; none where its players write as chess players do, or no way is known. Where something of a
    /// position is hidden there is none: what others could do there would tell of it. No routine of a page is asked how
    /// pieces go.
    #[must_use]
    pub fn of(variant: &Variant) -> Option<Self> {
        if !variant.hooks.covers.is_empty() || variant.hooks.page_rules.is_some() {
            return None;
        }
        let board = asked::board(variant)?;
        let form = if shogi::fits(variant, board) {
            Form::Shogi
        } else if xiangqi::fits(variant, board) {
            Form::Xiangqi
        } else if janggi::fits(variant, board) {
            Form::Janggi
        } else {
            Form::Draughts(draughts::game_type(variant, board)?)
        };
        Some(Self { board, form })
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self.form {
            Form::Shogi => "shogi",
            Form::Xiangqi => "xiangqi",
            Form::Janggi => "janggi",
            Form::Draughts(_) => "draughts",
        }
    }

    /// The language whose signs it has; none for digits and letters.
    #[must_use]
    pub fn language(&self) -> Option<&'static str> {
        match self.form {
            Form::Shogi => Some("ja"),
            Form::Xiangqi => Some("zh-Hans"),
            Form::Janggi => Some("ko"),
            Form::Draughts(_) => None,
        }
    }

    /// The name of a square; none for one that players have no name for.
    #[must_use]
    pub fn square(&self, variant: &Variant, sq: Sq) -> Option<String> {
        let topology = &variant.movement.topology;
        let (file, rank) = (u8::try_from(topology.file(sq)).ok()?, u8::try_from(topology.rank(sq)).ok()?);
        let at = Square { file, rank };
        match self.form {
            Form::Shogi => Some(records::shogi::square(self.board, at)),
            Form::Xiangqi => Some(records::xiangqi::square(self.board, at)),
            Form::Janggi => Some(records::janggi::square(self.board, at)),
            Form::Draughts(kind) => kind.square(at),
        }
    }

    /// The coordinates of the board.
    #[must_use]
    pub fn coordinates(&self) -> Vec<Coordinate> {
        match self.form {
            Form::Shogi => shogi::coordinates(self.board),
            Form::Xiangqi => xiangqi::coordinates(self.board),
            Form::Janggi => janggi::coordinates(self.board),
            Form::Draughts(kind) => draughts::coordinates(kind),
        }
    }

    /// A move of a position; none if players have no way to write it. `last` is where the move before ended.
    #[must_use]
    pub fn write(&self, list: MoveList<'_>, idx: usize, last: Option<Sq>) -> Option<String> {
        let topology = &list.variant.movement.topology;
        let last = last.and_then(|it| {
            Some(Square { file: topology.file(it).try_into().ok()?, rank: topology.rank(it).try_into().ok()? })
        });
        self.text(&told::described(list, self.board, idx), last)
    }

    /// The move that a path spells in the position of a game; none if it spells none.
    #[must_use]
    pub fn write_path(&self, game: &Game, path: &[Step]) -> Option<String> {
        let current = game.current();
        let idx = current.spellings.spelled(path)?;
        let list = MoveList { variant: game.variant(), position: game.position(), moves: &current.moves };
        self.write(list, idx, game.last().and_then(|it| asked::destination(&it.path)))
    }

    /// All moves of a record in the order of reading. What players have no way to write is as the record has it.
    #[must_use]
    pub fn moves(&self, recorded: &RecordedGame) -> Vec<String> {
        let (tree, game) = (recorded.tree(), recorded.game());
        let texts = tree.texts();
        let (position, clocks) = game.start();
        let mut unplayed = Game::from_position(Arc::clone(game.variant()), position, clocks);
        let told = told::told(tree, &texts, &mut unplayed);
        let mut res = Vec::new();
        self.line(&texts, &told, None, &mut res);
        res
    }

    fn line(&self, texts: &[RecordMove], told: &[ToldMove], last: Option<Square>, res: &mut Vec<String>) {
        let mut last = last;
        for (nth, text) in texts.iter().enumerate() {
            let told = told.get(nth);
            res.push(told.and_then(|it| self.text(it, last)).unwrap_or_else(|| text.text.clone()));
            for (nth, other) in text.variations.iter().enumerate() {
                let told = told.and_then(|it| it.variations.get(nth)).map_or(&[][..], |it| it);
                self.line(other, told, last, res);
            }
            last = told.filter(|it| !it.piece.is_empty()).map(|it| it.to);
        }
    }

    fn text(&self, told: &ToldMove, last: Option<Square>) -> Option<String> {
        match self.form {
            Form::Shogi => records::shogi::ki2::write(told, self.board, last),
            Form::Xiangqi => Some(told).filter(|it| it.is_plain).and_then(records::xiangqi::chinese::write),
            Form::Janggi => records::janggi::write(told, self.board),
            Form::Draughts(kind) => records::draughts::write::write(told, kind),
        }
    }
}

/// Coordinates beside all of so many files or ranks.
fn beside(count: u8, place: fn(u8) -> CoordinatePlace, text: impl Fn(u8) -> String) -> Vec<Coordinate> {
    (0..count).map(|it| Coordinate { text: text(it), place: place(it) }).collect()
}
