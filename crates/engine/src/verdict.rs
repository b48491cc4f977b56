//! How a game ended. Who decides it is elsewhere.

use crate::ids::{Player, Sq};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// A stable name: `mate`, `stalemate`, …
    pub reason: &'static str,
    /// Who, what and why, in English.
    pub sentence: String,
    /// Squares to highlight.
    pub squares: Vec<Sq>,
    /// For a draw with an uneven score: White's part of one point as a fraction. Black has the rest.
    pub share: Option<(u16, u16)>,
}

/// What an ending is worth to the side that a key names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// The side loses.
    Loss,
    /// The side wins.
    Win,
    /// Nobody wins.
    Draw,
}

impl Worth {
    /// The words of a key.
    pub const WORDS: [(&'static str, Self); 3] = [("loss", Self::Loss), ("win", Self::Win), ("draw", Self::Draw)];

    /// What such a side does, in words.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Loss => "loses",
            Self::Win => "wins",
            Self::Draw => "gets a draw",
        }
    }

    /// Who wins if this holds for `side`.
    ///
    /// ```
    /// use engine::ids::Player;
    /// use engine::verdict::Worth;
    /// assert_eq!(Worth::Loss.winner(Player::White), Some(Player::Black));
    /// assert_eq!(Worth::Draw.winner(Player::White), None);
    /// ```
    #[must_use]
    pub const fn winner(self, side: Player) -> Option<Player> {
        match self {
            Self::Loss => Some(side.other()),
            Self::Win => Some(side),
            Self::Draw => None,
        }
    }
}

impl Verdict {
    /// A verdict with its sentence: `why`, a sentence, and then the result.
    ///
    /// ```
    /// use engine::ids::Player;
    /// use engine::verdict::Verdict;
    /// let verdict = Verdict::new(Some(Player::White), "mate", "Black is checkmated.");
    /// assert_eq!(verdict.sentence, "Black is checkmated. White wins.");
    /// ```
    #[must_use]
    pub fn new(winner: Option<Player>, reason: &'static str, why: &str) -> Self {
        let result = match winner {
            Some(it) => format!("{} wins.", it.name()),
            None => "The game is drawn.".into(),
        };
        Self { winner, reason, sentence: format!("{why} {result}"), squares: Vec::new(), share: None }
    }

    /// The same with squares to highlight.
    #[must_use]
    pub fn at(mut self, squares: impl Into<Vec<Sq>>) -> Self {
        self.squares = squares.into();
        self
    }

    /// A draw in which `side` gets a part of one point.
    ///
    /// ```
    /// use engine::ids::Player;
    /// use engine::verdict::Verdict;
    /// let verdict = Verdict::shared(Player::Black, (1, 4), "bare", "White has no piece left.");
    /// assert_eq!((verdict.winner, verdict.share), (None, Some((3, 4))));
    /// ```
    #[must_use]
    pub fn shared(side: Player, part: (u16, u16), reason: &'static str, why: &str) -> Self {
        let (n, whole) = part;
        let other = whole.saturating_sub(n);
        let result =
            format!("{} gets {n}/{whole} of a point and {} {other}/{whole}.", side.name(), side.other().name());
        let white = if side == Player::White { n } else { other };
        Self {
            winner: None,
            reason,
            sentence: format!("{why} {result}"),
            squares: Vec::new(),
            share: Some((white, whole)),
        }
    }
}
