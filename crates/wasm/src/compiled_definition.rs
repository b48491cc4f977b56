//! Definitions, read and compiled once for all diagrams that are alive and say the same.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};
use std::sync::Arc;

use definition::{Definition, Diagnostic};
use engine::page_rules::PageRules;
use engine::variant::Variant;
use game::puzzle;
use wasm_bindgen::JsValue;

use crate::arguments::DefinitionSource;
#[cfg(feature = "full")]
use crate::page_rules::routines::PageRoutines;
use crate::to_js::diagnostics;
use crate::view::DiagnosticView;
use crate::words::Language;

/// Definitions among which an equal one is looked for.
const MAX_SHARED: usize = 32;

thread_local! {
    /// What diagrams hold. They alone keep it alive.
    static SHARED: RefCell<Vec<Weak<CompiledDefinition>>> = const { RefCell::new(Vec::new()) };
    /// What is being prepared.
    static BEGUN: Cell<Option<Preparation>> = const { Cell::new(None) };
}

/// A definition that was read and compiled.
#[derive(Debug)]
pub(crate) struct CompiledDefinition {
    source: DefinitionSource,
    pub(crate) definition: Definition,
    pub(crate) variant: Arc<Variant>,
    /// What is wrong with it, in the order of its text.
    problems: Vec<Diagnostic>,
    /// What judges positions of its games.
    #[cfg(feature = "full")]
    pub(crate) evaluator: crate::thinking::SharedEvaluator,
}

impl DefinitionSource {
    #[cfg(feature = "full")]
    pub(crate) fn compile(self) -> CompiledDefinition {
        Preparation::read(self).finish(None)
    }

    /// Compiles the definition, or shares what a living diagram has compiled: a page often shows many positions of one
    /// game.
    pub(crate) fn shared(self) -> Rc<CompiledDefinition> {
        if let Some(it) = self.known() {
            return it;
        }
        let begun = BEGUN.take().filter(|it| it.source == self);
        let res = Rc::new(begun.unwrap_or_else(|| Preparation::read(self)).finish(None));
        SHARED.with_borrow_mut(|known| {
            if known.len() == MAX_SHARED {
                known.remove(0);
            }
            known.push(Rc::downgrade(&res));
        });
        res
    }

    /// What a living diagram has compiled of this definition.
    fn known(&self) -> Option<Rc<CompiledDefinition>> {
        SHARED.with_borrow_mut(|known| {
            known.retain(|it| it.strong_count() > 0);
            known.iter().filter_map(Weak::upgrade).find(|it| it.source == *self)
        })
    }

    /// Whether only the full module knows all its rules. What was read for that is the first part of `prepare`.
    pub(crate) fn needs_full(self) -> bool {
        if self.known().is_some() {
            return false;
        }
        let read = Preparation::read(self);
        let res = rules::registry::is_beyond(rules::registry::RULES, &read.definition);
        BEGUN.set(Some(read));
        res
    }

    /// Does one part of the work of `shared`, which the next call goes on with. Whether there was none.
    pub(crate) fn prepare(self) -> bool {
        if self.known().is_some() {
            return true;
        }
        let (next, done) = match BEGUN.take() {
            Some(mut it) if it.source == self => {
                let done = it.compiled.is_some();
                it.compile(None);
                (it, done)
            }
            _ => (Preparation::read(self), false),
        };
        BEGUN.set(Some(next));
        done
    }
}

/// A definition that was read, and perhaps compiled. Each part takes a slow browser some time, most of all when the engine
/// has just been loaded.
struct Preparation {
    source: DefinitionSource,
    definition: Definition,
    problems: Vec<Diagnostic>,
    compiled: Option<Arc<Variant>>,
}

impl Preparation {
    fn read(source: DefinitionSource) -> Self {
        let (definition, problems) = match &source {
            DefinitionSource::Text(text) => rules::read(text),
            DefinitionSource::Value(value) => rules::read_json(value),
        };
        Self { source, definition, problems, compiled: None }
    }

    /// Compiles the definition, unless that is done. Returns the variant.
    fn compile(&mut self, page_rules: Option<&Arc<dyn PageRules>>) -> Arc<Variant> {
        let Self { definition, problems, compiled, .. } = self;
        let variant = compiled.get_or_insert_with(|| {
            let (variant, found) = game::setup::compile_unchecked(definition, page_rules);
            problems.extend(found);
            Arc::new(variant)
        });
        Arc::clone(variant)
    }

    fn finish(mut self, page_rules: Option<&Arc<dyn PageRules>>) -> CompiledDefinition {
        let variant = self.compile(page_rules);
        let Self { source, definition, mut problems, .. } = self;
        problems.extend(rules::registry::check_limits(&variant, &definition));
        problems.extend(puzzle::check(&variant));
        let problems = definition::in_order(source.text(), rules::keys(), problems);
        CompiledDefinition {
            source,
            definition,
            variant,
            problems,
            #[cfg(feature = "full")]
            evaluator: Default::default(),
        }
    }
}

impl CompiledDefinition {
    /// What is wrong with it, in words.
    pub(crate) fn diagnostics(&self, language: &Language) -> Vec<DiagnosticView> {
        diagnostics::views(&self.source, &self.problems, language)
    }

    /// What was read, as a value of JavaScript.
    pub(crate) fn source(&self) -> JsValue {
        match &self.source {
            DefinitionSource::Text(text) => text.into(),
            DefinitionSource::Value(value) => js_values::write(value),
        }
    }

    /// The same definition with the routines of a page; never shared.
    #[cfg(feature = "full")]
    pub(crate) fn with(&self, routines: &Arc<PageRoutines>) -> Rc<Self> {
        let page_rules = Arc::clone(routines) as Arc<dyn PageRules>;
        Rc::new(Preparation::read(self.source.clone()).finish(Some(&page_rules)))
    }
}
