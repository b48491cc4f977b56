//! What a hook says of itself, so that others need not ask it in vain, or may do without asking it.

use bitflags::bitflags;

bitflags! {
    /// What a hook can do that few can, or that it does no more than. Each is said by `capabilities` of the traits that
    /// are named here.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub struct Capabilities: u32 {
        /// `Pass`: does no more than drop candidates and let the piece that moves arrive as another type.
        const ONLY_RETYPES = 1 << 0;
        /// `Pass`: asks what a piece is to become (`Explain::first_choice`).
        const ASKS_TYPE = 1 << 1;
        /// `Source`: its candidates may be no more than drops (`Source::unaffected_drops`).
        const UNAFFECTED_DROPS = 1 << 2;
        /// `Source`: dropped pieces may go on by themselves (`Source::stops_at`).
        const FALLING_DROPS = 1 << 3;
        /// `Source`: its candidates are the castlings of the programs: mover and partner end on the line between them.
        const ONLY_CASTLES = 1 << 4;
        /// `Source`: candidates that begin with different pieces may have the same effect.
        const OVERLAPS = 1 << 5;
        /// `Source`: its candidates may have the effect of a walk of the same piece.
        const REPEATS_WALKS = 1 << 6;
        /// `Source`: the pieces that start its candidates move as other types do, so that first moves of these are theirs.
        const MOVES_AS_OTHERS = 1 << 18;
        /// `Source`: its moves put walls, and nothing else.
        const ONLY_WALLS = 1 << 7;
        /// `Source`: its candidates have been through the passes.
        const FINISHES = 1 << 8;
        /// `Veto`: royals may not even cross some squares (`Veto::bars_way`).
        const BARS_WAY = 1 << 9;
        /// `Veto`: looks at the record of the game (`Position::past`).
        const ASKS_PAST = 1 << 10;
        /// `Ending`: nothing but the number of pieces of each side and type decides, whoever moved: a move that changes
        /// none of these numbers does not end the game.
        const COUNTS_PIECES = 1 << 11;
        /// `Ending`: a side that outranks check with it need not win: after a draw there is no reply either.
        const FREES_BY_DRAWS = 1 << 12;
        /// `Ending`: whether a side may outrank check depends on the position (`Ending::may_outrank_check`).
        const OUTRANKS_AT_TIMES = 1 << 13;
        /// `Ending`: attacks on royals are the way to win: closeness is worth less with fewer pieces that attack.
        const WON_BY_ATTACK = 1 << 14;
        /// `Ending`: a side wins when it has lost its pieces.
        const REWARDS_LOSSES = 1 << 15;
        /// `Judge`: position and moves alone decide, so that counting asks it too. `in_check` and `half` are not known then.
        const ENDS_COUNTING = 1 << 16;
        /// `Cover`: a board that both sides look at is covered too, as the side to move sees it.
        const SHARED = 1 << 17;
    }
}
