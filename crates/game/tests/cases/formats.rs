//! The games of `tests/records`: what is read of them, and that what is written of them reads back.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalogue::english;
use game::notation::record;
use game::record_formats::{self, Written};
use game::recorded_game::{RecordGaps, RecordedGame};

use crate::case_file::{Case, read_folder};
use crate::common::compile;
use crate::trials::Trials;

/// Tags that formats add.
const ADDED: [&str; 6] = ["Variant", "Result", "Game", "Format", "GameType", "SetUp"];

/// A game as it was read.
struct Read {
    game: RecordedGame,
    gaps: RecordGaps,
}

fn read(definition: &str, text: &str) -> Result<Read, String> {
    let variant = Arc::new(compile(definition));
    let tokens = record::tokens(&variant, text);
    let begun = RecordedGame::begun_by(&variant, &tokens).map_err(|it| format!("{it:?}"))?;
    let mut game = begun.unwrap_or_else(|| RecordedGame::new(variant));
    let gaps = game.read_moves(&tokens);
    Ok(Read { game, gaps })
}

impl Read {
    fn own(&self) -> String {
        self.game.text()
    }

    /// The same without tags that formats add, the others in one order.
    fn essence(&self) -> (BTreeSet<String>, String) {
        let is_added = |line: &str| ADDED.iter().any(|it| line.starts_with(&format!("[{it} ")));
        let own = self.own();
        let (tags, rest): (Vec<&str>, Vec<&str>) = own.lines().partition(|it| it.starts_with('['));
        (tags.into_iter().filter(|it| !is_added(it)).map(str::to_owned).collect(), rest.join("\n"))
    }

    fn written(&self, title: &str, format: &str) -> Result<Written, String> {
        record_formats::write(&self.game, title, format).map_err(|it| english(&it))
    }
}

/// The title of a definition.
fn title(definition: &str) -> &str {
    definition.lines().find_map(|it| it.strip_prefix("title=")).unwrap_or_default()
}

/// What differs from the lines of a case.
fn run(case: &Case) -> Vec<String> {
    let text = case.get("record");
    let first = match read(&case.definition, text) {
        Ok(it) => it,
        Err(it) => return vec![format!("{}: {it}", case.title)],
    };
    let mut bad = Vec::new();
    let mut complain = |what: &str, is: &str| bad.push(format!("{}: {what}:\n{is}", case.title));
    let codes: Vec<&str> = first.gaps.left_out.iter().map(|it| it.reason.code).collect();
    if codes.join(" ") != case.value("left out").unwrap_or_default() {
        complain("left out", &format!("{:?}", first.gaps.left_out));
    }
    let at = |it: &record::Misfit| format!("{} at {}", it.reason.code, text.get(it.place.clone()).unwrap_or_default());
    let stops = first.gaps.misfit.as_ref().map(at).unwrap_or_default();
    if stops != case.value("stops").unwrap_or_default() {
        complain("stops", &stops);
    }
    if first.own().trim_end() != case.get("reads").trim_end() {
        complain("reads", &first.own());
    }
    let title = title(&case.definition);
    for (key, value) in &case.lines {
        if let Some(format) = key.strip_prefix("writes ") {
            match first.written(title, format) {
                Ok(it) if it.text.trim_end() == value.trim_end() => {}
                other => complain(key, &format!("{other:?}")),
            }
        } else if let Some(format) = key.strip_prefix("refuses ") {
            match first.written(title, format) {
                Err(it) if it.contains(value) => {}
                other => complain(key, &format!("{other:?}")),
            }
        }
    }
    for format in case.value("again").unwrap_or_default().split_whitespace() {
        let again = first.written(title, format).and_then(|it| Ok((read(&case.definition, &it.text)?, it.text)));
        match again {
            Ok((again, _)) if again.essence() == first.essence() && again.gaps.misfit.is_none() => {}
            Ok((again, text)) => complain(format, &format!("{text}\n{}", again.own())),
            Err(it) => complain(format, &it),
        }
    }
    bad
}

/// Adds every game of `tests/records`.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in read_folder("records") {
        for case in cases {
            trials.add(format!("formats/{file}/{}", case.title), move || run(&case));
        }
    }
}
