//! Help play leaves positions from which the goal is out of reach. It must not leave others: it finds as many lines as
//! trying everything does, in crowded corners of small boards, where the goal is reached in many ways.

use std::sync::Arc;

use engine::legal::check::is_in_check;
use engine::perft;
use engine::position::Position;
use engine::variant::Variant;
use game::notation::fen;
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::stipulation::{Goal, Stipulation};
use search::problems::stipulation_text;
use search::work::{Progress, Work};

use crate::common::{compile, library};
use crate::random::Random;

const PIECES: &str = "pawn:P:fmWfceFifmnD::PAWNS\nknight:N:N::\nbishop:B:B::\nrook:R:R::ROOKS\nqueen:Q:Q::\n";

/// Boards with what is special about each: its settings and pieces, the letters of White that come up, castlings.
const BOARDS: [(&str, &str, &str, &str, &str); 6] = [
    ("corners", "files=4\nranks=4\nking:K:K::a1", "a2-d2", "PPNBRQ", "-"),
    ("pawns", "files=4\nranks=5\nking:K:K::a1", "a2-d2", "PPPPB", "-"),
    ("captures in passing", "files=4\nranks=6\nking:K:K::a1", "a2-d2", "PPPPN", "-"),
    ("castlings", "files=6\nranks=4\nking:K:KisO2::c1", "a2-f2", "PNB", "KQkq"),
    ("hoppers", "files=4\nranks=4\ngrasshopper:G:gQ::\nking:K:K::a1", "a2-d2", "PGGN", "-"),
    ("lame and long", "files=4\nranks=4\nelephant:E:nA::\ncamel:C:NN::\nking:K:KAD::a1", "a2-d2", "PECB", "-"),
];

/// All lines of the full length, move by move.
fn lines(variant: &Variant, position: &mut Position, goal: Goal, left: u32) -> u64 {
    let moves = perft::moves(variant, position);
    if left == 0 {
        let is_reached = is_in_check(variant, position, position.turn()) == (goal == Goal::Mate);
        return u64::from(moves.is_empty() && is_reached);
    }
    let mut sum = 0;
    for idx in 0..moves.len() {
        position.apply(moves.patch(idx));
        sum += lines(variant, position, goal, left - 1);
        position.undo();
    }
    sum
}

/// A position with kings and some pieces of both sides, by chance; `None` if the side that is not to move is in check.
fn random_position(variant: &Variant, letters: &str, castlings: &str, random: &mut Random) -> Option<Position> {
    let (files, ranks) = (usize::from(variant.movement.topology.files), usize::from(variant.movement.topology.ranks));
    let mut board = vec![vec!['1'; files]; ranks];
    if castlings == "-" {
        let place = random.below(files * ranks);
        let other = (place + 1 + random.below(files * ranks - 1)) % (files * ranks);
        for (king, at) in [('K', place), ('k', other)] {
            board[at / files][at % files] = king;
        }
    } else {
        board[0] = "r1k1".chars().chain(std::iter::repeat_n('1', files - 5)).chain(['r']).collect();
        board[ranks - 1] = board[0].iter().map(char::to_ascii_uppercase).collect();
    }
    let letters: Vec<char> = letters.chars().collect();
    for n in 0..3 + random.below(4) {
        let (rank, file) = (random.below(ranks), random.below(files));
        let letter = *random.pick(&letters);
        if board[rank][file] == '1' && (letter != 'P' || rank > 0 && rank + 1 < ranks) {
            board[rank][file] = if n % 2 == 0 { letter.to_ascii_lowercase() } else { letter };
        }
    }
    let rows: Vec<String> = board.into_iter().map(String::from_iter).collect();
    let board = (2..=files).rev().fold(rows.join("/"), |text, n| text.replace(&"1".repeat(n), &n.to_string()));
    let turn = random.pick(&["w", "b"]);
    let text = format!("{board} {turn} {castlings} - 0 1");
    let position = fen::read(variant, &text).unwrap_or_else(|it| panic!("{text}: {it}")).position;
    (!is_in_check(variant, &position, position.turn().other())).then_some(position)
}

