//! The routines of one diagram, called on behalf of the engine.

use std::sync::Arc;

use engine::hooks::Scene;
use engine::ids::Label;
use engine::page_rules::{OfferedMove, PageEnding, PageRules, PlayedMove, Proposal, Told, last};
use engine::position::Position;
use engine::variant::Variant;
use js_sys::Function;
use message::{Message, msg};
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::console;

use super::direction_tables::DirectionTables;
use super::given_routines::{self, GivenRoutines};
use super::position_reader::PositionReader;
use super::{answer, question};
use crate::view::EndingQuestionView;
use crate::words;

/// Most texts that a page may give to moves of one game.
const MAX_LABELS: usize = 1 << 12;

/// The routines of one diagram, as the engine holds them: their number in the list.
#[derive(Debug)]
pub(crate) struct PageRoutines(usize);

impl PageRoutines {
    pub(crate) fn new() -> Arc<Self> {
        Arc::new(Self(given_routines::add()))
    }

    fn with<T: Default>(&self, then: impl FnOnce(&mut GivenRoutines) -> T) -> T {
        given_routines::with(self.0, then)
    }

    /// Another object with the same functions, for another diagram.
    pub(crate) fn copy(&self) -> Arc<Self> {
        let (custom, vetoes, endings) = self.with(|it| (it.custom.clone(), it.vetoes.clone(), it.endings.clone()));
        let copy = Self::new();
        copy.with(|it| (it.custom, it.vetoes, it.endings) = (custom, vetoes, endings));
        copy
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

    /// Adds a routine that may end games.
    pub(crate) fn ending(&self, routine: Function) {
        self.with(|it| it.endings.push(routine));
    }

    /// Says which variant the questions will be about; without one routines are not asked.
    pub(crate) fn set_variant(&self, variant: Option<Arc<Variant>>) {
        self.with(|it| {
            it.variant = variant;
            it.tables = DirectionTables::default();
        });
    }

    /// Lets everything go. Variant and routines hold each other, so dropping alone would not.
    pub(crate) fn close(&self) {
        given_routines::remove(self.0);
    }

    /// The routines that failed, each once, with the first reason.
    pub(crate) fn failures(&self) -> Vec<(String, Message)> {
        self.with(|it| it.failures.clone())
    }

    /// Calls a routine with the position in view. `before`: that after the move which it may ask for. An error if it threw, or if it is called from inside another one.
    fn ask(
        &self,
        routine: &Function,
        about: &JsValue,
        position: &Position,
        before: &Position,
    ) -> Result<JsValue, Message> {
        let number = self.0;
        let reader = self.with(|it| {
            if it.position.is_some() {
                return None;
            }
            it.position = Some(position.clone());
            it.last = last(before);
            Some(it.reader.get_or_insert_with(|| PositionReader::of(number).into()).clone())
        });
        let Some(reader) = reader else { return Err(msg!("routine-asked-inside")) };
        let answer = routine.call2(&JsValue::NULL, about, &reader);
        self.with(|it| it.position = None);
        answer.map_err(|thrown| answer::threw(&thrown))
    }

    /// The number of a text for the menu; none if there are too many.
    fn label_of(&self, text: String) -> Label {
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

impl PageRules for PageRoutines {
    fn knows(&self, routine: &str) -> bool {
        self.with(|it| it.custom.iter().any(|it| it.0 == routine))
    }

    fn propose(&self, scene: Scene<'_>, candidate: &OfferedMove<'_>) -> Result<Option<Vec<Proposal>>, Message> {
        let ready = self.with(|it| {
            let routine = it.custom.iter().find(|it| it.0 == candidate.routine)?;
            it.variant.is_some().then(|| routine.1.clone())
        });
        let Some(routine) = ready else { return Ok(None) };
        let about = argument(&question::candidate(scene.variant, candidate))?;
        let answer = self.ask(&routine, &about, scene.position, candidate.before)?;
        answer::proposals(scene.variant, &answer, &|text| self.label_of(text))
    }

    fn has_vetoes(&self) -> bool {
        self.with(|it| !it.vetoes.is_empty())
    }

    fn refuses(&self, scene: Scene<'_>, played: &PlayedMove<'_>) -> Option<String> {
        let vetoes = self.with(|it| if it.variant.is_some() { it.vetoes.clone() } else { Vec::new() });
        let about = argument(&question::veto_move(scene.variant, played)).ok()?;
        vetoes.iter().find_map(|it| match self.ask(it, &about, scene.position, scene.position) {
            Ok(answer) => answer.as_string(),
            Err(why) => {
                self.failed("veto", &why);
                None
            }
        })
    }

    fn has_endings(&self) -> bool {
        self.with(|it| !it.endings.is_empty())
    }

    fn ending(&self, scene: Scene<'_>, can_move: bool) -> Option<PageEnding> {
        let endings = self.with(|it| if it.variant.is_some() { it.endings.clone() } else { Vec::new() });
        let about = argument(&EndingQuestionView { can_move }).ok()?;
        endings.iter().find_map(|it| {
            let answer = self.ask(it, &about, scene.position, scene.position);
            answer.and_then(|it| answer::ending(scene.variant, &it)).unwrap_or_else(|why| {
                self.failed("ending", &why);
                None
            })
        })
    }

    fn words(&self, of: Told<'_>) -> Vec<String> {
        let routines: Vec<Function> = self.with(|it| match of {
            Told::Routine(name) => it.custom.iter().filter(|it| it.0 == name).map(|it| it.1.clone()).collect(),
            Told::Vetoes => it.vetoes.clone(),
            Told::Endings => it.endings.clone(),
        });
        routines.iter().flat_map(answer::words).collect()
    }

    fn failed(&self, routine: &str, what: &Message) {
        let is_first = self.with(|it| {
            let is_first = it.failures.iter().all(|it| it.0 != routine);
            if is_first {
                it.failures.push((routine.to_owned(), what.clone()));
            }
            is_first
        });
        if is_first {
            let told = Some(words::say(&failure(routine, what))).filter(|it| !it.is_empty());
            let told = told.unwrap_or_else(|| format!("{routine}: {what}"));
            console::warn_1(&format!("variant-diagram: {told}").into());
        }
    }

    fn label(&self, label: Label) -> Option<String> {
        let idx = usize::from(label.0).checked_sub(1)?;
        self.with(|it| it.labels.get(idx).cloned())
    }
}

/// What a reader is told of a routine that failed.
pub(crate) fn failure(routine: &str, what: &Message) -> Message {
    msg!("custom-failed", routine = routine, what = what.clone())
}

/// A view as an argument of a routine.
fn argument<T: Serialize>(view: &T) -> Result<JsValue, Message> {
    serde_wasm_bindgen::to_value(view).map_err(|_| msg!("routine-not-asked"))
}
