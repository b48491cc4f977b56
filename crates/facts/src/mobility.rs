//! What the pieces of a type can do on the empty board, found by trying it out.

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::shuffle::Shuffle;
use engine::moves::candidate::Turn;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::{Features, Variant};
use game::explain::piece_value;

use crate::mating::Mating;
use search::random::Random;

/// Moves of one piece that are looked at.
const MAX_MOVES: u32 = 512;

/// Boards with enemies that show where pieces go only to capture.
const N_CROWDS: u64 = 12;

/// What is known about a type from its moves alone. White's pieces are asked; those that moved before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypeFacts {
    /// The ID in the definition.
    pub id: String,
    /// The name in the definition.
    pub name: String,
    /// Whether it is royal: it has no value.
    pub royal: bool,
    /// In centipawns, as the search counts it.
    pub value: i32,
    /// Whether the definition says the value.
    pub declared: bool,
    /// The squares it may move to without a capture, from each square of the empty board: line by line, see
    /// [`lines`]. `None` is no square, or one where it cannot get to from the start array.
    pub mobility: Vec<Vec<Option<u32>>>,
    /// Into how many sets of squares its moves and captures divide the squares that it can leave or enter: 2 for a
    /// Bishop.
    pub classes: u32,
    /// Squares of the largest of them.
    pub class_size: u32,
    /// Whether it reaches squares beyond a ring of own pieces.
    pub jumps: bool,
    /// How it can come back to a square without captures.
    pub returns: Return,
    /// By size of a board: whether it mates there with its king. Worked out apart, because it takes longer.
    pub mates: Vec<Mating>,
}

/// In how many moves a piece can come back to a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Return {
    /// In none.
    #[default]
    Never,
    /// Only in even numbers.
    Even,
    /// In odd numbers as well: it can lose a move.
    Odd,
}

impl Return {
    /// All of them with their names.
    pub const NAMES: [(&'static str, Self); 3] = [("never", Self::Never), ("even", Self::Even), ("odd", Self::Odd)];

    /// The name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize].0
    }
}

impl TypeFacts {
    /// The mean of the mobility over the squares that it can get to.
    #[must_use]
    pub fn average(&self) -> f64 {
        let all = || self.mobility.iter().flatten().flatten();
        f64::from(all().sum::<u32>()) / all().count().max(1) as f64
    }
}

/// The squares of a map line by line, and whether lines are files: from the left, each from the top. Otherwise they are
/// the rows of the text of a position, from the top. Hexagons that stand on each other have files.
#[must_use]
pub fn lines(variant: &Variant) -> (Vec<Vec<Sq>>, bool) {
    let topology = &variant.movement.topology;
    match topology.text_columns() {
        Some(files) => (files.into_iter().map(|it| it.into_iter().rev().collect()).collect(), true),
        None => (topology.text_rows(), false),
    }
}

/// The facts of all types, in the order of the definition.
#[must_use]
pub fn types(variant: &Variant) -> Vec<TypeFacts> {
    let values = piece_value::worth(variant);
    (1..variant.pieces.types.len()).map(|it| of_type(variant, TypeId(it as u8), values[it])).collect()
}

fn of_type(variant: &Variant, kind: TypeId, value: i32) -> TypeFacts {
    let info = &variant.pieces.types[kind.index()];
    let topology = &variant.movement.topology;
    let squares = topology.squares().filter(|it| !topology.is_hole(*it)).collect();
    let mut study = Study { variant, kind, squares, generator: Generator::default() };
    let mut moves = study.all_ends(&variant.empty_position());
    let mut edges = moves.clone();
    for crowd in 0..N_CROWDS {
        let more = study.all_ends(&study.crowd(crowd));
        edges.iter_mut().zip(more).for_each(|(old, new)| old.extend(new));
    }
    if let Some(stands) = stands(variant, kind, &edges) {
        study.squares.retain(|it| stands[it.index()]);
        for it in (0..edges.len()).filter(|it| !stands[*it]) {
            (moves[it], edges[it]) = (Vec::new(), Vec::new());
        }
    }
    let [classes, class_size] = classes(&edges);
    let count = |sq: &Sq| study.squares.contains(sq).then(|| moves[sq.index()].len() as u32);
    TypeFacts {
        id: info.id.clone(),
        name: info.name.clone(),
        royal: variant.royals.types.has(kind),
        value,
        declared: info.value.is_some(),
        mobility: lines(variant).0.iter().map(|row| row.iter().map(count).collect()).collect(),
        classes,
        class_size,
        jumps: study.jumps(),
        returns: returns(&moves),
        mates: Vec::new(),
    }
}

/// By square: whether White's pieces of a type get there from the start array; `None` if they may begin anywhere.
fn stands(variant: &Variant, kind: TypeId, edges: &[Vec<Sq>]) -> Option<Vec<bool>> {
    let start = variant.start.setup.board(edges.len());
    let mut open: Vec<usize> =
        (0..edges.len()).filter(|it| start[*it].is(Player::White) && start[*it].kind() == kind).collect();
    let is_anywhere = variant.has(Features::HANDS)
        || variant.start.shuffle.as_ref().is_some_and(Shuffle::moves_pieces)
        || variant.pieces.gates();
    if open.is_empty() || is_anywhere {
        return None;
    }
    let mut res = vec![false; edges.len()];
    open.iter().for_each(|it| res[*it] = true);
    while let Some(at) = open.pop() {
        for to in edges[at].iter().map(|it| it.index()) {
            if !std::mem::replace(&mut res[to], true) {
                open.push(to);
            }
        }
    }
    Some(res)
}

/// A type that is looked at.
struct Study<'a> {
    variant: &'a Variant,
    kind: TypeId,
    /// The squares of the board.
    squares: Vec<Sq>,
    generator: Generator,
}

