//! Reads the kinds of terrain, who is exempt from them, and where they lie.

use definition::Place;

use crate::builder::type_groups::EntryFields;
use crate::movement::terrain::{Exemption, Patch};
use crate::prelude::*;
use crate::support::terrain_layout::read_entry;
use engine::board::terrain::{Effects, Ground, MAX_KINDS, Terrain};

/// The kinds of terrain.
pub(super) fn kinds(builder: &mut Builder<'_>) -> Vec<Ground> {
    let mut res: Vec<Ground> = Vec::new();
    for entry in builder.settings.fields("terrainTypes") {
        let ([name], [symbol, words, rest @ ..]) = (entry.names.as_slice(), entry.fields.as_slice()) else {
            complain(builder, entry.place, msg!("def-terrain-types"));
            continue;
        };
        let mut letters = symbol.chars();
        let (Some(symbol), None) = (letters.next().filter(char::is_ascii_alphabetic), letters.next()) else {
            complain(builder, entry.place, msg!("def-terrain-letter", symbol = &**symbol));
            continue;
        };
        if res.len() == MAX_KINDS || res.iter().any(|it| it.symbol == symbol || it.name == **name) {
            let message = msg!("def-terrain-again", name = &**name, symbol = symbol.to_string());
            complain(builder, entry.place, message);
            continue;
        }
        let effects = effects(builder, words, &entry);
        res.push(Ground { name: name.clone(), symbol, effects, colour: rest.first().map(ToString::to_string) });
    }
    res
}

/// Which types do not feel which effects of which kind.
pub(super) fn exemptions(builder: &mut Builder<'_>, kinds: &[Ground]) -> Vec<Exemption> {
    let mut res = Vec::new();
    for entry in builder.settings.fields("terrainExempt") {
        let types = builder.settings.type_set(&entry.names, &entry.place);
        let [name, words] = entry.fields.as_slice() else {
            complain(builder, entry.place, msg!("def-terrain-exempt"));
            continue;
        };
        let Some(idx) = kinds.iter().position(|it| it.name == **name) else {
            complain(builder, entry.place, msg!("def-terrain-name", name = &**name));
            continue;
        };
        let effects = effects(builder, words, &entry);
        res.extend(types.iter().map(|kind| (kind, idx as u8 + 1, effects)));
    }
    res
}

/// Where terrain lies at the start, as far as it can be read.
pub(super) fn layout(builder: &mut Builder<'_>, terrain: &Terrain) -> Vec<Patch> {
    let mut res: Vec<Patch> = Vec::new();
    // By square: the kind that lies there first.
    let mut first = vec![0; builder.variant.movement.topology.len()];
    let entries = builder.settings.fields("terrain");
    // Each square needs one entry at the most.
    if let Some(it) = entries.get(first.len()) {
        complain(builder, it.place.clone(), msg!("def-terrain-entries-rest"));
    }
    for entry in entries.into_iter().take(first.len()) {
        match read_entry(terrain, &entry.names.join(","), &entry.text, builder.frame()) {
            Ok((number, squares)) => {
                let other = |sq: &&Sq| first[sq.index()] != 0 && first[sq.index()] != number;
                let doubled = squares.iter().find(other);
                if let Some(sq) = doubled {
                    let message = msg!("def-terrain-twice", square = builder.variant.movement.topology.name(*sq));
                    complain(builder, entry.place, message);
                }
                squares.iter().for_each(|sq| {
                    if first[sq.index()] == 0 {
                        first[sq.index()] = number
                    }
                });
                res.push(Patch { number, area: entry.text.to_string(), squares });
            }
            Err(message) => complain(builder, entry.place, message),
        }
    }
    res
}

/// Reports a layout without kinds.
pub(super) fn refuse_layout(builder: &mut Builder<'_>) {
    for entry in builder.settings.fields("terrain") {
        complain(builder, entry.place, msg!("def-terrain-no-kinds"));
    }
}

/// Effects joined by `+`; `-` is none.
fn effects(builder: &mut Builder<'_>, words: &str, entry: &EntryFields) -> Effects {
    let mut res = Effects::empty();
    for word in words.split('+').map(str::trim).filter(|it| *it != "-") {
        match Effects::WORDS.iter().find(|it| it.0 == word) {
            Some((_, effect)) => res |= *effect,
            None => {
                let effects = Arg::listed(Effects::WORDS.map(|it| it.0));
                let message = msg!("def-terrain-effect", text = word, effects = effects);
                complain(builder, entry.place.clone(), message);
            }
        }
    }
    res
}

/// Reports a setting about terrain.
fn complain(builder: &mut Builder<'_>, place: Place, message: Message) {
    builder.settings.report(Severity::Error, "def.terrain", message, None, place);
}
