//! Tiles: pieces of the hand that lay terrain where they are dropped.

mod face;
mod fit;
mod refusal;
#[cfg(feature = "words")]
mod words;

use definition::Place;

use crate::builder::area::{Area, AreaFrame};
use crate::builder::type_groups::TypeGroup;
use crate::prelude::*;
use crate::support::shared::{DropZones, TileSquares};
use crate::support::terrain_kinds;
use engine::board::terrain::Ground;
use engine::board::topology::Topology;
use engine::hooks::Source;
use engine::variant::DropShape;
use face::{Face, TileCells, TileTurns};
use fit::Outlines;

/// Drops that lay terrain.
pub const RULE: Rule = Rule {
    name: "tiles",
    keys: &[
        Key::of("tiles", "types:face or types:face:face").adds_up(),
        Key::of("tileTurns", "types:none, half or all").adds_up(),
        Key::of("tileOver", "symbols of terrain, . for plain ground").default("."),
        Key::flag("tileFill"),
        Key::of("tileApart", "symbols of terrain"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["drop-empty", "drop-zone", "drop-side", "tile-ground", "tile-apart", "tile-fill"],
};

/// All cells of all ways to lay the tiles of a definition; further tiles are left out.
const MAX_CELLS: usize = 1 << 18;

/// What the keys say.
#[derive(Debug)]
struct TileSettings {
    /// The kinds of ground, from number 1.
    grounds: Vec<Ground>,
    /// The faces of each group of types.
    faces: Vec<(TypeSet, Vec<Face>)>,
    turns: Vec<(TypeSet, TileTurns)>,
    /// The kinds of ground on which tiles may lie, each a bit.
    over: u64,
    /// The kinds that may not be laid beside their like, each a bit.
    apart: u64,
    fill: bool,
}

/// A way to lay a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Placement {
    /// The square that is clicked.
    at: Sq,
    /// What the squares become, in order.
    cells: Box<[(Sq, u8)]>,
    /// Its number among those that are clicked alike, from 1.
    choice: u16,
    /// The number of its squares among the outlines of the side.
    outline: usize,
}

/// The tiles of a variant.
#[derive(Debug)]
struct Tiles {
    settings: TileSettings,
    /// By side and type; none for types that are no tiles. Filled in with the tables.
    placements: [Vec<Vec<Placement>>; 2],
    /// By side: the squares that tiles may cover, for the question whether the rest fits.
    outlines: [Outlines; 2],
    kinds: TypeSet,
    /// Those whose piece stays.
    stays: TypeSet,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let grounds = terrain_kinds::kinds(builder);
    let faces = faces(builder, &grounds);
    let turns = turns(builder);
    let over = symbols(builder, &grounds, "tileOver", 1);
    let apart = symbols(builder, &grounds, "tileApart", 0);
    let fill = builder.settings.flag("tileFill", false);
    if faces.is_empty() {
        return None;
    }
    let kinds_of = |holds: &dyn Fn(&[Face]) -> bool| -> TypeSet {
        let groups = faces.iter().filter(|it| holds(&it.1));
        groups.flat_map(|it| it.0.iter()).filter(|it| it.index() <= builder.n_types).collect()
    };
    let (kinds, stays) = (kinds_of(&|_| true), kinds_of(&|faces| faces.iter().any(Face::has_piece)));
    let none = || vec![Vec::new(); builder.n_types + 1];
    let outlines = Player::both(|_| Outlines::new(builder.n_types, builder.variant.movement.topology.len()));
    let settings = TileSettings { grounds, faces, turns, over, apart, fill };
    Some(Box::new(Tiles { settings, placements: [none(), none()], outlines, kinds, stays }))
}

/// The faces of each group of types.
fn faces(builder: &mut Builder<'_>, grounds: &[Ground]) -> Vec<(TypeSet, Vec<Face>)> {
    let mut res = Vec::new();
    for group in builder.settings.groups("tiles") {
        let grid = builder.variant.movement.topology.grid();
        let read: Result<Vec<Face>, Message> =
            group.fields.iter().map(|it| Face::read(it, grid, |symbol| number(grounds, symbol))).collect();
        match read {
            Ok(faces) if faces.iter().all(|it| it.has_piece() == faces[0].has_piece()) => {
                res.push((group.types, faces));
            }
            Ok(_) => complain(builder, Some(&group), msg!("def-tiles-faces")),
            Err(message) => complain(builder, Some(&group), message),
        }
    }
    res
}

fn turns(builder: &mut Builder<'_>) -> Vec<(TypeSet, TileTurns)> {
    let mut res = Vec::new();
    for group in builder.settings.groups("tileTurns") {
        match TileTurns::read(group.field(0)) {
            Some(it) => res.push((group.types, it)),
            None => {
                complain(builder, Some(&group), msg!("def-tiles-turns", text = group.field(0)));
            }
        }
    }
    res
}

/// A set of kinds of ground, each a bit.
fn symbols(builder: &mut Builder<'_>, grounds: &[Ground], key: &'static str, default: u64) -> u64 {
    let Some(setting) = builder.settings.last(key) else { return default };
    let mut res = 0;
    for it in setting.value.chars().filter(|it| !it.is_whitespace()) {
        match (it, number(grounds, it)) {
            ('.', _) => res |= 1,
            (_, Some(number)) => res |= 1 << number,
            _ => {
                let message = msg!("def-terrain-symbol", symbol = it.to_string());
                builder.settings.report(Severity::Error, "def.terrain", message, None, setting.value_place.clone());
            }
        }
    }
    res
}

/// The number of the ground with a symbol.
fn number(grounds: &[Ground], symbol: char) -> Option<u8> {
    grounds.iter().position(|it| it.symbol == symbol).map(|it| it as u8 + 1)
}

fn complain(builder: &mut Builder<'_>, group: Option<&TypeGroup>, message: Message) {
    let place = group.map_or(Place::Whole, |it| it.place.clone());
    builder.settings.report(Severity::Error, "def.tiles", message, None, place);
}

impl ActiveRule for Tiles {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        self.lay(builder);
        // They are not dropped as pieces.
        for side in Player::BOTH {
            for kind in self.kinds.iter() {
                let all = vec![true; builder.variant.movement.topology.len()].into_boxed_slice();
                builder.variant.movement.barred[side][kind.index()] = Some(all);
            }
        }
        builder.variant.features |= Features::HANDS;
        builder.share(self.squares());
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if self.settings.fill && !builder.given {
            self.check_fill(builder);
        }
        hooks.source(*self);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        self.settings.say(words);
    }
}

