//! The one door: whatever takes long is work. It goes on in steps that its caller measures, and says what it comes to.
//!
//! ```text
//!   step(stop) ─► Paused      stopped; the next step goes on there
//!              ─► Found(…)    something new is known, and there is more to find out
//!              ─► Done(…)     all is known
//!              ─► Refused(…)  it cannot be done
//! ```
//!
//! Time is the caller's: `stop` is asked all the time, and whoever asks it looks at a clock, counts, or listens.

use message::Message;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// A stable name.
    pub code: &'static str,
    /// The identifier of the message that says it.
    pub id: &'static str,
}

impl Refusal {
    /// The same for people.
    #[must_use]
    pub const fn message(self) -> Message {
        Message::new(self.id)
    }
}

/// How far some work came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress<A> {
    /// It was stopped and can go on.
    Paused,
    /// Something new is known, and there is more to find out.
    Found(A),
    /// There is nothing more to find out, or a limit was reached.
    Done(A),
    /// It turned out that there is no answer.
    Refused(Refusal),
}

impl<A> Progress<A> {
    /// What is known now; `None` if that is nothing new.
    pub fn answer(self) -> Option<A> {
        match self {
            Self::Found(it) | Self::Done(it) => Some(it),
            Self::Paused | Self::Refused(_) => None,
        }
    }

    /// Whether there is nothing more to do.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self, Self::Done(_) | Self::Refused(_))
    }
}

/// Something that takes long.
///
/// ```
/// use std::sync::Arc;
/// use search::problems::problem_solver::{ProblemSolver, Want};
/// use search::problems::stipulation_text;
/// use search::work::{Progress, Work};
/// let (definition, _) = rules::read("files=5\nranks=5\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
/// let variant = Arc::new(game::setup::compile(&definition).0);
/// let position = game::notation::fen::read(&variant, "k4/5/2K2/5/4R w - - 0 1").expect("a position").position;
/// let mate = stipulation_text::read("#2").expect("a stipulation");
/// let begun = || ProblemSolver::new(variant.clone(), position.clone(), &mate, Want::Keys);
/// let mut work = begun();
/// // Stopped at once, it goes on later; what it has settled need not be found out again by another one.
/// assert_eq!(work.step(&mut || true), Progress::Paused);
/// let solution = work.run(&mut || false).answer().expect("nobody stops it");
/// assert!(!solution.keys.is_empty() && work.share() == 1.0);
/// let mut another = begun();
/// assert!(another.resume(&work.kept().expect("first moves")));
/// assert_eq!(another.run(&mut || false), Progress::Done(solution));
/// ```
pub trait Work {
    /// What it finds out.
    type Answer;

    /// Works, or goes on to work, until something is known or `stop` says so.
    fn step(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<Self::Answer>;

    /// Positions that were looked at.
    fn n_nodes(&self) -> u64;

    /// The share of the work that is done, from 0 to 1; 0 where nobody can tell.
    fn share(&self) -> f64 {
        0.0
    }

    /// Ends the work with what is known by now; `None` if half of it is no answer.
    fn finish(&mut self) -> Option<Self::Answer> {
        None
    }

    /// What is settled and was not told yet, for [`resume`](Self::resume) of the same work, with the same version of the
    /// engine; `None` if nothing is.
    fn kept(&mut self) -> Option<Vec<u8>> {
        None
    }

    /// Takes over what earlier work has settled, before the first step. Whether that can be.
    fn resume(&mut self, _kept: &[u8]) -> bool {
        false
    }

    /// Works until all is known or `stop` says so, and passes over what is found on the way.
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> Progress<Self::Answer> {
        loop {
            let res = self.step(stop);
            if !matches!(res, Progress::Found(_)) {
                return res;
            }
        }
    }
}
