//! The numbers of the evaluation, all in one place.
//!
//! Origin: guesses of ours, in the range that chess programs use, of 25 November 2026. `variant-diagram tune` measures
//! which way they should move by games, and `variant-diagram predict` what goes along with winning, in minutes. Only games
//! prove it: in Horde a `potential` of −1 foresees results far better, and makes 36 of 100 points. Whoever changes a
//! number after games writes here which and how many, and what they said:
//! - `closeness` 1500 instead of 600, with checks counted by those that are left: 26 of 40 games of Three-check at 3,000
//!   positions a move; 3000 against 1500: 29 of 60.
//! - `alone` 25 instead of 100 with `urgency` 90 and 85 instead of 0: 31 of 40 games of Three-check at 3,000 positions a
//!   move; against Fairy-Stockfish at Skill Level 8, 30,000 positions a move, 7.5 of 30 instead of 3 of 40.
//! - `life` 100 instead of 0: 34 of 40 games of Horde at 3,000 positions a move; 160 against 100: 31.5 of 60. At 4,000
//!   positions 60 against 110 makes 30.5 of 80 and 30 makes 29.5, though Fairy-Stockfish holds a Pawn of the horde for a
//!   third of a Knight, as far as its scores of 3,000 positions tell, and `life` 110 for nearly two thirds.
//! - `CHANGING_HANDS` instead of `WEIGHTS`, from 17,000 positions of Crazyhouse, 3,200 of them with the scores of another
//!   program beside ours, 29,000 of Shogi and 2,000 of Minishogi: 45.5 of 60 games of Crazyhouse at 8,000 positions a move,
//!   34 of 50 of Shogi, 30 of 60 of Minishogi. What Crazyhouse alone asks for (`spread` 70, `hand` 85, `check_drop` 20,
//!   squares that count twice as much) is worth nothing in Shogi and loses in Minishogi.
//! - `CHECK_COUNTING` instead of `WEIGHTS`, from 21,000 positions of Three-check, 3,300 of them so: 40.5 of 60 at 8,000
//!   positions a move.
//! - Most games are foreseen best by the numbers that they have, as far as 70,000 positions of chess, Xiangqi, Capablanca,
//!   Atomic and Spartan Chess tell.

use crate::computer::score::Value;

/// Centipawns beyond what is of interest from which only sums are judged; twice as many where there are hands, which
/// endanger royals. Guess.
pub(super) const LAZY_MARGIN: Value = 500;
/// The loss of a royal without which a game is over, where captures are weighed: more than all pieces.
pub(super) const ROYAL_LOSS: i32 = 10_000;
/// Pieces of one type in hand that endanger a royal. Guess.
pub(super) const HELD_OF_A_TYPE: i32 = 3;
/// Pieces beside a royal that shelter it. Guess.
pub(super) const MOST_SHELTER: i32 = 4;
/// Percent of the force of the start from which shelter counts in full. Guess.
pub(super) const SHELTERED_FORCE: i32 = 50;
/// Moves and drops that give check and are counted at most. Guess.
pub(super) const MOST_CHECKS: [i32; 2] = [8, 10];
/// By distance: how much a piece presses a royal, in 16ths; none beyond. Guess.
pub(super) const PRESSURE: [u8; 6] = [NEXT_TO, NEXT_TO, 10, 6, 3, 1];
/// The pressure of a piece beside a royal.
pub(super) const NEXT_TO: u8 = 16;
/// Pieces of both sides at the start up to which the activity of all is looked at. More cost more than they tell. Guess.
pub(super) const MOST_ACTIVE: usize = 72;
/// Percent of a square's value that is left with each further step to it: something may stand between. Guess.
pub(super) const FADING: i32 = 70;
/// Centipawns that a promotion gains at most. Guess.
pub(super) const MOST_PROMOTION: i32 = 1200;
/// The ranks that a royal leaves behind and that count. Guess.
pub(super) const MOST_ADVANCE: i32 = 4;

