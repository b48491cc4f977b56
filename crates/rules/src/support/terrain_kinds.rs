//! Reads kinds of terrain, which several rules name.

use definition::Severity;

use crate::builder::Builder;
use crate::builder::type_groups::EntryFields;
use engine::board::terrain::{Effects, Ground, MAX_KINDS};

/// Reports a setting about terrain.
pub fn complain(builder: &mut Builder<'_>, place: definition::Place, message: String) {
    builder.settings.report(Severity::Error, "def.terrain", message, None, place);
}

/// The kinds of terrain, once they have been read.
#[derive(Clone, Debug)]
struct TerrainKinds(Vec<Ground>);

/// The kinds of terrain. Whichever rule asks first has them read, and reported.
pub fn kinds(builder: &mut Builder<'_>) -> Vec<Ground> {
    if let Some(TerrainKinds(res)) = builder.shared() {
        return res.clone();
    }
    let res = read(builder);
    builder.share(TerrainKinds(res.clone()));
    res
}

fn read(builder: &mut Builder<'_>) -> Vec<Ground> {
    let mut res: Vec<Ground> = Vec::new();
    for it in builder.settings.fields("terrainTypes") {
        let ([name], [symbol, words, rest @ ..]) = (it.names.as_slice(), it.fields.as_slice()) else {
            complain(builder, it.place, "A kind of terrain is written name:symbol:effects.".into());
            continue;
        };
        let mut letters = symbol.chars();
        let (Some(symbol), None) = (letters.next().filter(char::is_ascii_alphabetic), letters.next()) else {
            complain(builder, it.place, format!("\"{symbol}\" is no symbol of terrain; it is one letter."));
            continue;
        };
        if res.len() == MAX_KINDS || res.iter().any(|it| it.symbol == symbol || it.name == *name) {
            let message = format!("There is terrain with the name {name} or the symbol {symbol} already.");
            complain(builder, it.place.clone(), message);
            continue;
        }
        let effects = effects(builder, words, &it);
        res.push(Ground { name: name.clone(), symbol, effects, colour: rest.first().cloned() });
    }
    res
}

/// Effects joined by `+`; `-` is none.
pub fn effects(builder: &mut Builder<'_>, words: &str, entry: &EntryFields) -> Effects {
    let mut res = Effects::default();
    for word in words.split('+').map(str::trim).filter(|it| *it != "-") {
        match Effects::WORDS.iter().find(|it| it.0 == word) {
            Some((_, effect)) => res = res.or(*effect),
            None => {
                let list = Effects::WORDS.map(|it| it.0).join(", ");
                let message = format!("\"{word}\" is no effect of terrain. Effects are {list}.");
                complain(builder, entry.place.clone(), message);
            }
        }
    }
    res
}