impl Study<'_> {
    /// By square: where a piece there can go.
    fn all_ends(&mut self, board: &Position) -> Vec<Vec<Sq>> {
        let mut res = vec![Vec::new(); self.variant.movement.topology.len()];
        let mut position = board.clone();
        position.set_turn(Player::White);
        for at in 0..self.squares.len() {
            let sq = self.squares[at];
            let before = position.at(sq);
            position.set_up(Edit::Put(sq, Occupant::new(Player::White, self.kind)));
            res[sq.index()] = self.ends(&position, sq);
            position.set_up(Edit::Put(sq, before));
        }
        res
    }

    /// Where the piece on a square can go, without the square itself.
    fn ends(&mut self, position: &Position, from: Sq) -> Vec<Sq> {
        let n_squares = self.variant.movement.topology.len();
        let (mut res, mut n) = (Vec::new(), 0);
        let _ = self.generator.walks(self.variant, position, from, &mut |it| {
            n += 1;
            if it.turn == Turn::Walk && !it.gone && it.to != from && it.to.index() < n_squares && !res.contains(&it.to)
            {
                res.push(it.to);
            }
            if n < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
        });
        res
    }

    /// A board with enemies on a half or a quarter of its squares, the same for the same number.
    fn crowd(&self, number: u64) -> Position {
        let mut random = Random::new([number, 0, 0]);
        let mut res = self.variant.empty_position();
        let other = (1..self.variant.pieces.types.len())
            .map(|it| TypeId(it as u8))
            .find(|it| !self.variant.royals.types.has(*it));
        let kind = if number % 4 < 2 && !self.variant.royals.types.has(self.kind) {
            self.kind
        } else {
            other.unwrap_or(self.kind)
        };
        for sq in &self.squares {
            if random.below(if number.is_multiple_of(2) { 2 } else { 4 }) == 0 {
                res.set_up(Edit::Put(*sq, Occupant::new(Player::Black, kind)));
            }
        }
        res
    }

    /// Whether the piece gets past own pieces on all squares around it, somewhere inside the board.
    fn jumps(&mut self) -> bool {
        let topology = &self.variant.movement.topology;
        let around = |sq: &Sq| topology.around(*sq).filter(|it| !topology.is_hole(*it)).collect::<Vec<_>>();
        let rings: Vec<(Sq, Vec<Sq>)> = self.squares.iter().map(|it| (*it, around(it))).collect();
        let most = rings.iter().map(|it| it.1.len()).max().unwrap_or(0);
        rings.into_iter().filter(|it| it.1.len() == most).any(|(sq, ring)| {
            let mut position = self.variant.empty_position();
            position.set_turn(Player::White);
            for it in ring.iter().chain([&sq]) {
                position.set_up(Edit::Put(*it, Occupant::new(Player::White, self.kind)));
            }
            self.ends(&position, sq).iter().any(|it| !ring.contains(it))
        })
    }
}

