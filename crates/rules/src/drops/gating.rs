//! Gating: a piece from the hand enters on the square that a first move leaves.

use crate::builder::area::Area;
use crate::builder::areas::Areas;
use crate::builder::settings::Entry;
use crate::hook_order::VetoStage;
use crate::prelude::*;
use crate::prose::{each_side, side_choice};
use engine::attack::pins::Pins;
use engine::hooks::VetoScope;
use engine::hooks::{Trial, Veto};
use engine::legal::check::is_in_check;
use engine::moves::move_list::Item;

/// Pieces of the hand enter where first moves leave.
pub const RULE: Rule = Rule {
    name: "gating",
    keys: &[
        Key::of("gating", "types").per_side().adds_up(),
        Key::of("gateFrom", "area").default("1").per_side().adds_up(),
        Key::flag("gateAnswersCheck").per_side(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &["gate-moved", "gate-type", "gate-empty", "gate-square", "gate-parry"],
};

/// What the keys say.
#[derive(Debug)]
struct Entries {
    /// By side: the types that may enter.
    types: [TypeSet; 2],
    /// Where the moving piece must have stood.
    from: Areas,
    /// By side: whether the piece that enters may answer a check.
    answers: [bool; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let types = builder.settings.types_by_side("gating");
    let entries = builder.settings.entries("gateFrom");
    let from = builder.areas(entries);
    let answers = builder.settings.flag_by_side("gateAnswersCheck", false);
    if types.iter().all(TypeSet::is_empty) { None } else { Some(Box::new(Entries { types, from, answers })) }
}

impl Entries {
    /// All types that may enter, of either side.
    fn all_types(&self) -> TypeSet {
        self.types.into_iter().flat_map(TypeSet::iter).collect()
    }

    /// Where pieces may leave for another one to enter.
    fn origins(&self, builder: &Builder<'_>) -> Option<Area> {
        let mut res = Area::read("1", builder.frame())?;
        for (entry, area) in self.from.iter() {
            for side in Player::BOTH {
                if entry.side.is_none_or(|it| it == side) {
                    res.set_side(side, area);
                }
            }
        }
        Some(res)
    }
}

impl ActiveRule for Entries {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.features |= Features::HANDS;
        builder.variant.pieces.gating = self.types;
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let Some(from) = self.origins(builder) else { return };
        builder.variant.carried.written.virgin = Player::both(|side| Some(from.squares(side).into()));
        if self.answers.contains(&false) && builder.variant.has(Features::CHECK) {
            hooks.veto(VetoStage::Entry, Parry { types: self.all_types(), answers: self.answers });
        }
        hooks.pass(PassStage::Entry, Gating { types: self.types, from, parries: self.answers.map(|it| !it) });
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let mover = |(entry, area): (&Entry, &Area)| {
            msg!("gating-mover", side = side_choice(entry.side), place = words.on_area(area, entry.side))
        };
        let mut movers: Vec<Message> = self.from.iter().map(mover).collect();
        if movers.is_empty() {
            let first = msg!("area-first-ranks", how = Arg::Choice("on"), count = 1);
            movers.push(msg!("gating-mover", side = Arg::Choice("both"), place = first));
        }
        let movers = Arg::any(movers);
        for (side, types) in each_side(self.types).into_iter().filter(|it| !it.1.is_empty()) {
            let (movers, who) = (movers.clone(), words.any(types));
            let message = match side {
                Some(side) => msg!("gating-enters-side", movers = movers, who = who, side = side),
                None => msg!("gating-enters", movers = movers, who = who),
            };
            words.tell(Topic::Drops, message);
        }
        for (side, _) in each_side(self.answers).into_iter().filter(|it| it.1) {
            let message = match side {
                Some(side) => msg!("gating-answers-side", side = side),
                None => msg!("gating-answers"),
            };
            words.tell(Topic::Drops, message);
        }
    }
}

/// Forks moves over the pieces that may enter.
#[derive(Debug)]
struct Gating {
    /// By side.
    types: [TypeSet; 2],
    from: Area,
    /// By side: whether the move must be legal without the piece that enters.
    parries: [bool; 2],
}

impl Pass for Gating {
    fn mask(&self, _variant: &Variant, side: Player, _kind: TypeId, sq: Sq) -> PassMask {
        // Where the piece that enters may answer a check, moves are legal that would not be without it.
        let touch = if self.parries[side] { PassMask::GATE } else { PassMask::FIRST };
        touch.when(self.from.has(side, sq))
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        matches!(candidate.turn, Turn::Walk | Turn::Castle)
            && candidate.before.is_virgin()
            && self.from.has(candidate.side(), candidate.from)
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        next(candidate)?;
        let side = candidate.side();
        for square in vacated(candidate).into_iter().flatten() {
            let in_hand = |it: &TypeId| candidate.hand(scene.position, side, *it) > 0;
            for kind in self.types[side].iter().filter(in_hand).collect::<Vec<_>>() {
                let steps = [Step::Hand(kind), Step::Square(square)];
                let added = if candidate.turn == Turn::Castle { &steps[..] } else { &steps[..1] };
                candidate.changed.push((square, Occupant::new(side, kind)));
                candidate.extra.push(Edit::Hand(side, kind, -1));
                candidate.steps.extend(added);
                candidate.aliases.iter_mut().for_each(|it| it.extend(added));
                let flow = next(candidate);
                let n_added = added.len();
                candidate.aliases.iter_mut().for_each(|it| it.truncate(it.len() - n_added));
                candidate.steps.truncate(candidate.steps.len() - n_added);
                candidate.extra.pop();
                candidate.changed.pop();
                flow?;
            }
        }
        Flow::Continue(())
    }

    fn explain(&self) -> Option<&dyn Explain> {
        Some(self)
    }
}

impl Explain for Gating {
    fn why_not(&self, scene: Scene<'_>, candidate: &Candidate, rest: &[Step]) -> Option<Reason> {
        let at = rest.iter().position(|it| matches!(it, Step::Hand(_)))?;
        let Step::Hand(kind) = rest[at] else { return None };
        let name = scene.variant.named(kind);
        let refuse = |code, message, marks| Some(Reason { code, message, marks });
        if !self.concerns(candidate) {
            let marks = vec![(candidate.from, MarkRole::Other)];
            return refuse("gate-moved", msg!("reason-gate-moved", piece = name), marks);
        }
        if !self.types[candidate.side()].has(kind) {
            return refuse("gate-type", msg!("reason-gate-type", piece = name), Vec::new());
        }
        if scene.position.hand(candidate.side(), kind) == 0 {
            return refuse("gate-empty", msg!("reason-gate-empty", piece = name), Vec::new());
        }
        let allowed = vacated(candidate).into_iter().flatten().map(|it| (it, MarkRole::Allowed)).collect();
        refuse("gate-square", msg!("reason-gate-square", piece = name), allowed)
    }
}

/// The squares that the move leaves empty: the mover's, and a castling partner's.
fn vacated(candidate: &Candidate) -> [Option<Sq>; 2] {
    let empty = |sq: Sq| {
        let last = candidate.changed.iter().rev().find(|it| it.0 == sq);
        sq != candidate.to && last.is_some_and(|it| it.1.is_empty())
    };
    [Some(candidate.from), candidate.partner()].map(|it| it.filter(|sq| empty(*sq)))
}

/// The move must be legal without the piece that enters.
#[derive(Debug)]
struct Parry {
    types: TypeSet,
    /// By side: whether what enters may answer a check.
    answers: [bool; 2],
}

impl Veto for Parry {
    fn scope(&self, _scene: Scene<'_>, _pins: &mut Pins) -> VetoScope {
        // An unaffected move gates nothing.
        VetoScope::default()
    }

    fn concerns(&self, _scene: Scene<'_>, _item: &Item, _patch: &[Edit]) -> bool {
        // What enters where the piece leaves keeps nobody safe.
        false
    }

    fn refuses(&self, trial: &mut Trial<'_>) -> Option<&'static str> {
        let (item, patch) = (trial.item, trial.patch);
        if item.turn == Turn::Drop || self.answers[trial.after.turn().other()] {
            return None;
        }
        let entered = patch.iter().find_map(|it| match it {
            Edit::Hand(side, kind, -1) if self.types.has(*kind) => Some(Occupant::new(*side, *kind)),
            _ => None,
        })?;
        let square = patch.iter().find_map(|it| match it {
            Edit::Put(sq, content) if *content == entered && *sq != item.to => Some(*sq),
            _ => None,
        })?;
        trial.after.apply(&[Edit::Put(square, Occupant::EMPTY)]);
        let exposed = is_in_check(trial.variant, trial.after, entered.side());
        trial.after.undo();
        exposed.then_some("gate-parry")
    }
}
