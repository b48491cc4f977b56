//! Piece-square tables: what each type is worth on each square, from its mobility there and its way to promotion and goals
//! (CPW, *Piece-Square Tables*). Nobody wrote such tables for most pieces, so they are worked out when a game begins.

use crate::computer::evaluation::weights::{FADING, MOST_ADVANCE, MOST_PROMOTION, Weights};
use engine::board::occupant::Occupant;
use engine::board::square_set::SquareSet;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::square_role::SquareRole;
use engine::moves::candidate::Turn;
use engine::moves::compact_move::CompactMove;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::variant::{Features, Variant};
use game::explain::piece_value;

/// What it costs to look at a move, in steps of walks.
const LISTED: u64 = 3;

/// Steps beyond which nothing more is lost.
const FARTHEST: usize = 20;

/// What a square counts by the steps to it, in hundredths.
const FADED: [i32; FARTHEST + 1] = {
    let mut res = [100; FARTHEST + 1];
    let mut steps = 2;
    while steps <= FARTHEST {
        res[steps] = res[steps - 1] * FADING / 100;
        steps += 1;
    }
    res
};

/// The values of all types.
pub(super) struct Tables {
    /// By type.
    pub(super) values: Vec<i32>,
    /// By `Variant::place`: opening and ending.
    pub(super) places: Vec<[i32; 2]>,
    /// Types that can promote to something better.
    pub(super) promotes: TypeSet,
    /// Those of them that are worth little, unless captures change hands.
    pub(super) pawns: Vec<PromotionWalk>,
    /// Types that stay on squares of one shade, without Pawns.
    pub(super) bound: TypeSet,
    /// By type: how many squares it reaches on the empty board, in the mean.
    pub(super) reach: Vec<i32>,
    /// By side: what each of its pieces counts beside its value.
    pub(super) life: [i32; 2],
}

/// How a type that promotes goes there on the empty board.
pub(super) struct PromotionWalk {
    pub(super) kind: TypeId,
    /// By side and square: where it can go.
    pub(super) ends: [Vec<Vec<Sq>>; 2],
    /// By side and square: how many moves it needs.
    pub(super) steps: [Vec<Option<usize>>; 2],
    /// What it gains then, in centipawns.
    pub(super) promotion: i32,
}

/// What a piece can do on the otherwise empty board, by square.
struct Walks {
    /// Where it can go.
    ends: Vec<Vec<Sq>>,
    /// What it can become from there, the best by value.
    becomes: Vec<Option<TypeId>>,
    /// Squares it reaches, in hundredths.
    mobility: Vec<i32>,
}

/// Works out what pieces are worth where.
///
/// `keeps`: whether captured pieces change hands.
pub(super) fn tables(variant: &Variant, weights: &Weights, keeps: bool) -> Tables {
    let mut generator = Generator::default();
    let n_types = variant.pieces.types.len();
    let topology = &variant.movement.topology;
    let mut values: Vec<i32> = (0..n_types).map(|it| base_value(variant, weights, it, &mut generator)).collect();
    let base = values.clone();
    let mut places = vec![[0; 2]; 2 * n_types * topology.len()];
    let (mut promotes, mut bound) = (TypeSet::EMPTY, TypeSet::EMPTY);
    let (mut pawns, mut reach) = (Vec::new(), vec![0; n_types]);
    let lives = Player::both(|side| lives_on_pieces(variant, side));
    // Where both sides do, it is only a matter of scale.
    let life = Player::both(|it| if lives[it.index()] && lives != [true; 2] { weights.life } else { 0 });
    for kind in (1..n_types).map(|it| TypeId(it as u8)) {
        let walks = walks(variant, kind, &base, &mut generator);
        let best = walks.iter().flat_map(|it| it.becomes.iter().flatten()).map(|it| base[it.index()]).max();
        let promotion = (best.unwrap_or(0) - base[kind.index()]).clamp(0, MOST_PROMOTION);
        if promotion > 0 {
            promotes.insert(kind);
        }
        let said = variant.pieces.types[kind.index()].value.is_some();
        if !said && !variant.royals.types.has(kind) {
            let potential = if keeps { weights.held_potential } else { weights.potential };
            // What is hardly worth anything now will rarely get there.
            values[kind.index()] += (promotion * potential / 100).min(values[kind.index()] / 2);
            if is_colour_bound(variant, &walks[0]) {
                if values[kind.index()] >= weights.pawn {
                    bound.insert(kind);
                }
                values[kind.index()] -= values[kind.index()] * weights.colour_bound / 100;
            }
        }
        let n_ends: usize = walks[0].ends.iter().map(Vec::len).sum();
        let n_open = walks[0].ends.iter().filter(|it| !it.is_empty()).count();
        reach[kind.index()] = (n_ends / n_open.max(1)) as i32;
        let is_pawn = promotion > 0 && !keeps && !variant.royals.types.has(kind) && values[kind.index()] < weights.pawn;
        for side in Player::BOTH {
            let walks = &walks[side.index()];
            let piece = Occupant::new(side, kind);
            let squares = SquareValues { variant, weights, side, kind, promotion, is_pawn };
            for (sq, value) in squares.all(walks) {
                let value = value.map(|it| it + values[kind.index()] + life[side.index()]);
                places[variant.place(piece, sq)] = value;
            }
        }
        if is_pawn {
            let steps = walks.each_ref().map(|it| distances(it, |sq| it.becomes[sq.index()].map(|_| 1)));
            pawns.push(PromotionWalk { kind, ends: walks.map(|it| it.ends), steps, promotion });
        }
    }
    Tables { values, places, promotes, pawns, bound, reach, life }
}

