//! Evaluators that are worked out in slices, and what goes on with them: for some pieces and boards that takes a while.

use std::fmt;
use std::sync::Arc;

use engine::ids::TypeId;
use engine::variant::Variant;

use super::squares::TableWork;
use super::weights::Weights;
use super::{Evaluator, keeps, kept, weights_of};
use crate::work::{Progress, Work};

/// An evaluator of a variant in the making: [`Evaluator::new`] in slices.
#[derive(Debug)]
pub struct Preparation {
    variant: Arc<Variant>,
    kept: Vec<TypeId>,
    weights: Weights,
    work: Option<TableWork>,
}

impl Preparation {
    /// Nothing is known yet.
    #[must_use]
    pub fn new(variant: Arc<Variant>) -> Self {
        let kept = kept::kept(&variant);
        let weights = weights_of(&variant, &kept);
        let work = Some(TableWork::new(&variant, &weights, keeps(&kept)));
        Self { variant, kept, weights, work }
    }

    /// Works until the evaluator is known, once, or `stop` says so.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<Evaluator> {
        let mut work = self.work.take()?;
        if !work.run(&self.variant, &self.weights, stop) {
            self.work = Some(work);
            return None;
        }
        let kept = std::mem::take(&mut self.kept);
        Some(Evaluator::with_tables(&self.variant, self.weights, kept, work.tables()))
    }
}

/// Work that begins as soon as there is an evaluator.
///
/// ```
/// use std::sync::Arc;
/// use search::computer::evaluation::{Preparation, Prepared};
/// use search::computer::thinker::{Limits, Thinker};
/// use search::work::{Progress, Work};
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nknight:N:N::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let begin = {
///     let variant = variant.clone();
///     move |evaluator| {
///         let mut thinker = Thinker::with_evaluator(variant.clone(), evaluator, variant.start(), 10);
///         thinker.set_limits(Limits { depth: 2, ..Limits::default() });
///         thinker
///     }
/// };
/// let mut work = Prepared::new(Preparation::new(variant.clone()), begin);
/// let mut n_slices = 0;
/// while !work.step(&mut || true).is_over() {
///     n_slices += 1;
/// }
/// assert!(n_slices > 1 && work.begun().expect("all is prepared").lines()[0].depth == 2);
/// ```
pub struct Prepared<W>(State<W>);

enum State<W> {
    Preparing(Box<Preparation>, Option<Begin<W>>),
    Begun(W),
}

/// What begins with the evaluator.
type Begin<W> = Box<dyn FnOnce(Arc<Evaluator>) -> W>;

impl<W> Prepared<W> {
    /// Work that begins once the evaluator is known.
    pub fn new(preparation: Preparation, begin: impl FnOnce(Arc<Evaluator>) -> W + 'static) -> Self {
        Self(State::Preparing(Box::new(preparation), Some(Box::new(begin))))
    }

    /// The work, once it has begun.
    pub fn begun(&self) -> Option<&W> {
        match &self.0 {
            State::Preparing(..) => None,
            State::Begun(it) => Some(it),
        }
    }

    /// The same without what is around it.
    pub fn into_begun(self) -> Option<W> {
        match self.0 {
            State::Preparing(..) => None,
            State::Begun(it) => Some(it),
        }
    }

    /// Goes on with the preparation.
    fn prepare(&mut self, stop: &mut dyn FnMut() -> bool) {
        if let State::Preparing(preparation, begin) = &mut self.0
            && let Some(evaluator) = preparation.step(stop)
            && let Some(begin) = begin.take()
        {
            self.0 = State::Begun(begin(Arc::new(evaluator)));
        }
    }

    fn begun_mut(&mut self) -> Option<&mut W> {
        match &mut self.0 {
            State::Preparing(..) => None,
            State::Begun(it) => Some(it),
        }
    }
}

impl<W> From<W> for Prepared<W> {
    /// Work that has begun.
    fn from(work: W) -> Self {
        Self(State::Begun(work))
    }
}

/// Not what is in it: a function that begins has no text.
impl<W> fmt::Debug for Prepared<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Prepared").finish_non_exhaustive()
    }
}

impl<W: Work> Work for Prepared<W> {
    type Answer = W::Answer;

    /// A step prepares or works: what begins may take a while before it asks whether to stop.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<W::Answer> {
        if let Some(it) = self.begun_mut() {
            return it.step(stop);
        }
        self.prepare(stop);
        Progress::Paused
    }

    fn n_nodes(&self) -> u64 {
        self.begun().map_or(0, Work::n_nodes)
    }

    fn share(&self) -> f64 {
        self.begun().map_or(0.0, Work::share)
    }

    /// What is not prepared is prepared first: whoever ends a search wants a move.
    fn finish(&mut self) -> Option<W::Answer> {
        self.prepare(&mut || false);
        self.begun_mut()?.finish()
    }

    fn kept(&mut self) -> Option<Vec<u8>> {
        self.begun_mut()?.kept()
    }

    fn resume(&mut self, kept: &[u8]) -> bool {
        self.begun_mut().is_some_and(|it| it.resume(kept))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_change_nothing() {
        let pieces =
            ["pawn:P:fmWfcF:P:a2-f2", "knight:N:N:N:b1,e1", "bishop:B:B:B:c1,d1", "guard:G:mKcF:G:a1", "king:K:K:K:f1"];
        for more in ["", "\nmaxPromote=1\npromoChoice=NB", "\nholdings=1\ndropWithCheck=0", "\ncapture=explode"] {
            let text = format!("files=6\nranks=6\nroyal=K\n{}{more}", pieces.join("\n"));
            let variant = Arc::new(game::setup::compile(&rules::read(&text).0).0);
            let mut sut = Preparation::new(Arc::clone(&variant));
            let mut n_slices = 1;
            let evaluator = loop {
                if let Some(it) = sut.step(&mut || true) {
                    break it;
                }
                n_slices += 1;
            };
            assert!(n_slices > 20, "{n_slices}");
            assert_eq!(format!("{evaluator:?}"), format!("{:?}", Evaluator::new(&variant)));
            assert!(sut.step(&mut || false).is_none(), "it is known once");
        }
    }
}
