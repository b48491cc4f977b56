//! The routines of a page: asked on behalf of the engine, their answers checked for shape. Which moves follow is decided there.

mod answer;
mod copy;
mod reader;

pub use reader::Reader;

use std::cell::RefCell;
use std::sync::Arc;

use engine::hooks::Scene;
use engine::ids::{Label, Player, Sq};
use engine::page_rules::{OfferedMove, PageRules, PlayedMove, Proposal};
use engine::position::Position;
use engine::variant::Variant;
use js_sys::{Array, Function};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::view::{CandidateView, DeedView, UnitView};

/// Most texts that a page may give to moves of one game.
const MAX_LABELS: usize = 1 << 12;

thread_local! {
    /// JavaScript values cannot be sent to other threads, so rules hold numbers and the values stay here.
    static PAGES: RefCell<Vec<Option<Routines>>> = const { RefCell::new(Vec::new()) };
}

/// What one diagram was given.
#[derive(Debug, Default)]
struct Routines {
    custom: Vec<(String, Function)>,
    vetoes: Vec<Function>,
    variant: Option<Arc<Variant>>,
    /// The position that is asked about; `None` between questions.
    position: Option<Position>,
    reader: Option<JsValue>,
    labels: Vec<String>,
    failures: Vec<(String, String)>,
    tables: reader::Tables,
}

/// The routines of one diagram, as the engine holds them.
#[derive(Debug)]
pub(crate) struct Page(usize);

impl Page {
    pub(crate) fn new() -> Arc<Self> {
        let number = PAGES.with_borrow_mut(|pages| {
            let free = pages.iter().position(Option::is_none).unwrap_or(pages.len());
            if free == pages.len() {
                pages.push(None);
            }
            if let Some(slot) = pages.get_mut(free) {
                *slot = Some(Routines::default());
            }
            free
        });
        Arc::new(Self(number))
    }

    fn with<T: Default>(&self, then: impl FnOnce(&mut Routines) -> T) -> T {
        with(self.0, then)
    }

    /// Adds a routine, or replaces the one of that name.
    pub(crate) fn custom(&self, name: &str, routine: Function) {
        self.with(|it| {
            it.custom.retain(|it| it.0 != name);
            it.custom.push((name.to_owned(), routine));
        });
    }

    /// Adds a veto.
    pub(crate) fn veto(&self, routine: Function) {
        self.with(|it| it.vetoes.push(routine));
    }

    /// Says which rules the questions will be about; until then routines are not asked.
    pub(crate) fn set_rules(&self, variant: Option<Arc<Variant>>) {
        self.with(|it| {
            it.variant = variant;
            it.tables = reader::Tables::default();
        });
    }

    /// Lets everything go. Rules and page hold each other, so this must be said.
    pub(crate) fn close(&self) {
        let ended = PAGES.with_borrow_mut(|pages| pages.get_mut(self.0).and_then(Option::take));
        drop(ended);
    }

    /// The routines that failed, each once, with the first reason.
    pub(crate) fn failures(&self) -> Vec<(String, String)> {
        self.with(|it| it.failures.clone())
    }

    /// Calls a function of the page with the position in view. An error if it threw, or if it is asked from inside.
    fn ask(&self, routine: &Function, about: &JsValue, position: &Position) -> Result<JsValue, String> {
        let number = self.0;
        let reader = self.with(|it| {
            if it.position.is_some() {
                return None;
            }
            it.position = Some(position.clone());
            Some(it.reader.get_or_insert_with(|| Reader::of(number).into()).clone())
        });
        let Some(reader) = reader else { return Err("asked the diagram while it was being asked".into()) };
        let answer = routine.call2(&JsValue::NULL, about, &reader);
        self.with(|it| it.position = None);
        answer.map_err(|thrown| format!("threw {}", answer::describe(&thrown)))
    }
}

/// What a page holds; the default if it is gone.
fn with<T: Default>(number: usize, then: impl FnOnce(&mut Routines) -> T) -> T {
    let (mut then, mut res) = (Some(then), T::default());
    visit(number, &mut |it| {
        if let Some(then) = then.take() {
            res = then(it);
        }
    });
    res
}

/// Hands out what a page holds, if it is still there.
fn visit(number: usize, then: &mut dyn FnMut(&mut Routines)) {
    PAGES.with_borrow_mut(|pages| {
        if let Some(Some(it)) = pages.get_mut(number) {
            then(it);
        }
    });
}

impl PageRules for Page {
    fn knows(&self, routine: &str) -> bool {
        self.with(|it| it.custom.iter().any(|it| it.0 == routine))
    }

