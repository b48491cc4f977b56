//! Rules in the making: what rule files read and extend while a definition compiles. No rule of its own.

pub mod area;
pub mod areas;
pub mod settings;
pub mod type_groups;

use std::any::Any;
use std::collections::HashMap;

use definition::{Definition, Diagnostic, Place, Severity};

use crate::builder::area::AreaFrame;
use crate::builder::settings::Settings;
use crate::drops::tiles::Tiles;
use crate::endings::lesson_goal::Lesson;
use crate::hook_order::Hooks;
use crate::move_compiler as program;
use crate::move_compiler::flatten::flatten;
use crate::move_compiler::overlaps::note_overlaps;
use crate::move_compiler::short::note_shorts;
use crate::support::goals::Goals;
use crate::support::shared::{FirstMovesCount, TwoPartTurns};
use engine::attack::pass_mask::PassMasks;
use engine::attack::rays::RayTables;
use engine::attack::tables::Attacks;
use engine::board::occupant::Occupant;
use engine::board::topology::Topology;
use engine::ids::{Player, Sq, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::Leaps;
use engine::moves::patch::{Edit, FactId};
use engine::position::FactSpec;
use engine::program::Program;
use engine::program::movement::Movement;
use engine::variant::{Setup, TypeInfo, Variant};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// A variant in the making.
pub struct Builder<'a> {
    /// The settings.
    pub settings: Settings<'a>,
    /// What is made of them.
    pub variant: Variant,
    /// How many types there are.
    pub n_types: usize,
    /// Depth of the promotion zone.
    pub promo_zone: u16,
    /// Whether the start was given as a text, with all that belongs to it.
    pub given: bool,
    /// Types with attacks that no walk of their own tells, so that they are found by making the moves.
    pub walked: TypeSet,
    /// By side and type: squares that it may enter only by capturing.
    pub brouhaha: [Vec<Option<Box<[bool]>>>; 2],
    /// By side and type: whether squares without a way on are closed to drops (`Some(false)`) or to all moves.
    pub immobile: [Vec<Option<bool>>; 2],
    /// The fact that holds the type dropped with the last move, where a rule asks.
    pub dropped: Option<FactId>,
    /// Boards of squares that end the game, between the pass and the judges.
    pub goals: Option<Goals>,
    /// The goal of a lesson.
    pub lesson: Option<Lesson>,
    /// Tiles that players lay.
    pub tiles: Option<Tiles>,
    /// What rules leave for others, by type.
    shared: HashMap<std::any::TypeId, Box<dyn Any>>,
    /// Branches of programs that each side may still have.
    branches_left: [usize; 2],
    reserved: Vec<(&'static str, FactId)>,
}

impl<'a> Builder<'a> {
    /// Compiles the board and the pieces.
    #[must_use]
    pub fn new(definition: &'a Definition) -> Self {
        let mut settings = Settings::new(definition);
        let n_types = definition.pieces.len().min(MAX_TYPES);
        let mut topology = Topology::of(&definition.board);
        let castle_flip = settings.flag("castleFlip", false);
        let mut branches_left = [program::MAX_ALL_BRANCHES / 2; 2];
        let programs = programs(&mut settings, n_types, castle_flip, &mut topology, &mut branches_left);
        let royal = royals(&mut settings, n_types);
        let setup = setup(definition, n_types, &topology);
        let extinction = extinction(&mut settings);
        let promo_zone = settings.int("promoZone", 1, 0, 99) as u16;
        let promo_offset = settings.int("promoOffset", 0, 0, 250) as u8;
        let max_promote = settings.int("maxPromote", 1, 0, 250) as u8;
        let check_rule = settings.flag("checkRule", true);
        let half_board = Player::both(|side| half_board(&topology, side));
        let movement = Movement {
            topology,
            programs,
            half_board,
            closed: nothing(n_types),
            barred: nothing(n_types),
            initial: nothing(n_types),
            last_mover: None,
            local: nothing(n_types),
            elsewhere: vec![Program::default()],
            ranking: vec![0; n_types + 1],
            spared: Vec::new(),
            havens: [Vec::new(), Vec::new()],
            ride_limits: None,
        };
        let variant = Variant {
            last_royal_only: extinction,
            check_rule,
            promo_offset,
            max_promote,
            first_rank: definition.board.first_rank.unwrap_or(1),
            has_hands: definition.pieces.iter().any(|it| it.hand != [0, 0]),
            ..Variant::new(movement, types(definition, n_types), royal, setup)
        };
        Self {
            settings,
            variant,
            n_types,
            promo_zone,
            given: false,
            walked: TypeSet::EMPTY,
            brouhaha: nothing(n_types),
            immobile: nothing(n_types),
            dropped: None,
            goals: None,
            lesson: None,
            tiles: None,
            shared: HashMap::new(),
            branches_left,
            reserved: Vec::new(),
        }
    }

    /// The definition.
    #[must_use]
    pub fn definition(&self) -> &'a Definition {
        self.settings.definition()
    }

    /// The type numbers.
    pub fn kinds(&self) -> impl Iterator<Item = TypeId> + use<> {
        (1..self.n_types + 1).map(|it| TypeId(it as u8))
    }

    /// The types of which something holds.
    #[must_use]
    pub fn types_with(&self, has: &dyn Fn(TypeId) -> bool) -> TypeSet {
        let mut res = TypeSet::EMPTY;
        for kind in self.kinds() {
            if has(kind) {
                res.insert(kind);
            }
        }
        res
    }

    /// Leaves something for another rule.
    pub fn share<T: Any>(&mut self, value: T) {
        self.shared.insert(std::any::TypeId::of::<T>(), Box::new(value));
    }

    /// What another rule left.
    #[must_use]
    pub fn shared<T: Any>(&self) -> Option<&T> {
        self.shared.get(&std::any::TypeId::of::<T>())?.downcast_ref()
    }

    /// Reserves a fact that positions carry.
    pub fn fact(&mut self, spec: FactSpec) -> FactId {
        self.variant.facts.push(spec);
        FactId((self.variant.facts.len() - 1) as u8)
    }

    /// Reserves a fact that another hook of the same rule asks for by its name.
    pub fn reserve(&mut self, name: &'static str, spec: FactSpec) -> FactId {
        if let Some(it) = self.reserved(name) {
            return it;
        }
        let res = self.fact(spec);
        self.reserved.push((name, res));
        res
    }

    /// The fact that was reserved under a name.
    #[must_use]
    pub fn reserved(&self, name: &str) -> Option<FactId> {
        self.reserved.iter().find(|it| it.0 == name).map(|it| it.1)
    }

    /// What areas are read against.
    #[must_use]
    pub fn frame(&self) -> AreaFrame<'_> {
        AreaFrame {
            topology: &self.variant.movement.topology,
            symmetry: self.definition().board.symmetry,
            promo_zone: self.promo_zone,
            first_rank: self.definition().board.first_rank.unwrap_or(1),
        }
    }

    /// Reads an area; one that cannot be read is reported.
    pub fn area(&mut self, entry: &crate::builder::settings::Entry) -> Option<crate::builder::area::Area> {
        let frame = AreaFrame {
            topology: &self.variant.movement.topology,
            symmetry: self.settings.definition().board.symmetry,
            promo_zone: self.promo_zone,
            first_rank: self.settings.definition().board.first_rank.unwrap_or(1),
        };
        self.settings.area(entry, frame)
    }

    /// The squares one leap away, from a move string that stands in a setting.
    pub fn leaps(&mut self, text: &str, place: &Place) -> Leaps {
        let programs = Player::both(|side| self.program(text, side, place));
        Leaps::new(&self.variant.movement.topology, &programs)
    }

    /// Compiles a move string that stands in a setting; errors are reported at `place`.
    pub fn program(&mut self, text: &str, side: Player, place: &Place) -> Program {
        let (ast, errors) = xbetza::parse(text);
        if side == Player::White {
            report_parse(&mut self.settings, errors, |span| place_in(place, span));
        }
        let left = &mut self.branches_left[side.index()];
        program::compile(&ast, side, false, &mut self.variant.movement.topology, left).0
    }

    /// Whether two pieces may move in one turn.
    fn has_two_part_turns(&self) -> bool {
        self.shared::<TwoPartTurns>().is_some()
    }

    /// Whether nothing in the game asks whether a piece has moved.
    fn never_asks_virgins(&self) -> bool {
        let asks = |it: &Program| {
            !it.castles.is_empty() || it.rays.iter().any(|it| it.virgin) || it.walked.iter().any(|it| it.virgin)
        };
        self.variant.gating.is_empty()
            && self.shared::<FirstMovesCount>().is_none()
            && self.goals.is_none()
            && !self.variant.movement.any_program(&Player::BOTH, &asks)
    }

    /// Reports that a key of a piece could not use all moves of its value.
    pub fn only_simple(&mut self, key: &str, setting: &definition::Setting) {
        let message = format!("{key} cannot use all of these moves; the others are ignored.");
        self.settings.report(Severity::Warning, "xbetza.modifier", message, None, setting.value_place.clone());
    }

    /// The type that a type promotes to in Shogi style.
    #[must_use]
    pub fn promoted(&self, kind: TypeId) -> Option<TypeId> {
        let n = usize::from(kind.0) + usize::from(self.variant.promo_offset);
        let n = if n <= self.n_types { n } else { usize::from(self.variant.promo_offset) + 1 };
        let promotes = self.variant.promo_offset > 0 && kind.0 <= self.variant.max_promote && n <= self.n_types;
        promotes.then_some(TypeId(n as u8))
    }

    /// Whether a type that moves may be another one when it has arrived, one of those that are asked for, or is one now.
    /// Says yes where that is not easily told.
    pub fn may_become(&self, kind: TypeId, wanted: impl Fn(TypeId) -> bool) -> bool {
        let others = ["morph", "captureMatrix", "custom", "promoMove", "promoChoice", "promoFrom"];
        let changes = others.iter().any(|it| self.settings.mentions(it));
        let chooses = self.variant.promo_offset == 0 && kind.0 <= self.variant.max_promote;
        changes || wanted(kind) || self.kinds().any(&wanted) && chooses || self.promoted(kind).is_some_and(wanted)
    }

    /// Puts everything together and reports keys that no rule claimed.
    #[must_use]
    pub fn finish(mut self, hooks: Hooks) -> (Variant, Vec<Diagnostic>) {
        hooks.install(&mut self.variant);
        self.variant.enforce = self.settings.flag("enforce", true);
        self.finish_programs();
        self.finish_attacks();
        self.count_royals();
        unclaimed(&mut self.settings);
        self.forget_virgins();
        let Self { mut variant, settings, .. } = self;
        let n_rays = 2 * variant.types.len() * variant.movement.topology.len();
        variant.rays = RayTables::new(n_rays);
        variant.pass_masks = PassMasks::of(&variant);
        variant.starters = variant.sources.iter().map(|it| it.starters(&variant)).collect();
        (variant, settings.into_diagnostics())
    }

    /// Gives programs their quick forms.
    fn finish_programs(&mut self) {
        let movement = &mut self.variant.movement;
        if movement.ride_limits.as_ref().is_some_and(|it| it.watches_steps()) {
            movement.each_program(&mut |program, topology| {
                program.without_rays();
                program.note_shots(topology);
                note_overlaps(program, topology);
            });
            return;
        }
        for side in Player::BOTH {
            for kind in 1..=self.n_types {
                if movement.closed[side.index()][kind].is_none() {
                    let program = &mut movement.programs[side.index()][kind];
                    flatten(program, &mut movement.topology);
                    note_overlaps(program, &movement.topology);
                }
            }
        }
    }

    /// Builds the reverse tables.
    fn finish_attacks(&mut self) {
        let passes = &self.variant.passes;
        let changes = |kind| passes.iter().any(|it| it.changes_attacks(kind));
        let by_walk = self.types_with(&|kind| self.walked.has(kind) || changes(kind));
        let doubtful = self.types_with(&|kind| passes.iter().any(|it| it.thins_attacks(kind)));
        self.variant.attacks = Attacks::build(&mut self.variant.movement, self.n_types, &by_walk, doubtful);
        self.variant.movement.each_program(&mut |it, _| note_shorts(it));
        let has = |has: &dyn Fn(&Program) -> bool| self.variant.movement.any_program(&Player::BOTH, has);
        let cross_overlaps =
            self.has_two_part_turns() || !self.walked.is_empty() || has(&|it| it.walked.iter().any(|it| it.borrows));
        let overlaps = has(&|it| it.overlaps);
        (self.variant.cross_overlaps, self.variant.overlaps) = (cross_overlaps, overlaps);
    }

    /// Counts the royals of the start, and says so if there is none.
    fn count_royals(&mut self) {
        let Variant { royal, setup, .. } = &self.variant;
        let is_royal = |it: &&Edit, side| matches!(it, Edit::Put(_, c) if c.is(side) && royal.has(c.kind()));
        let n_royals = Player::both(|side| setup.edits.iter().filter(|it| is_royal(it, side)).count());
        if n_royals == [0, 0] && !royal.is_empty() {
            let message = "No royal piece stands on the board at the start, so there is no check.".into();
            self.settings.report(Severity::Info, "def.royal", message, None, Place::Whole);
        }
        self.variant.n_start_royals = n_royals;
    }

    /// Turns of two parts are compared by what they change, so nothing else may tell pieces apart.
    fn forget_virgins(&mut self) {
        self.variant.asks_virgins = !self.has_two_part_turns() || !self.never_asks_virgins();
        if self.variant.asks_virgins {
            return;
        }
        for it in &mut self.variant.setup.edits {
            if let Edit::Put(_, piece) = it {
                *piece = piece.moved();
            }
        }
    }
}

