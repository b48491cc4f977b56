//! `majority`: of several captures those must be chosen that take the most, or that a piece of some type makes.

use crate::hook_order::DutyStage;
use crate::prelude::*;
use crate::prose::many;
use definition::{Place, Span};
use engine::hooks::Duty;
use engine::moves::move_list::Moves;

/// Captures that outrank others.
pub const RULE: Rule = Rule {
    name: "majority",
    keys: &[
        Key::of("majority", "most, most:types, value, by:types or first:types, in order").adds_up(),
        Key::of("majorityValue", "types:number").default("1 each").adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["better-capture"],
};

/// Most criteria.
const MAX_CRITERIA: usize = 16;

/// The greatest value of a victim.
const MAX_VALUE: i32 = 10_000;

/// Victims whose order is looked at.
const MAX_ORDER: usize = 62;

/// By what captures are compared.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Criterion {
    /// How many pieces they take; of these types, if any are named.
    Most(Option<TypeSet>),
    /// The sum of what the victims count, by type.
    Value(Box<[i32]>),
    /// Whether one of these types makes them.
    By(TypeSet),
    /// How early they take these types.
    First(TypeSet),
}

/// All criteria, in order.
#[derive(Debug)]
struct Majority(Vec<Criterion>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let values = values(builder);
    let mut res = Vec::new();
    for setting in builder.settings.all("majority").collect::<Vec<_>>() {
        let mut at = 0;
        for word in setting.value.split(',') {
            let start = at + word.len() - word.trim_start().len();
            at += word.len() + 1;
            let word = word.trim();
            let place = setting.place_in(Span::new(start, start + word.len()));
            if !word.is_empty() && res.len() == MAX_CRITERIA {
                builder.too_many(msg!("def-limit-majority", most = MAX_CRITERIA), &place);
                break;
            }
            if !word.is_empty() {
                res.extend(criterion(builder, word, &values, place));
            }
        }
    }
    (!res.is_empty()).then(|| Box::new(Majority(res)) as Box<dyn ActiveRule>)
}

/// By type: what a victim counts.
fn values(builder: &mut Builder<'_>) -> Box<[i32]> {
    let mut res = vec![1; builder.n_types + 1];
    for group in builder.settings.groups("majorityValue") {
        match group.field(0).parse::<i32>().ok().filter(|it| (0..=MAX_VALUE).contains(it)) {
            Some(value) => group.types.iter().for_each(|it| res[it.index()] = value),
            None => {
                let message = msg!("def-value-majority-value", most = MAX_VALUE);
                builder.settings.report(Severity::Error, "def.value", message, None, group.place);
            }
        }
    }
    res.into()
}

/// Reads a criterion; one that cannot be read is reported.
fn criterion(builder: &mut Builder<'_>, word: &str, values: &[i32], place: Place) -> Option<Criterion> {
    let (name, types) = word.split_once(':').map_or((word, None), |(name, types)| (name.trim(), Some(types.trim())));
    let types = match types {
        None => None,
        // Types that nobody knows have been reported.
        Some(it) => Some(builder.settings.type_set([it], &place)).filter(|it| !it.is_empty()).map(Some)?,
    };
    match (name, types) {
        ("most", types) => Some(Criterion::Most(types)),
        ("value", None) => Some(Criterion::Value(values.into())),
        ("by", Some(types)) => Some(Criterion::By(types)),
        ("first", Some(types)) => Some(Criterion::First(types)),
        _ => {
            let message = msg!("def-value-majority", text = word);
            let hint = Some(msg!("def-value-majority-hint"));
            builder.settings.report(Severity::Error, "def.value", message, hint, place);
            None
        }
    }
}

impl ActiveRule for Majority {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        // Each sees only what those before have left.
        self.0.into_iter().for_each(|it| hooks.duty(DutyStage::Majority, it));
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (n, it) in self.0.iter().enumerate() {
            let among = Arg::Choice(if n == 0 { "all" } else { "equal" });
            let message = match it {
                Criterion::Most(None) => msg!("majority-most", among = among),
                Criterion::Most(Some(types)) => {
                    msg!("majority-most-of", among = among, pieces = several(words, *types))
                }
                Criterion::Value(values) => match worths(words, values) {
                    worths if worths.is_empty() => msg!("majority-value", among = among),
                    worths => msg!("majority-value-of", among = among, worths = Arg::all(worths)),
                },
                Criterion::By(types) => msg!("majority-by", among = among, who = words.any(*types)),
                Criterion::First(types) => msg!("majority-first", among = among, whom = words.any(*types)),
            };
            words.tell(Topic::Captures, message);
        }
    }
}

/// Types in the plural: `kings or queens`.
fn several(words: &Words<'_>, types: TypeSet) -> Arg {
    Arg::any(words.names(types.iter()).into_iter().map(|it| many(Arg::piece(it))))
}

/// What counts other than 1: `a king counts 2`.
fn worths(words: &Words<'_>, values: &[i32]) -> Vec<Message> {
    let others = values.iter().enumerate().skip(1).filter(|it| *it.1 != 1);
    others.map(|(kind, it)| msg!("majority-worth", piece = words.named(TypeId(kind as u8)), count = *it)).collect()
}

impl Duty for Criterion {
    fn rank(&self, _variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<i64> {
        let enemy = position.turn().other();
        let taken = || moves.victims(idx).iter().filter(|it| !it.unloaded && it.piece.is(enemy));
        taken().next()?;
        Some(match self {
            Self::Most(None) => taken().count() as i64,
            Self::Most(Some(types)) => taken().filter(|it| types.has(it.piece.kind())).count() as i64,
            Self::Value(values) => taken().map(|it| i64::from(values[it.piece.kind().index()])).sum(),
            Self::By(types) => i64::from(types.has(moves.item(idx).kind)),
            Self::First(types) => {
                let order = |it: &[Step]| order(it, taken().map(|it| it.square).collect());
                let earliness = |it: Vec<Sq>| {
                    let wanted = |sq| taken().any(|it| it.square == sq && types.has(it.piece.kind()));
                    it.into_iter().fold(0, |res, sq| res << 1 | i64::from(wanted(sq)))
                };
                let spellings = std::iter::once(moves.path(idx)).chain(moves.aliases(idx));
                spellings.filter_map(order).map(earliness).max().unwrap_or(0)
            }
        })
    }

    fn reason(&self, variant: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason {
        let name =
            |types: &TypeSet| types.iter().next().map_or_else(|| msg!("some-piece").into(), |it| variant.named(it));
        let message = match self {
            Self::Most(None) => msg!("reason-better-capture-most"),
            Self::Most(Some(types)) => msg!("reason-better-capture-most-of", piece = name(types)),
            Self::Value(_) => msg!("reason-better-capture-value"),
            Self::By(types) => msg!("reason-better-capture-by", piece = name(types)),
            Self::First(types) => msg!("reason-better-capture-first", piece = name(types)),
        };
        Reason { code: "better-capture", message, marks: allowed }
    }
}

/// The victims in the order in which a path names them; `None` if it does not name all. Of many, the first.
fn order(path: &[Step], victims: Vec<Sq>) -> Option<Vec<Sq>> {
    let squares = path.iter().filter_map(|it| if let Step::Square(sq) = it { Some(*sq) } else { None });
    let mut left = victims;
    let mut res: Vec<Sq> =
        squares.filter(|sq| left.iter().position(|it| it == sq).map(|it| left.swap_remove(it)).is_some()).collect();
    res.truncate(MAX_ORDER);
    left.is_empty().then_some(res)
}
