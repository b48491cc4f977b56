//! One definition and its game, asked and answered in plain values. JavaScript passes through it, but is not looked at.

use std::rc::Rc;
use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, TypeId};
use engine::legal::Judge;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::search::explorer::Explorer;
use engine::variant::Variant;
use game::game::{Game, NotAMove};
use game::move_diagram::LonePiece;
use game::notation::forms;
use game::notation::forms::{FORMS, MoveList, NotationForm};
use game::notation::{any, fen, path as paths, san};
use game::puzzle::Puzzle;
use game::square_roles::square_role;
use game::variation_tree;
use game::variation_tree::Variations;
use js_sys::Function;

use crate::convert::{Cells, Utf16};
use crate::convert::{board, diagnostics, options, relations, rulebook, scene, types};
use crate::definition::{Definition, Source};
use crate::failure::Refusal;
use crate::page::Page;
use crate::quiz::Quiz;
use crate::record::{self, RecordStart};
use crate::view::{
    BoardView, DiagnosticView, LinesView, MarkView, OptionsView, PlayedView, PreviewView, PuzzleView, ReasonView,
    RelationsView, RulesInWords, SceneView, ThreatView, ZoneView,
};

/// Deeper counts would never end.
const MAX_PERFT: u32 = 12;

/// How moves are written.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Notation {
    Path,
    San,
    Named(&'static NotationForm),
}

impl Notation {
    pub(crate) fn named(name: &str) -> Result<Self, Refusal> {
        match name {
            "path" => Ok(Self::Path),
            "san" => Ok(Self::San),
            _ => forms::named(name).map(Self::Named).ok_or_else(|| {
                let names: Vec<&str> = FORMS.iter().map(|it| it.name).collect();
                Refusal::new("no-such-notation", format!("Moves are written as {}.", names.join(", ")))
            }),
        }
    }
}

/// What stands around the piece of a move diagram.
#[derive(Clone, Debug, Default)]
pub(crate) struct Around {
    /// Cells with an enemy.
    pub(crate) enemies: Vec<usize>,
    /// Whether the piece has moved before.
    pub(crate) moved: bool,
    /// Whether it is Black's.
    pub(crate) black: bool,
}

/// A change of a position: what stands on a cell, or how many a hand holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    /// The cell; `None` for the hand.
    pub(crate) cell: Option<usize>,
    /// Number of the type; 0 for nothing.
    pub(crate) kind: usize,
    pub(crate) side: Player,
    /// How many a hand holds.
    pub(crate) count: u8,
}

/// A definition and its game.
#[derive(Debug)]
pub(crate) struct Session {
    definition: Rc<Definition>,
    cells: Cells,
    start: RecordStart,
    game: Game,
    lines: Variations,
    quiz: Option<Quiz>,
    page: Option<Arc<Page>>,
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(page) = &self.page {
            page.close();
        }
    }
}

impl Session {
    pub(crate) fn new(source: Source) -> Self {
        let definition = source.shared();
        let variant = &definition.variant;
        let cells = Cells::new(&variant.movement.topology);
        let quiz = Puzzle::of(variant).map(|it| Quiz::new(it.0));
        let game = Game::new(Arc::clone(variant));
        let start = RecordStart::of(&game, None);
        let lines = Variations::default();
        Self { definition, cells, start, game, lines, quiz, page: None }
    }

    /// Gives a routine of the page a name that the definition may use.
    pub(crate) fn custom(&mut self, name: &str, routine: Function) {
        self.page.get_or_insert_with(Page::new).custom(name, routine);
        self.recompile();
    }

    /// Adds a routine that may refuse moves.
    pub(crate) fn veto(&mut self, routine: Function) {
        self.page.get_or_insert_with(Page::new).veto(routine);
        self.recompile();
    }

    /// The same definition with the routines that there are now. The game goes on.
    fn recompile(&mut self) {
        let Some(page) = &self.page else { return };
        page.set_rules(None);
        self.definition = self.definition.with(page);
        let variant = &self.definition.variant;
        page.set_rules(Some(Arc::clone(variant)));
        self.game.set_rules(Arc::clone(variant));
    }

    fn variant(&self) -> &Variant {
        self.game.variant()
    }

    /// Takes a move back.
    pub(crate) fn undo(&mut self) -> bool {
        self.lines.undo(&mut self.game)
    }

    /// Plays a move again that was taken back.
    pub(crate) fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// Goes to a position of the line that is shown.
    pub(crate) fn goto(&mut self, ply: usize) {
        self.lines.goto(&mut self.game, ply);
    }

    /// The record with its variations, to be changed with the game.
    pub(crate) fn lines(&mut self) -> (&mut Variations, &mut Game) {
        (&mut self.lines, &mut self.game)
    }

    pub(crate) fn lines_view(&self) -> LinesView {
        record::lines(&self.lines, &self.game, &self.start)
    }

