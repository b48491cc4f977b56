//! Piece-square tables: what each type is worth on each square, from its mobility there and its way to promotion and goals
//! (CPW, *Piece-Square Tables*). Nobody wrote such tables for most pieces, so they are worked out when a game begins.

use crate::computer::evaluation::walks::{WalkWork, Walks};
use crate::computer::evaluation::weights::{MOST_ADVANCE, MOST_PROMOTION, Weights};
use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::square_role::SquareRole;
use engine::moves::patch::Edit;
use engine::variant::{Features, Variant};
use game::explain::piece_value::Estimate;

/// The values of all types.
#[derive(Debug)]
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
#[derive(Debug)]
pub(super) struct PromotionWalk {
    pub(super) kind: TypeId,
    /// By side and square: where it can go.
    pub(super) ends: [Vec<Vec<Sq>>; 2],
    /// By side and square: how many moves it needs.
    pub(super) steps: [Vec<Option<usize>>; 2],
    /// What it gains then, in centipawns.
    pub(super) promotion: i32,
}

/// What pieces are worth where, as it is worked out.
#[derive(Debug)]
pub(super) struct TableWork {
    /// Whether captured pieces change hands.
    keeps: bool,
    generator: Generator,
    /// By type: the value without promotions, of the first types.
    base: Vec<i32>,
    /// What is found out about the value of the next type, or about its squares.
    estimate: Option<Estimate>,
    walks: Option<WalkWork>,
    /// The type whose squares are next.
    kind: TypeId,
    res: Tables,
}

impl TableWork {
    /// Nothing is known yet. `keeps`: whether captured pieces change hands.
    pub(super) fn new(variant: &Variant, weights: &Weights, keeps: bool) -> Self {
        let n_types = variant.pieces.types.len();
        let lives = Player::both(|side| lives_on_pieces(variant, side));
        // Where both sides do, it is only a matter of scale.
        let life = Player::both(|it| if lives[it.index()] && lives != [true; 2] { weights.life } else { 0 });
        let res = Tables {
            values: Vec::new(),
            places: vec![[0; 2]; 2 * n_types * variant.movement.topology.len()],
            promotes: TypeSet::EMPTY,
            pawns: Vec::new(),
            bound: TypeSet::EMPTY,
            reach: vec![0; n_types],
            life,
        };
        let generator = Generator::default();
        Self { keeps, generator, base: Vec::new(), estimate: None, walks: None, kind: TypeId(1), res }
    }

    /// Works until all is known or `stop` says so. Whether all is.
    pub(super) fn run(&mut self, variant: &Variant, weights: &Weights, stop: &mut dyn FnMut() -> bool) -> bool {
        let n_types = variant.pieces.types.len();
        while self.base.len() < n_types {
            let kind = TypeId(self.base.len() as u8);
            let value = match known_value(variant, weights, kind) {
                Some(it) => it,
                None => {
                    let estimate = self.estimate.get_or_insert_with(|| Estimate::new(variant, kind));
                    if !estimate.run(variant, &mut self.generator, stop) {
                        return false;
                    }
                    spread(estimate.worth(), weights.spread)
                }
            };
            self.estimate = None;
            self.base.push(value);
        }
        if self.res.values.is_empty() {
            self.res.values.clone_from(&self.base);
        }
        while self.kind.index() < n_types {
            let mut walks = self.walks.take().unwrap_or_else(|| WalkWork::new(variant, self.kind));
            if !walks.run(variant, &self.base, &mut self.generator, stop) {
                self.walks = Some(walks);
                return false;
            }
            self.add(variant, weights, self.kind, walks.known());
            self.kind.0 += 1;
        }
        true
    }

    /// What is known.
    pub(super) fn tables(self) -> Tables {
        self.res
    }

    /// Adds what a type is worth where.
    fn add(&mut self, variant: &Variant, weights: &Weights, kind: TypeId, walks: [Walks; 2]) {
        let Tables { values, places, promotes, pawns, bound, reach, life } = &mut self.res;
        let (base, keeps) = (&self.base, self.keeps);
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

/// The value of a type without its promotions, where it needs no estimate.
fn known_value(variant: &Variant, weights: &Weights, kind: TypeId) -> Option<i32> {
    if kind == TypeId::NONE {
        return Some(0);
    }
    let said = variant.pieces.types[kind.index()].value;
    if said.is_some() || !variant.royals.types.has(kind) {
        return said;
    }
    let several =
        Player::BOTH.iter().any(|it| variant.royals.at_start[it.index()] > 1 && variant.royals.last_only[it.index()]);
    Some(if several { weights.spare_royal } else { 0 })
}

/// A value that is so many percent as far from that of a Pawn.
fn spread(value: i32, percent: i32) -> i32 {
    PAWN + (value - PAWN) * percent / 100
}

/// The value of a Pawn, as values are measured.
const PAWN: i32 = 100;

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
