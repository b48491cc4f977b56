//! The exported object and functions: reads arguments, asks the session, hands views out. Decides nothing.

use engine::ids::Player;
use game::notation::record;
use js_sys::{Array, Function, JsString};
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::convert;
use crate::definition::Source;
use crate::failure::Refusal;
use crate::incoming;
use crate::search::{Search, WinSolver};
use crate::session::{Notation, Session};
use crate::trial::Trial;

/// The views are declared once; their TypeScript form is generated beside this file's own types.
#[wasm_bindgen(typescript_custom_section)]
const VIEWS: &str =
    "import type * as views from './views.js';\nimport type { MoveRoutine, VetoRoutine } from './hooks.js';";

fn send<T: Serialize + ?Sized>(view: &T) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(view)?)
}

fn function(value: &JsValue) -> Result<Function, Refusal> {
    let found = value.dyn_ref::<Function>().cloned();
    found.ok_or_else(|| Refusal::new("not-a-routine", "A routine is a function."))
}

fn player(side: f64) -> Player {
    if side == 1.0 { Player::Black } else { Player::White }
}

/// Says in English how a piece with these moves goes.
#[wasm_bindgen]
#[must_use]
pub fn explain(xbetza: &str) -> String {
    xbetza::explain(&xbetza::parse(xbetza).0)
}

/// The keys that rules claim, for a manual.
///
/// # Errors
/// Only if the page broke its own objects.
#[wasm_bindgen(unchecked_return_type = "views.KeyView[]")]
pub fn keys() -> Result<JsValue, JsValue> {
    send(&convert::keys::views())
}

/// What is wrong with a definition.
///
/// # Errors
/// `not-a-definition` if it is neither text nor an object.
#[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
pub fn check(
    #[wasm_bindgen(unchecked_param_type = "string | object")] definition: &JsValue,
) -> Result<JsValue, JsValue> {
    let source: Source = incoming::definition(definition)?;
    send(&source.read().diagnostics)
}

