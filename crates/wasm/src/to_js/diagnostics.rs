//! Diagnostics as views, with places as JavaScript counts them.

use definition::{Diagnostic, Place, Severity, Span, Value};
use game::notation::record::Misfit;

use super::Utf16;
use crate::arguments::DefinitionSource;
use crate::view::DiagnosticView;
use crate::words::Language;

/// The views of all problems, in words; those with a place in the text first, in its order.
pub(crate) fn views(source: &DefinitionSource, problems: &[Diagnostic], language: &Language) -> Vec<DiagnosticView> {
    let units = Utf16::new(source.text());
    let mut res: Vec<DiagnosticView> = Vec::with_capacity(problems.len());
    for problem in problems {
        let it = view(source, &units, problem, language);
        // There are some hundreds at most, and they come nearly in order.
        let at = match &problem.place {
            Place::Text(_) => res.partition_point(|other| is_before(other, &it)),
            Place::Json(..) | Place::Whole => res.len(),
        };
        res.insert(at, it);
    }
    res
}

/// What is left out of a record.
pub(crate) fn of_record(left_out: &[Misfit], text: &str, language: &Language) -> Vec<DiagnosticView> {
    let units = Utf16::new(text);
    let told = |it: &Misfit| DiagnosticView {
        severity: severity(Severity::Warning),
        code: it.reason.code,
        message: language.say(&it.reason.message),
        hint: None,
        fix: None,
        span: Some(units.span(it.place.start, it.place.end)),
        pointer: None,
    };
    left_out.iter().map(told).collect()
}

/// Whether one stands before another one in the text, or at the same place.
fn is_before(one: &DiagnosticView, other: &DiagnosticView) -> bool {
    one.span.is_some_and(|it| Some(it) <= other.span)
}

fn view(source: &DefinitionSource, units: &Utf16<'_>, problem: &Diagnostic, language: &Language) -> DiagnosticView {
    let (span, pointer) = match &problem.place {
        Place::Text(span) => (Some(units.span(span.start, span.end)), None),
        Place::Json(pointer, span) => {
            let inner = span.and_then(|span| span_in(source, pointer, span));
            (inner, Some(pointer.clone()))
        }
        Place::Whole => (None, None),
    };
    DiagnosticView {
        severity: severity(problem.severity),
        code: problem.code,
        message: language.say(&problem.message),
        hint: problem.hint.as_ref().map(|it| language.say(it)),
        // In the JSON form a pointer leads to the value of a key, not to its name.
        fix: problem.fix.clone().filter(|_| span.is_some()),
        span,
        pointer,
    }
}

pub(crate) fn severity(it: Severity) -> &'static str {
    match it {
        Severity::Info => "info",
        Severity::Warning => "warning",
        Severity::Error => "error",
    }
}

/// A span inside the string that a pointer leads to; lists that were joined have no text to point at.
fn span_in(source: &DefinitionSource, pointer: &str, span: Span) -> Option<[usize; 2]> {
    let DefinitionSource::Value(root) = source else {
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
