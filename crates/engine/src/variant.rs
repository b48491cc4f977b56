//! What a variant is after compiling. The rules themselves are in another crate; what they hang on is in `hooks`.

mod asking;
mod promoted;
mod starting;

use std::fmt;
use std::sync::Arc;

use crate::attack::pass_table::PassMasks;
use crate::attack::rays::RayTables;
use crate::attack::tables::Attacks;
use crate::board::occupant::Occupant;
use crate::hooks::{Cover, Duty, Ending, Judge, Memory, Notice, Pass, Scoring, Source, Veto};
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::mechanics::engagement::Engagement;
use crate::mechanics::face_down::FaceDown;
use crate::mechanics::halfmove_clock::HalfmoveClock;
use crate::mechanics::shuffle::Shuffle;
use crate::mechanics::task::Task;
use crate::moves::patch::{Edit, FactId, NamedFact};
use crate::page_rules::{PageRules, Remembered};
use crate::position::FactSpec;
use crate::program::movement::Movement;

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

/// Compiles the definition of a variant again, with walls on these squares.
pub type WallBuilder = Arc<dyn Fn(&Variant, &[Sq]) -> Variant + Send + Sync>;

/// A compiled variant. Immutable; shared by all its games.
pub struct Variant {
    /// The board and how pieces walk on it.
    pub movement: Movement,
    /// Number of the lowest rank, for people.
    pub first_rank: i32,
    /// The types by number; entry 0 is unused.
    pub types: Vec<TypeInfo>,
    /// The Pawn, whose moves are written without a letter; `TypeId::NONE` if there is none.
    pub pawn: TypeId,
    /// The types that are royal.
    pub royal: TypeSet,
    /// By side: whether only the loss of the last royal counts.
    pub last_royal_only: [bool; 2],
    /// How many royals each side has at the start.
    pub n_start_royals: [usize; 2],
    /// How many royals each side has on its home squares.
    pub n_home_royals: [usize; 2],
    /// Whether the game may be won by taking royals: then a side that has none where a position is set up has lost them.
    pub royals_fall: bool,
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
    /// Types of which each side always has one in hand.
    pub endless: TypeSet,
    /// Whether the game has hands.
    pub has_hands: bool,
    /// Whether captured pieces go to a prison.
    pub has_prisons: bool,
    /// Whether a rule asks what a piece was promoted from.
    pub asks_base: bool,
    /// The facts that positions carry.
    pub facts: Vec<FactSpec>,
    /// Those that texts of positions name.
    pub named_facts: Vec<NamedFact>,
    /// What stands where at the start.
    pub setup: Setup,
    /// The walls of the position that this variant was made for, which are holes of its board, and the variant without.
    pub walled: Option<(Vec<Sq>, Arc<Self>)>,
    /// Types whose pieces belong to whoever is to move.
    pub neutral: TypeSet,
    /// Whether moves may put walls: then those that a position text has are like these, and no holes of its board.
    pub puts_walls: bool,
    /// Compiles the same definition for a board with walls.
    pub wall_builder: Option<WallBuilder>,
    /// By square: what the definition's own set-up puts there. A game that begins from another position (`fen=`) has
    /// the same home squares: castling and the rights field of position texts ask for them.
    pub home: Box<[Occupant]>,
    /// The shuffled starts, if the definition has them.
    pub shuffle: Option<Shuffle>,
    /// What rewrites candidates, in order.
    pub passes: Vec<Box<dyn Pass>>,
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
    /// What the end of a game counts as.
    pub scoring: Vec<Box<dyn Scoring>>,
    /// What no square shows.
    pub notices: Vec<Box<dyn Notice>>,
    /// By side to move: reasons of verdicts that it has to claim.
    pub claims: [Vec<&'static str>; 2],
    /// By side: whether it is in check with several royals only if all of them are attacked.
    pub duple_check: [bool; 2],
    /// What resets the half-move clock.
    pub halfmove_clock: HalfmoveClock,
    /// What position texts say beyond the usual fields.
    pub written: Written,
    /// When positions count as the same.
    pub repetition_key: RepetitionKey,
    /// Whether it may make a difference that a piece has never moved.
    pub asks_virgins: bool,
    /// Who engages whom.
    pub engagement: Option<Engagement>,
    /// What a board shows on its own.
    pub overlays: Overlays,
    /// Squares that are no squares like the others for any piece: a board shows them in a shade of their own.
    pub marked: Vec<Sq>,
    /// By side: squares of the areas that its chains are to join, where the sides have different ones.
    pub linked: [Vec<Sq>; 2],
    /// Reverse tables of attacks.
    pub attacks: Attacks,
    /// By `place`: the squares of the rays of the piece.
    pub rays: RayTables,
    /// What the passes may do to plain moves.
    pub pass_masks: PassMasks,
    /// By source: the types with whose pieces its candidates may begin.
    pub starters: Vec<TypeSet>,
    /// Whether moves of different pieces may have the same effect.
    pub cross_overlaps: bool,
    /// Whether moves of one piece may have the same effect, for any type.
    pub overlaps: bool,
    /// What of a position is covered from a side.
    pub covers: Vec<Box<dyn Cover>>,
    /// Pieces that lie face down, if there are any.
    pub face_down: Option<FaceDown>,
    /// What tiles look like in the hand.
    pub tile_faces: Vec<TileFace>,
    /// What a reader is asked to do.
    pub task: Option<Task>,
    /// The routines of the page, if it has any.
    pub page_rules: Option<Arc<dyn PageRules>>,
}

/// What a tile looks like before it is turned: some place where it could lie on the empty board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileFace {
    /// Whose tile it is.
    pub side: Player,
    /// The type.
    pub kind: TypeId,
    /// What the squares become; 0 is plain ground.
    pub cells: Box<[(Sq, u8)]>,
    /// Where the piece itself stands then, if it stays.
    pub piece: Option<Sq>,
}

