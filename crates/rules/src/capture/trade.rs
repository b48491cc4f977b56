//! `protected=` and `counterStrike=`: pieces that may not be traded for their own kind. Groups of pieces are `antiTrade`.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use crate::support::trades::{can_recapture, caught};
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::moves::move_list::Item;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::walker::trace::Victim;

/// Pieces that may not be traded for their own kind.
pub const RULE: Rule = Rule {
    name: "trade",
    keys: &[
        Key::of("protected", "types").adds_up(),
        Key::of("counterStrike", "types").adds_up(),
        Key::of("tradeThreshold", "type").default("1"),
        Key::of("values", "type:hundredths").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["lion-counter", "lion-distant"],
};

/// How much more than the threshold a gain must be worth.
const MARGIN: i64 = 30;

/// What the keys say.
#[derive(Debug)]
struct TradeBans {
    /// Types that may not take their own kind where it is protected.
    protected: TypeSet,
    /// Types that may not be taken on another square after a capture of one.
    counter: TypeSet,
    /// What a gain elsewhere is compared with, if the definition names it.
    threshold: Option<TypeId>,
    /// What types are worth in hundredths, in the order of `values`; no type is every type. `None` without the key.
    worths: Option<Vec<(Option<TypeId>, i32)>>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let protected = builder.settings.types("protected");
    let counter = builder.settings.types("counterStrike");
    let threshold = threshold(builder);
    let worths = worths(builder);
    Some(Box::new(TradeBans { protected, counter, threshold, worths }))
}

/// The entries of `values`; what is no number is reported.
fn worths(builder: &mut Builder<'_>) -> Option<Vec<(Option<TypeId>, i32)>> {
    let entries = builder.settings.plain_entries("values");
    if entries.is_empty() {
        return None;
    }
    let mut res = Vec::new();
    for it in entries {
        if let Ok(worth) = it.value.parse() {
            res.push((it.kind, worth));
        } else {
            let message = msg!("def-number-values", text = &*it.value);
            builder.settings.report(Severity::Error, "def.number", message, it.hint, it.place);
        }
    }
    Some(res)
}

/// The type of `tradeThreshold`; another word is reported.
fn threshold(builder: &mut Builder<'_>) -> Option<TypeId> {
    let setting = builder.settings.last("tradeThreshold")?;
    let number = builder.definition().type_of(setting.value.trim());
    if number.is_none() {
        let message = msg!("def-id-first", text = setting.value.trim());
        builder.settings.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
    }
    number.map(|it| TypeId(it.min(250) as u8))
}

impl ActiveRule for TradeBans {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        for (kind, worth) in self.worths() {
            let types = builder.variant.pieces.types.iter_mut().enumerate().skip(1);
            let named = types.filter(|(idx, _)| kind.is_none_or(|it| it.index() == *idx));
            named.for_each(|(_, info)| info.value = Some(*worth));
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let struck = (!self.counter.is_empty()).then(|| CounterStrike::reserve(builder, self.counter));
        if let Some(struck) = struck {
            hooks.pass(PassStage::Note, NoteStrike { types: self.counter, struck });
        }
        if !self.protected.is_empty() || !self.counter.is_empty() {
            let values = self.values(builder.n_types);
            let threshold = self.threshold.unwrap_or(TypeId(1));
            let Self { protected, counter, .. } = *self;
            hooks.veto(VetoStage::Trade, Trades { protected, counter, struck, threshold, values });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for it in words.names(self.protected.iter()) {
            words.tell(Topic::Captures, msg!("trade-protected", piece = Arg::piece(it)));
        }
        for it in words.names(self.counter.iter()) {
            words.tell(Topic::Captures, msg!("trade-counter", piece = Arg::piece(it)));
        }
        if let Some(kind) = self.threshold {
            words.tell(Topic::Captures, msg!("trade-enough", piece = words.named(kind)));
        }
        let named = self.worths().iter().filter_map(|(kind, worth)| Some((kind.as_ref()?, worth)));
        let worths: Vec<Message> = named
            .map(|(kind, it)| msg!("trade-worth", piece = words.named(*kind), worth = Arg::Hundredths(i64::from(*it))))
            .collect();
        if !worths.is_empty() {
            words.tell(Topic::Captures, msg!("trade-worths", worths = Arg::listed(worths)));
        }
    }
}

impl TradeBans {
    fn worths(&self) -> &[(Option<TypeId>, i32)] {
        self.worths.as_deref().unwrap_or_default()
    }

    /// What each type is worth, by type number; empty if the definition does not say.
    fn values(&self, n_types: usize) -> Vec<i64> {
        let mut res = vec![0; if self.worths.is_none() { 0 } else { n_types + 1 }];
        for (kind, worth) in self.worths() {
            match kind {
                Some(kind) => res[kind.index()] = i64::from(*worth),
                None => res.fill(i64::from(*worth)),
            }
        }
        res
    }
}

/// Facts of a counter-strike: the square of the capture, and the type where several are meant.
#[derive(Clone, Copy, Debug)]
struct CounterStrike {
    square: FactId,
    kind: Option<FactId>,
}

impl CounterStrike {
    fn reserve(builder: &mut Builder<'_>, types: TypeSet) -> Self {
        let square = builder.fact(FactSpec { start: -1, transient: true });
        builder.variant.carried.named_facts.push(NamedFact { name: "lion", fact: square, form: FactForm::Square });
        let several = types.iter().count() > 1;
        let kind = several.then(|| builder.fact(FactSpec { start: 0, transient: true }));
        builder.variant.carried.named_facts.extend(kind.map(|fact| NamedFact {
            name: "struck",
            fact,
            form: FactForm::Type,
        }));
        Self { square, kind }
    }
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

impl Pass for NoteStrike {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let kind = candidate.kind();
        let struck = caught(&candidate.victims).filter(|it| self.types.has(it.piece.kind()) && it.piece.kind() != kind);
        let Some(Victim { square, piece, .. }) = struck.last().copied() else { return next(candidate) };
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(self.struck.square, i32::from(square.0)));
            it.extra.extend(self.struck.kind.map(|fact| Edit::Fact(fact, i32::from(piece.kind().0))));
            next(it)
        })
    }
}

impl Veto for Trades {
    fn scope(&self, scene: Scene<'_>, pins: &mut Pins) -> VetoScope {
        VetoScope::captures(scene, pins, |it| self.asks_about(it))
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.asks_about(scene.position.at(item.to).kind())
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (item, victims) = (trial.item, trial.victims);
        let counter = self.struck.filter(|_| caught(victims).any(|it| self.counter.has(it.piece.kind())));
        if let Some(struck) = counter {
            // What was captured before is a fact of the position before the move.
            let (square, kind) =
                trial.before(|it| (it.fact(struck.square), struck.kind.map_or(0, |kind| it.fact(kind))));
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
            && can_recapture(trial);
        trades.then_some("lion-distant")
    }
}

impl Trades {
    /// Whether the capture of a type may be refused.
    fn asks_about(&self, victim: TypeId) -> bool {
        self.protected.has(victim) || self.counter.has(victim)
    }

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
