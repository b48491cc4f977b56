//! Arguments of JavaScript as values of Rust. The shape of nothing is trusted.

use engine::ids::Player;
use js_values::{List, member};
use message::msg;
use wasm_bindgen::JsValue;

#[cfg(feature = "full")]
use crate::arguments::SearchLimits;
use crate::arguments::{DefinitionSource, MoveDiagramSetup, PositionChange};
use crate::js_error::CodedError;

/// Steps of a path, and entries of other lists; no move and no position has so many.
pub(crate) const MAX_ENTRIES: u32 = 65_536;

/// A definition: text, or an object that says the same.
pub(crate) fn definition(value: &JsValue) -> Result<DefinitionSource, CodedError> {
    if let Some(text) = value.as_string() {
        return Ok(DefinitionSource::Text(text));
    }
    if !value.is_object() || value.is_function() {
        return Err(CodedError::new("not-a-definition", msg!("error-not-a-definition")));
    }
    Ok(DefinitionSource::Value(js_values::read(value)))
}

/// A path: an array of step texts.
pub(crate) fn path(value: &JsValue) -> Result<Vec<String>, CodedError> {
    let wrong = || CodedError::new("not-a-path", msg!("error-not-a-path"));
    let list = List::of(value).ok_or_else(wrong)?;
    if list.len() > MAX_ENTRIES {
        return Err(CodedError::new("not-a-path", msg!("error-not-a-path-long")));
    }
    list.iter().map(|it| it.as_string().ok_or_else(wrong)).collect()
}

/// What a move diagram shows beside its piece: `{ enemies, moved, side }`, all optional.
pub(crate) fn move_diagram_setup(value: &JsValue) -> Result<MoveDiagramSetup, CodedError> {
    let enemies = member(value, "enemies");
    let cells = List::of(&enemies).into_iter().flat_map(List::iter).take(MAX_ENTRIES as usize);
    Ok(MoveDiagramSetup {
        enemies: cells.filter_map(|it| index(it.as_f64()?)).collect(),
        moved: member(value, "moved").is_truthy(),
        side: optional_side(&member(value, "side"))?.unwrap_or(Player::White),
    })
}

/// How to search: `{ depth, nodes, lines, level, seed, timed, early }`, all optional. Casts of numbers saturate.
#[cfg(feature = "full")]
pub(crate) fn search_limits(value: &JsValue) -> SearchLimits {
    let number = |name: &str| member(value, name).as_f64().filter(|it| *it >= 1.0);
    let flag = |name: &str| member(value, name).is_truthy();
    SearchLimits {
        depth: number("depth").map(|it| it as u32),
        nodes: number("nodes").map(|it| it as u64),
        lines: number("lines").map_or(1, |it| (it as usize).min(64)),
        level: number("level").map(|it| it as usize),
        seed: number("seed").map_or(0, |it| it as u64),
        timed: flag("timed"),
        early: flag("early"),
    }
}

/// Changes of a position: objects `{ cell, type, side, count }`.
pub(crate) fn position_changes(value: &JsValue) -> Result<Vec<PositionChange>, CodedError> {
    let wrong = || CodedError::new("not-a-position", msg!("error-not-a-position"));
    let list = List::of(value).ok_or_else(wrong)?;
    list.iter().take(MAX_ENTRIES as usize).map(|it| position_change(&it)).collect()
}

fn position_change(value: &JsValue) -> Result<PositionChange, CodedError> {
    let number = |name: &str| member(value, name).as_f64();
    let owner = member(value, "side");
    let is_wall = owner.as_string().is_some_and(|it| it == "nobody");
    let side = if is_wall { None } else { optional_side(&owner)? };
    Ok(PositionChange {
        cell: number("cell").map(|it| index(it).unwrap_or(usize::MAX)),
        type_number: number("type").map_or(0, |it| index(it).unwrap_or(usize::MAX)),
        side: side.unwrap_or(Player::White),
        is_wall,
        // Casts of numbers saturate.
        count: number("count").unwrap_or(0.0) as u8,
    })
}

/// A side by its name.
pub(crate) fn side(value: &JsValue) -> Result<Player, CodedError> {
    match value.as_string().as_deref() {
        Some("white") => Ok(Player::White),
        Some("black") => Ok(Player::Black),
        _ => Err(CodedError::new("not-a-side", msg!("error-not-a-side"))),
    }
}

/// A side by its name, or nothing.
pub(crate) fn optional_side(value: &JsValue) -> Result<Option<Player>, CodedError> {
    if value.is_undefined() { Ok(None) } else { side(value).map(Some) }
}

/// A number as an index; `None` if it is negative, broken or too large.
pub(crate) fn index(number: f64) -> Option<usize> {
    (number >= 0.0 && number.fract() == 0.0 && number <= f64::from(u32::MAX)).then_some(number as usize)
}