    fn propose(&self, scene: Scene<'_>, candidate: &OfferedMove<'_>) -> Result<Vec<Proposal>, String> {
        let ready = self.with(|it| {
            let routine = it.custom.iter().find(|it| it.0 == candidate.routine)?;
            it.variant.is_some().then(|| routine.1.clone())
        });
        let Some(routine) = ready else { return Ok(Vec::new()) };
        let about = object(&candidate_view(scene.variant, candidate))?;
        let answer = self.ask(&routine, &about, scene.position)?;
        answer::proposals(scene.variant, &answer, |text| self.name(text))
    }

    fn has_vetoes(&self) -> bool {
        self.with(|it| !it.vetoes.is_empty())
    }

    fn refuses(&self, scene: Scene<'_>, deed: &PlayedMove<'_>) -> Option<String> {
        let vetoes = self.with(|it| if it.variant.is_some() { it.vetoes.clone() } else { Vec::new() });
        let about = object(&deed_view(scene.variant, deed)).ok()?;
        vetoes.iter().find_map(|it| match self.ask(it, &about, scene.position) {
            Ok(answer) => answer.as_string(),
            Err(why) => {
                self.failed("veto", &why);
                None
            }
        })
    }

    fn failed(&self, routine: &str, why: &str) {
        self.with(|it| {
            if it.failures.iter().all(|it| it.0 != routine) {
                it.failures.push((routine.to_owned(), why.to_owned()));
            }
        });
    }

    fn label(&self, label: Label) -> Option<String> {
        let idx = usize::from(label.0).checked_sub(1)?;
        self.with(|it| it.labels.get(idx).cloned())
    }
}

impl Page {
    /// The number of a text for the menu; none if there are too many.
    fn name(&self, text: String) -> Label {
        self.with(|it| {
            let known = it.labels.iter().position(|it| *it == text);
            let idx = known.or_else(|| {
                it.labels.push(text);
                (it.labels.len() <= MAX_LABELS).then(|| it.labels.len() - 1)
            });
            idx.map_or(Label::default(), |idx| Label(idx as u16 + 1))
        })
    }
}

fn object<T: Serialize>(view: &T) -> Result<JsValue, String> {
    serde_wasm_bindgen::to_value(view).map_err(|_| "could not be asked".to_owned())
}

fn side_name(side: Player) -> &'static str {
    match side {
        Player::White => "white",
        Player::Black => "black",
    }
}

/// A piece as routines see it.
fn unit(variant: &Variant, piece: engine::board::occupant::Occupant) -> Option<UnitView> {
    let info = variant.types.get(piece.kind().index()).filter(|_| !piece.is_empty())?;
    Some(UnitView {
        id: info.id.clone(),
        number: u16::from(piece.kind().0),
        side: side_name(piece.side()),
        virgin: piece.is_virgin(),
    })
}

fn labels(variant: &Variant, squares: &[Sq]) -> Vec<String> {
    squares.iter().map(|it| variant.label(*it)).collect()
}

fn candidate_view(variant: &Variant, it: &OfferedMove<'_>) -> CandidateView {
    let path = labels(variant, it.path);
    let text = |idx: usize| path.get(idx).cloned().unwrap_or_default();
    let last = path.len().saturating_sub(1);
    CandidateView {
        name: it.routine.to_owned(),
        piece: unit(variant, it.piece),
        from: text(0),
        to: text(last),
        previous: text(last.saturating_sub(1)),
        kind: if it.occupant.is_empty() {
            "empty"
        } else if it.occupant.is(it.piece.side()) {
            "friend"
        } else {
            "enemy"
        },
        occupant: unit(variant, it.occupant),
        captured: labels(variant, it.captured),
        path,
    }
}

fn deed_view(variant: &Variant, it: &PlayedMove<'_>) -> DeedView {
    let known = |sq: Sq| (sq != Sq::NONE).then(|| variant.label(sq));
    let becomes = variant.types.get(it.becomes.index()).filter(|_| it.becomes != it.piece.kind());
    DeedView {
        kind: it.turn,
        piece: unit(variant, it.piece),
        from: known(it.from),
        to: known(it.to).filter(|_| it.turn != "pass"),
        becomes: becomes.map(|it| it.id.clone()),
        captured: labels(variant, it.captured),
    }
}

/// Squares as an array of their names.
fn names(variant: &Variant, squares: impl Iterator<Item = Sq>) -> Array {
    squares.map(|it| JsValue::from_str(&variant.label(it))).collect()
}
