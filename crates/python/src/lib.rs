//! The native part of the Python module `variant_diagram`: what `python/variant_diagram` takes its names from.

mod diagnostic;
mod errors;
mod game;
mod thinking;

use pyo3::prelude::*;

/// The native part of `variant_diagram`.
#[pymodule]
mod native {
    #[pymodule_export]
    use crate::diagnostic::Diagnostic;
    #[pymodule_export]
    use crate::errors::{DefinitionError, MoveError, PositionError, VariantDiagramError};
    #[pymodule_export]
    use crate::game::{Game, Verdict};
    #[pymodule_export]
    use crate::thinking::Line;
}
