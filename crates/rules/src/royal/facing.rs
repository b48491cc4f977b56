//! Royals that look at each other along an empty file: forbidden (`facingRoyals`), or an offer to end the game (`bikjang`).

use crate::builder::Builder;
use crate::prose::{Topic, Words, list, plural};
use crate::rule::Key;
use crate::support::points::Points;
use engine::attack::pins::Pins;
use engine::board::occupant::Occupant;
use engine::board::topology::{VecId, Vector, Wrap};
use engine::hooks::Watch;
use engine::hooks::{Ending, Memory, Scene, Veto};
use engine::ids::{Player, Sq};
use engine::moves::move_list::Item;
use engine::moves::patch::{Edit, FactForm, FactId, NamedFact};
use engine::position::{FactSpec, Position};
use engine::program::walker::Victim;
use engine::reason::{MarkRole, Reason};
use engine::variant::Variant;
use engine::verdict::Verdict;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::flag("facingRoyals").doc("1: royals may not look at each other along an empty file.").per_side(),
    Key::of("bikjang", "off, draw or points")
        .default("off")
        .doc("How the game ends if one side makes the royals face each other and the other leaves it so.")
        .per_side(),
];

/// Refuses moves after which the royals face each other.
#[derive(Debug)]
struct NoFacing {
    up: VecId,
    /// By side that moves.
    forbidden: [bool; 2],
}

/// Counts for how many plies the royals have faced each other.
#[derive(Debug)]
struct Count {
    up: VecId,
    plies: FactId,
}

/// Ends the game when they still do after the reply.
#[derive(Debug)]
struct Bikjang {
    up: VecId,
    plies: FactId,
    /// By side that made them face each other.
    results: [FacingResult; 2],
    points: Points,
}

fn up(builder: &mut Builder<'_>) -> VecId {
    builder.variant.movement.topology.vector(Vector { dx: 0, dy: 1, wrap: Wrap::None })
}

/// Reads `facingRoyals`.
pub fn veto(builder: &mut Builder<'_>) -> Option<Box<dyn Veto>> {
    let forbidden = builder.settings.flag_by_side("facingRoyals", false);
    forbidden.contains(&true).then(|| Box::new(NoFacing { up: up(builder), forbidden }) as Box<dyn Veto>)
}

/// What a value of `bikjang` means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FacingResult {
    Off,
    Draw,
    Points,
}

fn read(builder: &mut Builder<'_>) -> Option<([FacingResult; 2], FactId, VecId)> {
    let words = [("off", FacingResult::Off), ("draw", FacingResult::Draw), ("points", FacingResult::Points)];
    let results = builder.settings.word_by_side("bikjang", &words, FacingResult::Off);
    if results == [FacingResult::Off; 2] {
        return None;
    }
    let is_new = builder.reserved("bikjang").is_none();
    let plies = builder.reserve("bikjang", FactSpec { start: 0, transient: false });
    if is_new {
        builder.variant.named_facts.push(NamedFact { name: "bikjang", fact: plies, form: FactForm::Number });
    }
    Some((results, plies, up(builder)))
}

/// Keeps count for `bikjang`.
pub fn memory(builder: &mut Builder<'_>) -> Option<Box<dyn Memory>> {
    let (_, plies, up) = read(builder)?;
    Some(Box::new(Count { up, plies }))
}

/// Reads `bikjang`.
pub fn ending(builder: &mut Builder<'_>) -> Option<Box<dyn Ending>> {
    let (results, plies, up) = read(builder)?;
    Some(Box::new(Bikjang { up, plies, results, points: Points::of_game(builder) }))
}

/// A white royal and the black one that it sees ahead.
fn facing(variant: &Variant, position: &Position, up: VecId) -> Option<(Sq, Sq)> {
    let scene = Scene { variant, position };
    position.royals(Player::White).iter().find_map(|royal| {
        let ahead = scene.first_piece(up, *royal)?;
        let piece = position.at(ahead);
        (piece.is(Player::Black) && variant.royal.has(piece.kind())).then_some((*royal, ahead))
    })
}

