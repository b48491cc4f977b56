//! Squares and moves as the players of the game write them.

use game::players_notation::PlayersNotation;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::to_js::{players_notation, to_value};
use crate::view::PlayersNotationView;

#[wasm_bindgen]
impl Diagram {
    /// How the players of the game name its squares and write its moves, if they have a way of their own. Steps, records and
    /// positions do not.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(js_name = playersNotation, unchecked_return_type = "views.PlayersNotationView | undefined")]
    pub fn players_notation(&self) -> Result<JsValue, JsValue> {
        to_value(&self.players_notation_view())
    }

    /// The moves of the record as the players of the game write them, in the order of `lines()`; as there where they have
    /// no way to write one. Empty without a notation of theirs.
    #[must_use]
    #[wasm_bindgen(js_name = playersMoves)]
    pub fn players_moves(&self) -> Vec<String> {
        PlayersNotation::of(self.variant()).map_or_else(Vec::new, |it| it.moves(&self.recorded))
    }

    /// The move that a path spells, as the players of the game write it; `undefined` if they have no way to, or if it is no
    /// legal move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(js_name = playersMove)]
    pub fn players_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        Ok(self.players_move_of(&from_js::path(path)?))
    }
}

impl Diagram {
    pub(crate) fn players_notation_view(&self) -> Option<PlayersNotationView> {
        let notation = PlayersNotation::of(self.variant())?;
        Some(players_notation::view(notation, self.variant(), &self.definition.definition, &self.cells))
    }

    pub(crate) fn players_move_of(&self, path: &[String]) -> Option<String> {
        let steps = self.steps(path).ok().filter(|_| self.is_open())?;
        PlayersNotation::of(self.variant())?.write_path(self.game(), &steps)
    }
}
