//! The parts of a variant, but for what a board shows.

use std::fmt;
use std::sync::Arc;

use crate::attack::pass_table::PassMasks;
use crate::attack::rays::RayTables;
use crate::attack::tables::Attacks;
use crate::board::occupant::Occupant;
use crate::hooks::{Cover, Duty, Ending, Judge, Memory, Notice, Pass, Scoring, Source, Veto};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::mechanics::face_down::FaceDown;
use crate::mechanics::halfmove_clock::HalfmoveClock;
use crate::mechanics::shuffle::Shuffle;
use crate::moves::patch::{Edit, FactId, NamedFact};
use crate::page_rules::{PageRules, Remembered};
use crate::position::FactSpec;
use crate::variant::Variant;

/// The types of pieces, and what is said of some of them.
#[derive(Clone, Debug, Default)]
pub struct Pieces {
    /// The types by number; entry 0 is unused.
    pub types: Vec<TypeInfo>,
    /// The Pawn, whose moves are written without a letter; `TypeId::NONE` if there is none.
    pub pawn: TypeId,
    /// How numbers of types tell what promotes, and to what.
    pub promotion: Promotion,
    /// Types whose pieces belong to whoever is to move.
    pub neutral: TypeSet,
    /// Types of which each side always has one in hand.
    pub endless: TypeSet,
    /// By side: types that enter from the hand on squares that first moves leave.
    pub gating: [TypeSet; 2],
    /// Pieces that lie face down, if there are any.
    pub face_down: Option<FaceDown>,
}

impl Pieces {
    /// Whether anything enters from the hand on squares that first moves leave.
    #[must_use]
    pub fn gates(&self) -> bool {
        self.gating.iter().any(|it| !it.is_empty())
    }
}

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
    /// What it is worth in hundredths of a Pawn, if the definition says so.
    pub value: Option<i32>,
}

/// How numbers of types tell what promotes, and to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promotion {
    /// The number of the promoted form minus the number of the type; 0 where there are no promoted forms.
    pub offset: u8,
    /// Types numbered 1 to this promote.
    pub most: u8,
}

/// The royal types, and when their loss counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Royals {
    /// The types.
    pub types: TypeSet,
    /// By side: whether only the loss of the last one counts.
    pub last_only: [bool; 2],
    /// By side: whether it is in check with several of them only if all are attacked.
    pub duple_check: [bool; 2],
    /// How many each side has at the start.
    pub at_start: [usize; 2],
    /// How many each side has on its home squares.
    pub at_home: [usize; 2],
}

/// How games begin.
#[derive(Clone, Default)]
pub struct Start {
    /// What stands where.
    pub setup: Setup,
    /// By square: what the definition's own set-up puts there. A game that begins from another position (`fen=`) has
    /// the same home squares: castling and the rights field of position texts ask for them.
    pub home: Box<[Occupant]>,
    /// The shuffled starts, if the definition has them.
    pub shuffle: Option<Shuffle>,
    /// The walls of the position that this variant was made for, which are holes of its board, and the variant without.
    pub walled: Option<(Vec<Sq>, Arc<Variant>)>,
    /// Compiles the same definition for a board with walls.
    pub wall_builder: Option<WallBuilder>,
}

/// Compiles the definition of a variant again, with walls on these squares.
pub type WallBuilder = Arc<dyn Fn(&Variant, &[Sq]) -> Variant + Send + Sync>;

impl Start {
    /// Games that begin with a set-up, on a board of so many squares.
    #[must_use]
    pub fn new(setup: Setup, n_squares: usize) -> Self {
        Self { home: setup.board(n_squares), setup, ..Self::default() }
    }
}

impl fmt::Debug for Start {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let walls = self.walled.as_ref().map(|it| &it.0);
        f.debug_struct("Start")
            .field("setup", &self.setup)
            .field("shuffle", &self.shuffle)
            .field("walls", &walls)
            .finish_non_exhaustive()
    }
}

/// The position that games begin with.
#[derive(Clone, Debug, Default)]
pub struct Setup {
    /// Edits of an empty board.
    pub edits: Vec<Edit>,
    /// Who begins.
    pub turn: Player,
    /// Half-move clock and move number.
    pub clocks: (u32, u32),
}

impl Setup {
    /// By square: what it puts there, on a board of so many squares.
    #[must_use]
    pub fn board(&self, n_squares: usize) -> Box<[Occupant]> {
        let mut res = vec![Occupant::EMPTY; n_squares].into_boxed_slice();
        for it in &self.edits {
            if let Edit::Put(sq, piece) = it {
                res[sq.index()] = *piece;
            }
        }
        res
    }
}

