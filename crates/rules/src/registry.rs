//! The list of all rules, and what is made of it: the keys of definitions, and the variant of a definition.

pub mod draft;
mod everyday_words;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

use definition::{Definition, Diagnostic, Keys, Place, Severity, Value};

use crate::builder::Builder;
use crate::builder::keys::{CASTLE_FLIP, ENFORCE, FEN, PAWN};
use crate::builder::settings::{Settings, did_you_mean};
use crate::hook_order::Hooks;
use crate::registry::draft::Draft;
use crate::rule::{ActiveRule, Key, Rule};

use engine::generate::pseudo_legal::Generator;
use engine::legal::LegalGenerator;
use engine::variant::{Features, Variant};
use message::{Arg, msg};

/// Compiles a definition whose start is that of its piece lines. Never fails: what does not compile is absent and
/// reported.
///
/// ```
/// let (definition, _) = rules::read("files=4\nranks=4\nroyal=K\nking:K:K::a1\nferz:F:F::b1");
/// let (variant, problems) = rules::registry::compile(&definition);
/// assert!(problems.is_empty());
/// let ferz = variant.type_by_id("F").expect("a type");
/// assert_eq!((variant.name(ferz).to_lowercase().as_str(), variant.royals.types.has(ferz)), ("ferz", false));
///
/// // A key that is misspelled costs itself alone, and the right one is told.
/// let (definition, _) = rules::read("files=4\nranks=4\nroyale=K\nking:K:K::a1");
/// let problems = rules::registry::compile(&definition).1;
/// let hints: Vec<String> = problems.iter().filter_map(|it| it.hint.as_ref()).map(catalogue::english).collect();
/// assert!(hints.iter().any(|it| it.contains("royal")));
/// ```
#[must_use]
pub fn compile(definition: &Definition) -> (Variant, Vec<Diagnostic>) {
    Draft::new(definition, None).compile()
}

/// The keys that a definition may have.
///
/// ```
/// assert!(rules::keys().contains("promoChoice"));
/// ```
pub fn keys() -> &'static Keys {
    static KEYS: LazyLock<Keys> = LazyLock::new(|| {
        let of_rules = RULE_KEYS.iter().copied().flatten();
        Keys::new(BOARD_KEYS.iter().chain(of_rules).map(|it| it.spec))
    });
    &KEYS
}

/// Whether a definition says something that only rules beyond these read: the module that has them must compile it.
///
/// ```
/// use rules::registry::{RULES, is_beyond};
/// let (definition, _) = rules::read("snare=c3\nking:K:K::e1");
/// let few: Vec<_> = RULES.iter().filter(|it| it.name != "snare").copied().collect();
/// assert!(is_beyond(&few, &definition) && !is_beyond(RULES, &definition));
/// ```
#[must_use]
pub fn is_beyond(rules: &[Rule], definition: &Definition) -> bool {
    let specs = |rules: &[Rule]| Keys::new(rules.iter().flat_map(|it| it.keys).map(|it| it.spec));
    let (these, all) = (specs(rules), Keys::new(RULE_KEYS.iter().copied().flatten().map(|it| it.spec)));
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    definition.settings.iter().chain(on_pieces).any(|it| all.contains(&it.key) && !these.contains(&it.key))
}

/// Reads the text of a definition. It never fails: what cannot be read is reported and left out.
///
/// ```
/// let (definition, problems) = rules::read("files=4\nranks=4\nroyal=K\nking:K:K::a1\nThis is no line.");
/// assert_eq!((definition.pieces.len(), problems.len()), (1, 1));
/// ```
#[must_use]
pub fn read(text: &str) -> (Definition, Vec<Diagnostic>) {
    definition::read(text, keys())
}

/// Reads the JSON form of a definition. It never fails: what cannot be read is reported and left out.
#[must_use]
pub fn read_json(value: &Value) -> (Definition, Vec<Diagnostic>) {
    definition::read_json(value, keys())
}

/// Keys that belong to no rule.
pub const BOARD_KEYS: &[Key] = &[CASTLE_FLIP, ENFORCE, FEN, PAWN];

