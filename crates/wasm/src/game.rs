//! Clicks and moves: what may follow a path, why a path is no move, playing, taking back, lists of moves, counting.

use engine::legal::Judge;
use engine::search::perft;
use game::game::NotAMove;
use game::notation::forms::{FORMS, MoveList, NotationForm};
use game::notation::{any, forms, san};
use js_sys::{Array, JsString};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;
use crate::to_js::{click_options, position, to_value};
use crate::view::{OptionsView, PlayedView, PreviewView, ReasonView};

/// Deeper counts would never end.
const MAX_PERFT: u32 = 12;

/// How the moves of a list are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ListNotation {
    /// The steps of the path, with blanks between them.
    Steps,
    /// Algebraic notation with marks for check and mate.
    San,
    /// Any other form.
    Form(&'static NotationForm),
}

impl ListNotation {
    pub(crate) fn named(name: &str) -> Result<Self, CodedError> {
        match name {
            "path" => Ok(Self::Steps),
            "san" => Ok(Self::San),
            _ => forms::named(name).map(Self::Form).ok_or_else(|| {
                let names: Vec<&str> = FORMS.iter().map(|it| it.name).collect();
                CodedError::new("no-such-notation", format!("Moves are written as {}.", names.join(", ")))
            }),
        }
    }
}

#[wasm_bindgen]
impl Diagram {
    /// What may be clicked after a path; the empty path lists what may begin a move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.OptionsView")]
    pub fn options(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.options_after(&from_js::path(path)?))
    }

    /// Why a path is no move; `undefined` if it is one.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.ReasonView | undefined")]
    pub fn why(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.why_not(&from_js::path(path)?))
    }

    /// What will happen for certain after a path, whatever is clicked next.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.PreviewView")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.preview_of(&from_js::path(path)?))
    }

    /// Plays the move that a path spells.
    ///
    /// # Errors
    /// The reason if it is none; the game is unchanged.
    #[wasm_bindgen(unchecked_return_type = "views.PlayedView")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_value(&self.play_path(&from_js::path(path)?)?)
    }

    /// The path of a move that somebody typed, in the form that is named or in any usual one; `play` takes it.
    ///
    /// # Errors
    /// The reason if the text is no legal move, or `no-such-notation`.
    pub fn read(&mut self, text: &str, notation: Option<String>) -> Result<Vec<String>, CodedError> {
        let Some(name) = notation else {
            let path = any::read(&mut self.game, text)?;
            return Ok(position::step_texts(self.variant(), &path));
        };
        ListNotation::named(&name)?;
        if !self.is_open() {
            return any::read(&mut self.game, text).map(|_| Vec::new()).map_err(CodedError::from);
        }
        let current = self.game.current();
        let list = MoveList { variant: self.variant(), position: self.game.position(), moves: &current.moves };
        match forms::named(&name).and_then(|it| it.read(list, text)) {
            Some(idx) => Ok(position::step_texts(self.variant(), current.spellings.canonical(idx))),
            None => {
                let short: String = text.chars().take(40).collect();
                Err(CodedError::new("not-text", format!("\"{short}\" is not a move in this notation.")))
            }
        }
    }

    /// Takes a move back. It stays in the record until another one is played in its place, and longer if it has
    /// comments or variations.
    pub fn undo(&mut self) -> bool {
        self.tree.undo(&mut self.game)
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// Goes to the position after so many plies of the line that is shown, or as near as it allows. Another move that
    /// is played there becomes a variation.
    pub fn goto(&mut self, ply: f64) {
        // Casts of numbers saturate, and what is no number is the start.
        self.tree.goto(&mut self.game, ply as usize);
    }

    /// Ends the game by one of the endings of `scene().claims`, named by its reason.
    ///
    /// # Errors
    /// `no-such-claim`.
    pub fn claim(&mut self, reason: &str) -> Result<(), CodedError> {
        if self.game.claim(reason) {
            Ok(())
        } else {
            Err(CodedError::new("no-such-claim", "That cannot be claimed now."))
        }
    }

    /// The legal moves, sorted by their paths: as `path`, with blanks between the steps, or as `uci`, `san`, `courier`,
    /// `usi`, `hodges`, `hodges-digits`, `hosking`, `large-shogi`, `wxf`, `janggi`, `xboard` or `uci-0`.
    ///
    /// # Errors
    /// `no-such-notation`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn moves(&self, notation: Option<String>) -> Result<JsValue, CodedError> {
        let notation = ListNotation::named(notation.as_deref().unwrap_or("path"))?;
        let texts = self.move_texts(notation);
        // One text that JavaScript cuts is quicker than many texts.
        let lines = JsString::from(texts.join("\n"));
        Ok(if texts.is_empty() { Array::new() } else { lines.split("\n") }.into())
    }

    /// How many legal moves there are.
    #[wasm_bindgen(js_name = legalCount)]
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        if self.is_open() { self.game.current().moves.len() as u32 } else { 0 }
    }

    /// Counts the positions after so many plies.
    ///
    /// # Errors
    /// `too-deep` above the limit.
    pub fn perft(&self, depth: f64) -> Result<f64, CodedError> {
        // Casts of numbers saturate.
        let depth = depth as u32;
        if depth > MAX_PERFT {
            return Err(CodedError::new("too-deep", format!("Moves are counted up to depth {MAX_PERFT}.")));
        }
        let mut position = self.game.position().clone();
        Ok(perft::perft(self.variant(), &mut position, depth) as f64)
    }
}

