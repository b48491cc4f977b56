//! How a game ended. Who decides it is elsewhere.

use crate::ids::{Player, Sq};
use message::{Arg, Message, msg};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// A stable name: `mate`, `stalemate`, …
    pub reason: &'static str,
    /// Who, what and why.
    pub message: Message,
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

/// A result is chosen by: `loss`, `win` or `draw`.
impl From<Worth> for Arg {
    fn from(worth: Worth) -> Self {
        Self::Choice(match worth {
            Worth::Loss => "loss",
            Worth::Win => "win",
            Worth::Draw => "draw",
        })
    }
}

impl Verdict {
    /// A verdict that tells `why`, and then the result.
    ///
    /// ```
    /// use engine::ids::Player;
    /// use engine::verdict::Verdict;
    /// use message::msg;
    /// let verdict = Verdict::new(Some(Player::White), "mate", msg!("result-mate", side = Player::Black));
    /// assert_eq!(verdict.message, msg!("result-mate", side = Player::Black).then(msg!("result-win", side = Player::White)));
    /// ```
    #[must_use]
    pub fn new(winner: Option<Player>, reason: &'static str, why: Message) -> Self {
        Self { winner, reason, message: why.then(result(winner)), squares: Vec::new(), share: None }
    }

    /// A verdict that tells the result alone.
    #[must_use]
    pub fn bare(winner: Option<Player>, reason: &'static str) -> Self {
        Self { winner, reason, message: result(winner), squares: Vec::new(), share: None }
    }

    /// The same with squares to highlight.
    #[must_use]
    pub fn at(mut self, squares: impl Into<Vec<Sq>>) -> Self {
        self.squares = squares.into();
        self
    }

    /// A draw in which `side` gets a part of one point: numerator and denominator, a pair as in `share`.
    ///
    /// ```
    /// use engine::ids::Player;
    /// use engine::verdict::Verdict;
    /// use message::msg;
    /// let verdict = Verdict::shared(Player::Black, (1, 4), "stalemate", msg!("result-stalemate", side = Player::Black));
    /// assert_eq!((verdict.winner, verdict.share), (None, Some((3, 4))));
    /// ```
    #[must_use]
    pub fn shared(side: Player, part: (u16, u16), reason: &'static str, why: Message) -> Self {
        let (n, whole) = part;
        let other = whole.saturating_sub(n);
        let result = msg!("result-shared", side = side, part = n, other = side.other(), rest = other, whole = whole);
        let white = if side == Player::White { n } else { other };
        Self { winner: None, reason, message: why.then(result), squares: Vec::new(), share: Some((white, whole)) }
    }

    /// Why the game is over, where who has won is told elsewhere. All of it, if that is not all that follows the reason.
    ///
    /// ```
    /// use engine::verdict::Verdict;
    /// use message::msg;
    /// let verdict = Verdict::new(None, "material", msg!("result-material"));
    /// assert_eq!(verdict.why(), &msg!("result-material"));
    /// assert_eq!(Verdict::bare(None, "page").why(), &msg!("result-draw"));
    /// ```
    #[must_use]
    pub fn why(&self) -> &Message {
        match &self.message.args[..] {
            [(_, Arg::Sentences(told))] => match &told[..] {
                [why, last] if *last == result(self.winner) => why,
                _ => &self.message,
            },
            _ => &self.message,
        }
    }
}

/// Who won.
fn result(winner: Option<Player>) -> Message {
    match winner {
        Some(side) => msg!("result-win", side = side),
        None => msg!("result-draw"),
    }
}
