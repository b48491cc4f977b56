//! What may be clicked next. How it is drawn is not decided here.

use crate::game::Game;
use crate::game::current::Current;
use engine::hooks::{Capabilities, Scene};
use engine::ids::Sq;
use engine::mechanics::square_role::SquareRole;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Item;
use engine::moves::path::Step;
use engine::moves::spelling::Spelling;
use engine::program::Powers;
use engine::variant::Features;
use strum::IntoStaticStr;

/// What a click does, as far as the board marks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ClickMark {
    /// Begins a move.
    Origin,
    /// Moves to an empty square; could also capture there.
    MoveOrCapture,
    /// The same, and nothing on the way can stop it.
    Leap,
    /// The same as `MoveOrCapture`, only as a first move.
    FirstMoveOrCapture,
    /// Moves, could not capture.
    Move,
    /// The same, only as a first move.
    FirstMove,
    /// Castles.
    Castle,
    /// Drops a piece.
    Drop,
    /// Is where the piece arrives after it has passed to another plane.
    Arrival,
    /// Captures, could not move without.
    Capture,
    /// Captures or displaces a friend.
    CaptureOwn,
    /// Wins by arriving.
    Goal,
    /// Changes its type by arriving, without a choice.
    Morph,
    /// Is an intermediate square.
    Via,
    /// Chooses a type or an effect.
    Choice,
    /// Leads a royal into check (free play).
    Forbidden,
    /// Is jumped over (move diagrams).
    Mount,
}

impl ClickMark {
    /// The name that pages receive.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What may follow a path.
#[derive(Clone, Debug, Default)]
pub struct ClickOptions {
    /// The move that the path spells, if it is whole.
    pub whole: Option<usize>,
    /// Whether nothing but that move begins like this.
    pub play: bool,
    /// What may be clicked next, sorted by step; types to become in the order in which the rule offers them, staying last.
    pub next: Vec<Continuation>,
    /// Squares whose pieces the path has already taken.
    pub taken: Vec<Sq>,
}

/// One thing that may be clicked next.
#[derive(Clone, Debug)]
pub struct Continuation {
    /// What is clicked.
    pub step: Step,
    /// The path after the click; longer than by one step where more is implied. It lacks the step where the piece goes on by itself.
    pub path: Vec<Step>,
    /// What the click does.
    pub mark: ClickMark,
    /// How many moves begin with `path`.
    pub count: u32,
    /// The move that the click plays at once.
    pub plays: Option<usize>,
}

impl Game {
    /// What may follow a path. An empty path asks for everything that may begin a move; where pieces come
    /// from one slot and none on the board moves, for the squares that may follow it as well.
    #[must_use]
    pub fn options(&self, path: &[Step]) -> ClickOptions {
        let current = self.current();
        if current.verdict.is_some() && self.variant().has(Features::ENFORCED) {
            return ClickOptions::default();
        }
        let slice = current.spellings.starting_with(path);
        let mut res = ClickOptions { whole: current.spellings.spelled(path), ..ClickOptions::default() };
        if let Some(whole) = res.whole {
            res.play = slice.iter().all(|it| it.idx == whole);
        }
        if res.play {
            return res;
        }
        let len = path.len();
        let longer: Vec<&Spelling> = slice.iter().filter(|it| it.steps.len() > len).collect();
        for group in longer.chunk_by(|a, b| a.steps[len] == b.steps[len]) {
            res.next.push(self.continuation(group, len));
        }
        self.shortcuts(&longer, len, &mut res.next);
        self.offer_types(&mut res.next);
        self.offer_falls(path, &mut res.next);
        if let (true, Some(slot)) = (path.is_empty(), current.only_slot(self.position())) {
            for it in self.options(&[slot]).next {
                if matches!(it.step, Step::Square(_)) && res.next.iter().all(|other| other.step != it.step) {
                    res.next.push(it);
                }
            }
        }
        res.taken = self.taken(path, slice);
        res
    }

    /// The continuation that a group of spellings shares.
    fn continuation(&self, group: &[&Spelling], len: usize) -> Continuation {
        let current = self.current();
        let first = group[0];
        let only = group.iter().all(|it| it.idx == first.idx);
        // A single move that fits is played at once, but never by the click that only picks a piece up.
        let plays = (only && (len > 0 || first.steps.len() == 1)).then_some(first.idx);
        let path = match plays {
            Some(idx) if current.spellings.canonical(idx).starts_with(&first.steps[..=len]) => {
                current.spellings.canonical(idx).to_vec()
            }
            Some(_) => first.steps.clone(),
            None => first.steps[..=len].to_vec(),
        };
        let mark = group.iter().map(|it| self.mark(it, len)).min().unwrap_or(ClickMark::Via);
        Continuation { step: first.steps[len], path, mark, count: count(group), plays }
    }

