//! Walls that a side puts with its moves, or instead of a move: a second part of the turn, clicked after the first.

mod places;

use crate::builder::areas::Areas;
use crate::prelude::*;
use crate::prose::of_side;
use crate::rule::Brings;
use crate::support::shared::WallName;
use engine::hooks::{Capabilities, Source};
use places::{Places, WallPlace};

/// Walls that are put in each turn.
pub const RULE: Rule = Rule {
    name: "walling",
    keys: &[
        Key::of("walling", "anywhere, past, arrow or edge").brings(Brings::WALLS),
        Key::of("wallRegion", "area").default("all").per_side(),
        Key::flag("wallMoves"),
        Key::flag("wallOrMove"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["wall-place", "wall-room"],
};

/// What the keys say.
#[derive(Debug)]
struct WallSettings {
    /// What walls are called.
    name: String,
    place: WallPlace,
    /// Where walls may be put, if not everywhere.
    regions: Areas,
    /// Whether walls that stand move.
    moves: bool,
    /// Whether a wall takes the place of a move.
    instead: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let words = WallPlace::WORDS.map(|(word, place)| (word, Some(place)));
    let place = builder.settings.word("walling", &words, None, None);
    let entries = builder.settings.entries("wallRegion");
    let regions = builder.areas(entries);
    let moves = builder.settings.flag("wallMoves", false);
    let instead = builder.settings.flag("wallOrMove", false);
    let name = WallName::of_game(builder);
    Some(Box::new(WallSettings { name, place: place?, regions, moves, instead }))
}

impl ActiveRule for WallSettings {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let rim = (self.place == WallPlace::Edge).then(|| builder.leaps(&definition::ValuePart::unwritten("W")));
        let places = Places { place: self.place, regions: self.regions, rim };
        let walls = Walling { places, moves: self.moves };
        if self.instead {
            hooks.source(WallTurn(walls));
        } else {
            hooks.pass(PassStage::Walls, walls);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let wall = || Arg::piece(self.name.as_str());
        let place = match self.place {
            WallPlace::Anywhere => msg!("walling-anywhere"),
            WallPlace::Past => msg!("walling-past"),
            WallPlace::Arrow => msg!("walling-arrow"),
            WallPlace::Edge => msg!("walling-edge", wall = wall()),
        };
        words.tell(
            Topic::Moving,
            match (self.instead, self.moves) {
                (true, true) => msg!("walling-instead-move", wall = wall(), place = place),
                (true, false) => msg!("walling-instead", wall = wall(), place = place),
                (false, true) => msg!("walling-move", wall = wall(), place = place),
                (false, false) => msg!("walling", wall = wall(), place = place),
            },
        );
        for (entry, area) in self.regions.iter() {
            let who = msg!("one", piece = of_side(entry.side, &self.name));
            let area = words.area_name(area, entry.side);
            words.tell(Topic::Moving, msg!("walling-region", who = who, area = area));
        }
    }
}

/// Forks moves over the squares where a wall may be put.
#[derive(Debug)]
struct Walling {
    places: Places,
    /// Whether walls that stand move.
    moves: bool,
}

impl Walling {
    /// Puts a wall for the time of a call.
    fn put(&self, scene: Scene<'_>, candidate: &mut Candidate, sq: Sq, next: Next<'_>) -> Flow {
        candidate.fork(|it| {
            if self.moves {
                it.changed.extend(scene.position.walls().map(|wall| (wall, Occupant::EMPTY)));
            }
            it.changed.push((sq, Occupant::WALL));
            next(it)
        })
    }
}

impl Pass for Walling {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ANY_CHANGE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        // What answers a move, or is part of a turn, is looked at without its walls.
        candidate.turn != Turn::Pass && candidate.depth == 0 && !candidate.part
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        // To look at all squares after each of very many moves is too much: the rest is left out.
        if !candidate.may_ask(1) {
            return Flow::Continue(());
        }
        if self.places.place == WallPlace::Past {
            return match self.places.all(scene, candidate)[..] {
                [sq] => self.put(scene, candidate, sq, next),
                _ => next(candidate),
            };
        }
        for sq in self.places.all(scene, candidate) {
            let step = Step::Square(sq);
            candidate.steps.push(step);
            candidate.aliases.iter_mut().for_each(|it| it.push(step));
            let flow = self.put(scene, candidate, sq, next);
            candidate.steps.pop();
            candidate.aliases.iter_mut().for_each(|it| {
                it.pop();
            });
            flow?;
        }
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Walling {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let message = msg!("reason-wall-room", wall = scene.variant.named(TypeId::NONE));
        Some(Reason { code: "wall-room", message, marks: vec![(candidate.to, MarkRole::Other)] })
    }

    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        if !self.concerns(candidate) {
            return None;
        }
        let [Step::Square(sq)] = rest else { return None };
        let (wall, square) = (scene.variant.named(TypeId::NONE), scene.variant.label(*sq));
        let places = self.places.all(scene, &mut candidate.clone());
        let allowed = places.into_iter().map(|it| (it, MarkRole::Allowed)).collect();
        let message = msg!("reason-wall-place", wall = wall, square = square);
        Some(Reason { code: "wall-place", message, marks: allowed })
    }
}

/// Puts a wall instead of a move.
#[derive(Debug)]
struct WallTurn(Walling);

impl Source for WallTurn {
    fn capabilities(&self) -> Capabilities {
        Capabilities::ONLY_WALLS | Capabilities::FINISHES
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if from.is_some() {
            return Flow::Continue(());
        }
        let nobody = Occupant::new(scene.position.turn(), TypeId::NONE);
        // Nothing moves, so the places are those of the board as it is.
        candidate.begin(Turn::Pass, Sq(0), Sq(0), nobody);
        for sq in self.0.places.all(scene, candidate) {
            candidate.begin(Turn::Drop, sq, sq, nobody);
            candidate.after = Occupant::WALL;
            candidate.steps.push(Step::Square(sq));
            self.0.put(scene, candidate, sq, next)?;
        }
        Flow::Continue(())
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::EMPTY
    }

    fn takes(&self) -> bool {
        false
    }
}
