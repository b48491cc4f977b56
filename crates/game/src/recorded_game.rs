//! A game with its record: where it began, what was played with its variations, and what is said of the moves.

use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq};
use engine::moves::path::Step;
use engine::position::Position;
use engine::reason::Reason;
use engine::variant::Variant;
use message::{Message, msg};

use crate::game::Game;
use crate::game::play::NotAMove;
use crate::game_record::{self, RecordStart};
use crate::notation::fen::{self, FenError, Note};
use crate::notation::forms::NotationForm;
use crate::notation::listed_moves::MoveList;
use crate::notation::record::{Misfit, RecordTokens};
use crate::notation::{any, record};
use crate::variation_tree::{self, RecordReading, Variations};

/// A game with its record. Whatever changes one of them changes the other.
///
/// ```
/// use game::recorded_game::RecordedGame;
/// let (definition, _) = rules::read("files=3\nranks=3\nfirstRank=1\nroyal=K\nrook:R:R::a1\nking:K:K::c1");
/// let variant = std::sync::Arc::new(game::setup::compile(&definition).0);
/// let mut game = RecordedGame::new(variant);
/// let path = game.read_move("a1b1").expect("a move");
/// game.play(&path).expect("a legal move");
/// assert_eq!(game.text(), "1. Rb1 *");
/// assert!(game.undo() && game.game().ply() == 0);
/// ```
#[derive(Clone, Debug)]
pub struct RecordedGame {
    game: Game,
    tree: Variations,
    start: RecordStart,
}

/// Why a record has no start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStart {
    /// Its position cannot be read.
    Position(FenError),
    /// No shuffled start has its number.
    Shuffle,
}

impl NoStart {
    /// The same in one sentence.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Position(it) => it.message.clone(),
            Self::Shuffle => msg!("error-no-such-start"),
        }
    }
}

/// What was left out of a record that was read.
#[derive(Clone, Debug, Default)]
pub struct RecordGaps {
    /// The first move of the main line that does not fit.
    pub misfit: Option<Misfit>,
    /// Variations that do not fit, signs of others, other games.
    pub left_out: Vec<Misfit>,
}

impl RecordedGame {
    /// A game from the start of its definition.
    #[must_use]
    pub fn new(variant: Arc<Variant>) -> Self {
        let game = Game::new(variant);
        Self { start: RecordStart::of_definition(&game), game, tree: Variations::default() }
    }

    /// A game from a shuffled start; `None` if no start has the number.
    #[must_use]
    pub fn shuffled(variant: Arc<Variant>, number: u128) -> Option<Self> {
        let game = Game::shuffled(variant, number)?;
        Some(Self { start: RecordStart::shuffled(&game, number), game, tree: Variations::default() })
    }

    /// A game from the position of a text, and how that was understood.
    ///
    /// # Errors
    /// As [`fen::read`].
    pub fn from_fen(variant: Arc<Variant>, text: &str) -> Result<(Self, Vec<Note>), FenError> {
        let read = fen::read(&variant, text)?;
        let clocks = (read.half, read.full);
        Ok((Self::from_position(variant, read.position, clocks), read.notes))
    }

    /// A game from a position with its half-move clock and move number, a pair as in [`Game::from_position`].
    #[must_use]
    pub fn from_position(variant: Arc<Variant>, position: Position, clocks: (u32, u32)) -> Self {
        let game = Game::from_position(variant, position, clocks);
        Self { start: RecordStart::of_position(&game), game, tree: Variations::default() }
    }

    /// A game from the current position with changes made by hand; what no longer holds there is forgotten.
    #[must_use]
    pub fn rearranged(&self, changed: &Position) -> Self {
        let variant = self.game.variant();
        Self::from_position(Arc::clone(variant), fen::root(variant, changed), (0, 1))
    }

    /// The game that a record begins, without its moves; `None` if that is the one of the definition.
    ///
    /// # Errors
    /// [`NoStart`] if what the record says of it means nothing.
    pub fn begun_by(variant: &Arc<Variant>, tokens: &RecordTokens) -> Result<Option<Self>, NoStart> {
        let number = tokens.shuffle.filter(|_| variant.start.shuffle.is_some());
        match (&tokens.fen, number) {
            (Some(fen), _) => Self::from_fen(Arc::clone(variant), fen).map(|it| Some(it.0)).map_err(NoStart::Position),
            (None, Some(it)) => Self::shuffled(Arc::clone(variant), it.into()).ok_or(NoStart::Shuffle).map(Some),
            (None, None) => Ok(None),
        }
    }

    /// Reads the moves of a record from the current position on, in the place of the record so far. Those before the first
    /// one that does not fit are played.
    pub fn read_moves(&mut self, tokens: &RecordTokens) -> RecordGaps {
        let RecordReading { tree, misfit, left_out } = variation_tree::read(&mut self.game, tokens);
        self.tree = tree;
        RecordGaps { misfit, left_out }
    }