    /// End squares that are not spelled next but decide the move: they may be clicked as well.
    fn shortcuts(&self, longer: &[&Spelling], len: usize, next: &mut Vec<Continuation>) {
        if len == 0 {
            return;
        }
        let current = self.current();
        let mut ends: Vec<(Sq, &Spelling)> = longer
            .iter()
            .filter(|it| it.canonical)
            .filter_map(|it| {
                let to = current.moves.item(it.idx).to;
                let at = it.steps.iter().rposition(|step| *step == Step::Square(to))?;
                (at > len).then_some((to, *it))
            })
            .collect();
        sort::by_key(&mut ends, |it| it.0);
        for group in ends.chunk_by(|a, b| a.0 == b.0) {
            let (to, first) = group[0];
            let step = Step::Square(to);
            if next.iter().any(|it| it.step == step) {
                continue;
            }
            let upto = |it: &Spelling| it.steps.iter().rposition(|step| *step == Step::Square(to)).unwrap_or(0);
            let prefix = &first.steps[..=upto(first)];
            if group.iter().all(|it| it.1.steps.starts_with(prefix)) {
                // Moves that end elsewhere may pass there.
                let all: Vec<&Spelling> = current.spellings.starting_with(prefix).iter().collect();
                let plays = all.iter().all(|it| it.idx == first.idx).then_some(first.idx);
                let path = if plays.is_some() { first.steps.clone() } else { prefix.to_vec() };
                let mark = self.mark(first, upto(first));
                next.push(Continuation { step, path, mark, count: count(&all), plays });
            }
        }
        sort::by_key(next, |it| it.step);
    }

    /// Sorts the types to become as the rule offers them, moves being generated in that order; the one that stays comes last.
    fn offer_types(&self, next: &mut [Continuation]) {
        let Some(first) = next.iter().position(|it| matches!(it.step, Step::Become(_))) else { return };
        let Current { spellings, moves, .. } = self.current();
        let types = next[first..].iter().take_while(|it| matches!(it.step, Step::Become(_))).count();
        sort::by_key(&mut next[first..first + types], |it| {
            let idx = spellings.starting_with(&it.path).iter().map(|it| it.idx).min();
            (idx.is_some_and(|idx| it.step == Step::Become(moves.item(idx).kind)), idx)
        });
    }

    /// Squares from which a dropped piece goes on to one that is offered: they may be clicked as well.
    fn offer_falls(&self, path: &[Step], next: &mut Vec<Continuation>) {
        let [Step::Hand(kind)] = *path else { return };
        let scene = Scene { variant: self.variant(), position: self.position() };
        for sq in scene.variant.movement.topology.squares() {
            let mut falling =
                scene.variant.hooks.sources.iter().filter(|it| it.capabilities().contains(Capabilities::FALLING_DROPS));
            let stop = falling.find_map(|it| it.stops_at(scene, kind, sq));
            let step = Step::Square(sq);
            if let Some(stop) = stop.map(Step::Square)
                && let Some(found) = next.iter().find(|it| it.step == stop)
                && next.iter().all(|it| it.step != step)
            {
                let further = Continuation { step, ..found.clone() };
                next.push(further);
            }
        }
    }

    /// What clicking the step at `at` of a spelling does.
    fn mark(&self, spelling: &Spelling, at: usize) -> ClickMark {
        let current = self.current();
        let item = current.moves.item(spelling.idx);
        let square = match spelling.steps[at] {
            Step::Square(it) if at > 0 => it,
            Step::Square(_) | Step::Hand(_) | Step::Prison(_) | Step::Pass => return ClickMark::Origin,
            Step::Become(_) | Step::Choice(_) => return ClickMark::Choice,
        };
        let wall = current.moves.before_wall(spelling.idx, &spelling.steps);
        if at >= wall {
            return ClickMark::Drop;
        }
        let end = current.moves.before_rest(spelling.idx, &spelling.steps);
        if at >= end {
            return ClickMark::Via;
        }
        let ends = !spelling.steps[at + 1..end].iter().any(|it| matches!(it, Step::Square(_)));
        if item.turn == Turn::Castle && (ends || !spelling.canonical) {
            return ClickMark::Castle;
        }
        let topology = &self.variant().movement.topology;
        let passes = spelling.steps.first().is_some_and(|it| match *it {
            Step::Square(from) => topology.plane(from) != topology.plane(item.to),
            _ => false,
        });
        // A turn of two parts ends with the second piece.
        if !ends || square != item.to && item.turn != Turn::Double && !passes {
            return ClickMark::Via;
        }
        if passes && square == item.to && !spelling.canonical {
            return ClickMark::Arrival;
        }
        if !self.variant().has(Features::ENFORCED) && self.leads_into_check(spelling.idx) {
            return ClickMark::Forbidden;
        }
        self.arrival(spelling.idx, &item).unwrap_or_else(|| landing(current, spelling.idx, &item, square))
    }

