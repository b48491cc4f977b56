//! Where captured pieces go, and what they become on the way. Drops are another file.

use definition::Severity;

use crate::builder::Builder;
use crate::prose::{Topic, Words};
use crate::rule::Key;
use engine::attack::pass_mask::PassMask;
use engine::board::occupant::Occupant;
use engine::hooks::{Next, Pass, Scene};
use engine::ids::{Player, Sq, TypeId};
use engine::moves::candidate::Candidate;
use engine::moves::patch::Edit;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("holdingsType", "int").default("0").doc("0: captured pieces are gone; above 0: they go to the hand of their own colour; below 0: they change sides; -1: they are demoted as well.").per_side(),
    Key::of("captureTo", "hand, gone, partner or prison").default("hand if holdingsType is not 0, else gone").doc("Where captured pieces go, whatever holdingsType says.").per_side(),
    Key::of("demote", "0, 1 or type:type").default("1 if holdingsType is -1, else 0").doc("What captured pieces become on their way to the hand; `type:none` leaves the game.").per_side().adds_up(),
];

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
pub struct Hands {
    /// By side that captures.
    change_sides: [bool; 2],
    store: [CaptureStore; 2],
    /// The same, by type number.
    demotions: [Vec<Demotion>; 2],
}

/// Reads the keys.
pub fn compile(builder: &mut Builder<'_>) -> Option<Box<dyn Pass>> {
    let holdings = builder.settings.int_by_side("holdingsType", 0, -99, 99);
    let words = [
        ("hand", Some(CaptureStore::Hand)),
        ("gone", Some(CaptureStore::Gone)),
        ("partner", Some(CaptureStore::Partner)),
        ("prison", Some(CaptureStore::Prison)),
    ];
    let store = builder.settings.word_by_side("captureTo", &words, None);
    let usual = |it: usize| if holdings[it] == 0 { CaptureStore::Gone } else { CaptureStore::Hand };
    let store = Player::both(|side| store[side.index()].unwrap_or(usual(side.index())));
    let entries = builder.settings.entries("demote");
    let usual = |it: i32| if it == -1 { Demotion::Base } else { Demotion::Kept };
    let mut demotions = Player::both(|side| vec![usual(holdings[side.index()]); builder.n_types + 1]);
    for it in entries {
        let value = match it.value.as_str() {
            "1" => Demotion::Base,
            "0" => Demotion::Kept,
            "none" => Demotion::Nothing,
            id => match builder.definition().type_of(id) {
                Some(number) => Demotion::To(TypeId(number as u8)),
                None => {
                    let message = format!("No piece has the ID \"{id}\"; the entry is ignored.");
                    builder.settings.report(Severity::Error, "def.id", message, None, it.place);
                    continue;
                }
            },
        };
        for side in Player::BOTH.into_iter().filter(|side| it.side.is_none_or(|it| it == *side)) {
            match it.kind {
                Some(kind) => demotions[side.index()][kind.index()] = value,
                None => demotions[side.index()].fill(value),
            }
        }
    }
    builder.variant.has_hands |= store.contains(&CaptureStore::Hand);
    builder.variant.has_prisons |= store.contains(&CaptureStore::Prison);
    let asks = |side: usize| store[side] != CaptureStore::Gone && demotions[side][1..].contains(&Demotion::Base);
    builder.variant.asks_base |= asks(0) || asks(1);
    let change_sides = [holdings[0] < 0, holdings[1] < 0];
    // A capture for a partner's board leaves this board; the page carries it over.
    let stores = store.iter().any(|it| matches!(it, CaptureStore::Hand | CaptureStore::Prison));
    stores.then(|| Box::new(Hands { change_sides, store, demotions }) as Box<dyn Pass>)
}

impl Pass for Hands {
    fn mask(&self, _rules: &Variant, _side: Player, _kind: TypeId, _sq: Sq) -> PassMask {
        PassMask::TAKE
    }

    fn concerns(&self, candidate: &Candidate) -> bool {
        candidate.captures() || candidate.burnt
    }

    fn apply(&self, scene: Scene<'_>, candidate: &mut Candidate, next: Next<'_>) -> Flow {
        let n_extra = candidate.extra.len();
        for idx in 0..candidate.victims.len() {
            let victim = candidate.victims[idx];
            if victim.unloaded {
                continue;
            }
            let edit = self.stored(scene, victim.piece, victim.piece.side(), candidate.side());
            candidate.extra.extend(edit);
        }
        if candidate.burnt {
            let (own, burner) = (candidate.after.side(), candidate.after.side().other());
            candidate.extra.extend(self.stored(scene, candidate.after, own, burner));
        }
        let flow = next(candidate);
        candidate.extra.truncate(n_extra);
        flow
    }
}

impl Hands {
    /// Where a captured piece goes, if it does not leave the game.
    fn stored(&self, scene: Scene<'_>, piece: Occupant, own: Player, captor: Player) -> Option<Edit> {
        let kind = self.demoted(scene, piece, captor)?;
        match self.store[captor.index()] {
            CaptureStore::Prison => Some(Edit::Prison(captor, kind, 1)),
            CaptureStore::Hand => {
                Some(Edit::Hand(if self.change_sides[captor.index()] { captor } else { own }, kind, 1))
            }
            CaptureStore::Gone | CaptureStore::Partner => None,
        }
    }

    /// What a captured piece becomes; `None` if it leaves the game.
    fn demoted(&self, scene: Scene<'_>, piece: Occupant, captor: Player) -> Option<TypeId> {
        match self.demotions[captor.index()][piece.kind().index()] {
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

/// Says where captured pieces go.
pub fn words(words: &mut Words<'_>) {
    let holdings = words.builder.settings.int("holdingsType", 0, -99, 99);
    let stores = [("hand", "hand"), ("gone", "gone"), ("partner", "partner"), ("prison", "prison")];
    let default = if holdings == 0 { "gone" } else { "hand" };
    let store = words.builder.settings.word("captureTo", &stores, default, None);
    let whose = match (store, holdings < 0) {
        ("hand", true) => "change sides and go to the hand of the player who captured them",
        ("hand", false) => "go back to the hand of the player who lost them",
        ("prison", _) => "are kept as prisoners beside the board",
        ("partner", _) => "leave this board for the partner's board",
        _ if holdings != 0 => "leave the game",
        _ => "",
    };
    if !whose.is_empty() {
        words.say(Topic::Drops, format!("Captured pieces {whose}."));
    }
    let entries = words.builder.settings.entries("demote");
    if !matches!(store, "hand" | "prison") {
        return;
    }
    if entries.is_empty() && holdings == -1 {
        words.say(Topic::Drops, "A promoted piece that is captured goes back to what it was.");
    }
    for it in &entries {
        let what = match it.value.as_str() {
            "1" => "goes back to what it was before its promotion".to_owned(),
            "0" => "stays what it is".to_owned(),
            "none" => "leaves the game".to_owned(),
            id => match words.builder.definition().type_of(id) {
                Some(number) => format!("becomes {}", words.one(TypeId(number as u8))),
                None => continue,
            },
        };
        let sentence = format!("{} that is captured {what}.", words.subject(it, &entries));
        words.say(Topic::Drops, sentence);
    }
}
