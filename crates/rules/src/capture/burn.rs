//! `burn=`: after its move a piece removes the enemies around it. Pieces that burn what arrives beside them are `spell`.

use definition::Setting;

use crate::prelude::*;
use crate::support::beside::{Beside, Finder, Takers, TakingMoves};
use engine::board::topology::{ANYWHERE, VecId};
use engine::program::Powers;

/// Pieces that burn what stands around the end of their move.
pub const RULE: Rule = Rule {
    name: "burn",
    keys: &[Key::of("burn", "leaps, after a piece").below_piece()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// By type: the leaps to the squares that it burns.
#[derive(Debug)]
struct Burners(Vec<(TypeId, Setting)>);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let burners = builder.settings.below_pieces("burn");
    if burners.is_empty() { None } else { Some(Box::new(Burners(burners))) }
}

impl ActiveRule for Burners {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let mut fires = [vec![Fire::default(); builder.n_types + 1], vec![Fire::default(); builder.n_types + 1]];
        for (kind, setting) in &self.0 {
            for side in Player::BOTH {
                fires[side][kind.index()] = Fire::of(builder, side, setting);
            }
        }
        let burn = Burn { fires };
        if burn.steps().next().is_some() {
            let topology = &builder.variant.movement.topology;
            let radius = burn.steps().map(|it| topology.reach(*it).unwrap_or(ANYWHERE)).max().unwrap_or(0);
            let burns = |side, kind| !burn.fire(side, kind).steps.is_empty();
            let takers = Takers::of(builder, TakingMoves::Arrivals, burns).within(radius);
            hooks.pass(PassStage::Burning, Beside::new(builder, takers, burn));
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (kind, setting) in &self.0 {
            let friends = setting.value.contains('d');
            let leaps: String = setting.value.chars().filter(|it| *it != 'd' && *it != 'c').collect();
            let (piece, leaps) = (words.named(*kind), words.steps(&leaps));
            let message = if friends {
                msg!("burn-all", piece = piece, leaps = leaps)
            } else {
                msg!("burn-enemies", piece = piece, leaps = leaps)
            };
            words.tell(Topic::Powers, message);
        }
    }
}

/// What a type burns.
#[derive(Clone, Debug, Default)]
struct Fire {
    steps: Vec<VecId>,
    friends: bool,
}

impl Fire {
    /// What a side burns with the leaps of a setting; what is no leap is reported.
    fn of(builder: &mut Builder<'_>, side: Player, setting: &Setting) -> Self {
        let (singles, others) = builder.program(&setting.part(), side).singles();
        let leaps = singles.iter().filter(|it| it.leg.range == (1, 1));
        let steps: Vec<VecId> = leaps.map(|it| it.step()).collect();
        if side == Player::White && (others || steps.len() < singles.len()) {
            builder.only_simple("burn", setting);
        }
        Self { steps, friends: singles.iter().any(|it| it.leg.powers.contains(Powers::TAKE_OWN)) }
    }
}

/// Finds what stands around the end of a move.
#[derive(Debug)]
struct Burn {
    /// By side and type.
    fires: [Vec<Fire>; 2],
}

impl Burn {
    fn fire(&self, side: Player, kind: TypeId) -> &Fire {
        &self.fires[side][kind.index()]
    }

    /// The leaps of all fires.
    fn steps(&self) -> impl Iterator<Item = &VecId> {
        self.fires.iter().flatten().flat_map(|it| &it.steps)
    }
}

impl Finder for Burn {
    fn found(&self, scene: Scene<'_>, candidate: &mut Candidate) -> Vec<Sq> {
        let fire = self.fire(candidate.side(), candidate.after.kind());
        let around = fire.steps.iter().map(|it| scene.variant.movement.topology.step(*it, candidate.to));
        let burns = |sq: &Sq| {
            let piece = candidate.at(scene.position, *sq);
            piece.is_piece() && (fire.friends || !piece.is(candidate.side()))
        };
        around.filter(|it| *it != Sq::NONE && *it != candidate.to).filter(burns).collect()
    }
}
