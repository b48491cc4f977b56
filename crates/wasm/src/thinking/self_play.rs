//! Games of the search against itself, played in slices.

use facts::self_play::{Effort, SelfPlay, can_play};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::thinking::search::{send, timer};
use crate::to_js::side_name;
use crate::view::analysis::PlayedGameView;

#[wasm_bindgen]
impl Diagram {
    /// Lets the search play a game against itself from the start of the variant, with so many positions for a move. The
    /// same numbers give the same game. In JavaScript, `selfPlay` is the way to use it.
    ///
    /// # Errors
    /// `no-self-play` if such games tell nothing: of lessons, and where the rules are not enforced.
    #[wasm_bindgen(js_name = selfPlayer)]
    pub fn self_player(&self, number: f64, nodes: f64, seed: f64) -> Result<SelfPlayer, JsValue> {
        let variant = self.game.variant();
        if !can_play(variant) {
            let why = "The computer plays no games against itself here: the rules are not enforced, or a task is set.";
            return Err(CodedError::new("no-self-play", why).into());
        }
        let effort = Effort { nodes: nodes.max(1.0) as u64, seed: seed as u64 };
        Ok(SelfPlayer { game: SelfPlay::from_start(variant, number as u64, effort) })
    }
}

/// Plays a game. JavaScript wraps it: see `selfPlay` there.
#[wasm_bindgen]
#[derive(Debug)]
pub struct SelfPlayer {
    game: SelfPlay,
}

impl SelfPlayer {
    pub(crate) fn view(&self) -> PlayedGameView {
        let it = self.game.played();
        PlayedGameView {
            number: it.number as f64,
            result: it.winner.map_or("draw", side_name),
            ending: it.reason.clone(),
            branching: it.branching as f64,
            most: it.most as f64,
            captures: it.captures as f64,
            moves: it.moves.clone(),
            record: self.game.record(),
        }
    }
}

#[wasm_bindgen]
impl SelfPlayer {
    /// Goes on for about so many milliseconds. The game, once it is over; until then nothing.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.PlayedGameView | undefined")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        if self.game.run(&mut timer(milliseconds)) { send(&self.view()) } else { Ok(JsValue::UNDEFINED) }
    }
}
