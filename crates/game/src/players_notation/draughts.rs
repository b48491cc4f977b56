//! Draughts: the squares that pieces stand on have numbers, or letters and digits where players write so.

use engine::ids::Player;
use engine::variant::Variant;
use records::asked::Board;
use records::draughts::GameType;

use super::gaits::{CORNERS, Leap, Lone, leap, squares};
use super::{Coordinate, CoordinatePlace, beside};
use crate::notation::record::foreign::{draughts_corner, men_and_kings};

/// The most files of a board of draughts.
const MAX_FILES: u8 = 14;

const FORWARD: &[Leap] = &[leap(1, 1), leap(-1, 1)];
const FAR: &[Leap] = &[leap(2, 2)];

/// The kind of draughts that a variant is, if men and kings of one colour of squares are all that it has. Whose kings fly and
/// which corner is used tells how squares are counted.
pub(super) fn game_type(variant: &Variant, board: Board) -> Option<GameType> {
    let has_left_corner = draughts_corner(variant)?;
    let (man, king) = men_and_kings(variant)?;
    let start = variant.start();
    let are_men = |side| start.pieces(side).next().is_some() && start.pieces(side).all(|it| start.at(it).kind() == man);
    let is_usual = board.files <= MAX_FILES
        && board.files == board.ranks
        && board.files.is_multiple_of(2)
        && variant.pieces.types.len() == 3
        && Player::BOTH.into_iter().all(are_men);
    let mut lone = Lone::new(variant);
    let fits = is_usual && lone.goes(man, &[FORWARD]) && lone.goes(king, &[CORNERS]);
    let topology = &variant.movement.topology;
    let colour = |sq| (topology.file(sq) + topology.rank(sq)) % 2;
    let stays =
        |from| [man, king].into_iter().all(|it| lone.ends(it, from).into_iter().all(|to| colour(to) == colour(from)));
    (fits && squares(variant).all(stays)).then(|| {
        let kings_fly = Lone::new(variant).goes(king, &[FAR]);
        GameType::played(board, has_left_corner, kings_fly)
    })
}

pub(super) fn coordinates(kind: GameType) -> Vec<Coordinate> {
    let board = kind.numbering.board;
    if kind.is_algebraic {
        let letter = |file: u8| char::from(b'a' + file.min(25)).to_string();
        let mut res = beside(board.files, CoordinatePlace::Below, letter);
        res.extend(beside(board.ranks, CoordinatePlace::Left, |it| it.saturating_add(1).to_string()));
        return res;
    }
    let on = |at| Some(Coordinate { text: kind.square(at)?, place: CoordinatePlace::On(at) });
    kind.numbering.squares().filter_map(on).collect()
}
