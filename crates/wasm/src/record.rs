//! The record: the game as text and back, its variations, what is said about its moves.

use engine::ids::Player;
use game::game::Game;
use game::notation::record;
use game::notation::record::RecordInput;
use game::variation_tree;
use game::variation_tree::{Misfit, Variations};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::to_js::{Utf16, game_tree, to_value};
use crate::view::LinesView;

/// Where a game began.
#[derive(Clone, Debug)]
pub(crate) struct RecordStart {
    /// The position, if it is not the start of the definition.
    fen: Option<String>,
    /// The number of the shuffled start.
    shuffle: Option<u128>,
    /// The number of the first move, and whose it is.
    first: (u32, Player),
}

impl RecordStart {
    /// The start of a game that has no moves yet; a position only if it is not the start of the definition.
    pub(crate) fn of(game: &Game, fen: Option<String>) -> Self {
        Self { fen, shuffle: None, first: (game.clocks().1, game.position().turn()) }
    }

    /// The same, named by the number of a shuffled start.
    pub(crate) fn shuffled(mut self, number: u128) -> Self {
        self.shuffle = Some(number);
        self
    }

    /// The number of the shuffled start.
    pub(crate) fn shuffle(&self) -> Option<u128> {
        self.shuffle
    }

    /// The number of the first move, and whose it is.
    pub(crate) fn first(&self) -> (u32, Player) {
        self.first
    }
}

#[wasm_bindgen]
impl Diagram {
    /// The game as text, with its variations.
    #[must_use]
    pub fn record(&self) -> String {
        write(&self.tree, &self.game, &self.start)
    }

    /// Reads a game.
    ///
    /// # Errors
    /// The reason and the place of the first move that does not fit; the moves before it are played, and other lines
    /// are read.
    pub fn load(&mut self, text: &str) -> Result<(), CodedError> {
        let tokens = record::parse(text);
        match (&tokens.fen, tokens.shuffle) {
            (Some(fen), _) => {
                self.set_fen(fen)?;
            }
            (None, Some(number)) if self.variant().shuffle.is_some() => {
                self.shuffle_with(Some(&number.to_string()), &mut || 0)?;
            }
            (None, _) => self.restart(),
        }
        let (tree, misfit) = variation_tree::read(&mut self.game, &tokens);
        self.tree = tree;
        misfit.map_or(Ok(()), |it| Err(misfit_error(it, text)))
    }

    /// The record with its variations, comments and annotations.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.LinesView")]
    pub fn lines(&self) -> Result<JsValue, JsValue> {
        to_value(&self.lines_view())
    }

    /// Shows the position after a move of the record, by its number in the order of reading; 0 is the start.
    pub fn visit(&mut self, number: f64) -> bool {
        // Casts of numbers saturate.
        self.tree.visit(&mut self.game, number as usize)
    }

    /// Promotes the variation of a move: it becomes the main line of its place.
    pub fn promote(&mut self, number: f64) -> bool {
        self.tree.promote(&mut self.game, number as usize)
    }

    /// Removes a move from the record, with all that follows it.
    pub fn remove(&mut self, number: f64) -> bool {
        self.tree.remove(&mut self.game, number as usize)
    }

    /// Replaces the comment and the annotation of a move of the record, or of the start (0): a text, and a sign such as
    /// `!?` or `$10`; empty texts for none.
    pub fn annotate(&mut self, number: f64, comment: &str, sign: &str) -> bool {
        self.tree.annotate(number as usize, comment, record::sign(sign).as_slice())
    }
}

impl Diagram {
    pub(crate) fn lines_view(&self) -> LinesView {
        game_tree::view(&self.tree, &self.game, self.start.first())
    }
}

/// The whole record: all lines, moves that were taken back included.
fn write(tree: &Variations, game: &Game, start: &RecordStart) -> String {
    let verdict = game.current().verdict.as_ref().filter(|_| tree.is_end(game));
    record::write(&RecordInput {
        shuffle: start.shuffle.and_then(|it| u32::try_from(it).ok()),
        fen: start.fen.as_deref(),
        first: start.first,
        comments: tree.comments(),
        moves: &tree.texts(),
        result: verdict.map(|it| match it.winner {
            Some(Player::White) => "1-0",
            Some(Player::Black) => "0-1",
            None => "1/2-1/2",
        }),
    })
}

/// A move of a record that does not fit, with its place in the text.
pub(crate) fn misfit_error(misfit: Misfit, text: &str) -> CodedError {
    let Misfit { place, reason } = misfit;
    CodedError::from(reason).at(Utf16::new(text).span(place.start, place.end))
}
