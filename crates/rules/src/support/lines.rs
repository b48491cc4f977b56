//! Lines of patterns by side and type, and the squares on them.

use definition::Place;

use crate::builder::Builder;
use crate::builder::type_groups::PatternGroup;
use engine::board::topology::{Topology, VecId};
use engine::ids::{Player, Sq, TypeId};
use message::msg;

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
                let legs = builder.program(&group.pattern, side).singles().0;
                let topology = &mut builder.variant.movement.topology;
                // One more than are kept, to see that there are more.
                for leg in legs.into_iter().take(MAX_LINES + 1) {
                    let (step, range) = (leg.step(), leg.leg.range);
                    let line = LineStep { step, back: topology.reverse(step), range };
                    group.types.iter().for_each(|it| res[side][it.index()].push(line));
                }
            }
            builder.keep_lines(&mut res, group.pattern.place());
        }
        Self(res)
    }

    /// The lines of a type.
    pub(crate) fn lines(&self, side: Player, kind: TypeId) -> &[LineStep] {
        &self.0[side][kind.index()]
    }
}

impl Builder<'_> {
    /// Keeps as many lines of each type as are walked; that there were more is reported at `place`.
    pub(crate) fn keep_lines<T>(&mut self, lines: &mut [Vec<Vec<T>>; 2], place: &Place) {
        if lines.iter().flatten().any(|it| it.len() > MAX_LINES) {
            self.too_many(msg!("def-limit-lines", most = MAX_LINES), place);
        }
        lines.iter_mut().flatten().for_each(|it| it.truncate(MAX_LINES));
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