    /// The puzzle, if the game began with its start.
    pub(crate) fn puzzle(&self) -> Option<PuzzleView> {
        self.quiz.as_ref()?.view(&self.game)
    }

    /// Why a move is not the solution of the puzzle.
    pub(crate) fn judge(&self, path: &[String]) -> Option<ReasonView> {
        let reason = self.quiz.as_ref()?.judge(&self.game, &self.steps(path).ok()?)?;
        Some(scene::reason(&reason, &self.cells))
    }

    /// Makes the start of this game a puzzle with a solution. Its moves stay.
    pub(crate) fn pose(&mut self, solution: &str) -> Result<(), Refusal> {
        let (puzzle, misfit) = Puzzle::posed(&self.game, Some(solution));
        self.quiz = Some(Quiz::new(puzzle));
        misfit.map_or(Ok(()), |it| Err(record::failure(it, solution)))
    }

    /// Begins the puzzle anew.
    pub(crate) fn retry(&mut self) -> bool {
        let Some(quiz) = self.quiz.as_mut().filter(|it| it.is_on()) else { return false };
        self.game = quiz.begin(self.game.variant());
        self.lines = Variations::default();
        true
    }

    /// Makes the solution of the puzzle the record, and shows its place in it, or its start.
    pub(crate) fn solve(&mut self) -> bool {
        let Some((game, lines)) = self.quiz.as_mut().and_then(|it| it.show(&self.game)) else { return false };
        (self.game, self.lines) = (game, lines);
        true
    }

    /// Another game begins, from another start.
    fn begin(&mut self, game: Game) {
        self.game = game;
        self.lines = Variations::default();
        if let Some(it) = &mut self.quiz {
            it.leave();
        }
    }

    /// The problems of the definition, then the routines that failed.
    pub(crate) fn diagnostics(&self) -> Vec<DiagnosticView> {
        let mut res = self.definition.diagnostics.clone();
        let failures = self.page.iter().flat_map(|it| it.failures());
        res.extend(failures.map(|(routine, why)| diagnostics::of_page(&routine, &why)));
        res
    }

    pub(crate) fn board(&self) -> BoardView {
        board::view(self.variant(), &self.definition.definition, &self.cells)
    }

    pub(crate) fn rulebook(&self) -> RulesInWords {
        rulebook::view(&self.definition.definition)
    }

    pub(crate) fn scene(&self) -> SceneView {
        scene::view(&self.game, &self.cells, self.start.shuffle(), self.lines.current(&self.game))
    }

    /// The steps of a path, or the reason why it has none.
    fn steps(&self, path: &[String]) -> Result<Vec<Step>, Reason> {
        paths::parse_steps(self.variant(), path)
    }

    pub(crate) fn options(&self, path: &[String]) -> OptionsView {
        match self.steps(path) {
            Ok(steps) => options::view(&self.game, &self.cells, &steps),
            Err(_) => OptionsView { whole: false, play: false, options: Vec::new(), taken: Vec::new() },
        }
    }

    pub(crate) fn preview(&self, path: &[String]) -> PreviewView {
        let steps = self.steps(path).unwrap_or_default();
        scene::preview(&self.game, &self.cells, &steps)
    }

    pub(crate) fn threats(&self, by: Player) -> Vec<ThreatView> {
        scene::threats(&self.game, &self.cells, by)
    }

    pub(crate) fn relations(&self) -> RelationsView {
        relations::relations(&self.game, &self.cells)
    }

    pub(crate) fn explanations(&self) -> Vec<String> {
        types::explanations(self.variant())
    }

    pub(crate) fn values(&self) -> Vec<i32> {
        game::explain::piece_value::worth(self.variant()).into_iter().skip(1).collect()
    }

    /// Begins a new game from the current position with some changes; the rest of it stays.
    pub(crate) fn arrange(&mut self, placed: &[Placed], turn: Option<Player>) -> Result<(), Refusal> {
        let variant = Arc::clone(self.game.variant());
        let mut position = self.game.position().clone();
        for it in placed {
            let kind = if it.kind == 0 { TypeId::NONE } else { self.kind(it.kind)? };
            let Some(cell) = it.cell else {
                let change = i32::from(it.count) - i32::from(position.hand(it.side, kind));
                let change = change.clamp(-127, 127) as i8;
                if kind != TypeId::NONE && change != 0 {
                    position.set_up(Edit::Hand(it.side, kind, change));
                }
                continue;
            };
            let square = self.cells.square(cell).filter(|it| !variant.movement.topology.is_hole(*it));
            let square = square.ok_or_else(|| Refusal::new("no-such-cell", "There is no such cell."))?;
            let content = Occupant::new(it.side, kind);
            let content = match kind {
                TypeId::NONE => Occupant::EMPTY,
                _ if variant.setup.edits.contains(&Edit::Put(square, content.virgin())) => content.virgin(),
                _ => content,
            };
            position.set_up(Edit::Put(square, content));
        }
        if let Some(it) = turn {
            position.set_turn(it);
        }
        // The text forgets what no longer holds, such as captures in passing.
        let text = fen::write(&variant, &position, 0, 1);
        self.set_fen(&text).map(|_| ())
    }

