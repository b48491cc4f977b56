//! Tables of endings: longest wins and counts that are known, agreement with the moves and with the solver, refusals.
//!
//! Longest wins of chess are those that every tablebase gives; the counts of King and Pawn against King are published
//! (Clarke 1977: 124,960 of 163,328 positions are won with White to move, 97,604 of 168,024 with Black to move).

use std::sync::Arc;

use game::notation::fen;
use search::endgames::EndgameSolver;
use search::endgames::endgame_table::Outcome;
use search::endgames::ending_report::{best_line, judged_moves, read_pieces, report};
use search::work::{Progress, Work};

use crate::common::{compile, library};
use crate::endings::{SMALL, agrees_with_its_moves, agrees_with_the_solver, longest, solved, told};

#[test]
fn three_pieces_of_chess_are_as_known() {
    let chess = Arc::new(library("chess"));
    assert_eq!(longest(&chess, "K,Q;K"), [Some(10), None]);
    assert_eq!(longest(&chess, "K;K,R"), [None, Some(16)]);
    assert_eq!(longest(&chess, "K,B;K"), [None, None]);
    let [white, black] = told(&chess, "K,P;K").sides;
    assert_eq!((white.wins, white.wins + white.draws, white.losses), (124_960, 163_328, 0));
    assert_eq!((black.losses, black.losses + black.draws, black.wins), (97_604, 168_024, 0));
    assert_eq!(white.longest_win.map(|it| it.moves), Some(28));
}

#[test]
fn tables_agree_with_moves_and_solver() {
    for (name, pieces) in SMALL {
        let solver = solved(&Arc::new(library(name)), pieces);
        agrees_with_its_moves(&solver, 300);
        agrees_with_the_solver(&solver, 30);
    }
}

#[test]
fn captures_in_passing_count() {
    // What may follow a double step is told apart, and worth what its best move is worth.
    let small =
        "files=4\nranks=6\nfirstRank=1\nroyal=K\npromoChoice=Q\npawn:P:fmWfceFifmnD::a2-d2\nqueen:Q:Q::\nking:K:K::a1";
    let solver = solved(&Arc::new(compile(small)), "K,P;K,P");
    assert!(agrees_with_its_moves(&solver, 2000) > 20);
}

#[test]
fn other_games_end_by_their_own_rules() {
    // A bare king loses: a rook takes the last piece, or mates.
    let shatranj = told(&Arc::new(library("shatranj")), "K,R;K");
    assert_eq!(shatranj.sides[0].draws + shatranj.sides[0].losses, 0);
    // Whoever has no piece wins, whoever has to capture loses.
    let antichess = told(&Arc::new(library("antichess")), "Q;K");
    assert!(antichess.sides[0].wins > 0 && antichess.sides[1].wins > 0);
    // A board of 10 by 8, and a piece that mates without its king's help.
    let wide = "files=10\nranks=8\nfirstRank=1\nroyal=K\namazon:A:QN::d1\nking:K:K::e1";
    let [white, _] = told(&Arc::new(compile(wide)), "K,A;K").sides;
    assert_eq!((white.draws, white.losses), (0, 0));
}

#[test]
fn lines_end_with_mate_and_moves_are_judged() {
    let chess = Arc::new(library("chess"));
    let solver = solved(&chess, "K,R;K");
    let position = |text: &str| fen::read(&chess, text).expect("a position").position;
    let mate = position("7k/8/6K1/8/8/8/8/R7 w - - 0 1");
    assert_eq!(solver.outcome(&mate), Some(Outcome::Win(1)));
    assert_eq!(best_line(&solver, &mate), ["Ra8#"]);
    let moves = judged_moves(&solver, &mate);
    assert_eq!((moves[0].san.as_str(), moves[0].outcome), ("Ra8#", Some(Outcome::Win(1))));
    let last = moves.last().expect("a move");
    assert!(last.outcome.is_some_and(|it| it.rank() < Outcome::Win(1).rank()));
    let longest = report(&solver).and_then(|it| it.sides[0].longest_win.clone()).expect("a win");
    assert_eq!((longest.line.len(), longest.moves), (31, 16));
    assert!(longest.line[30].ends_with('#'), "{longest:?}");
}

