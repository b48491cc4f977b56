//! How good a position looks without a search: all of it follows from the definition.
//!
//! ```text
//!   sums       material and piece-square tables, kept up to date move by move (opening, ending)
//!   structure  passed, doubled and guarded Pawns, from a cache by the Pawns alone
//!   ── lazy: if this lies far outside the window, it is the answer ──
//!   activity   mobility along lines, attacks beside the royal
//!   danger     attackers, pieces in hand and checks against the shelter of the royal
//!   nearer     how close each side is to an ending that wins: goals, counted checks
//! ```
//!
//! Sources: Shannon, *Programming a Computer for Playing Chess*, 1950, for material, mobility and Pawn structure as terms of
//! a sum; the Chess Programming Wiki (*Tapered Eval*, *Piece-Square Tables*, *King Safety*, *Mobility*, *Lazy Evaluation*,
//! *Pawn Hash Table*) for their usual form. The values of pieces that are not in books are estimated from their moves.

mod activity;
mod checking;
mod endangered_royal;
mod kept;
mod nearness;
mod preparation;
mod squares;
mod structure;
mod sums;
mod walks;
pub mod weights;

use crate::computer::check_squares::CheckSquares;
use crate::computer::network::{Accumulator, Base, Network};
use crate::computer::score::{MOST, Value, Window};
use crate::computer::techniques::{counts_checks, rewards_losses};
use activity::Activity;
use checking::checking;
use endangered_royal::EndangeredRoyal;
use engine::board::occupant::Occupant;
use engine::hooks::{Capabilities, Ending, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::{Features, Variant};
use nearness::{near, shades};
pub use preparation::{Preparation, Prepared};
use squares::TableWork;
use structure::{Structure, Structures};
pub(crate) use sums::Sums;
use weights::{HELD_OF_A_TYPE, LAZY_MARGIN, MOST_SHELTER, ROYAL_LOSS, SHELTERED_FORCE, Weights};

/// How far judgements may be wrong on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// So many centipawns.
    Centipawns(i32),
    /// So many percent of what a piece that is not royal is worth at the start, in the mean: the same error matters as
    /// much in a game of Pawns as in one of Queens.
    OfPiece(i32),
}

/// Judges positions of one variant.
///
/// ```
/// use search::computer::evaluation::Evaluator;
/// let (definition, _) = rules::read("files=8\nranks=8\nroyal=K\nrook:R:R::a1\nqueen:Q:Q::d1\nking:K:K::e1");
/// let variant = game::setup::compile(&definition).0;
/// let evaluator = Evaluator::new(&variant);
/// let value = |id| evaluator.value(variant.type_by_id(id).expect("a type"));
/// assert!(value("Q") > value("R") && value("R") > 0);
/// // Only the right to move tells the sides apart at the start.
/// assert!(evaluator.estimates(&variant, &[variant.start()])[0].abs() < 50);
/// ```
#[derive(Debug)]
pub struct Evaluator {
    weights: Weights,
    /// By type: its value, negative where losing pieces wins.
    values: Vec<i32>,
    /// By type: what the loss of a piece counts where captures are weighed, without what the enemy gets in hand.
    losses: Vec<i32>,
    /// By type: what the side that takes it gets in hand; `TypeId::NONE` for nothing.
    kept: Vec<TypeId>,
    /// By type: what it adds to `Sums::force`.
    forces: Vec<i32>,
    /// By `Variant::place`: value and square, opening and ending, the owner's view.
    places: Vec<[i16; 2]>,
    /// By type: a piece in hand.
    hands: Vec<i32>,
    /// By type and square: the shade of the square and 1 if the type is bound to it, else 0.
    shades: Vec<u8>,
    structure: Structure,
    activity: Activity,
    n_squares: usize,
    /// By pair of squares: how much a piece on one presses a royal on the other, in 16ths.
    near: Vec<u8>,
    royal: EndangeredRoyal,
    /// The force of both sides at the start.
    full: i32,
    /// Indices of the endings that tell how close a side is.
    closeness: Vec<usize>,
    /// What a piece is worth at the start, in the mean.
    mean: i32,
    /// Centipawns by which the sums of the start are above those of values and squares.
    at_start: i32,
    /// What was learned from games, if there is something.
    network: Option<Network>,
}

impl Evaluator {
    /// Works out what the definition says about values and squares.
    #[must_use]
    pub fn new(variant: &Variant) -> Self {
        let kept = kept::kept(variant);
        Self::with_kept(variant, weights_of(variant, &kept), kept)
    }