/// What a board shows of a position on its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Overlays {
    /// Who engages whom.
    pub engage: bool,
    /// Where enemies must stop.
    pub stop: bool,
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
    /// Types that may be castling partners wherever they stand.
    pub partners: TypeSet,
}

/// The hooks are only counted: what they hold is their own.
impl fmt::Debug for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Variant")
            .field("movement", &self.movement)
            .field("types", &self.types)
            .field("royal", &self.royal)
            .field("setup", &self.setup)
            .field("facts", &self.facts)
            .field("named_facts", &self.named_facts)
            .field("shuffle", &self.shuffle)
            .field("passes", &self.passes.len())
            .field("sources", &self.sources.len())
            .field("vetoes", &self.vetoes.len())
            .field("memories", &self.memories.len())
            .field("duties", &self.duties.len())
            .field("endings", &self.endings.len())
            .field("judges", &self.judges.len())
            .field("scoring", &self.scoring.len())
            .field("notices", &self.notices.len())
            .field("claims", &self.claims)
            .field("halfmove_clock", &self.halfmove_clock)
            .field("written", &self.written)
            .field("repetition_key", &self.repetition_key)
            .field("engagement", &self.engagement)
            .field("attacks", &self.attacks)
            .field("pass_masks", &self.pass_masks)
            .field("starters", &self.starters)
            .finish_non_exhaustive()
    }
}

impl Variant {
    /// A variant with a board and pieces but without a rule.
    #[must_use]
    pub fn new(movement: Movement, types: Vec<TypeInfo>, royal: TypeSet, setup: Setup) -> Self {
        Self {
            home: setup.board(movement.topology.len()),
            walled: None,
            neutral: TypeSet::EMPTY,
            puts_walls: false,
            wall_builder: None,
            movement,
            first_rank: 1,
            types,
            pawn: TypeId::NONE,
            royal,
            last_royal_only: [false; 2],
            n_start_royals: [0; 2],
            n_home_royals: [0; 2],
            royals_fall: false,
            check_rule: true,
            enforce: true,
            promo_offset: 0,
            max_promote: 0,
            gating: TypeSet::EMPTY,
            endless: TypeSet::EMPTY,
            has_hands: false,
            has_prisons: false,
            asks_base: false,
            facts: Vec::new(),
            named_facts: Vec::new(),
            setup,
            shuffle: None,
            passes: Vec::new(),
            n_part_passes: 0,
            sources: Vec::new(),
            vetoes: Vec::new(),
            memories: Vec::new(),
            duties: Vec::new(),
            endings: Vec::new(),
            judges: Vec::new(),
            scoring: Vec::new(),
            notices: Vec::new(),
            claims: [Vec::new(), Vec::new()],
            duple_check: [false; 2],
            halfmove_clock: HalfmoveClock::default(),
            written: Written::default(),
            repetition_key: RepetitionKey::default(),
            asks_virgins: true,
            engagement: None,
            overlays: Overlays::default(),
            marked: Vec::new(),
            linked: [Vec::new(), Vec::new()],
            attacks: Attacks::default(),
            rays: RayTables::default(),
            pass_masks: PassMasks::default(),
            starters: Vec::new(),
            cross_overlaps: false,
            overlaps: false,
            covers: Vec::new(),
            face_down: None,
            tile_faces: Vec::new(),
            task: None,
            page_rules: None,
        }
    }

    /// A number for a side and a type on a square.
    #[inline]
    #[must_use]
    pub fn place(&self, piece: Occupant, sq: Sq) -> usize {
        let row = piece.side().index() * self.types.len() + piece.kind().index();
        row * self.movement.topology.len() + sq.index()
    }

    /// Whether a move that a source begins with a piece of the type may capture: the source does it, or passes that
    /// its moves go through.
    #[must_use]
    pub(crate) fn may_take(&self, source: &dyn Source, side: Player, kind: TypeId) -> bool {
        source.takes() || !source.finishes() && self.attacks.takes_beside(side, kind)
    }

    /// Whether any source begins such moves.
    #[must_use]
    pub(crate) fn starts_captures(&self, side: Player, kind: TypeId) -> bool {
        let mut starting = self.sources.iter().zip(&self.starters).filter(|it| it.1.has(kind));
        starting.any(|(source, _)| self.may_take(source.as_ref(), side, kind))
    }

    /// How deep in the far side a square lies: 1 on the last rank as the side sees it.
    #[must_use]
    pub fn depth(&self, side: Player, sq: Sq) -> u16 {
        self.movement.topology.depth(side, sq)
    }

    /// The name of a square for people: ranks count from `first_rank`.
    #[must_use]
    pub fn label(&self, sq: Sq) -> String {
        let topology = &self.movement.topology;
        if topology.hexes().is_some() {
            return topology.name(sq);
        }
        format!("{}{}", topology.letters(sq), topology.rank(sq) + self.first_rank)
    }

    /// What texts and counts mean by a Pawn: the Pawn, or without one the type numbered 1.
    #[must_use]
    pub fn pawn_or_first(&self) -> TypeId {
        if self.pawn == TypeId::NONE { TypeId(1) } else { self.pawn }
    }

    /// The name of a type for people.
    #[must_use]
    pub fn name(&self, kind: TypeId) -> String {
        self.types[kind.index()].name.to_lowercase()
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
