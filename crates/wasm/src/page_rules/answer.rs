//! What routines answer, read within bounds.

use engine::board::occupant::Occupant;
use engine::ids::{Label, Player, Sq, TypeId};
use engine::moves::path::Step;
use engine::page_rules::{MAX_PROPOSALS, Proposal};
use engine::variant::Variant;
use game::notation::path::parse_step;
use js_values::{List, member};
use wasm_bindgen::JsValue;

use crate::from_js;

/// Most entries of a list in an answer; a board has fewer squares.
const MAX_ENTRIES: u32 = 1 << 12;
/// Longer texts are cut.
const MAX_TEXT: usize = 80;

/// The moves that an answer lists. `label_of` numbers the texts of menus.
///
/// # Errors
/// What the routine did wrong: the rest of a sentence that begins with its name.
pub(super) fn proposals(
    variant: &Variant,
    answer: &JsValue,
    label_of: impl Fn(String) -> Label,
) -> Result<Vec<Proposal>, String> {
    if answer.is_undefined() || answer.is_null() {
        return Ok(Vec::new());
    }
    let drafts = list(answer, "an answer")?;
    if drafts.len() as usize > MAX_PROPOSALS {
        return Err(format!("made more than {MAX_PROPOSALS} moves of one candidate"));
    }
    drafts.iter().map(|it| proposal(variant, &it, &label_of)).collect()
}

fn proposal(variant: &Variant, draft: &JsValue, label_of: &impl Fn(String) -> Label) -> Result<Proposal, String> {
    if !draft.is_object() {
        return Err("answered with something that is no draft".into());
    }
    let label = member(draft, "label").as_string();
    Ok(Proposal {
        end: given(draft, "end").map(|it| square(variant, &it)).transpose()?,
        remove: entries(draft, "remove", |it| square(variant, it))?.unwrap_or_default(),
        shift: entries(draft, "move", |it| shift(variant, it))?.unwrap_or_default(),
        put: entries(draft, "put", |it| put(variant, it))?.unwrap_or_default(),
        becomes: given(draft, "become").map(|it| piece_type(variant, &it)).transpose()?,
        point: entries(draft, "point", |it| square(variant, it))?,
        label: label.map_or(Label::default(), |it| label_of(short(&it))),
        attacks: member(draft, "attacks").as_bool() != Some(false),
    })
}

/// Another piece that changes place: `{ from, to }`.
fn shift(variant: &Variant, value: &JsValue) -> Result<(Sq, Sq), String> {
    Ok((square(variant, &member(value, "from"))?, square(variant, &member(value, "to"))?))
}

/// A piece that appears: `{ square, id, side }`.
fn put(variant: &Variant, value: &JsValue) -> Result<(Sq, Occupant), String> {
    let piece = Occupant::new(side(&member(value, "side"))?, piece_type(variant, &member(value, "id"))?);
    Ok((square(variant, &member(value, "square"))?, piece))
}

/// A member that is there.
fn given(draft: &JsValue, name: &str) -> Option<JsValue> {
    Some(member(draft, name)).filter(|it| !it.is_undefined())
}

/// The entries of a member that is a list; `None` if there is no such member.
fn entries<T>(
    draft: &JsValue,
    name: &str,
    read: impl Fn(&JsValue) -> Result<T, String>,
) -> Result<Option<Vec<T>>, String> {
    let Some(value) = given(draft, name) else { return Ok(None) };
    list(&value, name)?.iter().map(|it| read(&it)).collect::<Result<_, _>>().map(Some)
}

fn list<'a>(value: &'a JsValue, what: &str) -> Result<List<'a>, String> {
    let res = List::of(value).ok_or_else(|| format!("gave {what} that is no list"))?;
    if res.len() > MAX_ENTRIES { Err(format!("gave {what} that is too long")) } else { Ok(res) }
}

pub(super) fn square(variant: &Variant, value: &JsValue) -> Result<Sq, String> {
    let text = value.as_string().unwrap_or_default();
    match parse_step(variant, &text) {
        Some(Step::Square(it)) => Ok(it),
        _ => Err(format!("named \"{}\", which is no square of this board", short(&text))),
    }
}

pub(super) fn piece_type(variant: &Variant, value: &JsValue) -> Result<TypeId, String> {
    let text = value.as_string().unwrap_or_default();
    variant.type_by_id(&text).ok_or_else(|| format!("named \"{}\", which is no piece of this game", short(&text)))
}

pub(super) fn side(value: &JsValue) -> Result<Player, String> {
    from_js::side(value).map_err(|_| "named a side that is neither white nor black".into())
}

/// What was thrown, in a few words.
pub(super) fn describe(thrown: &JsValue) -> String {
    let message = member(thrown, "message").as_string().or_else(|| thrown.as_string());
    message.map_or_else(|| "something".into(), |it| format!("\"{}\"", short(&it)))
}

fn short(text: &str) -> String {
    text.chars().take(MAX_TEXT).collect()
}
