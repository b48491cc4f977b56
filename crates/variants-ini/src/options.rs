//! The options of a section with those it inherits, and the table of all options that exist. What they become is elsewhere.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use message::{Message, msg};

use crate::section::Section;
use crate::{ImportNote, Weight, piece_types};

/// Options that only matter to programs that search or to their windows.
const NOT_RULES: &[&str] = &[
    "variantTemplate",
    "pieceToCharTable",
    "pocketSize",
    "pieceValueMg",
    "pieceValueEg",
    "maxRank",
    "maxFile",
    "nnueAlias",
    "chess960",
];

/// Options that no definition can say, with the reason.
static REFUSED: &[(&str, Message)] = &[
    ("petrifyBlastPieces", msg!("ini-petrify-blast")),
    ("shatarMateRule", msg!("ini-mate-piece")),
    ("extinctionClaim", msg!("ini-extinction-claim")),
    ("flagPieceBlockedWin", msg!("ini-flag-blocked")),
    ("oppositeCastling", msg!("ini-castling-opposite")),
];

/// Options that become keys, in whichever file asks for them. Names that end in `*` go on.
const USED: &[&str] = &[
    "startFen",
    "customPiece*",
    "mobilityRegion*",
    "doubleStep",
    "doubleStepRank",
    "doubleStepRankMin",
    "doubleStepRegion*",
    "tripleStepRegion*",
    "enPassantRegion*",
    "enPassantTypes*",
    "soldierPromotionRank",
    "cambodianMoves",
    "pawnTypes",
    "promotionRank",
    "promotionRegion*",
    "promotionPawnTypes*",
    "promotionPieceTypes*",
    "promotedPieceType",
    "promotionLimit",
    "mandatoryPawnPromotion",
    "mandatoryPiecePromotion",
    "piecePromotionOnCapture",
    "pieceDemotion",
    "sittuyinPromotion",
    "castling*",
    "mustCapture",
    "blastOnCapture",
    "blastImmuneTypes",
    "petrifyOnCaptureTypes",
    "wallingRule",
    "wallingRegion*",
    "wallOrMove",
    "mutuallyImmuneTypes",
    "pieceDrops",
    "twoBoards",
    "freeDrops",
    "enclosingDrop",
    "enclosingDropStart",
    "flipEnclosedPieces",
    "capturesToHand",
    "dropLoop",
    "dropPromoted",
    "mustDrop",
    "mustDropType",
    "dropChecks",
    "firstRankPawnDrops",
    "promotionZonePawnDrops",
    "dropRegion*",
    "dropNoDoubled",
    "dropNoDoubledCount",
    "dropOppositeColoredBishop",
    "sittuyinRookDrop",
    "shogiPawnDropMateIllegal",
    "immobilityIllegal",
    "gating",
    "seirawanGating",
    "pass*",
    "flyingGeneral",
    "makpongRule",
    "checking",
    "checkCounting",
    "checkmateValue",
    "bikjangRule",
    "extinctionPseudoRoyal",
    "dupleCheck",
    "stalemateValue",
    "stalematePieceCount",
    "extinction*",
    "flag*",
    "connectN",
    "connectNxN",
    "collinearN",
    "connectRegion*",
    "connectPieceTypes",
    "connectVertical",
    "connectHorizontal",
    "connectDiagonal",
    "connectValue",
    "countingRule",
    "nMoveRule*",
    "nFoldRule",
    "nFoldValue*",
    "perpetualCheckIllegal",
    "chasingRule",
    "diagonalLines",
    "moveRepetitionIllegal",
    "materialCounting",
    "adjudicateFullBoard",
];

/// Whether an option becomes a key, if what it belongs to exists.
fn is_used(key: &str) -> bool {
    let written = USED.iter().any(|it| it.strip_suffix('*').map_or(*it == key, |it| key.starts_with(it)));
    written || piece_types::is_type(key)
}

