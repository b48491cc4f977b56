//! Counters and `key=value` at the end of a position text.

use crate::notation::names;
use engine::board::terrain::WALL;
use engine::ids::{Player, Sq};
use engine::moves::patch::{Edit, FactId};
use engine::position::Position;
use engine::variant::Variant;
use message::{Message, msg};
use rules::builder::area::AreaFrame;
use rules::support::terrain_layout;

use crate::notation::fen::extras::{Extras, FactForm};
use crate::notation::fen::fields::{FenFields, short};
use crate::notation::fen::notes::Notes;

/// Sets the facts that the text names; what nobody remembers is noted, and what is no value of its key is lost.
pub(super) fn read(
    variant: &Variant,
    extras: &Extras,
    fields: &FenFields<'_>,
    position: &mut Position,
    notes: &mut Notes,
) {
    checks(extras, fields, position, notes);
    let mut ground: Vec<(Sq, u8)> = Vec::new();
    let mut names_ground = false;
    if let Some(limit) = fields.limit
        && let Err(it) = set_count(extras, &format!("{}/{limit}", fields.half), position, notes)
    {
        notes.lose(it);
    }
    for (key, value) in fields.extras.iter().copied() {
        let done = match key {
            "epv" => Ok(()),
            "terrain" => terrain(variant, value, notes).map(|it| (ground, names_ground) = (it, true)),
            "count" => set_count(extras, value, position, notes),
            "memory" => {
                for entry in value.split(',') {
                    memory(variant, entry, position, notes).unwrap_or_else(|it| notes.lose(it));
                }
                Ok(())
            }
            _ => named_fact(variant, extras, key, value, position, notes),
        };
        done.unwrap_or_else(|it| notes.lose(it));
    }
    if !names_ground {
        let laid = variant.start.setup.edits.iter().filter_map(|it| match *it {
            Edit::Ground(sq, number) if number != WALL => Some((sq, number)),
            _ => None,
        });
        ground.extend(laid);
    }
    for (sq, number) in ground {
        if position.ground(sq) != WALL {
            position.set_up(Edit::Ground(sq, number));
        }
    }
}

/// `lion=f6`, `made=1`: a fact that a rule calls by a name.
fn named_fact(
    variant: &Variant,
    extras: &Extras,
    key: &str,
    value: &str,
    position: &mut Position,
    notes: &mut Notes,
) -> Result<(), Message> {
    let Some(named) = extras.named.iter().find(|it| it.name == key) else {
        notes.add(msg!("position-key-unused", key = short(key), value = short(value)));
        return Ok(());
    };
    let bad = || msg!("position-no-value", value = short(value), key = key);
    let value = match named.form {
        FactForm::Number => value.parse::<i32>().map_err(|_| bad())?,
        FactForm::Square => match names::read_squares(&variant.movement.topology, value).as_deref() {
            Some([sq]) => i32::from(sq.0),
            _ => return Err(bad()),
        },
        FactForm::Type => {
            let numbered =
                || value.parse::<u8>().ok().filter(|it| (1..variant.pieces.types.len()).contains(&usize::from(*it)));
            i32::from(variant.type_by_id(value).map(|it| it.0).or_else(numbered).ok_or_else(bad)?)
        }
    };
    position.set_up(Edit::Fact(named.fact, value));
    Ok(())
}

/// The ground, in the form of the key of a definition.
fn terrain(variant: &Variant, value: &str, notes: &mut Notes) -> Result<Vec<(Sq, u8)>, Message> {
    let Some(terrain) = variant.movement.terrain() else {
        notes.add(msg!("position-no-terrain"));
        return Ok(Vec::new());
    };
    let topology = &variant.movement.topology;
    let frame = AreaFrame { topology, symmetry: definition::Symmetry::None, promo_zone: 0, first_rank: 1 };
    terrain_layout::read_layout(terrain, value, frame)
}

/// `name:5`: a number that routines of the page remember.
fn memory(variant: &Variant, entry: &str, position: &mut Position, notes: &mut Notes) -> Result<(), Message> {
    let bad = || msg!("position-no-memory", text = short(entry));
    let (name, number) = entry.split_once(':').ok_or_else(bad)?;
    let number: i32 = number.parse().map_err(|_| bad())?;
    match variant.carried.written.memory.iter().find(|it| it.name == name) {
        Some(it) => position.set_up(Edit::Fact(it.fact, number)),
        None => notes.add(msg!("position-memory-unused", name = short(name))),
    }
    Ok(())
}

