//! Published definitions, if they are at hand: they are not part of this repository.

use std::fs;
use std::path::Path;

use definition::{Document, Severity};
use rules::read;

use crate::document::assert_same_in_json;

/// Name and text of every file.
fn files() -> Vec<(String, String)> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/corpus");
    let Ok(entries) = fs::read_dir(Path::new(root)) else {
        println!("skipped: there is no folder with published definitions beside the repository");
        return Vec::new();
    };
    let mut res = Vec::new();
    for entry in entries {
        let path = entry.expect("a readable folder").path();
        if path.extension().is_some_and(|it| it == "txt") {
            let text = fs::read_to_string(&path).expect("a readable file");
            res.push((path.display().to_string(), text));
        }
    }
    assert!(!res.is_empty(), "the folder is there, so it has files");
    res
}

#[test]
fn published_definitions_load_without_an_error() {
    for (name, text) in files() {
        let (definition, problems) = read(&text);
        let errors: Vec<_> = problems.iter().filter(|it| it.severity == Severity::Error).collect();
        assert!(errors.is_empty(), "{name}: {errors:?}");
        assert!(definition.pieces.iter().all(|it| !it.moves.is_empty()), "{name}");
        assert!(definition.pieces.iter().any(|it| !it.squares[0].is_empty()), "{name}");
    }
}

#[test]
fn published_definitions_survive_every_form() {
    for (name, text) in files() {
        assert_eq!(Document::parse(&text).to_string(), text, "{name}");
        assert_same_in_json(&text);
    }
}

#[test]
fn published_definitions_have_the_armies_they_show() {
    // File, pieces of White and of Black on the board, holes, hand of White.
    let table = [
        ("arch-chancellor-chess", 16, 16, 0, 0),
        ("carrera-960-haruny", 20, 20, 0, 0),
        ("checkmating-applet", 2, 1, 0, 0),
        ("demo-10x8-lion.", 20, 20, 0, 2),
        ("elven-shogi-mcmtc", 23, 23, 0, 0),
        ("eurasian-chess", 22, 22, 0, 1),
        ("omega-chess-2016", 22, 22, 40, 0),
    ];
    for (name, text) in files() {
        let Some(row) = table.iter().find(|it| name.contains(it.0)) else {
            continue;
        };
        let (definition, _) = read(&text);
        let count = |side: usize| definition.pieces.iter().map(|it| it.squares[side].len()).sum::<usize>();
        let hand: u16 = definition.pieces.iter().map(|it| it.hand[0]).sum();
        assert_eq!((count(0), count(1), definition.board.holes.len(), hand), (row.1, row.2, row.3, row.4), "{name}");
    }
}
