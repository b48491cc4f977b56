//! How many pieces of a type a side may have if one more would come by promotion.

use engine::hooks::Scene;
use engine::ids::{Player, TypeId};
use engine::position::Position;
use engine::reason::{MarkRole, Reason};
use message::msg;

/// No limit.
const FREE: u16 = u16::MAX;

/// One limit as a definition writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PromotionLimit {
    /// The side it holds for; `None` for both.
    pub side: Option<Player>,
    /// The type; `None` for every type without a limit of its own.
    pub kind: Option<TypeId>,
    /// Most own pieces of the type on the board.
    pub most: u16,
}

impl PromotionLimit {
    /// Whether it holds for a side.
    #[must_use]
    pub fn is_of(&self, side: Player) -> bool {
        self.side.is_none_or(|it| it == side)
    }
}

/// By side and type: most own pieces of the type on the board.
#[derive(Clone, Debug, Default)]
pub struct PromotionLimits([Vec<u16>; 2]);

impl PromotionLimits {
    /// What several limits mean together: the last one holds, and one for a type wins over those for every type.
    #[must_use]
    pub fn new(limits: &[PromotionLimit], n_types: usize) -> Self {
        Self(Player::both(|side| {
            let own = || limits.iter().filter(move |it| it.is_of(side));
            let general = own().rfind(|it| it.kind.is_none()).map_or(FREE, |it| it.most);
            let mut res = vec![general; n_types + 1];
            res[0] = FREE;
            for it in own() {
                if let Some(most) = it.kind.and_then(|kind| res.get_mut(kind.index())) {
                    *most = it.most;
                }
            }
            res
        }))
    }

    /// Whether a side may get one more piece of a type by promotion.
    #[must_use]
    pub fn allow(&self, position: &Position, side: Player, kind: TypeId) -> bool {
        let limit = self.limit(side, kind);
        limit == FREE || position.pieces(side).filter(|it| position.at(*it).kind() == kind).count() < usize::from(limit)
    }

    /// That a side has as many pieces of a type as it may; `None` if it has not.
    #[must_use]
    pub fn lacks(&self, scene: Scene<'_>, side: Player, kind: TypeId) -> Option<Reason> {
        (!self.allow(scene.position, side, kind)).then(|| {
            let own = scene.position.pieces(side).filter(|it| scene.position.at(*it).kind() == kind);
            let marks = own.map(|it| (it, MarkRole::Other)).collect();
            let message = msg!("reason-promotion-limit", piece = scene.variant.named(kind));
            Reason { code: "promotion-limit", message, marks }
        })
    }

    /// Whether there is a limit for the type.
    #[must_use]
    pub fn concerns(&self, kind: TypeId) -> bool {
        Player::BOTH.iter().any(|it| self.limit(*it, kind) != FREE)
    }

    fn limit(&self, side: Player, kind: TypeId) -> u16 {
        self.0[side].get(kind.index()).copied().unwrap_or(FREE)
    }
}
