//! Lines of patterns by side and type, and the squares on them.

use crate::builder::Builder;
use crate::builder::type_groups::PatternGroup;
use engine::board::topology::{Topology, VecId};
use engine::ids::{Player, Sq, TypeId};

/// Lines of one type: each is walked, or crossed with each other one, and eight are usual.
const MAX_LINES: usize = 32;

/// A line: its step, the same backwards, and the least and the greatest number of steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LineStep {
    pub(crate) step: VecId,
    pub(crate) back: VecId,
    pub(crate) range: (u16, u16),
}

/// The lines of all types.
#[derive(Debug)]
pub(crate) struct LineTable([Vec<Vec<LineStep>>; 2]);

impl LineTable {
    /// The lines of the entries of a key.
    pub(crate) fn of(builder: &mut Builder<'_>, groups: &[PatternGroup]) -> Self {
        let mut res = Player::both(|_| vec![Vec::new(); builder.n_types + 1]);
        for group in groups {
            for side in Player::BOTH {
                let legs = builder.program(&group.pattern, side, &group.place).singles().0;
                let topology = &mut builder.variant.movement.topology;
                for leg in legs.into_iter().take(MAX_LINES) {
                    let (step, range) = (leg.step(), leg.leg.range);
                    let line = LineStep { step, back: topology.reverse(step), range };
                    group.types.iter().for_each(|it| res[side][it.index()].push(line));
                }
            }
        }
        res.iter_mut().flatten().for_each(|it| it.truncate(MAX_LINES));
        Self(res)
    }

    /// The lines of a type.
    pub(crate) fn lines(&self, side: Player, kind: TypeId) -> &[LineStep] {
        &self.0[side][kind.index()]
    }
}

/// The squares of a line from a square on, until the board ends or the line comes back.
pub(crate) fn squares(topology: &Topology, step: VecId, from: Sq) -> impl Iterator<Item = Sq> {
    let mut cur = from;
    (0..topology.len()).map_while(move |_| {
        cur = topology.step(step, cur);
        (cur != Sq::NONE && cur != from).then_some(cur)
    })
}
