//! `antiTrade=`: groups of pieces that may not be taken by each other, or not while they are protected.

use definition::Severity;

use crate::builder::Builder;
use crate::hook_order::{Hooks, PassStage, VetoStage};
use crate::prose::{Topic, Words, a, list};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use crate::support::trades::{can_recapture, caught};
use engine::attack::pass_mask::PassMask;
use engine::attack::pins::Pins;
use engine::hooks::{Next, Pass, Scene, Trial, Veto, Watch};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::candidate::Candidate;
use engine::moves::move_list::Item;
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::walker::Flow;
use engine::program::walker::trace::Victim;
use engine::variant::Variant;

/// Groups of pieces that may not take each other.
pub const RULE: Rule = Rule {
    name: "anti trade",
    keys: &[
        Key::of("antiTrade", "int, after a piece; types before the first piece")
            .default("0")
            .doc("The group of the piece: members of a group may not take each other. With minimumBridge odd groups are guarded while protected, above 100 always, negative ones against counter-strike as well.")
            .below_piece_or_not(),
        Key::of("minimumBridge", "int or type")
            .default("0")
            .doc("Gives antiTrade its other meaning: a side catch of this type or a later one lifts the ban; -1 is any."),
        Key::flag("tradeAdjacent").doc("1: what stands next to the mover may always be taken."),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["anti-trade", "lion-distant", "lion-counter"],
};

/// Odd groups beyond this may never be taken.
const TABOO: i32 = 100;

/// What lifts a ban.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Bridge {
    /// The groups have their simple meaning.
    Off,
    /// A side catch of a type of this number or a higher one.
    From(u8),
    /// Any side catch.
    Any,
}

/// The groups, and what is asked of captures.
#[derive(Clone, Debug)]
struct Groups {
    /// By type number.
    groups: Vec<i32>,
    bridge: Bridge,
    /// Types that may not take their own kind.
    own_kind: TypeSet,
    /// Whether pieces next to the mover may always be taken.
    adjacent: bool,
    /// Where the last guarded capture is noted, if one can be answered by a counter-strike.
    struck: Option<GuardedCapture>,
}

/// Facts of a guarded capture: its square, and its group where there are several.
#[derive(Clone, Copy, Debug)]
struct GuardedCapture {
    square: FactId,
    group: Option<FactId>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let bridge = bridge(builder);
    let groups = groups(builder, bridge);
    let own_kind = builder.settings.types("antiTrade");
    let adjacent = builder.settings.flag("tradeAdjacent", false);
    let any = groups.iter().any(|it| *it != 0) || !own_kind.is_empty();
    any.then(|| Box::new(Groups { groups, bridge, own_kind, adjacent, struck: None }) as Box<dyn ActiveRule>)
}

/// What `minimumBridge` says.
fn bridge(builder: &mut Builder<'_>) -> Bridge {
    let Some(setting) = builder.settings.last("minimumBridge") else { return Bridge::Off };
    match setting.value.trim() {
        "0" => return Bridge::Off,
        "-1" => return Bridge::Any,
        _ => {}
    }
    if let Some(number) = builder.definition().type_of(setting.value.trim()) {
        return Bridge::From(number.min(250) as u8);
    }
    let message = format!("\"{}\" is no type; the key is ignored.", setting.value.trim());
    builder.settings.report(Severity::Error, "def.id", message, None, setting.value_place.clone());
    Bridge::Off
}

/// The groups by type number. Values that mean nothing, or more than it seems, are reported.
fn groups(builder: &mut Builder<'_>, bridge: Bridge) -> Vec<i32> {
    let mut res = vec![0; builder.n_types + 1];
    for (kind, setting) in builder.settings.below_pieces("antiTrade") {
        let number = setting.value.trim().parse::<i32>();
        res[kind.index()] = number.clone().unwrap_or(0);
        let (severity, code, message) = match (number, bridge) {
            (Err(_), _) => (Severity::Error, "def.number", "antiTrade is a whole number; 0 is used."),
            (Ok(it), Bridge::Off) if !(0..=3).contains(&it) => {
                (Severity::Warning, "def.bridge", "Without minimumBridge antiTrade counts groups from 0 to 3 only.")
            }
            (Ok(1), it) if it != Bridge::Off => {
                (Severity::Info, "def.trade-one", "No piece at all may take a protected piece of group 1.")
            }
            _ => continue,
        };
        builder.settings.report(severity, code, message.into(), None, setting.value_place);
    }
    res
}

impl ActiveRule for Groups {
    fn install(mut self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        self.struck = self.reserve(builder);
        if self.struck.is_some() {
            hooks.pass(PassStage::Note, (*self).clone());
        }
        hooks.veto(VetoStage::Trade, *self);
    }

    fn words(&self, words: &mut Words<'_>) {
        let own_kind = self.own_kind.iter().filter(|it| it.index() <= words.builder.n_types);
        for it in words.names(own_kind) {
            words.say(Topic::Captures, format!("{} may not capture another one.", a(&it)));
        }
        for number in self.numbers() {
            self.say_group(words, number);
        }
        match self.bridge {
            Bridge::Off => {}
            Bridge::Any => words.say(Topic::Captures, "A move that captures something else as well lifts that ban."),
            Bridge::From(number) => {
                let names = words.names(words.builder.kinds().filter(|it| it.0 >= number));
                let names: Vec<String> = names.iter().map(|it| a(it)).collect();
                let sentence = format!("A move that captures {} as well lifts that ban.", list(&names, "or"));
                words.say(Topic::Captures, sentence);
            }
        }
        if self.adjacent {
            words.say(Topic::Captures, "What stands next to the capturing piece may always be taken.");
        }
    }
}

