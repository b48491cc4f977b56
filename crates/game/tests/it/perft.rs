//! Counts of move sequences against `tests/perft`, to every depth that stands there.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use engine::search::perft::perft;
use engine::variant::Variant;
use game::notation::fen;

use crate::common::{HEXAGONAL, VARIANTS, is_exception, library, text};

/// One position of a variant with the depths known.
struct Job<'a> {
    name: &'a str,
    variant: &'a Variant,
    fen: String,
    counts: Vec<(u32, u64)>,
}

fn jobs<'a>(name: &'a str, variant: &'a Variant) -> Vec<Job<'a>> {
    let all = text(&format!("tests/perft/{name}.perft"));
    let lines = all.lines().filter(|it| !it.trim().is_empty());
    lines
        .map(|line| {
            let mut parts = line.split(';');
            let fen = parts.next().expect("a position").to_owned();
            let counts = parts
                .map(|it| {
                    let (depth, n) =
                        it.trim().strip_prefix('D').and_then(|it| it.split_once(' ')).expect("a depth and a count");
                    (depth.parse().expect("a depth"), n.parse().expect("a count"))
                })
                .collect();
            Job { name, variant, fen, counts }
        })
        .collect()
}

/// Counts one position; a sentence for what differs.
fn run(job: &Job<'_>) -> Option<String> {
    let read = match fen::read(job.variant, &job.fen) {
        Ok(it) => it,
        Err(it) => return Some(format!("{} {}: {it}", job.name, job.fen)),
    };
    let mut position = read.position;
    for (depth, expected) in &job.counts {
        if is_exception(job.name, &job.fen, &format!("D{depth}")) {
            continue;
        }
        let n = perft(job.variant, &mut position, *depth);
        if n != *expected {
            return Some(format!("{} {} at depth {depth}: {n}, not {expected}", job.name, job.fen));
        }
    }
    None
}

#[test]
fn counts_agree() {
    let variant: Vec<(&str, Variant)> = VARIANTS.iter().chain(HEXAGONAL).map(|it| (*it, library(it))).collect();
    let mut jobs: Vec<Job<'_>> = variant.iter().flat_map(|(name, variant)| jobs(name, variant)).collect();
    // Long ones first, so that the threads end together.
    jobs.sort_by_key(|it| std::cmp::Reverse(it.counts.iter().map(|it| it.1).sum::<u64>()));
    let (next, bad) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(job) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
                    bad.lock().expect("no thread panicked").extend(run(job));
                }
            });
        }
    });
    let bad = bad.into_inner().expect("no thread panicked");
    let total: u64 = jobs.iter().flat_map(|it| &it.counts).map(|it| it.1).sum();
    println!("{total} leaves of {} positions in {} variants", jobs.len(), variant.len());
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