    pub(crate) fn why(&mut self, path: &[String]) -> Option<ReasonView> {
        let reason = match self.steps(path) {
            Ok(steps) => self.game.why(&steps)?,
            Err(reason) => reason,
        };
        Some(scene::reason(&reason, &self.cells))
    }

    pub(crate) fn play(&mut self, path: &[String]) -> Result<PlayedView, Refusal> {
        let steps = self.steps(path)?;
        self.game.play(&steps).map_err(|NotAMove(reason)| Refusal::from(reason))?;
        self.lines.played(&mut self.game);
        scene::made(&self.game, &self.cells).ok_or_else(|| Refusal::new("no-such-move", "That is not a move here."))
    }

    /// The path of a move that somebody typed, in any form or in the one that is named.
    pub(crate) fn read(&mut self, text: &str, notation: Option<&str>) -> Result<Vec<String>, Refusal> {
        if let Some(name) = notation {
            Notation::named(name)?;
            if !self.is_open() {
                return any::read(&mut self.game, text).map(|_| Vec::new()).map_err(Refusal::from);
            }
            let current = self.game.current();
            let list = MoveList { variant: self.variant(), position: self.game.position(), moves: &current.moves };
            let found = forms::named(name).and_then(|it| it.read(list, text));
            return match found {
                Some(it) => Ok(scene::texts(self.variant(), current.spellings.canonical(it))),
                None => {
                    let short: String = text.chars().take(40).collect();
                    Err(Refusal::new("not-text", format!("\"{short}\" is not a move in this notation.")))
                }
            };
        }
        let path = any::read(&mut self.game, text)?;
        Ok(scene::texts(self.variant(), &path))
    }

    /// In free play: puts a piece on a cell.
    pub(crate) fn put(&mut self, kind: usize, side: Player, cell: usize) -> Result<PlayedView, Refusal> {
        let piece = Occupant::new(side, self.kind(kind)?);
        let none = || Refusal::new("no-such-cell", "There is no such cell.");
        let at = self.cells.square(cell).ok_or_else(none)?;
        self.game.put(piece, at).map_err(|NotAMove(reason)| Refusal::from(reason))?;
        self.lines.played(&mut self.game);
        scene::made(&self.game, &self.cells).ok_or_else(none)
    }

    pub(crate) fn restart(&mut self) {
        if self.retry() {
            return;
        }
        self.begin(Game::new(Arc::clone(self.game.variant())));
        self.quiz = Puzzle::of(self.game.variant()).map(|it| Quiz::new(it.0));
        self.start = RecordStart::of(&self.game, None);
    }

    /// Begins a game from a shuffled start, with this number or a random one; returns the number.
    /// `None` if the game has no shuffle.
    pub(crate) fn shuffle(
        &mut self,
        number: Option<&str>,
        random: &mut dyn FnMut() -> u64,
    ) -> Result<Option<u128>, Refusal> {
        let none = || Refusal::new("no-such-start", "There is no start of that number.");
        let number = match number {
            Some(text) => Some(text.parse::<u128>().map_err(|_| none())?),
            None => match &self.variant().shuffle {
                Some(it) => Some(it.draw(random).ok_or_else(none)?),
                None => None,
            },
        };
        let Some(number) = number else {
            return Ok(None);
        };
        let variant = Arc::clone(self.game.variant());
        self.begin(Game::shuffled(variant, number).ok_or_else(none)?);
        // A record has room for small numbers only.
        let fen = u32::try_from(number).is_err().then(|| self.fen());
        self.start = RecordStart::of(&self.game, fen).shuffled(number);
        Ok(Some(number))
    }

    /// Ends the game by one of the endings that may be claimed.
    pub(crate) fn claim(&mut self, reason: &str) -> Result<(), Refusal> {
        if self.game.claim(reason) { Ok(()) } else { Err(Refusal::new("no-such-claim", "That cannot be claimed now.")) }
    }

    pub(crate) fn fen(&self) -> String {
        let (half, full) = self.game.clocks();
        fen::write(self.variant(), self.game.position(), half, full)
    }