impl Groups {
    /// The numbers of the groups, sorted.
    fn numbers(&self) -> Vec<i32> {
        let mut res: Vec<i32> = self.groups.iter().copied().filter(|it| *it != 0).collect();
        sort::sort(&mut res);
        res.dedup();
        res
    }

    /// Says what the members of a group may not do.
    fn say_group(&self, words: &mut Words<'_>, number: i32) {
        let members = words.names(words.builder.kinds().filter(|it| self.of(*it) == number));
        let members = list(&members.iter().map(|it| a(it)).collect::<Vec<_>>(), "and");
        let sentence = match self.bridge {
            Bridge::Off => format!("None of these may capture another of them: {members}."),
            _ if number % 2 == 0 => return,
            _ if number.saturating_abs() > TABOO => {
                format!("None of these may ever capture another of them: {members}.")
            }
            _ => {
                let strike = if number < 0 { ", nor in reply to the capture of one on another square" } else { "" };
                format!("None of these may capture another of them that is protected{strike}: {members}.")
            }
        };
        words.say(Topic::Captures, sentence);
    }

    /// Reserves the facts of guarded captures, if there are groups that are guarded against counter-strike.
    fn reserve(&self, builder: &mut Builder<'_>) -> Option<GuardedCapture> {
        let n_guarded = self.numbers().into_iter().filter(|it| *it < 0 && it % 2 != 0).count();
        if self.bridge == Bridge::Off || n_guarded == 0 {
            return None;
        }
        let square = builder.fact(FactSpec { start: -1, transient: true });
        // A counter-strike of the other rule has this name already.
        let name = if builder.variant.named_facts.iter().any(|it| it.name == "lion") { "trade" } else { "lion" };
        builder.variant.named_facts.push(NamedFact { name, fact: square, form: FactForm::Square });
        let group = (n_guarded > 1).then(|| builder.fact(FactSpec { start: 0, transient: true }));
        builder.variant.named_facts.extend(group.map(|fact| NamedFact { name: "group", fact, form: FactForm::Number }));
        Some(GuardedCapture { square, group })
    }

    fn of(&self, kind: TypeId) -> i32 {
        self.groups.get(kind.index()).copied().unwrap_or(0)
    }

    /// Whether the capture of a type may be refused.
    fn asks_about(&self, victim: TypeId) -> bool {
        self.of(victim) != 0 || self.own_kind.has(victim)
    }

    /// Whether members of the same simple group, or of a kind that spares itself, take each other.
    fn spares(&self, by: TypeId, victim: &Victim) -> bool {
        let kind = victim.piece.kind();
        let group = self.of(kind).rem_euclid(4);
        let same = self.bridge == Bridge::Off && group != 0 && self.of(by).rem_euclid(4) == group;
        same || by == kind && self.own_kind.has(kind)
    }

    /// Whether a side catch lifts the ban.
    fn lifts(&self, kind: TypeId) -> bool {
        match self.bridge {
            Bridge::Off => false,
            Bridge::From(least) => kind.0 >= least,
            Bridge::Any => true,
        }
    }
}

impl Pass for Groups {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let there = caught(&candidate.victims).find(|it| it.square == candidate.to);
        let group = there.map_or(0, |it| self.of(it.piece.kind()));
        let Some(struck) = self.struck.filter(|_| group < 0 && group % 2 != 0) else { return next(candidate) };
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(struck.square, i32::from(it.to.0)));
            it.extra.extend(struck.group.map(|fact| Edit::Fact(fact, group)));
            next(it)
        })
    }
}

impl Veto for Groups {
    fn watch(&self, scene: Scene<'_>, pins: &mut Pins) -> Watch {
        Watch::captures(scene, pins, |it| self.asks_about(it))
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.asks_about(scene.position.at(item.to).kind())
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let Trial { variant, item, victims, .. } = *trial;
        if caught(victims).any(|it| self.spares(item.kind, it)) {
            return Some("anti-trade");
        }
        let there = caught(victims).find(|it| it.square == item.to)?;
        let (group, own) = (self.of(there.piece.kind()), self.of(item.kind));
        if self.bridge == Bridge::Off || group % 2 == 0 {
            return None;
        }
        if caught(victims).any(|it| it.square != item.to && self.lifts(it.piece.kind())) {
            return None;
        }
        if own == group || own == group - 1 {
            if group.saturating_abs() > TABOO {
                return Some("anti-trade");
            }
            let free = self.adjacent && is_adjacent(variant, item.origin, item.to);
            let code = if self.adjacent && item.kind == there.piece.kind() { "lion-distant" } else { "anti-trade" };
            return (!free && can_recapture(trial)).then_some(code);
        }
        let struck = self.struck.filter(|_| group < 0)?;
        // What was captured before is a fact of the position before the move.
        let (square, before) =
            trial.before(|it| (it.fact(struck.square), struck.group.map_or(group, |fact| it.fact(fact))));
        let elsewhere = square >= 0 && square != i32::from(item.to.0);
        // A group of 0 beside a square comes from a text, which names the square only.
        (elsewhere && (before == group || before == 0)).then_some("lion-counter")
    }
}

/// Whether a King could step from one square to the other.
fn is_adjacent(variant: &Variant, a: Sq, b: Sq) -> bool {
    variant.movement.topology.distance(a, b) == 1
}
