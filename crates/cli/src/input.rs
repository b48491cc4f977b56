//! Files and standard input as text, and where output goes.

use std::fs::File;
use std::io::{ErrorKind, Read, Write};

use crate::CliFailure;

/// Larger files are not read.
const MAX_BYTES: u64 = 4 << 20;

/// The text of a file; `-` is standard input.
pub(crate) fn read(file: &str) -> Result<String, CliFailure> {
    let failed = |why: &str| CliFailure::Failed(format!("{file}: {why}"));
    let bytes = bytes(file).map_err(|it| failed(reason(it.kind())))?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(failed("this file is too large."));
    }
    String::from_utf8(bytes).map_err(|_| failed("this file is not UTF-8 text."))
}

fn bytes(file: &str) -> std::io::Result<Vec<u8>> {
    let source: Box<dyn Read> = if file == "-" { Box::new(std::io::stdin()) } else { Box::new(File::open(file)?) };
    let mut res = Vec::new();
    source.take(MAX_BYTES + 1).read_to_end(&mut res)?;
    Ok(res)
}

/// The same words on every system, and in the npm package.
fn reason(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::NotFound => "there is no such file.",
        ErrorKind::IsADirectory => "this is a folder.",
        _ => "this file cannot be read.",
    }
}

/// Writes to a file, or to standard output. A closed pipe is no failure.
pub(crate) fn write(file: Option<&str>, text: &str) -> Result<(), CliFailure> {
    if let Some(file) = file {
        return std::fs::write(file, text)
            .map_err(|_| CliFailure::Failed(format!("{file}: this file cannot be written.")));
    }
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(CliFailure::Failed(error.to_string())),
        _ => Ok(()),
    }
}
