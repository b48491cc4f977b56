//! The exported object: a definition and its game. What can be asked of it stands in one file per concern.

use std::rc::Rc;
use std::sync::Arc;

use engine::ids::{Player, TypeId};
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::{Features, Variant};
use game::game::Game;
use game::notation::path;
use game::puzzle::Puzzle;
use game::recorded_game::RecordedGame;
use message::msg;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::arguments::DefinitionSource;
use crate::compiled_definition::CompiledDefinition;
use crate::from_js;
use crate::js_error::CodedError;
#[cfg(feature = "full")]
use crate::page_rules::routines::PageRoutines;
use crate::puzzle_attempt::PuzzleAttempt;
use crate::to_js::Cells;
use crate::words::Language;

/// Types that the declarations of this module mention. The views are generated from `view`.
#[wasm_bindgen(typescript_custom_section)]
const IMPORTS: &str = "import type * as views from './views.js';\nimport type { EndingRoutine, Hooks, MoveRoutine, VetoRoutine } from './page-rules.js';";

/// A game of one definition. Every request carries its path: no selection is kept here.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Diagram {
    pub(crate) definition: Rc<CompiledDefinition>,
    pub(crate) cells: Cells,
    pub(crate) recorded: RecordedGame,
    pub(crate) puzzle: Option<PuzzleAttempt>,
    /// The side that the game is shown to; `None` for both.
    pub(crate) viewer: Option<Player>,
    /// What it is told in.
    pub(crate) language: Language,
    /// Whether the game has been at its end, so that nothing of it is hidden any more.
    pub(crate) is_over: bool,
    /// `None` until the page gives a routine.
    #[cfg(feature = "full")]
    pub(crate) routines: Option<Arc<PageRoutines>>,
    /// `None` while positions are judged by hand.
    #[cfg(feature = "full")]
    pub(crate) judgement: Option<crate::thinking::Judgement>,
}

#[wasm_bindgen]
impl Diagram {
    /// Reads a definition, as text or as an object. Its problems are listed by `diagnostics`.
    ///
    /// # Errors
    /// `not-a-definition` if it is neither text nor an object.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
    ) -> Result<Self, CodedError> {
        Ok(Self::of(from_js::definition(definition)?))
    }

    /// Does one part of what the constructor does. Whether none is left: call it until then, and give the page a turn
    /// between the calls. The engine remembers what was begun last.
    ///
    /// # Errors
    /// As the constructor.
    pub fn prepare(
        #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
    ) -> Result<bool, CodedError> {
        Ok(from_js::definition(definition)?.prepare())
    }

    /// The definition as it was read: the text, or an object of plain values. What was too much or unknown to JSON is `null`
    /// there. It can be sent to a worker, whatever object it was read from.
    #[must_use]
    #[wasm_bindgen(unchecked_return_type = "import('./names.js').Definition")]
    pub fn definition(&self) -> JsValue {
        self.definition.source()
    }

    /// Tells the game in a language from now on: a tag such as `de`, or empty for that of the page.
    #[wasm_bindgen(js_name = tellIn)]
    pub fn tell_in(&mut self, language: String) {
        self.language = Language::of(language, &self.definition.definition);
    }

    /// The language in which the game is told: the tag that `tellIn` was given, empty for that of the page.
    #[must_use]
    pub fn language(&self) -> String {
        self.language.tag().to_owned()
    }

    /// The version of the engine.
    #[must_use]
    pub fn version() -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }
}

impl Diagram {
    pub(crate) fn of(source: DefinitionSource) -> Self {
        let definition = source.shared();
        let variant = &definition.variant;
        let cells = Cells::new(&variant.movement.topology);
        let puzzle = Puzzle::of(variant).map(|it| PuzzleAttempt::new(it.0));
        let recorded = RecordedGame::new(Arc::clone(variant));
        let language = Language::of(String::new(), &definition.definition);
        Self {
            definition,
            cells,
            recorded,
            puzzle,
            viewer: None,
            language,
            is_over: false,
            #[cfg(feature = "full")]
            routines: None,
            #[cfg(feature = "full")]
            judgement: None,
        }
    }

    pub(crate) fn variant(&self) -> &Arc<Variant> {
        self.game().variant()
    }

    /// Why something is refused, in the language of the game.
    pub(crate) fn refused(&self, why: impl Into<CodedError>) -> CodedError {
        why.into().told_in(&self.language)
    }

    /// The game that is shown.
    pub(crate) fn game(&self) -> &Game {
        self.recorded.game()
    }

    /// Replaces the game by one with another start.
    pub(crate) fn begin(&mut self, game: RecordedGame) {
        self.recorded = game;
        self.is_over = false;
        if let Some(it) = &mut self.puzzle {
            it.leave();
        }
    }

    /// The steps of a path, or why it has none.
    pub(crate) fn steps(&self, path: &[String]) -> Result<Vec<Step>, Reason> {
        path::parse_steps(self.variant(), path)
    }

    /// The type of a number, from 1.
    pub(crate) fn piece_type(&self, number: usize) -> Result<TypeId, CodedError> {
        let known = number > 0 && number < self.variant().pieces.types.len();
        let found = u8::try_from(number).ok().filter(|_| known);
        found.map(TypeId).ok_or_else(|| self.refused(CodedError::new("no-such-type", msg!("error-no-such-type"))))
    }

    /// Whether moves are accepted: the game is not over, or its rules are not enforced.
    pub(crate) fn is_open(&self) -> bool {
        self.game().current().verdict.is_none() || !self.variant().has(Features::ENFORCED)
    }
}
