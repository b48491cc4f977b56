//! A variant in the making: what rule files read and extend while a definition compiles.

pub mod area;
pub mod areas;
mod finish;
pub mod keys;
mod pieces;
pub mod settings;
pub mod type_groups;

use std::any::Any;
use std::collections::HashMap;

use definition::{Definition, Place, Severity, Span, ValuePart};

use crate::builder::area::{Area, AreaFrame};
use crate::builder::keys::{CASTLE_FLIP, CHECK_RULE, MAX_PROMOTE, PROMO_OFFSET, PROMO_ZONE};
use crate::builder::pieces::{half_board, pawn, programs, royals, setup, types};
use crate::builder::settings::{Entry, Settings};
use crate::key::Brings;
use crate::move_compiler as program;
use engine::board::topology::Topology;
use engine::ids::{Player, TypeId, TypeSet};
use engine::mechanics::neighbour_effects::Leaps;
use engine::moves::patch::FactId;
use engine::position::FactSpec;
use engine::program::Program;
use engine::program::movement::Movement;
use engine::variant::{Features, Promotion, Variant};
use message::{Message, msg};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// What a letter of a move string costs that stands in a setting, as squares of a board.
const LETTER: usize = 16;

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
    /// Whether that text is a position to go on from, beside the definition's own set-up.
    pub goes_on: bool,
    /// Types with attacks that no walk of their own tells, so that they are found by making the moves.
    pub walked: TypeSet,
    /// Whether a turn may have two parts.
    pub two_part_turns: bool,
    /// Whether a rule tells pieces that have moved from others.
    pub tells_moved_pieces: bool,
    /// What the keys of the definition bring into the game, whichever rules read them.
    pub brought: Brings,
    /// Keys of endings that may have to be claimed, and the reasons of their verdicts.
    pub claims: Vec<(&'static str, &'static str)>,
    /// What rules leave for others, by type.
    shared: HashMap<std::any::TypeId, Box<dyn Any>>,
    /// Whether `l` of a castling is towards file a for both sides.
    castle_flip: bool,
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
        let castle_flip = settings.flag(CASTLE_FLIP.name(), false);
        let mut branches_left = [program::MAX_ALL_BRANCHES / 2; 2];
        let programs = programs(&mut settings, n_types, castle_flip, &mut topology, &mut branches_left);
        let royal = royals(&mut settings, n_types);
        let pawn = pawn(&mut settings, n_types);
        let setup = setup(definition, n_types, &topology);
        let promo_zone = settings.int(PROMO_ZONE.name(), 1, 0, 99) as u16;
        let promotion = Promotion {
            offset: settings.int(PROMO_OFFSET.name(), 0, 0, 250) as u8,
            most: settings.int(MAX_PROMOTE.name(), 1, 0, 250) as u8,
        };
        let check_rule = settings.flag(CHECK_RULE.name(), true);
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
        let mut variant = Variant::new(movement, types(definition, n_types), royal, setup);
        (variant.pieces.pawn, variant.pieces.promotion) = (pawn, promotion);
        variant.royals.last_only = [true; 2];
        variant.features.set(Features::CHECK, check_rule);
        variant.features |= Features::HANDS.when(definition.pieces.iter().any(|it| it.hand != [0, 0]));
        variant.shown.first_rank = definition.board.first_rank.unwrap_or(1);
        Self {
            settings,
            variant,
            n_types,
            promo_zone,
            given: false,
            goes_on: false,
            walked: TypeSet::EMPTY,
            two_part_turns: false,
            tells_moved_pieces: false,
            brought: Brings::empty(),
            claims: Vec::new(),
            shared: HashMap::new(),
            castle_flip,
            branches_left,
            reserved: Vec::new(),
        }
    }

    /// The same again, for a builder whose rules have not been asked yet.
    pub(crate) fn copy(&self) -> Self {
        let Variant { movement, pieces, royals, features, start, hooks, shown, .. } = &self.variant;
        let mut variant = Variant::new(movement.clone(), Vec::new(), royals.types, start.setup.clone());
        (variant.pieces, variant.royals, variant.features) = (pieces.clone(), *royals, *features);
        (variant.start, variant.shown) = (start.clone(), shown.clone());
        variant.hooks.page_rules = hooks.page_rules.clone();
        Self {
            settings: self.settings.clone(),
            variant,
            claims: Vec::new(),
            shared: HashMap::new(),
            reserved: Vec::new(),
            ..*self
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
        self.variant.carried.facts.push(spec);
        FactId((self.variant.carried.facts.len() - 1) as u8)
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

    /// Counts work that an entry costs; `false` if the definition has asked for too much, so that it is left out.
    pub fn spend(&mut self, steps: u64, place: &Place) -> bool {
        self.settings.spend(steps, place)
    }

    /// Reads an area; one that cannot be read is reported.
    pub fn area(&mut self, entry: &Entry) -> Option<Area> {
        let n_parts = 1 + entry.value.matches('+').count();
        if !self.spend((n_parts * self.variant.movement.topology.len()) as u64, &entry.place) {
            return None;
        }
        let frame = AreaFrame {
            topology: &self.variant.movement.topology,
            symmetry: self.settings.definition().board.symmetry,
            promo_zone: self.promo_zone,
            first_rank: self.settings.definition().board.first_rank.unwrap_or(1),
        };
        self.settings.area(entry, frame)
    }

    /// The squares one leap away, from a move string that stands in a setting.
    pub fn leaps(&mut self, moves: &ValuePart) -> Leaps {
        let programs = Player::both(|side| self.program(moves, side));
        let n_steps: usize = programs.iter().map(|it| it.first_steps().len()).sum();
        if !self.spend((n_steps * self.variant.movement.topology.len()) as u64, moves.place()) {
            return Leaps::new(&self.variant.movement.topology, &[Program::default(), Program::default()]);
        }
        Leaps::new(&self.variant.movement.topology, &programs)
    }

    /// Compiles a move string that stands in a setting; what is wrong with it is reported where it stands.
    pub fn program(&mut self, moves: &ValuePart, side: Player) -> Program {
        self.program_beside("", moves, side)
    }

    /// The same together with moves of a piece line, whose problems have been reported with that line.
    pub fn program_beside(&mut self, own: &str, moves: &ValuePart, side: Player) -> Program {
        let moves = self.before_comma(moves);
        let text = format!("{own} {moves}");
        let cost = (self.variant.movement.topology.len() + LETTER * text.len()) as u64;
        if !self.spend(cost, moves.place()) {
            return Program::default();
        }
        let start = text.len() - moves.len();
        let (ast, errors) = xbetza::parse(&text);
        let left = &mut self.branches_left[side];
        let topology = &mut self.variant.movement.topology;
        let (res, dropped) = program::compile(&ast, side, self.castle_flip, topology, left);
        let of_moves = errors.into_iter().chain(dropped).filter(|it| it.place.start >= start).collect();
        let place = |it: Span| moves.place().within(Span::new(it.start - start, it.end - start));
        self.settings.report_moves(of_moves, place);
        res
    }

    /// Moves up to a comma with another entry behind it, which should be a line of its own.
    fn before_comma(&mut self, moves: &ValuePart) -> ValuePart {
        let Some((before, rest)) = moves.split_once(',').filter(|it| it.1.contains(':')) else { return moves.clone() };
        let message = msg!("def-value-comma", rest = rest.trim());
        let hint = msg!("def-value-comma-hint");
        let place = moves.place().within(Span::new(before.len(), moves.len()));
        self.settings.report(Severity::Error, "def.value", message, Some(hint), place);
        moves.cut(0..before.len())
    }

    /// Reports that something of a setting is left out because there is too much of it.
    pub fn too_many(&mut self, message: Message, place: &Place) {
        self.settings.report(Severity::Warning, "def.limit", message, None, place.clone());
    }

    /// Reports that a key of a piece could not use all moves of its value.
    pub fn only_simple(&mut self, key: &str, setting: &definition::Setting) {
        let message = msg!("xbetza-modifier-key", key = key);
        self.settings.report(Severity::Warning, "xbetza.modifier", message, None, setting.value_place.clone());
    }

    /// The type that a type promotes to in Shogi style.
    #[must_use]
    pub fn promoted(&self, kind: TypeId) -> Option<TypeId> {
        let n = usize::from(kind.0) + usize::from(self.variant.pieces.promotion.offset);
        let n = if n <= self.n_types { n } else { usize::from(self.variant.pieces.promotion.offset) + 1 };
        let promotes = self.variant.pieces.promotion.offset > 0
            && kind.0 <= self.variant.pieces.promotion.most
            && n <= self.n_types;
        promotes.then_some(TypeId(n as u8))
    }

    /// Whether a type that moves may be another one when it has arrived, one of those that are asked for, or is one now.
    /// Says yes where that is not easily told.
    pub fn may_become(&self, kind: TypeId, wanted: impl Fn(TypeId) -> bool) -> bool {
        let changes = self.brought.contains(Brings::CHANGES);
        let chooses = self.variant.pieces.promotion.offset == 0 && kind.0 <= self.variant.pieces.promotion.most;
        changes || wanted(kind) || self.kinds().any(&wanted) && chooses || self.promoted(kind).is_some_and(wanted)
    }
}

/// By side and type: nothing yet.
fn nothing<T: Clone>(n_types: usize) -> [Vec<Option<T>>; 2] {
    [vec![None; n_types + 1], vec![None; n_types + 1]]
}
