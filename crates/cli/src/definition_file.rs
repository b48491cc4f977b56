//! Definitions from files, as text or JSON, with what is wrong with them.

use std::sync::Arc;

use definition::{Definition, Diagnostic, Document, Severity, Value, document_to_json, json_to_text};
use engine::variant::Variant;

use crate::{CliFailure, input, report};

/// A definition that was read and compiled.
#[derive(Debug)]
pub(crate) struct DefinitionFile {
    pub(crate) definition: Definition,
    pub(crate) variant: Arc<Variant>,
    /// Problems; those with a place in the text first, in its order.
    pub(crate) diagnostics: Vec<Diagnostic>,
}

/// What a file holds.
enum Form {
    Text,
    Json(Value),
}

impl DefinitionFile {
    /// Reads and compiles a definition; `-` is standard input. Text that is not JSON although it should be is reported.
    pub(crate) fn read(file: &str) -> Result<Self, CliFailure> {
        let text = input::read(file)?;
        Self::parse(file, &text).map_err(|it| reported(file, &text, &it))
    }

    /// Compiles the text of a file. Fails only if it should be JSON and is not.
    pub(crate) fn parse(file: &str, text: &str) -> Result<Self, Box<Diagnostic>> {
        let (definition, mut diagnostics) = match Form::of(file, text)? {
            Form::Text => rules::read(text),
            Form::Json(value) => rules::read_json(&value),
        };
        let (variant, more) = game::setup::compile(&definition);
        diagnostics.extend(more);
        let variant = Arc::new(variant);
        diagnostics.extend(game::puzzle::check(&variant));
        let diagnostics = definition::in_order(text, rules::keys(), diagnostics);
        Ok(Self { definition, variant, diagnostics })
    }

    /// How many problems are errors.
    pub(crate) fn n_errors(&self) -> usize {
        self.diagnostics.iter().filter(|it| it.severity == Severity::Error).count()
    }
}

impl Form {
    fn of(file: &str, text: &str) -> Result<Self, Box<Diagnostic>> {
        if file.to_ascii_lowercase().ends_with(".json") || definition_json::is_json(text) {
            definition_json::parse(text).map(Self::Json)
        } else {
            Ok(Self::Text)
        }
    }
}

/// A definition as text; a text stays as it is.
pub(crate) fn as_text(file: &str) -> Result<String, CliFailure> {
    let text = input::read(file)?;
    text_of(file, text.clone()).map_err(|it| reported(file, &text, &it))
}

/// What a file holds as text.
pub(crate) fn text_of(file: &str, text: String) -> Result<String, Box<Diagnostic>> {
    Ok(match Form::of(file, &text)? {
        Form::Text => text,
        Form::Json(it) => json_to_text(&it, rules::keys()),
    })
}

/// A definition as JSON.
pub(crate) fn as_json(file: &str) -> Result<String, CliFailure> {
    Ok(definition_json::write(&document_to_json(&Document::parse(&as_text(file)?), rules::keys())))
}

/// Prints what makes a command fail.
pub(crate) fn reported(file: &str, text: &str, diagnostic: &Diagnostic) -> CliFailure {
    eprint!("{}", report::diagnostic(file, text, diagnostic));
    CliFailure::Reported
}
