//! The pieces of chess without castling and promotion, a cannon, a horse that can be blocked, and a ferz that is no
//! royal: one type for each kind of line that the tables of attack know. Boards are drawn, White's letters large.

use engine::attack::pass_table::PassMasks;
use engine::attack::rays::RayTables;
use engine::attack::tables::Attacks;
use engine::board::occupant::Occupant;
use engine::board::topology::{Topology, VecId, Vector, Wrap};
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::movement::Movement;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program, Ray, Steps, UNLIMITED, Walked};
use engine::variant::{Setup, TypeInfo, Variant};

/// The letters of the types, from number 1.
const LETTERS: &str = "PNBRQKCHF";

const KING: TypeId = TypeId(6);

const STRAIGHT: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

const DIAGONAL: [(i16, i16); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

const LEAPS: [(i16, i16); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// A drawn position, and the variant that it belongs to.
pub(crate) struct Drawn {
    pub(crate) variant: Variant,
    pub(crate) position: Position,
}

impl Drawn {
    /// Reads a board: one row a line, `.` empty, `#` a hole. White is to move.
    pub(crate) fn new(board: &str) -> Self {
        let rows: Vec<Vec<char>> =
            board.lines().map(|it| it.trim().chars().filter(|it| *it != ' ').collect()).collect();
        let (files, ranks) = (rows[0].len(), rows.len());
        let cells: Vec<char> = rows.into_iter().rev().flatten().collect();
        assert_eq!(cells.len(), files * ranks, "rows of one length");
        let holes = (0..cells.len()).filter(|it| cells[*it] == '#').map(|it| Sq(it as u16));
        let variant = variant(Topology::rect(files as u16, ranks as u16, holes));
        let mut position = variant.empty_position();
        for (idx, letter) in cells.iter().enumerate() {
            if let Some(kind) = LETTERS.find(letter.to_ascii_uppercase()) {
                let side = if letter.is_ascii_uppercase() { Player::White } else { Player::Black };
                position.set_up(Edit::Put(Sq(idx as u16), Occupant::new(side, TypeId(kind as u8 + 1))));
            }
        }
        Self { variant, position }
    }

    /// Draws an `x` on each square for which something holds, and a dot on the others.
    pub(crate) fn marks(&self, mut holds: impl FnMut(Sq) -> bool) -> String {
        let topology = &self.variant.movement.topology;
        let mut row = |row: &Vec<Sq>| {
            let marks: Vec<&str> = row.iter().map(|it| if holds(*it) { "x" } else { "." }).collect();
            marks.join(" ")
        };
        topology.text_rows().iter().map(&mut row).collect::<Vec<_>>().join("\n")
    }

    /// Moves as text, sorted: `e1e2`.
    pub(crate) fn texts(&self, moves: &Moves) -> Vec<String> {
        let name = |it: Sq| self.variant.movement.topology.name(it);
        let mut res: Vec<String> =
            (0..moves.len()).map(|it| moves.item(it)).map(|it| name(it.from) + &name(it.to)).collect();
        res.sort();
        res
    }
}

fn variant(mut topology: Topology) -> Variant {
    let programs = Player::both(|side| {
        let mut res = vec![Program::default()];
        res.extend(LETTERS.chars().map(|letter| program(letter, side, &mut topology)));
        res
    });
    let (n_types, n_squares) = (LETTERS.len(), topology.len());
    let movement = Movement {
        topology,
        programs,
        half_board: Player::both(|_| vec![0; n_squares]),
        closed: Player::both(|_| vec![None; n_types + 1]),
        barred: Player::both(|_| vec![None; n_types + 1]),
        initial: Player::both(|_| vec![None; n_types + 1]),
        last_mover: None,
        local: Player::both(|_| vec![None; n_types + 1]),
        elsewhere: vec![Program::default()],
        ranking: vec![0; n_types + 1],
        spared: Vec::new(),
        havens: [Vec::new(), Vec::new()],
        ride_limits: None,
    };
    let info = |it: String| TypeInfo { name: it.clone(), key: it.clone(), moves: String::new(), id: it, value: None };
    let types = std::iter::once(String::new()).chain(LETTERS.chars().map(String::from)).map(info).collect();
    let mut royal = TypeSet::EMPTY;
    royal.insert(KING);
    let mut res = Variant::new(movement, types, royal, Setup::default());
    res.royals.last_only = [true; 2];
    res.tables.attacks = Attacks::build(&mut res.movement, &vec![None; n_types + 1], TypeSet::EMPTY);
    res.tables.rays = RayTables::new(2 * (n_types + 1) * n_squares);
    let masks = PassMasks::from_fn(n_types, n_squares, |side, kind, sq| res.pass_mask(side, kind, sq));
    res.tables.pass_masks = masks;
    res
}

/// A drawing without the spaces that source code adds to it.
pub(crate) fn drawing(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

/// So many drawn positions of a small board by chance, the same each time. Each side has a king.
pub(crate) fn random_boards(n: usize) -> impl Iterator<Item = Drawn> {
    let mut state = 0x9E37_79B9_u64;
    // Numerical Recipes' linear congruential generator.
    let mut below = move |n: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % n
    };
    let letters: Vec<char> = LETTERS.chars().filter(|it| *it != 'K').collect();
    (0..n).map(move |_| {
        let mut cells = ['.'; 30];
        for _ in 0..12 {
            let letter = letters[below(letters.len())];
            cells[below(30)] = if below(2) == 0 { letter } else { letter.to_ascii_lowercase() };
        }
        let (white, black) = (below(15), 15 + below(15));
        (cells[white], cells[black]) = ('K', 'k');
        Drawn::new(&cells.chunks(5).map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("\n"))
    })
}

/// How a type moves.
fn program(letter: char, side: Player, topology: &mut Topology) -> Program {
    let up = if side == Player::White { 1 } else { -1 };
    let mut step = |(dx, dy)| topology.vector(Vector::flat(dx, dy, Wrap::None));
    let mut rays = |steps: &[(i16, i16)], range, powers| -> Vec<Ray> {
        steps.iter().map(|it| Ray { step: step(*it), range, powers, virgin: false }).collect()
    };
    let all = Powers::MOVE_OR_TAKE | Powers::TAKE_ROYAL;
    let rays = match letter {
        'P' => {
            let mut res = rays(&[(0, up)], 1, Powers::MOVE);
            res.extend(rays(&[(-1, up), (1, up)], 1, Powers::TAKE | Powers::TAKE_ROYAL));
            res
        }
        'N' => rays(&LEAPS, 1, all),
        'B' => rays(&DIAGONAL, UNLIMITED, all),
        'R' => rays(&STRAIGHT, UNLIMITED, all),
        'Q' => [rays(&STRAIGHT, UNLIMITED, all), rays(&DIAGONAL, UNLIMITED, all)].concat(),
        'K' => [rays(&STRAIGHT, 1, all), rays(&DIAGONAL, 1, all)].concat(),
        'C' => rays(&STRAIGHT, UNLIMITED, Powers::MOVE),
        'F' => rays(&DIAGONAL, 1, all),
        _ => Vec::new(),
    };
    let taking = Powers::TAKE | Powers::TAKE_ROYAL;
    let legs = match letter {
        // Takes what stands behind exactly one piece.
        'C' => STRAIGHT.iter().map(|it| leg(step(*it), UNLIMITED, taking, Gait::HOP, Vec::new())).collect(),
        // Leaps as a knight, unless something stands beside it on the way.
        'H' => LEAPS
            .iter()
            .map(|it| leg(step(*it), 1, all, Gait::LAME | Gait::STEPPED, vec![step((it.0 / 2, it.1 / 2))]))
            .collect(),
        _ => Vec::new(),
    };
    if legs.is_empty() {
        return Program { rays, ..Program::default() };
    }
    let walked = Walked {
        start: MoveStart::Legs(NodeId(0)),
        virgin: false,
        exempt: false,
        borrows: false,
        passing: false,
        short: false,
    };
    Program { rays, walked: vec![walked], nodes: vec![legs], ..Program::default() }
}

fn leg(step: VecId, most: u16, powers: Powers, gait: Gait, path: Vec<VecId>) -> Branch {
    let (next, next_toggled) = (NodeId::END, NodeId::END);
    Branch { steps: Steps::Straight(step), range: (1, most), powers, gait, path, next, next_toggled }
}
