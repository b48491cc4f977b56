//! Facts that a position text can say by name. What they mean is decided by the rules that own them.

use engine::moves::patch::FactId;
pub use engine::moves::patch::{FactForm, NamedFact};
use engine::variant::{Features, Variant};

/// What positions of a variant say beyond the usual fields.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Facts written as `key=value`.
    pub named: Vec<NamedFact>,
    /// The facts that hold how many checks White and Black still have to give, and how many there are at the start.
    pub checks: Option<([FactId; 2], [i32; 2])>,
    /// The facts that hold the count of a counting rule and its limit, both in plies: `count=8/16`.
    pub count: Option<[FactId; 2]>,
    /// Whether captured pieces go to a prison.
    pub prisons: bool,
    /// Whether pieces of the back rank may gate, so that each has a right of its own.
    pub gating: bool,
}

impl Extras {
    /// What the rules of a variant offer.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        Self {
            named: variant.carried.named_facts.clone(),
            checks: variant.carried.written.checks,
            count: variant.carried.written.count,
            prisons: variant.has(Features::PRISONS),
            gating: variant.pieces.gates(),
        }
    }

    /// All facts that the text of a position tells.
    pub(super) fn facts<'a>(&'a self, variant: &'a Variant) -> impl Iterator<Item = FactId> + 'a {
        let named = self.named.iter().map(|it| it.fact);
        let counted = self.checks.iter().flat_map(|it| it.0).chain(self.count.iter().flatten().copied());
        named.chain(counted).chain(variant.carried.written.memory.iter().map(|it| it.fact))
    }
}
