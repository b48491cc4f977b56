//! Where captured pieces go, and what they become on the way.

use crate::builder::areas::Entries;
use crate::builder::settings::Entry;
use crate::prelude::*;
use crate::prose::each_side;
use crate::rule::Brings;
use crate::support::shared::{CapturesChangeSides, Explodes};

/// What becomes of captured pieces.
pub const RULE: Rule = Rule {
    name: "hands",
    keys: &[
        Key::of("holdingsType", "int").brings(Brings::HANDS).default("0").per_side(),
        Key::of("captureTo", "hand, gone, partner or prison")
            .default("hand if holdingsType is not 0, else gone")
            .per_side(),
        Key::of("demote", "0, 1 or type:type").default("1 if holdingsType is -1, else 0").per_side().adds_up(),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// What the keys say, by side that captures.
#[derive(Debug)]
struct Captures {
    /// What `holdingsType` says.
    holdings: [i32; 2],
    store: [CaptureStore; 2],
    demotions: Entries<Demotion>,
}

/// Where captured pieces go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CaptureStore {
    Hand,
    Prison,
    Gone,
    /// A partner's board, outside of this game.
    Partner,
}

/// What a captured type becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Demotion {
    /// What it was before its promotion.
    Base,
    /// Always this type.
    To(TypeId),
    /// It leaves the game.
    Nothing,
    /// It stays what it is.
    Kept,
}

/// Puts captured pieces into hands or prisons.
#[derive(Debug)]
struct Hands {
    /// By side that captures.
    change_sides: [bool; 2],
    store: [CaptureStore; 2],
    /// The same, by type number.
    demotions: [Vec<Demotion>; 2],
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let holdings = builder.settings.int_by_side("holdingsType", 0, -99, 99);
    builder.share(CapturesChangeSides(holdings.map(|it| it < 0)));
    let words = [
        ("hand", Some(CaptureStore::Hand)),
        ("gone", Some(CaptureStore::Gone)),
        ("partner", Some(CaptureStore::Partner)),
        ("prison", Some(CaptureStore::Prison)),
    ];
    let store = builder.settings.word_by_side("captureTo", &words, None);
    let usual = |it: usize| if holdings[it] == 0 { CaptureStore::Gone } else { CaptureStore::Hand };
    let store = Player::both(|side| store[side].unwrap_or(usual(side.index())));
    let entries = builder.settings.entries("demote");
    let demotions = Entries::new(entries, |it| demotion(builder, it));
    let nothing_new = holdings == [0, 0] && store == [CaptureStore::Gone; 2];
    if nothing_new { None } else { Some(Box::new(Captures { holdings, store, demotions })) }
}

/// Reads an entry of `demote`.
fn demotion(builder: &mut Builder<'_>, entry: &Entry) -> Option<Demotion> {
    match &*entry.value {
        "1" => Some(Demotion::Base),
        "0" => Some(Demotion::Kept),
        "none" => Some(Demotion::Nothing),
        id => {
            let found = builder.definition().type_of(id);
            if found.is_none() {
                builder.settings.unknown_id(id, "ignored", entry.place.clone());
            }
            found.map(|it| Demotion::To(TypeId(it as u8)))
        }
    }
}

impl Captures {
    /// Whether a side that captures keeps what it takes.
    fn keeps(&self, side: Player) -> bool {
        matches!(self.store[side], CaptureStore::Hand | CaptureStore::Prison)
    }

    /// What each type becomes when a side captures it, by type number.
    fn demoted(&self, side: Player, n_types: usize) -> Vec<Demotion> {
        let usual = if self.holdings[side] == -1 { Demotion::Base } else { Demotion::Kept };
        self.demotions.by_type(side, n_types, usual)
    }

    /// What happens to the pieces that a side captures, as their sentence chooses by it; `None` if that goes without saying.
    fn fate(&self, side: Player) -> Option<&'static str> {
        let holdings = self.holdings[side];
        match self.store[side] {
            CaptureStore::Hand if holdings < 0 => Some("captor"),
            CaptureStore::Hand => Some("owner"),
            CaptureStore::Prison => Some("prison"),
            CaptureStore::Partner => Some("partner"),
            CaptureStore::Gone if holdings != 0 => Some("gone"),
            CaptureStore::Gone => None,
        }
    }

    /// Says what captured pieces become.
    fn demotion_words(&self, words: &mut Words<'_>) {
        let keeps = Player::both(|side| self.keeps(side));
        let usual = Player::both(|side| {
            let has_entry = self.demotions.entries().iter().any(|it| it.is_for(side));
            keeps[side] && !has_entry && self.holdings[side] == -1
        });
        for (side, _) in each_side(usual).into_iter().filter(|it| it.1) {
            let message = match side {
                Some(side) => msg!("hands-demoted-side", side = side),
                None => msg!("hands-demoted"),
            };
            words.tell(Topic::Drops, message);
        }
        for (entry, demotion) in self.demotions.iter() {
            let captor = match (entry.side, keeps) {
                (None, [true, true]) => None,
                (None | Some(Player::White), [true, _]) => Some(Player::White),
                (None | Some(Player::Black), [_, true]) => Some(Player::Black),
                _ => continue,
            };
            // The side of an entry is the one that captures.
            let entry = Entry { side: None, ..entry.clone() };
            let who = words.about(&entry, self.demotions.entries());
            let ends = |end: &'static str| match captor {
                Some(side) => msg!("hands-captured-side", who = who.clone(), side = side, end = Arg::Choice(end)),
                None => msg!("hands-captured", who = who.clone(), end = Arg::Choice(end)),
            };
            let message = match (demotion, captor) {
                (Demotion::Base, _) => ends("base"),
                (Demotion::Kept, _) => ends("kept"),
                (Demotion::Nothing, _) => ends("gone"),
                (Demotion::To(kind), Some(side)) => {
                    msg!("hands-captured-becomes-side", who = who, side = side, piece = words.named(*kind))
                }
                (Demotion::To(kind), None) => msg!("hands-captured-becomes", who = who, piece = words.named(*kind)),
            };
            words.tell(Topic::Drops, message);
        }
    }
}