/// Whether a side without royals loses when it has no piece: each one keeps it alive.
fn lives_on_pieces(variant: &Variant, side: Player) -> bool {
    let mut position = variant.start();
    if variant.royals.at_start[side.index()] > 0 {
        return false;
    }
    let own: Vec<Sq> = position.pieces(side).collect();
    own.into_iter().for_each(|sq| position.set_up(Edit::Put(sq, Occupant::EMPTY)));
    variant
        .hooks
        .endings
        .iter()
        .filter_map(|it| it.ending(variant, &position))
        .any(|it| it.winner == Some(side.other()))
}

/// The value of a type without its promotions.
fn base_value(variant: &Variant, weights: &Weights, kind: usize, generator: &mut Generator) -> i32 {
    let id = TypeId(kind as u8);
    if kind == 0 {
        return 0;
    }
    if let Some(said) = variant.pieces.types[kind].value {
        return said;
    }
    if !variant.royals.types.has(id) {
        return spread(piece_value::estimate(variant, id, generator), weights.spread);
    }
    let several =
        Player::BOTH.iter().any(|it| variant.royals.at_start[it.index()] > 1 && variant.royals.last_only[it.index()]);
    if several { weights.spare_royal } else { 0 }
}

/// A value that is so many percent as far from that of a Pawn.
fn spread(value: i32, percent: i32) -> i32 {
    PAWN + (value - PAWN) * percent / 100
}

/// The value of a Pawn, as values are measured.
const PAWN: i32 = 100;

/// The walks of a type of both sides on the empty board, from every square. Where that takes too long, as where each move may put a wall
/// on any square, the ranks nearest to the far end are known, those of one side as those of the other.
fn walks(variant: &Variant, kind: TypeId, values: &[i32], generator: &mut Generator) -> [Walks; 2] {
    let topology = &variant.movement.topology;
    let n = topology.len();
    let none = || Walks { ends: vec![Vec::new(); n], becomes: vec![None; n], mobility: vec![0; n] };
    let mut res = [none(), none()];
    let squares: Vec<Sq> = topology.squares().filter(|it| !topology.is_hole(*it)).collect();
    let deepest = squares.iter().map(|it| topology.depth(Player::White, *it)).max().unwrap_or(0);
    for depth in 1..=deepest {
        if generator.work() > 2 * piece_value::MAX_WORK {
            break;
        }
        for side in Player::BOTH {
            let of_depth = squares.iter().copied().filter(|it| topology.depth(side, *it) == depth);
            add_walks(variant, Occupant::new(side, kind), values, generator, of_depth, &mut res[side.index()]);
        }
    }
    res
}

/// Adds the walks of a piece from some squares.
fn add_walks(
    variant: &Variant,
    piece: Occupant,
    values: &[i32],
    generator: &mut Generator,
    squares: impl Iterator<Item = Sq>,
    res: &mut Walks,
) {
    let topology = &variant.movement.topology;
    let (n, kind) = (topology.len(), piece.kind());
    let mut position = variant.empty_position();
    position.set_turn(piece.side());
    let (mut moves, mut list, mut seen) = (Moves::default(), Vec::new(), SquareSet::empty(n));
    for sq in squares {
        // A single rank may be more than enough.
        if generator.work() > 4 * piece_value::MAX_WORK {
            break;
        }
        position.set_up(Edit::Put(sq, piece));
        moves.clear();
        list.clear();
        generator.list_walks(variant, &position, sq, &mut moves, &mut list);
        generator.spend(LISTED * list.len() as u64);
        let ends = &mut res.ends[sq.index()];
        for it in &list {
            let Some((to, after)) = arrival(&moves, *it, kind).filter(|it| it.0.index() < n && it.0 != sq) else {
                continue;
            };
            let better = |old: TypeId| values[after.index()] > values[old.index()];
            if after != kind && res.becomes[sq.index()].is_none_or(better) {
                res.becomes[sq.index()] = Some(after);
            }
            if seen.insert(to) {
                ends.push(to);
            }
        }
        ends.iter().for_each(|it| seen.remove(*it));
        let distance = |to: &Sq| topology.distance(sq, *to).clamp(1, FARTHEST as i32) as usize;
        res.mobility[sq.index()] = ends.iter().map(|to| FADED[distance(to)]).sum();
        position.set_up(Edit::Put(sq, Occupant::EMPTY));
    }
}