/// The first face of a tile as a side sees it.
fn shown(faces: &[Face], frame: AreaFrame<'_>, side: Player, kind: TypeId) -> Option<DropShape> {
    let first = faces.get(..1)?;
    let (at, cells) = face::placements(first, TileTurns::None, frame, side).into_iter().next()?;
    Some(DropShape { side, kind, cells, piece: first[0].has_piece().then_some(at) })
}

impl Tiles {
    /// Finds all ways to lay the tiles.
    fn lay(&mut self, builder: &mut Builder<'_>) {
        let areas = builder.shared::<DropZones>().cloned();
        let everywhere = Area::all(&builder.variant.movement.topology);
        let mut n_cells = 0;
        for idx in 0..self.settings.faces.len() {
            let types = self.settings.faces[idx].0.iter().filter(|it| it.index() <= builder.n_types);
            for kind in types.collect::<Vec<_>>() {
                let turns = self.settings.turns.iter().rfind(|it| it.0.has(kind)).map_or(TileTurns::None, |it| it.1);
                for side in Player::BOTH {
                    let faces = &self.settings.faces[idx].1;
                    let area = areas.as_ref().and_then(|it| it.0.of(side, kind)).unwrap_or(&everywhere);
                    builder.variant.shown.drop_shapes.extend(shown(faces, builder.frame(), side, kind));
                    let mut here = face::placements(faces, turns, builder.frame(), side);
                    here.retain(|it| area.has(side, it.0));
                    n_cells += here.iter().map(|it| it.1.len()).sum::<usize>();
                    if n_cells <= MAX_CELLS {
                        self.add(side, kind, here);
                    }
                }
            }
        }
        if n_cells > MAX_CELLS {
            complain(builder, None, msg!("def-tiles-most"));
        }
    }

    /// Reports sides whose tiles cannot fill the ground at the start.
    fn check_fill(&self, builder: &mut Builder<'_>) {
        let n_squares = builder.variant.movement.topology.len();
        let mut start = Position::empty(n_squares, builder.n_types, builder.variant.royals.types, Vec::new());
        builder
            .variant
            .start
            .setup
            .edits
            .iter()
            .filter(|it| !matches!(it, Edit::Fact(..)))
            .for_each(|it| start.set_up(*it));
        for side in Player::BOTH {
            if self.kinds.iter().any(|it| start.hand(side, it) > 0) && !self.fills(&start, side, None) {
                let message = msg!("def-tiles-fill", side = side);
                builder.settings.report(Severity::Warning, "def.tiles", message, None, Place::Whole);
            }
        }
    }

    /// The squares that tiles may ever cover.
    fn squares(&self) -> TileSquares {
        let covered = |ways: &Vec<Placement>| ways.iter().flat_map(|way| way.cells.iter().map(|it| it.0)).collect();
        TileSquares(self.placements.each_ref().map(|all| all.iter().map(covered).collect()))
    }

