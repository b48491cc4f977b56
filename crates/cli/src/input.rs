//! Files and standard input as text, and where output goes.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};

use message::{Message, msg};

use crate::words::{note, say};
use crate::{CliFailure, encoding};

/// Larger files are not read.
const MAX_BYTES: u64 = 4 << 20;

/// The text of a file; `-` is standard input.
pub(crate) fn read(file: &str) -> Result<String, CliFailure> {
    String::from_utf8(content(file)?).map_err(|_| CliFailure::at(file, msg!("cli-file-no-text")))
}

/// The text of a file of results. These grow line by line for days, and may be as large as they like.
pub(crate) fn read_results(file: &str) -> Result<String, CliFailure> {
    if file == "-" {
        return read(file);
    }
    std::fs::read_to_string(file).map_err(|it| CliFailure::at(file, reason(it.kind())))
}

/// The text of a file with games, in the encoding that it says or that it seems to have. The latter is told.
pub(crate) fn read_game(file: &str) -> Result<String, CliFailure> {
    let decoded = encoding::decode(&content(file)?);
    let decoded = decoded.ok_or_else(|| CliFailure::at(file, msg!("cli-file-no-text")))?;
    if !decoded.is_certain {
        note(say(&msg!("cli-file-encoding", file = file, encoding = decoded.encoding)));
    }
    Ok(decoded.text)
}

/// The bytes of a file, unless they are too many.
fn content(file: &str) -> Result<Vec<u8>, CliFailure> {
    let failed = |why| CliFailure::at(file, why);
    let bytes = bytes(file).map_err(|it| failed(reason(it.kind())))?;
    if bytes.len() as u64 > MAX_BYTES { Err(failed(msg!("cli-file-large"))) } else { Ok(bytes) }
}

fn bytes(file: &str) -> std::io::Result<Vec<u8>> {
    let source: Box<dyn Read> = if file == "-" { Box::new(std::io::stdin()) } else { Box::new(File::open(file)?) };
    let mut res = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut res)?;
    Ok(res)
}

/// The same words on every system, and in the npm package.
fn reason(kind: ErrorKind) -> Message {
    match kind {
        ErrorKind::NotFound => msg!("cli-file-missing"),
        ErrorKind::IsADirectory => msg!("cli-file-folder"),
        _ => msg!("cli-file-unreadable"),
    }
}

/// Writes to a file, or to standard output. A closed pipe is no failure.
pub(crate) fn write(file: Option<&str>, text: &str) -> Result<(), CliFailure> {
    if let Some(file) = file {
        return std::fs::write(file, text).map_err(|_| CliFailure::at(file, msg!("cli-file-unwritable")));
    }
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(CliFailure::Failed(msg!("cli-output-unwritable", why = error.to_string())))
        }
        _ => Ok(()),
    }
}
