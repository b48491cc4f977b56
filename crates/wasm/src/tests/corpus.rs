//! Every definition of the corpus through every view.

use std::fs;
use std::path::Path;

use super::{path, session};
use crate::session::{Around, Notation, Session};
use crate::view::OptionsView;

fn definitions() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/diagrams");
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let texts = files.filter(|it| it.extension().is_some_and(|it| it == "txt"));
    texts.map(|it| (it.display().to_string(), fs::read_to_string(it).unwrap())).collect()
}

/// The paths that clicks reach from an answer on; each option must have a cell or a type, and words.
fn clicks(session: &Session, view: &OptionsView, depth: usize, res: &mut Vec<String>) {
    for it in &view.options {
        assert!(it.cell.is_some() || it.kind_of_piece.is_some() || it.step.starts_with('#') || it.step == "pass");
        assert!(!it.words.is_empty() && depth < 12, "{:?}", it.path);
        let next = session.options(&it.path);
        assert!(it.plays == next.play || !it.plays, "{:?}", it.path);
        if next.whole {
            res.push(it.path.join(" "));
        }
        clicks(session, &next, depth + 1, res);
    }
}

#[test]
fn views_of_all_definitions() {
    let all = definitions();
    assert!(all.len() > 50);
    for (name, text) in all {
        let mut session = session(&text);
        let board = session.board();
        assert!(session.explanations().iter().all(|it| !it.is_empty()), "{name}");
        for it in &board.types {
            assert!(!it.name.is_empty(), "{name}");
            session.reach(usize::from(it.number), None, &Around::default()).unwrap();
        }
        for round in 0..6 {
            let scene = session.scene();
            let n_cells = board.cells.len();
            assert!(scene.pieces.iter().all(|it| usize::from(it.cell) < n_cells), "{name}");
            let mut reached = Vec::new();
            clicks(&session, &session.options(&[]), 0, &mut reached);
            let moves = session.moves(Notation::Path);
            for it in &moves {
                assert!(reached.contains(it), "{name}: no clicks reach {it}");
            }
            let Some(it) = moves.get(round * 7 % moves.len().max(1)) else {
                break;
            };
            let played = session.play(&path(it)).unwrap();
            assert_eq!(played.path.join(" "), *it, "{name}");
        }
        let (record, fen) = (session.record(), session.fen());
        session.load(&record).unwrap();
        assert_eq!((session.record(), session.fen()), (record, fen), "{name}");
    }
}
