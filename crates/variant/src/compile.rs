//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

mod builder;
mod groups;
mod reader;

use std::sync::Arc;

use diagram::{Diagnostic, Diagram, Place, Severity};

pub use builder::{Builder, Hooks};
pub use groups::{Fields, Group};
pub use reader::{Entry, Reader};

use crate::generate::Generator;
use crate::host::Host;
use crate::rules::{self, Duty, Ending, Judge, Memory, Pass, Rules, Setup, Source, Veto};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[fn(&mut Builder<'_>)] = &[
    rules::shuffle::tables,
    rules::moves_at::compile,
    rules::auto_gate::tables,
    rules::ranking::tables,
    rules::rifle::tables,
    rules::checker::tables,
    rules::hit_run::tables,
    rules::advance::tables,
    rules::effect::tables,
    rules::brouhaha::tables,
    rules::morph::tables,
    rules::iron::tables,
    rules::haven::tables,
    rules::side_powers::tables,
    rules::immobile::tables,
    rules::terrain::tables,
    rules::stop_zone::tables,
    rules::hurdles::tables,
    rules::engagement::tables,
    rules::overlay::compile,
    rules::extra_move::tables,
    rules::lesson::tables,
    rules::claims::compile,
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites drafts. The order is the order in which rules compose.
const PASSES: &[Compile<dyn Pass>] = &[
    rules::effect::compile,
    rules::iron::compile,
    rules::side_powers::bars,
    rules::haven::compile,
    rules::engagement::compile,
    rules::terrain::compile,
    rules::quiet_hold::compile,
    rules::brouhaha::compile,
    rules::capture_matrix::compile,
    rules::goal::pass,
    rules::morph::compile,
    rules::promotion::compile,
    rules::immobile::compile,
    rules::explosion::compile,
    rules::gating::compile,
    rules::auto_gate::compile,
    rules::side_powers::burn,
    rules::burn::compile,
    rules::hands::compile,
    rules::virgin_lost::compile,
    rules::drops::note,
    rules::royal_trail::compile,
    rules::trade::note,
    rules::retake::note,
    rules::anti_trade::note,
    rules::last_mover::compile,
    rules::castling_wins::pass,
    rules::lesson::pass,
    rules::extra_move::pass,
    rules::extra_move::staying,
];

/// What makes drafts beside the walks of pieces.
const SOURCES: &[Compile<dyn Source>] = &[
    rules::castling::compile,
    rules::custom::compile,
    rules::drops::compile,
    rules::passing::source,
    rules::promo_move::compile,
    rules::succession::compile,
    rules::retake::source,
    rules::extra_move::source,
];

/// What refuses a move after its patch.
const VETOES: &[Compile<dyn Veto>] = &[
    rules::facing::veto,
    rules::checking::compile,
    rules::royal_evade::compile,
    rules::royal_leap::compile,
    rules::gating::veto,
    rules::drops::veto,
    rules::trade::veto,
    rules::anti_trade::veto,
    rules::repetition::veto,
    rules::vetoed::compile,
];

/// Which legal moves must be preferred to others.
const DUTIES: &[Compile<dyn Duty>] = &[rules::must_drop::compile, rules::passing::duty, rules::must_capture::compile];

/// What keeps facts up to date after a move.
const MEMORIES: &[Compile<dyn Memory>] =
    &[rules::extinction::memory, rules::check_count::memory, rules::facing::memory, rules::counting::memory];

/// What ends the game at once by the last move.
const ENDINGS: &[Compile<dyn Ending>] = &[
    rules::royal_loss::compile,
    rules::extinction::ending,
    rules::goal::ending,
    rules::lesson::ending,
    rules::check_count::ending,
    rules::connect::compile,
    rules::castling_wins::ending,
    rules::passing::ending,
    rules::facing::ending,
];

/// What else ends the game; the first verdict holds.
const JUDGES: &[Compile<dyn Judge>] = &[
    rules::goal::judge,
    rules::drops::judge,
    rules::mate::compile,
    rules::baring::compile,
    rules::repetition::judge,
    rules::counting::judge,
    rules::n_move::compile,
    rules::impasse::compile,
    rules::material::compile,
];

/// A start position that takes the place of the piece lines, or why it could not be read.
pub type Start = Result<Setup, (String, Place)>;

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(diagram: &Diagram, start: Option<Start>, host: Option<&Arc<dyn Host>>) -> (Rules, Vec<Diagnostic>) {
    let mut builder = Builder::new(diagram);
    builder.host = host.cloned();
    builder.reader.last("fen");
    match start {
        Some(Ok(setup)) => (builder.setup, builder.given) = (setup, true),
        Some(Err((why, place))) => {
            let message = format!("{why} The squares of the piece lines are used.");
            builder.reader.report(Severity::Error, "def.value", message, None, place);
        }
        None => {}
    }
    hook_up(builder)
}

/// Asks every rule for its hooks.
fn hook_up(mut builder: Builder<'_>) -> (Rules, Vec<Diagnostic>) {
    for it in TABLES {
        it(&mut builder);
    }
    let hooks = Hooks {
        passes: PASSES.iter().filter_map(|it| it(&mut builder)).collect(),
        sources: SOURCES.iter().filter_map(|it| it(&mut builder)).collect(),
        vetoes: VETOES.iter().filter_map(|it| it(&mut builder)).collect(),
        duties: DUTIES.iter().filter_map(|it| it(&mut builder)).collect(),
        memories: MEMORIES.iter().filter_map(|it| it(&mut builder)).collect(),
        endings: ENDINGS.iter().filter_map(|it| it(&mut builder)).collect(),
        verdicts: JUDGES.iter().filter_map(|it| it(&mut builder)).collect(),
    };
    let (rules, mut diagnostics) = builder.finish(hooks);
    if Generator::is_cut(&rules) {
        diagnostics.push(Diagnostic {
            severity: Severity::Warning,
            code: "xbetza.limit",
            message: "The pieces have so many ways to move that some of them are left out.".into(),
            hint: None,
            place: Place::Whole,
        });
    }
    (rules, diagnostics)
}