/// What rules hang on.
#[derive(Default)]
pub struct Hooks {
    /// What rewrites candidates, in order.
    pub passes: Vec<Box<dyn Pass>>,
    /// The rule that each of them belongs to, in words, as far as that is known.
    pub pass_rules: Vec<&'static str>,
    /// How many of the passes, the first ones, look at each capture of a chain; the others see the whole chain.
    pub n_part_passes: usize,
    /// What makes candidates beside the walks of pieces.
    pub sources: Vec<Box<dyn Source>>,
    /// What refuses moves after their patch.
    pub vetoes: Vec<Box<dyn Veto>>,
    /// What keeps facts up to date after a move.
    pub memories: Vec<Box<dyn Memory>>,
    /// Which legal moves must be preferred, in order.
    pub duties: Vec<Box<dyn Duty>>,
    /// What ends the game at once, in order.
    pub endings: Vec<Box<dyn Ending>>,
    /// What else ends the game, in order.
    pub judges: Vec<Box<dyn Judge>>,
    /// By side to move: reasons of verdicts that it has to claim.
    pub claims: [Vec<&'static str>; 2],
    /// What the end of a game counts as.
    pub scoring: Vec<Box<dyn Scoring>>,
    /// What of a position is covered from a side.
    pub covers: Vec<Box<dyn Cover>>,
    /// What no square shows.
    pub notices: Vec<Box<dyn Notice>>,
    /// The routines of the page, if it has any.
    pub page_rules: Option<Arc<dyn PageRules>>,
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hooks")
            .field("passes", &self.passes.len())
            .field("sources", &self.sources.len())
            .field("vetoes", &self.vetoes.len())
            .field("memories", &self.memories.len())
            .field("duties", &self.duties.len())
            .field("endings", &self.endings.len())
            .field("judges", &self.judges.len())
            .field("claims", &self.claims)
            .field("scoring", &self.scoring.len())
            .field("covers", &self.covers.len())
            .field("notices", &self.notices.len())
            .finish_non_exhaustive()
    }
}

/// What positions carry beside their pieces, and what position texts and repetition make of it.
#[derive(Clone, Debug, Default)]
pub struct Carried {
    /// The facts.
    pub facts: Vec<FactSpec>,
    /// Those that texts of positions name.
    pub named_facts: Vec<NamedFact>,
    /// What position texts say beyond the usual fields.
    pub written: Written,
    /// When positions count as the same.
    pub repetition_key: RepetitionKey,
    /// What resets the half-move clock.
    pub halfmove_clock: HalfmoveClock,
}

/// What position texts of the variant say beyond the usual fields.
#[derive(Clone, Debug, Default)]
pub struct Written {
    /// How many checks White and Black still have to give, and how many that is at the start.
    pub checks: Option<([FactId; 2], [i32; 2])>,
    /// The count of a counting rule and its limit, both in plies; a limit of 0 is no count.
    pub count: Option<[FactId; 2]>,
    /// By side: squares where it makes a difference whether a piece is virgin, whatever it is.
    pub virgin: [Option<Box<[bool]>>; 2],
    /// Whether pieces of the side to move may be those that can be captured in passing, after its turn.
    pub own_rights: bool,
    /// The numbers that routines of the page remember.
    pub memory: Vec<Remembered>,
}

/// What does not tell positions apart that count as the same.
#[derive(Clone, Debug, Default)]
pub struct RepetitionKey {
    /// Counters and the like.
    pub silent: Vec<FactId>,
    /// Which pieces castlings are made with.
    pub partners: CastlingPartners,
}

/// Which types a castler may castle with.
#[derive(Clone, Copy, Debug, Default)]
pub struct CastlingPartners {
    /// Those that may be its partner wherever they stand on its line.
    pub anywhere: TypeSet,
    /// Those that may be it on the outermost square of its line on which a game begins with a piece.
    pub outermost: TypeSet,
}

/// What follows from the rest of a variant, worked out once for speed.
#[derive(Debug, Default)]
pub struct Tables {
    /// Reverse tables of attacks.
    pub attacks: Attacks,
    /// By `place`: the squares of the rays of the piece.
    pub rays: RayTables,
    /// What the passes may do to leaps, rides and drops.
    pub pass_masks: PassMasks,
    /// By source: the types with whose pieces its candidates may begin.
    pub starters: Vec<TypeSet>,
}
