//! Work that is done by several threads at a time.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::CliFailure;

/// Does some work for each number, in their order, by so many threads at a time. `start` makes what a thread works with.
/// The first failure, if there is one: the other threads finish what they do, and begin nothing more.
pub(crate) fn for_each<S>(
    numbers: &[u64],
    n_jobs: usize,
    start: impl Fn() -> Result<S, CliFailure> + Sync,
    work: impl Fn(&mut S, u64) -> Result<(), CliFailure> + Sync,
) -> Result<(), CliFailure> {
    let next = AtomicUsize::new(0);
    let run = || {
        let mut state = start()?;
        while let Some(number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(&mut state, *number).inspect_err(|_| next.store(numbers.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let jobs: Vec<_> = (0..n_jobs.clamp(1, numbers.len().max(1))).map(|_| scope.spawn(run)).collect();
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
            _ => Err(CliFailure::Usage(format!("\"{text}\" is no part for --shard: write such as 2/8."))),
        }
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
        assert!(for_each(&numbers[..20], 3, || Ok(()), work).is_ok());
        let mut seen = std::mem::take(&mut *done.lock().unwrap());
        seen.sort_unstable();
        assert_eq!(seen, numbers[..20]);
        assert!(for_each(&numbers, 1, || Ok(()), work).is_err());
        assert_eq!(done.lock().unwrap().len(), 31);
    }
}
