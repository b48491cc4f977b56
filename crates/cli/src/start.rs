//! The position that a command works with: a definition, a position text or a game, moves played.

use std::sync::Arc;

use definition::{Diagnostic, Place, Severity, Span};
use engine::variant::{Features, Variant};
use game::game::Game;
use game::game::play::NotAMove;
use game::notation::record;
use game::notation::record::Misfit;
use game::record_formats::{self, Written};
use game::recorded_game::{NoStart, RecordGaps, RecordedGame};
use message::{Message, msg};

use crate::args::Command;
use crate::definition_file::DefinitionFile;
use crate::voice::Voice;
use crate::words::{note, say};
use crate::{CliFailure, input, report};

/// A game, with what commands say of it.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) recorded: RecordedGame,
    /// What tells the game.
    pub(crate) voice: Voice,
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
            note(say(&msg!("cli-has-errors", file = command.file())));
        }
        let voice = Voice::of(&file.definition);
        let mut res = match (command.option("fen"), command.option("game")) {
            (Some(fen), _) => {
                let read = RecordedGame::from_fen(file.variant, fen);
                let (res, notes) = read.map_err(|it| no_start("--fen", &NoStart::Position(it)))?;
                notes.iter().for_each(|it| note(voice.say(&it.text)));
                Self::of_recorded(res)
            }
            (None, Some(record)) => {
                let res = Self::recorded(&file.variant, record, &voice)?;
                // What was read of a damaged record is a record; other commands would answer for another position.
                if res.is_cut && (command.name != "record" || command.moves().next().is_some()) {
                    return Err(CliFailure::Reported);
                }
                res
            }
            (None, None) => Self::of_recorded(RecordedGame::new(file.variant)),
        };
        res.voice = voice;
        res.title = file.definition.appearance.title.unwrap_or_default();
        for text in command.moves() {
            res.play(text)?;
        }
        Ok(res)
    }

    fn of_recorded(recorded: RecordedGame) -> Self {
        Self { recorded, voice: Voice::default(), title: String::new(), is_cut: false }
    }

    /// The game of a record, at its end. What of it cannot be read is told.
    fn recorded(variant: &Arc<Variant>, file: &str, voice: &Voice) -> Result<Self, CliFailure> {
        let text = input::read(file)?;
        let tokens = record::tokens(variant, &text);
        let begun = RecordedGame::begun_by(variant, &tokens).map_err(|it| no_start(file, &it))?;
        let mut recorded = begun.unwrap_or_else(|| RecordedGame::new(Arc::clone(variant)));
        let RecordGaps { misfit, left_out } = recorded.read_moves(&tokens);
        let told = |it: &Misfit, severity| {
            let message = voice.renamed(&it.reason.message);
            eprint!("{}", report::diagnostic(file, &text, &misfit_diagnostic(it, message, severity)));
        };
        left_out.iter().for_each(|it| told(it, Severity::Warning));
        misfit.iter().for_each(|it| told(it, Severity::Error));
        Ok(Self { is_cut: misfit.is_some(), ..Self::of_recorded(recorded) })
    }

    /// The game.
    pub(crate) fn game(&self) -> &Game {
        self.recorded.game()
    }

    /// Plays a move that somebody typed.
    fn play(&mut self, text: &str) -> Result<(), CliFailure> {
        let failed =
            |why: &Message| CliFailure::Failed(msg!("cli-cannot-be-played", move = text, why = self.voice.say(why)));
        if let Some(why) = self.over() {
            return Err(failed(&why));
        }
        let path = self.recorded.read_move(text).map_err(|it| failed(&it.message))?;
        self.recorded.play(&path).map_err(|NotAMove(it)| failed(&it.message))
    }

    /// How the game ended, if it has and its rules are enforced.
    pub(crate) fn over(&self) -> Option<Message> {
        let game = self.game();
        let verdict = game.current().verdict.as_ref().filter(|_| game.variant().has(Features::ENFORCED));
        verdict.map(|it| it.message.clone())
    }

    /// The game in the format of other programs. What it has no room for is told.
    pub(crate) fn record_as(&self, format: &str) -> Result<String, CliFailure> {
        let written = record_formats::write(&self.recorded, &self.title, format);
        let Written { text, notes } = written.map_err(|it| CliFailure::Failed(self.voice.renamed(&it)))?;
        notes.iter().for_each(|it| note(self.voice.say(it)));
        Ok(text)
    }
}

/// What is told of a start that cannot be read. `source` says where it was found.
fn no_start(source: &str, why: &NoStart) -> CliFailure {
    CliFailure::at(source, why.message())
}

fn misfit_diagnostic(misfit: &Misfit, message: Message, severity: Severity) -> Diagnostic {
    Diagnostic {
        severity,
        code: misfit.reason.code,
        message,
        hint: None,
        fix: None,
        place: Place::Text(Span::new(misfit.place.start, misfit.place.end)),
    }
}
