//! The hooks that rules hang on. Which rules there are, and in which order they are asked, says the crate `rules`.

mod capabilities;

use crate::attack::pass_mask::PassMask;
use crate::attack::pins::Pins;
use crate::board::topology::VecId;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::mechanics::sight::Sight;
use crate::mechanics::square_role::SquareRole;
use crate::moves::candidate::Candidate;
use crate::moves::move_list::{Item, Moves};
use crate::moves::patch::Edit;
use crate::moves::path::Step;
use crate::position::Position;
use crate::program::walker::Flow;
use crate::program::walker::trace::Victim;
use crate::reason::{MarkRole, Reason};
use crate::variant::Variant;
use crate::verdict::Verdict;
use message::Message;

pub use crate::hooks::capabilities::Capabilities;

/// What hooks may look at.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The position before the move.
    pub position: &'a Position,
}

/// Questions that many rules ask of every position. They are here because this crate is compiled for speed.
impl Scene<'_> {
    /// The first occupied square in a direction, if any other than `from` itself.
    #[must_use]
    pub fn first_piece(self, step: VecId, from: Sq) -> Option<Sq> {
        let mut cur = from;
        loop {
            cur = self.variant.movement.topology.step(step, cur);
            if cur == Sq::NONE || cur == from {
                return None;
            }
            if !self.position.at(cur).is_empty() {
                return Some(cur);
            }
        }
    }

    /// Whether the squares of a rank from one to another exist and are empty, `except` two that may be occupied.
    #[must_use]
    pub fn is_clear(self, from: Sq, to: Sq, except: [Sq; 2]) -> bool {
        let (low, high) = (from.0.min(to.0), from.0.max(to.0));
        (low..=high).map(Sq).all(|it| {
            !self.variant.movement.topology.is_hole(it) && (except.contains(&it) || self.position.at(it).is_empty())
        })
    }

    /// What a viewer sees, or both sides at one board, which is covered as the side to move sees it.
    #[must_use]
    pub fn sight(self, viewer: Option<Player>) -> Sight {
        let Scene { variant, position } = self;
        let covers = || {
            variant
                .hooks
                .covers
                .iter()
                .filter(|it| viewer.is_some() || it.capabilities().contains(Capabilities::SHARED))
        };
        if covers().next().is_none() && variant.pieces.face_down.is_none() {
            return Sight::default();
        }
        let mut res = Sight::whole(variant.movement.topology.len());
        variant.pieces.face_down.iter().for_each(|it| res.hide(it));
        let side = viewer.unwrap_or(position.turn());
        for it in covers() {
            let is_secret = it.cover(self, side, &mut res);
            if let Some(viewer) = viewer.filter(|_| is_secret) {
                res.tell_only(viewer);
            }
        }
        res
    }

    /// Reports a drop of the type on each empty square of a set, in order.
    ///
    /// # Errors
    /// The break that `each` asked for.
    pub fn each_drop(self, kind: TypeId, squares: &[bool], each: EachDrop<'_>) -> Flow {
        for (idx, is_open) in squares.iter().enumerate() {
            let sq = Sq(idx as u16);
            if *is_open && self.position.at(sq).is_empty() {
                each(kind, sq)?;
            }
        }
        Flow::Continue(())
    }
}

/// What a pass calls with each candidate that goes on.
pub type Next<'n> = &'n mut dyn FnMut(&mut Candidate) -> Flow;

/// Rewrites a candidate, forks it, or drops it by not calling `next`.
pub trait Pass: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// Handles one candidate. What it changes for a fork it takes back afterwards.
    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow;

    /// How far from where it arrives the type may take what its moves alone do not take, as `Topology::distance`
    /// measures it, so that such attacks must be found by making the moves; `ANYWHERE` if that is not bounded, `None`
    /// if it takes nothing else.
    fn attack_radius(&self, _kind: TypeId) -> Option<u16> {
        None
    }

    /// Whether captures of the type may be dropped, so that an attack that the tables find must be confirmed by
    /// making the move.
    fn thins_attacks(&self, _kind: TypeId) -> bool {
        false
    }

    /// What the pass may do to leaps, rides and drops of the type that begin or end on a square. Asked once, while compiling.
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ANY_CHANGE
    }

    /// The squares that `PassMask::NOW` means in a position: those where moves of the side to move may be changed.
    fn touched(&self, _scene: Scene<'_>, _touch: &mut dyn FnMut(Sq)) {}

    /// Whether the pass could do anything at all with this candidate; asked first, cheap.
    fn concerns(&self, _candidate: &Candidate) -> bool {
        true
    }

    /// What the rule tells of what it does, if it is not silent.
    fn explain(&self) -> Option<&dyn Explain> {
        None
    }
}

