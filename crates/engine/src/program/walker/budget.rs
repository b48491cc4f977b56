//! How much work a question may take. A definition that asks for more is answered in part.

/// Steps of walks that one question may take, over all pieces: some 20 ms. No game of the library takes a sixth of them.
const MAX_STEPS: u64 = 1 << 19;

/// What it costs to tell of a walk, in steps: somebody does something with it.
pub(crate) const REPORT: u64 = 4;

/// What it costs to look up a state of a walk among those that are known, in steps: it is hashed.
pub(crate) const LOOK_UP: u64 = 4;

/// How many legs that a walk has gone, or changes that it has made, are compared or hashed for a step.
pub(crate) const COMPARED_PER_STEP: u64 = 8;

/// How many rights of a walk that is told of cost a step.
pub(crate) const RIGHTS_PER_STEP: u64 = 4;

/// Counts the work of a question. Questions may be asked inside others; the outermost one is counted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Budget {
    spent: u64,
    /// What was spent on earlier questions.
    before: u64,
    /// What counts as spent although nothing was done for it.
    withheld: u64,
    open: u32,
    /// Whether anything was ever left out.
    cut: bool,
}

impl Budget {
    /// Work of which only that many steps are left, whatever is asked.
    pub(crate) fn limited(steps: u64) -> Self {
        let withheld = MAX_STEPS.saturating_sub(steps);
        Self { spent: withheld, before: 0, withheld, open: 1, cut: false }
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
            self.before += self.spent;
            self.spent = 0;
        }
    }

    /// Counts steps.
    #[inline]
    pub(crate) fn spend(&mut self, steps: u64) {
        self.spent += steps;
    }

    /// All steps so far, of this question and those before it.
    pub(crate) fn total(&self) -> u64 {
        self.before + self.spent - self.withheld
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

    /// How many steps the last question took.
    pub(crate) fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether anything was ever left out.
    pub(crate) fn was_cut(&self) -> bool {
        self.cut
    }
}
