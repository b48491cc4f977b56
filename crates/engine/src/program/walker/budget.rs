//! How much work a question may take. A definition that asks for more is answered in part.

/// Steps of walks that one question may take, over all pieces.
const MAX_STEPS: u64 = 1 << 21;

/// Counts the work of a question. Questions may be asked inside others; the outermost one is counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Budget {
    spent: u64,
    open: u32,
    /// Whether anything was ever left out.
    cut: bool,
}

impl Budget {
    /// Work of which only that many steps are left, whatever is asked.
    pub(crate) fn limited(steps: u64) -> Self {
        Self { spent: MAX_STEPS.saturating_sub(steps), open: 1, cut: false }
    }

    /// Whether no question is open.
    pub(crate) fn is_idle(&self) -> bool {
        self.open == 0
    }

    /// A question begins.
    pub(crate) fn open(&mut self) {
        self.begin();
        self.open += 1;
    }

    /// It was answered.
    pub(crate) fn close(&mut self) {
        self.open = self.open.saturating_sub(1);
    }

    /// Starts from nothing, unless a question is open.
    #[inline]
    pub(crate) fn begin(&mut self) {
        if self.open == 0 {
            self.spent = 0;
        }
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn spend(&mut self, steps: u64) {
        self.spent += steps;
    }

    /// Whether nothing more may be done.
    #[inline]
    pub(crate) fn is_over(&mut self) -> bool {
        self.cut |= self.spent > MAX_STEPS;
        self.spent > MAX_STEPS
    }

    /// Notes that something is left out for another reason.
    pub(crate) fn cut(&mut self) {
        self.cut = true;
    }

    /// Whether anything was ever left out.
    pub(crate) fn was_cut(&self) -> bool {
        self.cut
    }
}