    /// The same with other weights, to be compared.
    #[must_use]
    pub fn with_weights(variant: &Variant, weights: Weights) -> Self {
        Self::with_kept(variant, weights, kept::kept(variant))
    }

    /// `kept`: by type, what the side that takes it gets in hand.
    fn with_kept(variant: &Variant, weights: Weights, kept: Vec<TypeId>) -> Self {
        let mut work = TableWork::new(variant, &weights, keeps(&kept));
        work.run(variant, &weights, &mut || false);
        Self::with_tables(variant, weights, kept, work.tables())
    }

    fn with_tables(variant: &Variant, weights: Weights, kept: Vec<TypeId>, tables: squares::Tables) -> Self {
        let structure = Structure::new(variant, &weights, &tables.pawns);
        let squares::Tables { values, places, promotes, bound, reach, life, .. } = tables;
        let forces: Vec<i32> = (0..values.len())
            .map(|it| {
                let (kind, value) = (TypeId(it as u8), values[it]);
                let is_none = variant.royals.types.has(kind) || promotes.has(kind) && value < weights.pawn;
                if is_none { 0 } else { value.max(0) }
            })
            .collect();
        let sign = if rewards_losses(variant) { -1 } else { 1 };
        let n_squares = variant.movement.topology.len();
        let is_all = |it: usize| values[it] == 0 && variant.royals.types.has(TypeId(it as u8)) && sign > 0;
        let losses = (0..values.len()).map(|it| if is_all(it) { ROYAL_LOSS } else { sign * values[it] }).collect();
        let mut res = Self {
            hands: values.iter().map(|it| sign * it * weights.hand / 100).collect(),
            losses,
            kept,
            shades: shades(variant, &bound),
            structure,
            activity: Activity::new(variant, &weights, &forces, &reach),
            values: values.iter().map(|it| sign * it).collect(),
            places: places.into_iter().map(|[mid, end]| [clamped(sign * mid), clamped(sign * end)]).collect(),
            forces,
            weights,
            n_squares,
            near: near(variant),
            royal: EndangeredRoyal::new(variant, reach),
            full: 1,
            closeness: Vec::new(),
            mean: 0,
            at_start: 0,
            network: None,
        };
        let start = variant.start();
        // Neither side is ahead by what its pieces count as such.
        let [of_white, of_black] = Player::both(|it| sign * life[it.index()] * start.pieces(it).count() as i32);
        res.at_start = of_white - of_black;
        let sums = res.sums(variant, &start);
        res.mean = res.mean_of(&start);
        res.full = (sums.force[0] + sums.force[1]).max(1);
        let says = |idx: &usize| {
            Player::BOTH.iter().any(|it| closeness(&*variant.hooks.endings[*idx], variant, &start, *it).is_some())
        };
        res.closeness = (0..variant.hooks.endings.len()).filter(says).collect();
        res
    }

    /// The same with what was learned from games of the variant.
    #[must_use]
    pub fn with_network(self, network: Network) -> Self {
        Self { network: Some(network), ..self }
    }

    /// What was learned from games of the variant.
    #[must_use]
    pub fn network(&self) -> Option<&Network> {
        self.network.as_ref()
    }

    /// How good positions look to White, in centipawns.
    #[must_use]
    pub fn estimates(&self, variant: &Variant, positions: &[Position]) -> Vec<i32> {
        let mut workspace = Workspace::default();
        let mut one = |it: &Position| {
            let value = {
                let (scene, window) = (Scene { variant, position: it }, Window { alpha: -MOST, beta: MOST });
                let layer = self.network.as_ref().map(|network| network.accumulator(it));
                let kept = Kept { sums: &self.sums(variant, it), layer: layer.as_ref() };
                self.judge(scene, kept, window, &mut workspace)
            };
            if it.turn() == Player::White { value } else { -value }
        };
        positions.iter().map(&mut one).collect()
    }

    /// Its weights.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// How many centipawns of error that is.
    pub(crate) fn centipawns(&self, noise: Noise) -> i32 {
        match noise {
            Noise::Centipawns(it) => it,
            Noise::OfPiece(percent) => self.mean * percent / 100,
        }
    }

    /// What a piece of a position that is worth something is worth, on the board or in hand.
    fn mean_of(&self, position: &Position) -> i32 {
        let mut all = Vec::new();
        for side in Player::BOTH {
            all.extend(position.pieces(side).map(|it| position.at(it).kind()));
            all.extend(position.hand_of(side).map(|it| it.0));
        }
        let worth = all.iter().map(|it| self.value(*it).abs()).filter(|it| *it > 0);
        let n = worth.clone().count().max(1);
        worth.sum::<i32>() / n as i32
    }

