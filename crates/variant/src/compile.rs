//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

mod builder;
mod reader;

use diagram::{Diagnostic, Diagram};

pub use builder::Builder;
pub use reader::{Entry, Reader};

use crate::rules::{Judge, Pass, Rules, Source, Veto};
use crate::rules::{castling, hands, last_mover, mate, moves_at, morph, promotion, royal_loss, royal_trail};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[fn(&mut Builder<'_>)] = &[moves_at::compile, morph::tables];

/// What rewrites drafts. The order is the order in which rules compose.
const PASSES: &[fn(&mut Builder<'_>) -> Option<Box<dyn Pass>>] =
    &[morph::compile, promotion::compile, hands::compile, royal_trail::compile, last_mover::compile];

/// What makes drafts beside the walks of pieces.
const SOURCES: &[fn(&mut Builder<'_>) -> Option<Box<dyn Source>>] = &[castling::compile];

/// What refuses a move after its patch.
const VETOES: &[fn(&mut Builder<'_>) -> Option<Box<dyn Veto>>] = &[];

/// What ends the game; the first verdict holds.
const JUDGES: &[fn(&mut Builder<'_>) -> Option<Box<dyn Judge>>] = &[royal_loss::compile, mate::compile];

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
