//! A side left with nothing but royals, or without pieces of one type, has lost, unless it can do the same in reply.

use definition::Setting;

use crate::builder::settings::Settings;
use crate::hook_order::JudgeStage;
use crate::prelude::*;
use engine::generate::pseudo_legal::Generator;
use engine::hooks::{Capabilities, Case, Judge};

/// The end of the game when a side is bare.
pub const RULE: Rule = Rule {
    name: "baring",
    keys: &[Key::of("baring", "0 or a type, perhaps with strict, live").per_side()],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// By side: when it is bare.
#[derive(Debug)]
struct Baring([Option<Bare>; 2]);

/// When a side is bare.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Bare {
    /// The type that counts; `None` for all that are not royal.
    kind: Option<TypeId>,
    strict: bool,
    live: bool,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let n_types = builder.n_types;
    let bare = builder.settings.by_side("baring", None, |settings, key, or| match settings.last(key) {
        Some(setting) => bare(settings, setting, n_types),
        None => or,
    });
    if bare.iter().any(Option::is_some) { Some(Box::new(Baring(bare))) } else { None }
}

/// Reads `0,strict`.
fn bare(settings: &mut Settings<'_>, setting: &Setting, n_types: usize) -> Option<Bare> {
    let mut res = Bare { kind: None, strict: false, live: false };
    for (idx, word) in setting.value.split(',').map(str::trim).enumerate() {
        match (idx, word, settings.definition().type_of(word)) {
            (0, "0", _) => {}
            (0, _, Some(number)) if number <= n_types => res.kind = Some(TypeId(number as u8)),
            (1.., "strict", _) => res.strict = true,
            (1.., "live", _) => res.live = true,
            _ => {
                let message = msg!("def-value", text = word, key = "baring");
                let hint = Some(msg!("def-value-baring-hint"));
                settings.report(Severity::Error, "def.value", message, hint, setting.value_place.clone());
                if idx == 0 {
                    return None;
                }
            }
        }
    }
    Some(res)
}

/// Whether a side has pieces at the start that count.
fn has_any(builder: &Builder<'_>, side: Player, rule: &Bare) -> bool {
    let counts = |it: TypeId| rule.kind.map_or(!builder.variant.royals.types.has(it), |kind| kind == it);
    builder.variant.start.setup.edits.iter().any(|it| match it {
        Edit::Put(_, piece) => piece.is(side) && counts(piece.kind()),
        Edit::Hand(owner, kind, _) => *owner == side && counts(*kind),
        _ => false,
    })
}

impl ActiveRule for Baring {
    fn install(mut self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        // Who has no such piece at the start cannot lose it.
        for side in Player::BOTH {
            self.0[side].take_if(|it| !has_any(builder, side, it));
        }
        if self.0.iter().any(Option::is_some) {
            hooks.judge(JudgeStage::Baring, *self);
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, bare) in each_side(self.0.each_ref().map(Option::as_ref)) {
            let Some(Bare { kind, strict, live }) = bare else { continue };
            let (strict, live) = (*strict, *live);
            let message = match (side, kind.map(|it| words.named(it))) {
                (None, None) => msg!("baring-royals", strict = strict, live = live),
                (None, Some(it)) => msg!("baring-type", piece = it, strict = strict, live = live),
                (Some(side), None) => msg!("baring-royals-side", side = side, strict = strict, live = live),
                (Some(side), Some(it)) => {
                    msg!("baring-type-side", side = side, piece = it, strict = strict, live = live)
                }
            };
            words.tell(Topic::End, message);
        }
    }
}

impl Baring {
    fn is_bare(&self, variant: &Variant, position: &Position, side: Player) -> bool {
        let Some(rule) = &self.0[side] else { return false };
        let counts = |kind: TypeId| rule.kind.map_or(!variant.royals.types.has(kind), |it| it == kind);
        !position.hand_of(side).any(|it| it.1 > 0 && counts(it.0) && !variant.pieces.endless.has(it.0))
            && !position
                .pieces(side)
                .any(|sq| counts(position.at(sq).kind()) && (!rule.live || can_ever_move(variant, position, sq)))
    }

    /// Whether a legal move of the side to move leaves the other side bare.
    fn can_answer(&self, case: Case<'_>) -> bool {
        let other = case.position.turn().other();
        let mut position = case.position.clone();
        (case.first..case.moves.len()).any(|idx| {
            position.apply(case.moves.patch(idx));
            let res = self.is_bare(case.variant, &position, other);
            position.undo();
            res
        })
    }
}

impl Judge for Baring {
    fn judge(&self, case: Case<'_>) -> Option<Verdict> {
        let replier = case.position.turn();
        let mover = replier.other();
        let bare = |side| self.is_bare(case.variant, case.position, side);
        // The type that counts, if it is one alone.
        let counted = |side: Player| self.0[side].as_ref().and_then(|it| it.kind).map(|it| case.variant.named(it));
        let strict = self.0[replier.index()].as_ref().is_some_and(|it| it.strict);
        let (loser, why) = match (bare(mover), bare(replier)) {
            (false, false) => return None,
            (true, true) => {
                let why = match counted(mover) {
                    Some(it) => msg!("result-bare-both-type", piece = it),
                    None => msg!("result-bare-both"),
                };
                return Some(Verdict::new(None, "bareKing", why));
            }
            (true, false) => match counted(mover) {
                Some(it) => (mover, msg!("result-bare-unanswered-type", side = mover, piece = it)),
                None => (mover, msg!("result-bare-unanswered", side = mover)),
            },
            (false, true) if !strict && self.can_answer(case) => return None,
            (false, true) => match counted(replier) {
                Some(it) => (replier, msg!("result-bare-type", side = replier, piece = it)),
                None => (replier, msg!("result-bare", side = replier)),
            },
        };
        let squares: Vec<Sq> = case.position.royals(loser).to_vec();
        Some(Verdict::new(Some(loser.other()), "bareKing", why).at(squares))
    }

    fn can_still_win(&self, _variant: &Variant, _position: &Position, side: Player) -> bool {
        self.0[side.other()].is_some()
    }

    fn capabilities(&self) -> Capabilities {
        Capabilities::ENDS_COUNTING
    }
}

/// Whether a piece could move from where it stands, on an empty board or capturing something.
fn can_ever_move(variant: &Variant, position: &Position, sq: Sq) -> bool {
    let piece = position.at(sq);
    let mut alone = variant.empty_position();
    alone.set_up(Edit::Put(sq, piece));
    alone.set_turn(piece.side());
    if walks(variant, &alone, sq) {
        return true;
    }
    let victim = engine::board::occupant::Occupant::new(piece.side().other(), piece.kind());
    for it in variant.movement.topology.squares().filter(|it| *it != sq) {
        alone.set_up(Edit::Put(it, victim));
    }
    walks(variant, &alone, sq)
}

fn walks(variant: &Variant, position: &Position, sq: Sq) -> bool {
    let mut res = false;
    let _ = Generator::default().walks(variant, position, sq, &mut |candidate| {
        res = candidate.from != candidate.to;
        if res { Flow::Break(()) } else { Flow::Continue(()) }
    });
    res
}
