//! The position that a command works with: a definition, a position text or a game, moves played.

use std::ops::Range;
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

/// The number that means all games of a text.
const ALL: &str = "all";

/// A text with games.
struct Games<'a> {
    file: &'a str,
    text: String,
    places: Vec<Range<usize>>,
}

impl<'a> Games<'a> {
    fn read(variant: &Variant, file: &'a str) -> Result<Self, CliFailure> {
        let text = input::read_game(file)?;
        let places = record::games(variant, &text);
        Ok(Self { file, text, places })
    }

    /// Where the game of a number stands, from 1.
    fn numbered(&self, number: &str) -> Result<Range<usize>, CliFailure> {
        let number: usize =
            number.parse().map_err(|_| CliFailure::Usage(msg!("cli-no-number", text = number, option = "--number")))?;
        let found = number.checked_sub(1).and_then(|it| self.places.get(it)).cloned();
        found.ok_or_else(|| CliFailure::at(self.file, msg!("cli-no-such-game", count = self.places.len())))
    }
}

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
                let games = Games::read(&file.variant, record)?;
                // Without a number the first one is read, and the others are told.
                let place = match command.option("number") {
                    Some(it) => games.numbered(it)?,
                    None => 0..games.text.len(),
                };
                let res = Self::recorded(&file, &games, place, &voice)?;
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

    /// All games of `--game`, whatever becomes of each of them; `None` if `--number` does not ask for all.
    pub(crate) fn all(command: &Command) -> Result<Option<Vec<Result<Self, CliFailure>>>, CliFailure> {
        let record = command.option("game").filter(|_| command.option("number") == Some(ALL));
        let Some(record) = record else { return Ok(None) };
        let file = DefinitionFile::read(command.file())?;
        let voice = Voice::of(&file.definition);
        let games = Games::read(&file.variant, record)?;
        let read = |place: &Range<usize>| {
            let mut res = Self::recorded(&file, &games, place.clone(), &voice)?;
            res.voice = Voice::of(&file.definition);
            res.title = file.definition.appearance.title.clone().unwrap_or_default();
            command.moves().try_for_each(|it| res.play(it))?;
            Ok(res)
        };
        Ok(Some(games.places.iter().map(read).collect()))
    }

    fn of_recorded(recorded: RecordedGame) -> Self {
        Self { recorded, voice: Voice::default(), title: String::new(), is_cut: false }
    }

    /// The game at a place of a text, at its end. What of it cannot be read is told.
    fn recorded(
        definition: &DefinitionFile,
        games: &Games<'_>,
        place: Range<usize>,
        voice: &Voice,
    ) -> Result<Self, CliFailure> {
        let (variant, text, before) = (&definition.variant, &games.text[place.clone()], place.start);
        let mut tokens = record::tokens(variant, text);
        tokens.check_variant(text, definition.definition.appearance.title.as_deref().unwrap_or_default());
        let begun = RecordedGame::begun_by(variant, &tokens).map_err(|it| no_start(games.file, &it))?;
        let mut recorded = begun.unwrap_or_else(|| RecordedGame::new(Arc::clone(variant)));
        let RecordGaps { misfit, left_out } = recorded.read_moves(&tokens);
        let told = |it: &Misfit, severity| {
            let message = voice.renamed(&it.reason.message);
            let diagnostic = misfit_diagnostic(it, before, message, severity);
            eprint!("{}", report::diagnostic(games.file, &games.text, &diagnostic));
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

/// What is told of a part of a game with so many bytes before it.
fn misfit_diagnostic(misfit: &Misfit, before: usize, message: Message, severity: Severity) -> Diagnostic {
    Diagnostic {
        severity,
        code: misfit.reason.code,
        message,
        hint: None,
        fix: None,
        place: Place::Text(Span::new(before + misfit.place.start, before + misfit.place.end)),
    }
}
