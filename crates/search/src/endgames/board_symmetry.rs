//! Symmetries of the board that the rules keep: turned or mirrored, an ending is the same. Up to eight of a square board, so
//! that a table is an eighth (CPW, *Endgame Tablebases*, section *Symmetry*).

use crate::endgames::pieces::{Piece, Pieces};
use crate::endgames::territory::Territory;
use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq};
use engine::legal::LegalGenerator;
use engine::moves::move_list::Moves;
use engine::moves::patch::{self, Edit};
use engine::position::Position;
use engine::variant::Variant;

/// Placements of all pieces that are compared, beside those of single pieces.
const N_SAMPLES: u32 = 64;

/// By square: where it goes.
pub(crate) type SquareMap = Box<[Sq]>;

/// The symmetries of an ending, doing nothing first. They are compared by the moves and results of each piece alone on each
/// square, and of samples of all pieces together.
pub(crate) fn symmetries(
    variant: &Variant,
    board: &mut Position,
    territory: &Territory,
    pieces: &Pieces,
) -> Vec<SquareMap> {
    let topology = &variant.movement.topology;
    let kinds: Vec<Piece> = pieces.iter().collect();
    let alone = vec![None; 2 * kinds.len() * topology.len()];
    let (generator, moves, samples) = (LegalGenerator::default(), Moves::default(), Vec::new());
    let mut check = Check { variant, territory, pieces: kinds, generator, moves, alone, samples };
    check.take_samples(board);
    let mut res: Vec<SquareMap> = vec![(0..topology.len() as u16).map(Sq).collect()];
    for map in maps(topology) {
        // What two symmetries make together is one.
        let is_made = |a: &SquareMap| res.iter().any(|b| a.iter().zip(&map).all(|(it, to)| b[it.index()] == *to));
        if res.iter().any(is_made) || check.holds(board, &map) {
            res.push(map);
        }
    }
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

/// What the moves of a position do, sorted, and how each ends the game.
type MoveEffects = Vec<(Vec<Edit>, Option<Option<Player>>)>;

/// Compares positions with what a map makes of them.
struct Check<'a> {
    variant: &'a Variant,
    territory: &'a Territory,
    pieces: Vec<Piece>,
    generator: LegalGenerator,
    moves: Moves,
    /// By side, piece and square: what it does alone, once that is known.
    alone: Vec<Option<MoveEffects>>,
    /// Placements of all pieces.
    samples: Vec<Vec<(Piece, Sq)>>,
}

impl Check<'_> {
    fn stands(&self, board: &Position, piece: Piece, sq: Sq) -> bool {
        board.at(sq).is_empty() && self.territory.of(piece).is_some_and(|it| it.has[sq.index()])
    }

    /// Makes the placements of all pieces.
    fn take_samples(&mut self, board: &Position) {
        let all: Vec<Sq> = self.variant.movement.topology.squares().collect();
        let mut seed = 1_u32;
        for _ in 0..N_SAMPLES {
            let mut random = |piece: &Piece| {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                (*piece, all[(seed >> 8) as usize % all.len()])
            };
            let sample: Vec<(Piece, Sq)> = self.pieces.iter().map(&mut random).collect();
            let is_proper = sample
                .iter()
                .enumerate()
                .all(|(idx, it)| self.stands(board, it.0, it.1) && sample[..idx].iter().all(|other| other.1 != it.1));
            if is_proper {
                self.samples.push(sample);
            }
        }
    }

    fn holds(&mut self, board: &mut Position, map: &[Sq]) -> bool {
        let all: Vec<Sq> = self.variant.movement.topology.squares().collect();
        let same_ground = |it: &Sq| board.ground(*it) == board.ground(map[it.index()]);
        let same_walls = |it: &Sq| board.at(*it) == board.at(map[it.index()]);
        if !all.iter().all(|it| same_ground(it) && same_walls(it)) {
            return false;
        }
        for (idx, piece) in self.pieces.clone().into_iter().enumerate() {
            for sq in &all {
                let image = map[sq.index()];
                if self.stands(board, piece, *sq) != self.stands(board, piece, image) {
                    return false;
                }
                if !self.stands(board, piece, *sq) {
                    continue;
                }
                for side in Player::BOTH {
                    let [a, b] = [*sq, image].map(|it| self.know_alone(board, idx, it, side));
                    if self.alone[a].as_ref().map(|it| mapped(it, map)) != self.alone[b] {
                        return false;
                    }
                }
            }
        }
        let samples = self.samples.clone();
        samples.iter().all(|sample| {
            let image: Vec<(Piece, Sq)> = sample.iter().map(|it| (it.0, map[it.1.index()])).collect();
            Player::BOTH.into_iter().all(|side| {
                let effects = self.effects(board, sample, side);
                self.effects(board, &image, side) == mapped(&effects, map)
            })
        })
    }

    /// Works out what a piece does alone on a square, unless that is known. Its number.
    fn know_alone(&mut self, board: &mut Position, piece: usize, sq: Sq, side: Player) -> usize {
        let n_squares = self.variant.movement.topology.len();
        let number = (side.index() * self.pieces.len() + piece) * n_squares + sq.index();
        if self.alone[number].is_none() {
            self.alone[number] = Some(self.effects(board, &[(self.pieces[piece], sq)], side));
        }
        number
    }

    /// What the moves of a placement do.
    fn effects(&mut self, board: &mut Position, placement: &[(Piece, Sq)], side: Player) -> MoveEffects {
        let Self { variant, territory, generator, moves, .. } = self;
        for (piece, sq) in placement {
            board.set_up(Edit::Put(*sq, territory.occupant(variant, *piece, *sq)));
        }
        board.set_turn(side);
        moves.clear();
        generator.legal(variant, board, moves);
        let mut res = Vec::new();
        for idx in 0..moves.len() {
            board.apply(moves.patch(idx));
            let winner = variant.ending(board).map(|it| it.winner);
            board.undo();
            let is_told =
                |it: &&Edit| !matches!(it, Edit::Fact(id, _) if variant.carried.repetition_key.silent.contains(id));
            let mut edits: Vec<Edit> = moves.patch(idx).iter().filter(is_told).copied().collect();
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

/// The same on the squares to which a map leads.
fn mapped(effects: &MoveEffects, map: &[Sq]) -> MoveEffects {
    let mut res = effects.clone();
    for (edits, _) in &mut res {
        for it in edits.iter_mut() {
            *it = match *it {
                Edit::Put(sq, piece) => Edit::Put(map[sq.index()], piece),
                Edit::Right { square, victim } => {
                    Edit::Right { square: map[square.index()], victim: map[victim.index()] }
                }
                other => other,
            };
        }
        patch::sort(edits);
    }
    sort::by(&mut res, |a, b| a.0.cmp(&b.0));
    res
}