    /// The value of a type in centipawns.
    #[must_use]
    pub fn value(&self, kind: TypeId) -> i32 {
        self.values[kind.index()]
    }

    /// What `side` gains if a piece vanishes.
    #[inline]
    pub(crate) fn loss_of(&self, side: Player, piece: Occupant) -> i32 {
        let value = self.losses[piece.kind().index()];
        if !piece.is_piece() {
            0
        } else if piece.is(side) {
            -value
        } else {
            value
        }
    }

    /// How much better a piece stands on a place than where it comes from, in centipawns.
    #[inline]
    pub(crate) fn step(&self, variant: &Variant, position: &Position, from: Sq, place: usize) -> i32 {
        let piece = position.at(from);
        let kind = place / self.n_squares % self.values.len();
        let before =
            if piece.is_piece() { self.places[variant.place(piece, from)][0].into() } else { self.values[kind] };
        i32::from(self.places[place][0]) - before
    }

    /// How far the balance moves when a piece is captured: it is gone, and may be in the hand of the other side.
    #[inline]
    pub(crate) fn swing(&self, piece: Occupant) -> i32 {
        let kind = piece.kind();
        let held = if piece.base() == TypeId::NONE { kind } else { piece.base() };
        self.losses[kind.index()] + self.hands[self.kept[held.index()].index()]
    }

    /// How much more material `side` has after a patch.
    pub(crate) fn gain(&self, position: &Position, side: Player, patch: &[Edit]) -> i32 {
        patch
            .iter()
            .map(|edit| match *edit {
                Edit::Put(sq, new) => self.loss_of(side, position.at(sq)) - self.loss_of(side, new),
                Edit::Hand(owner, kind, by) => {
                    // A drop gains nothing: it is the same piece.
                    let value = self.values[kind.index()] * i32::from(by);
                    if owner == side { value } else { -value }
                }
                _ => 0,
            })
            .sum()
    }

    /// How good the position looks to the side to move, in centipawns.
    ///
    /// Tapered evaluation: opening and ending are mixed by the force that is left, so that no single capture makes a jump
    /// (CPW, *Tapered Eval*).
    ///
    /// Lazy evaluation: nothing but the sums is looked at if they lie far outside of what is of interest. Sound as far as the
    /// rest stays below the margin; not where an ending tells how close a side is, which may outweigh anything (CPW, *Lazy
    /// Evaluation*).
    pub(crate) fn judge(
        &self,
        Scene { variant, position }: Scene<'_>,
        Kept { sums, layer }: Kept<'_>,
        window: Window,
        Workspace { structures, squares }: &mut Workspace,
    ) -> Value {
        let left = (sums.force[0] + sums.force[1]).min(self.full);
        let (mid, end) = (sums.mid, sums.end);
        let structure = self.structure.score(variant, position, sums.pawns, structures);
        let (mid, end) = (i64::from(mid + structure[0]), i64::from(end + structure[1]));
        let (left, full) = (i64::from(left), i64::from(self.full));
        let mut white = ((mid * left + end * (full - left)) / full) as i32;
        let is_whites = position.turn() == Player::White;
        let own = if is_whites { white } else { -white };
        let margin = if variant.has(Features::HANDS) { 2 * LAZY_MARGIN } else { LAZY_MARGIN };
        if self.closeness.is_empty() && (own + margin <= window.alpha || own - margin >= window.beta) {
            return own.clamp(-MOST, MOST);
        }
        let network = self.network.as_ref().zip(layer);
        let learned = network.map_or(0, |(it, layer)| it.score(layer, position.turn()));
        if network.is_some_and(|(it, _)| it.parameters().base == Base::Sums) {
            let nearer = self.nearer(variant, position, sums);
            return (own + if is_whites { nearer } else { -nearer } + learned).clamp(-MOST, MOST);
        }
        let doing = Player::both(|it| self.activity.of(variant, position, sums, it, &self.near));
        let mut danger = |it: Player| {
            let checks = checking(variant, position, it.other(), &self.weights, squares);
            let attack = doing[it.other().index()].attack + checks;
            let danger = self.danger(position, sums, it, attack, variant.has(Features::HANDS));
            danger * self.urgency(variant, position, it.other()) / 100
        };
        let [in_white, in_black] = Player::both(&mut danger);
        white += in_black - in_white + doing[0].mobility - doing[1].mobility;
        let [pair_of_white, pair_of_black] = sums.bound.map(|it| it.iter().filter(|it| **it > 0).count() > 1);
        white += self.weights.pair * (i32::from(pair_of_white) - i32::from(pair_of_black));
        white += self.nearer(variant, position, sums);
        let res = if is_whites { white } else { -white } + self.weights.turn + learned;
        res.clamp(-MOST, MOST)
    }

