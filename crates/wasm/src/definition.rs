//! Definitions, read and compiled once for all diagrams that are alive and say the same. Positions and games are not here.

use std::cell::RefCell;
use std::rc::{Rc, Weak};
use std::sync::Arc;

use definition::Value;
use engine::page_rules::PageRules;
use engine::variant::Variant;
use game::puzzle;

use crate::convert::diagnostics;
use crate::page::Page;
use crate::view::DiagnosticView;

/// Definitions among which the same one is looked for.
const MOST: usize = 32;

thread_local! {
    /// What diagrams hold. They alone keep it alive.
    static SHARED: RefCell<Vec<Weak<Definition>>> = const { RefCell::new(Vec::new()) };
}

/// A definition as it was given.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Source {
    Text(String),
    Value(Value),
}

/// A definition that was read and compiled.
#[derive(Debug)]
pub(crate) struct Definition {
    source: Source,
    pub(crate) definition: definition::Definition,
    pub(crate) variant: Arc<Variant>,
    pub(crate) diagnostics: Vec<DiagnosticView>,
}

impl Source {
    pub(crate) fn read(self) -> Definition {
        self.read_with(None)
    }

    fn read_with(self, page: Option<&Arc<Page>>) -> Definition {
        let host = page.map(|it| Arc::clone(it) as Arc<dyn PageRules>);
        let (definition, mut problems) = match &self {
            Self::Text(text) => rules::read(text),
            Self::Value(value) => rules::read_json(value),
        };
        let (variant, more) = game::setup::compile_with(&definition, host.as_ref());
        problems.extend(more);
        let variant = Arc::new(variant);
        problems.extend(puzzle::check(&variant));
        let diagnostics = diagnostics::views(&self, &definition::in_order(problems));
        Definition { source: self, definition, variant, diagnostics }
    }

    /// Read now, or what a diagram that is still there has read. A page often shows many positions of one game.
    /// The list is taken out meanwhile: a page may break the reading off to load more of the engine, and what is borrowed then stays so.
    pub(crate) fn shared(self) -> Rc<Definition> {
        let mut known = SHARED.take();
        known.retain(|it| it.strong_count() > 0);
        let found = known.iter().filter_map(Weak::upgrade).find(|it| it.source == self);
        let res = found.unwrap_or_else(|| {
            let res = Rc::new(self.read());
            if known.len() == MOST {
                known.remove(0);
            }
            known.push(Rc::downgrade(&res));
            res
        });
        SHARED.set(known);
        res
    }
}

impl Definition {
    /// The same with the routines of a page. It is not shared.
    pub(crate) fn with(&self, page: &Arc<Page>) -> Rc<Self> {
        Rc::new(self.source.clone().read_with(Some(page)))
    }
}