#[test]
fn help_play_finds_every_line() {
    let mut random = Random::new(19);
    for (name, settings, pawns, letters, castlings) in BOARDS {
        let rooks = if castlings == "-" { "" } else { "a1,f1" };
        let pieces = PIECES.replace("PAWNS", pawns).replace("ROOKS", rooks);
        let variant = Arc::new(compile(&format!("firstRank=1\nroyal=K\npromoChoice=QRBN\n{pieces}{settings}\n")));
        let mut n_solved = 0;
        for (text, n) in [("h#1.5", 100), ("h=1.5", 100), ("h#2", 8), ("h=2", 8), ("h=2.5", 2)] {
            let Stipulation { goal, plies, .. } = stipulation_text::read(text).expect("a stipulation");
            let (mut n_asked, mut n_tried) = (0, 0);
            while n_asked < n {
                n_tried += 1;
                assert!(n_tried < 100 * n, "{name}: hardly any position is legal");
                let Some(mut position) = random_position(&variant, letters, castlings, &mut random) else { continue };
                let read = stipulation_text::read(text).expect("a stipulation");
                let mut solver = ProblemSolver::new(Arc::clone(&variant), position.clone(), &read, Want::Keys);
                let found = solver.run(&mut || false).answer().expect("nobody stops it").n_lines();
                let shown = fen::write(&variant, &position, 0, 1);
                assert_eq!(found, lines(&variant, &mut position, goal, plies), "{name}, {text}: {shown}");
                n_asked += 1;
                n_solved += usize::from(found > 0);
            }
        }
        assert!(n_solved > 10, "{name}: only {n_solved} have a solution");
    }
}

/// Orthodox problems with the number of lines, and the most positions that they may take.
const LONG: [(&str, &str, u64, u64); 2] = [
    // Nobody tries everything in so many turns: the ways in which the pieces can stand at the end leave few positions.
    ("8/p6b/6pk/8/6K1/8/1p5P/1B6 b - - 0 1", "h=5", 1, 1_000_000),
    // What a pawn becomes on the way takes the piece that must go.
    ("8/8/1P6/p7/8/6p1/8/K6k b - - 0 1", "h=3", 1, 100_000),
];

#[test]
fn long_help_play_needs_few_positions() {
    let pieces = PIECES.replace("PAWNS", "a2-h2").replace("ROOKS", "a1,h1");
    let settings = "files=8\nranks=8\nfirstRank=1\nroyal=K\npromoChoice=QRBN\nking:K:KisO2::e1\n";
    let variant = Arc::new(compile(&format!("{pieces}{settings}")));
    for (position, text, n_lines, most) in LONG {
        let read = fen::read(&variant, position).expect("a position");
        let asked = stipulation_text::read(text).expect("a stipulation");
        let mut solver = ProblemSolver::new(Arc::clone(&variant), read.position.clone(), &asked, Want::Keys);
        let solution = solver.run(&mut || false).answer().expect("nobody stops it");
        assert_eq!(solution.n_lines(), n_lines, "{position}");
        assert!(solver.n_nodes() < most, "{position}: {}", solver.n_nodes());
        // Pauses change nothing, whatever they interrupt.
        let mut paused = ProblemSolver::new(Arc::clone(&variant), read.position, &asked, Want::Keys);
        let (mut n_asked, mut n_pauses) = (0_u64, 0);
        let lines = loop {
            let progress = paused.step(&mut || {
                n_asked += 1;
                n_asked.is_multiple_of(97)
            });
            match progress.answer() {
                Some(it) => break it.n_lines(),
                None => n_pauses += 1,
            }
        };
        assert_eq!((lines, paused.n_nodes()), (n_lines, solver.n_nodes()), "{position}");
        assert!(n_pauses > 0, "{position}: {n_pauses}");
    }
}

/// Problems of help play on boards with so many pieces that listing how they may stand at the end takes minutes.
const CROWDED: [(&str, &str, &str); 4] = [
    ("chess", "", "h=5"),
    ("chess", "", "h=4.5"),
    ("chess", "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", "h=6"),
    ("losalamos", "", "h=8"),
];

#[test]
fn help_play_on_a_crowded_board() {
    for (name, position, text) in CROWDED {
        let variant = Arc::new(library(name));
        let start = if position.is_empty() { variant.start() } else { fen::read(&variant, position).unwrap().position };
        let asked = stipulation_text::read(text).unwrap();
        let mut solver = ProblemSolver::new(Arc::clone(&variant), start, &asked, Want::Keys);
        // Whoever says stop is heard, again and again, also while the first position is looked at.
        let mut n_asked = 0;
        for _ in 0..20 {
            let found = solver.step(&mut || {
                n_asked += 1;
                n_asked % 3 == 0
            });
            assert!(found == Progress::Paused, "{name}, {text}");
        }
        assert!(n_asked == 60 && solver.n_nodes() < 1000, "{name}, {text}: {n_asked}, {}", solver.n_nodes());
    }
}
