//! A definition on its way to a variant: its board and pieces are compiled, once, and its rules are not asked yet. Texts
//! may give it another start.

use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Severity};

use crate::builder::Builder;
use crate::registry::{ask, hook_up};

use engine::board::occupant::Occupant;
use engine::page_rules::PageRules;
use engine::variant::{Setup, Variant};
use message::{Message, msg};

/// A start position that takes the place of the piece lines.
#[derive(Clone, Debug)]
pub struct GivenStart {
    /// The position.
    pub setup: Setup,
    /// By square: what stands there at home.
    pub home: Box<[Occupant]>,
    /// Whether the game goes on there from the definition's own set-up; else the position is that set-up.
    pub goes_on: bool,
}

/// A definition whose board and pieces are compiled.
///
/// ```
/// use rules::registry::draft::{Draft, GivenStart};
/// let (definition, _) = rules::read("files=4\nranks=4\nroyal=K\nking:K:K::a1");
/// let mut draft = Draft::new(&definition, None);
/// // Positions are read by rules, and rules look at the start: what reads it is made first, what is played then.
/// let reader = draft.reader();
/// let mut start = GivenStart { setup: reader.start.setup.clone(), home: reader.start.home.clone(), goes_on: false };
/// start.setup.edits.pop();
/// draft.set_start(start);
/// let (variant, _) = draft.compile();
/// assert_eq!(variant.start.setup.edits.len() + 1, reader.start.setup.edits.len());
/// ```
pub struct Draft<'a> {
    builder: Builder<'a>,
}

impl<'a> Draft<'a> {
    /// Compiles the board and the pieces.
    #[must_use]
    pub fn new(definition: &'a Definition, page: Option<&Arc<dyn PageRules>>) -> Self {
        let mut builder = Builder::new(definition);
        builder.variant.hooks.page_rules = page.cloned();
        Self { builder }
    }

    /// A variant that texts of positions are read with: it has all rules but no tables of attacks, so nothing moves.
    #[must_use]
    pub fn reader(&self) -> Variant {
        let mut builder = self.builder.copy();
        let hooks = ask(&mut builder);
        builder.finish_reader(hooks)
    }

    /// Lets games begin with another position than that of the piece lines.
    pub fn set_start(&mut self, start: GivenStart) {
        let GivenStart { setup, home, goes_on } = start;
        (self.builder.given, self.builder.goes_on) = (true, goes_on);
        (self.builder.variant.start.setup, self.builder.variant.start.home) = (setup, home);
    }

    /// Reports that a text gives no start, and why.
    pub fn refuse_start(&mut self, why: Message, place: Place) {
        let instead = if self.builder.given { msg!("def-start-array") } else { msg!("def-start-squares") };
        self.builder.settings.report(Severity::Error, "def.value", why.then(instead), None, place);
    }

    /// Asks the rules and puts everything together. Never fails: what does not compile is absent and reported.
    #[must_use]
    pub fn compile(self) -> (Variant, Vec<Diagnostic>) {
        hook_up(self.builder)
    }

    /// What the rules in words are told by.
    #[must_use]
    pub fn into_builder(self) -> Builder<'a> {
        self.builder
    }
}
