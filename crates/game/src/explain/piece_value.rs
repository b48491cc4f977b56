//! What types are worth, roughly: what the definition says, else an estimate from how much a piece can do on a half-empty
//! board. The estimate is the one that the search plays with.

use engine::attack::tables::Target;
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::Powers;
use engine::program::walker::Flow;
use engine::program::walker::trace::Victim;
use engine::variant::Variant;

/// Boards that are tried for each type.
const N_BOARDS: u64 = 4;
/// Squares that are tried on each board.
const N_SQUARES: usize = 24;
/// Steps of walks that are looked at for all types together. Beyond that, what is known so far must do.
pub const MAX_WORK: u64 = 1 << 21;
/// Moves of one piece that are counted.
const MAX_MOVES: u32 = 512;

/// The worth of each type in hundredths of a Pawn; entry 0 is unused. Royals have none, because a game without them is over.
#[must_use]
pub fn worth(variant: &Variant) -> Vec<i32> {
    let mut generator = Generator::default();
    let kinds = (0..variant.pieces.types.len()).map(|it| TypeId(it as u8));
    kinds
        .map(|kind| match variant.pieces.types[kind.index()].value {
            _ if kind == TypeId::NONE => 0,
            Some(it) => it,
            None if variant.royals.types.has(kind) => 0,
            None => {
                let mut estimate = Estimate::new(variant, kind);
                estimate.run(variant, &mut generator, &mut || false);
                estimate.worth()
            }
        })
        .collect()
}

/// What one type is worth, as it is worked out: squares that are pointed at, counted on boards where a third of the squares
/// is taken. A square where the piece may move and capture counts full, otherwise less.
#[derive(Debug)]
pub struct Estimate {
    kind: TypeId,
    /// The squares that are tried, some on each board.
    homes: Vec<Sq>,
    /// The board that is tried, by its number, and which of `homes` is next there.
    board: u64,
    crowd: Position,
    next: usize,
    /// An empty board, if the type takes otherwise than it goes.
    alone: Option<Position>,
    /// What was counted, in twelfths of squares, and on how many squares.
    total: u64,
    n: u64,
}

impl Estimate {
    /// Nothing was counted yet.
    #[must_use]
    pub fn new(variant: &Variant, kind: TypeId) -> Self {
        let movement = &variant.movement;
        // What cannot leave a palace is worth what it can do there.
        let open =
            |it: &Sq| !movement.is_closed(Player::White, kind, *it) && !movement.is_barred(Player::White, kind, *it);
        let homes: Vec<Sq> = squares(variant).filter(open).collect();
        let mut alone = diverges(variant, kind).then(|| variant.empty_position());
        if let Some(it) = &mut alone {
            it.set_turn(Player::White);
        }
        let crowd = crowd(variant, kind, 0);
        Self { kind, homes, board: 0, crowd, next: 0, alone, total: 0, n: 0 }
    }

    /// Counts until all is counted, `stop` says so after a square, or all types together have taken as much work as they may.
    /// Whether nothing is left to do.
    pub fn run(&mut self, variant: &Variant, generator: &mut Generator, stop: &mut dyn FnMut() -> bool) -> bool {
        let stride = self.homes.len().div_ceil(N_SQUARES).max(1);
        while self.board < N_BOARDS && generator.work() <= MAX_WORK {
            let Some(at) = self.homes.get(self.next).copied() else {
                self.board += 1;
                self.next = self.board as usize % stride;
                self.crowd = crowd(variant, self.kind, self.board);
                continue;
            };
            let before = self.crowd.at(at);
            self.crowd.set_up(Edit::Put(at, Occupant::new(Player::White, self.kind)));
            self.total += reach(variant, &self.crowd, self.alone.as_mut(), generator, at);
            self.n += 1;
            self.crowd.set_up(Edit::Put(at, before));
            self.next += stride;
            if stop() {
                return false;
            }
        }
        true
    }

    /// The worth in hundredths of a Pawn, as far as it is known.
    #[must_use]
    pub fn worth(&self) -> i32 {
        // Twelfths of squares; the curve is steeper for pieces that can do much.
        let mobility = self.total as f64 / (12 * self.n.max(1)) as f64;
        let hundredths = 60.0 * mobility + 2.5 * mobility * mobility;
        (hundredths / 5.0).round().min(20_000.0) as i32 * 5
    }
}

