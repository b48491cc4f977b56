//! Which ways to search less are safe under the rules of a variant.

use crate::ids::Player;
use crate::variant::Variant;

/// A way to search less, or deeper where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Whoever is well off even after a pass need not be searched deeply.
    NullMove,
    /// A capture of something cheaper than the capturer on a protected square loses material.
    ExchangeEstimate,
    /// A quiet move near the leaves cannot make up for a large deficit, and a large surplus will stay.
    Futility,
    /// Checks are answered before a position is judged.
    CheckExtension,
    /// Quiet moves far down the list are not searched near the leaves.
    LateMovePruning,
    /// Positions at the leaves are judged after the captures.
    Quiescence,
    /// Checks that lose material where they end are not searched deeper, and near the leaves not at all.
    VainChecks,
    /// Late moves are searched less deeply at first, only replies more deeply.
    Selection,
    /// At the leaves all captures are looked at, not only those of the piece that just arrived.
    AllCaptures,
}

/// When a technique must not be used.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// What is switched off.
    pub technique: Technique,
    /// Why.
    pub reason: &'static str,
    /// Whether the variant is concerned.
    pub forbids: fn(&Variant) -> bool,
}

/// Every reason against a technique.
pub const SWITCHES: &[Switch] = &[
    Switch {
        technique: Technique::NullMove,
        reason: "a duty, such as a compulsory capture, can make every move a bad one",
        forbids: has_duties,
    },
    Switch {
        technique: Technique::NullMove,
        reason: "where losing pieces wins, not to move is often best",
        forbids: rewards_losses,
    },
    Switch {
        technique: Technique::NullMove,
        reason: "a rule reads the last move, and a pass leaves none",
        forbids: reads_last_move,
    },
    Switch {
        technique: Technique::NullMove,
        reason: "nobody knows what routines of the page make of a pass",
        forbids: has_page_rules,
    },
    Switch {
        technique: Technique::ExchangeEstimate,
        reason: "attacks that only walks tell cost as much as a search",
        forbids: attacks_by_walks,
    },
    Switch {
        technique: Technique::ExchangeEstimate,
        reason: "where losing pieces wins, every exchange is turned around",
        forbids: rewards_losses,
    },
    Switch {
        technique: Technique::Futility,
        reason: "where losing pieces wins, material says little about the result",
        forbids: rewards_losses,
    },
    Switch {
        technique: Technique::Futility,
        reason: "a duty can force the loss of any material within a few moves",
        forbids: has_duties,
    },
    Switch { technique: Technique::CheckExtension, reason: "there is no check", forbids: has_no_check },
    Switch {
        technique: Technique::VainChecks,
        reason: "where pieces are dropped, sacrifices that give check are what mates are made of",
        forbids: has_hands,
    },
    Switch {
        technique: Technique::LateMovePruning,
        reason: "where losing pieces wins, the order of moves says little",
        forbids: rewards_losses,
    },
    Switch {
        technique: Technique::Quiescence,
        reason: "where losing pieces wins, captures are what both sides avoid",
        forbids: rewards_losses,
    },
];

/// The techniques of a variant.
#[derive(Clone, Copy, Debug)]
pub struct Techniques {
    pub(crate) null_move: bool,
    pub(crate) exchange: bool,
    pub(crate) futility: bool,
    pub(crate) check: bool,
    pub(crate) vain_checks: bool,
    pub(crate) late_moves: bool,
    pub(crate) quiescence: bool,
    pub(crate) selection: bool,
    pub(crate) all_captures: bool,
}

impl Techniques {
    /// What is safe under the rules of a variant.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let is_safe = |technique| !SWITCHES.iter().any(|it| it.technique == technique && (it.forbids)(variant));
        Self {
            null_move: is_safe(Technique::NullMove),
            exchange: is_safe(Technique::ExchangeEstimate),
            futility: is_safe(Technique::Futility),
            check: is_safe(Technique::CheckExtension),
            vain_checks: is_safe(Technique::VainChecks),
            late_moves: is_safe(Technique::LateMovePruning),
            quiescence: is_safe(Technique::Quiescence),
            selection: is_safe(Technique::Selection),
            all_captures: is_safe(Technique::AllCaptures),
        }
    }

    /// What the simplest programs do: all moves to the full depth, then captures in return.
    #[must_use]
    pub fn plain() -> Self {
        Self {
            null_move: false,
            exchange: false,
            futility: false,
            check: false,
            vain_checks: false,
            late_moves: false,
            quiescence: true,
            selection: false,
            all_captures: false,
        }
    }
}

fn has_duties(variant: &Variant) -> bool {
    !variant.duties.is_empty()
}

fn reads_last_move(variant: &Variant) -> bool {
    variant.facts.iter().any(|it| it.transient)
}

fn has_page_rules(variant: &Variant) -> bool {
    variant.page_rules.is_some()
}

fn has_hands(variant: &Variant) -> bool {
    variant.has_hands
}

fn has_no_check(variant: &Variant) -> bool {
    !variant.check_rule || variant.royal.is_empty()
}

fn attacks_by_walks(variant: &Variant) -> bool {
    Player::BOTH.into_iter().any(|it| !variant.attacks.walkers(it).is_empty()) || !variant.attacks.are_certain()
}

pub(crate) fn rewards_losses(variant: &Variant) -> bool {
    Player::BOTH.into_iter().any(|side| variant.endings.iter().any(|it| it.rewards_losses(side)))
}
