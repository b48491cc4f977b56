//! Promotion as a move of its own: in place, or with a step, from certain squares.

use definition::ValuePart;

use crate::builder::area::Area;
use crate::builder::settings::Entry;
use crate::prelude::*;
use crate::prose::of_side;
use crate::rule::Brings;
use crate::support::promotion_limits::PromotionLimits;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Capabilities, Source};
use engine::legal::check::is_in_check;
use engine::program::Program;

/// Promotion as a move of its own.
pub const RULE: Rule = Rule {
    name: "promo move",
    keys: &[
        Key::of("promoMove", "type:area:type:moves").brings(Brings::CHANGES).per_side().adds_up(),
        Key::flag("promoMoveLast"),
        Key::flag("promoMoveAway"),
        Key::flag("promoMoveQuiet"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct PromoMoves {
    ways: Vec<WrittenWay>,
    /// Whether the last piece of a type may promote from anywhere.
    last: bool,
    /// Whether nothing promotes in place.
    away: bool,
    /// Whether the new piece may not attack anything.
    quiet: bool,
}

/// One way to promote as the definition writes it.
#[derive(Debug)]
struct WrittenWay {
    /// The side that has it; `None` for both.
    side: Option<Player>,
    kind: TypeId,
    area: Area,
    becomes: TypeId,
    /// The moves with which it promotes elsewhere, as a move string; perhaps none.
    moves: ValuePart,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let last = builder.settings.flag("promoMoveLast", false);
    let away = builder.settings.flag("promoMoveAway", false);
    let quiet = builder.settings.flag("promoMoveQuiet", false);
    let entries = builder.settings.entries("promoMove");
    let ways: Vec<WrittenWay> = entries.iter().filter_map(|it| way(builder, it)).collect();
    if ways.is_empty() { None } else { Some(Box::new(PromoMoves { ways, last, away, quiet })) }
}

/// Reads one entry; one that cannot be read is reported.
fn way(builder: &mut Builder<'_>, entry: &Entry) -> Option<WrittenWay> {
    let parts = entry.value.split(':', 3);
    let becomes = parts.get(1).and_then(|it| builder.definition().type_of(it));
    let (Some(kind), [area, _, moves], Some(becomes)) = (entry.kind, &parts[..], becomes) else {
        let message = msg!("def-value-promo-move");
        builder.settings.report(Severity::Error, "def.value", message, entry.hint.clone(), entry.place.clone());
        return None;
    };
    let area = builder.area(&Entry { value: area.clone(), place: area.place().clone(), ..entry.clone() })?;
    Some(WrittenWay { side: entry.side, kind, area, becomes: TypeId(becomes as u8), moves: moves.clone() })
}

impl ActiveRule for PromoMoves {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Self { ways, last, away, quiet } = *self;
        let ways = ways.into_iter().map(|it| {
            let programs = Player::both(|side| builder.program(&it.moves, side));
            PromotionWay { side: it.side, kind: it.kind, area: it.area, becomes: it.becomes, programs }
        });
        let ways = ways.collect();
        let limits = builder.shared::<PromotionLimits>().cloned().unwrap_or_default();
        hooks.source(PromoMove { ways, last, away, quiet, limits });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in &self.ways {
            let (place, piece) = (words.on_area(&it.area, it.side), of_side(it.side, &words.name(it.kind)));
            let (form, moves) = (words.named(it.becomes), words.moves(&it.moves));
            let message = match (self.away, it.moves.is_empty()) {
                (true, _) => msg!("promo-move-away", piece = piece, place = place, form = form, moves = moves),
                (false, true) => msg!("promo-move-in-place", piece = piece, place = place, form = form),
                (false, false) => msg!("promo-move-either", piece = piece, place = place, form = form, moves = moves),
            };
            words.tell(Topic::Promotion, message);
        }
        if self.last {
            words.tell(Topic::Promotion, msg!("promo-move-last"));
        }
        if self.quiet {
            words.tell(Topic::Promotion, msg!("promo-move-quiet"));
        }
    }
}

/// One way to promote.
#[derive(Debug)]
struct PromotionWay {
    side: Option<Player>,
    kind: TypeId,
    area: Area,
    becomes: TypeId,
    /// By side: the moves with which it promotes elsewhere.
    programs: [Program; 2],
}

/// Makes promotions that are moves of their own.
#[derive(Debug)]
struct PromoMove {
    ways: Vec<PromotionWay>,
    last: bool,
    away: bool,
    quiet: bool,
    limits: PromotionLimits,
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
            if !self.away {
                candidate.begin(Turn::Walk, from, from, piece);
                candidate.changed.push((from, Occupant::EMPTY));
                candidate.steps.extend_from_slice(&[Step::Square(from), Step::Square(from)]);
                self.promote(scene, way, candidate, next)?;
            }
            let program = &way.programs[side];
            let mut n_asked = candidate.n_asked;
            let flow = Generator::answering(candidate.depth).run(
                scene.variant,
                scene.position,
                from,
                program,
                &mut |candidate| {
                    if candidate.captures() {
                        return Flow::Continue(());
                    }
                    candidate.n_asked = n_asked;
                    let flow = self.promote(scene, way, candidate, next);
                    n_asked = candidate.n_asked;
                    flow
                },
            );
            candidate.n_asked = n_asked;
            flow?;
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        self.ways.iter().map(|it| it.kind).collect()
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::REPEATS_WALKS
    }
}

impl PromoMove {
    fn promote(&self, scene: Scene<'_>, way: &PromotionWay, candidate: &mut Candidate, next: Next<'_>) -> Flow {
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
fn threatens(scene: Scene<'_>, candidate: &mut Candidate) -> bool {
    let mut patch = Vec::new();
    candidate.patch(&mut patch);
    let mut after = scene.position.clone();
    after.apply(&patch);
    let mut res = false;
    let mut answers = Generator::brief(2);
    let _ = answers.walks(scene.variant, &after, candidate.to, &mut |it| {
        res = it.threatened().next().is_some();
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    candidate.count_asked(answers.n_asked());
    res || is_in_check(scene.variant, &after, candidate.side().other())
}
