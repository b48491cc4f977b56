//! Other positions: from text, shuffled, from the start, with pieces changed.

use engine::variant::Features;
use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use game::game::play::NotAMove;
use game::notation::fen::FenError;
use game::puzzle::Puzzle;
use game::recorded_game::RecordedGame;
use message::msg;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::PositionChange;
use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;
use crate::puzzle_attempt::PuzzleAttempt;
use crate::to_js::{Utf16, position, to_value};
use crate::view::PlayedView;

#[wasm_bindgen]
impl Diagram {
    /// The position as text.
    #[must_use]
    pub fn fen(&self) -> String {
        self.recorded.fen()
    }

    /// Begins a new game from a position. Returns what was added, left out or understood in an unusual way, one sentence
    /// each.
    ///
    /// # Errors
    /// `not-a-position` with the place in the text, if the board cannot be read; the game is unchanged.
    #[wasm_bindgen(js_name = setFen)]
    pub fn set_fen(&mut self, text: &str) -> Result<Vec<String>, CodedError> {
        let read = RecordedGame::from_fen(Arc::clone(self.variant()), text);
        let (game, notes) = read.map_err(|it| self.refused(not_a_position(it, text)))?;
        self.begin(game);
        Ok(notes.iter().map(|it| self.language.say(&it.text)).collect())
    }

    /// Begins the game of the definition anew, with its pieces as they stand there; a puzzle from its start.
    pub fn restart(&mut self) {
        if self.retry() {
            return;
        }
        self.begin(RecordedGame::new(Arc::clone(self.variant())));
        self.puzzle = Puzzle::of(self.variant()).map(|it| PuzzleAttempt::new(it.0));
    }

    /// Begins a game from a shuffled start, with this number or a random one, and returns the number;
    /// does nothing and returns `undefined` if the game has no shuffle.
    ///
    /// # Errors
    /// `no-such-start` if the number stands for no start.
    pub fn shuffle(&mut self, number: Option<String>) -> Result<Option<String>, CodedError> {
        // One random number of JavaScript does not fill 64 bits.
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        let mut random = || half() << 32 | half();
        let number = self.shuffle_with(number.as_deref(), &mut random)?;
        Ok(number.map(|it| it.to_string()))
    }

    /// Begins a new game from the current position with changes: `{ cell, type, side }` puts a piece
    /// (type 0: nothing, or a wall if the side is `nobody`), without a cell `{ type, side, count }` says how many a hand holds.
    ///
    /// # Errors
    /// `no-such-type`, `no-such-cell`, `not-a-side` or `not-a-position`; the game is unchanged.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(
            unchecked_param_type = "{ cell?: number; type: number; side: 'white' | 'black' | 'nobody'; count?: number }[]"
        )]
        placed: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "'white' | 'black'")] turn: &JsValue,
    ) -> Result<(), CodedError> {
        self.change(&from_js::position_changes(placed)?, from_js::optional_side(turn)?)
    }

    /// In free play: puts a piece of a type and a side on a cell, from nowhere.
    ///
    /// # Errors
    /// `not-from-nowhere` if rules are enforced, `no-such-type`, `no-such-cell` or `not-a-side`; the game is unchanged.
    #[wasm_bindgen(unchecked_return_type = "views.PlayedView")]
    pub fn put(
        &mut self,
        #[wasm_bindgen(js_name = "type")] kind: f64,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black'")] side: &JsValue,
        cell: f64,
    ) -> Result<JsValue, JsValue> {
        let cell = from_js::index(cell).unwrap_or(usize::MAX);
        to_value(&self.put_piece(from_js::index(kind).unwrap_or(0), from_js::side(side)?, cell)?)
    }
}

