//! What a page may add to the rules: routines that make and change moves, vetoes, endings. Who answers is not known here.

use crate::board::occupant::Occupant;
use crate::hooks::Scene;
use crate::ids::{Label, Player, Sq, TypeId};
use crate::moves::candidate::Turn;
use crate::moves::patch::FactId;
use crate::position::Position;
use message::Message;

/// Most moves that a routine may make of one candidate.
pub const MAX_PROPOSALS: usize = 256;

/// The routines of a page. Same question, same answer: they are asked while moves are made and while attacks are
/// tested, perhaps thousands of times for a position.
pub trait PageRules: std::fmt::Debug + Send + Sync {
    /// Whether there is a routine of that name.
    fn knows(&self, routine: &str) -> bool;

    /// The moves that a routine makes of a candidate; `None` if it says nothing about it.
    ///
    /// # Errors
    /// What the routine did, if it failed.
    fn propose(&self, scene: Scene<'_>, candidate: &OfferedMove<'_>) -> Result<Option<Vec<Proposal>>, Message>;

    /// Whether there is any veto.
    fn has_vetoes(&self) -> bool;

    /// The sentence with which a veto refuses a move that is otherwise legal.
    fn refuses(&self, scene: Scene<'_>, played: &PlayedMove<'_>) -> Option<String>;

    /// Whether there is any routine that ends games.
    fn has_endings(&self) -> bool;

    /// How a routine ends the game in a position. `can_move`: whether the side to move has a legal move.
    fn ending(&self, scene: Scene<'_>, can_move: bool) -> Option<PageEnding>;

    /// What routines say of themselves, for the rules in words.
    fn words(&self, of: Told<'_>) -> Vec<String>;

    /// Is told that the answer of a routine could not be used, and what the routine did: words that follow its name.
    fn failed(&self, routine: &str, what: &Message);

    /// The text of a label that a proposal named.
    fn label(&self, label: Label) -> Option<String>;
}

/// The routines that are asked for words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told<'a> {
    /// The routine of a name.
    Routine(&'a str),
    /// The vetoes.
    Vetoes,
    /// The routines that end games.
    Endings,
}

/// A walk that a routine may turn into moves, or a move that it may change.
#[derive(Clone, Copy, Debug)]
pub struct OfferedMove<'a> {
    /// The name of the routine.
    pub routine: &'a str,
    /// What kind of turn it is.
    pub turn: Turn,
    /// The piece that moves; a side alone for a pass.
    pub piece: Occupant,
    /// Every square walked, from its own to the last. A drop has one, a pass none.
    pub path: &'a [Sq],
    /// What stands on the last square before the move.
    pub occupant: Occupant,
    /// The piece as it will be.
    pub after: Occupant,
    /// Pieces that the move takes, of a walk those of earlier legs.
    pub captured: &'a [(Sq, Occupant)],
    /// The position before the move.
    pub before: &'a Position,
}

impl OfferedMove<'_> {
    /// Where the piece stands.
    #[must_use]
    pub fn from(&self) -> Sq {
        self.path.first().copied().unwrap_or(Sq::NONE)
    }

    /// Where the walk ends.
    #[must_use]
    pub fn to(&self) -> Sq {
        self.path.last().copied().unwrap_or(Sq::NONE)
    }
}

/// A move that a routine makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// Where the mover ends; by default where the walk ended.
    pub end: Option<Sq>,
    /// Squares that are emptied; the pieces are captured.
    pub remove: Vec<Sq>,
    /// Other pieces that change place.
    pub shift: Vec<(Sq, Sq)>,
    /// Pieces that appear.
    pub put: Vec<(Sq, Occupant)>,
    /// What the mover turns into.
    pub becomes: Option<TypeId>,
    /// Whose the mover is afterwards; by default whose it was.
    pub side: Option<Player>,
    /// Whether the mover counts as unmoved afterwards.
    pub virgin: bool,
    /// Whether the mover leaves the board when it has arrived.
    pub gone: bool,
    /// How many more pieces of a type hands hold.
    pub hands: Vec<(Player, TypeId, i8)>,
    /// Squares that get ground of a kind, by its number; 0 is plain.
    pub grounds: Vec<(Sq, u8)>,
    /// Facts of the page that take a value.
    pub memory: Vec<(FactId, i32)>,
    /// Squares that are clicked between origin and end; by default those of `remove` without the end.
    pub point: Option<Vec<Sq>>,
    /// Squares that are clicked after the end.
    pub after: Vec<Sq>,
    /// The text in the menu if several moves are spelled alike.
    pub label: Label,
    /// Whether its captures count for check.
    pub attacks: bool,
}

/// How a routine ends a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageEnding {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// Why, in one sentence; may be empty.
    pub sentence: String,
    /// Squares to highlight.
    pub squares: Vec<Sq>,
}

/// A number that routines remember in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remembered {
    /// Its name.
    pub name: String,
    /// Where positions keep it.
    pub fact: FactId,
}

/// A move that a veto looks at.
#[derive(Clone, Copy, Debug)]
pub struct PlayedMove<'a> {
    /// The piece as it was; empty for a pass.
    pub piece: Occupant,
    /// Where it stood; `Sq::NONE` for a drop.
    pub from: Sq,
    /// Where it ends.
    pub to: Sq,
    /// Its type afterwards.
    pub becomes: TypeId,
    /// The pieces that are captured.
    pub captured: &'a [Sq],
    /// `walk`, `castle`, `drop` or `pass`.
    pub turn: &'static str,
}

/// The move that led to a position, as far as the position still tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastMove {
    /// Where the mover stood; `None` for a drop.
    pub from: Option<Sq>,
    /// Where it stands.
    pub to: Sq,
    /// Its type now.
    pub kind: TypeId,
    /// Pieces of the other side that were removed, and where they stood.
    pub captured: Vec<(Sq, Occupant)>,
}

/// The last move, seen in what it changed; `None` at the start of a game.
#[must_use]
pub fn last(position: &Position) -> Option<LastMove> {
    let changes: Vec<(Sq, Occupant)> = position.last_changes().collect();
    // Where checks are looked for, it may seem to be the turn of the side that has just moved.
    let sides = [position.mover(), position.mover().other()];
    let (mover, to) = sides.into_iter().find_map(|it| Some((it, arrived(position, &changes, it)?)))?;
    let from = left(position, &changes, mover);
    let is_lost = |it: &(Sq, Occupant)| it.1.is(mover.other()) && !position.at(it.0).is(mover.other());
    let captured = changes.iter().copied().filter(is_lost).collect();
    Some(LastMove { from, to, kind: position.at(to).kind(), captured })
}

fn left(position: &Position, changes: &[(Sq, Occupant)], mover: Player) -> Option<Sq> {
    changes.iter().find(|it| it.1.is(mover) && !position.at(it.0).is(mover)).map(|it| it.0)
}

fn arrived(position: &Position, changes: &[(Sq, Occupant)], mover: Player) -> Option<Sq> {
    changes.iter().find(|it| !it.1.is(mover) && position.at(it.0).is(mover)).map(|it| it.0)
}
