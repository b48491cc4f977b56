//! Puts a variant together once every rule has been asked.

use definition::{Diagnostic, Place, Severity};
use engine::hooks::Capabilities;

use crate::builder::Builder;
use crate::hook_order::Hooks;
use crate::move_compiler::flatten::flatten;
use crate::move_compiler::overlaps::note_overlaps;
use crate::move_compiler::short::note_shorts;
use engine::attack::pass_table::PassMasks;
use engine::attack::rays::RayTables;
use engine::attack::tables::Attacks;
use engine::board::occupant::Occupant;
use engine::board::topology::ANYWHERE;
use engine::ids::{Player, TypeId, TypeSet};
use engine::moves::patch::Edit;
use engine::program::{Branch, Gait, Powers, Program};
use engine::variant::{Features, Start, Variant};
use message::msg;

impl Builder<'_> {
    /// Puts everything together.
    #[must_use]
    pub fn finish(mut self, hooks: Hooks) -> (Variant, Vec<Diagnostic>) {
        hooks.install(&mut self.variant);
        self.finish_programs();
        self.finish_attacks();
        self.note_repeated_walks();
        self.count_royals();
        self.forget_virgins();
        let Self { mut variant, settings, .. } = self;
        let n_squares = variant.movement.topology.len();
        variant.tables.rays = RayTables::new(2 * variant.pieces.types.len() * n_squares);
        let mask = |side, kind, sq| variant.pass_mask(side, kind, sq);
        variant.tables.pass_masks = PassMasks::from_fn(variant.pieces.types.len() - 1, n_squares, mask);
        variant.tables.starters = variant.hooks.sources.iter().map(|it| it.starters(&variant)).collect();
        (variant, settings.into_diagnostics())
    }

    /// Puts together what reads texts of positions: nothing moves in it.
    pub(crate) fn finish_reader(mut self, hooks: Hooks) -> Variant {
        hooks.install(&mut self.variant);
        self.count_royals();
        self.forget_virgins();
        self.variant
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
                if movement.closed[side][kind].is_none() {
                    let program = &mut movement.programs[side][kind];
                    flatten(program, &mut movement.topology);
                    note_overlaps(program, &movement.topology);
                }
            }
        }
    }

    /// Builds the reverse tables.
    fn finish_attacks(&mut self) {
        let passes = &self.variant.hooks.passes;
        let kinds = || (0..=self.n_types).map(|it| TypeId(it as u8));
        let of_passes: Vec<Option<u16>> =
            kinds().map(|kind| passes.iter().filter_map(|it| it.attack_radius(kind)).max()).collect();
        let radius = |kind: TypeId| if self.walked.has(kind) { Some(ANYWHERE) } else { of_passes[kind.index()] };
        let radii: Vec<Option<u16>> = kinds().map(radius).collect();
        let doubtful = self.types_with(&|kind| passes.iter().any(|it| it.thins_attacks(kind)));
        self.variant.tables.attacks = Attacks::build(&mut self.variant.movement, &radii, doubtful);
        if self.two_part_turns {
            self.variant.tables.attacks.measure_walks(&self.variant.movement, &of_passes);
        }
        self.variant.movement.each_program(&mut |it, _| note_shorts(it));
        let has = |has: &dyn Fn(&Program) -> bool| self.variant.movement.any_program(&Player::BOTH, has);
        // Of two friends that swap places either may be the one that moves.
        let swaps_friends = |it: &Program| {
            let any = |has: &dyn Fn(&Branch) -> bool| it.nodes.iter().flatten().any(has);
            any(&|it| it.gait.contains(Gait::UNLOAD)) && any(&|it| it.powers.contains(Powers::TAKE_OWN))
        };
        let cross_overlaps = self.two_part_turns
            || !self.walked.is_empty()
            || self.variant.hooks.sources.iter().any(|it| it.capabilities().contains(Capabilities::OVERLAPS))
            || has(&|it| it.walked.iter().any(|it| it.borrows) || swaps_friends(it));
        let overlaps = has(&|it| it.overlaps)
            || self.variant.hooks.sources.iter().any(|it| it.capabilities().contains(Capabilities::REPEATS_WALKS));
        self.variant.features.set(Features::CROSS_OVERLAPS, cross_overlaps);
        self.variant.features.set(Features::OVERLAPS, overlaps);
    }

    /// Notes the types of whose walks some are made by a rule as well.
    fn note_repeated_walks(&mut self) {
        let variant = &self.variant;
        let sources = variant.hooks.sources.iter().filter(|it| it.capabilities().contains(Capabilities::REPEATS_WALKS));
        let kinds = sources.fold(TypeSet::EMPTY, |sofar, it| sofar.or(it.starters(variant)));
        for side in Player::BOTH {
            for kind in (1..=self.n_types).map(|it| TypeId(it as u8)).filter(|it| kinds.has(*it)) {
                self.variant.movement.each_program_of(side, kind, |it| it.overlaps = true);
            }
        }
    }

    /// Counts the royals of the start and of the home squares, and says so if there is none at the start.
    fn count_royals(&mut self) {
        let Variant { royals, start: Start { setup, home, .. }, pieces, .. } = &self.variant;
        let (royal, neutral) = (royals.types, pieces.neutral);
        let of_start = || setup.edits.iter().filter_map(|it| if let Edit::Put(_, c) = it { Some(*c) } else { None });
        let is_royal = |it: &Occupant| royal.has(it.kind());
        // Neutral ones are never lost by one side alone.
        let is_of = |it: &Occupant, side| is_royal(it) && it.is(side) && !neutral.has(it.kind());
        let n_start = Player::both(|side| of_start().filter(|it| is_of(it, side)).count());
        let n_home = Player::both(|side| home.iter().filter(|it| is_of(it, side)).count());
        if !of_start().any(|it| is_royal(&it)) && !royal.is_empty() {
            self.settings.report(Severity::Info, "def.royal", msg!("def-royal-none"), None, Place::Whole);
        }
        (self.variant.royals.at_start, self.variant.royals.at_home) = (n_start, n_home);
        self.variant.features |= Features::ROYALS_FALL.when(!self.variant.has(Features::CHECK));
    }

    /// Turns of two parts are compared by what they change, so nothing else may tell pieces apart.
    fn forget_virgins(&mut self) {
        self.variant.features.set(Features::ASKS_VIRGINS, !self.two_part_turns || !self.never_asks_virgins());
        if self.variant.has(Features::ASKS_VIRGINS) {
            return;
        }
        for it in &mut self.variant.start.setup.edits {
            if let Edit::Put(_, piece) = it {
                *piece = piece.moved();
            }
        }
    }

    /// Whether nothing in the game asks whether a piece has moved.
    fn never_asks_virgins(&self) -> bool {
        let asks = |it: &Program| !it.castles.is_empty() || it.has_first_move();
        !self.variant.pieces.gates()
            && !self.tells_moved_pieces
            && !self.variant.movement.any_program(&Player::BOTH, &asks)
    }
}
