//! From the text of a record to its tree: every move is looked for among the legal ones of its position.

use std::ops::Range;

use crate::game::Game;
use crate::notation::any;
use crate::notation::listed_moves::MoveList;
use crate::notation::record::{Reader, RecordMove, RecordTokens};
use crate::variation_tree::ROOT;
use crate::variation_tree::Variations;
use engine::moves::path::Step;
use engine::reason::Reason;

/// Moves of a record that are read; no game is longer.
const MAX_MOVES: usize = 10_000;

/// The first move of a record that does not fit, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// Where it stands, in bytes.
    pub place: Range<usize>,
    /// Why it is no move there.
    pub reason: Reason,
}

/// Plays the moves of a record in a game that stands at its start. Each line goes as far as its moves fit.
/// The game is left at the end of the main line.
pub fn read(game: &mut Game, tokens: &RecordTokens) -> (Variations, Option<Misfit>) {
    let mut tree = Variations::default();
    tree.nodes[ROOT].comments.clone_from(&tokens.comments);
    let known = tokens.moves.get(..MAX_MOVES).unwrap_or(&tokens.moves);
    let texts: Vec<&str> = known.iter().map(|it| it.text.as_str()).collect();
    let (reader, known) = Reader::of(game.variant(), game.position(), &texts);
    let mut reading = TreeReader { tree, game, reader, known: known.paths, left: MAX_MOVES, misfit: None };
    reading.line(&tokens.moves, true);
    let TreeReader { mut tree, misfit, .. } = reading;
    let of_position = |name: &str| ["FEN", "SetUp"].iter().any(|it| it.eq_ignore_ascii_case(name));
    tree.headers = tokens.tags.iter().filter(|it| !of_position(&it.0)).cloned().collect();
    // A result belongs to a game that was read to its end.
    tree.result = tokens.result.clone().filter(|_| misfit.is_none()).map(|it| (tree.end(), it));
    (tree, misfit)
}

struct TreeReader<'a> {
    tree: Variations,
    game: &'a mut Game,
    reader: Reader,
    /// The first moves of the main line, which were read to find the form.
    known: Vec<Vec<Step>>,
    /// How many more moves are read.
    left: usize,
    misfit: Option<Misfit>,
}

impl TreeReader<'_> {
    /// Reads a line from the position of the game on.
    fn line(&mut self, moves: &[RecordMove], is_main: bool) {
        for (n, it) in moves.iter().enumerate() {
            let before = self.tree.shown(self.game);
            let known = self.known.get_mut(n).filter(|_| is_main && self.left > 0).map(std::mem::take);
            let path =
                known.map_or_else(|| self.path(&it.text, is_main), Ok).and_then(|path| match self.game.play(&path) {
                    Ok(_) => Ok(()),
                    Err(why) => Err(why.0),
                });
            if let Err(reason) = path {
                self.misfit.get_or_insert(Misfit { place: it.place.clone(), reason });
                return;
            }
            self.left -= 1;
            self.tree.played(self.game);
            let node = self.tree.shown(self.game);
            let kept = &mut self.tree.nodes[node];
            kept.before.extend_from_slice(&it.before);
            kept.comments.extend_from_slice(&it.comments);
            kept.signs.extend_from_slice(&it.signs);
            for other in &it.variations {
                self.tree.go(self.game, before);
                self.line(other, false);
            }
            if !it.variations.is_empty() {
                self.tree.go(self.game, node);
            }
        }
    }

    /// The path that a text means. Variations may be written in another form than the main line.
    fn path(&mut self, text: &str, is_main: bool) -> Result<Vec<Step>, Reason> {
        let other = |code, sentence: &str| Reason { code, sentence: sentence.into(), marks: Vec::new() };
        if self.left == 0 {
            return Err(other("too-long", "The rest of the record is too long."));
        }
        let current = self.game.current();
        let list = MoveList { variant: self.game.variant(), position: self.game.position(), moves: &current.moves };
        if let Some(idx) = self.reader.read(list, text) {
            return Ok(current.spellings.canonical(idx).to_vec());
        }
        match any::read(self.game, text) {
            Ok(_) if is_main => Err(other("not-text", "This move is written in another form than those before it.")),
            it => it,
        }
    }
}
