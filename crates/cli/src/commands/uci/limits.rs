//! What `go` asks for: when to stop thinking.

use std::time::Duration;

use engine::ids::Player;

use crate::thinking::share;

/// The limits of a search. What is `None` is not limited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GoLimits {
    /// Plies.
    pub(super) depth: Option<u32>,
    /// Positions.
    pub(super) nodes: Option<u64>,
    /// Moves in which a win is looked for.
    pub(super) mate: Option<u32>,
    /// Time for this move.
    pub(super) time: Option<Duration>,
    /// Whether the answer waits for `stop`.
    pub(super) infinite: bool,
    /// Whether the other side has yet to play the last move: nothing is counted before `ponderhit`.
    pub(super) ponder: bool,
}

impl GoLimits {
    /// Reads what follows `go`. Words that mean nothing here are passed over, as the protocol asks.
    pub(super) fn read(words: &[&str], side: Player) -> Self {
        let number = |name: &str| {
            let at = words.iter().position(|it| *it == name)?;
            words.get(at + 1)?.parse::<i64>().ok().map(|it| it.max(0).unsigned_abs())
        };
        let small = |name: &str| number(name).map(|it| u32::try_from(it).unwrap_or(u32::MAX));
        let milliseconds = |name: &str| number(name).map(Duration::from_millis);
        let [clock, increment] = match side {
            Player::White => ["wtime", "winc"],
            Player::Black => ["btime", "binc"],
        };
        let shared = milliseconds(clock)
            .map(|left| share(left, milliseconds(increment).unwrap_or_default(), small("movestogo")));
        Self {
            depth: small("depth"),
            nodes: number("nodes"),
            mate: small("mate"),
            time: milliseconds("movetime").or(shared),
            infinite: words.contains(&"infinite"),
            ponder: words.contains(&"ponder"),
        }
    }

    /// Whether nothing tells when to stop.
    pub(super) fn is_endless(&self) -> bool {
        let Self { depth, nodes, mate, time, infinite, .. } = self;
        *infinite || depth.is_none() && nodes.is_none() && mate.is_none() && time.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str, side: Player) -> GoLimits {
        GoLimits::read(&line.split(' ').collect::<Vec<_>>(), side)
    }

    #[test]
    fn limits_are_read_and_clocks_are_shared_out() {
        let it = read("depth 5 nodes 70 mate 3 movetime 250", Player::White);
        assert_eq!(
            (it.depth, it.nodes, it.mate, it.time),
            (Some(5), Some(70), Some(3), Some(Duration::from_millis(250)))
        );
        assert!(
            !it.is_endless() && read("infinite", Player::White).is_endless() && read("", Player::White).is_endless()
        );
        let clock = "wtime 60000 btime 3000 winc 1000 binc 0";
        assert_eq!(read(clock, Player::White).time, Some(Duration::from_millis(2730)));
        assert_eq!(read(clock, Player::Black).time, Some(Duration::from_millis(80)));
        assert_eq!(read("btime 1000 movestogo 1", Player::Black).time, Some(Duration::from_millis(880)));
        for (left, side) in [("wtime 0", Player::White), ("wtime -50", Player::White), ("wtime 5", Player::White)] {
            assert!(read(left, side).time.is_some_and(|it| it <= Duration::from_millis(2)), "{left}");
        }
    }
}