/// Tells readers what a pass does. Never asked while moves are made.
pub trait Explain {
    /// Why the pass drops a candidate, as it got it.
    fn why(&self, _scene: Scene<'_>, _candidate: &Candidate) -> Option<Reason> {
        None
    }

    /// Why these steps, choices or pieces that come in, may not follow the squares of a candidate, as it was before any
    /// rule; `None` if this rule has nothing to say about them.
    fn why_not(&self, _scene: Scene<'_>, _candidate: &Candidate, _rest: &[Step]) -> Option<Reason> {
        None
    }

    /// What a square is to a piece that arrives there; `None` if this rule has nothing to say.
    fn square_role(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> Option<SquareRole> {
        None
    }

    /// The first of the types that a piece which arrives on a square is asked to become; `None` if it is not asked, or may
    /// stay what it is.
    fn first_choice(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> Option<TypeId> {
        None
    }
}

/// A drop of a type on a square.
pub type EachDrop<'e> = &'e mut dyn FnMut(TypeId, Sq) -> Flow;

/// Makes candidates that are no walk of a piece.
pub trait Source: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// All candidates of the source that begin beside the board, if each does nothing but put a piece of the hand, as it
    /// is, on an empty square. `None`, before anything was reported, if that cannot be said.
    fn unaffected_drops(&self, _scene: Scene<'_>, _each: EachDrop<'_>) -> Option<Flow> {
        None
    }

    /// Types with whose pieces candidates of this source may begin. Asked once, while compiling.
    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::ALL
    }

    /// Makes all candidates of the side to move that begin on a square, or those that begin beside the board.
    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow;

    /// Whether its moves may capture before any pass, so that attacks have to ask it.
    fn takes(&self) -> bool {
        true
    }

    /// Where a piece of the type stops that the side to move puts on an empty square, if it goes on from there by itself: the
    /// first square may be clicked as well.
    fn stops_at(&self, _scene: Scene<'_>, _kind: TypeId, _sq: Sq) -> Option<Sq> {
        None
    }

    /// Why a path is not among these candidates, asked where nothing goes from one square to another, and where a path begins
    /// beside the board; `None` if this source has nothing to say.
    fn why(&self, _scene: Scene<'_>, _path: &[Step]) -> Option<Reason> {
        None
    }
}

/// Which otherwise unaffected moves of a position a rule might refuse.
#[derive(Clone, Copy, Debug, Default)]
pub struct VetoScope {
    /// Any that leave a square of the board.
    pub walks: bool,
    /// Those of royals.
    pub royals: bool,
    /// Drops of these types.
    pub drops: TypeSet,
}

impl VetoScope {
    /// All of them.
    pub const ALL: Self = Self { walks: true, royals: true, drops: TypeSet::ALL };

    /// The scope of a rule that may only refuse captures of certain types.
    #[must_use]
    pub fn captures(Scene { position, .. }: Scene<'_>, pins: &mut Pins, is_asked: impl Fn(TypeId) -> bool) -> Self {
        let mut res = Self::default();
        for sq in Player::BOTH.into_iter().flat_map(|it| position.pieces(it)) {
            if is_asked(position.at(sq).kind()) {
                pins.bar(sq);
                res.royals = true;
            }
        }
        res
    }

    /// The moves in the scope of either rule.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            walks: self.walks || other.walks,
            royals: self.royals || other.royals,
            drops: self.drops.or(other.drops),
        }
    }
}

/// What rules ask of the position before each of its moves: found once for all of them.
#[derive(Clone, Copy, Debug, Default)]
pub struct FoundBefore {
    /// A piece that attacks a royal of the side to move; `None` as long as nobody has asked.
    pub checker: Option<Option<Sq>>,
    /// Whether another piece than that one does.
    pub is_double_check: Option<bool>,
}

/// A move whose patch has been applied, to see what it leads to.
#[derive(Debug)]
pub struct Trial<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The position after the move.
    pub after: &'a mut Position,
    /// The move without its effects.
    pub item: &'a Item,
    /// Its effects.
    pub patch: &'a [Edit],
    /// Pieces that the move took or put elsewhere, in walking order, those of side effects last.
    pub victims: &'a [Victim],
    /// What was found before other moves of the same position.
    pub found_before: &'a mut FoundBefore,
}

impl Trial<'_> {
    /// Asks something of the position before the move.
    pub fn before<T>(&mut self, ask: impl FnOnce(&mut Position) -> T) -> T {
        self.after.undo();
        let res = ask(self.after);
        self.after.apply(self.patch);
        res
    }
}

