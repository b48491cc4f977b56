//! From the text of a definition to games: read, compiled, with what is wrong with it.

use std::sync::Arc;

use definition::{Definition, Diagnostic, Place, Severity};
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen::FenError;
use game::recorded_game::RecordedGame;

/// A definition that was read and compiled.
#[derive(Debug)]
pub struct CompiledDefinition {
    /// What its text says.
    pub definition: Definition,
    /// What plays.
    pub variant: Arc<Variant>,
    /// What is wrong with it, in the order of the text. What is right plays.
    pub diagnostics: Vec<Diagnostic>,
}

/// Where something stands in a text, for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// How many characters it has.
    pub length: usize,
}

/// Reads and compiles the text of a definition. It never fails: what is wrong is left out and reported.
///
/// ```
/// let tiny = variant_diagram::read("files=3\nranks=3\nfirstRank=1\nroyal=K\nking:K:K::b1\nrook:R:R::z9");
/// assert_eq!(tiny.diagnostics[0].code, "def.square");
/// assert_eq!(tiny.game().fen(), "1k1/3/1K1 w - - 0 1");
/// ```
#[must_use]
pub fn read(text: &str) -> CompiledDefinition {
    let (definition, diagnostics) = rules::read(text);
    CompiledDefinition::of(definition, diagnostics).in_order(text)
}

impl CompiledDefinition {
    /// Compiles a definition that was read, with the diagnostics of its reader: those of the compiler come behind them.
    #[must_use]
    pub fn of(definition: Definition, mut diagnostics: Vec<Diagnostic>) -> Self {
        let (variant, problems) = game::setup::compile(&definition);
        let variant = Arc::new(variant);
        diagnostics.extend(problems);
        diagnostics.extend(game::puzzle::check(&variant));
        Self { definition, variant, diagnostics }
    }

    /// The same with the diagnostics in the order of its text.
    fn in_order(self, text: &str) -> Self {
        Self { diagnostics: definition::in_order(text, rules::keys(), self.diagnostics), ..self }
    }

    /// Whether something could not be read, so that the game is probably not the one that its author means.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(|it| it.severity == Severity::Error)
    }

    /// A game from the start.
    #[must_use]
    pub fn game(&self) -> RecordedGame {
        RecordedGame::new(Arc::clone(&self.variant))
    }

    /// A game from a position: FEN, SFEN, with hands, counters and whatever else the variant carries.
    ///
    /// # Errors
    /// What of the text is wrong, and where.
    pub fn game_from(&self, fen: &str) -> Result<RecordedGame, FenError> {
        RecordedGame::from_fen(Arc::clone(&self.variant), fen).map(|it| it.0)
    }
}

impl TextPlace {
    /// The place of a diagnostic of a text; `None` if it is about the whole.
    ///
    /// ```
    /// use variant_diagram::{TextPlace, read};
    /// let text = "files=3\nranks=3\nking:K:K::z9";
    /// let place = TextPlace::of(text, &read(text).diagnostics[0]);
    /// assert_eq!(place, Some(TextPlace { line: 3, column: 11, length: 2 }));
    /// ```
    #[must_use]
    pub fn of(text: &str, diagnostic: &Diagnostic) -> Option<Self> {
        let Place::Text(span) = &diagnostic.place else { return None };
        let before = text.get(..span.start)?;
        let line_start = before.rfind('\n').map_or(0, |it| it + 1);
        Some(Self {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            length: text.get(span.start..span.end)?.chars().count(),
        })
    }
}

/// Counts the positions after so many plies of legal moves from the one that a game shows.
///
/// ```
/// let tiny = variant_diagram::read("files=4\nranks=4\nfirstRank=1\nroyal=K\nking:K:K::a1");
/// assert_eq!(variant_diagram::perft(tiny.game().game(), 2), 5);
/// ```
#[must_use]
pub fn perft(game: &Game, depth: u32) -> u64 {
    engine::perft::perft(game.variant(), &mut game.position().clone(), depth)
}
