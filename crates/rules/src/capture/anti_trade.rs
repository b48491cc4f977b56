//! `antiTrade=`: groups of pieces that may not be taken by each other, or not while they are protected.

use crate::hook_order::VetoStage;
use crate::prelude::*;
use crate::support::trades::{can_recapture, caught};
use engine::attack::pins::Pins;
use engine::hooks::{Trial, Veto, VetoScope};
use engine::moves::move_list::Item;
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;
use engine::program::walker::trace::Victim;

/// Groups of pieces that may not take each other.
pub const RULE: Rule = Rule {
    name: "anti trade",
    keys: &[
        Key::of("antiTrade", "int, after a piece; types before the first piece").default("0").below_piece_or_not(),
        Key::of("minimumBridge", "int or type").default("0"),
        Key::flag("tradeAdjacent"),
        Key::flag("tradeOnWay"),
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
    /// Whether counter-strike is a matter of all squares on the way of a move, and of other pieces alone.
    on_way: bool,
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
    let on_way = builder.settings.flag("tradeOnWay", false);
    let any = groups.iter().any(|it| *it != 0) || !own_kind.is_empty();
    any.then(|| Box::new(Groups { groups, bridge, own_kind, adjacent, on_way, struck: None }) as Box<dyn ActiveRule>)
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
    let message = msg!("def-id-key", text = setting.value.trim());
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
            (Err(_), _) => (Severity::Error, "def.number", msg!("def-number-anti-trade")),
            (Ok(it), Bridge::Off) if !(0..=3).contains(&it) => (Severity::Warning, "def.bridge", msg!("def-bridge")),
            (Ok(1), it) if it != Bridge::Off => (Severity::Info, "def.trade-one", msg!("def-trade-one")),
            _ => continue,
        };
        builder.settings.report(severity, code, message, None, setting.value_place);
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

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let own_kind = self.own_kind.iter().filter(|it| it.index() <= words.builder.n_types);
        for it in words.names(own_kind) {
            words.tell(Topic::Captures, msg!("anti-trade-own-kind", piece = Arg::piece(it)));
        }
        for number in self.numbers() {
            self.say_group(words, number);
        }
        if self.on_way {
            words.tell(Topic::Captures, msg!("anti-trade-on-way"));
        }
        match self.bridge {
            Bridge::Off => {}
            Bridge::Any => words.tell(Topic::Captures, msg!("anti-trade-lifted-any")),
            Bridge::From(number) => {
                let pieces = words.any(words.builder.kinds().filter(|it| it.0 >= number).collect());
                words.tell(Topic::Captures, msg!("anti-trade-lifted", pieces = pieces));
            }
        }
        if self.adjacent {
            words.tell(Topic::Captures, msg!("anti-trade-adjacent"));
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
        let members = words.each(words.builder.kinds().filter(|it| self.of(*it) == number));
        let (count, pieces) = (members.len(), Arg::All(members));
        let message = match self.bridge {
            Bridge::Off => msg!("anti-trade-group", pieces = pieces, count = count),
            _ if number % 2 == 0 => return,
            _ if number.saturating_abs() > TABOO => msg!("anti-trade-group-ever", pieces = pieces, count = count),
            _ if number < 0 => msg!("anti-trade-group-counter", pieces = pieces, count = count),
            _ => msg!("anti-trade-group-protected", pieces = pieces, count = count),
        };
        words.tell(Topic::Captures, message);
    }

    /// Reserves the facts of guarded captures, if there are groups that are guarded against counter-strike.
    fn reserve(&self, builder: &mut Builder<'_>) -> Option<GuardedCapture> {
        let n_guarded = self.numbers().into_iter().filter(|it| *it < 0 && it % 2 != 0).count();
        if self.bridge == Bridge::Off || n_guarded == 0 {
            return None;
        }
        let square = builder.fact(FactSpec { start: -1, transient: true });
        // A counter-strike of the other rule has this name already.
        let name =
            if builder.variant.carried.named_facts.iter().any(|it| it.name == "lion") { "trade" } else { "lion" };
        builder.variant.carried.named_facts.push(NamedFact { name, fact: square, form: FactForm::Square });
        let group = (n_guarded > 1).then(|| builder.fact(FactSpec { start: 0, transient: true }));
        builder.variant.carried.named_facts.extend(group.map(|fact| NamedFact {
            name: "group",
            fact,
            form: FactForm::Number,
        }));
        Some(GuardedCapture { square, group })
    }

    /// The pieces guarded against counter-strike that a move took, as far as their squares count.
    fn strikes<'v>(&'v self, victims: &'v [Victim], to: Sq) -> impl Iterator<Item = (&'v Victim, i32)> {
        let counted = caught(victims).filter(move |it| self.on_way || it.square == to);
        counted.map(|it| (it, self.of(it.piece.kind()))).filter(|it| it.1 < 0 && it.1 % 2 != 0)
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
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures()
    }

    fn apply(&self, _scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let Some(facts) = self.struck else { return next(candidate) };
        let own = self.of(candidate.kind());
        let begins = |it: &(&Victim, i32)| !self.on_way || it.1 != own;
        let struck = self.strikes(&candidate.victims, candidate.to).filter(begins).last();
        let Some((square, group)) = struck.map(|(it, group)| (it.square, group)) else { return next(candidate) };
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(facts.square, i32::from(square.0)));
            it.extra.extend(facts.group.map(|fact| Edit::Fact(fact, group)));
            next(it)
        })
    }
}