/// A game of one definition. Every request carries its path: no selection is kept here.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Diagram {
    session: Session,
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
    ) -> Result<Self, JsValue> {
        let source: Source = incoming::definition(definition)?;
        Ok(Self { session: Session::new(source) })
    }

    /// The version of the engine.
    #[must_use]
    pub fn version() -> String {
        env!("CARGO_PKG_VERSION").to_owned()
    }

    /// Problems of the definition, in the order of the text.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.DiagnosticView[]")]
    pub fn diagnostics(&self) -> Result<JsValue, JsValue> {
        send(&self.session.diagnostics())
    }

    /// Geometry, labels, appearance and piece types: the same during the whole game.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.BoardView")]
    pub fn board(&self) -> Result<JsValue, JsValue> {
        send(&self.session.board())
    }

    /// The rules in plain English, by topic.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.RulesInWords")]
    pub fn rules(&self) -> Result<JsValue, JsValue> {
        send(&self.session.rulebook())
    }

    /// The position.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.SceneView")]
    pub fn scene(&self) -> Result<JsValue, JsValue> {
        send(&self.session.scene())
    }

    /// What may be clicked after a path; the empty path lists what may begin a move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.OptionsView")]
    pub fn options(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue,
    ) -> Result<JsValue, JsValue> {
        send(&self.session.options(&incoming::path(path)?))
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
        send(&self.session.why(&incoming::path(path)?))
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
        send(&self.session.preview(&incoming::path(path)?))
    }

    /// The cells that a side (0 White, 1 Black) attacks, and from where; own pieces among them are guarded.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.ThreatView[]")]
    pub fn threats(&self, side: f64) -> Result<JsValue, JsValue> {
        send(&self.session.threats(player(side)))
    }

    /// Who engages whom, and where pieces must stop for enemies.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "views.RelationsView")]
    pub fn relations(&self) -> Result<JsValue, JsValue> {
        send(&self.session.relations())
    }

    /// How the types move, each in one English sentence, in the order of `board().types`.
    #[must_use]
    pub fn explanations(&self) -> Vec<String> {
        self.session.explanations()
    }

    /// What the types are worth, in hundredths of a Pawn: what the definition says, else an estimate.
    /// Royals without a value of the definition have 0.
    #[must_use]
    pub fn values(&self) -> Vec<i32> {
        self.session.values()
    }

    /// Begins a new game from the current position with changes: `{ cell, type, side }` puts a piece
    /// (type 0: nothing), without a cell `{ type, side, count }` says how many a hand holds.
    ///
    /// # Errors
    /// `no-such-type`, `no-such-cell` or `not-a-position`; the game is unchanged.
    pub fn arrange(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "{ cell?: number; type: number; side: number; count?: number }[]")]
        placed: &JsValue,
        turn: Option<f64>,
    ) -> Result<(), JsValue> {
        Ok(self.session.arrange(&incoming::placed(placed)?, turn.map(player))?)
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
        send(&self.session.play(&incoming::path(path)?)?)
    }

    /// The path of a move that somebody typed, in the form that is named or in any usual one; `play` takes it.
    ///
    /// # Errors
    /// The reason if the text is no legal move, or `no-such-notation`.
    pub fn read(&mut self, text: &str, notation: Option<String>) -> Result<Vec<String>, JsValue> {
        Ok(self.session.read(text, notation.as_deref())?)
    }

    /// In free play: puts a piece of a type and a side on a cell, from nowhere.
    ///
    /// # Errors
    /// `not-from-nowhere` if rules are enforced, `no-such-type` or `no-such-cell`; the game is unchanged.
    #[wasm_bindgen(unchecked_return_type = "views.PlayedView")]
    pub fn put(
        &mut self,
        #[wasm_bindgen(js_name = "type")] kind: f64,
        side: f64,
        cell: f64,
    ) -> Result<JsValue, JsValue> {
        let cell = incoming::index(cell).unwrap_or(usize::MAX);
        send(&self.session.put(incoming::index(kind).unwrap_or(0), player(side), cell)?)
    }

    /// Takes a move back. It stays in the record until another one is played in its place, and longer if something
    /// is said about it or varies on it.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// Goes to the position after so many plies of the line that is shown, or as near as it allows. Another move that
    /// is played there becomes a variation.
    pub fn goto(&mut self, ply: f64) {
        // Casts of numbers saturate, and what is no number is the start.
        self.session.goto(ply as usize);
    }

    /// Begins the game of the definition anew, with its pieces as they stand there; a puzzle from its start.
    pub fn restart(&mut self) {
        self.session.restart();
    }

    /// Begins a game from a shuffled start, with this number or a random one, and returns the number;
    /// does nothing and returns `undefined` if the game has no shuffle.
    ///
    /// # Errors
    /// `no-such-start` if the number stands for no start.
    pub fn shuffle(&mut self, number: Option<String>) -> Result<Option<String>, JsValue> {
        // One random number of JavaScript does not fill 64 bits.
        let half = || (js_sys::Math::random() * 4_294_967_296.0) as u64;
        let mut random = || half() << 32 | half();
        let number = self.session.shuffle(number.as_deref(), &mut random)?;
        Ok(number.map(|it| it.to_string()))
    }

    /// Ends the game by one of the endings of `scene().claims`, named by its reason.
    ///
    /// # Errors
    /// `no-such-claim`.
    pub fn claim(&mut self, reason: &str) -> Result<(), JsValue> {
        Ok(self.session.claim(reason)?)
    }

    /// Gives the routine that `custom=name:…` of the definition asks for; one of the same name is replaced.
    ///
    /// # Errors
    /// `not-a-routine` if it is no function.
    pub fn custom(
        &mut self,
        name: &str,
        #[wasm_bindgen(unchecked_param_type = "MoveRoutine")] routine: &JsValue,
    ) -> Result<(), JsValue> {
        self.session.custom(name, function(routine)?);
        Ok(())
    }

    /// Adds a routine that may refuse moves with a sentence.
    ///
    /// # Errors
    /// `not-a-routine` if it is no function.
    pub fn veto(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "VetoRoutine")] routine: &JsValue,
    ) -> Result<(), JsValue> {
        self.session.veto(function(routine)?);
        Ok(())
    }

    /// The position as text.
    #[must_use]
    pub fn fen(&self) -> String {
        self.session.fen()
    }

    /// Begins a new game from a position. Returns what was added or ignored, one sentence each.
    ///
    /// # Errors
    /// `not-a-position` with the place in the text; the game is unchanged.
    #[wasm_bindgen(js_name = setFen)]
    pub fn set_fen(&mut self, text: &str) -> Result<Vec<String>, JsValue> {
        Ok(self.session.set_fen(text)?)
    }

    /// The game as text, with its variations.
    #[must_use]
    pub fn record(&self) -> String {
        self.session.record()
    }

    /// Reads a game.
    ///
    /// # Errors
    /// The reason and the place of the first move that does not fit; the moves before it are played, and other lines
    /// are read.
    pub fn load(&mut self, text: &str) -> Result<(), JsValue> {
        Ok(self.session.load(text)?)
    }

    /// The record with its variations and remarks.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.LinesView")]
    pub fn lines(&self) -> Result<JsValue, JsValue> {
        send(&self.session.lines_view())
    }

    /// Shows the position after a move of the record, by its number in the order of reading; 0 is the start.
    pub fn visit(&mut self, number: f64) -> bool {
        let (lines, game) = self.session.lines();
        lines.visit(game, number as usize)
    }

    /// Makes the variation that a move lies in the main line of its place.
    pub fn promote(&mut self, number: f64) -> bool {
        let (lines, game) = self.session.lines();
        lines.promote(game, number as usize)
    }

    /// Leaves a move out of the record, with all that follows it.
    pub fn remove(&mut self, number: f64) -> bool {
        let (lines, game) = self.session.lines();
        lines.remove(game, number as usize)
    }

    /// Says something about a move of the record, or of the start (0), in place of what is said now: a remark, and a
    /// sign such as `!?` or `$10`; empty texts for none.
    pub fn annotate(&mut self, number: f64, comment: &str, sign: &str) -> bool {
        let (lines, _) = self.session.lines();
        lines.annotate(number as usize, comment, record::sign(sign).as_slice())
    }

    /// The puzzle of the definition, or the one that was posed, and how far this game has come with it;
    /// `undefined` if there is none, or if the game began elsewhere.
    ///
    /// # Errors
    /// As `diagnostics`.
    #[wasm_bindgen(unchecked_return_type = "views.PuzzleView | undefined")]
    pub fn puzzle(&self) -> Result<JsValue, JsValue> {
        send(&self.session.puzzle())
    }

    /// Why the move that a path spells is not the solution of the puzzle; `undefined` if it is, or if it is no move.
    ///
    /// # Errors
    /// `not-a-path` if it is no array of strings.
    #[wasm_bindgen(unchecked_return_type = "views.ReasonView | undefined")]
    pub fn judge(&self, #[wasm_bindgen(unchecked_param_type = "string[]")] path: &JsValue) -> Result<JsValue, JsValue> {
        send(&self.session.judge(&incoming::path(path)?))
    }

    /// Makes the start of this game a puzzle with this solution, a record.
    ///
    /// # Errors
    /// The reason and the place of the first move that does not fit; the moves before it count.
    pub fn pose(&mut self, solution: &str) -> Result<(), JsValue> {
        Ok(self.session.pose(solution)?)
    }

    /// Begins the puzzle anew; `false` if there is none.
    pub fn retry(&mut self) -> bool {
        self.session.retry()
    }

    /// Makes the solution of the puzzle the record of the game; `false` if there is none.
    pub fn solve(&mut self) -> bool {
        self.session.solve()
    }

    /// The move diagram of a type, in the middle of an empty board or on a cell,
    /// perhaps with enemies on other cells, after its first move, or as Black's.
    ///
    /// # Errors
    /// `no-such-type` or `no-such-cell`.
    #[wasm_bindgen(unchecked_return_type = "views.MarkView[]")]
    pub fn reach(
        &self,
        #[wasm_bindgen(js_name = "type")] kind: f64,
        #[wasm_bindgen(unchecked_optional_param_type = "number")] at: Option<f64>,
        #[wasm_bindgen(
            unchecked_optional_param_type = "{ enemies?: number[]; moved?: boolean; side?: number }"
        )]
        extra: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let none = || Refusal::new("no-such-cell", "There is no such cell.");
        let at = match at {
            Some(it) => Some(incoming::index(it).ok_or_else(none)?),
            None => None,
        };
        let kind = incoming::index(kind).unwrap_or(0);
        send(&self.session.reach(kind, at, &incoming::around(extra))?)
    }

    /// The squares that a type of a side (0 White, 1 Black) treats in its own way.
    ///
    /// # Errors
    /// `no-such-type`.
    #[wasm_bindgen(unchecked_return_type = "views.ZoneView[]")]
    pub fn zones(&self, #[wasm_bindgen(js_name = "type")] kind: f64, side: f64) -> Result<JsValue, JsValue> {
        send(&self.session.zones(incoming::index(kind).unwrap_or(0), player(side))?)
    }

    /// Counts the positions after so many plies.
    ///
    /// # Errors
    /// `too-deep` above the limit.
    pub fn perft(&self, depth: f64) -> Result<f64, JsValue> {
        Ok(self.session.perft(depth as u32)? as f64)
    }

    /// The legal moves, sorted by their paths: as `path`, with blanks between the steps, or as `uci`, `san`, `courier`,
    /// `usi`, `hodges`, `hodges-digits`, `hosking`, `large-shogi`, `wxf`, `janggi`, `xboard` or `uci-0`.
    ///
    /// # Errors
    /// `no-such-notation`.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    pub fn moves(&self, notation: Option<String>) -> Result<JsValue, JsValue> {
        let notation = Notation::named(notation.as_deref().unwrap_or("path"))?;
        let texts = self.session.moves(notation);
        // One text that JavaScript cuts is quicker than many texts.
        let lines = JsString::from(texts.join("\n"));
        Ok(if texts.is_empty() { Array::new() } else { lines.split("\n") }.into())
    }

    /// Tries moves out from the current position, by their numbers. In JavaScript, `explore` is the way to use it.
    #[must_use]
    pub fn trial(&self) -> Trial {
        Trial::new(self.session.explorer())
    }

    /// Searches from the current position. In JavaScript, `analyse` is the way to use it.
    #[must_use]
    pub fn search(&self) -> Search {
        Search::new(self.session.game())
    }

    /// Looks for wins of the side to move in so many of its moves. In JavaScript, `solve` is the way to use it.
    #[must_use]
    pub fn solver(&self, win_in: u32) -> WinSolver {
        WinSolver::new(self.session.game(), win_in.clamp(1, 16))
    }

    /// How many legal moves there are.
    #[wasm_bindgen(js_name = legalCount)]
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        self.session.legal_count()
    }
}
