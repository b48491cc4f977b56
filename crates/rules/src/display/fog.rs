//! Fog: a side sees its own pieces, what its moves could change and what its patterns hit, and nothing else.

use definition::Place;
use engine::program::line_pattern::LineBoard;

use crate::builder::type_groups::PatternGroup;
use crate::prelude::*;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::Cover;
use engine::mechanics::sight::Sight;
use engine::program::line_pattern::LinePatterns;

/// Squares that a side does not see. Moves and verdicts know nothing of it.
pub const RULE: Rule = Rule {
    name: "fog",
    keys: &[Key::flag("fog"), Key::of("sight", "types:pattern").adds_up()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say.
#[derive(Debug)]
struct FogRule {
    /// What pieces see beside what the moves of their side could change.
    sight: Vec<PatternGroup>,
    /// Where fog is asked for.
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let sight = builder.settings.pattern_groups("sight");
    if !builder.settings.flag("fog", false) && sight.is_empty() {
        return None;
    }
    let asked = builder.settings.last("fog").or(builder.settings.last("sight"))?;
    Some(Box::new(FogRule { sight, place: asked.value_place.clone() }))
}

impl ActiveRule for FogRule {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        if builder.variant.has(Features::CHECK) && !builder.variant.royals.types.is_empty() {
            let message = msg!("def-fog");
            let hint = Some(msg!("def-fog-hint"));
            builder.settings.report(Severity::Warning, "def.fog", message, hint, self.place);
        }
        hooks.cover(Fog { sight: builder.line_patterns(&self.sight) });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        words.tell(Topic::Start, msg!("fog"));
        for group in &self.sight {
            let (who, lines) = (words.any(group.types), words.steps(&group.pattern));
            words.tell(Topic::Start, msg!("fog-sight", who = who, lines = lines));
        }
        words.tell(Topic::Start, msg!("fog-computer"));
    }
}

/// Covers what a side does not see.
#[derive(Debug)]
struct Fog {
    sight: Option<LinePatterns>,
}

impl Cover for Fog {
    fn cover(&self, scene: Scene<'_>, side: Player, sight: &mut Sight) -> bool {
        let Scene { variant, position } = scene;
        let topology = &variant.movement.topology;
        let mut seen = vec![false; topology.len()];
        let mut see = |sq: Sq| {
            if let Some(it) = seen.get_mut(sq.index()) {
                *it = true;
            }
        };
        for from in position.pieces(side) {
            see(from);
            let board = LineBoard { position, topology, terrain: variant.movement.terrain() };
            let patterns = self.sight.iter();
            let targets = patterns.flat_map(|it| it.targets(board, position.at(from), from));
            targets.for_each(&mut see);
        }
        let mut position = position.clone();
        position.set_turn(side);
        let _ = Generator::default().all(variant, &position, &mut |candidate| {
            touched(candidate, &mut see);
            Flow::Continue(())
        });
        topology.squares().filter(|it| !seen[it.index()] && !topology.is_hole(*it)).for_each(|it| sight.cover(it));
        true
    }
}

/// The squares that a move names or changes.
fn touched(candidate: &Candidate, see: &mut dyn FnMut(Sq)) {
    see(candidate.from);
    see(candidate.to);
    candidate.changed.iter().for_each(|it| see(it.0));
    candidate.victims.iter().for_each(|it| see(it.square));
    for it in &candidate.steps {
        if let Step::Square(sq) = it {
            see(*sq);
        }
    }
    for it in &candidate.extra {
        if let Edit::Ground(sq, _) = it {
            see(*sq);
        }
    }
}
