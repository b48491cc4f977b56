//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

mod builder;
mod groups;
mod listed;
mod reader;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use diagram::{Diagnostic, Diagram, Place, Severity};

pub use builder::{Builder, Hooks};
pub use groups::{Fields, Group};
pub use reader::{Entry, Reader};

use listed::{Listed, always, either, of};

use crate::generate::Generator;
use crate::host::Host;
use crate::rules::{self, Duty, Ending, Judge, Memory, Pass, Rules, Setup, Source, Veto};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[Listed<fn(&mut Builder<'_>)>] = &[
    of(rules::shuffle::KEYS, rules::shuffle::tables),
    of(rules::moves_at::KEYS, rules::moves_at::compile),
    of(rules::auto_gate::KEYS, rules::auto_gate::tables),
    of(rules::ranking::KEYS, rules::ranking::tables),
    of(rules::rifle::KEYS, rules::rifle::tables),
    of(rules::checker::KEYS, rules::checker::tables),
    of(rules::hit_run::KEYS, rules::hit_run::tables),
    of(rules::advance::KEYS, rules::advance::tables),
    of(rules::effect::KEYS, rules::effect::tables),
    of(rules::brouhaha::KEYS, rules::brouhaha::tables),
    of(rules::morph::KEYS, rules::morph::tables),
    of(rules::iron::KEYS, rules::iron::tables),
    of(rules::haven::KEYS, rules::haven::tables),
    of(rules::side_powers::KEYS, rules::side_powers::tables),
    of(rules::immobile::KEYS, rules::immobile::tables),
    of(rules::terrain::KEYS, rules::terrain::tables),
    of(rules::tiles::KEYS, rules::tiles::tables),
    of(rules::drop_turns::KEYS, rules::drop_turns::tables),
    of(rules::stop_zone::KEYS, rules::stop_zone::tables),
    of(rules::hurdles::KEYS, rules::hurdles::tables),
    of(rules::engagement::KEYS, rules::engagement::tables),
    of(rules::overlay::KEYS, rules::overlay::compile),
    of(rules::extra_move::KEYS, rules::extra_move::tables),
    of(rules::lesson::KEYS, rules::lesson::tables),
    always(rules::claims::compile),
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites drafts. The order is the order in which rules compose.
const PASSES: &[Listed<Compile<dyn Pass>>] = &[
    of(rules::effect::KEYS, rules::effect::compile),
    of(rules::iron::KEYS, rules::iron::compile),
    of(rules::side_powers::KEYS, rules::side_powers::bars),
    of(rules::haven::KEYS, rules::haven::compile),
    of(rules::engagement::KEYS, rules::engagement::compile),
    of(rules::terrain::KEYS, rules::terrain::compile),
    of(rules::quiet_hold::KEYS, rules::quiet_hold::compile),
    of(rules::brouhaha::KEYS, rules::brouhaha::compile),
    of(rules::capture_matrix::KEYS, rules::capture_matrix::compile),
    either(rules::goal::KEYS, rules::morph::KEYS, rules::goal::pass),
    of(rules::morph::KEYS, rules::morph::compile),
    always(rules::promotion::compile),
    of(rules::immobile::KEYS, rules::immobile::compile),
    either(rules::explosion::KEYS, rules::capture_matrix::KEYS, rules::explosion::compile),
    of(rules::gating::KEYS, rules::gating::compile),
    of(rules::auto_gate::KEYS, rules::auto_gate::compile),
    of(rules::side_powers::KEYS, rules::side_powers::burn),
    of(rules::burn::KEYS, rules::burn::compile),
    of(rules::hands::KEYS, rules::hands::compile),
    of(rules::virgin_lost::KEYS, rules::virgin_lost::compile),
    of(rules::drops::KEYS, rules::drops::note),
    of(rules::drop_turns::KEYS, rules::drop_turns::compile),
    always(rules::royal_trail::compile),
    of(rules::trade::KEYS, rules::trade::note),
    of(rules::retake::KEYS, rules::retake::note),
    of(rules::anti_trade::KEYS, rules::anti_trade::note),
    always(rules::last_mover::compile),
    of(rules::castling_wins::KEYS, rules::castling_wins::pass),
    of(rules::lesson::KEYS, rules::lesson::pass),
    of(rules::extra_move::KEYS, rules::extra_move::pass),
    of(rules::extra_move::KEYS, rules::extra_move::staying),
];

/// What makes drafts beside the walks of pieces.
const SOURCES: &[Listed<Compile<dyn Source>>] = &[
    always(rules::castling::compile),
    of(rules::custom::KEYS, rules::custom::compile),
    of(rules::tiles::KEYS, rules::tiles::compile),
    either(rules::drops::KEYS, rules::hands::KEYS, rules::drops::compile),
    either(rules::passing::KEYS, rules::mate::KEYS, rules::passing::source),
    of(rules::promo_move::KEYS, rules::promo_move::compile),
    of(rules::succession::KEYS, rules::succession::compile),
    of(rules::retake::KEYS, rules::retake::source),
    of(rules::extra_move::KEYS, rules::extra_move::source),
];

/// What refuses a move after its patch.
const VETOES: &[Listed<Compile<dyn Veto>>] = &[
    of(rules::facing::KEYS, rules::facing::veto),
    of(rules::checking::KEYS, rules::checking::compile),
    of(rules::royal_evade::KEYS, rules::royal_evade::compile),
    of(rules::royal_leap::KEYS, rules::royal_leap::compile),
    of(rules::gating::KEYS, rules::gating::veto),
    of(rules::drops::KEYS, rules::drops::veto),
    of(rules::trade::KEYS, rules::trade::veto),
    of(rules::anti_trade::KEYS, rules::anti_trade::veto),
    of(rules::repetition::KEYS, rules::repetition::veto),
    always(rules::vetoed::compile),
];

/// Which legal moves must be preferred to others.
const DUTIES: &[Listed<Compile<dyn Duty>>] = &[
    of(rules::must_drop::KEYS, rules::must_drop::compile),
    either(rules::passing::KEYS, rules::mate::KEYS, rules::passing::duty),
    of(rules::must_capture::KEYS, rules::must_capture::compile),
];

/// What keeps facts up to date after a move.
const MEMORIES: &[Listed<Compile<dyn Memory>>] = &[
    of(rules::extinction::KEYS, rules::extinction::memory),
    of(rules::check_count::KEYS, rules::check_count::memory),
    of(rules::facing::KEYS, rules::facing::memory),
    of(rules::counting::KEYS, rules::counting::memory),
];

/// What ends the game at once by the last move.
const ENDINGS: &[Listed<Compile<dyn Ending>>] = &[
    always(rules::royal_loss::compile),
    of(rules::extinction::KEYS, rules::extinction::ending),
    either(rules::goal::KEYS, rules::morph::KEYS, rules::goal::ending),
    of(rules::lesson::KEYS, rules::lesson::ending),
    of(rules::check_count::KEYS, rules::check_count::ending),
    of(rules::connect::KEYS, rules::connect::compile),
    of(rules::castling_wins::KEYS, rules::castling_wins::ending),
    either(rules::passing::KEYS, rules::mate::KEYS, rules::passing::ending),
    of(rules::facing::KEYS, rules::facing::ending),
];

/// What else ends the game; the first verdict holds.
const JUDGES: &[Listed<Compile<dyn Judge>>] = &[
    either(rules::goal::KEYS, rules::morph::KEYS, rules::goal::judge),
    of(rules::drops::KEYS, rules::drops::judge),
    always(rules::mate::compile),
    of(rules::baring::KEYS, rules::baring::compile),
    of(rules::repetition::KEYS, rules::repetition::judge),
    of(rules::counting::KEYS, rules::counting::judge),
    always(rules::n_move::compile),
    of(rules::impasse::KEYS, rules::impasse::compile),
    of(rules::material::KEYS, rules::material::compile),
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

/// The hooks of one list. Rules that the definition does not ask for are not even called.
fn compiled<T: ?Sized>(list: &[Listed<Compile<T>>], builder: &mut Builder<'_>) -> Vec<Box<T>> {
    list.iter().filter_map(|it| if it.is_due(&builder.reader) { (it.compile)(builder) } else { None }).collect()
}

/// Asks the rules for their hooks.
fn hook_up(mut builder: Builder<'_>) -> (Rules, Vec<Diagnostic>) {
    for it in TABLES {
        if it.is_due(&builder.reader) {
            (it.compile)(&mut builder);
        }
    }
    let hooks = Hooks {
        passes: compiled(PASSES, &mut builder),
        sources: compiled(SOURCES, &mut builder),
        vetoes: compiled(VETOES, &mut builder),
        duties: compiled(DUTIES, &mut builder),
        memories: compiled(MEMORIES, &mut builder),
        endings: compiled(ENDINGS, &mut builder),
        verdicts: compiled(JUDGES, &mut builder),
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
