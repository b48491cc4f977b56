//! Captures that depend on how many pieces engage the victim. Who engages whom is worked out beside the rules.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Sq, TypeId};
use engine::mechanics::engagement::{Engagement, Field, Idle};
use engine::moves::candidate::Candidate;
use engine::program::walker::Flow;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("armour", "types:number or types:number:class")
        .default("0")
        .doc("How many engagers it takes before such a piece may be captured; the class is a word for the legend.")
        .adds_up(),
    Key::of("engage", "types:pattern")
        .default("nothing")
        .doc("The squares on which these types engage enemies; with w the lines pass friends, with ww everyone.")
        .adds_up(),
    Key::of("engageWeight", "types:number").default("1").doc("How many engagers such a piece counts as.").adds_up(),
    Key::of("engageSelf", "types").doc("Types that capture only what they engage themselves.").adds_up(),
    Key::of("binder", "types:pattern")
        .doc("Enemies on these squares engage nothing but the pieces that bind them.")
        .adds_up(),
];

/// Reads the keys. The relation is kept also if nothing depends on it, to be shown.
pub fn tables(builder: &mut Builder<'_>) {
    let n = builder.n_types + 1;
    let mut res = Engagement {
        reach: builder.patterns("engage").unwrap_or_default(),
        binders: builder.patterns("binder").unwrap_or_default(),
        weights: vec![1; n],
        needs: vec![0; n],
        classes: vec![String::new(); n],
        ..Engagement::default()
    };
    for it in builder.settings.groups("engageWeight") {
        if let Some(weight) = builder.settings.number("engageWeight", &it, 0, 99) {
            it.types.iter().for_each(|kind| res.weights[kind.index()] = weight);
        }
    }
    for it in builder.settings.groups("armour") {
        res.filters = true;
        if let Some(need) = builder.settings.number("armour", &it, 0, 999) {
            for kind in it.types.iter() {
                res.needs[kind.index()] = need;
                it.field(1).clone_into(&mut res.classes[kind.index()]);
            }
        }
    }
    let own_only = builder.settings.type_list("engageSelf");
    if !own_only.is_empty() && res.reach.is_empty() {
        let place = builder.settings.last("engageSelf").map_or(definition::Place::Whole, |it| it.value_place.clone());
        let message = "engageSelf needs engage lines: without them these types never capture.".into();
        builder.settings.report(Severity::Warning, "def.value", message, None, place);
    }
    res.own_only = own_only;
    if res.filters || !res.reach.is_empty() {
        builder.variant.engagement = Some(res);
    }
}

/// Drops captures of pieces that are not engaged as they must be.
#[derive(Debug)]
pub struct Armour;

/// Is asked if there is armour.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    builder.variant.engagement.as_ref().is_some_and(|it| it.filters).then(|| Box::new(Armour) as Box<dyn Pass>)
}

fn field<'a>(scene: Scene<'a>) -> Option<Field<'a>> {
    let variant: &Variant = scene.variant;
    let engagement = variant.engagement.as_ref()?;
    Some(Field { engagement, movement: &variant.movement, position: scene.position })
}

/// The first victim that may not be taken, and whether it is only the mover that does not engage it.
fn refused(field: Field<'_>, candidate: &Candidate) -> Option<(Sq, bool)> {
    let shut = candidate.captured().find(|it| !field.is_open(it.square));
    if let Some(it) = shut {
        return Some((it.square, false));
    }
    let own = field.engagement.own_only.has(candidate.kind());
    let aside = candidate.captured().find(|it| own && !field.engages(candidate.from, it.square));
    aside.map(|it| (it.square, true))
}

