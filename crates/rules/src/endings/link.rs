//! A chain of neighbouring own pieces that joins areas of the board, or encloses a square, ends the game.

mod chains;

use definition::{Setting, ValuePart};

use crate::builder::area::Area;
use crate::builder::settings::Entry;
use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::prose::{clauses, side_named};
use chains::{Link, most_near};
use engine::mechanics::neighbour_effects::Leaps;
use engine::variant::ShownZone;
use engine::verdict::Worth;

/// The end of the game by a chain.
pub const RULE: Rule = Rule {
    name: "link",
    keys: &[
        Key::of("link", "area, area or more").per_side().adds_up(),
        Key::flag("linkRing"),
        Key::of("linkTypes", "types").default("all").adds_up(),
        Key::of("linkSteps", "XBetza").default("W"),
        Key::of("linkResult", "win, loss or draw").default("win"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most areas of an aim.
const MAX_AREAS: usize = 12;

/// Most aims of a side.
const MAX_AIMS: usize = 8;

/// Areas that a chain is to join.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Aim {
    areas: Vec<Area>,
    /// How many of them are enough.
    n: usize,
}

/// What the keys say.
#[derive(Debug)]
struct LinkRule {
    /// By side.
    aims: [Vec<Aim>; 2],
    /// Whether a chain that encloses a square ends the game.
    ring: bool,
    types: TypeSet,
    worth: Worth,
    /// The leaps to neighbours, if the definition names them.
    steps: Option<Setting>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings = &mut builder.settings;
    let [both, white, black] = ["link", "whiteLink", "blackLink"].map(|it| settings.all(it).collect::<Vec<_>>());
    let ring = settings.flag("linkRing", false);
    let listed = settings.types("linkTypes");
    let types = if listed.is_empty() { builder.types_with(&|_| true) } else { listed };
    let worth = builder.settings.word("linkResult", &Worth::WORDS, Worth::Win, None);
    let steps = builder.settings.last("linkSteps").cloned();
    let usual = aims(builder, &both);
    let aims = [white, black].map(|own| if own.is_empty() { usual.clone() } else { aims(builder, &own) });
    let any = ring || aims.iter().any(|it| !it.is_empty());
    if any { Some(Box::new(LinkRule { aims, ring, types, worth, steps })) } else { None }
}

/// The aims of some settings. One that cannot be read is reported and left out.
fn aims(builder: &mut Builder<'_>, settings: &[&Setting]) -> Vec<Aim> {
    if let Some(it) = settings.get(MAX_AIMS) {
        builder.too_many(msg!("def-limit-link-lines", most = MAX_AIMS), &it.value_place);
    }
    settings.iter().take(MAX_AIMS).filter_map(|it| aim(builder, it)).collect()
}

fn aim(builder: &mut Builder<'_>, setting: &Setting) -> Option<Aim> {
    let place = setting.value_place.clone();
    let fields = setting.part().split(':', 2);
    let (count, texts) = match &fields[..] {
        [count, texts] => (Some(count), texts),
        _ => (None, &fields[0]),
    };
    let entry = |value: &ValuePart| {
        let (key, side, place) = ("link", Some(Player::White), value.place().clone());
        Entry { key, side, kind: None, value: value.clone(), place, hint: None }
    };
    let texts = texts.split(',', usize::MAX);
    if let Some(it) = texts.get(MAX_AREAS) {
        builder.too_many(msg!("def-limit-link-areas", most = MAX_AREAS), it.place());
    }
    let read: Vec<Option<Area>> = texts.iter().take(MAX_AREAS).map(|it| builder.area(&entry(it))).collect();
    let areas: Vec<Area> = read.into_iter().collect::<Option<_>>()?;
    let n = count.map_or(Some(areas.len()), |it| it.parse().ok().filter(|n| (2..=areas.len()).contains(n)));
    if n.is_none() {
        let message = msg!("def-value-link", count = areas.len());
        builder.settings.report(Severity::Error, "def.value", message, None, place);
    }
    Some(Aim { areas, n: n? })
}

impl LinkRule {
    fn leaps(&self, builder: &mut Builder<'_>) -> Leaps {
        match &self.steps {
            Some(it) => builder.leaps(&it.part()),
            None => builder.leaps(&ValuePart::unwritten("W")),
        }
    }
}

/// All of some areas. Where one is a list itself, they are clauses.
fn joined(areas: Vec<Arg>) -> Arg {
    if !areas.iter().any(is_long) {
        return Arg::All(areas);
    }
    clauses(areas).unwrap_or_else(|| Arg::All(Vec::new()))
}

/// Whether a list of three or more stands in it.
fn is_long(arg: &Arg) -> bool {
    match arg {
        Arg::Message(it) => it.args.iter().any(|it| is_long(&it.1)),
        Arg::Listed(items) => items.len() > 1,
        Arg::All(items) | Arg::Any(items) => items.len() > 2,
        _ => false,
    }
}

impl ActiveRule for LinkRule {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let [white, black] = &self.aims;
        if white == black {
            return;
        }
        let squares: Vec<Sq> = builder.variant.movement.topology.squares().collect();
        let zone = |side: Player| {
            let inside = |sq: &Sq| self.aims[side].iter().flat_map(|it| &it.areas).any(|area| area.has(side, *sq));
            ShownZone { side: Some(side), squares: squares.iter().copied().filter(inside).collect() }
        };
        builder.variant.shown.zones.extend(Player::BOTH.map(zone));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let near = self.leaps(builder);
        let Self { aims, ring, types, worth, .. } = *self;
        let n_near = if ring { most_near(&near, builder.variant.movement.topology.len()) } else { 0 };
        hooks.ending(EndingStage::Count, Link { aims, ring: ring.then_some(n_near), types, worth, near });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let (result, all) = (self.worth, words.builder.types_with(&|_| true));
        let types = (self.types != all).then(|| words.any(self.types));
        for (player, aims) in each_side(self.aims.each_ref()) {
            for Aim { areas, n } in aims {
                let side = side_named(player);
                let joined = joined(areas.iter().map(|it| words.area_name(it, player)).collect());
                let areas =
                    if *n == areas.len() { joined } else { msg!("link-some", count = *n, areas = joined).into() };
                words.tell(
                    Topic::End,
                    match types.clone() {
                        None => msg!("link", side = side, areas = areas, result = result),
                        Some(it) => msg!("link-types", side = side, types = it, areas = areas, result = result),
                    },
                );
            }
        }
        if self.ring {
            words.tell(
                Topic::End,
                match types {
                    None => msg!("link-ring", result = result),
                    Some(it) => msg!("link-ring-types", types = it, result = result),
                },
            );
        }
        if let Some(it) = &self.steps {
            words.tell(Topic::End, msg!("link-steps", steps = words.steps(&it.value)));
        }
    }
}
