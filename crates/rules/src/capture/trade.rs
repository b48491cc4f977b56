//! `protected=` and `counterStrike=`: pieces that may not be traded for their own kind. Groups of pieces are `antiTrade`.

use crate::builder::Builder;
use crate::prose::{Topic, Words, a};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Next, Pass, Scene, Veto};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::legal;
use engine::moves::candidate::Candidate;
use engine::moves::move_list::Item;
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::{FactSpec, Position};
use engine::program::walker::{Flow, Victim};
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("protected", "types").doc("A piece of the type may not capture another one where a reply could recapture, unless the move gains enough elsewhere.").adds_up(),
    Key::of("counterStrike", "types").doc("After a piece of another type captured one of the type, the reply may not capture one on another square.").adds_up(),
    Key::of("tradeThreshold", "type").default("1").doc("What is enough: the pieces captured elsewhere are worth more than this type."),
    Key::of("values", "type:hundredths").doc("What the types are worth; without it the number of the type decides.").adds_up(),
];

/// How much more than the threshold a gain must be worth.
const MARGIN: i64 = 30;

/// Facts of a counter-strike: the square of the capture, and the type where several are meant.
#[derive(Clone, Copy, Debug)]
struct CounterStrike {
    square: FactId,
    kind: Option<FactId>,
}

/// Remembers captures that may not be answered by a counter-strike.
#[derive(Debug)]
struct NoteStrike {
    types: TypeSet,
    struck: CounterStrike,
}

/// Refuses trades.
#[derive(Debug)]
struct Trades {
    protected: TypeSet,
    counter: TypeSet,
    struck: Option<CounterStrike>,
    threshold: TypeId,
    /// By type number; empty without `values`.
    values: Vec<i64>,
}

/// Is asked where counter-strikes are banned.
pub fn note(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let types = builder.settings.types("counterStrike");
    if types.is_empty() {
        return None;
    }
    let square = builder.reserve("counterStrike", FactSpec { start: -1, transient: true });
    builder.variant.named_facts.push(NamedFact { name: "lion", fact: square, form: FactForm::Square });
    let several = types.iter().count() > 1;
    let kind = several.then(|| builder.reserve("counterStrike type", FactSpec { start: 0, transient: true }));
    builder.variant.named_facts.extend(kind.map(|fact| NamedFact { name: "struck", fact, form: FactForm::Type }));
    Some(Box::new(NoteStrike { types, struck: CounterStrike { square, kind } }))
}

/// Reads the keys.
pub fn veto(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    let protected = builder.settings.types("protected");
    let counter = builder.settings.types("counterStrike");
    let written = builder.settings.last("tradeThreshold");
    let threshold = written.and_then(|it| builder.definition().type_of(it.value.trim()));
    if let (Some(setting), None) = (written, threshold) {
        let message = format!("\"{}\" is no type; the first one is used.", setting.value.trim());
        builder.settings.report(definition::Severity::Error, "def.id", message, None, setting.value_place.clone());
    }
    let entries = builder.settings.entries("values");
    let mut values = vec![0; if entries.is_empty() { 0 } else { builder.n_types + 1 }];
    for it in entries {
        let Ok(worth) = it.value.parse::<i32>() else {
            let message = format!("\"{}\" is not a number; the entry is ignored.", it.value);
            builder.settings.report(definition::Severity::Error, "def.number", message, None, it.place);
            continue;
        };
        match it.kind {
            Some(kind) => values[kind.index()] = i64::from(worth),
            None => values.fill(i64::from(worth)),
        }
        let named = |idx: usize| it.kind.is_none_or(|kind| kind.index() == idx);
        let types = builder.variant.types.iter_mut().enumerate().skip(1);
        types.filter(|(idx, _)| named(*idx)).for_each(|(_, info)| info.value = Some(worth));
    }
    let kind = builder.reserved("counterStrike type");
    let struck = builder.reserved("counterStrike").map(|square| CounterStrike { square, kind });
    let threshold = TypeId(threshold.unwrap_or(1).min(250) as u8);
    let asked = !protected.is_empty() || !counter.is_empty();
    asked.then(|| Box::new(Trades { protected, counter, struck, threshold, values }) as Box<dyn Veto>)
}

