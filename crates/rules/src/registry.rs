//! From a definition to rules: compiles the pieces, then asks every rule file for its hooks, in the order that stands here.

#[cfg(test)]
mod tests;

use std::sync::{Arc, LazyLock};

use definition::{Definition, Diagnostic, Keys, Place, Severity, Value};

use crate::builder::Builder;
use crate::hook_order::{Hooks, PassStage, VetoStage};
use crate::listed::{Listed, always, either, names, of};
use crate::rule::{ActiveRule, Rule};

use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Pass, Source, Veto};
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
    of(names!(crate::capture::side_powers), crate::capture::side_powers::tables),
    of(names!(crate::movement::immobile), crate::movement::immobile::tables),
    of(names!(crate::movement::terrain), crate::movement::terrain::tables),
    of(names!(crate::movement::stop_zone), crate::movement::stop_zone::tables),
    of(names!(crate::movement::hurdles), crate::movement::hurdles::tables),
    of(names!(crate::capture::engagement), crate::capture::engagement::tables),
    of(names!(crate::display::overlay), crate::display::overlay::compile),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::tables),
];

type Compile<T> = fn(&mut Builder<'_>) -> Option<Box<T>>;

/// What rewrites candidates. The order is the order in which rules compose.
const PASSES: &[(PassStage, Listed<Compile<dyn Pass>>)] = &[
    (PassStage::Effect, of(names!(crate::capture::effect), crate::capture::effect::compile)),
    (PassStage::Protection, of(names!(crate::capture::uncapturable), crate::capture::uncapturable::compile)),
    (PassStage::Protection, of(names!(crate::capture::side_powers), crate::capture::side_powers::bars)),
    (PassStage::Protection, of(names!(crate::capture::engagement), crate::capture::engagement::compile)),
    (PassStage::Ground, of(names!(crate::movement::terrain), crate::movement::terrain::compile)),
    (PassStage::Ground, of(names!(crate::movement::quiet_hold), crate::movement::quiet_hold::compile)),
    (
        PassStage::Ground,
        of(names!(crate::movement::capture_only_squares), crate::movement::capture_only_squares::compile),
    ),
    (PassStage::CaptureMatrix, of(names!(crate::capture::capture_matrix), crate::capture::capture_matrix::compile)),
    (PassStage::Morph, of(names!(crate::promotion::morph), crate::promotion::morph::compile)),
    (PassStage::Promotion, always(crate::promotion::standard::compile)),
    (PassStage::Immobile, of(names!(crate::movement::immobile), crate::movement::immobile::compile)),
    (
        PassStage::Explosion,
        either(
            names!(crate::capture::explosion),
            names!(crate::capture::capture_matrix),
            crate::capture::explosion::compile,
        ),
    ),
    (PassStage::Entry, of(names!(crate::movement::auto_gate), crate::movement::auto_gate::compile)),
    (PassStage::Burning, of(names!(crate::capture::side_powers), crate::capture::side_powers::burn)),
    (PassStage::Burning, of(names!(crate::capture::burn), crate::capture::burn::compile)),
    (PassStage::Hands, of(names!(crate::movement::virgin_lost), crate::movement::virgin_lost::compile)),
    (PassStage::Note, of(names!(crate::capture::trade), crate::capture::trade::note)),
    (PassStage::Note, of(names!(crate::capture::retake), crate::capture::retake::note)),
    (PassStage::Note, of(names!(crate::capture::anti_trade), crate::capture::anti_trade::note)),
    (PassStage::Note, always(crate::movement::last_mover::compile)),
    (PassStage::Turn, of(names!(crate::movement::extra_move), crate::movement::extra_move::pass)),
    (PassStage::Unchanged, of(names!(crate::movement::extra_move), crate::movement::extra_move::staying)),
];

/// What makes candidates beside the walks of pieces.
const SOURCES: &[Listed<Compile<dyn Source>>] = &[
    always(crate::movement::castling::compile),
    of(names!(crate::movement::custom), crate::movement::custom::compile),
    of(names!(crate::promotion::promo_move), crate::promotion::promo_move::compile),
    of(names!(crate::capture::retake), crate::capture::retake::source),
    of(names!(crate::movement::extra_move), crate::movement::extra_move::source),
];

/// What refuses a move after its patch.
const VETOES: &[(VetoStage, Listed<Compile<dyn Veto>>)] = &[
    (VetoStage::Trade, of(names!(crate::capture::trade), crate::capture::trade::veto)),
    (VetoStage::Trade, of(names!(crate::capture::anti_trade), crate::capture::anti_trade::veto)),
    (VetoStage::Page, always(crate::movement::vetoed::compile)),
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
    builder.variant.page_rules = host.cloned();
    builder.settings.last("fen");
    match start {
        Some(Ok(setup)) => (builder.variant.setup, builder.given) = (setup, true),
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
    crate::royal::royal_loss::RULE,
    crate::royal::royal_crossing::RULE,
    // Captures that change sides may be dropped unless `drops` says otherwise: before the drops.
    crate::drops::hands::RULE,
    // Whatever is refused of a tile is said of a tile: before the drops.
    crate::drops::tiles::RULE,
    crate::drops::dropping::RULE,
    crate::drops::drop_turns::RULE,
    crate::drops::must_drop::RULE,
    // The first of these that refuses a move gives the reason.
    crate::royal::facing::RULE,
    crate::royal::checking::RULE,
    crate::royal::royal_evade::RULE,
    crate::royal::royal_leap::RULE,
    crate::royal::succession::RULE,
    // The first of these that ends the game gives the reason.
    crate::endings::check_count::RULE,
    crate::endings::connect::RULE,
    crate::endings::castling_wins::RULE,
    crate::endings::extinction::RULE,
    crate::endings::baring::RULE,
    crate::endings::goal::RULE,
    crate::endings::lesson_goal::RULE,
    crate::endings::repetition::RULE,
    // A count that is full comes before moves without progress.
    crate::endings::counting::RULE,
    crate::endings::n_move::RULE,
    crate::endings::impasse::RULE,
    crate::endings::material::RULE,
    crate::endings::claimed_endings::RULE,
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
    for it in TABLES {
        if it.is_due(&builder.settings) {
            (it.compile)(&mut builder);
        }
    }
    active.iter_mut().for_each(|(_, it)| it.tables(&mut builder));
    let mut hooks = Hooks {
        passes: compiled(PASSES, &mut builder),
        sources: unordered(SOURCES, &mut builder),
        vetoes: compiled(VETOES, &mut builder),
        ..Hooks::default()
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
