//! Promotion as a move of its own: in place, or with a step, from certain squares. Promotion on arrival is another file.

use definition::Severity;

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::Entry;
use crate::prose::{Topic, Words, within};
use crate::rule::Key;
use crate::support::promotion_limits::PromotionLimits;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Next, Scene, Source};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::{Candidate, Turn};
use engine::moves::path::Step;
use engine::program::Program;
use engine::program::walker::Flow;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("promoMove", "type:area:type:moves").doc("A piece of the first type that stands in the area may become the second type as its move, in place or with one of the moves, which take nothing.").adds_up(),
    Key::flag("promoMoveLast").doc("1: the last piece of the type may do so from anywhere."),
    Key::flag("promoMoveQuiet").doc("1: the new piece may not attack anything, and the move may not give check."),
];

/// One way to promote.
#[derive(Debug)]
struct PromotionStep {
    side: Option<Player>,
    kind: TypeId,
    area: Area,
    becomes: TypeId,
    programs: [Program; 2],
}

/// Makes promotions that are moves of their own.
#[derive(Debug)]
pub struct PromoMove {
    ways: Vec<PromotionStep>,
    last: bool,
    quiet: bool,
    limits: PromotionLimits,
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Source>> {
    let last = builder.settings.flag("promoMoveLast", false);
    let quiet = builder.settings.flag("promoMoveQuiet", false);
    let entries = builder.settings.entries("promoMove");
    let ways: Vec<PromotionStep> = entries.iter().filter_map(|it| way(builder, it)).collect();
    let limits = PromotionLimits::of(builder);
    (!ways.is_empty()).then(|| Box::new(PromoMove { ways, last, quiet, limits }) as Box<dyn Source>)
}

fn way(builder: &mut Builder<'_>, entry: &Entry) -> Option<PromotionStep> {
    let parts: Vec<&str> = entry.value.splitn(3, ':').map(str::trim).collect();
    let becomes = parts.get(1).and_then(|it| builder.definition().type_of(it));
    let (Some(kind), [area, _, moves], Some(becomes)) = (entry.kind, &parts[..], becomes) else {
        let message = "promoMove is written type:area:type:moves; the entry is ignored.".into();
        builder.settings.report(Severity::Error, "def.value", message, None, entry.place.clone());
        return None;
    };
    let area = builder.area(&Entry { value: (*area).to_owned(), ..entry.clone() })?;
    let programs = Player::both(|side| builder.program(moves, side, &entry.place));
    Some(PromotionStep { side: entry.side, kind, area, becomes: TypeId(becomes as u8), programs })
}

impl Source for PromoMove {
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(from) = from else { return Flow::Continue(()) };
        let piece = scene.position.at(from);
        let side = piece.side();
        for way in &self.ways {
            if way.kind != piece.kind() || way.side.is_some_and(|it| it != side) {
                continue;
            }
            let open = way.area.has(side, from) || self.last && is_last(scene, piece);
            if !open || !self.limits.allow(scene.position, side, way.becomes) {
                continue;
            }
            candidate.begin(Turn::Walk, from, from, piece);
            candidate.changed.push((from, Occupant::EMPTY));
            candidate.steps.extend_from_slice(&[Step::Square(from), Step::Square(from)]);
            self.promote(scene, way, candidate, next)?;
            let program = &way.programs[side.index()];
            let mut n_asked = candidate.n_asked;
            let flow =
                Generator::answering(candidate.depth).run(scene.variant, scene.position, from, program, |candidate| {
                    if candidate.captures() {
                        return Flow::Continue(());
                    }
                    candidate.n_asked = n_asked;
                    let flow = self.promote(scene, way, candidate, next);
                    n_asked = candidate.n_asked;
                    flow
                });
            candidate.n_asked = n_asked;
            flow?;
        }
        Flow::Continue(())
    }
}

impl PromoMove {
    fn promote(&self, scene: Scene<'_>, way: &PromotionStep, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.after = scene.variant.changed(candidate.after, way.becomes);
        candidate.settled = true;
        candidate.steps.push(Step::Become(way.becomes));
        if self.quiet && (!candidate.may_ask(1) || threatens(scene, candidate)) {
            Flow::Continue(())
        } else {
            next(candidate)
        }
    }
}

/// Whether it is the last piece of its type and side.
fn is_last(scene: Scene<'_>, piece: Occupant) -> bool {
    let position = scene.position;
    position.pieces(piece.side()).filter(|it| position.at(*it).kind() == piece.kind()).count() == 1
}

/// Whether the mover would attack something from its end square, or uncover a check.
fn threatens(scene: Scene<'_>, candidate: &Candidate) -> bool {
    let mut patch = Vec::new();
    candidate.patch(&mut patch);
    let mut after = scene.position.clone();
    after.apply(&patch);
    let mut res = false;
    let _ = Generator::brief(2).walks(scene.variant, &after, candidate.to, &mut |it| {
        res = it.threatened().next().is_some();
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res || engine::legal::is_in_check(scene.variant, &after, candidate.side().other())
}

/// Says which pieces may promote as a move.
pub fn words(words: &mut Words<'_>) {
    let entries = words.builder.settings.entries("promoMove");
    for it in &entries {
        let parts: Vec<&str> = it.value.splitn(3, ':').map(str::trim).collect();
        let [area, id, how] = parts[..] else { continue };
        let Some(number) = words.builder.definition().type_of(id) else { continue };
        let Some(area) = words.area(&Entry { value: area.to_owned(), ..it.clone() }) else { continue };
        let area = within(&area);
        let becomes = words.one(TypeId(number as u8));
        let elsewhere = if how.is_empty() {
            String::new()
        } else {
            format!(", or elsewhere with such a move ({})", words.moves(how))
        };
        let name = words.subject(it, &entries);
        words.say(Topic::Promotion, format!("Instead of moving, {name} that stands {area} may become {becomes} in place{elsewhere}; nothing is captured so."));
    }
    if entries.is_empty() {
        return;
    }
    if words.builder.settings.flag("promoMoveLast", false) {
        words.say(Topic::Promotion, "The last piece of that type may do so from anywhere.");
    }
    if words.builder.settings.flag("promoMoveQuiet", false) {
        words.say(
            Topic::Promotion,
            "The new piece may not attack anything where it appears, and the move may not give check.",
        );
    }
}
