//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

mod builder;
mod reader;

use diagram::{Diagnostic, Diagram};

pub use builder::Builder;
pub use reader::{Entry, Reader};

use crate::rules::{self, Judge, Pass, Rules, Source, Veto};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[fn(&mut Builder<'_>)] = &[
    rules::moves_at::compile,
    rules::morph::tables,
    rules::immobile::tables,
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites drafts. The order is the order in which rules compose.
const PASSES: &[Compile<dyn Pass>] = &[
    rules::morph::compile,
    rules::promotion::compile,
    rules::immobile::compile,
    rules::gating::compile,
    rules::hands::compile,
    rules::drops::note,
    rules::royal_trail::compile,
    rules::last_mover::compile,
];

/// What makes drafts beside the walks of pieces.
const SOURCES: &[Compile<dyn Source>] = &[
    rules::castling::compile,
    rules::drops::compile,
];

/// What refuses a move after its patch.
const VETOES: &[Compile<dyn Veto>] = &[
    rules::gating::veto,
    rules::drops::veto,
];

/// What ends the game; the first verdict holds.
const JUDGES: &[Compile<dyn Judge>] = &[
    rules::royal_loss::compile,
    rules::drops::judge,
    rules::mate::compile,
];

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(diagram: &Diagram) -> (Rules, Vec<Diagnostic>) {
    let mut builder = Builder::new(diagram);
    for it in TABLES {
        it(&mut builder);
    }
    let passes: Vec<_> = PASSES.iter().filter_map(|it| it(&mut builder)).collect();
    let sources: Vec<_> = SOURCES.iter().filter_map(|it| it(&mut builder)).collect();
    let vetoes: Vec<_> = VETOES.iter().filter_map(|it| it(&mut builder)).collect();
    let verdicts: Vec<_> = JUDGES.iter().filter_map(|it| it(&mut builder)).collect();
    builder.finish(passes, sources, vetoes, verdicts)
}