/// What the mover itself captured.
fn caught(victims: &[Victim]) -> impl Iterator<Item = &Victim> {
    victims.iter().filter(|it| !it.unloaded && !it.burnt)
}

impl Pass for NoteStrike {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_extra = candidate.extra.len();
        let kind = candidate.kind();
        let struck = caught(&candidate.victims).filter(|it| self.types.has(it.piece.kind()) && it.piece.kind() != kind);
        if let Some(it) = struck.last().copied() {
            candidate.extra.push(Edit::Fact(self.struck.square, i32::from(it.square.0)));
            if let Some(fact) = self.struck.kind {
                candidate.extra.push(Edit::Fact(fact, i32::from(it.piece.kind().0)));
            }
        }
        let flow = next(candidate);
        candidate.extra.truncate(n_extra);
        flow
    }
}

impl Veto for Trades {
    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        item: &Item,
        patch: &[Edit],
        victims: &[Victim],
    ) -> Option<&'static str> {
        let counter = self.struck.filter(|_| caught(victims).any(|it| self.counter.has(it.piece.kind())));
        if let Some(struck) = counter {
            // What was captured before is a fact of the position before the move.
            after.undo();
            let square = after.fact(struck.square);
            let kind = struck.kind.map_or(0, |it| after.fact(it));
            after.apply(patch);
            let strikes_back = |it: &Victim| {
                let same_kind = kind == 0 || kind == i32::from(it.piece.kind().0);
                self.counter.has(it.piece.kind()) && same_kind && i32::from(it.square.0) != square
            };
            if square >= 0 && caught(victims).any(strikes_back) {
                return Some("lion-counter");
            }
        }
        let own_kind = |it: &Victim| it.square == item.to && it.piece.kind() == item.kind;
        let trades = self.protected.has(item.kind)
            && caught(victims).any(own_kind)
            && !self.gains(victims, item.to)
            && legal::takes(variant, after, &mut Generator::answering(1), after.turn().other(), item.to);
        trades.then_some("lion-distant")
    }
}

impl Trades {
    /// Whether enough is captured on other squares.
    fn gains(&self, victims: &[Victim], to: Sq) -> bool {
        let others = || caught(victims).filter(|it| it.square != to).map(|it| it.piece.kind());
        if self.values.is_empty() {
            return others().any(|it| it > self.threshold);
        }
        let worth = |kind: TypeId| self.values.get(kind.index()).copied().unwrap_or(0);
        others().next().is_some() && others().map(worth).sum::<i64>() >= worth(self.threshold) + MARGIN
    }
}

/// Says what may not be traded.
pub fn words(words: &mut Words<'_>) {
    let protected = words.builder.settings.types("protected");
    for it in words.names(protected.iter()) {
        words.say(Topic::Captures, format!("{} may not capture another {it} where a reply could recapture, unless the same move captures enough elsewhere.", a(&it)));
    }
    let strike = words.builder.settings.types("counterStrike");
    for it in words.names(strike.iter()) {
        words.say(
            Topic::Captures,
            format!(
                "After another piece has captured {}, the reply may not capture {} on another square.",
                a(&it),
                a(&it)
            ),
        );
    }
    let threshold = words
        .builder
        .settings
        .last("tradeThreshold")
        .and_then(|it| words.builder.definition().type_of(it.value.trim()));
    if let Some(number) = threshold {
        let name = words.one(TypeId(number as u8));
        words.say(Topic::Captures, format!("Enough is more than {name} is worth."));
    }
    let values = words.builder.settings.entries("values");
    let mut worth: Vec<String> = Vec::new();
    for it in &values {
        if let (Some(kind), Ok(hundredths)) = (it.kind, it.value.parse::<i32>()) {
            worth.push(format!("{} {}", words.name(kind), decimal(hundredths)));
        }
    }
    if !worth.is_empty() {
        words.say(Topic::Captures, format!("For such trades pieces count so: {}.", worth.join(", ")));
    }
}

/// Hundredths as a decimal number.
fn decimal(hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let res = format!("{sign}{}.{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
    res.trim_end_matches('0').trim_end_matches('.').to_owned()
}