/// By side and type: nothing yet.
fn nothing<T: Clone>(n_types: usize) -> [Vec<Option<T>>; 2] {
    [vec![None; n_types + 1], vec![None; n_types + 1]]
}

fn types(definition: &Definition, n_types: usize) -> Vec<TypeInfo> {
    let mut res = vec![TypeInfo {
        name: String::new(),
        id: String::new(),
        key: String::new(),
        moves: String::new(),
        value: None,
    }];
    for piece in &definition.pieces[..n_types] {
        let before = res.iter().filter(|it| it.id == piece.id).count();
        res.push(TypeInfo {
            name: piece.name.clone(),
            id: piece.id.clone(),
            key: format!("{}{}", piece.id, "'".repeat(before)),
            moves: piece.moves.clone(),
            value: None,
        });
    }
    res
}

fn programs(
    settings: &mut Settings<'_>,
    n_types: usize,
    castle_flip: bool,
    topology: &mut Topology,
    left: &mut [usize; 2],
) -> [Vec<Program>; 2] {
    let mut res = [vec![Program::default()], vec![Program::default()]];
    for piece in &settings.definition().pieces[..n_types] {
        let (ast, errors) = xbetza::parse(&piece.moves);
        let place =
            |span| if piece.moves_default { piece.moves_place.clone() } else { place_in(&piece.moves_place, span) };
        report_parse(settings, errors, place);
        for side in Player::BOTH {
            let (program, dropped) = program::compile(&ast, side, castle_flip, topology, &mut left[side.index()]);
            if side == Player::White {
                for it in dropped {
                    settings.report(severity(it.severity), it.code, it.message, None, place(it.span));
                }
            }
            res[side.index()].push(program);
        }
    }
    res
}

