//! Symmetries of the board that the rules keep: turned or mirrored, an ending is the same.

use crate::board::occupant::Occupant;
use crate::board::topology::Topology;
use crate::ids::{Player, Sq};
use crate::legal::Judge;
use crate::moves::move_list::Moves;
use crate::moves::patch::{self, Edit};
use crate::position::Position;
use crate::search::endgame::men::{Man, Men};
use crate::search::endgame::territory::Territory;
use crate::variant::Variant;

/// Placements of all men that are compared, beside those of single men.
const N_SAMPLES: u32 = 64;

/// By square: where it goes.
pub(crate) type SquareMap = Box<[Sq]>;

/// The symmetries of an ending, doing nothing first. They are compared by the moves and results of each man alone on each
/// square, and of samples of all men together.
pub(crate) fn symmetries(variant: &Variant, board: &mut Position, territory: &Territory, men: &Men) -> Vec<SquareMap> {
    let topology = &variant.movement.topology;
    let mut check = Check { variant, territory, judge: Judge::default(), moves: Moves::default() };
    let mut res: Vec<SquareMap> = vec![(0..topology.len() as u16).map(Sq).collect()];
    res.extend(maps(topology).into_iter().filter(|it| check.holds(board, men, it)));
    // What only seems to be one might not go together with another.
    let is_group = res.iter().all(|a| res.iter().all(|b| res.contains(&a.iter().map(|it| b[it.index()]).collect())));
    if !is_group {
        res.truncate(1);
    }
    res
}

/// All ways to turn and mirror a rectangle that map squares to squares.
fn maps(topology: &Topology) -> Vec<SquareMap> {
    let (files, ranks) = (i32::from(topology.files), i32::from(topology.ranks));
    if topology.hexes().is_some() {
        return Vec::new();
    }
    let turned = |number: i32, file: i32, rank: i32| {
        let file = if number & 1 != 0 { files - 1 - file } else { file };
        let rank = if number & 2 != 0 { ranks - 1 - rank } else { rank };
        if number & 4 != 0 { (rank, file) } else { (file, rank) }
    };
    let map = |number: i32| {
        let place = |idx: usize| {
            let sq = Sq(idx as u16);
            if topology.is_hole(sq) {
                return Some(sq);
            }
            let (file, rank) = (idx as i32 % files, idx as i32 / files);
            let (file, rank) = turned(number, file, rank);
            let to = Sq((rank * files + file) as u16);
            (!topology.is_hole(to)).then_some(to)
        };
        (0..topology.len()).map(place).collect()
    };
    (1..if files == ranks { 8 } else { 4 }).filter_map(map).collect()
}

/// Compares positions with what a map makes of them.
struct Check<'a> {
    variant: &'a Variant,
    territory: &'a Territory,
    judge: Judge,
    moves: Moves,
}

impl Check<'_> {
    fn holds(&mut self, board: &mut Position, men: &Men, map: &[Sq]) -> bool {
        let topology = &self.variant.movement.topology;
        let all: Vec<Sq> = topology.squares().collect();
        let same_ground = |it: &Sq| board.ground(*it) == board.ground(map[it.index()]);
        let same_walls = |it: &Sq| board.at(*it) == board.at(map[it.index()]);
        if !all.iter().all(|it| same_ground(it) && same_walls(it)) {
            return false;
        }
        let stands = |man: Man, sq: Sq| self.territory.of(man).is_some_and(|it| it.has[sq.index()]);
        if !men.iter().all(|man| all.iter().all(|it| stands(man, *it) == stands(man, map[it.index()]))) {
            return false;
        }
        let alone = |man: Man| all.iter().filter(move |it| stands(man, **it)).map(move |it| vec![(man, *it)]);
        let mut placements: Vec<Vec<(Man, Sq)>> = men.iter().flat_map(alone).collect();
        let mut seed = 1_u32;
        for _ in 0..N_SAMPLES {
            let mut random = |man| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (man, all[(seed >> 8) as usize % all.len()])
            };
            placements.push(men.iter().map(&mut random).collect());
        }
        placements.iter().all(|it| Player::BOTH.into_iter().all(|side| self.is_alike(board, it, side, map)))
    }

    /// Whether the moves of a placement are those of its image. Placements that are none are alike.
    fn is_alike(&mut self, board: &mut Position, placement: &[(Man, Sq)], side: Player, map: &[Sq]) -> bool {
        let is_placed = placement.iter().enumerate().all(|(idx, it)| {
            self.territory.of(it.0).is_some_and(|squares| squares.has[it.1.index()])
                && board.at(it.1).is_empty()
                && placement[..idx].iter().all(|other| other.1 != it.1)
        });
        if !is_placed {
            return true;
        }
        let image: Vec<(Man, Sq)> = placement.iter().map(|it| (it.0, map[it.1.index()])).collect();
        let identity: Vec<Sq> = (0..map.len() as u16).map(Sq).collect();
        self.deeds(board, placement, side, map) == self.deeds(board, &image, side, &identity)
    }

    /// What the moves of a position do, mapped and sorted, and how each ends the game.
    fn deeds(
        &mut self,
        board: &mut Position,
        placement: &[(Man, Sq)],
        side: Player,
        map: &[Sq],
    ) -> Vec<(Vec<Edit>, Option<Option<Player>>)> {
        let Self { variant, territory, judge, moves } = self;
        for (man, sq) in placement {
            board.set_up(Edit::Put(*sq, territory.piece(variant, *man, *sq)));
        }
        board.set_turn(side);
        moves.clear();
        judge.legal(variant, board, moves);
        let mut res = Vec::new();
        for idx in 0..moves.len() {
            board.apply(moves.patch(idx));
            let winner = variant.ending(board).map(|it| it.winner);
            board.undo();
            let is_told = |it: &Edit| !matches!(it, Edit::Fact(id, _) if variant.repetition_key.silent.contains(id));
            let mapped = moves.patch(idx).iter().filter(|it| is_told(it)).map(|it| match *it {
                Edit::Put(sq, piece) => Edit::Put(map[sq.index()], piece),
                Edit::Right { square, victim } => {
                    Edit::Right { square: map[square.index()], victim: map[victim.index()] }
                }
                other => other,
            });
            let mut edits: Vec<Edit> = mapped.collect();
            patch::sort(&mut edits);
            res.push((edits, winner));
        }
        for (_, sq) in placement {
            board.set_up(Edit::Put(*sq, Occupant::EMPTY));
        }
        sort::by(&mut res, |a, b| a.0.cmp(&b.0));
        res
    }
}
