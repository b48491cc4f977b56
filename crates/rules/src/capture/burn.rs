//! `burn=`: after its move a piece removes the enemies around it. Pieces that burn what arrives beside them are `spell`.

use definition::Setting;

use crate::prelude::*;
use crate::support::shared::Uncapturable;
use engine::board::topology::{ANYWHERE, VecId};
use engine::mechanics::neighbour_effects::{Aura, Spells};
use engine::program::Powers;

/// Pieces that burn what stands around the end of their move.
pub const RULE: Rule = Rule {
    name: "burn",
    keys: &[Key::of("burn", "leaps, after a piece")
        .doc(
            "After every move of the piece each enemy one leap from where it ends is removed; with `d` friends as well.",
        )
        .below_piece()],
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
        let burns = |kind: TypeId| fires.iter().any(|it| !it[kind.index()].steps.is_empty());
        let burners = builder.types_with(&|it| builder.may_become(it, burns));
        if fires.iter().flatten().any(|it| !it.steps.is_empty()) {
            let protect = builder.shared::<Spells>().and_then(|it| it.protect.clone());
            let iron = Uncapturable::of_game(builder);
            let topology = &builder.variant.movement.topology;
            let steps = fires.iter().flatten().flat_map(|it| &it.steps);
            let radius = steps.map(|it| topology.reach(*it).unwrap_or(ANYWHERE)).max().unwrap_or(0);
            hooks.pass(PassStage::Burning, Burn { fires, burners, radius, iron, protect });
        }
    }

    fn words(&self, words: &mut Words<'_>) {
        for (kind, setting) in &self.0 {
            let friends = setting.value.contains('d');
            let whom = if friends { "every piece, friend or enemy," } else { "every enemy" };
            let leaps: String = setting.value.chars().filter(|it| *it != 'd' && *it != 'c').collect();
            let (name, how) = (words.one(*kind), words.steps(&leaps));
            let sentence =
                format!("After each move {name} removes {whom} that it could reach so from where it ends: {how}.");
            words.say(Topic::Powers, sentence);
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

/// Removes what stands around the end of a move.
#[derive(Debug)]
struct Burn {
    /// By side and type.
    fires: [Vec<Fire>; 2],
    /// Types that have a fire, or may have one where they arrive.
    burners: TypeSet,
    /// How far the longest leap of a fire leads.
    radius: u16,
    /// Types that do not burn.
    iron: TypeSet,
    /// Who is protected beside whom.
    protect: Option<Aura>,
}

impl Pass for Burn {
    fn mask(&self, _variant: &Variant, side: Player, kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::ARRIVE.when(!self.fires[side][kind.index()].steps.is_empty())
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        let moves = matches!(candidate.turn, Turn::Walk | Turn::Castle) && !candidate.gone;
        moves && !self.fires[candidate.side()][candidate.after.kind().index()].steps.is_empty()
    }

    fn attack_radius(&self, kind: TypeId) -> Option<u16> {
        self.burners.has(kind).then_some(self.radius)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_victims = candidate.victims.len();
        let fire = &self.fires[candidate.side()][candidate.after.kind().index()];
        candidate.fork(|it| {
            for step in &fire.steps {
                let sq = scene.variant.movement.topology.step(*step, it.to);
                if sq == Sq::NONE || sq == it.to {
                    continue;
                }
                let piece = it.at(scene.position, sq);
                let suits = piece.is_piece() && (fire.friends || !piece.is(it.side()));
                if suits && !self.is_safe(scene, it, n_victims, sq) {
                    it.remove(sq, piece);
                }
            }
            next(it)
        })
    }
}

impl Burn {
    /// Whether what stands on a square does not burn. What burns at the same time, from `n_victims` on, still protects.
    fn is_safe(&self, scene: Scene<'_>, candidate: &Candidate, n_victims: usize, sq: Sq) -> bool {
        let board = |it| candidate.at_before(n_victims, scene.position, it);
        let piece = board(sq);
        self.iron.has(piece.kind())
            || scene.variant.movement.is_haven(piece, sq)
            || self.protect.as_ref().is_some_and(|it| it.covers_by(piece.side(), sq, board))
    }
}
