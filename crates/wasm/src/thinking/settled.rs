//! What solvers have settled, for pages that keep it: work that was ended goes on after it.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::thinking::endings::EndingSearch;
use crate::thinking::search::{ProblemSearch, StudySearch, WinSolver};

#[wasm_bindgen]
impl WinSolver {
    /// The first moves that are settled, as text for `resume`.
    #[must_use]
    pub fn settled(&self) -> String {
        self.solver.settled().to_string()
    }

    /// Takes over what an earlier solver of the same problem has settled, before the first `step`. What cannot be read
    /// settles nothing.
    pub fn resume(&mut self, settled: &str) {
        self.solver.resume(settled.parse().unwrap_or_default());
    }
}

#[wasm_bindgen]
impl ProblemSearch {
    /// The first moves that are settled, as text for `resume`.
    #[must_use]
    pub fn settled(&self) -> String {
        self.solver.settled().to_string()
    }

    /// Takes over what an earlier search of the same problem has settled, before the first `step`. What cannot be read
    /// settles nothing.
    pub fn resume(&mut self, settled: &str) {
        self.solver.resume(settled.parse().unwrap_or_default());
    }
}

#[wasm_bindgen]
impl StudySearch {
    /// The first moves that are settled, as text for `resume`.
    #[must_use]
    pub fn settled(&self) -> String {
        self.study.settled().to_string()
    }

    /// Takes over what an earlier search of the same problem has settled, before the first `step`. What cannot be read
    /// settles nothing.
    pub fn resume(&mut self, settled: &str) {
        self.study.resume(settled.parse().unwrap_or_default());
    }
}

#[wasm_bindgen]
impl EndingSearch {
    /// A table that is finished and was neither told nor taken over yet, for `resume`.
    pub fn finished(&mut self) -> Option<Vec<u8>> {
        let res = self.solver.finished(self.n_told)?;
        self.n_told += 1;
        Some(res)
    }

    /// Takes over a table that an earlier search of the same ending has finished, before the first `step`. Whether it can
    /// be one.
    pub fn resume(&mut self, table: &[u8]) -> bool {
        let res = self.solver.resume(table);
        self.n_told += usize::from(res);
        res
    }
}