impl Veto for Groups {
    fn scope(&self, scene: Scene<'_>, pins: &mut Pins) -> VetoScope {
        VetoScope::captures(scene, pins, |it| self.asks_about(it))
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        self.asks_about(scene.position.at(item.to).kind())
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let Trial { item, victims, .. } = *trial;
        if caught(victims).any(|it| self.spares(item.kind, it)) {
            return Some("anti-trade");
        }
        if self.bridge == Bridge::Off {
            return None;
        }
        let bridged = caught(victims).any(|it| it.square != item.to && self.lifts(it.piece.kind()));
        let refusal = if bridged { None } else { self.refuses_there(trial) };
        // On the way the piece itself would be the side catch.
        if refusal.is_none() && (self.on_way || !bridged) { self.strikes_back(trial) } else { refusal }
    }
}

impl Groups {
    /// Why a guarded piece may not be taken where the move ends by one of its group or by its partner.
    fn refuses_there(&self, trial: &Trial<'_>) -> Option<&'static str> {
        let Trial { variant, item, victims, .. } = *trial;
        let there = caught(victims).find(|it| it.square == item.to)?;
        let group = self.of(there.piece.kind());
        if group % 2 == 0 || !is_of(self.of(item.kind), group) {
            return None;
        }
        if group.saturating_abs() > TABOO {
            return Some("anti-trade");
        }
        let free = self.adjacent && is_adjacent(variant, item.origin, item.to);
        let code = if self.adjacent && item.kind == there.piece.kind() { "lion-distant" } else { "anti-trade" };
        (!free && can_recapture(trial)).then_some(code)
    }

    /// Why another piece may not take a guarded one in reply to such a capture elsewhere.
    fn strikes_back(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (facts, own) = (self.struck?, self.of(trial.item.kind));
        let mut struck = self.strikes(trial.victims, trial.item.to).filter(|it| !is_of(own, it.1)).peekable();
        struck.peek()?;
        // What was captured before is a fact of the position before the move.
        let (square, before) = trial.before(|it| (it.fact(facts.square), facts.group.map_or(0, |fact| it.fact(fact))));
        // Without a group beside the square, as in some texts, any is meant.
        let bars = |(it, group): (&Victim, i32)| i32::from(it.square.0) != square && (before == group || before == 0);
        (square >= 0 && struck.any(bars)).then_some("lion-counter")
    }
}

/// Whether a piece of the group `own` is one of an odd group or its partner.
fn is_of(own: i32, group: i32) -> bool {
    own == group || own == group - 1
}

/// Whether a King could step from one square to the other.
fn is_adjacent(variant: &Variant, a: Sq, b: Sq) -> bool {
    variant.movement.topology.distance(a, b) == 1
}