#[test]
fn work_goes_on_where_it_was_stopped() {
    let chess = Arc::new(library("chess"));
    let pieces = read_pieces(&chess, "K,R;K").expect("pieces");
    let mut sliced = EndgameSolver::of_pieces(chess.clone(), &pieces).expect("a table");
    let (mut n_slices, mut share) = (0, 0.0);
    while sliced.step(&mut || true) == Progress::Paused {
        n_slices += 1;
        assert!(sliced.share() >= share);
        share = sliced.share();
    }
    assert!(n_slices > 500 && (sliced.share() - 1.0).abs() < 1e-9);
    assert_eq!(report(&sliced), Some(told(&chess, "K,R;K")));
}

#[test]
fn finished_tables_are_not_made_again() {
    let small = "files=4\nranks=5\nfirstRank=1\nroyal=K\npromoChoice=QR\npawn:P:fmWfcF::a2-d2\nrook:R:R::\nqueen:Q:Q::\nking:K:K::a1";
    let variant = Arc::new(compile(small));
    let pieces = read_pieces(&variant, "K,P;K,P").expect("pieces");
    let begun = || EndgameSolver::of_pieces(variant.clone(), &pieces).expect("a table");
    let (mut whole, mut first, mut second) = (begun(), begun(), begun());
    let found = whole.run(&mut || false);
    assert!(matches!(found, Progress::Done(_)));
    // All but the last, which is the ending itself.
    let n = std::iter::from_fn(|| whole.kept()).count();
    let mut kept = Vec::new();
    while kept.len() < n {
        assert_eq!(first.step(&mut || true), Progress::Paused);
        kept.extend(first.kept());
    }
    assert!(n > 5 && first.kept().is_none());
    for it in &kept {
        assert!(second.resume(it) && !second.resume(it));
        // What was cut, or is nothing of the kind, is left.
        assert!(!begun().resume(&it[..it.len() / 2]));
    }
    assert!(!begun().resume(&[]) && !begun().resume(&[9; 40]));
    assert!(second.kept().is_none());
    assert_eq!(second.run(&mut || false), found);
    assert_eq!(report(&second), report(&whole));
    assert!(second.n_nodes() * 4 < whole.n_nodes() * 3, "{} of {}", second.n_nodes(), whole.n_nodes());
}

#[test]
fn what_is_not_on_the_board_is_refused() {
    let code = |name: &str| {
        let variant = Arc::new(library(name));
        let position = variant.start();
        let pieces = read_pieces(&variant, "K;K").unwrap_or_default();
        (
            EndgameSolver::of_pieces(variant.clone(), &pieces).err().map(|it| it.code),
            EndgameSolver::of_position(variant, &position).err().map(|it| it.code),
        )
    };
    assert_eq!(code("crazyhouse").0, Some("endings.hands"));
    assert_eq!(code("progressive").0, Some("endings.memory"));
    assert_eq!(code("3check").0, Some("endings.memory"));
    assert_eq!(code("duck").0, Some("endings.ground"));
    assert_eq!(code("neutralking").0, Some("endings.neutral"));
    assert_eq!(code("chess"), (None, Some("endings.pieces")));
    let chess = Arc::new(library("chess"));
    let of = |text: &str| {
        let position = fen::read(&chess, text).expect("a position").position;
        EndgameSolver::of_position(chess.clone(), &position).err().map(|it| it.code)
    };
    assert_eq!(of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Some("endings.castling"));
    assert_eq!(of("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), None);
    assert!(read_pieces(&chess, "K,Q").is_err() && read_pieces(&chess, "K,X;K").is_err());
}
