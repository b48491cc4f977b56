//! A chain of neighbouring own pieces that joins areas of the board ends the game.

use std::collections::VecDeque;

use definition::{Place, Setting};

use crate::builder::Builder;
use crate::builder::area::Area;
use crate::builder::settings::Entry;
use crate::hook_order::{EndingStage, Hooks};
use crate::prose::{Topic, Words, list};
use crate::rule::{ActiveRule, Asked, Key, Rule};
use engine::hooks::Ending;
use engine::ids::{Player, Sq, TypeSet};
use engine::mechanics::neighbour_effects::Leaps;
use engine::position::Position;
use engine::variant::Variant;
use engine::verdict::{Verdict, Worth};

/// The end of the game by a chain.
pub const RULE: Rule = Rule {
    name: "link",
    keys: &[
        Key::of("link", "area, area or more")
            .doc("A chain of neighbouring own pieces that touches each of these areas, which commas separate, ends the game.")
            .per_side(),
        Key::of("linkTypes", "types").default("all").doc("The types that count for a chain.").adds_up(),
        Key::of("linkSteps", "XBetza").default("W").doc("Which squares are neighbours: one leap away."),
        Key::of("linkResult", "win, loss or draw").default("win").doc("The result for the side with the chain."),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most areas of a chain.
const MAX_AREAS: usize = 12;

/// What the keys say.
#[derive(Debug)]
struct LinkRule {
    /// By side: the areas to be joined; none if the side has no such aim.
    areas: [Vec<Area>; 2],
    types: TypeSet,
    worth: Worth,
    /// The leaps to neighbours, if the definition names them.
    steps: Option<Setting>,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let settings: [Option<&Setting>; 2] = builder.settings.by_side("link", None, |it, key, or| it.last(key).or(or));
    let listed = builder.settings.types("linkTypes");
    let types = if listed.is_empty() { builder.types_with(&|_| true) } else { listed };
    let worth = builder.settings.word("linkResult", &Worth::WORDS, Worth::Win, None);
    let steps = builder.settings.last("linkSteps").cloned();
    let white = areas(builder, settings[0], Player::White);
    let same = matches!(settings, [Some(a), Some(b)] if std::ptr::eq(a, b));
    let black = if same { white.clone() } else { areas(builder, settings[1], Player::Black) };
    let areas = [white, black];
    let any = areas.iter().any(|it| !it.is_empty());
    if any { Some(Box::new(LinkRule { areas, types, worth, steps })) } else { None }
}

/// The areas of a setting; those that cannot be read are reported, and then there is no such aim.
fn areas(builder: &mut Builder<'_>, setting: Option<&Setting>, side: Player) -> Vec<Area> {
    let Some(setting) = setting else { return Vec::new() };
    let (texts, place) = (setting.value.split(',').take(MAX_AREAS), setting.value_place.clone());
    let entry = |it: &str| Entry {
        key: "link",
        side: Some(side),
        kind: None,
        value: it.trim().to_owned(),
        place: place.clone(),
    };
    let all: Vec<Option<Area>> = texts.map(|it| builder.area(&entry(it))).collect();
    all.into_iter().collect::<Option<_>>().unwrap_or_default()
}

impl LinkRule {
    fn leaps(&self, builder: &mut Builder<'_>) -> Leaps {
        match &self.steps {
            Some(it) => builder.leaps(it.value.trim(), &it.value_place),
            None => builder.leaps("W", &Place::Whole),
        }
    }
}

impl ActiveRule for LinkRule {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let near = self.leaps(builder);
        let Self { areas, types, worth, .. } = *self;
        hooks.ending(EndingStage::Count, Link { areas, types, worth, near });
    }

    fn words(&self, words: &mut Words<'_>) {
        let all = words.builder.types_with(&|_| true);
        for side in Player::BOTH {
            let (areas, types) = (&self.areas[side], self.types);
            if areas.is_empty() {
                continue;
            }
            let areas: Vec<String> = areas.iter().map(|it| words.squares(it, Some(side))).collect();
            let of = if types == all { String::new() } else { format!(", each of them {},", words.any_of(types)) };
            let (name, joined) = (side.name(), list(&areas, "and"));
            let verb = self.worth.verb();
            words
                .say(Topic::End, format!("{name} {verb} with a chain of neighbouring pieces{of} that joins {joined}."));
        }
        if let Some(it) = &self.steps {
            let steps = words.steps(&it.value);
            words.say(Topic::End, format!("Neighbours are the squares that a piece could reach so: {steps}."));
        }
    }
}

/// Looks for chains.
#[derive(Debug)]
struct Link {
    /// By side: the areas to be joined.
    areas: [Vec<Area>; 2],
    types: TypeSet,
    worth: Worth,
    near: Leaps,
}

impl Link {
    fn counts(&self, position: &Position, side: Player, sq: Sq) -> bool {
        let piece = position.at(sq);
        piece.is(side) && self.types.has(piece.kind())
    }

    /// The squares of a chain that joins all areas of a side.
    fn chain(&self, position: &Position, n_squares: usize, side: Player) -> Option<Vec<Sq>> {
        let areas = &self.areas[side];
        let first = areas.first()?;
        let mut seen = vec![false; n_squares];
        for start in position.pieces(side) {
            if seen[start.index()] || !first.has(side, start) || !self.counts(position, side, start) {
                continue;
            }
            seen[start.index()] = true;
            let (mut res, mut done) = (vec![start], 0);
            while let Some(sq) = res.get(done).copied() {
                done += 1;
                for it in self.near.around(side, sq) {
                    if self.counts(position, side, *it) && !std::mem::replace(&mut seen[it.index()], true) {
                        res.push(*it);
                    }
                }
            }
            if areas.iter().all(|area| res.iter().any(|it| area.has(side, *it))) {
                return Some(res);
            }
        }
        None
    }

    /// How many squares a side has to fill to join two areas, on a board where `cost` tells those of each square:
    /// none, one, or `None` where there is no way.
    fn missing(&self, side: Player, (from, to): (&Area, &Area), cost: &dyn Fn(Sq) -> Option<u16>) -> Option<u16> {
        let n_squares = from.squares(side).len();
        let mut best = vec![u16::MAX; n_squares];
        let mut open: VecDeque<(Sq, u16)> = VecDeque::new();
        let mut enter = |open: &mut VecDeque<(Sq, u16)>, sq: Sq, before: u16| {
            let Some(own) = cost(sq) else { return };
            if before + own < best[sq.index()] {
                best[sq.index()] = before + own;
                if own == 0 { open.push_front((sq, before)) } else { open.push_back((sq, before + own)) }
            }
        };
        for idx in (0..n_squares).filter(|it| from.squares(side)[*it]) {
            enter(&mut open, Sq(idx as u16), 0);
        }
        while let Some((sq, so_far)) = open.pop_front() {
            if to.has(side, sq) {
                return Some(so_far);
            }
            self.near.around(side, sq).iter().for_each(|it| enter(&mut open, *it, so_far));
        }
        None
    }
}

impl Ending for Link {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let (mover, n_squares) = (position.mover(), variant.movement.topology.len());
        let winner = |side: Player| self.worth.winner(side);
        let found = |side| Some((side, self.chain(position, n_squares, side)?));
        let mut found: Vec<_> = [mover, mover.other()].into_iter().filter_map(found).collect();
        // The mover's win counts if both have a chain.
        sort::by_key(&mut found, |it| winner(it.0) != Some(mover));
        let (side, squares) = found.into_iter().next()?;
        let why = format!("{} has a chain from area to area.", side.name());
        Some(Verdict::new(winner(side), "link", &why).at(squares))
    }

    /// How few squares are still to be filled between the areas that lie furthest apart.
    fn closeness(&self, variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let (first, others) = self.areas[side].split_first()?;
        if self.worth != Worth::Win {
            return None;
        }
        let topology = &variant.movement.topology;
        let cost = |sq: Sq| match position.at(sq) {
            _ if topology.is_hole(sq) => None,
            it if it.is_empty() => Some(1),
            _ if self.counts(position, side, sq) => Some(0),
            _ => None,
        };
        let ways = others.iter().map(|it| self.missing(side, (first, it), &cost));
        let most = ways.collect::<Option<Vec<_>>>()?.into_iter().max()?;
        let n_lines = topology.squares().map(|it| topology.rank(it).max(topology.file(it))).max().unwrap_or(0) + 1;
        Some((1000 - 1000 * i32::from(most) / n_lines).clamp(0, 1000))
    }
}
