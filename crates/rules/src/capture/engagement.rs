//! Captures that depend on how many pieces engage the victim.

use std::sync::Arc;

use definition::Place;

use crate::builder::settings::Settings;
use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::board::topology::ANYWHERE;
use engine::mechanics::engagement::{Engagement, Field, Idle};

/// Captures that depend on how many pieces engage the victim.
pub const RULE: Rule = Rule {
    name: "engagement",
    keys: &[
        Key::of("armour", "types:number or types:number:class").default("0").adds_up(),
        Key::of("engage", "types:pattern").default("nothing").adds_up(),
        Key::of("engageWeight", "types:number").default("1").adds_up(),
        Key::of("engageSelf", "types").adds_up(),
        Key::of("binder", "types:pattern").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["must-engage", "not-engaged"],
};

/// What the keys say.
#[derive(Debug)]
struct Relation {
    /// On which squares types engage enemies.
    engage: Vec<PatternGroup>,
    /// On which squares types bind enemies.
    binder: Vec<PatternGroup>,
    /// As how many engagers types count.
    weights: Vec<(TypeSet, u16)>,
    armour: Vec<Armour>,
    /// Whether `armour` says anything, be it unreadable.
    filters: bool,
    /// Types that capture only what they engage themselves.
    own_only: TypeSet,
    /// Where they are listed.
    own_only_place: Place,
    /// The relation that follows.
    compiled: Option<Arc<Engagement>>,
}

/// What it takes to capture types.
#[derive(Debug)]
struct Armour {
    types: TypeSet,
    /// How many engagers.
    need: u16,
    /// A word for the legend, or nothing.
    class: String,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let engage = settings.pattern_groups("engage");
    let binder = settings.pattern_groups("binder");
    let weights = weights(settings);
    let (armour, filters) = armour(settings);
    let own_only = settings.type_list("engageSelf");
    let own_only_place = settings.last("engageSelf").map_or(Place::Whole, |it| it.value_place.clone());
    Some(Box::new(Relation { engage, binder, weights, armour, filters, own_only, own_only_place, compiled: None }))
}

fn weights(settings: &mut Settings<'_>) -> Vec<(TypeSet, u16)> {
    let groups = settings.groups("engageWeight").into_iter();
    groups.filter_map(|it| Some((it.types, settings.number("engageWeight", &it, 0, 99)?))).collect()
}

/// What `armour` says, and whether it says anything.
fn armour(settings: &mut Settings<'_>) -> (Vec<Armour>, bool) {
    let groups = settings.groups("armour");
    let filters = !groups.is_empty();
    let armour = groups.into_iter().filter_map(|it| {
        let need = settings.number("armour", &it, 0, 999)?;
        Some(Armour { types: it.types, need, class: it.field(1).to_owned() })
    });
    (armour.collect(), filters)
}

impl ActiveRule for Relation {
    /// The relation is kept also if nothing depends on it, to be shown.
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let n = builder.n_types + 1;
        let mut res = Engagement {
            reach: builder.line_patterns(&self.engage).unwrap_or_default(),
            binders: builder.line_patterns(&self.binder).unwrap_or_default(),
            weights: vec![1; n],
            needs: vec![0; n],
            classes: vec![String::new(); n],
            filters: self.filters,
            own_only: self.own_only,
        };
        for (types, weight) in &self.weights {
            types.iter().for_each(|it| res.weights[it.index()] = *weight);
        }
        for armour in &self.armour {
            for it in armour.types.iter() {
                res.needs[it.index()] = armour.need;
                res.classes[it.index()].clone_from(&armour.class);
            }
        }
        if !self.own_only.is_empty() && res.reach.is_empty() {
            let message = msg!("def-value-engage-self");
            builder.settings.report(Severity::Warning, "def.value", message, None, self.own_only_place.clone());
        }
        if res.filters || !res.reach.is_empty() {
            let res = Arc::new(res);
            builder.variant.shown.engagement = Some(Arc::clone(&res));
            self.compiled = Some(res);
        }
    }

    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if let Some(it) = self.compiled.filter(|_| self.filters) {
            hooks.pass(PassStage::Protection, Engaged(it));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let engages = |who, lines| msg!("engagement-engages", who = who, lines = lines);
        words.tell_lines(Topic::Captures, &self.engage, &engages, msg!("engagement-table"));
        for it in self.armour.iter().filter(|it| !it.types.is_empty()) {
            let (who, count) = (words.any(it.types), it.need);
            let message = if it.class.is_empty() {
                msg!("engagement-captured", who = who, count = count)
            } else {
                msg!("engagement-captured-class", who = who, class = Arg::word(&*it.class), count = count)
            };
            words.tell(Topic::Captures, message);
        }
        for (types, weight) in self.weights.iter().filter(|it| !it.0.is_empty()) {
            words.tell(Topic::Captures, msg!("engagement-weight", who = words.any(*types), count = *weight));
        }
        if !self.own_only.is_empty() {
            words.tell(Topic::Captures, msg!("engagement-own-only", who = words.any(self.own_only)));
        }
        for it in self.binder.iter().filter(|it| !it.types.is_empty()) {
            let (who, lines) = (words.any(it.types), words.steps(&it.pattern));
            words.tell(Topic::Powers, msg!("engagement-binds", who = who, lines = lines));
        }
    }
}

