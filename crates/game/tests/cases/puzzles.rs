//! Puzzles: the hints of each that we have lead to its end, and so do the lessons.

use std::sync::Arc;

use game::game::Game;
use game::puzzle::{self, Puzzle, PuzzleState};

use crate::common::{compile, diagrams, folder, repository};
use crate::trials::Trials;

fn is_solved_by_its_hints(text: &str) {
    let variant = Arc::new(compile(text));
    assert_eq!(puzzle::check(&variant), None);
    let (puzzle, _) = Puzzle::of(&variant).expect("a puzzle");
    assert!(!catalogue::english(puzzle.text()).is_empty() && puzzle.solution().is_some());
    let mut game = Game::new(variant);
    let mut left = puzzle.status(&game).left;
    while puzzle.status(&game).state == PuzzleState::Open {
        let (path, san) = puzzle.status(&game).hint.expect("a hint");
        assert_eq!(puzzle.judge(&game, &path), None, "{san}");
        assert!(game.play(&path).is_ok(), "{san}");
        let now = puzzle.status(&game);
        assert!(left.is_none() || now.left.map(|it| it + 1) == left, "{left:?} {now:?}");
        left = now.left;
        if let Some(reply) = now.reply {
            assert!(game.play(&reply).is_ok());
        }
        assert!(game.ply() < 200, "it does not end");
    }
    assert_eq!(puzzle.status(&game).state, PuzzleState::Solved);
}

/// Adds a trial for each puzzle and each lesson.
pub(crate) fn add(trials: &mut Trials) {
    let lessons = diagrams().into_iter().filter(|it| it.1.contains("solution="));
    let all: Vec<_> = folder(&repository().join("tests/puzzles"), "txt").into_iter().chain(lessons).collect();
    assert!(all.len() >= 9, "the puzzles are there");
    for (name, text) in all {
        trials.add(format!("puzzles/{name}"), move || is_solved_by_its_hints(&text));
    }
}
