//! How many pieces of a type a side may have if one more would come by promotion. What promotes is decided by rules.

use definition::Severity;

use crate::builder::Builder;
use crate::builder::settings::Settings;
use engine::hooks::Scene;
use engine::ids::{Player, TypeId};
use engine::position::Position;
use engine::reason::{MarkRole, Reason};

/// No limit.
const FREE: u16 = u16::MAX;

/// By side and type: most own pieces of the type on the board.
#[derive(Clone, Debug, Default)]
pub struct PromotionLimits([Vec<u16>; 2]);

impl PromotionLimits {
    /// Reads `promoLimit`.
    #[must_use]
    pub fn of(builder: &mut Builder<'_>) -> Self {
        let mut entries = builder.settings.entries("promoLimit");
        entries.retain(|it| {
            let good = it.value.parse::<u16>().is_ok();
            if !good {
                let message = format!("\"{}\" is no number of pieces; the entry is ignored.", it.value);
                builder.settings.report(Severity::Error, "def.number", message, None, it.place.clone());
            }
            good
        });
        if entries.is_empty() {
            return Self::default();
        }
        Self(Player::both(|side| {
            let limit =
                |kind| Settings::entry_for(&entries, side, kind).and_then(|it| it.value.parse().ok()).unwrap_or(FREE);
            std::iter::once(FREE).chain(builder.kinds().map(limit)).collect()
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
            let sentence = format!("You already have as many {}s as allowed.", scene.variant.name(kind));
            Reason { code: "promotion-limit", sentence, marks }
        })
    }

    /// Whether there is a limit for the type.
    #[must_use]
    pub fn concerns(&self, kind: TypeId) -> bool {
        Player::BOTH.iter().any(|it| self.limit(*it, kind) != FREE)
    }

    fn limit(&self, side: Player, kind: TypeId) -> u16 {
        self.0[side.index()].get(kind.index()).copied().unwrap_or(FREE)
    }
}
