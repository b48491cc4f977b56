//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Severity};

use crate::builder::{Builder, Hooks};
use crate::listed::{Listed, always, either, names, of};

use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Duty, Ending, Judge, Memory, Pass, Source, Veto};
use engine::page_rules::PageRules;
use engine::variant::{Setup, Variant};

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[Listed<fn(&mut Builder<'_>)>] = &[
    of(names!(crate::setup::shuffle), crate::setup::shuffle::tables),
    of(names!(crate::movement::moves_at), crate::movement::moves_at::compile),
    of(names!(crate::movement::auto_gate), crate::movement::auto_gate::tables),
    of(names!(crate::movement::ranking), crate::movement::ranking::tables),
    of(names!(crate::capture::rifle), crate::capture::rifle::tables),
    of(names!(crate::capture::checker), crate::capture::checker::tables),
    of(names!(crate::capture::hit_run), crate::capture::hit_run::tables),
    of(names!(crate::capture::advance), crate::capture::advance::tables),
    of(names!(crate::capture::effect), crate::capture::effect::tables),
    of(names!(crate::movement::capture_only_squares), crate::movement::capture_only_squares::tables),
    of(names!(crate::promotion::morph), crate::promotion::morph::tables),
    of(names!(crate::capture::uncapturable), crate::capture::uncapturable::tables),
    of(names!(crate::capture::safe_area), crate::capture::safe_area::tables),
    of(names!(crate::capture::side_powers), crate::capture::side_powers::tables),
    of(names!(crate::movement::immobile), crate::movement::immobile::tables),
    of(names!(crate::movement::terrain), crate::movement::terrain::tables),
    of(names!(crate::drops::tiles), crate::drops::tiles::tables),
    of(names!(crate::drops::drop_turns), crate::drops::drop_turns::tables),
    of(names!(crate::movement::stop_zone), crate::movement::stop_zone::tables),
    of(names!(crate::movement::hurdles), crate::movement::hurdles::tables),
    of(names!(crate::capture::engagement), crate::capture::engagement::tables),
    of(names!(crate::display::overlay), crate::display::overlay::compile),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::tables),
    of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::tables),
    always(crate::endings::claimed_endings::compile),
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites candidates. The order is the order in which rules compose.
const PASSES: &[Listed<Compile<dyn Pass>>] = &[
    of(names!(crate::capture::effect), crate::capture::effect::compile),
    of(names!(crate::capture::uncapturable), crate::capture::uncapturable::compile),
    of(names!(crate::capture::side_powers), crate::capture::side_powers::bars),
    of(names!(crate::capture::safe_area), crate::capture::safe_area::compile),
    of(names!(crate::capture::engagement), crate::capture::engagement::compile),
    of(names!(crate::movement::terrain), crate::movement::terrain::compile),
    of(names!(crate::movement::quiet_hold), crate::movement::quiet_hold::compile),
    of(names!(crate::movement::capture_only_squares), crate::movement::capture_only_squares::compile),
    of(names!(crate::capture::capture_matrix), crate::capture::capture_matrix::compile),
    either(names!(crate::endings::goal), names!(crate::promotion::morph), crate::endings::goal::pass),
    of(names!(crate::promotion::morph), crate::promotion::morph::compile),
    always(crate::promotion::standard::compile),
    of(names!(crate::movement::immobile), crate::movement::immobile::compile),
    either(
        names!(crate::capture::explosion),
        names!(crate::capture::capture_matrix),
        crate::capture::explosion::compile,
    ),
    of(names!(crate::drops::gating), crate::drops::gating::compile),
    of(names!(crate::movement::auto_gate), crate::movement::auto_gate::compile),
    of(names!(crate::capture::side_powers), crate::capture::side_powers::burn),
    of(names!(crate::capture::burn), crate::capture::burn::compile),
    of(names!(crate::drops::hands), crate::drops::hands::compile),
    of(names!(crate::movement::virgin_lost), crate::movement::virgin_lost::compile),
    of(names!(crate::drops::dropping), crate::drops::dropping::note),
    of(names!(crate::drops::drop_turns), crate::drops::drop_turns::compile),
    always(crate::royal::royal_crossing::compile),
    of(names!(crate::capture::trade), crate::capture::trade::note),
    of(names!(crate::capture::retake), crate::capture::retake::note),
    of(names!(crate::capture::anti_trade), crate::capture::anti_trade::note),
    always(crate::movement::last_mover::compile),
    of(names!(crate::endings::castling_wins), crate::endings::castling_wins::pass),
    of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::pass),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::pass),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::staying),
];

/// What makes candidates beside the walks of pieces.
const SOURCES: &[Listed<Compile<dyn Source>>] = &[
    always(crate::movement::castling::compile),
    of(names!(crate::movement::custom), crate::movement::custom::compile),
    of(names!(crate::drops::tiles), crate::drops::tiles::compile),
    either(names!(crate::drops::dropping), names!(crate::drops::hands), crate::drops::dropping::compile),
    either(names!(crate::movement::passing), names!(crate::endings::mate), crate::movement::passing::source),
    of(names!(crate::promotion::promo_move), crate::promotion::promo_move::compile),
    of(names!(crate::royal::succession), crate::royal::succession::compile),
    of(names!(crate::capture::retake), crate::capture::retake::source),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::source),
];

