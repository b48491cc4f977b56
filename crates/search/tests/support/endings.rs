//! Tables of endings in tests: made, told, and compared with moves and with the solver. No test of its own.

use std::sync::Arc;

use engine::ids::{Player, Sq};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use game::notation::fen;
use search::endgames::EndgameSolver;
use search::endgames::endgame_table::Outcome;
use search::endgames::ending_report::{EndingReport, read_pieces, report};
use search::problems::problem_solver::ProblemSolver;
use search::work::{Progress, Work};

use crate::random::Random;

/// Games and pieces whose tables are small.
pub(crate) const SMALL: [(&str, &str); 5] =
    [("chess", "K,P;K"), ("chess", "K,R;K"), ("shatranj", "K,R;K"), ("antichess", "Q;N"), ("makruk", "K,R;K")];

pub(crate) fn solved(variant: &Arc<Variant>, pieces: &str) -> EndgameSolver {
    let pieces = read_pieces(variant, pieces).unwrap_or_else(|it| panic!("{it}"));
    let mut res = EndgameSolver::of_pieces(variant.clone(), &pieces).unwrap_or_else(|it| panic!("{}", it.code));
    assert!(matches!(res.run(&mut || false), Progress::Done(_)));
    res
}

pub(crate) fn told(variant: &Arc<Variant>, pieces: &str) -> EndingReport {
    report(&solved(variant, pieces)).expect("a table")
}

/// Moves of the longest wins of White and Black, each to move.
pub(crate) fn longest(variant: &Arc<Variant>, pieces: &str) -> [Option<u32>; 2] {
    told(variant, pieces).sides.map(|it| it.longest_win.map(|it| it.moves))
}

/// Positions of a table, by chance, with what they are worth.
fn sample(solver: &EndgameSolver, n: usize) -> Vec<(Position, Outcome)> {
    let (variant, mut random, mut res) = (solver.variant(), Random::new(11), Vec::new());
    let squares: Vec<Sq> = variant.movement.topology.squares().collect();
    while res.len() < n {
        let mut position = variant.empty_position();
        for piece in solver.pieces().iter() {
            let sq = squares[random.below(squares.len())];
            let home = variant.start.home[sq.index()];
            // Pawns at home have not moved.
            let is_home = home.moved() == piece.occupant() && !variant.royals.types.has(piece.kind);
            position.set_up(Edit::Put(sq, if is_home { home } else { piece.occupant() }));
        }
        position.set_turn(Player::BOTH[random.below(2)]);
        if let Some(it) = solver.outcome(&position) {
            res.push((position, it));
        }
    }
    res
}

/// Every sampled position is worth what its best move is worth, and so is every one in which a capture in passing is
/// possible after one of its moves. How many of those there were.
pub(crate) fn agrees_with_its_moves(solver: &EndgameSolver, n: usize) -> usize {
    let mut n_passing = 0;
    for (mut position, outcome) in sample(solver, n) {
        is_worth(solver, &mut position, outcome);
        let (moves, _) = solver.judge(&mut position);
        for idx in 0..moves.len() {
            position.apply(moves.patch(idx));
            if !position.rights().is_empty() {
                n_passing += 1;
                let outcome = solver.outcome(&position).expect("a value");
                is_worth(solver, &mut position, outcome);
            }
            position.undo();
        }
    }
    n_passing
}

fn is_worth(solver: &EndgameSolver, position: &mut Position, outcome: Outcome) {
    let (_, values) = solver.judge(position);
    let text = || fen::write(solver.variant(), position, 0, 1);
    let best = values.iter().map(|it| it.unwrap_or_else(|| panic!("{}: a move without a value", text())));
    if let Some(best) = best.max_by_key(|it| it.rank()) {
        assert_eq!(outcome, best, "{}", text());
    }
}

/// Quick wins are those that the solver proves, and no others.
pub(crate) fn agrees_with_the_solver(solver: &EndgameSolver, n: usize) {
    for (position, outcome) in sample(solver, n) {
        let wins_in = |most| {
            let solution = ProblemSolver::of_win(solver.variant().clone(), position.clone(), most).run(&mut || false);
            solution.answer().expect("nobody stops it").keys.iter().map(|it| it.wins_in).min()
        };
        let expected = match outcome {
            // It also counts a move after which only the other side may end the game.
            Outcome::Win(plies @ 1..=3) => Some(plies / 2 + 1),
            _ => None,
        };
        assert_eq!(wins_in(2), expected, "{}", fen::write(solver.variant(), &position, 0, 1));
    }
}