/// Drops captures of pieces that are not engaged as they must be.
#[derive(Debug)]
struct Engaged(Arc<Engagement>);

impl Engaged {
    fn field<'a>(&'a self, scene: Scene<'a>) -> Field<'a> {
        Field { engagement: &self.0, movement: &scene.variant.movement, position: scene.position }
    }
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

impl Pass for Engaged {
    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn attack_radius(&self, _kind: TypeId) -> Option<u16> {
        // Any piece may open or shut another for all others.
        Some(ANYWHERE)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if refused(self.field(scene), candidate).is_some() { Flow::Continue(()) } else { next(candidate) }
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Engaged {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let field = self.field(scene);
        let (victim, own) = refused(field, candidate)?;
        let (variant, position) = (scene.variant, scene.position);
        let name = variant.named(position.at(victim).kind());
        let idle = |from: Sq| field.idle(from, victim).map(|it| detail(scene, from, it));
        if own {
            let message = msg!("reason-must-engage", piece = variant.named(candidate.kind()), victim = name);
            let detail = idle(candidate.from).filter(|_| field.in_line(victim).contains(&candidate.from));
            let between =
                || field.interrupts(candidate.from, victim).into_iter().map(|it| (it, MarkRole::Blocker)).collect();
            return Some(reason("must-engage", message, detail, between()));
        }
        let (points, need) = (field.points(victim), field.need(victim));
        let message = msg!("reason-not-engaged", victim = name, points = points, needed = need);
        let engagers = field.engagers(victim).into_iter().map(|it| (it, MarkRole::Attacker)).collect();
        let detail = field.in_line(victim).into_iter().find_map(idle);
        Some(reason("not-engaged", message, detail, engagers))
    }
}

/// A sentence more and the squares that explain it.
type Detail = (Message, Vec<(Sq, MarkRole)>);

fn reason(code: &'static str, message: Message, detail: Option<Detail>, mut marks: Vec<(Sq, MarkRole)>) -> Reason {
    let Some((more, squares)) = detail else { return Reason { code, message, marks } };
    marks.extend(squares);
    Reason { code, message: message.then(more), marks }
}

/// Why a piece in line does not count.
fn detail(scene: Scene<'_>, from: Sq, idle: Idle) -> Detail {
    let (variant, position) = (scene.variant, scene.position);
    let (piece, square) = (variant.named(position.at(from).kind()), variant.label(from));
    match idle {
        Idle::Muted => {
            let ground = variant.movement.terrain().and_then(|it| it.kind(position.ground(from)));
            let ground = ground.map_or_else(|| msg!("some-ground").into(), |it| Arg::word(&*it.name));
            let message = msg!("reason-not-engaged-muted", piece = piece, square = square, ground = ground);
            (message, vec![(from, MarkRole::Other)])
        }
        Idle::Bound(by) => {
            let message = match by.first() {
                Some(it) => msg!(
                    "reason-not-engaged-bound-by",
                    piece = piece,
                    square = square,
                    binder = variant.named(position.at(*it).kind()),
                    from = variant.label(*it)
                ),
                None => msg!("reason-not-engaged-bound", piece = piece, square = square),
            };
            let marks = std::iter::once(from).chain(by).map(|it| (it, MarkRole::Other)).collect();
            (message, marks)
        }
    }
}