/// Older names.
const ALIASES: &[(&str, &str)] = &[
    ("whiteFlag", "flagRegionWhite"),
    ("blackFlag", "flagRegionBlack"),
    ("whiteDropRegion", "dropRegionWhite"),
    ("blackDropRegion", "dropRegionBlack"),
    ("castlingRookPiece", "castlingRookPieces"),
    ("dragon", "bers"),
    ("dropOnTop", "enclosingDrop"),
];

/// Older options, and the regions that they set where a section has both from its parents.
const OLDER: &[(&str, &str)] = &[
    ("promotionRank", "promotionRegion"),
    ("doubleStepRank", "doubleStepRegion"),
    ("doubleStepRankMin", "doubleStepRegion"),
];

/// Parents of parents that are asked; sections that people write have some five.
const MAX_PARENTS: usize = 64;

/// Options that a section may have, those of its parents counted.
const MAX_OPTIONS: usize = 4_096;

/// The sections of a text and the built-in ones, by name.
#[derive(Debug)]
pub(crate) struct Known<'s, 'a> {
    /// By name: the sections, and whether they are of the text. Those of the text come first.
    by_name: BTreeMap<&'a str, Vec<(&'s Section<'a>, bool)>>,
}

impl<'s, 'a> Known<'s, 'a> {
    pub(crate) fn new(own: &'s [Section<'a>], builtin: &'s [Section<'a>]) -> Self {
        let mut by_name: BTreeMap<&'a str, Vec<_>> = BTreeMap::new();
        let all = own.iter().map(|it| (it, true)).chain(builtin.iter().map(|it| (it, false)));
        all.for_each(|it| by_name.entry(it.0.name).or_default().push(it));
        Self { by_name }
    }

    /// The first section of a name that is `wanted`.
    fn parent(&self, name: &str, wanted: impl Fn(&&Section<'a>) -> bool) -> Option<(&'s Section<'a>, bool)> {
        self.by_name.get(name)?.iter().take(MAX_PARENTS).find(|it| wanted(&it.0)).copied()
    }
}

/// The letters of a section, the options that name their pieces, and whether the piece is called by another letter.
type Letters<'a> = BTreeMap<char, (&'a str, bool)>;

/// An option as a section or one of its parents writes it.
#[derive(Clone, Debug)]
struct Entry<'a> {
    value: &'a str,
    /// `None` in a built-in parent.
    line: Option<usize>,
    /// Whether a parent writes it.
    inherited: bool,
    /// What its letters mean where it is written.
    letters: Rc<Letters<'a>>,
}

impl<'a> Entry<'a> {
    fn named_by(&self, letter: char) -> Result<&'a str, bool> {
        self.letters.get(&letter.to_ascii_lowercase()).map(|it| it.0).ok_or(!self.inherited)
    }
}

/// What letters mean at the end of a section. Of two types with one letter the later one holds. Known games have types
/// with further letters, which are theirs as long as no other type takes them: `horse = n h`.
fn letters_of<'a>(section: &Section<'a>, is_own: bool, before: &Letters<'a>) -> Letters<'a> {
    let mut res = before.clone();
    for it in section.entries.iter().take(MAX_OPTIONS) {
        let key = current_name(it.key);
        if piece_types::is_type(key) || key.starts_with("customPiece") {
            res.retain(|_, named| named.0 != key);
            let letters = it.value.split(':').next().unwrap_or("").chars().filter(|it| it.is_alphabetic());
            let letters = letters.take(if is_own { 1 } else { usize::MAX });
            for (idx, letter) in letters.map(|it| it.to_ascii_lowercase()).enumerate() {
                if idx == 0 || res.get(&letter).is_none_or(|it| it.1) {
                    res.insert(letter, (key, idx > 0));
                }
            }
        }
    }
    res
}

/// The name of an option, whichever it is written with.
fn current_name(key: &str) -> &str {
    ALIASES.iter().find(|it| it.0 == key).map_or(key, |it| it.1)
}

