//! Royals that look at each other along an empty file, or rank: forbidden (`facingRoyals`), or an offer to end the game (`bikjang`).

mod answer;

use crate::builder::settings::FLAG_WORDS;
use crate::hook_order::{EndingStage, VetoStage};
use crate::prelude::*;
use crate::prose::many;
use crate::support::outcome::Close;
use crate::support::points::Points;
use crate::support::shared::MayPass;
use answer::MustAnswer;
use engine::attack::pins::Pins;
use engine::board::topology::{VecId, Vector, Wrap};
use engine::hooks::{Capabilities, VetoScope};
use engine::hooks::{Ending, Trial, Veto};
use engine::moves::move_list::Item;

/// Royals that face each other.
pub const RULE: Rule = Rule {
    name: "facing",
    keys: &[
        Key::of("facingRoyals", "0, 1 or lines").default("0").per_side(),
        Key::of("bikjang", "off, draw or points").default("off").per_side(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["royals-face", "bikjang"],
};

/// What the keys say.
#[derive(Debug)]
struct Facing {
    /// By side that moves: where royals may not face each other.
    forbidden: [Lines; 2],
    /// By side that makes the royals face each other.
    results: [Option<Close>; 2],
    /// By side that finds them so: whether it has to pass if it leaves them so.
    passes: [bool; 2],
}

/// Where royals face each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Lines {
    #[default]
    None,
    Files,
    FilesAndRanks,
}

/// The directions in which royals look: up, down, right and left.
#[derive(Clone, Copy, Debug)]
struct Directions([VecId; 4]);

impl Directions {
    /// Those along some lines.
    fn along(&self, lines: Lines) -> &[VecId] {
        let count = match lines {
            Lines::None => 0,
            Lines::Files => 2,
            Lines::FilesAndRanks => 4,
        };
        &self.0[..count]
    }
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let flags = FLAG_WORDS.map(|(word, is_set)| (word, if is_set { Lines::Files } else { Lines::None }));
    let words = [&flags[..], &[("lines", Lines::FilesAndRanks)]].concat();
    let forbidden = builder.settings.word_by_side("facingRoyals", &words, Lines::None);
    let words = [("off", None), ("draw", Some(Close::Draw)), ("points", Some(Close::Points))];
    let results = builder.settings.word_by_side("bikjang", &words, None);
    let any = forbidden != [Lines::None; 2] || results != [None; 2];
    let MayPass(may_pass) = builder.shared().copied().unwrap_or_default();
    let passes = Player::both(|it| may_pass[it.index()] && results[it.other()].is_some());
    if any { Some(Box::new(Facing { forbidden, results, passes })) } else { None }
}

impl ActiveRule for Facing {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let directions = Directions(
            [(0, 1), (0, -1), (1, 0), (-1, 0)]
                .map(|(dx, dy)| builder.variant.movement.topology.vector(Vector::flat(dx, dy, Wrap::None))),
        );
        if self.forbidden != [Lines::None; 2] {
            hooks.veto(VetoStage::Royal, NoFacing { directions, forbidden: self.forbidden });
        }
        if self.results != [None; 2] {
            if self.passes.contains(&true) {
                hooks.veto(VetoStage::Royal, MustAnswer { directions, sides: self.passes });
            }
            let points = Points::of_game(builder);
            let Self { results, passes, .. } = *self;
            hooks.ending(EndingStage::Agreement, Bikjang { directions, results, passes, points });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let royals: Vec<Arg> =
            words.names(words.builder.variant.royals.types.iter()).into_iter().map(|it| many(Arg::piece(it))).collect();
        let royals = if royals.is_empty() { msg!("facing-royals").into() } else { Arg::All(royals) };
        for (side, lines) in each_side(self.forbidden) {
            let lines = Arg::Choice(match lines {
                Lines::None => continue,
                Lines::Files => "files",
                Lines::FilesAndRanks => "both",
            });
            let royals = royals.clone();
            words.tell(
                Topic::Check,
                match side {
                    None => msg!("facing-never", royals = royals, lines = lines),
                    Some(side) => msg!("facing-never-side", side = side, royals = royals, lines = lines),
                },
            );
        }
        for (side, end) in each_side(self.results) {
            let (Some(end), royals) = (end, royals.clone()) else { continue };
            words.tell(
                Topic::End,
                match side {
                    None => msg!("facing-end", royals = royals, end = end),
                    Some(side) => msg!("facing-end-side", side = side, royals = royals, end = end),
                },
            );
        }
        for (side, _) in sides(self.passes).into_iter().filter(|it| it.1) {
            words.tell(Topic::Moving, msg!("facing-pass", side = side, royals = royals.clone()));
        }
    }
}

/// Refuses moves after which the royals face each other.
#[derive(Debug)]
struct NoFacing {
    directions: Directions,
    /// By side that moves.
    forbidden: [Lines; 2],
}

/// Ends the game when they still do after the reply.
#[derive(Debug)]
struct Bikjang {
    directions: Directions,
    /// By side that made them face each other.
    results: [Option<Close>; 2],
    /// By side that leaves them so: whether it does by passing alone.
    passes: [bool; 2],
    points: Points,
}

/// A white royal and the black one that it sees in one of some directions.
fn facing(variant: &Variant, position: &Position, directions: &[VecId]) -> Option<(Sq, Sq)> {
    let whites = position.royals(Player::White).iter().copied();
    seen(variant, directions, whites, |sq| position.at(sq))
}

/// The same before the last move. A position that was set up has none.
fn faced(variant: &Variant, position: &Position, directions: &[VecId]) -> bool {
    let before = |sq| position.last_changes().find(|it| it.0 == sq).map_or(position.at(sq), |it| it.1);
    let changed = position.last_changes().map(|it| it.0);
    let whites = position.royals(Player::White).iter().copied().chain(changed);
    position.depth() > 0 && seen(variant, directions, whites, before).is_some()
}

/// The first white royal of some squares that sees a black one, on a board as `at` tells it.
fn seen(
    variant: &Variant,
    directions: &[VecId],
    squares: impl Iterator<Item = Sq>,
    at: impl Fn(Sq) -> Occupant,
) -> Option<(Sq, Sq)> {
    let topology = &variant.movement.topology;
    let is_royal = |sq, side| at(sq).is(side) && variant.royals.types.has(at(sq).kind());
    let first_piece = |direction, from| {
        let mut cur = topology.step(direction, from);
        while cur != Sq::NONE && cur != from && at(cur).is_empty() {
            cur = topology.step(direction, cur);
        }
        Some(cur).filter(|it| *it != Sq::NONE && *it != from)
    };
    squares.filter(|it| is_royal(*it, Player::White)).find_map(|from| {
        let seen = directions.iter().filter_map(|it| first_piece(*it, from));
        seen.map(|it| (from, it)).find(|it| is_royal(it.1, Player::Black))
    })
}

impl Veto for NoFacing {
    fn scope(&self, scene: Scene<'_>, pins: &mut Pins) -> VetoScope {
        let position = scene.position;
        let is_royal = |it: Occupant| it.is(Player::Black) && scene.variant.royals.types.has(it.kind());
        for royal in position.royals(Player::White) {
            for direction in self.directions.along(self.forbidden[position.turn()]) {
                let Some(first) = scene.first_piece(*direction, *royal) else { continue };
                if is_royal(position.at(first)) {
                    return VetoScope::ALL;
                }
                if scene.first_piece(*direction, first).is_some_and(|it| is_royal(position.at(it))) {
                    pins.guard(first);
                }
            }
        }
        VetoScope { royals: true, ..VetoScope::default() }
    }

    fn concerns(&self, scene: Scene<'_>, item: &Item, _patch: &[Edit]) -> bool {
        let topology = &scene.variant.movement.topology;
        let lines = self.forbidden[scene.position.turn()];
        let level = |a: Sq, b: Sq| {
            lines != Lines::None && topology.file(a) == topology.file(b)
                || lines == Lines::FilesAndRanks && topology.rank(a) == topology.rank(b)
        };
        let any_level = |side, with| scene.position.royals(side).iter().any(|it| level(*it, with));
        scene.variant.royals.types.has(item.kind)
            || scene.variant.royals.types.has(item.becomes)
            || Player::BOTH.into_iter().all(|it| any_level(it, item.from))
            // Where royals face each other already, a move that has nothing to do with them leaves it so.
            || scene.position.royals(Player::White).iter().any(|it| any_level(Player::Black, *it))
                && facing(scene.variant, scene.position, self.directions.along(lines)).is_some()
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let directions = self.directions.along(self.forbidden[trial.after.turn().other()]);
        facing(trial.variant, trial.after, directions).map(|_| "royals-face")
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::BARS_WAY
    }

    fn bars_way(&self, Scene { variant, position }: Scene<'_>, royal: Sq, square: Sq) -> Option<Reason> {
        let piece = position.at(royal);
        let there = |sq| match sq {
            it if it == square => piece,
            it if it == royal => Occupant::EMPTY,
            it => position.at(it),
        };
        let whites = position.royals(Player::White).iter().copied().chain([square]);
        let directions = self.directions.along(self.forbidden[piece.side()]);
        let (a, b) = seen(variant, directions, whites, there)?;
        let (piece, square) = (variant.named(piece.kind()), variant.label(square));
        let message = msg!("reason-royals-face-on", piece = piece, square = square);
        Some(Reason { code: "royals-face", message, marks: vec![(a, MarkRole::Royal), (b, MarkRole::Royal)] })
    }

    fn reason(&self, trial: &mut Trial<'_>, code: &'static str) -> Option<Reason> {
        let (variant, after) = (trial.variant, &*trial.after);
        let found = facing(variant, after, self.directions.along(self.forbidden[after.turn().other()]));
        let royal = found.map(|it| variant.named(after.at(it.0).kind()));
        let royal = royal.unwrap_or_else(|| msg!("some-royal").into());
        let marks = found.map_or(Vec::new(), |(a, b)| vec![(a, MarkRole::Royal), (b, MarkRole::Royal)]);
        Some(Reason { code, message: msg!("reason-royals-face", piece = royal), marks })
    }
}

impl Ending for Bikjang {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let close = self.results[position.mover().other()]?;
        let files = self.directions.along(Lines::Files);
        let (a, b) = facing(variant, position, files).filter(|_| faced(variant, position, files))?;
        let why = msg!("result-royals-face", side = position.mover());
        let verdict = close.verdict(&self.points, position, "agreed", why);
        Some(verdict.at([a, b]))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, _side: Player) -> bool {
        self.results.contains(&Some(Close::Points))
    }

    fn outranks_check(&self, side: Player) -> bool {
        self.passes[side]
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::FREES_BY_DRAWS | Capabilities::OUTRANKS_AT_TIMES
    }

    fn may_outrank_check(&self, Scene { variant, position }: Scene<'_>, side: Player) -> bool {
        self.passes[side] && facing(variant, position, self.directions.along(Lines::Files)).is_some()
    }
}
