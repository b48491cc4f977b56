//! A number of walls taken wins.

use crate::hook_order::EndingStage;
use crate::prelude::*;
use crate::support::outcome::met;
use crate::support::shared::WallName;
use engine::hooks::{Ending, Notice, Prospect};
use engine::moves::patch::{FactForm, FactId, NamedFact};
use engine::position::FactSpec;

/// The end of the game by a number of walls taken.
pub const RULE: Rule = Rule {
    name: "wall count",
    keys: &[Key::of("wallCount", "number").default("0").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most walls that may be asked for.
const MOST: i32 = 999;

/// By side: how many walls win; 0 is off.
#[derive(Debug)]
struct WinningWalls([i32; 2]);

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let total = builder.settings.int_by_side("wallCount", 0, 0, MOST);
    if total == [0, 0] { None } else { Some(Box::new(WinningWalls(total))) }
}

impl ActiveRule for WinningWalls {
    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let taken = Player::both(|_| builder.fact(FactSpec { start: 0, transient: false }));
        let named = ["whiteWalls", "blackWalls"].into_iter().zip(taken);
        let named = named.map(|(name, fact)| NamedFact { name, fact, form: FactForm::Number });
        builder.variant.carried.named_facts.extend(named);
        let count = WallCount { taken, total: self.0 };
        hooks.pass(PassStage::Hands, count);
        hooks.notice(count);
        hooks.ending(EndingStage::Count, count);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let wall = WallName::of_game(&words.builder);
        for (side, n) in sides(self.0).into_iter().filter(|it| it.1 > 0) {
            let wall = Arg::piece(wall.as_str());
            words.tell(Topic::End, msg!("wall-count", side = side, count = n, wall = wall));
        }
    }
}

/// Counts the walls that each side takes, and ends the game at the last one.
#[derive(Clone, Copy, Debug)]
struct WallCount {
    /// How many walls each side has taken.
    taken: [FactId; 2],
    /// By side; 0 is off.
    total: [i32; 2],
}

impl Pass for WallCount {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        // No unaffected move takes a wall.
        PassMask::empty()
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n = candidate.n_walls_taken(scene.position);
        if n == 0 {
            return next(candidate);
        }
        let fact = self.taken[candidate.side()];
        let taken = scene.position.fact(fact).saturating_add(i32::try_from(n).unwrap_or(i32::MAX));
        candidate.fork(|it| {
            it.extra.push(Edit::Fact(fact, taken));
            next(it)
        })
    }
}

impl Ending for WallCount {
    fn ending(&self, variant: &Variant, position: &Position) -> Option<Verdict> {
        let done =
            |side: Player| (self.total[side] > 0 && position.fact(self.taken[side]) >= self.total[side]).then_some(());
        let (winner, ()) = met(position.mover(), done, |side, ()| Some(side))?;
        let (wall, count) = (variant.named(TypeId::NONE), self.total[winner]);
        let why = msg!("result-wall-count", side = winner, count = count, wall = wall);
        Some(Verdict::new(Some(winner), "wallCount", why))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, side: Player) -> bool {
        self.total[side] > 0
    }

    fn prospect(&self) -> Option<&dyn Prospect> {
        Some(self)
    }
}

impl Prospect for WallCount {
    fn closeness(&self, _variant: &Variant, position: &Position, side: Player) -> Option<i32> {
        let left = self.total[side].saturating_sub(position.fact(self.taken[side]));
        (self.total[side] > 0).then(|| 1000 / left.max(1))
    }
}

impl Notice for WallCount {
    fn notice(&self, Scene { variant, position }: Scene<'_>) -> Option<Message> {
        let counted = Player::BOTH.into_iter().filter(|it| self.total[*it] > 0);
        let taken = counted.map(|it| msg!("side-count", side = it, count = position.fact(self.taken[it])));
        Some(msg!("notice-walls", wall = variant.named(TypeId::NONE), counts = Arg::listed(taken)))
    }
}