fn report_parse(settings: &mut Settings<'_>, errors: Vec<xbetza::Error>, place: impl Fn(definition::Span) -> Place) {
    for it in errors {
        settings.report(severity(it.severity), it.code, it.message, it.hint, place(it.span));
    }
}

const fn severity(severity: xbetza::Severity) -> Severity {
    match severity {
        xbetza::Severity::Error => Severity::Error,
        xbetza::Severity::Warning => Severity::Warning,
        xbetza::Severity::Info => Severity::Info,
    }
}

fn place_in(place: &Place, span: definition::Span) -> Place {
    match place {
        Place::Text(it) => Place::Text(span.shifted(it.start)),
        Place::Json(it, _) => Place::Json(it.clone(), Some(span)),
        Place::Whole => Place::Whole,
    }
}

fn royals(settings: &mut Settings<'_>, n_types: usize) -> TypeSet {
    let written: Vec<_> = settings.all("royal").collect();
    if written.is_empty() {
        let mut res = TypeSet::EMPTY;
        if n_types > 0 {
            res.insert(TypeId(n_types as u8));
        }
        return res;
    }
    if written.iter().all(|it| it.value.trim() == "0") {
        return TypeSet::EMPTY;
    }
    settings.types("royal")
}

/// By side, from the bit mask of `extinction`: whether only the loss of the last royal counts. The text form is
/// another rule's.
fn extinction(settings: &mut Settings<'_>) -> [bool; 2] {
    let masks = settings.by_side("extinction", 3, |settings, key, or| {
        let Some((setting, number)) = settings.last_number(key) else { return or };
        if !(0..=3).contains(&number) {
            let message = "extinction is a number from 0 to 3, or types and a result; 3 is used.".into();
            settings.report(Severity::Error, "def.number", message, None, setting.value_place.clone());
            return 3;
        }
        number
    });
    [masks[0] & 1 != 0, masks[1] & 2 != 0]
}