/// Where a walk of a piece ends, and as what; `None` if the piece is gone then, or if it is no walk.
fn arrival(moves: &Moves, it: CompactMove, kind: TypeId) -> Option<(Sq, TypeId)> {
    match it {
        CompactMove::Unaffected { to, .. } => Some((to, kind)),
        CompactMove::Written(idx) => {
            let item = moves.item(idx as usize);
            let puts = |it: &Edit| matches!(*it, Edit::Put(sq, piece) if sq == item.to && piece.is_piece());
            let stays = item.turn == Turn::Walk && moves.patch(idx as usize).iter().any(puts);
            stays.then_some((item.to, item.becomes))
        }
        CompactMove::Entry { .. } | CompactMove::Drop { .. } => None,
    }
}

/// Whether a piece that can move stays on squares of one shade.
fn is_colour_bound(variant: &Variant, walks: &Walks) -> bool {
    let topology = &variant.movement.topology;
    let same = |from: usize, to: Sq| topology.shade(Sq(from as u16)) == topology.shade(to);
    let mut any = false;
    let bound = walks.ends.iter().enumerate().all(|(from, ends)| {
        any |= !ends.is_empty();
        ends.iter().all(|to| same(from, *to))
    });
    any && bound
}

/// What makes a square better than another for a type.
struct SquareValues<'a> {
    variant: &'a Variant,
    weights: &'a Weights,
    side: Player,
    kind: TypeId,
    /// What it gains by promotion.
    promotion: i32,
    /// Whether more is said of it where its structure is judged.
    is_pawn: bool,
}

impl SquareValues<'_> {
    /// The squares of the board with what they add to the value, opening and ending.
    fn all(&self, walks: &Walks) -> Vec<(Sq, [i32; 2])> {
        let (variant, weights) = (self.variant, self.weights);
        let topology = &variant.movement.topology;
        let squares: Vec<Sq> = topology.squares().filter(|it| !topology.is_hole(*it)).collect();
        let total: i32 = squares.iter().map(|it| walks.mobility[it.index()]).sum();
        let average = (total / squares.len().max(1) as i32).max(1);
        let is_promotion = |sq: Sq| walks.becomes[sq.index()].is_some();
        let to_promotion = distances(walks, |sq| is_promotion(sq).then_some(1));
        let is_goal = |sq: Sq| self.role(sq) == Some(SquareRole::Goal);
        let to_goal = distances(walks, |sq| is_goal(sq).then_some(0));
        let has_goal = to_goal.iter().any(Option::is_some);
        let royal = variant.royals.types.has(self.kind);
        squares
            .into_iter()
            .map(|sq| {
                let centre = (100 * walks.mobility[sq.index()] / average - 100).clamp(-100, 100);
                let [mut mid, mut end] = if royal && variant.has(Features::CHECK) && !has_goal {
                    let advance = (topology.own_rank(self.side, sq) - 1).min(MOST_ADVANCE);
                    [
                        -advance * weights.royal_advance - centre * weights.mobility / 400,
                        centre * weights.royal_centre / 100,
                    ]
                } else if self.promotion >= weights.pawn {
                    [0, 0]
                } else {
                    [centre * weights.mobility / 100; 2]
                };
                if let Some(n) = to_promotion[sq.index()].filter(|_| self.promotion > 0) {
                    let [opening, ending] = weights.promotion[(n - 1).min(weights.promotion.len() - 1)];
                    let share = if self.is_pawn { weights.stopped } else { 100 };
                    mid += self.promotion * opening * share / 10_000;
                    end += self.promotion * ending * share / 10_000;
                }
                if let Some(n) = to_goal[sq.index()] {
                    let bonus = weights.goal[n.min(weights.goal.len() - 1)];
                    mid += bonus;
                    end += bonus;
                }
                (sq, [mid, end])
            })
            .collect()
    }

    /// What a square is to the type.
    fn role(&self, sq: Sq) -> Option<SquareRole> {
        let (variant, side, kind) = (self.variant, self.side, self.kind);
        variant.arrival_role(side, kind, sq).or_else(|| variant.standing_role(side, kind, sq))
    }
}

/// By square: how many moves a piece needs, on the empty board, to a square where it has arrived; `at` says how many
/// are left there.
fn distances(walks: &Walks, at: impl Fn(Sq) -> Option<usize>) -> Vec<Option<usize>> {
    let n = walks.ends.len();
    let mut res: Vec<Option<usize>> = (0..n).map(|it| at(Sq(it as u16))).collect();
    if res.iter().all(Option::is_none) {
        return res;
    }
    let mut came_from: Vec<Vec<usize>> = vec![Vec::new(); n];
    for (from, ends) in walks.ends.iter().enumerate() {
        ends.iter().for_each(|to| came_from[to.index()].push(from));
    }
    let mut open: Vec<usize> = (0..n).filter(|it| res[*it].is_some()).collect();
    while !open.is_empty() {
        let mut next = Vec::new();
        for to in open {
            let moves = res[to].unwrap_or(0) + 1;
            for from in &came_from[to] {
                if res[*from].is_none_or(|it| it > moves) {
                    res[*from] = Some(moves);
                    next.push(*from);
                }
            }
        }
        open = next;
    }
    res
}
