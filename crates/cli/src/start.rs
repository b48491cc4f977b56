//! The position that a command works with: a definition, a position text or a game, moves played.

use std::sync::Arc;

use definition::{Diagnostic, Place, Severity, Span};
use engine::variant::{Features, Variant};
use game::game::Game;
use game::game::play::NotAMove;
use game::game_record;
use game::game_record::RecordStart;
use game::notation::record::Misfit;
use game::notation::{any, fen, record};
use game::record_formats::{self, Recorded, Written};
use game::variation_tree;
use game::variation_tree::{RecordReading, Variations};

use crate::args::Command;
use crate::definition_file::DefinitionFile;
use crate::{CliFailure, input, report};

/// A game with its variations, and where it began.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) game: Game,
    tree: Variations,
    start: RecordStart,
    /// The title of the definition.
    title: String,
    /// Whether the game was read from a record whose main line could not be read to its end.
    pub(crate) is_cut: bool,
}

impl Played {
    /// Sets up the position of `--fen` or `--game` and plays the moves of `--play`.
    pub(crate) fn of(command: &Command) -> Result<Self, CliFailure> {
        let file = DefinitionFile::read(command.file())?;
        if file.n_errors() > 0 {
            eprintln!("note: {} has errors; `variant-diagram check` shows them.", command.file());
        }
        let mut res = match (command.option("fen"), command.option("game")) {
            (Some(fen), _) => {
                let (res, notes) = Self::at(&file.variant, fen, "--fen")?;
                notes.iter().for_each(|it| eprintln!("note: {it}"));
                res
            }
            (None, Some(record)) => {
                let res = Self::recorded(&file.variant, record)?;
                // What was read of a damaged record is a record; other commands would answer for another position.
                if res.is_cut && (command.name != "record" || command.moves().next().is_some()) {
                    return Err(CliFailure::Reported);
                }
                res
            }
            (None, None) => Self::begun(Game::new(file.variant), None),
        };
        res.title = file.definition.appearance.title.unwrap_or_default();
        for text in command.moves() {
            res.play(text)?;
        }
        Ok(res)
    }

    fn begun(game: Game, fen: Option<String>) -> Self {
        let start = RecordStart::of(&game, fen);
        Self { game, tree: Variations::default(), start, title: String::new(), is_cut: false }
    }

    /// A game that begins with a position, and notes on how its text was understood. `source` says where it was found.
    fn at(variant: &Arc<Variant>, text: &str, source: &str) -> Result<(Self, Vec<String>), CliFailure> {
        let read = fen::read(variant, text).map_err(|it| CliFailure::Failed(format!("{source}: {}", it.message)))?;
        let normal = fen::write(variant, &read.position, read.half, read.full);
        let game = Game::from_position(Arc::clone(variant), read.position, (read.half, read.full));
        Ok((Self::begun(game, Some(normal)), read.notes.into_iter().map(|it| it.text).collect()))
    }

    /// The game of a record, at its end. What of it cannot be read is told.
    fn recorded(variant: &Arc<Variant>, file: &str) -> Result<Self, CliFailure> {
        let text = input::read(file)?;
        let tokens = record::tokens(variant, &text);
        let mut res = match (&tokens.fen, tokens.shuffle) {
            (Some(fen), _) => Self::at(variant, fen, file)?.0,
            (None, Some(number)) if variant.start.shuffle.is_some() => {
                let number = u128::from(number);
                let game = Game::shuffled(Arc::clone(variant), number);
                let game =
                    game.ok_or_else(|| CliFailure::Failed(format!("{file}: There is no start of that number.")))?;
                let res = Self::begun(game, None);
                Self { start: res.start.shuffled(number), ..res }
            }
            (None, _) => Self::begun(Game::new(Arc::clone(variant)), None),
        };
        let RecordReading { tree, misfit, left_out } = variation_tree::read(&mut res.game, &tokens);
        let told =
            |it: &Misfit, severity| eprint!("{}", report::diagnostic(file, &text, &misfit_diagnostic(it, severity)));
        left_out.iter().for_each(|it| told(it, Severity::Warning));
        misfit.iter().for_each(|it| told(it, Severity::Error));
        Ok(Self { tree, is_cut: misfit.is_some(), ..res })
    }

    /// Plays a move that somebody typed.
    fn play(&mut self, text: &str) -> Result<(), CliFailure> {
        let failed = |sentence: &str| CliFailure::Failed(format!("{text} cannot be played: {sentence}"));
        if let Some(sentence) = self.over() {
            return Err(failed(sentence));
        }
        let path = any::read(&mut self.game, text).map_err(|it| failed(&it.sentence))?;
        self.game.play(&path).map_err(|NotAMove(it)| failed(&it.sentence))?;
        self.tree.played(&mut self.game);
        Ok(())
    }

    /// How the game ended, if it has and its rules are enforced.
    pub(crate) fn over(&self) -> Option<&str> {
        let verdict = self.game.current().verdict.as_ref().filter(|_| self.game.variant().has(Features::ENFORCED));
        verdict.map(|it| it.sentence.as_str())
    }

    /// The game in the format of other programs. What it has no room for is told.
    pub(crate) fn record_as(&self, format: &str) -> Result<String, CliFailure> {
        let Self { tree, game, start, title, .. } = self;
        let written = record_formats::write(Recorded { tree, game, start, title }, format);
        let Written { text, notes } = written.map_err(CliFailure::Failed)?;
        notes.iter().for_each(|it| eprintln!("note: {it}"));
        Ok(text)
    }

    /// The game as text.
    pub(crate) fn record(&self) -> String {
        game_record::write(&self.tree, &self.game, &self.start)
    }
}

fn misfit_diagnostic(misfit: &Misfit, severity: Severity) -> Diagnostic {
    Diagnostic {
        severity,
        code: misfit.reason.code,
        message: misfit.reason.sentence.clone(),
        hint: None,
        place: Place::Text(Span::new(misfit.place.start, misfit.place.end)),
    }
}
