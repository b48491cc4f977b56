//! Which ways to search less are safe under the rules of a variant. Each was found for chess, and rests on something that
//! holds there: a move is better than none, material wins, captures are voluntary. Here stands where it does not.

use engine::attack::pass_mask::PassMask;
use engine::attack::tables::Gap;
use engine::hooks::Capabilities;
use engine::ids::Player;
use engine::program::{Branch, Gait, MoveStart, NodeId, Powers, Program};
use engine::variant::{Features, Variant};

/// A way to search less, or deeper where it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Technique {
    /// Null move: whoever is well off even after a pass need not be searched deeply.
    NullMove,
    /// Static exchange evaluation: a capture of something cheaper than the capturer on a protected square loses material.
    ExchangeEstimate,
    /// Futility and reverse futility pruning, razoring, delta pruning: a quiet move near the leaves cannot make up for a large deficit, and a large surplus will stay.
    Futility,
    /// Check extension: checks are answered before a position is judged.
    CheckExtension,
    /// Late move pruning: quiet moves far down the list are not searched near the leaves.
    LateMovePruning,
    /// Quiescence search: positions at the leaves are judged after the captures.
    Quiescence,
    /// Checks that lose material where they end are not searched deeper, and near the leaves not at all.
    VainChecks,
    /// At the leaves, checks are looked at beside captures.
    QuietChecks,
    /// Checks at the leaves that lose material where they end are left out.
    WeighedChecks,
    /// Late move reduction, extension of only moves, internal iterative reduction: late moves are searched less deeply at
    /// first, only replies more deeply.
    Selection,
    /// At the leaves all captures are looked at, not only those of the piece that just arrived.
    AllCaptures,
    /// Positions of problems are left if no mating net can be woven in the moves that are left, told from how far pieces
    /// get.
    Prospects,
    /// The same if the pieces of the side that shall be stalemated cannot all be stopped.
    Stillness,
    /// The same in help play if there is no way left in which the pieces can stand at the end.
    Placements,
}

impl Technique {
    /// Whether it may be used under the rules of a variant.
    ///
    /// ```
    /// use search::computer::techniques::Technique;
    /// let compiled = |text: &str| game::setup::compile(&rules::read(text).0).0;
    /// let plain = compiled("files=5\nranks=5\nroyal=K\nrook:R:R::a1\nking:K:K::e1");
    /// let compulsory = compiled("files=5\nranks=5\nroyal=K\nmustCapture=1\nrook:R:R::a1\nking:K:K::e1");
    /// assert!(Technique::NullMove.is_safe(&plain) && !Technique::NullMove.is_safe(&compulsory));
    /// ```
    #[must_use]
    pub fn is_safe(self, variant: &Variant) -> bool {
        !SWITCHES.iter().any(|it| it.technique == self && (it.forbids)(variant))
    }
}

/// When a technique must not be used.
#[derive(Clone, Copy, Debug)]
pub struct Switch {
    /// What is switched off.
    pub technique: Technique,
    /// Whether the variant is concerned.
    pub forbids: fn(&Variant) -> bool,
}

