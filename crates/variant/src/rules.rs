//! What a variant is after compiling, and the closed set of hooks that rules hang on. Each rule is a file of `rules/`.

pub mod castling;
pub mod drops;
pub mod gating;
pub mod hands;
pub mod immobile;
pub mod last_mover;
pub mod mate;
pub mod morph;
pub mod moves_at;
pub mod promotion;
pub mod royal_loss;
pub mod royal_trail;

use std::fmt::Debug;

use crate::attack::Attacks;
use crate::draft::Draft;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::movement::Movement;
use crate::moves::{Item, Step};
use crate::patch::Edit;
use crate::position::{FactSpec, Position};
use crate::program::walk::Flow;
use crate::reason::Reason;

/// A piece type, as far as play and notation need it.
#[derive(Clone, Debug)]
pub struct TypeInfo {
    /// Its name as written.
    pub name: String,
    /// Its ID as written; several types may share it.
    pub id: String,
    /// Its ID with primes where another type had the same before: unique.
    pub key: String,
    /// Its moves as written or by default.
    pub moves: String,
}

/// The start of a game.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Edits of an empty board.
    pub edits: Vec<Edit>,
    /// Who begins.
    pub turn: Player,
    /// Half-move clock and move number.
    pub clocks: (u32, u32),
}

/// A compiled variant. Immutable; shared by all its games.
#[derive(Debug)]
pub struct Rules {
    /// The board and how pieces walk on it.
    pub movement: Movement,
    /// Number of the lowest rank, for people.
    pub first_rank: i32,
    /// The types by number; entry 0 is unused.
    pub types: Vec<TypeInfo>,
    /// The types that are royal.
    pub royal: TypeSet,
    /// By side: whether only the loss of the last royal counts.
    pub last_royal_only: [bool; 2],
    /// How many royals each side has at the start.
    pub n_start_royals: [usize; 2],
    /// Whether a side may not leave its royals to be taken.
    pub check_rule: bool,
    /// Whether turn order and legality hold.
    pub enforce: bool,
    /// The number of the promoted form minus the number of the type; 0 for none.
    pub promo_offset: u8,
    /// Types numbered 1 to this promote.
    pub max_promote: u8,
    /// Types that enter from the hand on squares that first moves leave.
    pub gating: TypeSet,
    /// Whether the game has hands.
    pub has_hands: bool,
    /// The facts that positions carry.
    pub facts: Vec<FactSpec>,
    /// What stands where at the start.
    pub setup: Setup,
    /// What rewrites drafts, in order.
    pub passes: Vec<Box<dyn Pass>>,
    /// What makes drafts beside the walks of pieces.
    pub sources: Vec<Box<dyn Source>>,
    /// What refuses moves after their patch.
    pub vetoes: Vec<Box<dyn Veto>>,
    /// What ends the game, in order.
    pub verdicts: Vec<Box<dyn Judge>>,
    /// Reverse tables of attacks.
    pub attacks: Attacks,
    /// Whether moves of different pieces may have the same effect.
    pub cross_overlaps: bool,
}

/// What hooks may look at.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The variant.
    pub rules: &'a Rules,
    /// The position before the move.
    pub position: &'a Position,
}

/// What a pass calls with each draft that goes on.
pub type Next<'n> = &'n mut dyn FnMut(&mut Draft) -> Flow;

/// Rewrites a draft, forks it, or drops it by not calling `next`.
pub trait Pass: Debug + Send + Sync {
    /// Handles one draft. What it changes for a fork it takes back afterwards.
    fn apply(&self, scene: Scene<'_>, draft: &mut Draft, next: Next<'_>) -> Flow;

    /// Whether drafts of this type may be dropped or may take other pieces, so that attacks must be
    /// found by making the moves.
    fn changes_attacks(&self, _kind: TypeId) -> bool {
        false
    }

    /// Whether the pass could do anything at all with this draft; asked first, cheap.
    fn concerns(&self, _draft: &Draft) -> bool {
        true
    }
}

/// Makes drafts that are no walk of a piece.
pub trait Source: Debug + Send + Sync {
    /// Makes all drafts of the side to move that begin on a square, or those that begin beside the board.
    fn drafts(&self, scene: Scene<'_>, from: Option<Sq>, draft: &mut Draft, next: Next<'_>) -> Flow;

