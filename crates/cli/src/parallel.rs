//! Work that is done by several threads at a time.

use std::sync::{Mutex, PoisonError};

use message::msg;

use crate::CliFailure;

/// Does some work for each number, in their order, by so many threads at a time. `start` makes what a thread works with.
/// The first failure, if there is one: the other threads finish what they do, and begin nothing more. Nobody lists the
/// numbers: there may be billions.
pub(crate) fn for_each<S>(
    numbers: impl Iterator<Item = u64> + Send,
    n_jobs: usize,
    start: impl Fn() -> Result<S, CliFailure> + Sync,
    work: impl Fn(&mut S, u64) -> Result<(), CliFailure> + Sync,
) -> Result<(), CliFailure> {
    let n_jobs = n_jobs.min(numbers.size_hint().1.unwrap_or(usize::MAX)).max(1);
    // `None` once something has failed.
    let left = Mutex::new(Some(numbers));
    let run = || {
        let mut state = start()?;
        let next = || left.lock().unwrap_or_else(PoisonError::into_inner).as_mut().and_then(Iterator::next);
        while let Some(number) = next() {
            work(&mut state, number).inspect_err(|_| *left.lock().unwrap_or_else(PoisonError::into_inner) = None)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..n_jobs).map(|_| scope.spawn(run)).collect();
        let results: Vec<Result<(), CliFailure>> = jobs.into_iter().filter_map(|it| it.join().ok()).collect();
        results.into_iter().collect()
    })
}

/// A part of some work: the units whose number leaves a remainder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    /// From 0.
    part: u64,
    n_parts: u64,
}

impl Shard {
    /// Reads `2/8`: the second of eight parts. Everything if nothing is said.
    pub(crate) fn read(text: Option<&str>) -> Result<Self, CliFailure> {
        let Some(text) = text else { return Ok(Self { part: 0, n_parts: 1 }) };
        let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse::<u64>().ok()?, n.parse::<u64>().ok()?)));
        match numbers {
            Some((k, n_parts)) if (1..=n_parts).contains(&k) => Ok(Self { part: k - 1, n_parts }),
            _ => Err(CliFailure::Usage(msg!("cli-no-part", text = text))),
        }
    }

    /// The units of the part from one up to another.
    pub(crate) fn units(self, first: u64, last: u64) -> impl Iterator<Item = u64> {
        let before = (self.part + self.n_parts - first % self.n_parts) % self.n_parts;
        let step = usize::try_from(self.n_parts).unwrap_or(usize::MAX);
        (first.saturating_add(before)..=last).step_by(step)
    }

    /// Whether a unit belongs to the part.
    pub(crate) fn has(self, unit: u64) -> bool {
        unit % self.n_parts == self.part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_are_the_whole() {
        let shard = |text| Shard::read(Some(text));
        for unit in 0..20 {
            assert_eq!(["1/3", "2/3", "3/3"].iter().filter(|it| shard(it).unwrap().has(unit)).count(), 1);
            assert!(Shard::read(None).unwrap().has(unit));
        }
        for text in ["1/1", "1/3", "2/3", "3/3", "7/9"] {
            let one = shard(text).unwrap();
            let has: Vec<u64> = (5..=31).filter(|it| one.has(*it)).collect();
            assert_eq!(one.units(5, 31).collect::<Vec<_>>(), has, "{text}");
        }
        assert_eq!(shard("2/3").unwrap().units(1, 0).count(), 0);
        for text in ["0/3", "4/3", "1", "1/0", "a/b", "-1/2"] {
            assert!(shard(text).is_err(), "{text}");
        }
    }

    #[test]
    fn each_number_is_worked_at_once_and_a_failure_stops_all() {
        let done = std::sync::Mutex::new(Vec::new());
        let numbers: Vec<u64> = (0..50).collect();
        let work = |_: &mut (), it| {
            done.lock().unwrap().push(it);
            if it == 30 { Err(CliFailure::Reported) } else { Ok(()) }
        };
        assert!(for_each(numbers[..20].iter().copied(), 3, || Ok(()), work).is_ok());
        let mut seen = std::mem::take(&mut *done.lock().unwrap());
        seen.sort_unstable();
        assert_eq!(seen, numbers[..20]);
        // Nobody waits for a list of all of them.
        assert!(for_each(0..u64::MAX, 1, || Ok(()), work).is_err());
        assert_eq!(done.lock().unwrap().len(), 31);
    }
}
