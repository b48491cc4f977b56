//! What routines answer, read within bounds.

use engine::board::occupant::Occupant;
use engine::ids::{Label, Player, Sq, TypeId};
use engine::moves::patch::FactId;
use engine::moves::path::Step;
use engine::page_rules::{MAX_PROPOSALS, PageEnding, Proposal};
use engine::variant::Variant;
use game::notation::path::parse_step;
use js_sys::{Function, Reflect};
use js_values::{List, member};
use message::{Message, msg};
use wasm_bindgen::JsValue;

use crate::from_js;

/// Most entries of a list in an answer; a board has fewer squares.
const MAX_ENTRIES: u32 = 1 << 12;
/// Longer texts are cut.
const MAX_TEXT: usize = 80;
/// Longer sentences are cut.
const MAX_SENTENCE: usize = 400;
/// Most sentences of a routine.
const MAX_SENTENCES: usize = 16;

/// The moves that an answer lists; `None` if it says nothing. `label_of` numbers the texts of menus.
///
/// # Errors
/// What the routine did wrong: words that follow its name.
pub(super) fn proposals(
    variant: &Variant,
    answer: &JsValue,
    label_of: &dyn Fn(String) -> Label,
) -> Result<Option<Vec<Proposal>>, Message> {
    if answer.is_undefined() || answer.is_null() {
        return Ok(None);
    }
    let listed = list(answer, None)?;
    if listed.len() as usize > MAX_PROPOSALS {
        return Err(msg!("custom-made-too-many", most = MAX_PROPOSALS));
    }
    listed.iter().map(|it| proposal(variant, &it, label_of)).collect::<Result<_, _>>().map(Some)
}

/// How an answer ends the game: `{ winner, sentence, squares }`; `None` if it says nothing.
///
/// # Errors
/// As [`proposals`].
pub(super) fn ending(variant: &Variant, answer: &JsValue) -> Result<Option<PageEnding>, Message> {
    if answer.is_undefined() || answer.is_null() {
        return Ok(None);
    }
    if !answer.is_object() {
        return Err(msg!("routine-no-ending"));
    }
    let sentence = given(answer, "sentence").map(|it| it.as_string().ok_or_else(|| msg!("routine-no-sentence")));
    Ok(Some(PageEnding {
        winner: given(answer, "winner").map(|it| side(&it)).transpose()?,
        sentence: sentence.transpose()?.map(|it| sentence_of(&it)).unwrap_or_default(),
        squares: squares(variant, answer, "squares")?.unwrap_or_default(),
    }))
}

/// What routines say of themselves: their property `words`, a text or a list of texts.
pub(super) fn words(routine: &Function) -> Vec<String> {
    let Ok(value) = Reflect::get(routine, &"words".into()) else { return Vec::new() };
    let texts: Vec<JsValue> = match List::of(&value) {
        Some(list) => list.iter().take(MAX_SENTENCES).collect(),
        None => vec![value.clone()],
    };
    let sentences = texts.iter().filter_map(|it| it.as_string()).map(|it| sentence_of(&it));
    sentences.filter(|it| !it.is_empty()).collect()
}

/// A sentence of a page: one line of bounded length, with a full stop.
fn sentence_of(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut res: String = words.join(" ").chars().take(MAX_SENTENCE).collect();
    if !res.is_empty() && !res.ends_with(['.', '!', '?']) {
        res.push('.');
    }
    res
}

fn proposal(variant: &Variant, object: &JsValue, label_of: &dyn Fn(String) -> Label) -> Result<Proposal, Message> {
    if !object.is_object() {
        return Err(msg!("routine-no-move"));
    }
    let mut res = Proposal {
        end: given(object, "end").map(|it| square(variant, &it)).transpose()?,
        remove: squares(variant, object, "remove")?.unwrap_or_default(),
        becomes: given(object, "become").map(|it| piece_type(variant, &it)).transpose()?,
        side: given(object, "side").map(|it| side(&it)).transpose()?,
        virgin: is_true(object, "virgin"),
        gone: is_true(object, "gone"),
        memory: given(object, "memory").map(|it| memory(variant, &it)).transpose()?.unwrap_or_default(),
        point: squares(variant, object, "point")?,
        after: squares(variant, object, "after")?.unwrap_or_default(),
        label: member(object, "label").as_string().map_or(Label::default(), |it| label_of(short(&it))),
        attacks: member(object, "attacks").as_bool() != Some(false),
        ..Proposal::default()
    };
    let Proposal { shift, put, hands, grounds, .. } = &mut res;
    each(object, "move", &mut |it| {
        shift.push((square(variant, &member(it, "from"))?, square(variant, &member(it, "to"))?));
        Ok(())
    })?;
    each(object, "put", &mut |it| {
        let piece = Occupant::new(side(&member(it, "side"))?, piece_type(variant, &member(it, "id"))?);
        let piece = if is_true(it, "virgin") { piece.virgin() } else { piece };
        put.push((square(variant, &member(it, "square"))?, piece));
        Ok(())
    })?;
    each(object, "hand", &mut |it| {
        let kind = piece_type(variant, &member(it, "id"))?;
        let by = whole(&member(it, "by")).and_then(|it| i8::try_from(it).ok());
        let by = by.ok_or_else(|| msg!("routine-no-hand-change"))?;
        hands.push((side(&member(it, "side"))?, kind, by));
        Ok(())
    })?;
    each(object, "terrain", &mut |it| {
        grounds.push(terrain(variant, it)?);
        Ok(())
    })?;
    Ok(res)
}

