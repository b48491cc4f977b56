//! Games decided by how many pieces are left: by types and a result, or by how many royals a side may lose.

use definition::Place;

use crate::builder::settings::Settings;
use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::prose::many;
use crate::support::shared::LastRoyalOnly;
use engine::hooks::{Capabilities, Ending, Memory, Prospect};
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::verdict::Worth;

/// Losses that end the game.
pub const RULE: Rule = Rule {
    name: "extinction",
    keys: &[Key::of("extinction", "0 to 3, or types:result, perhaps :ownMax and :oppMin")
        .default("3")
        .per_side()
        .adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the key says.
#[derive(Debug)]
struct Extinction {
    /// By side: whether only the loss of its last royal counts; `None` if no number is written.
    last_royal_only: Option<[bool; 2]>,
    conditions: Vec<Condition>,
}

/// Conditions that can be watched until they have once been false.
const MAX_WATCHED: usize = 31;

/// One condition, for one side.
#[derive(Clone, Debug)]
struct Condition {
    side: Player,
    /// The types that are counted together; `None` for all.
    types: Option<TypeSet>,
    worth: Worth,
    own_most: u32,
    other_least: u32,
    /// Types that never run out, so that those in hand are not counted.
    endless: TypeSet,
    /// Whether it holds at the start, so that it is ignored until it has once been false.
    asleep: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let last_royal_only = last_royal_only(&mut builder.settings);
    if let Some(it) = last_royal_only {
        builder.share(LastRoyalOnly(it));
    }
    let keys = [
        ("extinction", &Player::BOTH[..]),
        ("whiteExtinction", &[Player::White]),
        ("blackExtinction", &[Player::Black]),
    ];
    let mut conditions = Vec::new();
    for (key, sides) in keys {
        for setting in builder.settings.all(key).filter(|it| it.value.trim().parse::<i64>().is_err()) {
            conditions_of(builder, &setting.value, sides, &setting.value_place, &mut conditions);
        }
    }
    let any = last_royal_only.is_some() || !conditions.is_empty();
    if any { Some(Box::new(Extinction { last_royal_only, conditions })) } else { None }
}

/// By side, from the bit masks: whether only the loss of the last royal counts.
fn last_royal_only(settings: &mut Settings<'_>) -> Option<[bool; 2]> {
    let masks = settings.by_side("extinction", None, |settings, key, or| {
        let Some((setting, number)) = settings.last_number(key) else { return or };
        if !(0..=3).contains(&number) {
            let message = msg!("def-number-extinction");
            settings.report(Severity::Error, "def.number", message, None, setting.value_place.clone());
            return Some(3);
        }
        Some(number)
    });
    let [white, black] = masks.map(|it| it.unwrap_or(3));
    masks.iter().any(Option::is_some).then_some([white & 1 != 0, black & 2 != 0])
}

/// Reads `K,Q:loss,A&B:win:1:2`.
fn conditions_of(builder: &mut Builder<'_>, text: &str, sides: &[Player], place: &Place, res: &mut Vec<Condition>) {
    let mut waiting: Vec<&str> = Vec::new();
    for word in text.split(',').map(str::trim).filter(|it| !it.is_empty()) {
        let mut parts = word.split(':').map(str::trim);
        waiting.extend(parts.next());
        let Some(result) = parts.next() else { continue };
        let worth = Worth::WORDS.iter().find(|it| it.0.eq_ignore_ascii_case(result)).map(|it| it.1);
        let numbers: Option<Vec<u32>> = parts.map(|it| it.parse::<u16>().ok().map(u32::from)).collect();
        let (Some(worth), Some(numbers)) = (worth, numbers.filter(|it| it.len() <= 2)) else {
            let message = msg!("def-value-extinction", text = word);
            let hint = Some(msg!("def-value-extinction-hint"));
            builder.settings.report(Severity::Error, "def.value", message, hint, place.clone());
            waiting.clear();
            continue;
        };
        for group in waiting.drain(..) {
            let Some(types) = group_types(builder, group, place) else { continue };
            for side in sides {
                let (own_most, other_least) =
                    (numbers.first().copied().unwrap_or(0), numbers.get(1).copied().unwrap_or(0));
                let endless = TypeSet::EMPTY;
                res.push(Condition { side: *side, types, worth, own_most, other_least, endless, asleep: false });
            }
        }
    }
    if !waiting.is_empty() {
        let message = msg!("def-value-no-result", text = waiting.join(","));
        builder.settings.report(Severity::Error, "def.value", message, None, place.clone());
    }
}

/// `A&B`, or `*` for all types; `None` if a type does not exist.
fn group_types(builder: &mut Builder<'_>, text: &str, place: &Place) -> Option<Option<TypeSet>> {
    if text == "*" {
        return Some(None);
    }
    let mut res = TypeSet::EMPTY;
    for id in text.split('&').map(str::trim) {
        match builder.definition().type_of(id).filter(|it| *it <= builder.n_types) {
            Some(number) => res.insert(TypeId(number as u8)),
            None => {
                builder.settings.unknown_id(id, "told", place.clone());
                return None;
            }
        }
    }
    Some(Some(res))
}

impl ActiveRule for Extinction {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        if let Some(it) = self.last_royal_only {
            builder.variant.royals.last_only = it;
        }
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut conditions = self.conditions;
        if conditions.is_empty() {
            return;
        }
        conditions.iter_mut().for_each(|it| it.endless = builder.variant.pieces.endless);
        let start = start(builder);
        for it in conditions.iter_mut().take(MAX_WATCHED) {
            it.asleep = it.holds(&start);
        }
        if conditions.iter().skip(MAX_WATCHED).any(|it| it.holds(&start)) {
            let place = builder.settings.last("extinction").map_or(Place::Whole, |it| it.value_place.clone());
            let message = msg!("def-limit-extinction", most = MAX_WATCHED);
            builder.settings.report(Severity::Warning, "def.limit", message, None, place);
        }
        let watched = conditions.iter().any(|it| it.asleep);
        let awake = watched.then(|| builder.fact(FactSpec { start: 0, transient: false }));
        builder.variant.carried.named_facts.extend(awake.map(|fact| NamedFact {
            name: "awake",
            fact,
            form: FactForm::Number,
        }));
        let res = WatchedConditions { conditions, awake };
        if res.awake.is_some() {
            hooks.memory(res.clone());
        }
        hooks.ending(EndingStage::Extinction, res);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let mut said: Vec<Message> = Vec::new();
        for it in &self.conditions {
            let both = self.conditions.iter().any(|other| other.side != it.side && other.is_like(it));
            let message = it.told(both, words);
            if !said.contains(&message) {
                words.tell(Topic::End, message.clone());
                said.push(message);
            }
        }
    }
}

/// The pieces at the start.
fn start(builder: &Builder<'_>) -> Position {
    let n_squares = builder.variant.movement.topology.len();
    let mut res = Position::empty(n_squares, builder.n_types, TypeSet::EMPTY, Vec::new());
    for it in builder.variant.start.setup.edits.iter().filter(|it| !matches!(it, Edit::Fact(..))) {
        res.set_up(*it);
    }
    res
}

/// The conditions in play.
#[derive(Clone, Debug)]
struct WatchedConditions {
    conditions: Vec<Condition>,
    /// One bit for each condition that is awake although it held at the start.
    awake: Option<FactId>,
}

impl Condition {
    /// Whether another condition says the same, perhaps of the other side.
    fn is_like(&self, other: &Self) -> bool {
        (self.types, self.worth, self.own_most, self.other_least)
            == (other.types, other.worth, other.own_most, other.other_least)
    }

    /// What it says. `both`: of either side.
    fn told(&self, both: bool, words: &Words<'_>) -> Message {
        let (count, least, result) = (self.own_most, self.other_least, self.worth);
        let pieces: Arg = match self.types {
            None => msg!("extinction-any", count = count).into(),
            Some(types) => {
                let name = |it| if count == 1 { Arg::piece(it) } else { many(Arg::piece(it)) };
                Arg::all(words.names(types.iter()).into_iter().map(name))
            }
        };
        match (both, least) {
            (true, 0) => msg!("extinction", count = count, pieces = pieces, result = result),
            (true, _) => {
                msg!("extinction-while", count = count, pieces = pieces, least = least, result = result)
            }
            (false, 0) => msg!("extinction-side", side = self.side, count = count, pieces = pieces, result = result),
            (false, _) => msg!(
                "extinction-side-while",
                side = self.side,
                count = count,
                pieces = pieces,
                least = least,
                result = result
            ),
        }
    }

    fn counts(&self, kind: TypeId) -> bool {
        self.types.is_none_or(|it| it.has(kind))
    }

    fn count(&self, position: &Position, side: Player) -> u32 {
        let board = position.pieces(side).filter(|it| self.counts(position.at(*it).kind())).count() as u32;
        let held = position.hand_of(side).filter(|it| self.counts(it.0) && !self.endless.has(it.0));
        board + held.map(|it| u32::from(it.1)).sum::<u32>()
    }

    fn holds(&self, position: &Position) -> bool {
        self.count(position, self.side) <= self.own_most
            && (self.other_least == 0 || self.count(position, self.side.other()) >= self.other_least)
    }

    fn why(&self, variant: &Variant) -> Message {
        let Some(types) = self.types else {
            return msg!("result-extinction-pieces", side = self.side, most = self.own_most);
        };
        let name = |kind| match self.own_most {
            0 => variant.named(kind),
            n => msg!("counted", piece = variant.named(kind), count = n).into(),
        };
        let mut names: Vec<Arg> = types.iter().map(name).collect();
        names.dedup();
        let names = Arg::Any(names);
        match self.own_most {
            0 => msg!("result-extinction-none", side = self.side, pieces = names),
            n => msg!("result-extinction-most", side = self.side, most = n, pieces = names),
        }
    }
}

impl Memory for WatchedConditions {
    fn remember(&self, _variant: &Variant, position: &mut Position) {
        let Some(fact) = self.awake else { return };
        let before = position.fact(fact);
        let mut now = before;
        for (idx, it) in self.conditions.iter().enumerate() {
            if it.asleep && now >> idx & 1 == 0 && !it.holds(position) {
                now |= 1 << idx;
            }
        }
        if now != before {
            position.amend(Edit::Fact(fact, now));
        }
    }
}

impl Ending for WatchedConditions {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.mover();
        let awake = self.awake.map_or(0, |it| position.fact(it));
        let is_awake = |idx: usize, it: &Condition| !it.asleep || awake >> idx & 1 != 0;
        let mut found: Option<&Condition> = None;
        for (idx, it) in self.conditions.iter().enumerate() {
            if is_awake(idx, it) && it.holds(position) {
                if it.worth.winner(it.side) == Some(mover) {
                    found = Some(it);
                    break;
                }
                found = found.or(Some(it));
            }
        }
        let it = found?;
        Some(Verdict::new(it.worth.winner(it.side), "extinction", it.why(variant)))
    }

    /// Counts only fall, and kings stay.
    fn can_still_win(&self, _variant: &Variant, position: &Position, side: Player) -> bool {
        self.conditions.iter().filter(|it| it.worth.winner(it.side) == Some(side)).any(|it| {
            let stay = position.royals(it.side).iter().filter(|sq| it.counts(position.at(**sq).kind())).count() as u32;
            let left = it.count(position, it.side);
            stay <= it.own_most && left > it.own_most && it.count(position, it.side.other()) >= it.other_least
        })
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }

    fn capabilities(&self) -> Capabilities {
        let rewards = |it: &Condition| it.types.is_none() && it.worth == Worth::Win;
        if self.conditions.iter().any(rewards) { Capabilities::REWARDS_LOSSES } else { Capabilities::empty() }
    }
}

impl Prospect for WatchedConditions {
    /// The fewer pieces stand between the counts and what ends the game, the closer.
    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let won = |it: &&Condition| it.worth.winner(it.side) == Some(side);
        let excess = |it: &Condition| it.count(position, it.side).saturating_sub(it.own_most).max(1) as i32;
        let parts: Vec<i32> = self.conditions.iter().filter(won).map(|it| 1000 / excess(it).pow(2)).collect();
        (!parts.is_empty()).then(|| parts.iter().sum::<i32>() / parts.len() as i32)
    }
}
