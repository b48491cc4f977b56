//! What routines answer, read within bounds. Whether it makes sense on the board is decided by the engine.

use engine::board::occupant::Occupant;
use engine::ids::{Label, Player, Sq, TypeId};
use engine::moves::path::Step;
use engine::page_rules::{MAX_PROPOSALS, Proposal};
use engine::variant::Variant;
use game::notation::path::parse_step;
use js_sys::{Array, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Entries of a list of a candidate that are looked at; a board has fewer squares.
const MAX_ENTRIES: u32 = 1 << 12;

/// The moves that an answer lists. `name` numbers the texts of menus.
pub(super) fn proposals(
    variant: &Variant,
    answer: &JsValue,
    name: impl Fn(String) -> Label,
) -> Result<Vec<Proposal>, String> {
    if answer.is_undefined() || answer.is_null() {
        return Ok(Vec::new());
    }
    let candidates = list(answer, "an answer")?;
    if candidates.length() as usize > MAX_PROPOSALS {
        return Err(format!("made more than {MAX_PROPOSALS} moves of one candidate"));
    }
    candidates.iter().map(|it| proposal(variant, &it, &name)).collect()
}

fn proposal(variant: &Variant, candidate: &JsValue, name: &impl Fn(String) -> Label) -> Result<Proposal, String> {
    if !candidate.is_object() {
        return Err("answered with something that is no draft".into());
    }
    let squares = |key: &str| -> Result<Option<Vec<Sq>>, String> {
        let value = member(candidate, key);
        if value.is_undefined() {
            return Ok(None);
        }
        list(&value, key)?.iter().map(|it| square(variant, &it)).collect::<Result<_, _>>().map(Some)
    };
    let entries = |key: &str| -> Result<Vec<JsValue>, String> {
        let value = member(candidate, key);
        if value.is_undefined() { Ok(Vec::new()) } else { Ok(list(&value, key)?.to_vec()) }
    };
    let end = member(candidate, "end");
    let becomes = member(candidate, "become");
    let shift = entries("move")?;
    let put = entries("put")?;
    Ok(Proposal {
        end: if end.is_undefined() { None } else { Some(square(variant, &end)?) },
        remove: squares("remove")?.unwrap_or_default(),
        shift: shift
            .iter()
            .map(|it| Ok((square(variant, &member(it, "from"))?, square(variant, &member(it, "to"))?)))
            .collect::<Result<_, String>>()?,
        put: put
            .iter()
            .map(|it| {
                let content = Occupant::new(side(&member(it, "side"))?, kind(variant, &member(it, "id"))?);
                Ok((square(variant, &member(it, "square"))?, content))
            })
            .collect::<Result<_, String>>()?,
        becomes: if becomes.is_undefined() { None } else { Some(kind(variant, &becomes)?) },
        point: squares("point")?,
        label: member(candidate, "label")
            .as_string()
            .map_or(Label::default(), |it| name(it.chars().take(80).collect())),
        attacks: member(candidate, "attacks").as_bool() != Some(false),
    })
}

fn member(object: &JsValue, key: &str) -> JsValue {
    let value = object.is_object().then(|| Reflect::get(object, &key.into()).ok()).flatten();
    value.filter(|it| !it.is_null()).unwrap_or(JsValue::UNDEFINED)
}

fn list(value: &JsValue, what: &str) -> Result<Array, String> {
    if !Array::is_array(value) {
        return Err(format!("gave {what} that is no list"));
    }
    let res: &Array = value.unchecked_ref();
    if res.length() > MAX_ENTRIES {
        return Err(format!("gave {what} that is too long"));
    }
    Ok(res.clone())
}

pub(super) fn square(variant: &Variant, value: &JsValue) -> Result<Sq, String> {
    let text = value.as_string().unwrap_or_default();
    match parse_step(variant, &text) {
        Some(Step::Square(it)) => Ok(it),
        _ => Err(format!("named \"{}\", which is no square of this board", short(&text))),
    }
}

pub(super) fn kind(variant: &Variant, value: &JsValue) -> Result<TypeId, String> {
    let text = value.as_string().unwrap_or_default();
    variant.type_by_id(&text).ok_or_else(|| format!("named \"{}\", which is no piece of this game", short(&text)))
}

pub(super) fn side(value: &JsValue) -> Result<Player, String> {
    match value.as_string().as_deref() {
        Some("white") => Ok(Player::White),
        Some("black") => Ok(Player::Black),
        _ => Err("named a side that is neither white nor black".into()),
    }
}

/// What was thrown, in a few words.
pub(super) fn describe(thrown: &JsValue) -> String {
    let message = member(thrown, "message").as_string().or_else(|| thrown.as_string());
    message.map_or_else(|| "something".into(), |it| format!("\"{}\"", short(&it)))
}

fn short(text: &str) -> String {
    text.chars().take(80).collect()
}