fn half_board(topology: &Topology, side: Player) -> Vec<u16> {
    (0..topology.len() as u16)
        .map(|sq| {
            let rank = topology.rank(Sq(sq)) as u16;
            let own = if side == Player::White { rank + 1 } else { topology.ranks - rank };
            (topology.ranks / 2).saturating_sub(own).max(1)
        })
        .collect()
}

fn setup(definition: &Definition, n_types: usize, topology: &Topology) -> Setup {
    let mut edits = Vec::new();
    for (idx, piece) in definition.pieces[..n_types].iter().enumerate() {
        let kind = TypeId((idx + 1) as u8);
        for side in Player::BOTH {
            for it in &piece.squares[side.index()] {
                if let Some(sq) = topology.of_definition(*it) {
                    edits.push(Edit::Put(sq, Occupant::new(side, kind).virgin()));
                }
            }
            let mut left = piece.hand[side.index()];
            while left > 0 {
                let now = left.min(100);
                edits.push(Edit::Hand(side, kind, now as i8));
                left -= now;
            }
        }
    }
    Setup { edits, turn: Player::White, clocks: (0, 1) }
}

/// Reports keys that no rule claimed.
fn unclaimed(settings: &mut Settings<'_>) {
    let definition = settings.definition();
    let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
    for setting in definition.settings.iter().chain(on_pieces) {
        if settings.is_claimed(&setting.key) {
            continue;
        }
        if settings.is_full() {
            return;
        }
        let place = setting.key_place.clone();
        if crate::registry::keys().contains(&setting.key) {
            let message = format!("{} is not supported yet and is ignored.", setting.key);
            settings.report(Severity::Info, "not-yet", message, None, place);
        } else {
            let hint = crate::registry::keys().nearest(&setting.key).map(|it| format!("Did you mean {it}?"));
            let message = format!("\"{}\" is not a known key and is ignored.", setting.key);
            settings.report(Severity::Warning, "def.key", message, hint, place);
        }
    }
}
