//! What pages gave to their diagrams, by number.

use std::cell::RefCell;
use std::sync::Arc;

use engine::page_rules::LastMove;
use engine::position::Position;
use engine::variant::Variant;
use js_sys::Function;
use message::Message;
use wasm_bindgen::JsValue;

use super::direction_tables::DirectionTables;

thread_local! {
    /// Rules may be sent to other threads and values of JavaScript may not, so rules hold a number and the routines
    /// stay here.
    static ALL: RefCell<Vec<Option<GivenRoutines>>> = const { RefCell::new(Vec::new()) };
}

/// What one diagram was given.
#[derive(Debug, Default)]
pub(super) struct GivenRoutines {
    pub(super) custom: Vec<(String, Function)>,
    pub(super) vetoes: Vec<Function>,
    pub(super) endings: Vec<Function>,
    pub(super) variant: Option<Arc<Variant>>,
    /// The position that a routine is asked about; `None` between questions.
    pub(super) position: Option<Position>,
    /// The move before the question.
    pub(super) last: Option<LastMove>,
    pub(super) reader: Option<JsValue>,
    pub(super) labels: Vec<String>,
    pub(super) failures: Vec<(String, Message)>,
    pub(super) tables: DirectionTables,
}

/// A new diagram, to which nothing was given yet: its number.
pub(super) fn add() -> usize {
    ALL.with_borrow_mut(|all| {
        let free = all.iter().position(Option::is_none).unwrap_or(all.len());
        if free == all.len() {
            all.push(None);
        }
        if let Some(slot) = all.get_mut(free) {
            *slot = Some(GivenRoutines::default());
        }
        free
    })
}

/// What a diagram was given, by its number; the default if the diagram is gone.
pub(super) fn with<T: Default>(number: usize, then: impl FnOnce(&mut GivenRoutines) -> T) -> T {
    ALL.with_borrow_mut(|all| all.get_mut(number).and_then(Option::as_mut).map(then).unwrap_or_default())
}

/// Lets everything go that a diagram was given.
pub(super) fn remove(number: usize) {
    // Dropped after the list is free again.
    let removed = ALL.with_borrow_mut(|all| all.get_mut(number).and_then(Option::take));
    drop(removed);
}
