//! `custom=`, `customEffect=` and `customMemory=`: routines of the page that make moves, change moves and remember numbers.

mod effects;
mod memory;
mod proposal;
mod walks;

use definition::{Place, Setting, ValuePart};

use crate::builder::type_groups::TypeGroup;
use crate::prelude::*;
use crate::rule::Brings;
use effects::{EffectLine, Effects};
use engine::page_rules::Told;
use memory::Number;
use walks::Walks;

/// What routines of the page do.
pub const RULE: Rule = Rule {
    name: "custom",
    keys: &[
        Key::of("custom", "name:moves, after a piece").brings(Brings::CHANGES).adds_up().below_piece().gives_moves(),
        Key::of("customEffect", "types:name").brings(Brings::CHANGES).adds_up(),
        Key::of("customMemory", "names, perhaps each with :number").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most lines of a piece, and most effects of a game.
const MAX_LINES: usize = 32;

/// What the keys say.
#[derive(Debug)]
struct CustomSettings {
    lines: Vec<CustomLine>,
    effects: Vec<CustomEffect>,
    memory: Vec<Number>,
}

/// A routine, and the walks it is asked about.
#[derive(Debug)]
struct CustomLine {
    kind: TypeId,
    routine: String,
    /// The walks in move notation.
    moves: ValuePart,
    /// Where the line stands.
    place: Place,
}

/// A routine, and the types whose moves it changes.
#[derive(Debug)]
struct CustomEffect {
    types: TypeSet,
    /// Whether these are all types.
    all: bool,
    routine: String,
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let mut lines = Vec::new();
    for kind in builder.kinds() {
        let settings: Vec<_> = builder.settings.of_piece(kind.index(), "custom").collect();
        if let Some(setting) = settings.get(MAX_LINES) {
            let message = msg!("def-value-custom-most", most = MAX_LINES);
            builder.settings.report(Severity::Warning, "def.value", message, None, setting.value_place.clone());
        }
        lines.extend(settings.into_iter().take(MAX_LINES).filter_map(|it| line(builder, kind, it)));
    }
    let groups = builder.settings.groups("customEffect");
    if let Some(group) = groups.get(MAX_LINES) {
        let message = msg!("def-value-custom-effect-most", most = MAX_LINES);
        builder.settings.report(Severity::Warning, "def.value", message, None, group.place.clone());
    }
    let effects: Vec<_> = groups.into_iter().take(MAX_LINES).map(|it| effect(builder, it)).collect();
    let memory = memory::read(builder);
    let is_idle = lines.is_empty() && effects.is_empty() && memory.is_empty();
    if is_idle { None } else { Some(Box::new(CustomSettings { lines, effects, memory })) }
}

fn line(builder: &mut Builder<'_>, kind: TypeId, setting: &Setting) -> Option<CustomLine> {
    let place = setting.value_place.clone();
    let [routine, moves] = &setting.part().split(':', 2)[..] else {
        let message = msg!("def-value-custom");
        builder.settings.report(Severity::Error, "def.value", message, None, place);
        return None;
    };
    Some(CustomLine { kind, routine: routine.to_string(), moves: moves.clone(), place })
}

fn effect(builder: &Builder<'_>, group: TypeGroup) -> CustomEffect {
    let types: TypeSet = builder.kinds().filter(|it| group.types.has(*it)).collect();
    let all = builder.kinds().all(|it| types.has(it));
    CustomEffect { types, all, routine: group.field(0).to_owned(), place: group.place }
}

/// Whether the page has a routine; one that is missing is reported.
fn is_known(builder: &mut Builder<'_>, routine: &str, place: &Place) -> bool {
    let known = builder.variant.hooks.page_rules.as_ref().is_some_and(|it| it.knows(routine));
    if !known {
        let message = msg!("def-custom", routine = routine);
        builder.settings.report(Severity::Warning, "def.custom", message, None, place.clone());
    }
    known
}

impl ActiveRule for CustomSettings {
    /// What needs a routine that the page does not have is left out. Numbers are kept all the same: texts of positions
    /// say them.
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        memory::reserve(builder, self.memory);
        let empty = || vec![Vec::new(); builder.n_types + 1];
        let mut lines = [empty(), empty()];
        for it in self.lines {
            let known = is_known(builder, &it.routine, &it.place);
            // Moves that are left out are compiled all the same: what is wrong with them is reported.
            let programs = Player::both(|side| builder.program(&it.moves, side));
            if known {
                builder.walked.insert(it.kind);
                for (lines, mut program) in lines.iter_mut().zip(programs) {
                    program.track();
                    lines[it.kind.index()].push((it.routine.clone(), program));
                }
            }
        }
        let mut effects = Vec::new();
        for it in self.effects {
            if is_known(builder, &it.routine, &it.place) {
                it.types.iter().for_each(|kind| builder.walked.insert(kind));
                effects.push(EffectLine { routine: it.routine, types: it.types, passes: it.all });
            }
        }
        let Some(page_rules) = builder.variant.hooks.page_rules.clone() else { return };
        if lines.iter().flatten().any(|it| !it.is_empty()) {
            hooks.source(Walks { page_rules: page_rules.clone(), lines });
        }
        if !effects.is_empty() {
            hooks.pass(PassStage::Page, Effects { page_rules, lines: effects });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let told = |words: &Words<'_>, routine: &str| {
            let page_rules = words.builder.variant.hooks.page_rules.as_ref();
            page_rules.map(|it| it.words(Told::Routine(routine))).unwrap_or_default()
        };
        for it in &self.lines {
            let (who, lines, routine) = (words.a(it.kind), words.steps(&it.moves), it.routine.as_str());
            let own = told(words, routine);
            words.tell(
                Topic::Powers,
                match own.is_empty() {
                    true => msg!("custom-moves-routine", who = who, lines = lines, routine = routine),
                    false => msg!("custom-moves", who = who, lines = lines),
                },
            );
            own.into_iter().for_each(|it| words.quote(Topic::Powers, it));
        }
        for it in &self.effects {
            let own = told(words, &it.routine);
            if own.is_empty() {
                let (who, routine) = (words.any(it.types), it.routine.as_str());
                words.tell(Topic::Powers, msg!("custom-effect", who = who, routine = routine));
            }
            own.into_iter().for_each(|it| words.quote(Topic::Powers, it));
        }
        for it in &self.memory {
            words.tell(Topic::Powers, msg!("custom-memory", name = Arg::word(&*it.name), start = it.start));
        }
    }
}
