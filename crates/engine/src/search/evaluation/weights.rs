//! The numbers of the evaluation, all in one place.
//!
//! Origin: guesses of ours, in the range that chess programs use. No match has tuned them yet; whoever changes a number
//! after a match writes here what it said.

/// What each feature counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// Centipawns: promoting types below it are pawns. They press no royal and give no right to a null move.
    pub pawn: i32,
    /// Centipawns for the right to move.
    pub turn: i32,
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
    /// Centipawns of a piece that may win on a goal square, by moves to go.
    pub goal: [i32; 8],
    /// Centipawns for a side that is as close to the win by an ending as can be; half the way is a quarter.
    pub closeness: i32,
    /// Percent of the pressure on royals that counts.
    pub danger: i32,
    /// The square of the pressure is divided by it.
    pub storm: i32,
    /// Most centipawns of pressure.
    pub most_danger: i32,
    /// Centipawns for each of up to four pieces beside the royal.
    pub shelter: i32,
    /// Percent of the values in hand that press the royal.
    pub held_attackers: i32,
    /// Centipawns of a royal that may be lost, or that only counts when it is the last.
    pub spare_royal: i32,
    /// Percent of its value that a piece bound to one colour loses.
    pub colour_bound: i32,
}

/// The numbers in use.
pub const WEIGHTS: Weights = Weights {
    pawn: 200,
    turn: 10,
    hand: 105,
    mobility: 45,
    royal_centre: 40,
    royal_advance: 14,
    promotion: [[14, 26], [9, 16], [5, 9], [3, 5], [1, 3], [0, 1], [0, 0]],
    potential: 3,
    goal: [500, 240, 130, 75, 45, 25, 12, 0],
    closeness: 600,
    danger: 100,
    storm: 32,
    most_danger: 600,
    shelter: 8,
    held_attackers: 40,
    spare_royal: 350,
    colour_bound: 4,
};
