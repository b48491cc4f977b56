//! Numbers, flags and other short values. Lists are read elsewhere.

use std::ops::RangeInclusive;

use message::{Message, msg};

use super::LastSettings;
use crate::is_colour;
use crate::sink::{Diagnostics, short};

/// Digits with an optional minus; too many digits become the nearest number there is.
pub(super) fn int(text: &str) -> Option<i64> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|it| it.is_ascii_digit()) {
        return None;
    }
    let far = if digits.len() < text.len() { i64::MIN } else { i64::MAX };
    Some(text.parse().unwrap_or(far))
}

/// A whole number within limits. `code` is reported for one outside them.
pub(super) fn number<N: TryFrom<i64>>(
    last: &LastSettings<'_, '_>,
    key: &str,
    limits: RangeInclusive<i64>,
    code: &'static str,
    sink: &mut Diagnostics,
) -> Option<N> {
    let value = last.value(key)?;
    let Some(given) = int(&value.text) else {
        sink.error("def.number", &value.place, || msg!("def-number-whole", key = key, text = short(&value.text)));
        return None;
    };
    let near = given.clamp(*limits.start(), *limits.end());
    if near != given {
        sink.error(code, &value.place, || {
            msg!("def-number-limits", key = key, first = *limits.start(), last = *limits.end(), taken = near)
        });
    }
    N::try_from(near).ok()
}

/// Yes or no.
pub(super) fn flag(last: &LastSettings<'_, '_>, key: &str, sink: &mut Diagnostics) -> Option<bool> {
    let value = last.value(key)?;
    match value.text.to_ascii_lowercase().as_str() {
        "1" | "yes" | "true" | "on" => Some(true),
        "0" | "no" | "false" | "off" => Some(false),
        _ => {
            sink.error("def.value", &value.place, || msg!("def-value-flag", key = key, text = short(&value.text)));
            None
        }
    }
}

/// A text as it is.
pub(super) fn text(last: &LastSettings<'_, '_>, key: &str) -> Option<String> {
    last.value(key).map(|it| it.text.to_string())
}

/// A colour that is safe in a style.
pub(super) fn colour(last: &LastSettings<'_, '_>, key: &str, sink: &mut Diagnostics) -> Option<String> {
    let value = last.value(key)?;
    if is_colour(&value.text) {
        return Some(value.text.to_string());
    }
    sink.error("def.colour", &value.place, || no_colour(&value.text));
    None
}

/// What is said about a bad colour.
pub(super) fn no_colour(text: &str) -> Message {
    msg!("def-colour", text = short(text))
}