/// Refuses a move after its patch was applied.
pub trait Veto: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// Which otherwise unaffected moves of a position the rule might refuse. Where only some squares matter, it marks in the
    /// pins those that may not be left or filled without asking.
    fn scope(&self, _scene: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        VetoScope::ALL
    }

    /// The code of the reason, if the position may not arise by this move. It leaves the position as it is.
    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str>;

    /// Why a royal may not stand on a square even for a moment, on the way of its move. The position is that before.
    fn bars_way(&self, _scene: Scene<'_>, _royal: Sq, _square: Sq) -> Option<Reason> {
        None
    }

    /// Whether the rule could refuse a move like this at all; asked first, before the move, cheap. The move changes no
    /// square but those where its piece leaves and ends, and its royals stay safe whatever it leaves behind.
    fn concerns(&self, _scene: Scene<'_>, _item: &Item, _patch: &[Edit]) -> bool {
        true
    }

    /// The whole reason that belongs to a code of `refuses`, asked with the same trial; `None` if the code says it all.
    fn reason(&self, _trial: &mut Trial<'_>, _code: &'static str) -> Option<Reason> {
        None
    }
}

/// Refuses moves because the side has a legal move that it must prefer.
pub trait Duty: Send + Sync {
    /// How well a legal move does what is asked; `None` if the duty is not about moves like this. Of those it is about,
    /// only the best stay legal.
    fn rank(&self, variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> Option<i64>;

    /// Why another move is refused. `allowed`: where moves begin that do what is asked.
    fn reason(&self, variant: &Variant, allowed: Vec<(Sq, MarkRole)>) -> Reason;
}

/// Writes facts that only the result of a move tells, such as how many checks were given, or lets the side go on. Asked
/// after moves that are really made, also in counting, but not while legality is asked.
pub trait Memory: Send + Sync {
    /// Amends the position.
    fn remember(&self, variant: &Variant, position: &mut Position);
}

/// Ends the game by what the last move did, before anything else is asked. Such a game has no further moves, so
/// counting asks it too.
pub trait Ending: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// The verdict of this rule on a position after a move, if it has one.
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict>;

    /// Whether a side may still win by this rule where nobody has the material to mate: in a position of kings, and
    /// perhaps a knight or bishops of one shade, that move as in chess, and that nothing joins and nothing changes any
    /// more. Yes, unless the rule knows better.
    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        true
    }

    /// Whether a side that ends the game so need not care for the safety of its royals.
    fn outranks_check(&self, _side: Player) -> bool {
        false
    }

    /// Whether a move of the side may do so in this position: asked of an ending that can tell
    /// (`Capabilities::OUTRANKS_AT_TIMES`).
    fn may_outrank_check(&self, _scene: Scene<'_>, side: Player) -> bool {
        self.outranks_check(side)
    }

    /// What a square is to a piece that stands there; `None` if this ending has nothing to say. Only for showing and for
    /// estimates.
    fn square_role(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> Option<SquareRole> {
        None
    }

    /// How close a side is to win by this rule, if it can tell. Only for estimates.
    fn prospect(&self) -> Option<&dyn Prospect> {
        None
    }
}

/// Estimates how a game goes on that an ending may end. Never asked while moves are made, but by every estimate: it must be
/// cheap.
pub trait Prospect {
    /// How far a side has come on its way to win by this rule, from 0 to 1000; `None` if that cannot be told. Goal squares
    /// are no concern of it: `Ending::square_role` tells them.
    fn closeness(&self, variant: &Variant, position: &Position, side: Player) -> Option<i32>;
}

/// What a judge may look at. The record of the game is in `position.past()`.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The variant.
    pub variant: &'a Variant,
    /// The position after the last move.
    pub position: &'a Position,
    /// Whether the side to move has a legal move.
    pub can_move: bool,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// The legal moves of the side to move, from `first` on.
    pub moves: &'a Moves,
    /// The index of the first of them.
    pub first: usize,
    /// Plies since the last move that resets the clock.
    pub half: u32,
}

/// Decides whether a game is over that its last move did not end at once.
pub trait Judge: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// The verdict of this rule, if it has one.
    fn judge(&self, case: Case<'_>) -> Option<Verdict>;

    /// Whether a side may still win by this rule where nobody has the material to mate, as `Ending::can_still_win` tells.
    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        true
    }
}

/// Says what of a position a side does not see. Never asked while moves are made.
pub trait Cover: Send + Sync {
    /// What is told of it that others can make use of.
    fn capabilities(&self) -> Capabilities {
        Capabilities::empty()
    }

    /// Covers the squares that a side does not see. Returns whether its moves, its hand and its reasons are all that the
    /// side is told.
    fn cover(&self, scene: Scene<'_>, side: Player, sight: &mut Sight) -> bool;
}

/// Says what the end of a game counts as, whichever rule ended it.
pub trait Scoring: Send + Sync {
    /// The verdict as it counts.
    fn score(&self, verdict: Verdict) -> Verdict;
}

/// Says what of a position no square shows: counts, dice. Only for showing.
pub trait Notice: Send + Sync {
    /// A few words without a full stop; `None` if there is nothing to say.
    fn notice(&self, scene: Scene<'_>) -> Option<Message>;
}
