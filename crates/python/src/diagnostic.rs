//! What is wrong with a definition, as Python sees it.

use pyo3::prelude::*;
use variant_diagram::{Diagnostic as Told, Severity, TextPlace, Voice};

/// A problem of a definition.
#[pyclass(frozen, module = "variant_diagram")]

pub(crate) struct Diagnostic {
    /// `error`, `warning` or `info`.
    #[pyo3(get)]
    severity: &'static str,
    /// A stable name.
    #[pyo3(get)]
    pub(crate) code: String,
    /// What is wrong, in words.
    #[pyo3(get)]
    message: String,
    /// What to do about it.
    #[pyo3(get)]
    hint: Option<String>,
    /// What to write in its place.
    #[pyo3(get)]
    fix: Option<String>,
    /// The line, from 1.
    #[pyo3(get)]
    line: Option<usize>,
    /// The column, from 1.
    #[pyo3(get)]
    column: Option<usize>,
    /// How many characters it has.
    #[pyo3(get)]
    length: Option<usize>,
}

impl Diagnostic {
    /// A problem of a text, in words.
    pub(crate) fn of(text: &str, it: &Told, voice: &Voice) -> Self {
        let place = TextPlace::of(text, it);
        Self {
            severity: match it.severity {
                Severity::Error => "error",
                Severity::Warning => "warning",
                Severity::Info => "info",
            },
            code: it.code.to_owned(),
            message: voice.say(&it.message),
            hint: it.hint.as_ref().map(|it| voice.say(it)),
            fix: it.fix.clone(),
            line: place.map(|it| it.line),
            column: place.map(|it| it.column),
            length: place.map(|it| it.length),
        }
    }

    /// Whether the definition is probably not what its author means.
    pub(crate) fn is_error(&self) -> bool {
        self.severity == "error"
    }

    /// Its place, its words and what to do about it.
    pub(crate) fn told(&self) -> String {
        let place = self.line.zip(self.column).map(|(line, column)| format!("{line}:{column}: ")).unwrap_or_default();
        let hint = self.hint.as_ref().map(|it| format!(" {it}")).unwrap_or_default();
        format!("{place}{}{hint}", self.message)
    }
}

#[pymethods]
impl Diagnostic {
    fn __str__(&self) -> String {
        self.told()
    }

    fn __repr__(&self) -> String {
        format!("<{} {}: {}>", self.severity, self.code, self.told())
    }
}