    /// Begins the game again: from its start, without moves.
    pub fn restart(&mut self) {
        let (position, clocks) = self.game.start();
        self.game = Game::from_position(Arc::clone(self.game.variant()), position, clocks);
        self.tree = Variations::default();
    }

    /// Replaces the moves by those of a tree from the same start, and shows one of them by its number.
    pub fn replace_moves(&mut self, tree: Variations, number: usize) {
        self.restart();
        self.tree = tree;
        self.tree.visit(&mut self.game, number);
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The moves with their variations.
    #[must_use]
    pub fn tree(&self) -> &Variations {
        &self.tree
    }

    /// Where it began.
    #[must_use]
    pub fn start(&self) -> &RecordStart {
        &self.start
    }

    /// The game as text, with its variations.
    #[must_use]
    pub fn text(&self) -> String {
        game_record::write(&self.tree, &self.game, &self.start)
    }

    /// The position as text.
    #[must_use]
    pub fn fen(&self) -> String {
        let (half, full) = self.game.clocks();
        fen::write(self.game.variant(), self.game.position(), half, full)
    }

    /// Why a path is not a move; `None` if it is one.
    pub fn why(&mut self, path: &[Step]) -> Option<Reason> {
        self.game.why(path)
    }

    /// The path of a move that somebody typed, in any usual form.
    ///
    /// # Errors
    /// The reason if it is none.
    pub fn read_move(&mut self, text: &str) -> Result<Vec<Step>, Reason> {
        any::read(&mut self.game, text)
    }

    /// Plays the move that a path spells. In the place of another one it begins a variation.
    ///
    /// # Errors
    /// [`NotAMove`] with the reason; nothing is changed.
    pub fn play(&mut self, path: &[Step]) -> Result<(), NotAMove> {
        self.game.play(path)?;
        self.tree.played(&mut self.game);
        Ok(())
    }

    /// Plays a move that somebody typed, in any usual form.
    ///
    /// # Errors
    /// The reason if it is none; nothing is changed.
    pub fn play_text(&mut self, text: &str) -> Result<(), Reason> {
        let path = self.read_move(text)?;
        self.play(&path).map_err(|it| it.0)
    }

    /// The moves that may be played, as text, with marks for check where the form has them.
    #[must_use]
    pub fn texts(&self, form: &NotationForm) -> Vec<String> {
        let (variant, position, moves) = (self.game.variant(), self.game.position(), &self.game.current().moves);
        form.list(MoveList { variant, position, moves })
    }

    /// In free play: puts a piece on a square, from nowhere.
    ///
    /// # Errors
    /// [`NotAMove`] if rules are enforced or nothing can stand there; nothing is changed.
    pub fn put(&mut self, piece: Occupant, at: Sq) -> Result<(), NotAMove> {
        self.game.put(piece, at)?;
        self.tree.played(&mut self.game);
        Ok(())
    }

    /// Takes a move back. It stays in the record until another one is played in its place, and longer if it has comments
    /// or variations.
    pub fn undo(&mut self) -> bool {
        self.tree.undo(&mut self.game)
    }

    /// Plays a move again that was taken back.
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// Goes to the position after so many plies of the line that is shown, or as near as it allows.
    pub fn goto(&mut self, ply: usize) {
        self.tree.goto(&mut self.game, ply);
    }

    /// Shows the position after a move of the record, by its number in the order of reading; 0 is the start.
    pub fn visit(&mut self, number: usize) -> bool {
        self.tree.visit(&mut self.game, number)
    }

    /// Makes the variation of a move the main line of its place.
    pub fn promote(&mut self, number: usize) -> bool {
        self.tree.promote(&mut self.game, number)
    }

    /// Removes a move from the record, with all that follows it.
    pub fn remove(&mut self, number: usize) -> bool {
        self.tree.remove(&mut self.game, number)
    }

    /// Replaces the comment and the annotation (`!?`, `$10`) of a move, or of the start (0); empty texts for none.
    pub fn annotate(&mut self, number: usize, comment: &str, sign: &str) -> bool {
        self.tree.annotate(number, comment, record::sign(sign).as_slice())
    }

    /// Ends the game by a claim that is available.
    pub fn claim(&mut self, reason: &str) -> bool {
        let done = self.game.claim(reason);
        self.note_end(done)
    }

    /// Ends the game because a side gives it up. `false` if it is over already.
    pub fn resign(&mut self, side: Player) -> bool {
        let done = self.game.resign(side);
        self.note_end(done)
    }

    fn note_end(&mut self, done: bool) -> bool {
        if done {
            self.tree.ended(&self.game);
        }
        done
    }

    /// Goes on with the same variant, compiled again with other routines of the page.
    pub fn set_rules(&mut self, variant: Arc<Variant>) {
        self.game.set_rules(variant);
    }
}
