//! Every definition of the corpus through every view.

use std::fs;
use std::path::Path;

use super::{alone, diagram, path};
use crate::diagram::Diagram;
use crate::game::ListNotation;
use crate::view::OptionsView;

pub(super) fn definitions() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/diagrams");
    let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
    let texts = files.filter(|it| it.extension().is_some_and(|it| it == "txt"));
    texts.map(|it| (it.display().to_string(), fs::read_to_string(it).unwrap())).collect()
}

/// The paths that clicks reach from an answer on; each option must have a cell or a type, and words.
fn clicks(diagram: &Diagram, view: &OptionsView, depth: usize, res: &mut Vec<String>) {
    for it in &view.options {
        // A piece that falls is marked where it comes to lie.
        let is_shown = it.cell.is_some() || it.kind_of_piece.is_some() || it.words.contains("falls to");
        assert!(is_shown || it.step.starts_with('#') || it.step == "pass", "{:?}", it.path);
        assert!(!it.words.is_empty() && depth < 12, "{:?}", it.path);
        let next = diagram.options_after(&it.path);
        assert!(it.plays == next.play || !it.plays, "{:?}", it.path);
        if next.whole {
            res.push(it.path.join(" "));
        }
        clicks(diagram, &next, depth + 1, res);
    }
}

#[test]
fn views_of_all_definitions() {
    let all = definitions();
    assert!(all.len() > 50);
    for (name, text) in all {
        let mut diagram = diagram(&text);
        let board = diagram.board_view();
        assert!(diagram.explanations().iter().all(|it| !it.is_empty()), "{name}");
        for it in &board.types {
            assert!(!it.name.is_empty(), "{name}");
            diagram.move_diagram(usize::from(it.number), None, &alone()).unwrap();
        }
        for round in 0..6 {
            let scene = diagram.scene_view();
            let n_cells = board.cells.len();
            assert!(scene.pieces.iter().all(|it| usize::from(it.cell) < n_cells), "{name}");
            let mut reached = Vec::new();
            clicks(&diagram, &diagram.options_after(&[]), 0, &mut reached);
            let moves = diagram.move_texts(ListNotation::Steps);
            for it in &moves {
                assert!(reached.contains(it), "{name}: no clicks reach {it}");
            }
            let Some(it) = moves.get(round * 7 % moves.len().max(1)) else {
                break;
            };
            let played = diagram.play_path(&path(it)).unwrap();
            assert_eq!(played.path.join(" "), *it, "{name}");
        }
        let (record, fen) = (diagram.record(), diagram.fen());
        diagram.load_record(&record).unwrap();
        assert_eq!((diagram.record(), diagram.fen()), (record, fen), "{name}");
    }
}
