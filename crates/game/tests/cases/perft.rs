//! Counts of move sequences against `tests/perft`, in the full run to every depth that stands there.

use engine::perft::perft;
use game::notation::fen;

use crate::common::{Shared, folder, is_exception, repository, shared_library};
use crate::trials::{Level, Trials, level};

/// Larger counts are for the full run.
const MOST: u64 = 200_000;

/// `D3 8902`
fn count(text: &str) -> (u32, u64) {
    let (depth, n) = text.trim().strip_prefix('D').and_then(|it| it.split_once(' ')).expect("a depth and a count");
    (depth.parse().expect("a depth"), n.parse().expect("a count"))
}

fn run(variant: &Shared, fen: &str, depth: u32, expected: u64) -> Result<(), String> {
    let mut position = fen::read(variant, fen).map_err(|it| format!("{fen}: {it}"))?.position;
    let n = perft(variant, &mut position, depth);
    if n == expected { Ok(()) } else { Err(format!("{fen} at depth {depth}: {n}, not {expected}")) }
}

/// Adds a trial for each position and depth, `perft/NAME/NUMBER DDEPTH`.
pub(crate) fn add(trials: &mut Trials) {
    let most = if level() == Level::Full { u64::MAX } else { MOST };
    for (name, all) in folder(&repository().join("tests/perft"), "perft") {
        let variant = shared_library(&name);
        for (number, line) in (1..).zip(all.lines().filter(|it| !it.trim().is_empty())) {
            let (fen, counts) = line.split_once(';').expect("a position and counts");
            for (depth, expected) in counts.split(';').map(count).filter(|it| it.1 <= most) {
                if is_exception(&name, fen, &format!("D{depth}")) {
                    continue;
                }
                let (variant, fen) = (variant.clone(), fen.to_owned());
                let name = format!("perft/{name}/{number:02} D{depth}");
                trials.add(name, move || run(&variant, &fen, depth, expected));
            }
        }
    }
}
