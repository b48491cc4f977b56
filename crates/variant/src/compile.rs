//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

mod areas;
mod builder;
mod groups;
mod listed;
mod reader;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use diagram::{Diagnostic, Diagram, Place, Severity};

pub use areas::Areas;
pub use builder::{Builder, Hooks};
pub use groups::{Fields, Group};
pub use reader::{Entry, Reader};

use listed::{Listed, always, either, names, of};

use crate::generate::Generator;
use crate::host::Host;
use crate::rules::{self, Duty, Ending, Judge, Memory, Pass, Rules, Setup, Source, Veto};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[Listed<fn(&mut Builder<'_>)>] = &[
    of(names!(rules::shuffle), rules::shuffle::tables),
    of(names!(rules::moves_at), rules::moves_at::compile),
    of(names!(rules::auto_gate), rules::auto_gate::tables),
    of(names!(rules::ranking), rules::ranking::tables),
    of(names!(rules::rifle), rules::rifle::tables),
    of(names!(rules::checker), rules::checker::tables),
    of(names!(rules::hit_run), rules::hit_run::tables),
    of(names!(rules::advance), rules::advance::tables),
    of(names!(rules::effect), rules::effect::tables),
    of(names!(rules::brouhaha), rules::brouhaha::tables),
    of(names!(rules::morph), rules::morph::tables),
    of(names!(rules::iron), rules::iron::tables),
    of(names!(rules::haven), rules::haven::tables),
    of(names!(rules::side_powers), rules::side_powers::tables),
    of(names!(rules::immobile), rules::immobile::tables),
    of(names!(rules::terrain), rules::terrain::tables),
    of(names!(rules::tiles), rules::tiles::tables),
    of(names!(rules::drop_turns), rules::drop_turns::tables),
    of(names!(rules::stop_zone), rules::stop_zone::tables),
    of(names!(rules::hurdles), rules::hurdles::tables),
    of(names!(rules::engagement), rules::engagement::tables),
    of(names!(rules::overlay), rules::overlay::compile),
    of(names!(rules::extra_move), rules::extra_move::tables),
    of(names!(rules::lesson), rules::lesson::tables),
    always(rules::claims::compile),
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites drafts. The order is the order in which rules compose.
const PASSES: &[Listed<Compile<dyn Pass>>] = &[
    of(names!(rules::effect), rules::effect::compile),
    of(names!(rules::iron), rules::iron::compile),
    of(names!(rules::side_powers), rules::side_powers::bars),
    of(names!(rules::haven), rules::haven::compile),
    of(names!(rules::engagement), rules::engagement::compile),
    of(names!(rules::terrain), rules::terrain::compile),
    of(names!(rules::quiet_hold), rules::quiet_hold::compile),
    of(names!(rules::brouhaha), rules::brouhaha::compile),
    of(names!(rules::capture_matrix), rules::capture_matrix::compile),
    either(names!(rules::goal), names!(rules::morph), rules::goal::pass),
    of(names!(rules::morph), rules::morph::compile),
    always(rules::promotion::compile),
    of(names!(rules::immobile), rules::immobile::compile),
    either(names!(rules::explosion), names!(rules::capture_matrix), rules::explosion::compile),
    of(names!(rules::gating), rules::gating::compile),
    of(names!(rules::auto_gate), rules::auto_gate::compile),
    of(names!(rules::side_powers), rules::side_powers::burn),
    of(names!(rules::burn), rules::burn::compile),
    of(names!(rules::hands), rules::hands::compile),
    of(names!(rules::virgin_lost), rules::virgin_lost::compile),
    of(names!(rules::drops), rules::drops::note),
    of(names!(rules::drop_turns), rules::drop_turns::compile),
    always(rules::royal_trail::compile),
    of(names!(rules::trade), rules::trade::note),
    of(names!(rules::retake), rules::retake::note),
    of(names!(rules::anti_trade), rules::anti_trade::note),
    always(rules::last_mover::compile),
    of(names!(rules::castling_wins), rules::castling_wins::pass),
    of(names!(rules::lesson), rules::lesson::pass),
    of(names!(rules::extra_move), rules::extra_move::pass),
    of(names!(rules::extra_move), rules::extra_move::staying),
];

/// What makes drafts beside the walks of pieces.
const SOURCES: &[Listed<Compile<dyn Source>>] = &[
    always(rules::castling::compile),
    of(names!(rules::custom), rules::custom::compile),
    of(names!(rules::tiles), rules::tiles::compile),
    either(names!(rules::drops), names!(rules::hands), rules::drops::compile),
    either(names!(rules::passing), names!(rules::mate), rules::passing::source),
    of(names!(rules::promo_move), rules::promo_move::compile),
    of(names!(rules::succession), rules::succession::compile),
    of(names!(rules::retake), rules::retake::source),
    of(names!(rules::extra_move), rules::extra_move::source),
];

/// What refuses a move after its patch.
const VETOES: &[Listed<Compile<dyn Veto>>] = &[
    of(names!(rules::facing), rules::facing::veto),
    of(names!(rules::checking), rules::checking::compile),
    of(names!(rules::royal_evade), rules::royal_evade::compile),
    of(names!(rules::royal_leap), rules::royal_leap::compile),
    of(names!(rules::gating), rules::gating::veto),
    of(names!(rules::drops), rules::drops::veto),
    of(names!(rules::trade), rules::trade::veto),
    of(names!(rules::anti_trade), rules::anti_trade::veto),
    of(names!(rules::repetition), rules::repetition::veto),
    always(rules::vetoed::compile),
];

/// Which legal moves must be preferred to others.
const DUTIES: &[Listed<Compile<dyn Duty>>] = &[
    of(names!(rules::must_drop), rules::must_drop::compile),
    either(names!(rules::passing), names!(rules::mate), rules::passing::duty),
    of(names!(rules::must_capture), rules::must_capture::compile),
];

/// What keeps facts up to date after a move.
const MEMORIES: &[Listed<Compile<dyn Memory>>] = &[
    of(names!(rules::extinction), rules::extinction::memory),
    of(names!(rules::check_count), rules::check_count::memory),
    of(names!(rules::facing), rules::facing::memory),
    of(names!(rules::counting), rules::counting::memory),
];

/// What ends the game at once by the last move.
const ENDINGS: &[Listed<Compile<dyn Ending>>] = &[
    always(rules::royal_loss::compile),
    of(names!(rules::extinction), rules::extinction::ending),
    either(names!(rules::goal), names!(rules::morph), rules::goal::ending),
    of(names!(rules::lesson), rules::lesson::ending),
    of(names!(rules::check_count), rules::check_count::ending),
    of(names!(rules::connect), rules::connect::compile),
    of(names!(rules::castling_wins), rules::castling_wins::ending),
    either(names!(rules::passing), names!(rules::mate), rules::passing::ending),
    of(names!(rules::facing), rules::facing::ending),
];

/// What else ends the game; the first verdict holds.
const JUDGES: &[Listed<Compile<dyn Judge>>] = &[
    either(names!(rules::goal), names!(rules::morph), rules::goal::judge),
    of(names!(rules::drops), rules::drops::judge),
    always(rules::mate::compile),
    of(names!(rules::baring), rules::baring::compile),
    of(names!(rules::repetition), rules::repetition::judge),
    of(names!(rules::counting), rules::counting::judge),
    always(rules::n_move::compile),
    of(names!(rules::impasse), rules::impasse::compile),
    of(names!(rules::material), rules::material::compile),
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
