//! Routines of a page: what `custom=` and `customEffect=` of the definition ask for, vetoes and endings. Only the full module
//! has them.

mod answer;
mod direction_tables;
mod given_routines;
mod hooks;
mod position_reader;
mod question;
pub(crate) mod routines;

use std::sync::Arc;

use definition::Severity;
use message::Message;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::js_error::CodedError;
use crate::to_js::diagnostics::severity;
use crate::view::DiagnosticView;
use crate::words;
use routines::{PageRoutines, failure};

pub use position_reader::PositionReader;

#[wasm_bindgen]
impl Diagram {
    /// Gives all routines of a page at once, so that the definition is compiled once for them: `custom` by their names,
    /// `veto` and `ending` as lists.
    ///
    /// # Errors
    /// `not-a-routine` if one is no function; then none is given.
    pub fn install(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Hooks")] hooks: &JsValue,
    ) -> Result<(), CodedError> {
        let hooks = hooks::hooks(hooks)?;
        let routines = self.routines.get_or_insert_with(PageRoutines::new);
        for (name, routine) in hooks.custom {
            routines.custom(&name, routine);
        }
        for routine in hooks.vetoes {
            routines.veto(routine);
        }
        for routine in hooks.endings {
            routines.ending(routine);
        }
        self.recompile();
        Ok(())
    }

    /// Gives the routine that `custom=name:…` or `customEffect=types:name` of the definition asks for; one of the same name is replaced.
    ///
    /// # Errors
    /// `not-a-routine` if it is no function.
    pub fn custom(
        &mut self,
        name: &str,
        #[wasm_bindgen(unchecked_param_type = "MoveRoutine")] routine: &JsValue,
    ) -> Result<(), CodedError> {
        let routine = hooks::routine(routine)?;
        self.routines.get_or_insert_with(PageRoutines::new).custom(name, routine);
        self.recompile();
        Ok(())
    }

    /// Adds a routine that may refuse moves with a sentence.
    ///
    /// # Errors
    /// `not-a-routine` if it is no function.
    pub fn veto(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "VetoRoutine")] routine: &JsValue,
    ) -> Result<(), CodedError> {
        let routine = hooks::routine(routine)?;
        self.routines.get_or_insert_with(PageRoutines::new).veto(routine);
        self.recompile();
        Ok(())
    }

    /// Adds a routine that is asked after every move and may end the game.
    ///
    /// # Errors
    /// `not-a-routine` if it is no function.
    pub fn ending(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "EndingRoutine")] routine: &JsValue,
    ) -> Result<(), CodedError> {
        let routine = hooks::routine(routine)?;
        self.routines.get_or_insert_with(PageRoutines::new).ending(routine);
        self.recompile();
        Ok(())
    }
}

impl Diagram {
    /// Compiles the definition with the routines that there are now. The game goes on.
    pub(crate) fn recompile(&mut self) {
        let Some(routines) = &self.routines else { return };
        // Compiling must not ask routines: there is no position yet.
        routines.set_variant(None);
        self.definition = self.definition.with(routines);
        let variant = &self.definition.variant;
        routines.set_variant(Some(Arc::clone(variant)));
        self.recorded.set_rules(Arc::clone(variant));
    }

    /// A copy, whose routines are its own.
    pub(crate) fn recompiled(mut self) -> Self {
        self.recompile();
        self
    }

    /// The routines that failed.
    pub(crate) fn routine_problems(&self) -> impl Iterator<Item = DiagnosticView> {
        let failures = self.routines.iter().flat_map(|it| it.failures());
        failures.map(|(routine, what)| problem_of(&failure(&routine, &what)))
    }
}

impl Drop for Diagram {
    fn drop(&mut self) {
        if let Some(routines) = &self.routines {
            routines.close();
        }
    }
}

/// A routine of the page that failed.
fn problem_of(failure: &Message) -> DiagnosticView {
    DiagnosticView {
        severity: severity(Severity::Error),
        code: "custom.failed",
        message: words::say(failure),
        hint: None,
        fix: None,
        span: None,
        pointer: None,
    }
}