fn squares(variant: &Variant) -> impl Iterator<Item = Sq> {
    let topology = &variant.movement.topology;
    topology.squares().filter(|it| !topology.is_hole(*it))
}

/// A board on which every sixth square holds a piece of one side and every sixth one of the other, always the same; the
/// last board, as late in a game, has a third of them. Half are of another type: some pieces neither jump nor take their
/// like.
fn crowd(variant: &Variant, kind: TypeId, board: u64) -> Position {
    let is_other = |it: &TypeId| *it != kind && !variant.royals.types.has(*it);
    let other = (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)).find(is_other).unwrap_or(kind);
    let mut position = variant.empty_position();
    let mut state = 0x9E37_79B9_7F4A_7C15_u64.wrapping_mul(board + 1);
    for sq in squares(variant) {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let side = match (state >> 33) % (if board + 1 < N_BOARDS { 6 } else { 18 }) {
            0 => Player::White,
            1 => Player::Black,
            _ => continue,
        };
        let kind = if state >> 60 & 1 == 0 { kind } else { other };
        position.set_up(Edit::Put(sq, Occupant::new(side, kind)));
    }
    position.set_turn(Player::White);
    position
}

/// What a square counts where a piece may go, in twelfths, if it could take there as well, and if not. There are four times
/// as many empty squares as enemies: both powers count about as much.
const GOES: [u64; 2] = [9, 5];

/// What a piece counts that may be taken, in twelfths, if its taker could also go there, and if not: then it also keeps
/// others from empty squares.
const TAKES: [u64; 2] = [24, 40];

/// Whether a type takes along lines otherwise than it goes.
fn diverges(variant: &Variant, kind: TypeId) -> bool {
    let program = &variant.movement.programs[Player::White][kind.index()];
    let rays = program.rays.iter().map(|it| it.powers);
    let mut powers = rays.chain(program.nodes.iter().flatten().map(|it| it.powers));
    let differs = |it: Powers| it.contains(Powers::MOVE) != it.contains(Powers::TAKE);
    !variant.tables.attacks.walkers(Player::White).has(kind) && powers.any(differs)
}

/// What the piece on a square can do, in twelfths of squares. `alone`: an empty board, if it takes otherwise than it goes.
fn reach(
    variant: &Variant,
    position: &Position,
    alone: Option<&mut Position>,
    generator: &mut Generator,
    at: Sq,
) -> u64 {
    let (mut ends, mut victims): (Vec<Sq>, Vec<Sq>) = (Vec::new(), Vec::new());
    let (piece, mut n) = (position.at(at), 0);
    let _ = generator.walks(variant, position, at, &mut |candidate| {
        let own = |it: &&Victim| it.piece.is(piece.side());
        let (n_taken, n_own) = (candidate.captured().count(), candidate.captured().filter(own).count());
        // What loses pieces by a capture is used only where more is gained, and counts once then.
        let harmless = n_own == 0 && !candidate.gone;
        let most = if harmless { n_taken } else { usize::from(n_taken > 2 * n_own + usize::from(candidate.gone)) };
        for it in candidate.captured().take(most) {
            if !victims.contains(&it.square) {
                victims.push(it.square);
            }
        }
        if !candidate.captures() && !ends.contains(&candidate.to) {
            ends.push(candidate.to);
        }
        n += 1;
        if n < MAX_MOVES { Flow::Continue(()) } else { Flow::Break(()) }
    });
    let Some(alone) = alone else { return GOES[0] * ends.len() as u64 + TAKES[0] * victims.len() as u64 };
    let mut goes: Vec<Sq> = Vec::new();
    alone.set_up(Edit::Put(at, piece));
    let _ = generator.walks(variant, alone, at, &mut |candidate| {
        goes.push(candidate.to);
        if goes.len() < MAX_MOVES as usize { Flow::Continue(()) } else { Flow::Break(()) }
    });
    alone.set_up(Edit::Put(at, Occupant::EMPTY));
    let by = piece.side();
    let takes = |square: Sq| {
        let target = Target { movement: &variant.movement, position, square, by };
        variant.tables.attacks.along_lines(&target, |it| it == at).is_some()
    };
    let gone: u64 = ends.iter().map(|it| GOES[usize::from(!takes(*it))]).sum();
    let apart = |it: &Sq| !goes.is_empty() && !goes.contains(it);
    let taken: u64 = victims.iter().map(|it| TAKES[usize::from(apart(it))]).sum();
    gone + taken
}