    /// Why a path that begins beside the board is not among these drafts; `None` if this source has nothing to say.
    fn why(&self, _scene: Scene<'_>, _path: &[Step]) -> Option<Reason> {
        None
    }
}

/// Refuses a move after its patch was applied.
pub trait Veto: Debug + Send + Sync {
    /// The code of the reason, if the position may not arise by this patch.
    fn refuses(&self, rules: &Rules, after: &mut Position, item: &Item, patch: &[Edit]) -> Option<&'static str>;
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// A stable name: `mate`, `stalemate`, …
    pub reason: &'static str,
    /// One English sentence.
    pub sentence: String,
    /// Squares to highlight.
    pub squares: Vec<Sq>,
}

/// What a judge may look at.
#[derive(Clone, Copy, Debug)]
pub struct Case<'a> {
    /// The variant.
    pub rules: &'a Rules,
    /// The position after the last move.
    pub position: &'a Position,
    /// Whether the side to move has a legal move.
    pub can_move: bool,
    /// Whether the side to move is in check.
    pub in_check: bool,
    /// Hashes of all positions of the game, this one last.
    pub hashes: &'a [u64],
}

/// Decides whether a game is over.
pub trait Judge: Debug + Send + Sync {
    /// The verdict of this rule, if it has one.
    fn judge(&self, case: Case<'_>) -> Option<Verdict>;
}

/// A key that a rule claims, for the manual.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The key.
    pub name: &'static str,
    /// What its value is.
    pub value: &'static str,
    /// What holds without it.
    pub default: &'static str,
    /// What it does, in one sentence.
    pub doc: &'static str,
}

impl Rules {
    /// Sends a draft through the passes from `idx` on.
    pub fn run_passes(&self, idx: usize, position: &Position, draft: &mut Draft, emit: Next<'_>) -> Flow {
        let mut idx = idx;
        while let Some(pass) = self.passes.get(idx) {
            idx += 1;
            if pass.concerns(draft) {
                let scene = Scene { rules: self, position };
                return pass
                    .apply(scene, draft, &mut |draft| self.run_passes(idx, position, draft, emit));
            }
        }
        emit(draft)
    }

    /// The type that a type promotes to in Shogi style.
    #[must_use]
    pub fn promoted(&self, kind: TypeId) -> Option<TypeId> {
        let n = usize::from(kind.0) + usize::from(self.promo_offset);
        let n_types = self.types.len() - 1;
        let n = if n <= n_types { n } else { usize::from(self.promo_offset) + 1 };
        let promotes = self.promo_offset > 0 && kind.0 <= self.max_promote && n <= n_types;
        promotes.then_some(TypeId(n as u8))
    }

    /// How deep in the far side a square lies: 1 on the last rank as the side sees it.
    #[must_use]
    pub fn depth(&self, side: Player, sq: Sq) -> u16 {
        let topology = &self.movement.topology;
        let rank = topology.rank(sq) as u16;
        match side {
            Player::White => topology.ranks - rank,
            Player::Black => rank + 1,
        }
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> Position {
        let mut res = self.empty_position();
        for it in &self.setup.edits {
            res.set_up(*it);
        }
        res.set_turn(self.setup.turn);
        res
    }

    /// The name of a square for people: ranks count from `first_rank`.
    #[must_use]
    pub fn label(&self, sq: Sq) -> String {
        let topology = &self.movement.topology;
        let file = char::from(b'a' + topology.file(sq) as u8);
        format!("{file}{}", topology.rank(sq) + self.first_rank)
    }

    /// The name of a type for people.
    #[must_use]
    pub fn name(&self, kind: TypeId) -> String {
        self.types[kind.index()].name.to_lowercase()
    }

    /// A board without pieces.
    #[must_use]
    pub fn empty_position(&self) -> Position {
        Position::empty(self.movement.topology.len(), self.types.len() - 1, self.royal, self.facts.clone())
    }

    /// The first type with that ID, or the type with that unique key.
    #[must_use]
    pub fn type_by_id(&self, id: &str) -> Option<TypeId> {
        let numbered = || self.types.iter().enumerate().skip(1);
        numbered()
            .find(|(_, it)| it.key == id)
            .or_else(|| numbered().find(|(_, it)| it.id == id))
            .map(|(idx, _)| TypeId(idx as u8))
    }
}