impl ActiveRule for Captures {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        builder.variant.features |= Features::HANDS.when(self.store.contains(&CaptureStore::Hand));
        builder.variant.features |= Features::PRISONS.when(self.store.contains(&CaptureStore::Prison));
    }

    fn install(self: Box<Self>, builder: &mut Builder<'_>, hooks: &mut Hooks) {
        let demotions = Player::both(|side| self.demoted(side, builder.n_types));
        let asks_base = |side: Player| {
            let demoted = &demotions[side][1..];
            self.store[side] != CaptureStore::Gone && demoted.contains(&Demotion::Base)
        };
        builder.variant.features |= Features::ASKS_BASE.when(Player::BOTH.into_iter().any(asks_base));
        // A capture for a partner's board leaves this board; the page carries it over.
        if Player::BOTH.into_iter().any(|side| self.keeps(side)) {
            let change_sides = self.holdings.map(|it| it < 0);
            hooks.pass(PassStage::Hands, Hands { change_sides, store: self.store, demotions });
        }
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        for (side, fate) in each_side(Player::both(|side| self.fate(side))) {
            let Some(fate) = fate.map(Arg::Choice) else { continue };
            let message = match side {
                Some(side) => msg!("hands-fate-side", side = side, fate = fate),
                None => msg!("hands-fate", fate = fate),
            };
            words.tell(Topic::Drops, message);
        }
        let hands = self.store.contains(&CaptureStore::Hand) && self.holdings.iter().any(|it| *it >= 0);
        if hands && !words.builder.variant.pieces.neutral.is_empty() {
            words.tell(Topic::Drops, msg!("hands-neutral"));
        }
        let explodes = words.builder.shared::<Explodes>().is_some_and(|it| it.blasts);
        if explodes && Player::BOTH.into_iter().any(|side| self.keeps(side)) {
            words.tell(Topic::Drops, msg!("hands-exploded"));
        }
        self.demotion_words(words);
    }
}

impl Pass for Hands {
    fn mask(&self, _variant: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures() || candidate.burnt
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        candidate.fork(|candidate| {
            let side = candidate.side();
            for victim in candidate.victims.iter().filter(|it| !it.unloaded) {
                // Whatever a side effect takes of its own side, the enemy has taken.
                let captor = if victim.burnt && victim.piece.is(side) { side.other() } else { side };
                candidate.extra.extend(self.stored(scene, victim.piece, victim.piece.side(), captor));
            }
            if candidate.burnt || candidate.explodes && candidate.gone {
                let (own, burner) = (candidate.after.side(), candidate.after.side().other());
                candidate.extra.extend(self.stored(scene, candidate.after, own, burner));
            }
            next(candidate)
        })
    }
}

impl Hands {
    /// Where a captured piece goes, if it does not leave the game.
    fn stored(&self, scene: Scene<'_>, piece: Occupant, own: Player, captor: Player) -> Option<Edit> {
        let kind = self.demoted(scene, piece, captor)?;
        match self.store[captor] {
            CaptureStore::Prison => Some(Edit::Prison(captor, kind, 1)),
            CaptureStore::Hand => Some(Edit::Hand(if self.change_sides[captor] { captor } else { own }, kind, 1)),
            CaptureStore::Gone | CaptureStore::Partner => None,
        }
    }

    /// What a captured piece becomes; `None` if it leaves the game.
    fn demoted(&self, scene: Scene<'_>, piece: Occupant, captor: Player) -> Option<TypeId> {
        match self.demotions[captor][piece.kind().index()] {
            Demotion::Kept => Some(piece.kind()),
            Demotion::Nothing => None,
            Demotion::To(kind) => Some(kind),
            Demotion::Base => Some(match scene.variant.base(piece) {
                TypeId::NONE => piece.kind(),
                it => it,
            }),
        }
    }
}
