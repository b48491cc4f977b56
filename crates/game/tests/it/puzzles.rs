//! Puzzles: other moves than the solution are refused, and nothing in them does harm.

use catalogue::english;
use std::sync::Arc;

use engine::moves::path::Step;
use engine::variant::Variant;
use game::game::Game;
use game::notation::san;
use game::puzzle;
use game::puzzle::{Puzzle, PuzzleState};

use crate::common::compile;
use crate::random::Random;

/// Two Rooks against a King: mate in two, with a try that fails.
const LADDER: &str = "firstRank=1
royal=K
symmetry=none
solution=1. Rh7 (1. Ra7 Kd8 (1... Kf8 2. Rh8#) 2. Rh8#) (1. Ra6? {The King comes nearer.}) (1. Rh8+?? Ke7) 1... Kd8 (1... Kf8 2. Ra8#) 2. Ra8# {Done.}
task=Mate in two.
fen=4k3/8/8/8/8/7R/R7/K7 w - - 0 1
rook:R:R:::
king:K:K:::";

fn variant(text: &str) -> Arc<Variant> {
    Arc::new(compile(text))
}

fn puzzle(variant: &Arc<Variant>) -> (Puzzle, Game) {
    let (puzzle, misfit) = Puzzle::of(variant).expect("a puzzle");
    assert_eq!(misfit, None);
    (puzzle, Game::new(Arc::clone(variant)))
}

fn path(game: &Game, text: &str) -> Vec<Step> {
    let idx = san::read(game.variant(), game.position(), &game.current().moves, text);
    game.current().spellings.canonical(idx.expect("a move")).to_vec()
}

/// Plays a move that has to be right, and what answers it.
fn play(puzzle: &Puzzle, game: &mut Game, text: &str) {
    let path = path(game, text);
    assert_eq!(puzzle.judge(game, &path), None, "{text}");
    assert!(game.play(&path).is_ok(), "{text}");
    if let Some(reply) = puzzle.status(game).reply {
        assert!(game.play(&reply).is_ok());
    }
}

#[test]
fn other_moves_are_refused_with_what_the_author_says() {
    let variant = variant(LADDER);
    let (puzzle, mut game) = puzzle(&variant);
    assert_eq!((english(puzzle.text()).as_str(), puzzle.status(&game).left), ("Mate in two.", Some(2)));
    let why = |game: &Game, text: &str| puzzle.judge(game, &path(game, text)).map(|it| english(&it.message));
    assert_eq!(why(&game, "Ra6").as_deref(), Some("Ra6 is not the solution. The King comes nearer."));
    assert_eq!(why(&game, "Rh8").as_deref(), Some("Rh8 is not the solution. The opponent replies Ke7."));
    assert_eq!(why(&game, "Kb1").as_deref(), Some("Kb1 is not the solution. Try another move."));
    assert_eq!((why(&game, "Rh7"), why(&game, "Ra7")), (None, None));
    play(&puzzle, &mut game, "Rh7");
    assert_eq!(game.plies().len(), 2, "the board has answered");
    assert_eq!(why(&game, "Rh6").as_deref(), Some("Rh6 is not the solution. Try another move."));
    play(&puzzle, &mut game, "Ra8");
    let status = puzzle.status(&game);
    assert_eq!(
        (status.state, status.left, status.hint, status.remarks),
        (PuzzleState::Solved, Some(0), None, vec!["Done.".into()])
    );
}

#[test]
fn who_plays_on_has_solved_it_all_the_same() {
    let text = "firstRank=1\nroyal=K\nsolution=1. e4\npawn:P:fmWfceFifmnD::a2-h2\nking:K:K::e1";
    let variant = variant(text);
    let (puzzle, mut game) = puzzle(&variant);
    play(&puzzle, &mut game, "e4");
    assert_eq!(puzzle.status(&game).state, PuzzleState::Solved);
    for it in ["a6", "a3"] {
        let path = path(&game, it);
        assert_eq!(puzzle.judge(&game, &path), None);
        assert!(game.play(&path).is_ok());
    }
    assert_eq!(puzzle.status(&game).state, PuzzleState::Solved);
    game.goto(0);
    assert_eq!(puzzle.status(&game).state, PuzzleState::Open);
}

#[test]
fn any_move_that_wins_is_right() {
    let twice = "firstRank=1\nroyal=K\nsymmetry=none\nsolution=1. Ra8\nfen=4k3/1R6/8/8/8/8/3K4/R6R w - - 0 1\nrook:R:R:::\nking:K:K:::";
    let variant = variant(twice);
    let (puzzle, game) = puzzle(&variant);
    assert_eq!(english(puzzle.text()), "White to move and mate in 1.");
    let wins = path(&game, "Rh8");
    assert_eq!(puzzle.judge(&game, &wins), None);
    assert!(puzzle.judge(&game, &path(&game, "Kd3")).is_some());
}

#[test]
fn a_goal_alone_decides_where_the_other_side_stands_still() {
    let text = "files=4\nranks=2\nroyal=0\npromoZone=0\ncheckRule=0\ngoal=captureAll\ngoalMoves=2\nopponent=idle\n\
                solution=1. Ra2 Rxd2\nfen=3x/R3 w - - 0 1\nrook:R:R::\nprey:X:R::";
    let variant = variant(text);
    let (puzzle, mut game) = puzzle(&variant);
    assert_eq!(english(puzzle.text()), "White: capture every enemy within 2 moves.");
    // Another way round is as good, and has no hints.
    play(&puzzle, &mut game, "Rd1");
    let status = puzzle.status(&game);
    assert_eq!((status.state, status.left, status.hint), (PuzzleState::Open, Some(1), None));
    play(&puzzle, &mut game, "Rxd2");
    assert_eq!(puzzle.status(&game).state, PuzzleState::Solved);
    let mut game = puzzle.game(Arc::clone(&variant));
    play(&puzzle, &mut game, "Rb1");
    play(&puzzle, &mut game, "Rc1");
    assert_eq!((puzzle.status(&game).state, puzzle.status(&game).left), (PuzzleState::Failed, Some(0)));
}

#[test]
fn what_does_not_fit_is_reported_at_its_place() {
    let text = LADDER.replace("2. Ra8# {", "2. Ra9# {");
    let problem = puzzle::check(&variant(&text)).expect("a problem");
    let definition::Place::Text(span) = problem.place else { panic!("{problem:?}") };
    assert_eq!((problem.code, &text[span.start..span.end]), ("def.solution", "Ra9#"));
    assert_eq!(puzzle::check(&variant("king:K:K::e1")), None);
    let problem = puzzle::check(&variant("solution=(((\nking:K:K::e1")).expect("a problem");
    assert_eq!(problem.code, "def.solution");
    let (puzzle, _) = Puzzle::of(&variant("solution=1. Kd9\nking:K:K::e1")).expect("a puzzle with a problem");
    assert!(puzzle.solution().is_none());
    let only_tries = variant("symmetry=none\nfirstRank=1\nsolution=1. Kd1?\nking:K:K::e1,,e8");
    let (puzzle, game) = self::puzzle(&only_tries);
    assert_eq!(puzzle.status(&game).state, PuzzleState::Open);
    assert!(Puzzle::of(&variant("task=Look at it.\nking:K:K::e1")).is_none(), "nothing can be right or wrong");
}

#[test]
fn hostile_solutions_do_no_harm() {
    let mut random = Random::new(5);
    let parts =
        ["(", ")", "{", "}", "Ra7", "Rh7", "Kd8", "Kf8", "?", "$", "!", "1.", " ", "Ra8#", "[", ";", "é", "*", " Kb1 "];
    let variant = variant(LADDER);
    for _ in 0..200 {
        let solution: String = (0..random.below(40)).map(|_| *random.pick(&parts)).collect();
        let mut game = Game::new(Arc::clone(&variant));
        let (puzzle, _) = Puzzle::posed(&game, Some(&solution));
        for _ in 0..6 {
            let status = puzzle.status(&game);
            let n_moves = game.current().moves.len();
            if n_moves == 0 {
                break;
            }
            let any = game.current().spellings.canonical(random.below(n_moves)).to_vec();
            let path = status.hint.map(|it| it.0).or(status.reply).unwrap_or(any);
            let _ = puzzle.judge(&game, &path);
            assert!(game.play(&path).is_ok(), "{solution}");
        }
    }
}

#[test]
fn a_refuted_move_does_not_solve_although_its_line_ends() {
    let variant = variant(LADDER);
    let (puzzle, mut game) = puzzle(&variant);
    let wrong = path(&game, "Ra6");
    assert!(game.play(&wrong).is_ok());
    assert_eq!(puzzle.status(&game).state, PuzzleState::Failed);
    game.undo();
    assert_eq!(puzzle.status(&game).state, PuzzleState::Open);
}