    /// What arriving does, where that says more than how the piece gets there. A capture says that it is one.
    fn arrival(&self, idx: usize, item: &Item) -> Option<ClickMark> {
        let (variant, moves) = (self.variant(), &self.current().moves);
        let piece = self.position().at(item.from);
        if item.turn != Turn::Walk || piece.is_empty() {
            return None;
        }
        let found = variant.arrival_role(piece.side(), item.kind, item.to)?;
        let captures = moves.victims(idx).iter().any(|it| !it.unloaded);
        match found {
            SquareRole::Goal => Some(ClickMark::Goal),
            SquareRole::Morph if item.becomes != item.kind && !captures => Some(ClickMark::Morph),
            _ => None,
        }
    }

    /// Whether the mover's royal could be taken after a move of free play.
    fn leads_into_check(&self, idx: usize) -> bool {
        let mut position = self.position().clone();
        let side = position.at(self.current().moves.item(idx).from).side();
        position.set_turn(side);
        position.apply(self.current().moves.patch(idx));
        engine::legal::LegalGenerator::default().in_check(self.variant(), &position, side)
    }

    /// Squares of a path whose pieces every move that fits has taken.
    fn taken(&self, path: &[Step], slice: &[Spelling]) -> Vec<Sq> {
        let squares = path.iter().skip(1).filter_map(|it| match it {
            Step::Square(sq) => Some(*sq),
            _ => None,
        });
        squares
            .filter(|sq| {
                !slice.is_empty()
                    && slice.iter().all(|it| {
                        self.current().moves.victims(it.idx).iter().any(|it| it.square == *sq && !it.unloaded)
                    })
            })
            .collect()
    }
}

/// The mark of the square where a move ends, `at` being where the piece lands before it may pass to another plane.
pub(crate) fn landing(current: &Current, idx: usize, item: &Item, at: Sq) -> ClickMark {
    let victims = current.moves.victims(idx);
    match item.turn {
        Turn::Drop => return ClickMark::Drop,
        Turn::Castle => return ClickMark::Castle,
        Turn::Walk | Turn::Pass | Turn::Double | Turn::TurnUp => {}
    }
    if item.turn == Turn::Double {
        let end = current.moves.path(idx).iter().rev().find_map(|it| match it {
            Step::Square(sq) => Some(*sq),
            _ => None,
        });
        let takes = victims.iter().any(|it| Some(it.square) == end);
        return if takes { ClickMark::Capture } else { ClickMark::Move };
    }
    if victims.iter().any(|it| it.unloaded && it.square == at) {
        return ClickMark::CaptureOwn;
    }
    if let Some(last) = victims.last()
        && last.square == at
    {
        if item.powers.contains(Powers::TAKE_OWN) && !item.powers.contains(Powers::TAKE) {
            return ClickMark::CaptureOwn;
        }
        if !item.powers.contains(Powers::MOVE) {
            return ClickMark::Capture;
        }
    }
    if item.powers == Powers::TAKE_PASSING {
        return ClickMark::Capture;
    }
    let captures = item.powers.contains(Powers::TAKE);
    match (captures, item.initial, item.leap) {
        (true, true, _) => ClickMark::FirstMoveOrCapture,
        (true, false, true) => ClickMark::Leap,
        (true, false, false) => ClickMark::MoveOrCapture,
        (false, true, _) => ClickMark::FirstMove,
        (false, false, _) => ClickMark::Move,
    }
}

fn count(group: &[&Spelling]) -> u32 {
    let mut all: Vec<usize> = group.iter().map(|it| it.idx).collect();
    sort::sort(&mut all);
    all.dedup();
    all.len() as u32
}
