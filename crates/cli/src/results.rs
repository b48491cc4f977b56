//! Results of long work: lines of JSON in a file, of which the first says what was measured. Work that was stopped goes
//! on where the file ends, and files of parts are joined.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::sync::{Mutex, PoisonError};

use message::{Arg, msg};
use serde_json::{Value, json};

use crate::args::Command;
use crate::words::say;
use crate::{CliFailure, input, parallel};

/// What was measured, and its results so far.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Results {
    /// The command, the definition, the seed, and what else results depend on.
    pub(crate) head: Value,
    /// One object with one member each: what kind of a result it is, and the result with its number.
    pub(crate) lines: Vec<Value>,
}

impl Results {
    /// The results of a kind, by their numbers.
    pub(crate) fn of_kind(&self, kind: &str) -> Vec<&Value> {
        let mut res: Vec<&Value> = self.lines.iter().filter_map(|it| it.get(kind)).collect();
        res.sort_by_key(|it| it["number"].as_u64());
        res
    }

    /// Whether a result is there.
    pub(crate) fn has(&self, kind: &str, number: u64) -> bool {
        self.lines.iter().any(|it| it.get(kind).is_some_and(|it| it["number"] == number))
    }

    /// Reads the text of a file. A last line that was not written to its end is left out.
    fn parse(file: &str, text: &str) -> Result<Option<Self>, CliFailure> {
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut values = Vec::new();
        for (n, line) in whole.lines().enumerate() {
            let value: Value = serde_json::from_str(line)
                .map_err(|_| CliFailure::at(&format!("{file}:{}", n + 1), msg!("cli-results-line")))?;
            values.push(value);
        }
        let mut values = values.into_iter();
        Ok(values.next().map(|head| Self { head, lines: values.collect() }))
    }

    /// Reads the files of parts and joins them.
    pub(crate) fn merged(files: &[String]) -> Result<Self, CliFailure> {
        let mut res: Option<Self> = None;
        for file in files {
            let Some(part) = Self::parse(file, &input::read_results(file)?)? else { continue };
            match &mut res {
                None => res = Some(part),
                Some(all) if all.head == part.head => {
                    // A result that is in two files is the same in both.
                    let new: Vec<Value> = part.lines.into_iter().filter(|it| !all.lines.contains(it)).collect();
                    all.lines.extend(new);
                }
                Some(_) => return Err(CliFailure::at(file, msg!("cli-results-other"))),
            }
        }
        res.ok_or_else(|| CliFailure::Failed(msg!("cli-results-none")))
    }
}

/// What the results of a command about one definition depend on, if they are kept: what is asked, the definition, and the
/// version. The definition is read again.
pub(crate) fn head_of(command: &Command, name: &str, asked: Value) -> Result<Value, CliFailure> {
    match (command.option("results"), command.file()) {
        (None, _) => Ok(Value::Null),
        (Some(_), "-") => Err(CliFailure::Usage(msg!("cli-results-need-file"))),
        (Some(_), file) => {
            let definition = fingerprint(&input::read(file)?);
            Ok(json!({ name: asked, "definition": definition, "version": env!("CARGO_PKG_VERSION") }))
        }
    }
}

/// A file to which results are appended, or none.
#[derive(Debug)]
pub(crate) struct ResultsFile<'a>(Option<&'a str>);

impl<'a> ResultsFile<'a> {
    /// The file and what is in it already, which has to belong to the same work.
    pub(crate) fn open(file: Option<&'a str>, head: Value) -> Result<(Self, Results), CliFailure> {
        let empty = Results { head, lines: Vec::new() };
        let Some(name) = file else { return Ok((Self(None), empty)) };
        let text = match std::fs::read_to_string(name) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(_) => return Err(CliFailure::at(name, msg!("cli-file-unreadable"))),
        };
        let known = Results::parse(name, &text)?;
        if known.as_ref().is_some_and(|it| it.head != empty.head) {
            return Err(CliFailure::at(name, msg!("cli-results-other")));
        }
        let res = Self(file);
        match known {
            Some(known) => {
                if !text.ends_with('\n') {
                    input::write(file, &text[..=text.rfind('\n').unwrap_or(0)])?;
                }
                Ok((res, known))
            }
            None => {
                input::write(file, &format!("{}\n", empty.head))?;
                Ok((res, empty))
            }
        }
    }

    /// Works out the results of a kind that are not there yet, so many at a time. Each is appended to the file at once.
    pub(crate) fn work_out(
        &self,
        results: &mut Results,
        kind: &'static str,
        numbers: impl Iterator<Item = u64>,
        n_jobs: usize,
        line: impl Fn(u64) -> Result<Value, CliFailure> + Sync,
    ) -> Result<(), CliFailure> {
        let known: BTreeSet<u64> = results.of_kind(kind).iter().filter_map(|it| it["number"].as_u64()).collect();
        let left: Vec<u64> = numbers.filter(|it| !known.contains(it)).collect();
        let done = Mutex::new(Vec::new());
        let work = |_: &mut (), number| {
            let line = line(number)?;
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            self.add(&line)?;
            done.push(line);
            let n_left = left.len() - done.len();
            eprintln!("{}", say(&msg!("report-left", kind = Arg::Choice(kind), number = number, left = n_left)));
            Ok(())
        };
        parallel::for_each(left.iter().copied(), n_jobs, || Ok(()), work)?;
        results.lines.extend(done.into_inner().unwrap_or_else(PoisonError::into_inner));
        Ok(())
    }

    /// Appends a result.
    pub(crate) fn add(&self, line: &Value) -> Result<(), CliFailure> {
        let Some(file) = self.0 else { return Ok(()) };
        let append = || OpenOptions::new().append(true).open(file)?.write_all(format!("{line}\n").as_bytes());
        append().map_err(|_| CliFailure::at(file, msg!("cli-file-unwritable")))
    }
}