/// The number of sets of squares that moves connect, without squares that no move leaves or enters, and the squares of
/// the largest.
fn classes(edges: &[Vec<Sq>]) -> [u32; 2] {
    let mut parents: Vec<usize> = (0..edges.len()).collect();
    fn root(parents: &mut [usize], mut at: usize) -> usize {
        while parents[at] != at {
            parents[at] = parents[parents[at]];
            at = parents[at];
        }
        at
    }
    for (from, ends) in edges.iter().enumerate() {
        for to in ends {
            let (a, b) = (root(&mut parents, from), root(&mut parents, to.index()));
            parents[a] = b;
        }
    }
    let mut sizes = vec![0; edges.len()];
    (0..edges.len()).for_each(|it| sizes[root(&mut parents, it)] += 1);
    let connected = sizes.iter().filter(|it| **it > 1);
    [connected.clone().count() as u32, connected.max().copied().unwrap_or(0)]
}

/// How walks along the edges come back.
fn returns(edges: &[Vec<Sq>]) -> Return {
    let mut res = Return::Never;
    for start in 0..edges.len() {
        // By square: whether it is reached in an even and in an odd number of steps.
        let mut seen = vec![[false; 2]; edges.len()];
        let mut open = vec![(start, 0)];
        while let Some((at, parity)) = open.pop() {
            for to in edges[at].iter().map(|it| it.index()) {
                if !std::mem::replace(&mut seen[to][1 - parity], true) {
                    open.push((to, 1 - parity));
                }
            }
            if seen[start][1] {
                return Return::Odd;
            }
        }
        if seen[start][0] {
            res = Return::Even;
        }
    }
    res
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(text: &str) -> Vec<TypeFacts> {
        types(&game::setup::compile(&rules::read(text).0).0)
    }

    #[test]
    fn pieces_of_chess_do_what_is_known_of_them() {
        let text =
            "pawn:P:fmWfceF::a2-h2\nknight:N:N::b1\nbishop:B:B::c1,f1\nrook:R:R::a1\nqueen:Q:Q::d1\nking:K:K::e1";
        let sut = all(text);
        let of = |id: &str| sut.iter().find(|it| it.id == id).unwrap();
        // Known sums over the 64 squares: 336, 560, 896, 1456 and 420 moves.
        for (id, sum) in [("N", 336.0), ("B", 560.0), ("R", 896.0), ("Q", 1456.0), ("K", 420.0)] {
            assert!((of(id).average() - sum / 64.0).abs() < 1e-9, "{id} {}", of(id).average());
        }
        assert_eq!(of("N").mobility[0][..4], [Some(2), Some(3), Some(4), Some(4)]);
        assert_eq!(["P", "N", "B", "R"].map(|it| of(it).classes), [1, 1, 2, 1]);
        assert_eq!((of("B").class_size, of("N").class_size), (32, 64));
        // Pawns never get to the first rank.
        assert_eq!((of("P").class_size, &of("P").mobility[7][..2]), (56, &[None, None][..]));
        assert_eq!(["N", "B", "Q", "K"].map(|it| of(it).jumps), [true, false, false, false]);
        // A Knight changes its colour with every move; a King walks round a corner in three.
        let known = [Return::Even, Return::Odd, Return::Odd, Return::Never];
        assert_eq!(["N", "R", "K", "P"].map(|it| of(it).returns), known);
        assert!(of("K").royal && of("Q").value > of("R").value && !of("Q").declared);
    }

    #[test]
    fn holes_are_no_squares_and_steps_of_two_bind() {
        let sut = all("files=4\nranks=4\nhole::::a1\ndabbaba:D:D::\nmao:M:nN::c1\nalfil:A:A::d1");
        assert_eq!(sut[0].mobility[3][0], None);
        assert_eq!((sut[0].classes, sut[1].jumps, sut[2].jumps), (4, false, true));
    }

    #[test]
    fn boards_of_hexagons_have_files_as_lines() {
        let text = "shape=hex 2 flat\nrook:R:R::\npawn:P:fmW::";
        let variant = game::setup::compile(&rules::read(text).0).0;
        let (lines, has_files) = lines(&variant);
        assert_eq!((lines.iter().map(Vec::len).collect::<Vec<_>>(), has_files), (vec![2, 3, 2], true));
        // No step forward from the top of a file.
        assert_eq!(types(&variant)[1].mobility[1], [Some(0), Some(1), Some(1)]);
    }
}
