//! Positions as text: what is read, what is written. Each field has a file of its own below.

pub mod board;
pub mod extras;
pub mod fields;
pub mod hands;
mod letters;
pub mod notes;
pub mod passing;
mod plain;
pub mod rights;
mod root;
pub mod tail;

use std::fmt;

use engine::ids::Player;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::{Features, Variant};
use message::{Message, msg};

use crate::notation::names::PieceNames;
use extras::Extras;
use fields::FenFields;
pub use notes::Note;
use notes::Notes;
use plain::{Plain, START, plain};
use rights::Virgins;
pub use root::root;

/// The longest text that is looked at.
const MAX_LEN: usize = 20_000;

/// A position that was read.
#[derive(Clone, Debug)]
pub struct Read {
    /// The position.
    pub position: Position,
    /// Plies since the last resetting event.
    pub half: u32,
    /// The move number.
    pub full: u32,
    /// What was added, left out or understood in an unusual way.
    pub notes: Vec<Note>,
}

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    /// One sentence.
    pub message: Message,
    /// The part of the text that is meant, if it is one part.
    pub part: String,
}

impl FenError {
    pub(super) fn new(message: Message, part: &str) -> Self {
        Self { message, part: part.chars().take(40).collect() }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for FenError {}

/// Reads a position in any dialect. What cannot be read costs itself alone and is noted, and so is what is added.
///
/// # Errors
/// [`FenError`] if the board cannot be understood.
pub fn read(variant: &Variant, text: &str) -> Result<Read, FenError> {
    read_with(variant, &Extras::of(variant), text)
}

/// Reads a position, with the extras of a variant at hand.
///
/// # Errors
/// As [`read`].
pub fn read_with(variant: &Variant, extras: &Extras, text: &str) -> Result<Read, FenError> {
    let variant = variant.open();
    if text.len() > MAX_LEN {
        return Err(FenError::new(msg!("position-too-long"), ""));
    }
    // What a text says as it stands comes before any other reading.
    let exact = read_plain(variant, extras, text, false);
    let n_losses = exact.as_ref().map_or(usize::MAX, |it| it.1);
    let Plain { text: plain, is_sfen, has_moves } = plain(text);
    let is_start = plain == START;
    if n_losses == 0 || plain == text && !is_start {
        return exact.map(|it| it.0);
    }
    let read = if is_start { Ok((start(variant), 0)) } else { read_plain(variant, extras, &plain, is_sfen) };
    match read {
        Ok((mut read, lost)) if lost < n_losses || has_moves => {
            if has_moves {
                read.notes.push(Note { text: msg!("position-moves-left-out"), is_loss: true });
            }
            Ok(read)
        }
        Err(it) if exact.is_err() => Err(it),
        _ => exact.map(|it| it.0),
    }
}

/// The start of the game.
fn start(variant: &Variant) -> Read {
    let (half, full) = variant.start.setup.clocks;
    let mut notes = Notes::default();
    if variant.start.shuffle.is_some() {
        notes.add(msg!("position-shuffled"));
    }
    Read { position: variant.start(), half, full, notes: notes.0 }
}

/// Reads the fields, and counts the parts that could not be read.
fn read_plain(variant: &Variant, extras: &Extras, text: &str, is_sfen: bool) -> Result<(Read, usize), FenError> {
    let mut notes = Notes::default();
    let fields = FenFields::split(variant, text, is_sfen, &mut notes)?;
    let names = PieceNames::new(variant);
    let mut position = variant.empty_position();
    board::read(variant, &names, &fields, &mut position, &mut notes)?;
    hands::read(variant, &names, &fields, &mut position, &mut notes);
    variant.begin(&mut position, fields.side);
    let virgins = Virgins::new(variant, extras);
    let untouched = virgins.read(&position, fields.rights, &mut notes);
    for sq in untouched.into_iter().filter(|_| variant.has(Features::ASKS_VIRGINS)) {
        let content = position.at(sq);
        if !variant.pieces.neutral.has(content.kind()) {
            position.set_up(Edit::Put(sq, content.virgin()));
        }
    }
    passing::read(variant, &fields, &mut position, &mut notes);
    tail::read(variant, extras, &fields, &mut position, &mut notes);
    // In a counting game the text has the count in place of the clock.
    let half = if fields.limit.is_some_and(|it| it > 0) { 0 } else { fields.half };
    let n_losses = notes.n_losses();
    Ok((Read { position, half, full: fields.full, notes: notes.0 }, n_losses))
}

/// Writes a position with its half-move clock and move number.
#[must_use]
pub fn write(variant: &Variant, position: &Position, half: u32, full: u32) -> String {
    write_with(variant, &Extras::of(variant), position, half, full)
}

/// Writes a position, with the extras of a variant at hand.
#[must_use]
pub fn write_with(variant: &Variant, extras: &Extras, position: &Position, half: u32, full: u32) -> String {
    let names = PieceNames::new(variant);
    let mut res = board::write(variant.open(), &names, position);
    hands::write(variant, extras, &names, position, &mut res);
    res.push_str(if position.turn() == Player::White { " w " } else { " b " });
    res.push_str(&Virgins::new(variant, extras).write(position));
    let (squares, victim) = passing::write(variant, position);
    res.push(' ');
    res.push_str(&squares);
    tail::write_checks(extras, position, &mut res);
    res.push_str(&format!(" {half} {full}"));
    tail::write_extras(variant, extras, position, victim, &mut res);
    res
}