/// Every reason against a technique: it stands above its entry.
pub const SWITCHES: &[Switch] = &[
    // A duty, such as a compulsory capture, can make every move a bad one.
    Switch { technique: Technique::NullMove, forbids: has_duties },
    // Where losing pieces wins, not to move is often best.
    Switch { technique: Technique::NullMove, forbids: rewards_losses },
    // A rule reads the last move, and a pass leaves none.
    Switch { technique: Technique::NullMove, forbids: reads_last_move },
    // Neutral pieces belong to whoever is to move, and a pass leaves them whose they were.
    Switch { technique: Technique::NullMove, forbids: has_neutrals },
    // Neutral pieces take part on both sides.
    Switch { technique: Technique::ExchangeEstimate, forbids: has_neutrals },
    // Nobody knows what routines of the page make of a pass.
    Switch { technique: Technique::NullMove, forbids: has_page_rules },
    // Attacks that only walks tell cost as much as a search.
    Switch { technique: Technique::ExchangeEstimate, forbids: attacks_by_walks },
    // Where losing pieces wins, every exchange is turned around.
    Switch { technique: Technique::ExchangeEstimate, forbids: rewards_losses },
    // Where losing pieces wins, material says little about the result.
    Switch { technique: Technique::Futility, forbids: rewards_losses },
    // A duty can force the loss of any material within a few moves.
    Switch { technique: Technique::Futility, forbids: has_duties },
    // There is no check.
    Switch { technique: Technique::CheckExtension, forbids: has_no_check },
    // Where pieces are dropped, sacrifices that give check are what mates are made of.
    Switch { technique: Technique::VainChecks, forbids: has_hands },
    // Where checks are counted, they win whatever they cost.
    Switch { technique: Technique::VainChecks, forbids: counts_checks },
    // There is no check.
    Switch { technique: Technique::QuietChecks, forbids: has_no_check },
    // A duty decides what may be played at the leaves.
    Switch { technique: Technique::QuietChecks, forbids: has_duties },
    // Only lines tell which moves give check.
    Switch { technique: Technique::QuietChecks, forbids: attacks_by_walks },
    // Where nothing is dropped and checks are not counted, few of them win.
    Switch { technique: Technique::QuietChecks, forbids: |it| !has_hands(it) && !counts_checks(it) },
    // Where checks are counted, they win whatever they cost.
    Switch { technique: Technique::WeighedChecks, forbids: counts_checks },
    // Where losing pieces wins, the order of moves says little.
    Switch { technique: Technique::LateMovePruning, forbids: rewards_losses },
    // Where losing pieces wins, captures are what both sides avoid.
    Switch { technique: Technique::Quiescence, forbids: rewards_losses },
    // Without royals that must not stay in check there are no mating nets.
    Switch { technique: Technique::Prospects, forbids: |it| !it.has(Features::ENFORCED) || has_no_check(it) },
    // A memory, a veto or a duty forbids the moves that were counted on.
    Switch {
        technique: Technique::Prospects,
        forbids: |it| has_duties(it) || !it.hooks.memories.is_empty() || !it.hooks.vetoes.is_empty(),
    },
    // Pieces that come from beside the board are nowhere far away.
    Switch {
        technique: Technique::Prospects,
        forbids: |it| {
            it.has(Features::HANDS) || it.has(Features::PRISONS) || it.pieces.gates() || !it.pieces.endless.is_empty()
        },
    },
    // What a piece is or may do depends on more than its type and square.
    Switch {
        technique: Technique::Prospects,
        forbids: |it| {
            it.pieces.face_down.is_some() || it.shown.engagement.is_some() || it.movement.ride_limits.is_some()
        },
    },
    // Some pieces cannot be taken, or not everywhere, so that a royal may be safe beside them.
    Switch {
        technique: Technique::Prospects,
        forbids: |it| !it.movement.spared.is_empty() || it.movement.havens.iter().flatten().any(Option::is_some),
    },
    // Nobody knows what routines of the page do.
    Switch { technique: Technique::Prospects, forbids: has_page_rules },
    // A wall may stop anything.
    Switch { technique: Technique::Prospects, forbids: |it| it.has(Features::WALLS) },
    // A move does more than let its piece arrive, perhaps as another type, or castle.
    Switch { technique: Technique::Prospects, forbids: changes_more },
    // A move may take several pieces.
    Switch { technique: Technique::Stillness, forbids: takes_several },
    // Only lines with nothing between tell how many pieces are pinned.
    Switch { technique: Technique::Stillness, forbids: has_hidden_attacks },
    // A move may take several pieces.
    Switch { technique: Technique::Placements, forbids: takes_several },
    // Only lines with nothing between tell what attacks a square.
    Switch { technique: Technique::Placements, forbids: has_hidden_attacks },
    // A side may take its own pieces, so that it does not need the other one for that.
    Switch { technique: Technique::Placements, forbids: |it| it.movement.any_program(&Player::BOTH, &takes_own) },
];

/// The techniques of a variant.
#[derive(Clone, Copy, Debug)]
pub struct Techniques {
    pub(crate) null_move: bool,
    pub(crate) exchange: bool,
    pub(crate) futility: bool,
    pub(crate) check: bool,
    pub(crate) vain_checks: bool,
    pub(crate) quiet_checks: bool,
    pub(crate) weighed_checks: bool,
    pub(crate) late_moves: bool,
    pub(crate) quiescence: bool,
    pub(crate) selection: bool,
    pub(crate) all_captures: bool,
}