/// `8/16`: the count and its limit; a limit of 0 is no count.
fn set_count(extras: &Extras, value: &str, position: &mut Position, notes: &mut Notes) -> Result<(), Message> {
    let bad = || msg!("position-no-count", text = short(value));
    let (count, limit) = value.split_once('/').ok_or_else(bad)?;
    let number = |it: &str| it.parse().ok().filter(|it| (0..=1_000_000).contains(it)).ok_or_else(bad);
    let (count, limit): (i32, i32) = (number(count)?, number(limit)?);
    match extras.count {
        Some(facts) => {
            for (fact, value) in facts.into_iter().zip([count, limit]) {
                position.set_up(Edit::Fact(fact, value));
            }
        }
        None if limit > 0 => notes.add(msg!("position-count-unused", count = count, limit = limit)),
        None => {}
    }
    Ok(())
}

fn checks(extras: &Extras, fields: &FenFields<'_>, position: &mut Position, notes: &mut Notes) {
    let Some((facts, start)) = extras.checks else {
        if fields.checks_left.is_some() || fields.checks_given.is_some() {
            notes.add(msg!("position-checks-unused"));
        }
        return;
    };
    let number = |side: Player, it: u32| i32::try_from(it).unwrap_or(start[side]);
    let read = |it: [u32; 2], to: fn(i32, i32) -> i32| Player::both(|side| to(start[side], number(side, it[side])));
    let left = fields.checks_left.map(|it| read(it, |_, n| n));
    let given = fields.checks_given.map(|it| read(it, |start, n| start.saturating_sub(n).max(0)));
    match left.or(given) {
        Some(values) => {
            for side in Player::BOTH {
                position.set_up(Edit::Fact(facts[side], values[side]));
            }
        }
        None => notes.add(msg!("position-no-checks")),
    }
}

/// Writes the checks still to give.
pub(super) fn write_checks(extras: &Extras, position: &Position, res: &mut String) {
    if let Some(([white, black], _)) = extras.checks {
        res.push_str(&format!(" {}+{}", position.fact(white), position.fact(black)));
    }
}

/// Writes the facts that are not at their start value.
pub(super) fn write_extras(
    variant: &Variant,
    extras: &Extras,
    position: &Position,
    victim: Option<Sq>,
    res: &mut String,
) {
    let topology = &variant.movement.topology;
    if let Some(sq) = victim {
        res.push_str(&format!(" epv={}", topology.name(sq)));
    }
    if let Some([count, limit]) = extras.count.map(|it| it.map(|it| position.fact(it))).filter(|it| it[1] > 0) {
        res.push_str(&format!(" count={count}/{limit}"));
    }
    if let Some(terrain) = variant.movement.terrain() {
        res.push_str(&format!(" terrain={}", terrain_layout::write_layout(terrain, position, topology)));
    }
    for it in &extras.named {
        let value = position.fact(it.fact);
        let start = variant.carried.facts.get(usize::from(it.fact.0)).map(|it| it.start);
        if start == Some(value) {
            continue;
        }
        let text = match it.form {
            FactForm::Number => value.to_string(),
            FactForm::Square => match usize::try_from(value).ok().filter(|it| *it < topology.len()) {
                Some(idx) => topology.name(Sq(idx as u16)),
                None => continue,
            },
            FactForm::Type => match usize::try_from(value).ok().and_then(|it| variant.pieces.types.get(it)) {
                Some(it) if !it.key.contains(char::is_whitespace) => it.key.clone(),
                Some(_) => value.to_string(),
                None => continue,
            },
        };
        res.push_str(&format!(" {}={text}", it.name));
    }
    let start = |fact: FactId| variant.carried.facts.get(usize::from(fact.0)).map(|it| it.start);
    let told = variant.carried.written.memory.iter().filter(|it| start(it.fact) != Some(position.fact(it.fact)));
    let told: Vec<String> = told.map(|it| format!("{}:{}", it.name, position.fact(it.fact))).collect();
    if !told.is_empty() {
        res.push_str(&format!(" memory={}", told.join(",")));
    }
}