/// What refuses a move after its patch.
const VETOES: &[Listed<Compile<dyn Veto>>] = &[
    of(names!(crate::royal::facing), crate::royal::facing::veto),
    of(names!(crate::royal::checking), crate::royal::checking::compile),
    of(names!(crate::royal::royal_evade), crate::royal::royal_evade::compile),
    of(names!(crate::royal::royal_leap), crate::royal::royal_leap::compile),
    of(names!(crate::drops::gating), crate::drops::gating::veto),
    of(names!(crate::drops::dropping), crate::drops::dropping::veto),
    of(names!(crate::capture::trade), crate::capture::trade::veto),
    of(names!(crate::capture::anti_trade), crate::capture::anti_trade::veto),
    of(names!(crate::endings::repetition), crate::endings::repetition::veto),
    always(crate::movement::vetoed::compile),
];

/// Which legal moves must be preferred to others.
const DUTIES: &[Listed<Compile<dyn Duty>>] = &[
    of(names!(crate::drops::must_drop), crate::drops::must_drop::compile),
    either(names!(crate::movement::passing), names!(crate::endings::mate), crate::movement::passing::duty),
    of(names!(crate::capture::must_capture), crate::capture::must_capture::compile),
];

/// What keeps facts up to date after a move.
const MEMORIES: &[Listed<Compile<dyn Memory>>] = &[
    of(names!(crate::endings::extinction), crate::endings::extinction::memory),
    of(names!(crate::endings::check_count), crate::endings::check_count::memory),
    of(names!(crate::royal::facing), crate::royal::facing::memory),
    of(names!(crate::endings::counting), crate::endings::counting::memory),
];

/// What ends the game at once by the last move.
const ENDINGS: &[Listed<Compile<dyn Ending>>] = &[
    always(crate::royal::royal_loss::compile),
    of(names!(crate::endings::extinction), crate::endings::extinction::ending),
    either(names!(crate::endings::goal), names!(crate::promotion::morph), crate::endings::goal::ending),
    of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::ending),
    of(names!(crate::endings::check_count), crate::endings::check_count::ending),
    of(names!(crate::endings::connect), crate::endings::connect::compile),
    of(names!(crate::endings::castling_wins), crate::endings::castling_wins::ending),
    either(names!(crate::movement::passing), names!(crate::endings::mate), crate::movement::passing::ending),
    of(names!(crate::royal::facing), crate::royal::facing::ending),
];

/// What else ends the game; the first verdict holds.
const JUDGES: &[Listed<Compile<dyn Judge>>] = &[
    either(names!(crate::endings::goal), names!(crate::promotion::morph), crate::endings::goal::judge),
    of(names!(crate::drops::dropping), crate::drops::dropping::judge),
    always(crate::endings::mate::compile),
    of(names!(crate::endings::baring), crate::endings::baring::compile),
    of(names!(crate::endings::repetition), crate::endings::repetition::judge),
    of(names!(crate::endings::counting), crate::endings::counting::judge),
    always(crate::endings::n_move::compile),
    of(names!(crate::endings::impasse), crate::endings::impasse::compile),
    of(names!(crate::endings::material), crate::endings::material::compile),
];

/// A start position that takes the place of the piece lines, or why it could not be read.
pub type GivenStart = Result<Setup, (String, Place)>;

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(
    definition: &Definition,
    start: Option<GivenStart>,
    host: Option<&Arc<dyn PageRules>>,
) -> (Variant, Vec<Diagnostic>) {
    let mut builder = Builder::new(definition);
    builder.host = host.cloned();
    builder.settings.last("fen");
    match start {
        Some(Ok(setup)) => (builder.setup, builder.given) = (setup, true),
        Some(Err((why, place))) => {
            let message = format!("{why} The squares of the piece lines are used.");
            builder.settings.report(Severity::Error, "def.value", message, None, place);
        }
        None => {}
    }
    hook_up(builder)
}

/// The hooks of one list. Rules that the definition does not ask for are not even called.
fn compiled<T: ?Sized>(list: &[Listed<Compile<T>>], builder: &mut Builder<'_>) -> Vec<Box<T>> {
    list.iter().filter_map(|it| if it.is_due(&builder.settings) { (it.compile)(builder) } else { None }).collect()
}

/// Asks the rules for their hooks.
fn hook_up(mut builder: Builder<'_>) -> (Variant, Vec<Diagnostic>) {
    for it in TABLES {
        if it.is_due(&builder.settings) {
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
    let (variant, mut diagnostics) = builder.finish(hooks);
    if Generator::is_cut(&variant) {
        diagnostics.push(Diagnostic {
            severity: Severity::Warning,
            code: "xbetza.limit",
            message: "The pieces have so many ways to move that some of them are left out.".into(),
            hint: None,
            place: Place::Whole,
        });
    }
    (variant, diagnostics)
}
