//! The marks of a piece that is lifted: where it may go, in the colours of XBoard.

use engine::ids::Sq;
use engine::mechanics::halfmove_clock::MoveFacts;
use engine::moves::candidate::Turn;
use engine::moves::path::Step;
use game::game::Game;
use game::notation::uci;

/// Where nothing is taken, where something is, and where a move of several legs goes on.
const QUIET: char = 'Y';
const CAPTURE: char = 'R';
const LEG: char = 'C';

/// The board with marks in the place of pieces, for `highlight`. `from`: the square of the piece.
pub(super) fn board(game: &Game, from: Sq) -> String {
    let topology = &game.variant().movement.topology;
    let mut marks: Vec<Option<char>> = vec![None; topology.len()];
    let moves = &game.current().moves;
    for idx in 0..moves.len() {
        let mut squares = moves.path(idx).iter().filter_map(|it| match it {
            Step::Square(sq) => Some(*sq),
            _ => None,
        });
        let (Some(first), Some(second)) = (squares.next(), squares.next()) else { continue };
        if first != from {
            continue;
        }
        let item = moves.item(idx);
        let takes = MoveFacts::of_move(game.position(), moves, idx).captures;
        let (next, mark) = match item.turn {
            Turn::Castle => (uci::castle_end(game.variant(), item.to, moves.path(idx)), QUIET),
            _ if squares.next().is_some() => (second, LEG),
            _ => (second, if takes { CAPTURE } else { QUIET }),
        };
        // A move that ends there counts more than one that goes on.
        let it = &mut marks[next.index()];
        if it.is_none_or(|it| it == LEG) {
            *it = Some(mark);
        }
    }
    let row = |squares: &Vec<Sq>| {
        let (mut res, mut empty) = (String::new(), 0);
        for mark in squares.iter().map(|it| marks[it.index()]) {
            match mark {
                None => empty += 1,
                Some(it) => {
                    push_empty(&mut res, std::mem::take(&mut empty));
                    res.push(it);
                }
            }
        }
        push_empty(&mut res, empty);
        res
    };
    topology.text_rows().iter().map(row).collect::<Vec<_>>().join("/")
}

/// Adds a number of squares without a mark, as in a position.
fn push_empty(row: &mut String, n: u32) {
    if n > 0 {
        row.push_str(&n.to_string());
    }
}
