//! A game, as Python sees it.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use pyo3::prelude::*;
use variant_diagram::game::notation::board_text::BoardText;
use variant_diagram::game::notation::listed_moves::MoveList;
use variant_diagram::game::notation::{record, uci, uci_list};
use variant_diagram::game::record_formats;
use variant_diagram::message::{Arg, Message, msg};
use variant_diagram::{CompiledDefinition, NotationForm, Player, RecordedGame, Voice, catalogue, forms, perft, read};

use crate::diagnostic::Diagnostic;
use crate::errors::{asked_wrongly, no_definition, no_move, no_position};
use crate::thinking::{self, Asked, Line};

/// Deeper is nobody's wish, and counting needs room for each ply.
const MAX_DEPTH: u32 = 64;

/// What the games of a definition share.
struct Shared {
    compiled: CompiledDefinition,
    text: String,
    language: &'static str,
    /// Reads the catalogues, when something is first said.
    voice: OnceLock<Voice>,
    writer: uci::Writer,
}

impl Shared {
    fn voice(&self) -> &Voice {
        // The language is one that there is.
        self.voice.get_or_init(|| self.speaking(self.language).expect("a language"))
    }

    fn speaking(&self, language: &str) -> Option<Voice> {
        Voice::of(&self.compiled.definition, language)
    }

    fn say(&self, message: &Message) -> String {
        self.voice().say(message)
    }

    fn diagnostics(&self) -> Vec<Diagnostic> {
        self.compiled.diagnostics.iter().map(|it| Diagnostic::of(&self.text, it, self.voice())).collect()
    }

    /// A form of moves by its name.
    fn form(&self, py: Python<'_>, name: &str) -> PyResult<&'static NotationForm> {
        forms::named(name).map_err(|it| asked_wrongly(py, "notation", self.say(&it)))
    }
}

/// There is no such language.
fn no_language(tag: &str) -> Message {
    msg!("cli-no-language", text = tag, languages = Arg::listed(catalogue::LANGUAGES.iter().map(|it| it.tag)))
}

/// How a game ended.
#[pyclass(frozen, module = "variant_diagram")]
pub(crate) struct Verdict {
    /// `white` or `black`; `None` for a draw.
    #[pyo3(get)]
    winner: Option<&'static str>,
    /// A stable name: `mate`, `stalemate`, …
    #[pyo3(get)]
    reason: &'static str,
    /// The same in words.
    #[pyo3(get)]
    text: String,
}

#[pymethods]
impl Verdict {
    fn __repr__(&self) -> String {
        format!("<Verdict {}: {}>", self.reason, self.text)
    }
}

fn name_of(side: Player) -> &'static str {
    if side == Player::White { "white" } else { "black" }
}

/// A game of a definition.
#[pyclass(module = "variant_diagram")]
pub(crate) struct Game {
    shared: Arc<Shared>,
    game: RecordedGame,
}