/// The options of a section, its own before those of its parents.
#[derive(Debug)]
pub(crate) struct SectionOptions<'a> {
    values: BTreeMap<&'a str, Entry<'a>>,
    looked: RefCell<BTreeSet<String>>,
    /// Each `promotedPieceType`, the eldest first: a child adds to its parents.
    promoted: Vec<Entry<'a>>,
    /// What letters mean at the end of the section.
    letters: Rc<Letters<'a>>,
    strange: Vec<ImportNote>,
    refused: bool,
}

impl<'a> SectionOptions<'a> {
    /// Collects what a section says and what it inherits. Without a parent the rules of chess are the beginning.
    pub(crate) fn resolve(section: &Section<'a>, known: &Known<'_, 'a>) -> Self {
        let mut res = Self {
            values: BTreeMap::new(),
            looked: RefCell::default(),
            promoted: Vec::new(),
            letters: Rc::default(),
            strange: Vec::new(),
            refused: false,
        };
        let mut chain: Vec<(&Section<'a>, bool)> = vec![(section, true)];
        let (mut cur, mut n_options) = (section, section.entries.len());
        while let Some(parent) = cur.parent {
            let is_new = |it: &&Section<'a>| !chain.iter().any(|seen| std::ptr::eq(seen.0, *it));
            let Some(next) = known.parent(parent, is_new) else {
                let message = if known.by_name.contains_key(parent) {
                    msg!("ini-parent-itself", parent = parent)
                } else {
                    msg!("ini-parent", parent = parent)
                };
                res.strange.push(ImportNote { line: Some(cur.line), weight: Weight::Lost, message });
                res.refused = true;
                break;
            };
            n_options += next.0.entries.len();
            if chain.len() > MAX_PARENTS || n_options > MAX_OPTIONS {
                let message = msg!("ini-parent-too-much", parent = parent);
                res.strange.push(ImportNote { line: Some(section.line), weight: Weight::Lost, message });
                res.refused = true;
                break;
            }
            chain.push(next);
            cur = next.0;
        }
        let mut letters = Rc::new(Letters::new());
        for (depth, (section, is_own)) in chain.into_iter().enumerate().rev() {
            letters = Rc::new(letters_of(section, is_own, &letters));
            res.take(section, is_own, depth > 0, &letters);
        }
        res.letters = letters;
        res
    }

    /// Takes what a section says over what its parents say. Promoted types of parents stay.
    fn take(&mut self, section: &Section<'a>, is_own: bool, inherited: bool, letters: &Rc<Letters<'a>>) {
        for (_, region) in OLDER.iter().filter(|older| section.entries.iter().any(|it| it.key == older.0)) {
            self.values.retain(|key, _| !key.starts_with(region));
        }
        for it in section.entries.iter().take(MAX_OPTIONS) {
            let entry =
                Entry { value: it.value, line: is_own.then_some(it.line), inherited, letters: Rc::clone(letters) };
            let key = current_name(it.key);
            if key == "promotedPieceType" {
                self.promoted.push(entry.clone());
            }
            self.values.insert(key, entry);
        }
        for line in section.strange.iter().filter(|_| is_own) {
            let message = msg!("ini-line");
            self.strange.push(ImportNote { line: Some(*line), weight: Weight::Lost, message });
        }
    }

    /// Whether a parent is missing, so that there is no definition.
    pub(crate) fn is_refused(&self) -> bool {
        self.refused
    }

    /// Whether an option names the piece of this letter, and no later one does.
    pub(crate) fn names(&self, option: &str, letter: char) -> bool {
        self.letters.get(&letter.to_ascii_lowercase()).is_none_or(|it| it.0 == option)
    }

    /// The option whose piece has another letter than this one.
    pub(crate) fn named_otherwise(&self, letter: char) -> Option<&'a str> {
        self.letters.get(&letter.to_ascii_lowercase()).filter(|it| it.1).map(|it| it.0)
    }

