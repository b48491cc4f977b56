//! The options of a section with those it inherits, and the table of all options that exist. What they become is elsewhere.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

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
const REFUSED: &[(&str, &str)] = &[
    ("petrifyOnCaptureTypes", "Pieces that turn into walls do not exist here"),
    ("petrifyBlastPieces", "Pieces that turn into walls do not exist here"),
    ("enclosingDrop", "Drops that enclose others do not exist here"),
    ("enclosingDropStart", "Drops that enclose others do not exist here"),
    ("flipEnclosedPieces", "Pieces that are turned over by enclosing do not exist here"),
    ("wallingRule", "Walls that moves leave behind do not exist here"),
    ("wallingRegion", "Walls that moves leave behind do not exist here"),
    ("wallingRegionWhite", "Walls that moves leave behind do not exist here"),
    ("wallingRegionBlack", "Walls that moves leave behind do not exist here"),
    ("wallOrMove", "Walls that moves leave behind do not exist here"),
    ("twoBoards", "A second board does not exist here; captured pieces leave the game"),
    ("shatarMateRule", "Which piece gives the mate is not asked here"),
    ("diagonalLines", "Lines that only some squares have are written as movesAt by hand"),
    ("connectNxN", "Only lines can be connected"),
    ("collinearN", "Only unbroken lines can be connected"),
    ("connectRegion1White", "Regions are connected by connectAcross, written by hand"),
    ("connectRegion2White", "Regions are connected by connectAcross, written by hand"),
    ("connectRegion1Black", "Regions are connected by connectAcross, written by hand"),
    ("connectRegion2Black", "Regions are connected by connectAcross, written by hand"),
    ("adjudicateFullBoard", "A full board does not end the game"),
    ("extinctionClaim", "Extinction needs no claim here"),
    ("flagPieceBlockedWin", "A goal that an own piece blocks is not asked for"),
    ("oppositeCastling", "That both sides must castle to different wings cannot be said"),
    ("moveRepetitionIllegal", "Only whole positions are compared, not moves to and fro"),
    ("nFoldValueAbsolute", "Which colour a repetition favours is written as repetition=n:white or n:black by hand"),
    ("materialCounting", "Counting material when a game ends is written as points by hand"),
];

/// Options that become keys, in whichever file asks for them. Names that end in `*` go on.
const USED: &[&str] = &[
    "startFen",
    "customPiece*",
    "mobilityRegion*",
    "doubleStep",
    "doubleStepRegion*",
    "tripleStepRegion*",
    "enPassantRegion*",
    "enPassantTypes*",
    "soldierPromotionRank",
    "cambodianMoves",
    "pawnTypes",
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
    "mutuallyImmuneTypes",
    "pieceDrops",
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
    "connectPieceTypes",
    "connectVertical",
    "connectHorizontal",
    "connectDiagonal",
    "connectValue",
    "countingRule",
    "nMoveRule*",
    "nFoldRule",
    "nFoldValue",
    "perpetualCheckIllegal",
    "chasingRule",
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

/// The options of a section, its own before those of its parents.
#[derive(Debug)]
pub(crate) struct SectionOptions<'a> {
    values: BTreeMap<&'a str, (&'a str, Option<usize>)>,
    looked: RefCell<BTreeSet<String>>,
    strange: Vec<ImportNote>,
}

impl<'a> SectionOptions<'a> {
    /// Collects what a section says and what it inherits. Without a parent the rules of chess are the beginning.
    pub(crate) fn resolve(section: &Section<'a>, known: &Known<'_, 'a>) -> Self {
        let mut res = Self { values: BTreeMap::new(), looked: RefCell::default(), strange: Vec::new() };
        let mut chain: Vec<(&Section<'a>, bool)> = vec![(section, true)];
        let (mut cur, mut n_options) = (section, section.entries.len());
        while let Some(parent) = cur.parent {
            let is_new = |it: &&Section<'a>| !chain.iter().any(|seen| std::ptr::eq(seen.0, *it));
            let Some(next) = known.parent(parent, is_new) else {
                let message = format!("The parent \"{parent}\" is not known; the section starts from chess.");
                res.strange.push(ImportNote { line: Some(cur.line), weight: Weight::Lost, message });
                chain.extend(known.parent("chess", |_| true));
                break;
            };
            n_options += next.0.entries.len();
            if chain.len() > MAX_PARENTS || n_options > MAX_OPTIONS {
                let message = format!("The section inherits too much; \"{parent}\" and its parents are left out.");
                res.strange.push(ImportNote { line: Some(section.line), weight: Weight::Lost, message });
                break;
            }
            chain.push(next);
            cur = next.0;
        }
        for (section, is_own) in chain.into_iter().rev() {
            for it in section.entries.iter().take(MAX_OPTIONS) {
                let key = ALIASES.iter().find(|alias| alias.0 == it.key).map_or(it.key, |it| it.1);
                res.values.insert(key, (it.value, is_own.then_some(it.line)));
            }
            for line in section.strange.iter().filter(|_| is_own) {
                let message = "The line is neither an option nor a remark; it is ignored.".into();
                res.strange.push(ImportNote { line: Some(*line), weight: Weight::Lost, message });
            }
        }
        res
    }

    /// The text of an option.
    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        self.looked.borrow_mut().insert(key.to_owned());
        self.values.get(key).map(|it| it.0)
    }

    /// All options that begin so.
    pub(crate) fn starting_with(&self, prefix: &str) -> Vec<(&'a str, &'a str)> {
        let found: Vec<_> =
            self.values.iter().filter(|it| it.0.starts_with(prefix)).map(|it| (*it.0, it.1.0)).collect();
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

    /// A number.
    pub(crate) fn int(&self, key: &str, default: i32) -> i32 {
        self.get(key).and_then(|it| it.parse().ok()).unwrap_or(default)
    }

    /// The line of an option.
    pub(crate) fn line(&self, key: &str) -> Option<usize> {
        self.values.get(key).and_then(|it| it.1)
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
        for (key, (value, line)) in left {
            let is_off = matches!(*value, "false" | "none" | "-" | "0");
            if let Some((_, why)) = REFUSED.iter().find(|it| it.0 == *key) {
                if !is_off {
                    res.push(ImportNote { line: *line, weight: Weight::Lost, message: format!("{key}: {why}.") });
                }
            } else if !NOT_RULES.contains(key) && !is_used(key) {
                let message = format!("\"{key}\" is not an option that is known; it is ignored.");
                res.push(ImportNote { line: *line, weight: Weight::Lost, message });
            }
        }
        res
    }
}