/// What each feature counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Centipawns: promoting types below it are pawns. They press no royal and give no right to a null move.
    pub pawn: i32,
    /// Centipawns for the right to move.
    pub turn: i32,
    /// Percent by which values differ from that of a Pawn.
    pub spread: i32,
    /// Percent of its value that a piece in hand counts: it can go where it is needed, but has to spend a move.
    pub hand: i32,
    /// Centipawns per part of the average mobility that a square gives more: knights in the centre.
    pub mobility: i32,
    /// The same for royals with few pieces left.
    pub royal_centre: i32,
    /// Centipawns that a royal loses for each rank it leaves behind while the board is full.
    pub royal_advance: i32,
    /// Percent of what a promotion gains, by moves to go, the last for all further ones: opening and ending.
    pub promotion: [[i32; 2]; 7],
    /// Percent of what a promotion gains that every piece of the type counts wherever it stands.
    pub potential: i32,
    /// The same where captured pieces change hands, and are dropped near where they promote.
    pub held_potential: i32,
    /// Centipawns of a piece that may win on a goal square, by moves to go.
    pub goal: [i32; 8],
    /// Centipawns for a side that is as close to the win by an ending as can be; half the way is a quarter.
    pub closeness: i32,
    /// Percent of that for a side without pieces that attack, where attacks win.
    pub alone: i32,
    /// Percent by which royals are in more danger where attacks win, and how many more for a side as close as can be.
    pub urgency: [i32; 2],
    /// Percent of that for pieces of little worth, unless they are passed.
    pub stopped: i32,
    /// Percent of what a promotion gains for those that no piece of their like can stop, by moves to go, the last for all
    /// further ones: opening and ending.
    pub passed: [[i32; 2]; 7],
    /// Centipawns of such a piece behind another one on its way: opening and ending.
    pub doubled: [i32; 2],
    /// Centipawns of such a piece that another one guards.
    pub guarded: [i32; 2],
    /// Centipawns for a side with pieces on squares of both shades that are bound to them.
    pub pair: i32,
    /// Centipawns of force divided by that of a piece are what a square counts that it reaches,
    pub active: i32,
    /// between these bounds.
    pub activity: [i32; 2],
    /// Percent of the squares of the empty board that a piece reaches usually: they count nothing.
    pub usual: i32,
    /// How much a piece that attacks squares beside the royal adds to the danger, and how much each of the squares.
    pub attacker: i32,
    /// See `attacker`.
    pub attacked: i32,
    /// How much a piece in hand adds, and how many centipawns of its value add one more.
    pub held: [i32; 2],
    /// How much a move of a piece on the board that gives check adds.
    pub check_move: i32,
    /// How much a drop that gives check adds.
    pub check_drop: i32,
    /// How many 16ths of the pressure of pieces add one more.
    pub pressing: i32,
    /// Percent of the danger of royals that counts.
    pub danger: i32,
    /// The square of the danger is divided by it.
    pub storm: i32,
    /// Most centipawns of danger.
    pub most_danger: i32,
    /// Centipawns for each of up to four pieces beside the royal.
    pub shelter: i32,
    /// Centipawns of a royal that may be lost, or that only counts when it is the last.
    pub spare_royal: i32,
    /// Centipawns that each piece of a side counts beside its value if that side alone loses without pieces.
    pub life: i32,
    /// Percent of its value that a piece bound to one colour loses.
    pub colour_bound: i32,
}

/// A weight of those that are given.
pub type Tuned = fn(&mut Weights) -> &mut i32;

/// What `tune` tries other values of, by name: weights of which each alone means something.
pub const TUNED: [(&str, Tuned); 23] = [
    ("turn", |it| &mut it.turn),
    ("spread", |it| &mut it.spread),
    ("hand", |it| &mut it.hand),
    ("mobility", |it| &mut it.mobility),
    ("royal_centre", |it| &mut it.royal_centre),
    ("royal_advance", |it| &mut it.royal_advance),
    ("potential", |it| &mut it.potential),
    ("held_potential", |it| &mut it.held_potential),
    ("stopped", |it| &mut it.stopped),
    ("doubled", |it| &mut it.doubled[1]),
    ("guarded", |it| &mut it.guarded[0]),
    ("pair", |it| &mut it.pair),
    ("active", |it| &mut it.active),
    ("usual", |it| &mut it.usual),
    ("attacker", |it| &mut it.attacker),
    ("attacked", |it| &mut it.attacked),
    ("held", |it| &mut it.held[0]),
    ("check_move", |it| &mut it.check_move),
    ("check_drop", |it| &mut it.check_drop),
    ("pressing", |it| &mut it.pressing),
    ("storm", |it| &mut it.storm),
    ("shelter", |it| &mut it.shelter),
    ("closeness", |it| &mut it.closeness),
];

/// The numbers of most games.
pub const WEIGHTS: Weights = Weights {
    pawn: 200,
    turn: 10,
    spread: 100,
    hand: 105,
    mobility: 30,
    royal_centre: 40,
    royal_advance: 14,
    promotion: [[14, 26], [9, 16], [5, 9], [3, 5], [1, 3], [0, 1], [0, 0]],
    potential: 3,
    held_potential: 12,
    goal: [500, 240, 130, 75, 45, 25, 12, 0],
    closeness: 1500,
    alone: 25,
    urgency: [90, 85],
    stopped: 40,
    passed: [[10, 22], [7, 15], [3, 9], [2, 6], [1, 3], [1, 2], [0, 1]],
    doubled: [-8, -16],
    guarded: [8, 5],
    pair: 30,
    active: 1750,
    activity: [2, 5],
    usual: 50,
    attacker: 25,
    attacked: 18,
    held: [12, 30],
    check_move: 0,
    check_drop: 0,
    pressing: 512,
    danger: 100,
    storm: 230,
    most_danger: 600,
    shelter: 8,
    spare_royal: 350,
    life: 110,
    colour_bound: 4,
};

/// The numbers of games in which captured pieces change hands.
pub const CHANGING_HANDS: Weights = Weights {
    turn: 20,
    spread: 85,
    hand: 92,
    mobility: 36,
    active: 2500,
    activity: [3, 9],
    attacker: 40,
    attacked: 20,
    held: [12, 50],
    check_move: 4,
    check_drop: 14,
    pressing: 450,
    storm: 195,
    most_danger: 690,
    ..WEIGHTS
};

/// The numbers of games that are won by a number of checks.
pub const CHECK_COUNTING: Weights = Weights {
    turn: 18,
    mobility: 50,
    royal_advance: 20,
    closeness: 1200,
    urgency: [101, 165],
    pair: 50,
    active: 2500,
    activity: [7, 9],
    usual: 25,
    attacker: 20,
    check_move: 15,
    pressing: 200,
    storm: 260,
    shelter: 2,
    colour_bound: 8,
    ..WEIGHTS
};

impl Weights {
    /// Those of a game, by whether captured pieces change hands in it and whether it is won by checks.
    #[must_use]
    pub const fn of(changes_hands: bool, counts_checks: bool) -> Self {
        if changes_hands {
            CHANGING_HANDS
        } else if counts_checks {
            CHECK_COUNTING
        } else {
            WEIGHTS
        }
    }
}
