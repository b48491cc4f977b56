//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use definition::{Definition, Diagnostic, Keys, Place, Severity, Value};

use crate::builder::Builder;
use crate::hook_order::{DutyStage, EndingStage, Hooks, JudgeStage, PassStage, VetoStage};
use crate::listed::{Listed, always, either, names, of};
use crate::rule::{ActiveRule, Rule};

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Duty, Ending, Judge, Memory, Pass, Source, Veto};
use engine::page_rules::PageRules;
use engine::variant::{Setup, Variant};

/// Rules that change how pieces walk, before anything else is compiled.
const TABLES: &[Listed<fn(&mut Builder<'_>)>] = &[
    of(names!(crate::drops::tiles), crate::drops::tiles::tables),
    of(names!(crate::drops::drop_turns), crate::drops::drop_turns::tables),
    of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::tables),
    always(crate::endings::claimed_endings::compile),
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites candidates. The order is the order in which rules compose.
const PASSES: &[(PassStage, Listed<Compile<dyn Pass>>)] = &[
    (
        PassStage::Goal,
        either(names!(crate::endings::goal), &["morph", "confine", "enclose"], crate::endings::goal::pass),
    ),
    (PassStage::Hands, of(names!(crate::drops::hands), crate::drops::hands::compile)),
    (PassStage::Note, of(names!(crate::drops::dropping), crate::drops::dropping::note)),
    (PassStage::Note, of(names!(crate::drops::drop_turns), crate::drops::drop_turns::compile)),
    (PassStage::Note, always(crate::royal::royal_crossing::compile)),
    (PassStage::Note, of(names!(crate::endings::castling_wins), crate::endings::castling_wins::pass)),
    (PassStage::Turn, of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::pass)),
];

/// What makes candidates beside the walks of pieces.
const SOURCES: &[Listed<Compile<dyn Source>>] = &[
    of(names!(crate::drops::tiles), crate::drops::tiles::compile),
    either(names!(crate::drops::dropping), names!(crate::drops::hands), crate::drops::dropping::compile),
    of(names!(crate::royal::succession), crate::royal::succession::compile),
];

/// What refuses a move after its patch.
const VETOES: &[(VetoStage, Listed<Compile<dyn Veto>>)] = &[
    (VetoStage::Royal, of(names!(crate::royal::facing), crate::royal::facing::veto)),
    (VetoStage::Royal, of(names!(crate::royal::checking), crate::royal::checking::compile)),
    (VetoStage::Royal, of(names!(crate::royal::royal_evade), crate::royal::royal_evade::compile)),
    (VetoStage::Royal, of(names!(crate::royal::royal_leap), crate::royal::royal_leap::compile)),
    (VetoStage::Entry, of(names!(crate::drops::dropping), crate::drops::dropping::veto)),
    (VetoStage::Repetition, of(names!(crate::endings::repetition), crate::endings::repetition::veto)),
];

/// Which legal moves must be preferred to others.
const DUTIES: &[(DutyStage, Listed<Compile<dyn Duty>>)] =
    &[(DutyStage::Drop, of(names!(crate::drops::must_drop), crate::drops::must_drop::compile))];

/// What keeps facts up to date after a move.
const MEMORIES: &[Listed<Compile<dyn Memory>>] = &[
    of(names!(crate::endings::extinction), crate::endings::extinction::memory),
    of(names!(crate::endings::check_count), crate::endings::check_count::memory),
    of(names!(crate::royal::facing), crate::royal::facing::memory),
    of(names!(crate::endings::counting), crate::endings::counting::memory),
];

/// What ends the game at once by the last move.
const ENDINGS: &[(EndingStage, Listed<Compile<dyn Ending>>)] = &[
    (EndingStage::Royal, always(crate::royal::royal_loss::compile)),
    (EndingStage::Extinction, of(names!(crate::endings::extinction), crate::endings::extinction::ending)),
    (
        EndingStage::Goal,
        either(names!(crate::endings::goal), &["morph", "confine", "enclose"], crate::endings::goal::ending),
    ),
    (EndingStage::Goal, of(names!(crate::endings::lesson_goal), crate::endings::lesson_goal::ending)),
    (EndingStage::Count, of(names!(crate::endings::check_count), crate::endings::check_count::ending)),
    (EndingStage::Count, of(names!(crate::endings::connect), crate::endings::connect::compile)),
    (EndingStage::Count, of(names!(crate::endings::castling_wins), crate::endings::castling_wins::ending)),
    (EndingStage::Agreement, of(names!(crate::royal::facing), crate::royal::facing::ending)),
];

/// What else ends the game; the first verdict holds.
const JUDGES: &[(JudgeStage, Listed<Compile<dyn Judge>>)] = &[
    (
        JudgeStage::Goal,
        either(names!(crate::endings::goal), &["morph", "confine", "enclose"], crate::endings::goal::judge),
    ),
    (JudgeStage::Drop, of(names!(crate::drops::dropping), crate::drops::dropping::judge)),
    (JudgeStage::Baring, of(names!(crate::endings::baring), crate::endings::baring::compile)),
    (JudgeStage::Repetition, of(names!(crate::endings::repetition), crate::endings::repetition::judge)),
    (JudgeStage::Count, of(names!(crate::endings::counting), crate::endings::counting::judge)),
    (JudgeStage::Count, always(crate::endings::n_move::compile)),
    (JudgeStage::Material, of(names!(crate::endings::impasse), crate::endings::impasse::compile)),
    (JudgeStage::Material, of(names!(crate::endings::material), crate::endings::material::compile)),
];