    /// Begins a game from a position; returns notes on how the text was understood.
    pub(crate) fn set_fen(&mut self, text: &str) -> Result<Vec<String>, Refusal> {
        let read = fen::read(self.variant(), text).map_err(|it| {
            let failure = Refusal::new("not-a-position", it.message);
            match text.find(&it.part).filter(|_| !it.part.is_empty()) {
                Some(start) => failure.at(Utf16::new(text).span(start, start + it.part.len())),
                None => failure,
            }
        })?;
        let variant = Arc::clone(self.game.variant());
        self.begin(Game::from_position(variant, read.position, (read.half, read.full)));
        self.start = RecordStart::of(&self.game, Some(self.fen()));
        Ok(read.notes)
    }

    pub(crate) fn record(&self) -> String {
        record::write(&self.lines, &self.game, &self.start)
    }

    pub(crate) fn load(&mut self, text: &str) -> Result<(), Refusal> {
        let tokens = game::notation::record::parse(text);
        match (&tokens.fen, tokens.shuffle) {
            (Some(fen), _) => {
                self.set_fen(fen)?;
            }
            (None, Some(number)) if self.variant().shuffle.is_some() => {
                self.shuffle(Some(&number.to_string()), &mut || 0)?;
            }
            (None, _) => self.restart(),
        }
        let (lines, misfit) = variation_tree::read(&mut self.game, &tokens);
        self.lines = lines;
        misfit.map_or(Ok(()), |it| Err(record::failure(it, text)))
    }

    /// The type of a number.
    fn kind(&self, number: usize) -> Result<TypeId, Refusal> {
        let known = number > 0 && number < self.variant().types.len();
        let kind = u8::try_from(number).ok().filter(|_| known);
        kind.map(TypeId).ok_or_else(|| Refusal::new("no-such-type", "There is no such piece type."))
    }

    /// The squares that a type treats in its own way.
    pub(crate) fn zones(&self, kind: usize, side: Player) -> Result<Vec<ZoneView>, Refusal> {
        let squares = square_role(self.variant(), side, self.kind(kind)?).into_iter();
        Ok(squares.filter_map(|(sq, what)| Some(ZoneView { cell: self.cells.cell(sq)?, zone: what.name() })).collect())
    }

    pub(crate) fn reach(&self, kind: usize, at: Option<usize>, around: &Around) -> Result<Vec<MarkView>, Refusal> {
        let variant = self.variant();
        let kind = self.kind(kind)?;
        let mut study = LonePiece::central(variant, kind);
        if let Some(at) = at {
            let square = self.cells.square(at);
            study.at = square
                .filter(|it| !variant.movement.topology.is_hole(*it))
                .ok_or_else(|| Refusal::new("no-such-cell", "There is no such cell."))?;
        }
        study.virgin = !around.moved;
        if around.black {
            study.side = Player::Black;
        }
        let squares = variant.movement.topology.squares();
        study.enemies = squares
            .filter(|it| {
                *it != study.at && self.cells.cell(*it).is_some_and(|it| around.enemies.contains(&usize::from(it)))
            })
            .collect();
        Ok(options::reach(variant, &self.cells, &study))
    }

    pub(crate) fn perft(&self, depth: u32) -> Result<u64, Refusal> {
        if depth > MAX_PERFT {
            let message = format!("Moves are counted up to depth {MAX_PERFT}.");
            return Err(Refusal::new("too-deep", message));
        }
        let mut position = self.game.position().clone();
        Ok(engine::search::perft::perft(self.variant(), &mut position, depth))
    }

    /// Whether moves are accepted.
    fn is_open(&self) -> bool {
        self.game.current().verdict.is_none() || !self.variant().enforce
    }

    pub(crate) fn moves(&self, notation: Notation) -> Vec<String> {
        if !self.is_open() {
            return Vec::new();
        }
        let (variant, position) = (self.variant(), self.game.position());
        let current = self.game.current();
        let canonical = || current.spellings.all().iter().filter(|it| it.canonical);
        match notation {
            Notation::Path => canonical().map(|it| scene::texts(variant, &it.steps).join(" ")).collect(),
            Notation::Named(form) => {
                let mut texts = form.write_all(MoveList { variant, position, moves: &current.moves });
                canonical().map(|it| texts.get_mut(it.idx).map(std::mem::take).unwrap_or_default()).collect()
            }
            Notation::San => {
                let mut position = position.clone();
                let mut judge = Judge::default();
                let mut texts = san::write_all(variant, &position, &current.moves);
                canonical()
                    .map(|it| {
                        let mut res = texts.get_mut(it.idx).map(std::mem::take).unwrap_or_default();
                        let patch = current.moves.patch(it.idx);
                        res.push_str(san::check_mark(variant, &mut position, &mut judge, patch));
                        res
                    })
                    .collect()
            }
        }
    }

    /// Tries moves out from the current position.
    pub(crate) fn explorer(&self) -> Explorer {
        Explorer::new(Arc::clone(self.game.variant()), self.game.position().clone())
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn legal_count(&self) -> u32 {
        if self.is_open() { self.game.current().moves.len() as u32 } else { 0 }
    }
}