    /// The option that named the piece of a letter where `key` was written. `Err`: nothing, and whether that is worth a
    /// note: a child may take pieces away to which its parents' options refer.
    pub(crate) fn named_by(&self, key: &str, letter: char) -> Result<&'a str, bool> {
        self.values.get(key).ok_or(true).and_then(|it| it.named_by(letter))
    }

    /// Whether the letters of an option name the piece of another one; `None` if it is not given.
    pub(crate) fn names_in(&self, key: &str, option: &str) -> Option<bool> {
        Some(self.get(key)?.chars().any(|it| it == '*' || self.named_by(key, it) == Ok(option)))
    }

    /// The values of `promotedPieceType` from the eldest parent on, split into pairs of options; `None` on the right is
    /// no promotion. Letters that name nothing are `Err` with the pair.
    pub(crate) fn promoted_types(&self) -> Vec<Result<(&'a str, Option<&'a str>), String>> {
        self.looked.borrow_mut().insert("promotedPieceType".into());
        let mut res = Vec::new();
        for entry in &self.promoted {
            let letters: Vec<char> = entry.value.chars().filter(|it| !it.is_whitespace()).collect();
            for it in letters.windows(3).filter(|it| it[1] == ':') {
                let target = if it[2] == '-' { Ok(None) } else { entry.named_by(it[2]).map(Some) };
                match (entry.named_by(it[0]), target) {
                    (Ok(id), Ok(target)) => res.push(Ok((id, target))),
                    (Err(true), _) | (_, Err(true)) => res.push(Err(format!("{}:{}", it[0], it[2]))),
                    _ => {}
                }
            }
        }
        res
    }

    /// The text of an option.
    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        self.looked.borrow_mut().insert(key.to_owned());
        self.values.get(key).map(|it| it.value)
    }

    /// All options that begin so.
    pub(crate) fn starting_with(&self, prefix: &str) -> Vec<(&'a str, &'a str)> {
        let found: Vec<_> =
            self.values.iter().filter(|it| it.0.starts_with(prefix)).map(|it| (*it.0, it.1.value)).collect();
        self.looked.borrow_mut().extend(found.iter().map(|it| it.0.to_owned()));
        found
    }

    /// Yes or no.
    pub(crate) fn flag(&self, key: &str, default: bool) -> bool {
        match self.get(key) {
            Some("true" | "1") => true,
            Some("false" | "0") => false,
            _ => default,
        }
    }

    /// A rank, if one is written.
    pub(crate) fn rank(&self, key: &str) -> Option<u8> {
        self.get(key).and_then(|it| it.parse().ok()).filter(|it| *it > 0)
    }

    /// A number.
    pub(crate) fn int(&self, key: &str, default: i32) -> i32 {
        self.get(key).and_then(|it| it.parse().ok()).unwrap_or(default)
    }

    /// The line of an option.
    pub(crate) fn line(&self, key: &str) -> Option<usize> {
        self.values.get(key).and_then(|it| it.line)
    }

    /// What could not be read.
    pub(crate) fn strange(&self) -> Vec<ImportNote> {
        self.strange.clone()
    }

    /// Options that nothing asked for: refused by name, without effect on rules, or unknown.
    pub(crate) fn unread(&self) -> Vec<ImportNote> {
        let looked = self.looked.borrow();
        let left = self.values.iter().filter(|it| !looked.contains(*it.0));
        let mut res = Vec::new();
        for (key, Entry { value, line, .. }) in left {
            let is_off = matches!(*value, "false" | "none" | "-" | "0");
            if let Some((_, why)) = REFUSED.iter().find(|it| it.0 == *key) {
                if !is_off {
                    res.push(ImportNote { line: *line, weight: Weight::Lost, message: why.clone() });
                }
            } else if !NOT_RULES.contains(key) && !is_used(key) {
                let message = msg!("ini-option", option = *key);
                res.push(ImportNote { line: *line, weight: Weight::Lost, message });
            }
        }
        res
    }
}
