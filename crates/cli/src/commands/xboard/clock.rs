//! How long XBoard lets the program think.

use std::time::Duration;

use crate::thinking::share;

/// The time of the program. Without a limit it takes a second a move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Clock {
    /// Moves of a session; 0 if the time is for the whole game.
    session: u32,
    increment: Duration,
    /// What is left.
    left: Option<Duration>,
    /// What every move may take.
    per_move: Option<Duration>,
    /// Plies.
    pub(super) depth: Option<u32>,
}

/// Time for a move if nobody has set any.
const USUAL: Duration = Duration::from_secs(1);

impl Clock {
    /// `level`: moves of a session or 0, its time as minutes or `minutes:seconds`, an increment in seconds.
    pub(super) fn set_level(&mut self, words: &[&str]) -> Option<()> {
        let [session, base, increment, ..] = words else { return None };
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let base = seconds_of(minutes)? * 60 + seconds_of(seconds)?;
        *self = Self {
            session: session.parse().ok()?,
            increment: seconds_of(increment)?,
            left: Some(base),
            per_move: None,
            depth: self.depth,
        };
        Some(())
    }

    /// `st`: seconds for every move.
    pub(super) fn set_per_move(&mut self, text: &str) -> Option<()> {
        *self = Self { per_move: Some(seconds_of(text)?), depth: self.depth, ..Self::default() };
        Some(())
    }

    /// `time`: what is left, in hundredths of a second.
    pub(super) fn set_left(&mut self, text: &str) -> Option<()> {
        // A clock may have run out.
        self.left = Some(Duration::from_millis(10 * text.parse::<i64>().ok()?.max(0).unsigned_abs()));
        Some(())
    }

    /// The time for a move of a side that has made so many; `None` if depth alone limits it.
    pub(super) fn share(&self, n_made: u32) -> Option<Duration> {
        let to_go = (self.session > 0).then(|| self.session - n_made % self.session);
        let shared = self.left.map(|left| share(left, self.increment, to_go));
        self.per_move.or(shared).or_else(|| self.depth.is_none().then_some(USUAL))
    }
}

/// A number of seconds, of minutes for who multiplies it. Hours and days are enough.
fn seconds_of(text: &str) -> Option<Duration> {
    let it: f64 = text.parse().ok()?;
    (0.0..1e7).contains(&it).then(|| Duration::from_secs_f64(it))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(text: &str) -> Option<Clock> {
        let mut res = Clock::default();
        res.set_level(&text.split(' ').collect::<Vec<_>>()).map(|()| res)
    }

    #[test]
    fn levels_share_out_their_time() {
        let second = Duration::from_secs(1);
        assert_eq!(Clock::default().share(0), Some(second));
        let whole = level("0 5 2").expect("a level");
        assert_eq!(whole.share(0), Some(Duration::from_millis(11_480)));
        let sessions = level("40 0:30 0").expect("a level");
        // The last move of a session may take nearly all that is left.
        assert_eq!(
            (sessions.share(38), sessions.share(39)),
            (Some(second * 15 - Duration::from_millis(20)), Some(Duration::from_millis(26_980)))
        );
        assert_eq!(sessions.share(40), sessions.share(0));
        let mut it = sessions;
        assert_eq!(it.set_left("-5").map(|()| it.share(0)), Some(Some(Duration::from_millis(1))));
        assert_eq!(it.set_per_move("0.5").map(|()| it.share(3)), Some(Some(second / 2)));
        it = Clock { depth: Some(4), ..Clock::default() };
        assert_eq!(it.share(0), None);
        for text in ["", "40 5", "x 5 0", "40 5:x 0", "40 -5 0", "40 5 nan", "40 1e99 0"] {
            assert!(level(text).is_none(), "{text}");
        }
    }
}
