//! Pieces that are reborn on their start squares: those that are captured, or those that capture.

use crate::builder::settings::may_be;
use crate::prelude::*;

/// Pieces that are reborn.
pub const RULE: Rule = Rule {
    name: "rebirth",
    keys: &[
        Key::of("rebirth", "types:home, file, colour or far").adds_up(),
        Key::of("rebirthMover", "types:home, file, colour or far").adds_up(),
        Key::flag("rebirthThere").default("1"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["no-rebirth"],
};

/// Which square a piece is reborn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum RebirthPlace {
    /// Where a piece of its type stands at the start.
    Home,
    /// The same on the file of the capture.
    File,
    /// The same of the colour of the square of the capture.
    Colour,
    /// The far end of the file of the capture, as its side sees it.
    Far,
}

impl RebirthPlace {
    /// As the keys name them.
    const WORDS: [(&str, Self); 4] =
        [("home", Self::Home), ("file", Self::File), ("colour", Self::Colour), ("far", Self::Far)];

    /// In words, as the square of a piece.
    fn message(self) -> Message {
        match self {
            Self::Home => msg!("rebirth-home"),
            Self::File => msg!("rebirth-file"),
            Self::Colour => msg!("rebirth-colour"),
            Self::Far => msg!("rebirth-far"),
        }
    }
}

/// What the keys say.
#[derive(Debug)]
struct Rebirth {
    /// By type number: where it is reborn when it is captured.
    victims: Vec<Option<RebirthPlace>>,
    /// By type number: where it is reborn when it captures.
    movers: Vec<Option<RebirthPlace>>,
    /// Whether a piece may capture on the square where it is reborn.
    there: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let (victims, movers) = (places(builder, "rebirth"), places(builder, "rebirthMover"));
    let any = victims.iter().chain(&movers).any(Option::is_some);
    let there = builder.settings.flag("rebirthThere", true);
    if any { Some(Box::new(Rebirth { victims, movers, there })) } else { None }
}

/// By type number: what a key says.
fn places(builder: &mut Builder<'_>, key: &'static str) -> Vec<Option<RebirthPlace>> {
    let mut res = vec![None; builder.n_types + 1];
    for group in builder.settings.groups(key) {
        let Some((_, place)) = RebirthPlace::WORDS.iter().find(|it| it.0.eq_ignore_ascii_case(group.field(0))) else {
            let message = msg!("def-value-rebirth", text = group.field(0), key = key);
            let hint = Some(may_be(RebirthPlace::WORDS.map(|it| it.0)));
            builder.settings.report(Severity::Error, "def.value", message, hint, group.place);
            continue;
        };
        group.types.iter().for_each(|it| res[it.index()] = Some(*place));
    }
    res
}

impl ActiveRule for Rebirth {
    fn install(self: Box<Self>, _builder: &mut Builder<'_>, hooks: &mut Hooks) {
        hooks.pass(PassStage::Rebirth, *self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (_, place) in RebirthPlace::WORDS {
            let of =
                |places: &[Option<RebirthPlace>]| words.builder.types_with(&|it| places[it.index()] == Some(place));
            let (victims, movers) = (of(&self.victims), of(&self.movers));
            if !victims.is_empty() {
                let (who, square) = (words.any(victims), place.message());
                words.tell(Topic::Captures, msg!("rebirth-victim", who = who, square = square));
            }
            if !movers.is_empty() {
                let (who, square) = (words.any(movers), place.message());
                words.tell(Topic::Captures, msg!("rebirth-mover", who = who, square = square));
            }
        }
        if !self.there && self.movers.iter().any(Option::is_some) {
            words.tell(Topic::Captures, msg!("rebirth-not-there"));
        }
    }
}

impl Rebirth {
    /// The square where a piece that was captured, or that captured, on `at` is reborn, whatever stands there.
    fn square(places: &[Option<RebirthPlace>], scene: Scene<'_>, piece: Occupant, at: Sq) -> Option<Sq> {
        let Scene { variant, .. } = scene;
        let topology = &variant.movement.topology;
        let place = places[piece.kind().index()]?;
        let mut squares = topology.squares();
        if place == RebirthPlace::Far {
            return squares.find(|it| topology.file(*it) == topology.file(at) && variant.depth(piece.side(), *it) == 1);
        }
        squares.find(|it| {
            is_home(variant, piece, *it)
                && match place {
                    RebirthPlace::File => topology.file(*it) == topology.file(at),
                    RebirthPlace::Colour => topology.shade(*it) == topology.shade(at),
                    RebirthPlace::Home | RebirthPlace::Far => true,
                }
        })
    }

    /// Where the mover is reborn, if it is, and whether it can be.
    fn of_mover(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<(Option<Sq>, bool)> {
        self.movers[candidate.after.kind().index()]?;
        let home = Self::square(&self.movers, scene, candidate.after, candidate.to);
        let free = |it: Sq| {
            if it == candidate.to { self.there } else { candidate.at(scene.position, it).is_empty() }
        };
        Some((home, home.is_some_and(free)))
    }
}

/// Whether a piece like this stands on a square at the start.
fn is_home(variant: &Variant, piece: Occupant, sq: Sq) -> bool {
    let home = variant.start.home[sq.index()];
    home.is(piece.side()) && home.kind() == piece.kind()
}

/// A piece as it is put on a square, unmoved if that is a start square of its type.
fn reborn(variant: &Variant, piece: Occupant, sq: Sq) -> Occupant {
    let bare = variant.based(piece.moved(), TypeId::NONE);
    if is_home(variant, piece, sq) { bare.virgin() } else { bare }
}

impl Pass for Rebirth {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    /// A piece may promote by capturing to one that has no square to be reborn on.
    fn thins_attacks(&self, _kind: TypeId) -> bool {
        self.movers.iter().any(Option::is_some)
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.turn == Turn::Walk && candidate.captures() && !candidate.gone
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let home = match self.of_mover(scene, candidate) {
            Some((_, false)) => return Flow::Continue(()),
            Some((home, true)) => home,
            None => None,
        };
        let after = candidate.after;
        let victims: Vec<_> = candidate.captured().map(|it| (it.piece, it.square)).collect();
        let flow = candidate.fork(|it| {
            if let Some(home) = home {
                let piece = reborn(scene.variant, after, home);
                if home == it.to {
                    it.after = piece;
                } else {
                    it.gone = true;
                    it.changed.extend([(it.to, Occupant::EMPTY), (home, piece)]);
                }
            }
            for (piece, at) in victims {
                let Some(home) = Self::square(&self.victims, scene, piece, at) else { continue };
                if it.at(scene.position, home).is_empty() {
                    it.changed.push((home, reborn(scene.variant, piece, home)));
                }
            }
            next(it)
        });
        (candidate.after, candidate.gone) = (after, false);
        flow
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Rebirth {
    fn why(&self, scene: Scene<'_>, candidate: &Candidate) -> Option<Reason> {
        let (home, _) = self.of_mover(scene, candidate)?;
        let name = scene.variant.named(candidate.after.kind());
        let (message, marks) = match home {
            Some(it) if it == candidate.to => {
                (msg!("reason-no-rebirth-here", piece = name), vec![(it, MarkRole::Other)])
            }
            Some(it) => {
                let message = msg!("reason-no-rebirth-occupied", piece = name, square = scene.variant.label(it));
                (message, vec![(it, MarkRole::Other)])
            }
            None => (msg!("reason-no-rebirth-square", piece = name), Vec::new()),
        };
        Some(Reason { code: "no-rebirth", message, marks })
    }
}
