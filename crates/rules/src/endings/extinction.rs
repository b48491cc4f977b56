//! Games decided by how many pieces of some types are left: the text form of `extinction`.

use definition::{Place, Severity};

use crate::builder::Builder;
use crate::prose::{Topic, Words, list, plural};
use crate::rule::Key;
use engine::hooks::{Ending, Memory};
use engine::ids::{Player, TypeId, TypeSet};
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::{FactSpec, Position};
use engine::variant::Variant;
use engine::verdict::{Verdict, Worth};

/// The keys of this rule. The number form belongs to the royals.
pub const KEYS: &[Key] = &[Key::of("extinction", "types:result, perhaps :ownMax and :oppMin")
    .doc("A side left with at most ownMax pieces of the types, while the other has at least oppMin, gets the result.")
    .per_side()
    .adds_up()];

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
    /// Whether it holds at the start, so that it is ignored until it has once been false.
    asleep: bool,
}

/// All conditions.
#[derive(Clone, Debug)]
struct Extinction {
    conditions: Vec<Condition>,
    /// One bit for each condition that is awake although it held at the start.
    awake: Option<FactId>,
}

fn read(builder: &mut Builder<'_>) -> Option<Extinction> {
    let mut conditions = Vec::new();
    let keys = [
        ("extinction", &Player::BOTH[..]),
        ("whiteExtinction", &[Player::White]),
        ("blackExtinction", &[Player::Black]),
    ];
    for (key, sides) in keys {
        let settings: Vec<_> = builder.settings.all(key).collect();
        for setting in settings.into_iter().filter(|it| it.value.trim().parse::<i64>().is_err()) {
            conditions_of(builder, &setting.value, sides, &setting.value_place, &mut conditions);
        }
    }
    if conditions.is_empty() {
        return None;
    }
    let mut start =
        Position::empty(builder.variant.movement.topology.len(), builder.n_types, TypeSet::EMPTY, Vec::new());
    for it in builder.variant.setup.edits.iter().filter(|it| !matches!(it, Edit::Fact(..))) {
        start.set_up(*it);
    }
    for it in conditions.iter_mut().take(MAX_WATCHED) {
        it.asleep = it.holds(&start);
    }
    let watched = conditions.iter().any(|it| it.asleep);
    let is_new = builder.reserved("extinction").is_none();
    let awake = watched.then(|| builder.reserve("extinction", FactSpec { start: 0, transient: false }));
    if is_new {
        builder.variant.named_facts.extend(awake.map(|fact| NamedFact { name: "awake", fact, form: FactForm::Number }));
    }
    Some(Extinction { conditions, awake })
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
            let message = format!("\"{word}\" should be types, a result and at most two numbers, joined by colons.");
            let hint = Some("The result is loss, win or draw.".into());
            builder.settings.report(Severity::Error, "def.value", message, hint, place.clone());
            waiting.clear();
            continue;
        };
        for group in waiting.drain(..) {
            let Some(types) = group_types(builder, group, place) else { continue };
            for side in sides {
                let (own_most, other_least) =
                    (numbers.first().copied().unwrap_or(0), numbers.get(1).copied().unwrap_or(0));
                res.push(Condition { side: *side, types, worth, own_most, other_least, asleep: false });
            }
        }
    }
    if !waiting.is_empty() {
        let message = format!("\"{}\" has no result.", waiting.join(","));
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
                let message = format!("No piece has the ID \"{id}\".");
                builder.settings.report(Severity::Error, "def.id", message, None, place.clone());
                return None;
            }
        }
    }
    Some(Some(res))
}

/// Is asked if conditions hold at the start.
pub fn memory(builder: &mut Builder<'_>) -> Option<Box<dyn Memory>> {
    let res = read(builder)?;
    res.awake.is_some().then(|| Box::new(res) as Box<dyn Memory>)
}

/// Reads the key.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    Some(Box::new(read(builder)?))
}

impl Condition {
    fn count(&self, position: &Position, side: Player) -> u32 {
        let counts = |kind: TypeId| self.types.is_none_or(|it| it.has(kind));
        let board = position.pieces(side).filter(|it| counts(position.at(*it).kind())).count() as u32;
        board + position.hand_of(side).filter(|it| counts(it.0)).map(|it| u32::from(it.1)).sum::<u32>()
    }

    fn holds(&self, position: &Position) -> bool {
        self.count(position, self.side) <= self.own_most
            && (self.other_least == 0 || self.count(position, self.side.other()) >= self.other_least)
    }

    fn why(&self, variant: &Variant) -> String {
        let side = self.side.name();
        let left = match self.own_most {
            0 => "no".into(),
            n => format!("at most {n}"),
        };
        match self.types {
            None if self.own_most == 1 => format!("{side} has a single piece left."),
            None => format!("{side} has {left} pieces left."),
            Some(types) => {
                let mut names: Vec<String> = types.iter().map(|it| variant.name(it)).collect();
                names.dedup();
                format!("{side} has {left} {} left.", names.join(" or "))
            }
        }
    }
}

impl Memory for Extinction {
    fn remember(&self, _rules: &Variant, position: &mut Position) {
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

impl Ending for Extinction {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let mover = position.turn().other();
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
        Some(Verdict::new(it.worth.winner(it.side), "extinction", &it.why(variant)))
    }

    /// The fewer pieces stand between the counts and what ends the game, the closer.
    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let won = |it: &&Condition| it.worth.winner(it.side) == Some(side);
        let excess = |it: &Condition| it.count(position, it.side).saturating_sub(it.own_most).max(1) as i32;
        let parts: Vec<i32> = self.conditions.iter().filter(won).map(|it| 1000 / excess(it).pow(2)).collect();
        (!parts.is_empty()).then(|| parts.iter().sum::<i32>() / parts.len() as i32)
    }

    fn rewards_losses(&self, side: Player) -> bool {
        self.conditions.iter().any(|it| it.side == side && it.types.is_none() && it.worth == Worth::Win)
    }
}

/// Says which losses end the game.
pub fn words(words: &mut Words<'_>) {
    let Some(rule) = read(&mut words.builder) else { return };
    let mut said: Vec<String> = Vec::new();
    for it in &rule.conditions {
        let twin = |other: &Condition| {
            other.side != it.side
                && (other.types, other.worth, other.own_most, other.other_least)
                    == (it.types, it.worth, it.own_most, it.other_least)
        };
        let both = rule.conditions.iter().any(twin);
        let one = it.own_most == 1;
        let what = it.types.map_or(if one { "piece" } else { "pieces" }.to_owned(), |types| {
            let names = words.names(types.iter());
            let names: Vec<String> = names.iter().map(|it| if one { it.clone() } else { plural(it) }).collect();
            list(&names, "and")
        });
        let left = match it.own_most {
            0 => format!("has no {what} left"),
            n => format!("has at most {n} {what} left"),
        };
        let while_other = match it.other_least {
            0 => String::new(),
            n => format!(" while the other side has at least {n}"),
        };
        let verb = it.worth.verb();
        let sentence = if both {
            format!("A side that {left}{while_other} {verb}.")
        } else {
            format!("{} {verb} if it {left}{while_other}.", it.side.name())
        };
        if !said.contains(&sentence) {
            words.say(Topic::End, &sentence);
            said.push(sentence);
        }
    }
}
