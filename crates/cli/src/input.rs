//! Files and standard input as text, and where output goes.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};

use message::{Message, msg};

use crate::CliFailure;

/// Larger files are not read.
const MAX_BYTES: u64 = 4 << 20;

/// The text of a file; `-` is standard input.
pub(crate) fn read(file: &str) -> Result<String, CliFailure> {
    let failed = |why| CliFailure::at(file, why);
    let bytes = bytes(file).map_err(|it| failed(reason(it.kind())))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(failed(msg!("cli-file-large")));
    }
    String::from_utf8(bytes).map_err(|_| failed(msg!("cli-file-no-text")))
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
