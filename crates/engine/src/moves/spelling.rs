//! The sorted spellings of a position's moves: the click protocol. What is drawn is not decided here.

use crate::moves::move_list::Moves;
use crate::moves::path::Step;

/// A spelling and the move it spells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spelling {
    /// The steps.
    pub steps: Vec<Step>,
    /// Index of the move.
    pub idx: usize,
    /// Whether this is the spelling that is written.
    pub canonical: bool,
}

/// All spellings, sorted by their steps.
#[derive(Clone, Debug, Default)]
pub struct Spellings {
    sorted: Vec<Spelling>,
}

impl Spellings {
    /// Spells all moves. Moves that are spelled alike get a numbered choice in the order of their effects.
    #[must_use]
    pub fn new(moves: &Moves) -> Self {
        let mut order: Vec<usize> = (0..moves.len()).collect();
        sort::by(&mut order, |a, b| {
            moves.path(*a).cmp(moves.path(*b)).then_with(|| moves.patch(*a).cmp(moves.patch(*b)))
        });
        let mut sorted = Vec::with_capacity(order.len());
        for group in order.chunk_by(|a, b| moves.path(*a) == moves.path(*b)) {
            for (n, idx) in group.iter().enumerate() {
                let mut steps = moves.path(*idx).to_vec();
                if group.len() > 1 {
                    steps.push(Step::Choice(n as u16 + 1));
                }
                sorted.push(Spelling { steps, idx: *idx, canonical: true });
            }
        }
        // A numbered choice comes after longer paths with the same beginning.
        sort::sort(&mut sorted);
        let is_taken = |steps: &[Step]| sorted.binary_search_by(|it| it.steps.as_slice().cmp(steps)).is_ok();
        let mut more: Vec<Spelling> = (0..moves.len())
            .flat_map(|idx| moves.aliases(idx).map(move |it| (idx, it)))
            .filter(|(_, steps)| !is_taken(steps))
            .map(|(idx, steps)| Spelling { steps: steps.to_vec(), idx, canonical: false })
            .collect();
        if !more.is_empty() {
            sort::sort(&mut more);
            more.dedup();
            for group in more.chunk_by(|a, b| a.steps == b.steps) {
                if let [only] = group {
                    sorted.push(only.clone());
                }
            }
            sort::sort(&mut sorted);
        }
        Self { sorted }
    }

    /// Everything that starts with a path.
    #[must_use]
    pub fn starting_with(&self, path: &[Step]) -> &[Spelling] {
        let begins = |it: &Spelling| it.steps.get(..path.len()).unwrap_or(&it.steps).cmp(path);
        let from = self.sorted.partition_point(|it| begins(it).is_lt());
        let to = self.sorted.partition_point(|it| begins(it).is_le());
        &self.sorted[from..to]
    }

    /// The move that a path spells exactly.
    #[must_use]
    pub fn spelled(&self, path: &[Step]) -> Option<usize> {
        self.starting_with(path).first().filter(|it| it.steps.len() == path.len()).map(|it| it.idx)
    }

    /// The canonical spelling of a move.
    #[must_use]
    pub fn canonical(&self, idx: usize) -> &[Step] {
        self.sorted.iter().find(|it| it.idx == idx && it.canonical).map_or(&[], |it| &it.steps)
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Spelling] {
        &self.sorted
    }
}
