//! Definitions, read and compiled once for all diagrams that are alive and say the same.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use definition::Definition;
use engine::page_rules::PageRules;
use engine::variant::Variant;
use game::puzzle;

use crate::arguments::DefinitionSource;
use crate::page_rules::routines::PageRoutines;
use crate::to_js::diagnostics;
use crate::view::DiagnosticView;

/// Definitions among which an equal one is looked for.
const MAX_SHARED: usize = 32;

thread_local! {
    /// What diagrams hold. They alone keep it alive.
    static SHARED: RefCell<Vec<Weak<CompiledDefinition>>> = const { RefCell::new(Vec::new()) };
}

/// A definition that was read and compiled.
#[derive(Debug)]
pub(crate) struct CompiledDefinition {
    source: DefinitionSource,
    pub(crate) definition: Definition,
    pub(crate) variant: Arc<Variant>,
    pub(crate) diagnostics: Vec<DiagnosticView>,
}

impl DefinitionSource {
    pub(crate) fn compile(self) -> CompiledDefinition {
        self.compile_with(None)
    }

    fn compile_with(self, routines: Option<&Arc<PageRoutines>>) -> CompiledDefinition {
        let host = routines.map(|it| Arc::clone(it) as Arc<dyn PageRules>);
        let (definition, mut problems) = match &self {
            Self::Text(text) => rules::read(text),
            Self::Value(value) => rules::read_json(value),
        };
        let (variant, more) = game::setup::compile_with(&definition, host.as_ref());
        problems.extend(more);
        let variant = Arc::new(variant);
        problems.extend(puzzle::check(&variant));
        let diagnostics = diagnostics::views(&self, &definition::in_order(problems));
        CompiledDefinition { source: self, definition, variant, diagnostics }
    }

    /// Compiles the definition, or shares what a living diagram has compiled: a page often shows many positions of one
    /// game.
    pub(crate) fn shared(self) -> Rc<CompiledDefinition> {
        SHARED.with_borrow_mut(|known| {
            known.retain(|it| it.strong_count() > 0);
            if let Some(it) = known.iter().filter_map(Weak::upgrade).find(|it| it.source == self) {
                return it;
            }
            let res = Rc::new(self.compile());
            if known.len() == MAX_SHARED {
                known.remove(0);
            }
            known.push(Rc::downgrade(&res));
            res
        })
    }
}

impl CompiledDefinition {
    /// The same definition with the routines of a page; never shared.
    pub(crate) fn with(&self, routines: &Arc<PageRoutines>) -> Rc<Self> {
        Rc::new(self.source.clone().compile_with(Some(routines)))
    }
}
