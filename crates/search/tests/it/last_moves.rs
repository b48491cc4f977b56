//! The solver leaves out last moves that cannot reach a goal, and positions from which it is out of reach. Here every move is made instead, in random positions of all
//! definitions: the numbers of lines agree.

use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use search::problems::problem_solver::{ProblemSolver, Want};
use search::problems::stipulation::{Goal, Kind, Stipulation};
use search::work::Work;

use crate::common::{compile, diagrams};
use crate::random::Random;

/// Positions of each definition, and most moves of one.
const POSITIONS: usize = 7;
const MAX_MOVES: usize = 60;

/// So many moves leave time for three turns.
const FEW_MOVES: usize = 3;

#[test]
fn last_moves_are_left_out_only_in_vain() {
    let (mut random, mut n_lines, mut n_games) = (Random::new(5), [0; 2], 0);
    for (name, text) in diagrams() {
        let variant = Arc::new(compile(&text));
        let n_squares = variant.movement.topology.squares().count();
        if variant.royals.at_start != [1, 1] || n_squares > 100 {
            continue;
        }
        n_games += 1;
        for number in 0..POSITIONS {
            let position = placed(&variant, &mut random);
            if legal(&variant, &position).len() > MAX_MOVES {
                continue;
            }
            // What is out of reach is told apart from three turns on.
            let is_short = number == 0 && legal(&variant, &position).len() <= FEW_MOVES;
            let most = if is_short { 3 } else { 2 };
            for (goal, n) in [Goal::Mate, Goal::Stalemate].into_iter().zip(&mut n_lines) {
                for plies in 2..=most {
                    let stipulation = Stipulation { kind: Kind::Help, goal, plies };
                    let mut solver = ProblemSolver::new(variant.clone(), position.clone(), &stipulation, Want::Keys);
                    let found = solver.run(&mut || false).answer().expect("nobody stops it").n_lines();
                    assert_eq!(
                        found,
                        tried(&variant, &position, goal, plies),
                        "{name}, {goal:?} {plies}: {position:?}"
                    );
                    *n += found;
                }
            }
        }
    }
    assert!(n_games > 40 && n_lines[0] > 200 && n_lines[1] > 200, "{n_lines:?} in {n_games}");
}

/// Two royals and some other pieces, most of them of one side, so that goals are near.
fn placed(variant: &Variant, random: &mut Random) -> Position {
    let squares: Vec<Sq> = variant.movement.topology.squares().collect();
    let kinds: Vec<TypeId> = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).collect();
    let (royals, others): (Vec<TypeId>, Vec<TypeId>) = kinds.into_iter().partition(|it| variant.royals.types.has(*it));
    let mut res = variant.empty_position();
    for n in 0..4 + random.below(4) {
        let side = if n == 1 || n == 4 { Player::Black } else { Player::White };
        let kind = *random.pick(if n < 2 || others.is_empty() { &royals } else { &others });
        let at = *random.pick(&squares);
        if res.at(at).is_empty() {
            res.set_up(Edit::Put(at, Occupant::new(side, kind)));
        }
    }
    res.set_turn(Player::Black);
    res
}

fn legal(variant: &Variant, position: &Position) -> Moves {
    let mut res = Moves::default();
    if variant.ending(position).is_none() {
        LegalGenerator::default().legal(variant, &mut position.clone(), &mut res);
    }
    res
}

/// How many lines of so many half-moves reach the goal, by making every move.
fn tried(variant: &Variant, position: &Position, goal: Goal, plies: u32) -> u64 {
    if plies == 0 {
        let in_check = || LegalGenerator::default().in_check(variant, position, position.turn());
        let is_stuck = variant.ending(position).is_none() && legal(variant, position).is_empty();
        return u64::from(is_stuck && in_check() == (goal == Goal::Mate));
    }
    let moves = legal(variant, position);
    let after = |idx| {
        let mut next = position.clone();
        next.apply(moves.patch(idx));
        variant.remember(&mut next);
        let again = next.turn() == position.turn();
        tried(variant, &next, goal, if again { plies } else { plies - 1 })
    };
    (0..moves.len()).map(after).sum()
}
