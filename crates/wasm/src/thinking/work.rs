//! Whatever takes long, in slices: JavaScript asks for some milliseconds at a time, in a worker or between two frames.

use std::any::Any;
use std::fmt;

use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use game::notation::path::step_text;
use search::work::{self, Progress};
use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::js_error::CodedError;

/// Something that takes long. JavaScript wraps it: see `analyse`, `solve`, `endings` and `selfPlay` there.
#[wasm_bindgen]
pub struct Work(Box<dyn Sliced>);

/// Not what is in it: a table of methods would carry the printing of whole games along.
impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work").finish_non_exhaustive()
    }
}

/// What answers of some work are in JavaScript; the game is the one that it began with.
type View<W> = fn(&Game, &W, &<W as work::Work>::Answer) -> Result<JsValue, JsValue>;

/// Some work of any kind.
trait Sliced: Any {
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<JsValue, JsValue>;
    fn finish(&mut self) -> Result<JsValue, JsValue>;
    fn is_over(&self) -> bool;
    fn share(&self) -> f64;
    fn n_nodes(&self) -> u64;
    fn kept(&mut self) -> Option<Vec<u8>>;
    fn resume(&mut self, kept: &[u8]) -> bool;
}

struct Viewed<W: work::Work> {
    game: Game,
    work: W,
    view: View<W>,
    is_over: bool,
}

impl<W: work::Work + 'static> Sliced for Viewed<W> {
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Result<JsValue, JsValue> {
        let progress = self.work.step(stop);
        self.is_over = progress.is_over();
        match progress {
            Progress::Paused => Ok(JsValue::UNDEFINED),
            Progress::Found(it) | Progress::Done(it) => (self.view)(&self.game, &self.work, &it),
            Progress::Refused(why) => Err(CodedError::new(why.code, why.message()).into()),
        }
    }

    fn finish(&mut self) -> Result<JsValue, JsValue> {
        self.is_over = true;
        let answer = self.work.finish();
        answer.map_or(Ok(JsValue::UNDEFINED), |it| (self.view)(&self.game, &self.work, &it))
    }

    fn is_over(&self) -> bool {
        self.is_over
    }

    fn share(&self) -> f64 {
        self.work.share()
    }

    fn n_nodes(&self) -> u64 {
        self.work.n_nodes()
    }

    fn kept(&mut self) -> Option<Vec<u8>> {
        self.work.kept()
    }

    fn resume(&mut self, kept: &[u8]) -> bool {
        self.work.resume(kept)
    }
}

impl Work {
    /// Some work on the position of a game, and how JavaScript sees its answers.
    pub(super) fn new<W: work::Work + 'static>(game: &Game, work: W, view: View<W>) -> Self {
        Self(Box::new(Viewed { game: game.clone(), work, view, is_over: false }))
    }

    /// The work, if it is of a kind.
    pub(super) fn of<W: work::Work + 'static>(self) -> Option<W> {
        let any: Box<dyn Any> = self.0;
        any.downcast::<Viewed<W>>().ok().map(|it| it.work)
    }
}

#[wasm_bindgen]
impl Work {
    /// Goes on for at most so many milliseconds. What is new, if anything is; it is the answer once the work is over.
    ///
    /// # Errors
    /// `endings.…` if it turns out that there is no table.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn step(&mut self, milliseconds: f64) -> Result<JsValue, JsValue> {
        let end = js_sys::Date::now() + milliseconds;
        self.0.step(&mut || js_sys::Date::now() >= end)
    }

    /// Ends the work with what is known by now, if half of it is an answer.
    ///
    /// # Errors
    /// Only if the page broke its own objects.
    #[wasm_bindgen(unchecked_return_type = "unknown")]
    pub fn finish(&mut self) -> Result<JsValue, JsValue> {
        self.0.finish()
    }

    /// Whether there is nothing more to do.
    #[must_use]
    #[wasm_bindgen(js_name = isOver)]
    pub fn is_over(&self) -> bool {
        self.0.is_over()
    }

    /// The share that is done, from 0 to 1; 0 where nobody can tell.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.0.share()
    }

    /// Positions that were looked at.
    #[must_use]
    pub fn nodes(&self) -> f64 {
        self.0.n_nodes() as f64
    }

    /// What is settled and was not told yet, for `resume`.
    pub fn kept(&mut self) -> Option<Vec<u8>> {
        self.0.kept()
    }

    /// Takes over what earlier work of the same kind, on the same position, has settled, before the first `step`. Whether
    /// that can be.
    pub fn resume(&mut self, kept: &[u8]) -> bool {
        self.0.resume(kept)
    }
}

pub(super) fn send<T: Serialize + ?Sized>(view: &T) -> Result<JsValue, JsValue> {
    Ok(serde_wasm_bindgen::to_value(view)?)
}

/// A path as its step texts.
pub(super) fn texts(variant: &Variant, path: &[Step]) -> Vec<String> {
    path.iter().map(|it| step_text(variant, *it)).collect()
}