/// Settings that only say how something looks, in whose words it is told or who made it.
const LOOKS: [&str; 9] =
    ["author", "family", "graphicsDir", "picture", "pieces", "rulePage", "skin", "squareSize", "theme"];

/// Settings that say the same in a language, by its tag: `title.de`.
const TAGGED: [&str; 4] = ["name", "task", "title", "word"];

/// A number that definitions share if they are the same but for what no result depends on: the ends of lines, remarks, who
/// made them, and how board and pieces are drawn and called (FNV-1a of 64 bits, 16 digits).
pub(crate) fn fingerprint(text: &str) -> String {
    // JSON is taken as it is.
    let is_json = text.trim_start().starts_with('{');
    let lines = text.lines().map(str::trim).filter(|it| is_json || tells(it));
    let hash = lines.fold(0xcbf2_9ce4_8422_2325_u64, |hash, line| {
        let [front, back] = if is_json { [line, ""] } else { without_picture(line) };
        let bytes = front.bytes().chain(back.bytes()).chain([b'\n']);
        bytes.fold(hash, |it, byte| (it ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
    });
    format!("{hash:016x}")
}

/// Whether a line says more than how something looks and is told.
fn tells(line: &str) -> bool {
    let setting = line.split_once('=').map(|it| it.0.trim());
    let is_tagged = |it: &str| it.split_once('.').is_some_and(|(key, _)| TAGGED.contains(&key));
    !line.is_empty() && !line.starts_with('#') && !setting.is_some_and(|it| LOOKS.contains(&it) || is_tagged(it))
}

/// What stands before and behind the name of the picture, if the line is one of a piece: `name:ID:moves:picture:squares`.
fn without_picture(line: &str) -> [&str; 2] {
    let first = line.split(['=', ':']).next().unwrap_or("");
    let is_setting = line[first.len()..].starts_with('=');
    let mut colons = line.match_indices(':').map(|it| it.0).skip(2);
    match (colons.next(), colons.next()) {
        (Some(begin), Some(end)) if !is_setting => [&line[..=begin], &line[end..]],
        _ => [line, ""],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_but_for_one_that_was_cut() {
        let text = "{\"seed\":1}\n{\"game\":{\"number\":2}}\n{\"type\":{\"number\":0}}\n{\"game\":{\"num";
        let sut = Results::parse("f", text).unwrap().unwrap();
        assert_eq!((sut.head["seed"].as_u64(), sut.lines.len()), (Some(1), 2));
        assert!(sut.has("game", 2) && !sut.has("game", 0) && sut.of_kind("type").len() == 1);
        assert!(Results::parse("f", "{\"seed\":1}\nwhat\n").is_err());
        assert_eq!(Results::parse("f", "").unwrap(), None);
    }

    /// Games from which a network learns are tens of megabytes.
    #[test]
    fn results_may_be_larger_than_definitions() {
        let path = std::env::temp_dir().join(format!("variant-diagram-results-{}.jsonl", std::process::id()));
        let line = format!("{{\"game\":{{\"number\":1,\"positions\":[\"{}\"]}}}}", "x".repeat(6 << 20));
        std::fs::write(&path, format!("{{\"seed\":1}}\n{line}\n")).unwrap();
        let found = Results::merged(&[path.to_string_lossy().into_owned()]).map(|it| it.lines.len());
        std::fs::remove_file(&path).unwrap();
        assert_eq!(found.ok(), Some(1));
    }

    #[test]
    fn what_no_result_depends_on_is_no_part_of_fingerprints() {
        // The first from the tables of the authors of FNV, the second worked out by another program, line feed included.
        assert_eq!((fingerprint(""), fingerprint("foobar")), ("cbf29ce484222325".into(), "345316a7168b8506".into()));
        let plain = "files=8\nrook:R:R::a1\ncannon:C:mRcpR::b2";
        assert_eq!(
            fingerprint(plain),
            fingerprint("# A remark\r\nfiles=8\r\nskin=wood\n\nrook:R:R:tower:a1\nname.de=Turm\n cannon:C:mRcpR::b2\n"),
        );
        let told =
            "title.de=x\nfamily=xiangqi\nfiles=8\nrook:R:R::a1\nname.zh-Hans = 车\ncannon:C:mRcpR::b2\ntask.fr=y";
        assert_eq!(fingerprint(plain), fingerprint(told));
        for other in ["files=9", "rook:R:R::a2", "rook:R:RF::a1", "labels=a:b:c:d:e", "labels=a:b:c:x:e"] {
            assert_ne!(fingerprint(plain), fingerprint(&format!("{plain}\n{other}")), "{other}");
        }
        assert_ne!(fingerprint("labels=a:b:c:d:e"), fingerprint("labels=a:b:c:x:e"));
        assert_ne!(fingerprint("{\"a\":{\"b\":{\"c\":1}}}"), fingerprint("{\"a\":{\"b\":{\"d\":1}}}"));
    }
}