impl Diagram {
    /// Begins a game from a shuffled start, with this number or a random one; returns the number.
    /// `None` if the game has no shuffle.
    pub(crate) fn shuffle_with(
        &mut self,
        number: Option<&str>,
        random: &mut dyn FnMut() -> u64,
    ) -> Result<Option<u128>, CodedError> {
        let number = match (number, &self.variant().start.shuffle) {
            (Some(text), _) => text.parse::<u128>().map_err(|_| self.refused(no_such_start()))?,
            (None, Some(shuffle)) => shuffle.draw(random).ok_or_else(|| self.refused(no_such_start()))?,
            (None, None) => return Ok(None),
        };
        let variant = Arc::clone(self.variant());
        let begun = RecordedGame::shuffled(variant, number).ok_or_else(|| self.refused(no_such_start()))?;
        self.begin(begun);
        Ok(Some(number))
    }

    /// Begins a new game from the current position with some changes; the rest of it stays.
    pub(crate) fn change(&mut self, changes: &[PositionChange], turn: Option<Player>) -> Result<(), CodedError> {
        let mut position = self.game().position().clone();
        for it in changes {
            self.change_position(&mut position, it)?;
        }
        if let Some(it) = turn {
            position.set_turn(it);
        }
        self.begin(self.recorded.rearranged(&position));
        Ok(())
    }

    fn change_position(&self, position: &mut Position, change: &PositionChange) -> Result<(), CodedError> {
        let kind = if change.type_number == 0 { TypeId::NONE } else { self.piece_type(change.type_number)? };
        if let Some(cell) = change.cell {
            let square = self.square(cell)?;
            if change.is_wall && !self.variant().has(Features::WALLS) {
                return Err(self.refused(CodedError::new("no-such-type", msg!("error-no-such-type-wall"))));
            }
            let content = if change.is_wall { Occupant::WALL } else { self.occupant(kind, change.side, square) };
            position.set_up(Edit::Put(square, content));
            return Ok(());
        }
        let more = i32::from(change.count) - i32::from(position.hand(change.side, kind));
        let more = more.clamp(-127, 127) as i8;
        if kind != TypeId::NONE && more != 0 {
            position.set_up(Edit::Hand(change.side, kind, more));
        }
        Ok(())
    }

    /// A piece that is put on a square: unmoved if it stands there at the start.
    fn occupant(&self, kind: TypeId, side: Player, square: Sq) -> Occupant {
        if kind == TypeId::NONE {
            return Occupant::EMPTY;
        }
        let piece = Occupant::new(side, kind);
        let at_start = self.variant().start.home.get(square.index()) == Some(&piece.virgin());
        if at_start { piece.virgin() } else { piece }
    }

    /// The square of a cell that is no hole.
    pub(crate) fn square(&self, cell: usize) -> Result<Sq, CodedError> {
        let topology = &self.variant().movement.topology;
        let found = self.cells.square(cell).filter(|it| !topology.is_hole(*it));
        found.ok_or_else(|| self.refused(no_such_cell()))
    }

    /// In free play: puts a piece on a cell.
    pub(crate) fn put_piece(&mut self, number: usize, side: Player, cell: usize) -> Result<PlayedView, CodedError> {
        let piece = Occupant::new(side, self.piece_type(number)?);
        let at = self.cells.square(cell).ok_or_else(|| self.refused(no_such_cell()))?;
        let put = self.recorded.put(piece, at);
        put.map_err(|NotAMove(reason)| self.refused(reason))?;
        position::played(self.game(), &self.cells, &self.sight()).ok_or_else(|| self.refused(no_such_cell()))
    }
}

/// What a text is answered with that is no position.
pub(crate) fn not_a_position(error: FenError, text: &str) -> CodedError {
    let res = CodedError::new("not-a-position", error.message);
    match text.find(&error.part).filter(|_| !error.part.is_empty()) {
        Some(start) => res.at(Utf16::new(text).span(start, start + error.part.len())),
        None => res,
    }
}

/// What the number of a start is answered with that does not exist.
pub(crate) fn no_such_start() -> CodedError {
    CodedError::new("no-such-start", msg!("error-no-such-start"))
}

/// What a cell that does not exist is answered with.
pub(crate) fn no_such_cell() -> CodedError {
    CodedError::new("no-such-cell", msg!("error-no-such-cell"))
}