/// Makes `RULES` and `RULE_KEYS` of a list of rule files. Programs that need the keys alone do not carry the rules.
macro_rules! rules {
    ($($(#[$rare:meta])? $folder:ident::$file:ident),* $(,)?) => {
        /// The rules. Settings are read, tables made, hooks made and sentences told in this order.
        pub const RULES: &[Rule] = &[$($(#[$rare])? crate::$folder::$file::RULE),*];

        /// The keys of each rule, rare ones too.
        const RULE_KEYS: &[&[Key]] = &[$(crate::$folder::$file::RULE.keys),*];
    };
}

rules![
    // The set-up and the ground come first: other rules look at them.
    setup::shuffle,
    setup::face_down,
    movement::terrain,
    royal::royal_loss,
    movement::castling,
    movement::moves_at,
    #[cfg(feature = "rare")]
    movement::plane_steps,
    // What enters on the square that a piece leaves counts among first moves: before `autoGate`.
    drops::gating,
    movement::virgin_lost,
    #[cfg(feature = "rare")]
    movement::auto_gate,
    // Captures that change sides decide what is dropped and what promotes.
    drops::hands,
    // Promotion sets and limits are shared with the rules below.
    promotion::standard,
    #[cfg(feature = "rare")]
    promotion::promo_move,
    #[cfg(feature = "rare")]
    movement::capture_only_squares,
    movement::immobile,
    #[cfg(feature = "rare")]
    movement::ride_length,
    promotion::morph,
    capture::must_capture,
    capture::chain,
    capture::majority,
    movement::extra_move,
    // What of the turn is left decides who may pass: before `passing`.
    movement::turns,
    #[cfg(feature = "rare")]
    movement::dice,
    movement::walls,
    movement::hurdles,
    // Refusals of a tile name the tile: before the drops.
    #[cfg(feature = "rare")]
    drops::tiles,
    drops::dropping,
    drops::endless,
    drops::pie_rule,
    #[cfg(feature = "rare")]
    drops::drop_turns,
    drops::must_drop,
    royal::royal_crossing,
    #[cfg(feature = "rare")]
    capture::safety,
    #[cfg(feature = "rare")]
    capture::side_powers,
    capture::capture_matrix,
    capture::engagement,
    capture::explosion,
    #[cfg(feature = "rare")]
    capture::remote,
    #[cfg(feature = "rare")]
    capture::hit_run,
    #[cfg(feature = "rare")]
    movement::ranking,
    #[cfg(feature = "rare")]
    capture::trade,
    #[cfg(feature = "rare")]
    capture::retake,
    capture::rebirth,
    #[cfg(feature = "rare")]
    capture::anti_trade,
    movement::last_mover,
    #[cfg(feature = "rare")]
    movement::ko,
    movement::stop_zone,
    #[cfg(feature = "rare")]
    movement::swapping,
    #[cfg(feature = "rare")]
    movement::pushing,
    #[cfg(feature = "rare")]
    movement::driving,
    #[cfg(feature = "rare")]
    movement::take_walls,
    #[cfg(feature = "rare")]
    movement::row_steps,
    #[cfg(feature = "rare")]
    capture::burn,
    capture::snare,
    capture::custodian,
    #[cfg(feature = "rare")]
    capture::approach,
    #[cfg(feature = "rare")]
    capture::coordinate,
    // What others take beside their way is copied: after them.
    #[cfg(feature = "rare")]
    capture::chameleon,
    capture::flips,
    #[cfg(feature = "rare")]
    capture::turncoats,
    #[cfg(feature = "rare")]
    capture::effect,
    #[cfg(feature = "rare")]
    movement::plane_transfer,
    // What captures and becomes a wall has put its own before.
    movement::walling,
    #[cfg(feature = "rare")]
    capture::petrify,
    // What is lent is what all rules before have made of the moves.
    movement::lending,
    movement::paralysis,
    #[cfg(feature = "rare")]
    capture::patrol,
    #[cfg(feature = "rare")]
    movement::custom,
    #[cfg(feature = "rare")]
    movement::vetoed,
    // Sides that pass for want of a move pass too. Two passes end a game before royals that face each other do.
    #[cfg(feature = "rare")]
    endings::page_ending,
    endings::mate,
    movement::passing,
    // The first of these that refuses a move gives the reason.
    royal::facing,
    royal::checking,
    #[cfg(feature = "rare")]
    royal::royal_moves,
    #[cfg(feature = "rare")]
    royal::succession,
    // The first of these that ends the game gives the reason.
    endings::check_count,
    #[cfg(feature = "rare")]
    endings::wall_count,
    endings::connect,
    endings::link,
    #[cfg(feature = "rare")]
    endings::united,
    #[cfg(feature = "rare")]
    endings::castling_wins,
    endings::full_board,
    #[cfg(feature = "rare")]
    endings::capture_result,
    endings::extinction,
    #[cfg(feature = "rare")]
    endings::points_left,
    endings::baring,
    endings::goal,
    endings::lesson_goal,
    endings::repetition,
    // A full count comes before moves without progress.
    endings::counting,
    endings::n_move,
    endings::impasse,
    #[cfg(feature = "rare")]
    endings::draw_odds,
    endings::claimed_endings,
    endings::points,
    // Whose neutral pieces are is said when it is known whose turn it is: after all that let a side go on.
    #[cfg(feature = "rare")]
    movement::neutral,
    // It looks at the hooks of all others.
    #[cfg(feature = "rare")]
    endings::material,
    display::overlay,
    #[cfg(feature = "rare")]
    display::fog,
];

/// The rules that a definition uses, read.
pub fn read_settings(builder: &mut Builder<'_>) -> Vec<(&'static Rule, Box<dyn ActiveRule>)> {
    let keys = || RULE_KEYS.iter().copied().flatten();
    let brings = keys().filter(|it| !it.brings.is_empty() && builder.settings.mentions(it.name()));
    builder.brought = brings.map(|it| it.brings).collect();
    builder.claims = keys().filter_map(|it| Some((it.name(), it.claim?))).collect();
    let asked = RULES.iter().filter(|it| it.is_asked(&builder.settings, builder.brought)).collect::<Vec<_>>();
    asked.into_iter().filter_map(|rule| Some((rule, (rule.read)(builder)?))).collect()
}

/// Asks the rules for their hooks.
fn ask(builder: &mut Builder<'_>) -> Hooks {
    let mut active = read_settings(builder);
    active.iter_mut().for_each(|(_, it)| it.tables(builder));
    let mut hooks = Hooks::default();
    for (rule, it) in active {
        hooks.rule = rule.name;
        it.install(builder, &mut hooks);
    }
    builder.variant.features.set(Features::ENFORCED, builder.settings.flag(ENFORCE.name(), true));
    hooks
}

/// Asks the rules, and puts everything together.
fn hook_up(mut builder: Builder<'_>) -> (Variant, Vec<Diagnostic>) {
    let hooks = ask(&mut builder);
    builder.settings.last(FEN.name());
    report_unclaimed(&mut builder.settings);
    builder.finish(hooks)
}

/// Warns if the pieces have more ways to move than are looked at. It lists moves of the start position for that, so it is
/// asked once, of what is played.
#[must_use]
pub fn check_limits(variant: &Variant, definition: &Definition) -> Option<Diagnostic> {
    if !Generator::is_cut(variant) && !LegalGenerator::is_cut(variant) {
        return None;
    }
    let piece = Generator::most_work(variant).and_then(|it| definition.pieces.get(it.kind().index().wrapping_sub(1)));
    let message = match piece {
        Some(it) => msg!("xbetza-limit-piece", piece = Arg::piece(it.name.to_lowercase())),
        None => msg!("xbetza-limit-pieces"),
    };
    Some(Diagnostic {
        severity: Severity::Warning,
        code: "xbetza.limit",
        message,
        hint: Some(msg!("xbetza-limit-pieces-hint")),
        fix: None,
        place: piece.map_or(Place::Whole, |it| it.moves_place.clone()),
    })
}

/// Reports keys that no rule claimed.
fn report_unclaimed(settings: &mut Settings<'_>) {
    let definition = settings.definition();
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    for setting in definition.settings.iter().chain(on_pieces) {
        if settings.is_claimed(&setting.key) {
            continue;
        }
        if settings.is_full() {
            return;
        }
        let place = setting.key_place.clone();
        if keys().contains(&setting.key) {
            let message = msg!("not-yet", key = &*setting.key);
            settings.report(Severity::Info, "not-yet", message, None, place);
        } else {
            let nearest = || keys().nearest(&setting.key).map(did_you_mean);
            settings.add(Diagnostic {
                severity: Severity::Warning,
                code: "def.key",
                message: msg!("def-key", key = &*setting.key),
                hint: everyday_words::hint(&setting.key).or_else(nearest),
                fix: everyday_words::key(&setting.key).or_else(|| keys().meant(&setting.key)).map(str::to_owned),
                place,
            });
        }
    }
}