/// Whether a member is `true`.
fn is_true(value: &JsValue, name: &str) -> bool {
    member(value, name).as_bool() == Some(true)
}

/// Ground of a square: `{ square, kind }`; without a kind it is plain.
fn terrain(variant: &Variant, value: &JsValue) -> Result<(Sq, u8), Message> {
    let at = square(variant, &member(value, "square"))?;
    let Some(kind) = given(value, "kind") else { return Ok((at, 0)) };
    let name = kind.as_string().unwrap_or_default();
    let kinds = variant.movement.terrain().map_or(&[][..], |it| it.kinds());
    match kinds.iter().position(|it| it.name == name) {
        Some(idx) => Ok((at, idx as u8 + 1)),
        None => Err(msg!("routine-named-no-terrain", text = short(&name))),
    }
}

/// Numbers by their names.
fn memory(variant: &Variant, value: &JsValue) -> Result<Vec<(FactId, i32)>, Message> {
    if !value.is_object() || List::of(value).is_some() {
        return Err(msg!("routine-no-memory"));
    }
    let mut res = Vec::new();
    // A key that nobody knows would otherwise be forgotten in silence.
    let names = Reflect::own_keys(value).map_err(|_| msg!("routine-closed-memory"))?;
    for name in names.iter().take(MAX_ENTRIES as usize) {
        let name = name.as_string().unwrap_or_default();
        let fact = remembered(variant, &name)?;
        let number = whole(&member(value, &name));
        res.push((fact, number.ok_or_else(|| msg!("routine-no-whole-number", name = short(&name)))?));
    }
    Ok(res)
}

/// The number of a name.
pub(super) fn remembered(variant: &Variant, name: &str) -> Result<FactId, Message> {
    let found = variant.carried.written.memory.iter().find(|it| it.name == name);
    found.map(|it| it.fact).ok_or_else(|| msg!("routine-named-no-number", text = short(name)))
}

/// A whole number.
fn whole(value: &JsValue) -> Option<i32> {
    value.as_f64().filter(|it| it.fract() == 0.0 && it.abs() <= f64::from(i32::MAX)).map(|it| it as i32)
}

/// A member that is there.
fn given(object: &JsValue, name: &str) -> Option<JsValue> {
    Some(member(object, name)).filter(|it| !it.is_undefined())
}

/// Reads each entry of a member that is a list. Whether there is such a member.
fn each(object: &JsValue, name: &str, read: &mut dyn FnMut(&JsValue) -> Result<(), Message>) -> Result<bool, Message> {
    let Some(value) = given(object, name) else { return Ok(false) };
    list(&value, Some(name))?.iter().try_for_each(|it| read(&it))?;
    Ok(true)
}

/// The squares of a member that lists them; `None` if there is no such member.
fn squares(variant: &Variant, object: &JsValue, name: &str) -> Result<Option<Vec<Sq>>, Message> {
    let mut res = Vec::new();
    let is_given = each(object, name, &mut |it| {
        res.push(square(variant, it)?);
        Ok(())
    })?;
    Ok(is_given.then_some(res))
}

/// A list: the whole answer, or a member of it.
fn list<'a>(value: &'a JsValue, member: Option<&str>) -> Result<List<'a>, Message> {
    let found = List::of(value);
    match (found, member) {
        (Some(list), _) if list.len() <= MAX_ENTRIES => Ok(list),
        (Some(_), Some(member)) => Err(msg!("routine-too-long", member = member)),
        (Some(_), None) => Err(msg!("routine-answer-too-long")),
        (None, Some(member)) => Err(msg!("routine-no-list", member = member)),
        (None, None) => Err(msg!("routine-answer-no-list")),
    }
}

pub(super) fn square(variant: &Variant, value: &JsValue) -> Result<Sq, Message> {
    let text = value.as_string().unwrap_or_default();
    match parse_step(variant, &text) {
        Some(Step::Square(it)) => Ok(it),
        _ => Err(msg!("routine-named-no-square", text = short(&text))),
    }
}

pub(super) fn piece_type(variant: &Variant, value: &JsValue) -> Result<TypeId, Message> {
    let text = value.as_string().unwrap_or_default();
    variant.type_by_id(&text).ok_or_else(|| msg!("routine-named-no-piece", text = short(&text)))
}

pub(super) fn side(value: &JsValue) -> Result<Player, Message> {
    from_js::side(value).map_err(|_| msg!("routine-named-no-side"))
}

/// What a routine did that threw.
pub(super) fn threw(thrown: &JsValue) -> Message {
    let text = member(thrown, "message").as_string().or_else(|| thrown.as_string());
    text.map_or_else(|| msg!("routine-threw-something"), |it| msg!("routine-threw", text = short(&it)))
}

fn short(text: &str) -> String {
    text.chars().take(MAX_TEXT).collect()
}