impl Veto for NoFacing {
    fn watch(&self, scene: Scene<'_>, pins: &mut Pins) -> Watch {
        let position = scene.position;
        let is_royal = |it: Occupant| it.is(Player::Black) && scene.variant.royal.has(it.kind());
        for royal in position.royals(Player::White) {
            let Some(first) = scene.first_piece(self.up, *royal) else { continue };
            if is_royal(position.at(first)) {
                return Watch::ALL;
            }
            if scene.first_piece(self.up, first).is_some_and(|it| is_royal(position.at(it))) {
                pins.guard(first);
            }
        }
        Watch { royals: true, ..Watch::default() }
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        let topology = &scene.variant.movement.topology;
        let shares_file =
            |side| scene.position.royals(side).iter().any(|it| topology.file(*it) == topology.file(item.from));
        // Where royals face each other already, a move that has nothing to do with them leaves it so.
        let level = |white: &Sq| {
            let file = topology.file(*white);
            scene.position.royals(Player::Black).iter().any(|black| topology.file(*black) == file)
        };
        scene.variant.royal.has(item.kind)
            || scene.variant.royal.has(item.becomes)
            || Player::BOTH.into_iter().all(shares_file)
            || scene.position.royals(Player::White).iter().any(level)
                && facing(scene.variant, scene.position, self.up).is_some()
    }

    fn refuses(
        &self,
        variant: &Variant,
        after: &mut Position,
        _item: &Item,
        _patch: &[Edit],
        _victims: &[Victim],
    ) -> Option<&'static str> {
        if !self.forbidden[after.turn().other().index()] {
            return None;
        }
        facing(variant, after, self.up).map(|_| "royals-face")
    }

    fn reason(&self, variant: &Variant, after: &mut Position, _item: &Item, code: &'static str) -> Option<Reason> {
        let found = facing(variant, after, self.up);
        let name = found.map_or("royal".into(), |it| variant.name(after.at(it.0).kind()));
        let marks = found.map_or(Vec::new(), |(a, b)| vec![(a, MarkRole::Royal), (b, MarkRole::Royal)]);
        Some(Reason { code, sentence: format!("The {name}s may not face each other."), marks })
    }
}

impl Memory for Count {
    fn remember(&self, variant: &Variant, position: &mut Position) {
        let before = position.fact(self.plies);
        let now = if facing(variant, position, self.up).is_some() { before.saturating_add(1) } else { 0 };
        if now != before {
            position.amend(Edit::Fact(self.plies, now));
        }
    }
}

impl Ending for Bikjang {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let result = self.results[position.turn().index()];
        if position.fact(self.plies) < 2 || result == FacingResult::Off {
            return None;
        }
        let (a, b) = facing(variant, position, self.up)?;
        let why = format!("{} has left the royals facing each other.", position.turn().other().name());
        let verdict = if result == FacingResult::Points {
            let (winner, counts) = self.points.compare(position);
            Verdict::new(winner, "points", &format!("{why} {counts}"))
        } else {
            Verdict::new(None, "agreed", &why)
        };
        Some(verdict.at([a, b]))
    }
}

/// Says what royals may not do.
pub fn words(words: &mut Words<'_>) {
    let royals = words.names(words.builder.variant.royal.iter());
    let royals = if royals.is_empty() {
        "royal pieces".to_owned()
    } else {
        list(&royals.iter().map(|it| plural(it)).collect::<Vec<_>>(), "and")
    };
    if words.builder.settings.flag("facingRoyals", false) {
        words.say(
            Topic::Check,
            format!("The {royals} of both sides may not face each other along a file with nothing between them."),
        );
    }
    let result = match words.builder.settings.last("bikjang").map(|it| it.value.trim()) {
        Some("draw") => "the game is drawn",
        Some("points") => "points decide the game",
        _ => return,
    };
    words.say(
        Topic::End,
        format!("If one side makes the {royals} face each other and the other side leaves it so, {result}."),
    );
}