    fn add(&mut self, side: Player, kind: TypeId, ways: Vec<TileCells>) {
        let (mut last, mut choice) = (None, 0);
        for (at, cells) in ways {
            choice = if last == Some(at) { choice + 1 } else { 1 };
            last = Some(at);
            let outline = self.outlines[side].number(kind, cells.iter().map(|it| it.0).collect());
            self.placements[side][kind.index()].push(Placement { at, cells, choice, outline });
        }
    }

    /// Squares that a tile may not cover: they are taken, or the ground is not fit.
    fn unfit<'a>(&'a self, position: &'a Position, it: &'a Placement) -> impl Iterator<Item = Sq> + 'a {
        it.cells.iter().map(|it| it.0).filter(|sq| !self.is_open(position, *sq))
    }

    fn is_open(&self, position: &Position, sq: Sq) -> bool {
        position.at(sq).is_empty() && self.settings.over >> position.ground(sq) & 1 != 0
    }

    /// A square on which the tile would lay terrain, and one of its like beside it.
    fn touching(&self, topology: &Topology, position: &Position, it: &Placement) -> Option<(Sq, Sq)> {
        let covered = |sq: Sq| it.cells.iter().any(|it| it.0 == sq);
        let strict = it.cells.iter().filter(|it| it.1 != 0 && self.settings.apart >> it.1 & 1 != 0);
        strict.copied().find_map(|(sq, ground)| {
            let like = |it: &Sq| position.ground(*it) == ground && !covered(*it);
            topology.around(sq).find(like).map(|it| (sq, it))
        })
    }

    /// Whether the tiles that a side has in hand can fill the ground that is open to them, after one of them was laid.
    fn fills(&self, position: &Position, side: Player, laid: Option<(TypeId, &Placement)>) -> bool {
        let in_hand = self.kinds.iter().filter(|it| position.hand(side, *it) > 0);
        let hand = in_hand.map(|kind| {
            let used = laid.is_some_and(|it| it.0 == kind);
            (kind, position.hand(side, kind) - u16::from(used))
        });
        let covered = laid.map_or(&[][..], |it| &it.1.cells);
        let open = |sq: Sq| self.is_open(position, sq) && !covered.iter().any(|it| it.0 == sq);
        self.outlines[side].fill(&hand.collect::<Vec<_>>(), open)
    }

    /// The ways in which a side may lay a tile now.
    fn legal<'a>(&'a self, scene: Scene<'a>, side: Player, kind: TypeId) -> impl Iterator<Item = &'a Placement> {
        let topology = &scene.variant.movement.topology;
        let mut known: Vec<(usize, bool)> = Vec::new();
        self.placements[side][kind.index()].iter().filter(move |it| {
            if self.unfit(scene.position, it).next().is_some() || self.touching(topology, scene.position, it).is_some()
            {
                return false;
            }
            if !self.settings.fill {
                return true;
            }
            if let Some(found) = known.iter().find(|one| one.0 == it.outline) {
                return found.1;
            }
            let fits = self.fills(scene.position, side, Some((kind, it)));
            known.push((it.outline, fits));
            fits
        })
    }
}

impl Source for Tiles {
    fn why(&self, scene: Scene<'_>, path: &[Step]) -> Option<Reason> {
        self.refusal(scene, path)
    }

    fn starters(&self, _variant: &Variant) -> TypeSet {
        TypeSet::EMPTY
    }

    fn takes(&self) -> bool {
        false
    }

    fn candidates(&self, scene: Scene<'_>, from: Option<Sq>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        if from.is_some() || candidate.depth > 0 {
            return Flow::Continue(());
        }
        let (position, side) = (scene.position, scene.position.turn());
        for kind in self.kinds.iter().filter(|it| position.hand(side, *it) > 0) {
            let ways: Vec<&Placement> = self.legal(scene, side, kind).collect();
            let alike = ways.chunk_by(|a, b| a.at == b.at);
            for (it, is_choice) in alike.flat_map(|all| all.iter().map(|it| (*it, all.len() > 1))) {
                candidate.begin(Turn::Drop, it.at, it.at, Occupant::new(side, kind));
                candidate.gone = !self.stays.has(kind);
                candidate.extra.push(Edit::Hand(side, kind, -1));
                let changes = it.cells.iter().filter(|it| position.ground(it.0) != it.1);
                candidate.extra.extend(changes.map(|it| Edit::Ground(it.0, it.1)));
                candidate.steps.extend_from_slice(&[Step::Hand(kind), Step::Square(it.at)]);
                if is_choice {
                    candidate.steps.push(Step::Choice(it.choice));
                }
                next(candidate)?;
            }
        }
        Flow::Continue(())
    }
}