/// A start position that takes the place of the piece lines.
#[derive(Clone, Debug)]
pub struct GivenStart {
    /// The position.
    pub setup: Setup,
    /// By square: what the definition's own set-up puts there; none if that is the position.
    pub home: Option<Box<[Occupant]>>,
}

/// Compiles a definition, with the start that its texts give or why that could not be read. Never fails: what does not
/// compile is absent and reported.
#[must_use]
pub fn compile(
    definition: &Definition,
    start: Option<Result<GivenStart, (String, Place)>>,
    host: Option<&Arc<dyn PageRules>>,
) -> (Variant, Vec<Diagnostic>) {
    let mut builder = Builder::new(definition);
    builder.variant.page_rules = host.cloned();
    builder.settings.last("fen");
    match start {
        Some(Ok(it)) => {
            builder.variant.home = it.home.unwrap_or_else(|| it.setup.board(builder.variant.home.len()));
            (builder.variant.setup, builder.given) = (it.setup, true);
        }
        Some(Err((why, place))) => {
            let message = format!("{why} The squares of the piece lines are used.");
            builder.settings.report(Severity::Error, "def.value", message, None, place);
        }
        None => {}
    }
    hook_up(builder)
}

/// The keys that a definition may have.
pub fn keys() -> &'static Keys {
    static KEYS: LazyLock<Keys> = LazyLock::new(|| {
        let of_rules = crate::manual::all().into_iter().flat_map(|it| it.keys);
        Keys::new(crate::manual::BOARD.iter().chain(of_rules).map(|it| it.spec))
    });
    &KEYS
}

/// Reads the text of a definition. It never fails: what cannot be read is reported and left out.
#[must_use]
pub fn read(text: &str) -> (Definition, Vec<Diagnostic>) {
    definition::read(text, keys())
}

/// Reads the JSON form of a definition. It never fails: what cannot be read is reported and left out.
#[must_use]
pub fn read_json(value: &Value) -> (Definition, Vec<Diagnostic>) {
    definition::read_json(value, keys())
}

/// The rules, in the order in which their tables are made and their sentences told.
pub const RULES: &[Rule] = &[
    crate::endings::mate::RULE,
    crate::movement::passing::RULE,
    crate::capture::must_capture::RULE,
    crate::capture::safe_area::RULE,
    crate::drops::gating::RULE,
    crate::endings::points::RULE,
    crate::setup::shuffle::RULE,
    crate::movement::terrain::RULE,
    crate::movement::castling::RULE,
    crate::movement::moves_at::RULE,
    crate::movement::virgin_lost::RULE,
    crate::movement::auto_gate::RULE,
    crate::movement::immobile::RULE,
    crate::movement::extra_move::RULE,
    crate::movement::hurdles::RULE,
    crate::movement::quiet_hold::RULE,
    crate::movement::capture_only_squares::RULE,
    crate::movement::ranking::RULE,
    crate::movement::stop_zone::RULE,
    crate::movement::custom::RULE,
    crate::display::overlay::RULE,
    crate::movement::last_mover::RULE,
    crate::movement::vetoed::RULE,
    // Promotion sets and limits are shared with the rules below it.
    crate::promotion::standard::RULE,
    crate::promotion::promo_move::RULE,
    crate::promotion::morph::RULE,
    crate::capture::uncapturable::RULE,
    crate::capture::side_powers::RULE,
    crate::capture::capture_matrix::RULE,
    crate::capture::engagement::RULE,
    crate::capture::explosion::RULE,
    crate::capture::rifle::RULE,
    crate::capture::checker::RULE,
    crate::capture::hit_run::RULE,
    crate::capture::advance::RULE,
    crate::capture::trade::RULE,
    crate::capture::retake::RULE,
    crate::capture::anti_trade::RULE,
    crate::capture::burn::RULE,
    crate::capture::effect::RULE,
];

/// The rules that a definition uses, read.
pub fn read_settings(builder: &mut Builder<'_>) -> Vec<(&'static Rule, Box<dyn ActiveRule>)> {
    let asked = RULES.iter().filter(|it| it.is_asked(&builder.settings)).collect::<Vec<_>>();
    asked.into_iter().filter_map(|rule| Some((rule, (rule.read)(builder)?))).collect()
}

fn compiled<S: Copy, T: ?Sized>(list: &[(S, Listed<Compile<T>>)], builder: &mut Builder<'_>) -> Vec<(S, Box<T>)> {
    list.iter()
        .filter_map(
            |(stage, it)| {
                if it.is_due(&builder.settings) { (it.compile)(builder).map(|it| (*stage, it)) } else { None }
            },
        )
        .collect()
}

fn unordered<T: ?Sized>(list: &[Listed<Compile<T>>], builder: &mut Builder<'_>) -> Vec<Box<T>> {
    list.iter().filter_map(|it| if it.is_due(&builder.settings) { (it.compile)(builder) } else { None }).collect()
}

/// Asks the rules for their hooks.
fn hook_up(mut builder: Builder<'_>) -> (Variant, Vec<Diagnostic>) {
    let mut active = read_settings(&mut builder);
    active.iter_mut().for_each(|(_, it)| it.tables(&mut builder));
    for it in TABLES {
        if it.is_due(&builder.settings) {
            (it.compile)(&mut builder);
        }
    }
    let mut hooks = Hooks {
        passes: compiled(PASSES, &mut builder),
        sources: unordered(SOURCES, &mut builder),
        vetoes: compiled(VETOES, &mut builder),
        duties: compiled(DUTIES, &mut builder),
        memories: unordered(MEMORIES, &mut builder),
        endings: compiled(ENDINGS, &mut builder),
        judges: compiled(JUDGES, &mut builder),
    };
    active.into_iter().for_each(|(_, it)| it.install(&mut builder, &mut hooks));
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