impl Game {
    fn begun(&self, py: Python<'_>, fen: &str) -> PyResult<RecordedGame> {
        let game = self.shared.compiled.game_from(fen);
        game.map_err(|it| no_position(py, self.shared.say(&it.message)))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (text, fen = None, *, language = "en", strict = true))]
    fn new(py: Python<'_>, text: String, fen: Option<&str>, language: &str, strict: bool) -> PyResult<Self> {
        let Some(language) = catalogue::language_of(language) else {
            return Err(asked_wrongly(py, "language", catalogue::english(&no_language(language))));
        };
        let compiled = py.detach(|| read(&text));
        let writer = uci::Writer::new(&compiled.variant);
        let game = compiled.game();
        let shared = Arc::new(Shared { compiled, text, language, voice: OnceLock::new(), writer });
        if strict && shared.compiled.has_errors() {
            return Err(no_definition(py, shared.diagnostics()));
        }
        let mut res = Self { shared, game };
        if let Some(fen) = fen {
            res.game = res.begun(py, fen)?;
        }
        Ok(res)
    }

    /// Another game of the same definition, from a position.
    #[pyo3(name = "from_fen")]
    fn begun_at(&self, py: Python<'_>, fen: &str) -> PyResult<Self> {
        Ok(Self { shared: Arc::clone(&self.shared), game: self.begun(py, fen)? })
    }

    /// A game with the same moves, which goes its own way from then on.
    fn copy(&self) -> Self {
        Self { shared: Arc::clone(&self.shared), game: self.game.clone() }
    }

    fn __copy__(&self) -> Self {
        self.copy()
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.shared.compiled.definition.appearance.title.as_deref()
    }

    #[getter]
    fn language(&self) -> &'static str {
        self.shared.language
    }

    #[getter]
    fn diagnostics(&self) -> Vec<Diagnostic> {
        self.shared.diagnostics()
    }

    #[getter]
    fn fen(&self) -> String {
        self.game.fen()
    }

    #[getter]
    fn turn(&self) -> &'static str {
        name_of(self.game.game().position().turn())
    }

    #[getter]
    fn ply(&self) -> usize {
        self.game.game().ply()
    }

    #[getter]
    fn in_check(&self) -> bool {
        !self.game.game().current().checks.is_empty()
    }

    #[getter]
    fn is_over(&self) -> bool {
        self.game.game().current().verdict.is_some()
    }

    #[getter]
    fn result(&self) -> &'static str {
        self.game.game().current().verdict.as_ref().map_or("*", |it| record::result_text(it.winner))
    }

    #[getter]
    fn verdict(&self) -> Option<Verdict> {
        let verdict = self.game.game().current().verdict.as_ref()?;
        let text = self.shared.say(&verdict.message);
        Some(Verdict { winner: verdict.winner.map(name_of), reason: verdict.reason, text })
    }

    #[pyo3(signature = (notation = "uci"))]
    fn legal_moves(&self, py: Python<'_>, notation: &str) -> PyResult<Vec<String>> {
        if notation != "uci" {
            return Ok(self.game.texts(self.shared.form(py, notation)?));
        }
        let game = self.game.game();
        let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
        Ok(uci_list::written(list, &self.shared.writer))
    }

    fn play(&mut self, py: Python<'_>, text: &str) -> PyResult<String> {
        match self.game.play_text(text) {
            Ok(()) => Ok(self.game.game().last().map(|it| it.san.clone()).unwrap_or_default()),
            Err(why) => Err(no_move(py, why.code, self.shared.say(&why.message))),
        }
    }

    fn why(&mut self, text: &str) -> Option<String> {
        self.game.read_move(text).err().map(|it| self.shared.say(&it.message))
    }

    fn undo(&mut self) -> bool {
        self.game.undo()
    }

    fn redo(&mut self) -> bool {
        self.game.redo()
    }

    fn perft(&self, py: Python<'_>, depth: u32) -> PyResult<u64> {
        if depth > MAX_DEPTH {
            let told = msg!("cli-no-depth", text = depth.to_string(), most = MAX_DEPTH);
            return Err(asked_wrongly(py, "depth", self.shared.say(&told)));
        }
        let game = self.game.game();
        Ok(py.detach(|| perft(game, depth)))
    }

    #[pyo3(signature = (format = None))]
    fn record(&self, py: Python<'_>, format: Option<&str>) -> PyResult<String> {
        let Some(format) = format else { return Ok(self.game.text()) };
        let written = record_formats::write(&self.game, self.title().unwrap_or_default(), format);
        written.map(|it| it.text).map_err(|it| asked_wrongly(py, "record", self.shared.say(&it)))
    }

    /// Replaces the game by that of a record. What of it does not fit is left out, and told.
    fn read_record(&mut self, py: Python<'_>, text: &str) -> PyResult<Vec<String>> {
        let variant = &self.shared.compiled.variant;
        let tokens = record::tokens(variant, text);
        let begun = RecordedGame::begun_by(variant, &tokens);
        let begun = begun.map_err(|it| no_position(py, self.shared.say(&it.message())))?;
        self.game = begun.unwrap_or_else(|| self.shared.compiled.game());
        let gaps = self.game.read_moves(&tokens);
        Ok(gaps.misfit.iter().chain(&gaps.left_out).map(|it| self.shared.say(&it.reason.message)).collect())
    }

    #[pyo3(signature = (language = None))]
    fn rules(&self, py: Python<'_>, language: Option<&str>) -> PyResult<String> {
        let definition = &self.shared.compiled.definition;
        let Some(language) = language else { return Ok(self.shared.voice().rules(definition)) };
        let voice = self.shared.speaking(language);
        let voice = voice.ok_or_else(|| asked_wrongly(py, "language", self.shared.say(&no_language(language))))?;
        Ok(voice.rules(definition))
    }

    #[pyo3(signature = (*, depth = None, nodes = None, seconds = None, lines = 1, level = None, seed = 0, notation = "uci"))]
    #[expect(clippy::too_many_arguments, reason = "keywords of Python")]
    fn search(
        &self,
        py: Python<'_>,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
        lines: usize,
        level: Option<usize>,
        seed: u64,
        notation: &str,
    ) -> PyResult<Vec<Line>> {
        let form = self.shared.form(py, notation)?;
        let time = seconds.filter(|it| it.is_finite()).map(|it| Duration::try_from_secs_f64(it).unwrap_or_default());
        thinking::search(py, &self.game, &Asked { depth, nodes, time, lines, level, seed }, form)
    }

    fn __str__(&self) -> String {
        let game = self.game.game();
        BoardText { variant: game.variant(), position: game.position() }.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Game {}: {}>", self.title().unwrap_or_default(), self.game.fen())
    }
}