impl Pass for Armour {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn changes_attacks(&self, _kind: TypeId) -> bool {
        // Any piece may open or shut another for all others.
        true
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let refused = field(scene).is_some_and(|it| refused(it, candidate).is_some());
        if refused { Flow::Continue(()) } else { next(candidate) }
    }

    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let field = field(scene)?;
        let (victim, own) = refused(field, candidate)?;
        let (variant, position) = (scene.variant, scene.position);
        let name = variant.name(position.at(victim).kind());
        let idle = |from: Sq| field.idle(from, victim).map(|it| detail(scene, from, it));
        if own {
            let sentence = format!("The {} must engage the {name} itself.", variant.name(candidate.kind()));
            let detail = idle(candidate.from).filter(|_| field.in_line(victim).contains(&candidate.from));
            let between =
                || field.interrupts(candidate.from, victim).into_iter().map(|it| (it, MarkRole::Blocker)).collect();
            return Some(reason("must-engage", sentence, detail, between()));
        }
        let (points, need) = (field.points(victim), field.need(victim));
        let sentence = format!("The {name} is engaged by {points} of the {need} needed.");
        let engagers = field.engagers(victim).into_iter().map(|it| (it, MarkRole::Attacker)).collect();
        let detail = field.in_line(victim).into_iter().find_map(idle);
        Some(reason("not-engaged", sentence, detail, engagers))
    }
}

/// A sentence more and the squares that explain it.
type Detail = (String, Vec<(Sq, MarkRole)>);

fn reason(code: &'static str, sentence: String, detail: Option<Detail>, mut marks: Vec<(Sq, MarkRole)>) -> Reason {
    let Some((more, squares)) = detail else { return Reason { code, sentence, marks } };
    marks.extend(squares);
    Reason { code, sentence: format!("{sentence} {more}"), marks }
}

/// Why a piece in line does not count.
fn detail(scene: Scene<'_>, from: Sq, idle: Idle) -> Detail {
    let (variant, position) = (scene.variant, scene.position);
    let piece = format!("The {} on {}", variant.name(position.at(from).kind()), variant.label(from));
    match idle {
        Idle::Muted => {
            let ground = variant.movement.terrain().and_then(|it| it.kind(position.ground(from)));
            let ground = ground.map_or("ground", |it| it.name.as_str());
            (format!("{piece} does not count on {ground}."), vec![(from, MarkRole::Other)])
        }
        Idle::Bound(by) => {
            let first = by.first().map_or_else(String::new, |it| {
                format!(" by the {} on {}", variant.name(position.at(*it).kind()), variant.label(*it))
            });
            let marks = std::iter::once(from).chain(by).map(|it| (it, MarkRole::Other)).collect();
            (format!("{piece} does not count: it is bound{first}."), marks)
        }
    }
}

/// What the keys say.
pub fn words(words: &mut Words<'_>) {
    for it in words.builder.settings.groups("engage") {
        let (types, reach) = (words.any_of(it.types), words.steps(&it.fields.join(":")));
        words.say(Topic::Captures, format!("{types} engages an enemy that it reaches {reach}."));
    }
    for it in words.builder.settings.groups("armour") {
        let (types, need) = (words.any_of(it.types), it.field(0).to_owned());
        let class = if it.field(1).is_empty() { String::new() } else { format!(" ({} armour)", it.field(1)) };
        let text = match need.as_str() {
            "0" => format!("{types}{class} may be captured without being engaged."),
            "1" => format!("{types}{class} may be captured only while an enemy engages it."),
            _ => format!("{types}{class} may be captured only while {need} enemies engage it."),
        };
        words.say(Topic::Captures, text);
    }
    for it in words.builder.settings.groups("engageWeight") {
        let types = words.any_of(it.types);
        words.say(Topic::Captures, format!("{types} counts as {} pieces when it engages an enemy.", it.field(0)));
    }
    let own = words.builder.settings.type_list("engageSelf");
    if !own.is_empty() {
        let types = words.any_of(own);
        words.say(Topic::Captures, format!("{types} captures only what it engages itself."));
    }
    for it in words.builder.settings.groups("binder") {
        let (types, area) = (words.any_of(it.types), words.steps(&it.fields.join(":")));
        words.say(
            Topic::Powers,
            format!("An enemy which {types} reaches {area} engages nothing else than what binds it so."),
        );
    }
}
