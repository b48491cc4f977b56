//! Diagnostics as text: place, message, source line, caret, hint. Editors read the place, the severity and the code before the
//! message: they are the same in every language.

use std::fmt::Write;

use catalogue::english;
use definition::{Diagnostic, Place, Severity, Value};
use message::msg;

use crate::words::say;

fn severity(it: Severity) -> &'static str {
    match it {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "info",
    }
}

/// Writes a diagnostic of a file.
pub(crate) fn diagnostic(file: &str, text: &str, it: &Diagnostic) -> String {
    let severity = severity(it.severity);
    let mut res = String::new();
    match &it.place {
        Place::Text(span) => {
            let start = floor(text, span.start);
            let before = &text[..start];
            let line_start = before.rfind('\n').map_or(0, |it| it + 1);
            let line = text[line_start..].lines().next().unwrap_or("");
            let number = before.matches('\n').count() + 1;
            let column = before[line_start..].chars().count() + 1;
            let _ = writeln!(res, "{file}:{number}:{column}: {severity}[{}]: {}", it.code, say(&it.message));
            let end = floor(text, span.end).clamp(start, line_start + line.len().max(start - line_start));
            let n_carets = text[start..end].chars().count().max(1);
            // Tabs stay tabs, so that the caret stands below its place.
            let margin: String = before[line_start..].chars().map(|it| if it == '\t' { '\t' } else { ' ' }).collect();
            let _ = writeln!(res, "    {line}\n    {margin}{}", "^".repeat(n_carets));
        }
        Place::Json(pointer, _) => {
            let _ = writeln!(res, "{file}:{pointer}: {severity}[{}]: {}", it.code, say(&it.message));
        }
        Place::Whole => {
            let _ = writeln!(res, "{file}: {severity}[{}]: {}", it.code, say(&it.message));
        }
    }
    if let Some(hint) = &it.hint {
        let _ = writeln!(res, "    {}", say(&msg!("cli-hint", hint = hint.clone())));
    }
    res
}

/// The same for programs, in English: what `check --json` prints of it, with line and column from 1 and lengths in characters.
pub(crate) fn diagnostic_as_json(file: &str, text: &str, it: &Diagnostic) -> Value {
    let string = |it: &str| Value::String(it.to_owned());
    let mut res = vec![("file", string(file))];
    let mut is_in_text = false;
    match &it.place {
        Place::Text(span) => {
            let start = floor(text, span.start);
            let before = &text[..start];
            let line_start = before.rfind('\n').map_or(0, |it| it + 1);
            let count = |it: &str| Value::Number(it.chars().count() as i64);
            res.push(("line", Value::Number(before.matches('\n').count() as i64 + 1)));
            res.push(("column", Value::Number(before[line_start..].chars().count() as i64 + 1)));
            res.push(("length", count(&text[start..floor(text, span.end).max(start)])));
            is_in_text = true;
        }
        Place::Json(pointer, _) => res.push(("pointer", string(pointer))),
        Place::Whole => {}
    }
    res.push(("severity", string(severity(it.severity))));
    res.push(("code", string(it.code)));
    res.push(("message", string(&english(&it.message))));
    res.extend(it.hint.iter().map(|hint| ("hint", string(&english(hint)))));
    res.extend(it.fix.iter().filter(|_| is_in_text).map(|fix| ("fix", string(fix))));
    Value::Object(res.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

/// Writes an error of a move string: code, message, the string and a caret.
pub(crate) fn move_error(text: &str, it: &xbetza::Diagnostic) -> String {
    let margin = text.get(..it.place.start).unwrap_or("").chars().count();
    format!("{}: {}\n    {text}\n    {}^\n", it.code, say(&it.message), " ".repeat(margin))
}

/// The nearest boundary of a character at or before an offset.
fn floor(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|it| text.is_char_boundary(*it)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use message::Message;

    fn show(text: &str, start: usize, end: usize) -> String {
        let place = Place::Text(definition::Span::new(start, end));
        let it = Diagnostic {
            severity: Severity::Error,
            code: "x",
            message: Message::said("No."),
            hint: Some(Message::said("Try.")),
            fix: None,
            place,
        };
        diagnostic("f", text, &it)
    }

    #[test]
    fn caret_stands_below_its_place() {
        let res = show("files=8\nrook:R:é?:\n", 8 + 9, 8 + 10);
        assert_eq!(res, "f:2:9: error[x]: No.\n    rook:R:é?:\n            ^\n    hint: Try.\n");
    }

    #[test]
    fn odd_spans_stay_inside_the_text() {
        for (start, end) in [(0, 0), (3, 1), (7, 900), (900, 900), (4, 5)] {
            assert!(show("abcé\nx", start, end).contains('^'), "{start} {end}");
        }
    }
}