impl Techniques {
    /// What is safe under the rules of a variant.
    #[must_use]
    pub fn of(variant: &Variant) -> Self {
        let is_safe = |technique: Technique| technique.is_safe(variant);
        Self {
            null_move: is_safe(Technique::NullMove),
            exchange: is_safe(Technique::ExchangeEstimate),
            futility: is_safe(Technique::Futility),
            check: is_safe(Technique::CheckExtension),
            vain_checks: is_safe(Technique::VainChecks),
            quiet_checks: is_safe(Technique::QuietChecks),
            weighed_checks: is_safe(Technique::WeighedChecks),
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
            quiet_checks: false,
            weighed_checks: false,
            late_moves: false,
            quiescence: true,
            selection: false,
            all_captures: false,
        }
    }
}

fn has_duties(variant: &Variant) -> bool {
    !variant.hooks.duties.is_empty()
}

fn reads_last_move(variant: &Variant) -> bool {
    variant.carried.facts.iter().any(|it| it.transient)
}

fn has_neutrals(variant: &Variant) -> bool {
    !variant.pieces.neutral.is_empty()
}

fn has_page_rules(variant: &Variant) -> bool {
    variant.hooks.page_rules.is_some()
}

fn has_hands(variant: &Variant) -> bool {
    variant.has(Features::HANDS)
}

pub(crate) fn counts_checks(variant: &Variant) -> bool {
    variant.hooks.endings.iter().any(|it| it.capabilities().contains(Capabilities::WON_BY_ATTACK))
}

fn has_no_check(variant: &Variant) -> bool {
    !variant.has(Features::CHECK) || variant.royals.types.is_empty()
}

fn attacks_by_walks(variant: &Variant) -> bool {
    Player::BOTH.into_iter().any(|it| !variant.tables.attacks.walkers(it).is_empty())
        || !variant.tables.attacks.are_certain()
}

/// Whether moves change more of the board than the place and type of their piece, what it takes, and a partner of castling.
fn changes_more(variant: &Variant) -> bool {
    let is_simple = |it: &Branch| !it.powers.contains(Powers::RELAY) && !it.gait.intersects(Gait::UNLOAD);
    let is_plain = |it: &Program| {
        it.walked.iter().all(|it| matches!(it.start, MoveStart::Legs(_)))
            && it.nodes.iter().flatten().all(is_simple)
            && it.castles.iter().all(|it| it.virgin)
    };
    variant.tables.pass_masks.has(PassMask::NOW | PassMask::GATE)
        || !variant.hooks.passes.iter().all(|it| it.capabilities().contains(Capabilities::ONLY_RETYPES))
        || !variant.hooks.sources.iter().all(|it| it.capabilities().contains(Capabilities::ONLY_CASTLES))
        || variant.movement.any_program(&Player::BOTH, &|it| !is_plain(it))
}

/// Whether attacks depend on more than empty lines.
fn has_hidden_attacks(variant: &Variant) -> bool {
    attacks_by_walks(variant) || variant.tables.attacks.lines.iter().flatten().any(|it| it.between != Gap::Clear)
}

fn takes_several(variant: &Variant) -> bool {
    variant.movement.any_program(&Player::BOTH, &takes_on_the_way)
}

fn takes_own(it: &Program) -> bool {
    let legs = it.nodes.iter().flatten().map(|it| it.powers);
    it.rays.iter().map(|it| it.powers).chain(legs).any(|it| it.contains(Powers::TAKE_OWN))
}

/// Whether a program takes before its last leg.
fn takes_on_the_way(it: &Program) -> bool {
    let is_last = |it: &Branch| it.next == NodeId::END && it.next_toggled == NodeId::END;
    it.nodes.iter().flatten().any(|it| it.powers.intersects(Powers::TAKES) && !is_last(it))
}

pub(crate) fn rewards_losses(variant: &Variant) -> bool {
    variant.hooks.endings.iter().any(|it| it.capabilities().contains(Capabilities::REWARDS_LOSSES))
}
