//! Numbers that routines of the page remember: facts with names of their own.

use crate::prelude::*;
use engine::page_rules::Remembered;
use engine::position::FactSpec;

/// Most numbers of a game.
const MAX_NUMBERS: usize = 16;
/// Longest name, in characters.
const MAX_NAME: usize = 24;

/// A number with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Number {
    pub(super) name: String,
    /// Its value at the start.
    pub(super) start: i32,
}

/// Reads `name` or `name:number`; or what is wrong with it.
fn number(text: &str) -> Result<Number, Message> {
    let (name, start) = text.split_once(':').unwrap_or((text, "0"));
    let (name, start) = (name.trim(), start.trim());
    let is_name = name.len() <= MAX_NAME
        && name.starts_with(|it: char| it.is_ascii_alphabetic())
        && name.chars().all(|it| it.is_ascii_alphanumeric());
    if !is_name {
        let short: String = name.chars().take(MAX_NAME).collect();
        return Err(msg!("def-value-memory-name", text = short));
    }
    let start = start.parse().map_err(|_| msg!("def-value-memory-start", name = name))?;
    Ok(Number { name: name.to_owned(), start })
}

/// The numbers of a definition, each name once.
pub(super) fn read(builder: &mut Builder<'_>) -> Vec<Number> {
    let mut res: Vec<Number> = Vec::new();
    for setting in builder.settings.all("customMemory") {
        for entry in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
            let found = number(entry).and_then(|it| match res.iter().any(|known| known.name == it.name) {
                true => Err(msg!("def-value-memory-twice", name = it.name)),
                false => Ok(it),
            });
            let place = setting.value_place.clone();
            match found {
                Ok(_) if res.len() == MAX_NUMBERS => {
                    let message = msg!("def-value-memory-most", most = MAX_NUMBERS);
                    builder.settings.report(Severity::Warning, "def.value", message, None, place);
                    return res;
                }
                Ok(it) => res.push(it),
                Err(message) => {
                    let hint = Some(msg!("def-value-memory-hint"));
                    builder.settings.report(Severity::Error, "def.value", message, hint, place);
                }
            }
        }
    }
    res
}

/// Keeps a fact for each.
pub(super) fn reserve(builder: &mut Builder<'_>, numbers: Vec<Number>) {
    for Number { name, start } in numbers {
        let fact = builder.fact(FactSpec { start, transient: false });
        builder.variant.carried.written.memory.push(Remembered { name, fact });
    }
}