    /// How much nearer White is to a win by an ending than Black, in centipawns.
    fn nearer(&self, variant: &Variant, position: &Position, sums: &Sums) -> i32 {
        let of = |ending: &dyn Ending, side: Player| {
            let close = closeness(ending, variant, position, side).unwrap_or(0).clamp(0, 1000);
            let part = if is_by_attack(ending) { self.by_attackers(sums, side) } else { 100 };
            self.weights.closeness * (close * close / 1000) / 1000 * part / 100
        };
        let endings = self.closeness.iter().map(|it| &*variant.hooks.endings[*it]);
        endings.map(|it| of(it, Player::White) - of(it, Player::Black)).sum()
    }

    /// Percent that remain of a way to win by attacks with the pieces that a side has left.
    fn by_attackers(&self, sums: &Sums, side: Player) -> i32 {
        let (half, least) = ((self.full / 2).max(1), self.weights.alone);
        least + (100 - least) * sums.force(side).clamp(0, half) / half
    }

    /// Percent of the danger to royals that counts: more if a side wins by attacks alone.
    fn urgency(&self, variant: &Variant, position: &Position, side: Player) -> i32 {
        let endings = self.closeness.iter().map(|it| &*variant.hooks.endings[*it]).filter(|it| is_by_attack(*it));
        let close = endings.filter_map(|it| closeness(it, variant, position, side)).max();
        let [least, more] = self.weights.urgency;
        100 + close.map_or(0, |it| least + more * it / 1000)
    }

    /// King safety: how much the royal of a side is in danger from an attack and from what is in hand, in centipawns. The
    /// attack grows by its square, and shelter counts as long as there is force to be sheltered from (CPW, *King Safety*,
    /// section *Attack Units*).
    fn danger(&self, position: &Position, sums: &Sums, side: Player, attack: i32, has_hands: bool) -> i32 {
        if sums.royal[side.index()].is_none() {
            return 0;
        }
        let shelter = sums.shelter[side.index()];
        let mut danger = attack + sums.pressure[side.index()] / self.weights.pressing.max(1);
        if has_hands {
            let [least, part] = self.weights.held;
            let one = |kind: TypeId| least + self.values[kind.index()].abs() / part.max(1);
            danger += position
                .hand_of(side.other())
                .map(|(kind, n)| one(kind) * i32::from(n).min(HELD_OF_A_TYPE))
                .sum::<i32>();
        }
        // A lone attacker does little, three are a storm.
        let storm = danger * danger / self.weights.storm.max(1);
        let force = sums.force[side.other().index()].min(self.full) * 100 / self.full;
        let shelter = shelter.min(MOST_SHELTER) * self.weights.shelter;
        (storm.min(self.weights.most_danger) - shelter * force.min(SHELTERED_FORCE) / SHELTERED_FORCE)
            * self.weights.danger
            / 100
    }
}

/// What is kept up to date move by move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kept<'a> {
    pub(crate) sums: &'a Sums,
    /// The hidden layer of the network, if there is one.
    pub(crate) layer: Option<&'a Accumulator>,
}

/// What judging positions one after another needs, so that it is there already.
#[derive(Clone, Debug, Default)]
pub(crate) struct Workspace {
    structures: Structures,
    squares: CheckSquares,
}

/// The weights for a variant. `kept`: by type, what the side that takes it gets in hand.
fn weights_of(variant: &Variant, kept: &[TypeId]) -> Weights {
    Weights::of(keeps(kept), counts_checks(variant))
}

/// Whether captured pieces change hands.
fn keeps(kept: &[TypeId]) -> bool {
    kept.iter().any(|it| *it != TypeId::NONE)
}

fn clamped(it: i32) -> i16 {
    it.clamp(-30_000, 30_000) as i16
}

/// How close an ending says that a side is to its win.
fn closeness(ending: &dyn Ending, variant: &Variant, position: &Position, side: Player) -> Option<i32> {
    ending.prospect()?.closeness(variant, position, side)
}

fn is_by_attack(ending: &dyn Ending) -> bool {
    ending.capabilities().contains(Capabilities::WON_BY_ATTACK)
}
