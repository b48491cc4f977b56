//! The exceptions. Each has a `code` for programs; its text is for people, in the language of the game.

use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::diagnostic::Diagnostic;

create_exception!(variant_diagram, VariantDiagramError, PyValueError);
create_exception!(variant_diagram, DefinitionError, VariantDiagramError);
create_exception!(variant_diagram, MoveError, VariantDiagramError);
create_exception!(variant_diagram, PositionError, VariantDiagramError);

/// An exception of a class with its code.
fn coded(class: &Bound<'_, PyType>, code: &str, text: String) -> PyErr {
    let made = class.call1((text,)).and_then(|it| it.setattr("code", code).map(|()| it));
    made.map_or_else(|error| error, PyErr::from_value)
}

/// Something that cannot be asked for.
pub(crate) fn asked_wrongly(py: Python<'_>, code: &str, text: String) -> PyErr {
    coded(&py.get_type::<VariantDiagramError>(), code, text)
}

/// A text that is no legal move.
pub(crate) fn no_move(py: Python<'_>, code: &str, text: String) -> PyErr {
    coded(&py.get_type::<MoveError>(), code, text)
}

/// A text that is no position.
pub(crate) fn no_position(py: Python<'_>, text: String) -> PyErr {
    coded(&py.get_type::<PositionError>(), "position", text)
}

/// A definition with errors.
pub(crate) fn no_definition(py: Python<'_>, diagnostics: Vec<Diagnostic>) -> PyErr {
    let first = diagnostics.iter().find(|it| it.is_error());
    let (code, text) = first.map_or_else(Default::default, |it| (it.code.clone(), it.told()));
    let error = coded(&py.get_type::<DefinitionError>(), &code, text);
    match error.value(py).setattr("diagnostics", diagnostics) {
        Ok(()) => error,
        Err(other) => other,
    }
}
