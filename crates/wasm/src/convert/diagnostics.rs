//! Diagnostics as views, with places as JavaScript counts them. What is wrong is decided elsewhere.

use diagram::{Diagnostic, Place, Severity, Span, Value};

use super::Utf16;
use crate::session::Source;
use crate::view::DiagnosticView;

/// The views of all problems; those with a place in the text first, in its order.
pub(crate) fn views(source: &Source, problems: &[Diagnostic]) -> Vec<DiagnosticView> {
    let text = match source {
        Source::Text(text) => text.as_str(),
        Source::Value(_) => "",
    };
    let units = Utf16::new(text);
    let mut res: Vec<DiagnosticView> = problems
        .iter()
        .map(|it| {
            let (span, pointer) = match &it.place {
                Place::Text(span) => (Some(units.span(span.start, span.end)), None),
                Place::Json(pointer, span) => {
                    let inner = span.and_then(|span| span_in(source, pointer, span));
                    (inner, Some(pointer.clone()))
                }
                Place::Whole => (None, None),
            };
            DiagnosticView {
                severity: severity(it.severity),
                code: it.code,
                message: it.message.clone(),
                hint: it.hint.clone(),
                span,
                pointer,
            }
        })
        .collect();
    if matches!(source, Source::Text(_)) {
        res.sort_by_key(|it| it.span.map_or([usize::MAX; 2], |it| it));
    }
    res
}

fn severity(it: Severity) -> &'static str {
    match it {
        Severity::Info => "info",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

/// A span inside the string that a pointer leads to; lists that were joined have no text to point at.
fn span_in(source: &Source, pointer: &str, span: Span) -> Option<[usize; 2]> {
    let Source::Value(root) = source else {
        return None;
    };
    let target = pointer.split('/').skip(1).try_fold(root, |at, name| {
        let name = name.replace("~1", "/").replace("~0", "~");
        match at {
            Value::Array(items) => items.get(name.parse::<usize>().ok()?),
            Value::Object(members) => members.iter().rev().find(|it| it.0 == name).map(|it| &it.1),
            _ => None,
        }
    })?;
    match target {
        Value::String(text) => Some(Utf16::new(text).span(span.start, span.end)),
        _ => None,
    }
}
