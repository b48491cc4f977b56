//! The routines of a page for another diagram.

use std::sync::Arc;

use super::Page;

impl Page {
    /// Another object with the same functions.
    pub(crate) fn copy(&self) -> Arc<Self> {
        let (custom, vetoes) = self.with(|it| (it.custom.clone(), it.vetoes.clone()));
        let copy = Self::new();
        copy.with(|it| {
            it.custom = custom;
            it.vetoes = vetoes;
        });
        copy
    }
}