impl Diagram {
    pub(crate) fn options_after(&self, path: &[String]) -> OptionsView {
        match self.steps(path) {
            Ok(steps) => click_options::view(&self.game, &self.cells, &steps),
            Err(_) => OptionsView { whole: false, play: false, options: Vec::new(), taken: Vec::new() },
        }
    }

    pub(crate) fn why_not(&mut self, path: &[String]) -> Option<ReasonView> {
        let reason = match self.steps(path) {
            Ok(steps) => self.game.why(&steps)?,
            Err(reason) => reason,
        };
        Some(position::reason(&reason, &self.cells))
    }

    pub(crate) fn preview_of(&self, path: &[String]) -> PreviewView {
        let steps = self.steps(path).unwrap_or_default();
        position::preview(&self.game, &self.cells, &steps)
    }

    pub(crate) fn play_path(&mut self, path: &[String]) -> Result<PlayedView, CodedError> {
        let steps = self.steps(path)?;
        self.game.play(&steps).map_err(|NotAMove(reason)| CodedError::from(reason))?;
        self.tree.played(&mut self.game);
        position::played(&self.game, &self.cells)
            .ok_or_else(|| CodedError::new("no-such-move", "That is not a move here."))
    }

    /// The legal moves in the order of their paths; none if the game is over.
    pub(crate) fn move_texts(&self, notation: ListNotation) -> Vec<String> {
        if !self.is_open() {
            return Vec::new();
        }
        let current = self.game.current();
        let list = MoveList { variant: self.variant(), position: self.game.position(), moves: &current.moves };
        let canonical = current.spellings.all().iter().filter(|it| it.canonical);
        let mut texts = match notation {
            ListNotation::Steps => {
                return canonical.map(|it| position::step_texts(list.variant, &it.steps).join(" ")).collect();
            }
            ListNotation::San => san_texts(list),
            ListNotation::Form(form) => form.write_all(list),
        };
        canonical.map(|it| texts.get_mut(it.idx).map(std::mem::take).unwrap_or_default()).collect()
    }
}

/// The moves in algebraic notation, with marks for check and mate.
fn san_texts(list: MoveList<'_>) -> Vec<String> {
    let MoveList { variant, position, moves } = list;
    let mut position = position.clone();
    let mut judge = Judge::default();
    let mut res = san::write_all(variant, &position, moves);
    for (idx, text) in res.iter_mut().enumerate() {
        text.push_str(san::check_mark(variant, &mut position, &mut judge, moves.patch(idx)));
    }
    res
}
