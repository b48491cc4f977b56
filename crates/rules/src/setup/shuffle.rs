//! `shuffle=`, `array=` and `start=`: which pieces change places before the game, and the start a definition chooses.

use definition::{Diagnostic, Place, Setting, Span, Symmetry};

use crate::builder::keys::FEN;
use crate::prelude::*;
use crate::prose::many;
use crate::support::start_arrays::Array;
use engine::mechanics::shuffle::{Shuffle, ShuffleGroup, Spread, cannot_hold, count};

/// Games that begin in one of several ways. Comes before all rules that look at the set-up.
pub const RULE: Rule = Rule {
    name: "shuffle",
    keys: &[
        Key::of("shuffle", "groups of IDs, separated by commas"),
        Key::of("shuffleSides", "alike, apart or together").default("alike; apart with symmetry=none"),
        Key::of("array", "name:position").default("the squares of the piece lines").adds_up(),
        Key::of("start", "int, or the name of an array").default("the array as it stands; of several the first"),
    ],
    asked: Asked::ByKey,
    read,
    codes: &[],
};

/// Most pieces of a group.
const MAX_PIECES: usize = 64;

/// How a game may begin.
#[derive(Debug)]
enum Starts {
    /// With one of several set-ups: their names, and the index of the one chosen.
    Arrays(Vec<String>, usize),
    /// With groups of pieces that have changed places.
    Shuffled(Vec<TypesOfGroup>, ShuffledSides, Option<StartNumber>),
}

/// How the groups of the two sides stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ShuffledSides {
    /// Black's follow from White's by symmetry.
    Alike,
    /// Each side's pieces change places on their own.
    Apart,
    /// Pieces of both sides change places with each other.
    Together,
}

/// Types whose pieces change places.
#[derive(Debug)]
struct TypesOfGroup {
    spreads: Vec<Spread>,
    /// Where the group stands.
    place: Place,
}

/// The start that `start` chooses.
#[derive(Debug)]
struct StartNumber {
    text: String,
    /// The same as a number, if it is one.
    number: Option<u128>,
    /// Where it stands.
    place: Place,
}

fn read(builder: &mut Builder<'_>) -> Option<Box<dyn ActiveRule>> {
    let shuffle = builder.settings.last("shuffle");
    let start = builder.settings.last("start");
    let sides = shuffled_sides(builder);
    let arrays = arrays(builder);
    if !arrays.is_empty() {
        let chosen = chosen(builder, &arrays, start);
        return Some(Box::new(Starts::Arrays(arrays, chosen)));
    }
    let shuffle = shuffle.filter(|_| builder.definition().last(FEN.name()).is_none())?;
    let start = start.map(|it| {
        let text = it.value.trim().to_owned();
        StartNumber { number: text.parse().ok(), text, place: it.value_place.clone() }
    });
    Some(Box::new(Starts::Shuffled(groups(builder, shuffle), sides, start)))
}

fn shuffled_sides(builder: &mut Builder<'_>) -> ShuffledSides {
    // Without a symmetry nothing follows for Black.
    let symmetric = builder.definition().board.symmetry != Symmetry::None;
    let usual = if symmetric { ShuffledSides::Alike } else { ShuffledSides::Apart };
    let words = [("alike", usual), ("apart", ShuffledSides::Apart), ("together", ShuffledSides::Together)];
    builder.settings.word("shuffleSides", &words, usual, None)
}

/// The names of the arrays; what is wrong with them is reported.
fn arrays(builder: &mut Builder<'_>) -> Vec<String> {
    let mut res = Vec::new();
    for setting in builder.settings.all("array") {
        match Array::of(setting) {
            Some(it) => res.push(it.name.to_owned()),
            None => {
                let message = msg!("def-value-array");
                builder.settings.report(Severity::Error, "def.value", message, None, setting.value_place.clone());
            }
        }
    }
    res
}

/// The index of the array with which the game begins.
fn chosen(builder: &mut Builder<'_>, names: &[String], start: Option<&Setting>) -> usize {
    let Some(start) = start else { return 0 };
    let text = start.value.trim();
    let numbered = || text.parse::<usize>().ok().filter(|it| *it < names.len());
    names.iter().position(|it| it == text).or_else(numbered).unwrap_or_else(|| {
        builder.settings.add(Diagnostic {
            severity: Severity::Error,
            code: "def.value",
            message: msg!("def-no-array", text = text),
            hint: Some(msg!("def-arrays", names = Arg::any(names.iter().cloned()))),
            fix: None,
            place: start.value_place.clone(),
        });
        0
    })
}

/// The groups of a value. Unknown IDs are reported.
fn groups(builder: &mut Builder<'_>, setting: &Setting) -> Vec<TypesOfGroup> {
    let mut ids: Vec<(&str, TypeId)> =
        builder.definition().pieces.iter().map(|it| it.id.as_str()).zip(builder.kinds()).collect();
    ids.retain(|it| !it.0.is_empty());
    sort::by_key(&mut ids, |(id, kind)| (std::cmp::Reverse(id.len()), kind.0));
    let mut res = Vec::new();
    let mut start = 0;
    for text in setting.value.split(',') {
        let place = setting.place_in(Span::new(start, start + text.len()));
        let spreads = spreads(builder, &ids, text, &place);
        res.push(TypesOfGroup { spreads, place });
        start += text.len() + 1;
    }
    res
}

/// The types of a group with their marks. Of several IDs that fit, the longest one counts.
fn spreads(builder: &mut Builder<'_>, ids: &[(&str, TypeId)], text: &str, place: &Place) -> Vec<Spread> {
    let mut res = Vec::new();
    let (mut rest, mut shades, mut pairs) = (text, false, false);
    while let Some(first) = rest.chars().next() {
        if let Some((id, kind)) = ids.iter().find(|it| rest.starts_with(it.0)) {
            res.push(Spread { kind: *kind, shades, pairs });
            rest = &rest[id.len()..];
            (shades, pairs) = (false, false);
            continue;
        }
        match first {
            '!' => shades = true,
            ':' => pairs = true,
            _ if first.is_whitespace() => {}
            _ => {
                let message = msg!("def-shuffle-id", text = first.to_string());
                builder.settings.report(Severity::Warning, "def.shuffle", message, None, place.clone());
            }
        }
        rest = &rest[first.len_utf8()..];
    }
    res
}

impl ActiveRule for Starts {
    fn tables(&mut self, builder: &mut Builder<'_>) {
        let Self::Shuffled(groups, sides, start) = self else { return };
        let Some(shuffle) = shuffle(builder, groups, *sides) else { return };
        if let Some(start) = start {
            start.set_up(builder, &shuffle);
        }
        builder.variant.start.shuffle = Some(shuffle);
    }

    #[cfg(feature = "words")]
    fn words(&self, words: &mut Words<'_>) {
        let (groups, sides, start) = match self {
            Self::Arrays(names, chosen) => {
                let (all, here) = (Arg::any(names.iter().map(Arg::word)), Arg::word(&*names[*chosen]));
                words.tell(Topic::Start, msg!("shuffle-arrays", all = all, here = here));
                return;
            }
            Self::Shuffled(groups, sides, start) => (groups, *sides, start),
        };
        for group in groups.iter().filter(|it| !it.spreads.is_empty()) {
            let names = |words: &Words<'_>, has: fn(&Spread) -> bool| -> Option<Arg> {
                let kinds = group.spreads.iter().filter(|it| has(it));
                let names: Vec<Arg> = kinds.map(|it| many(words.named(it.kind))).collect();
                (!names.is_empty()).then_some(Arg::All(names))
            };
            if let Some(it) = names(words, |_| true) {
                words.tell(Topic::Start, msg!("shuffle", pieces = it));
            }
            if let Some(it) = names(words, |it| it.shades) {
                words.tell(Topic::Start, msg!("shuffle-shades", pieces = it));
            }
            if let Some(it) = names(words, |it| it.pairs) {
                words.tell(Topic::Start, msg!("shuffle-pairs", pieces = it));
            }
        }
        match sides {
            ShuffledSides::Alike => {}
            ShuffledSides::Apart => words.tell(Topic::Start, msg!("shuffle-apart")),
            ShuffledSides::Together => words.tell(Topic::Start, msg!("shuffle-together")),
        }
        if let Some(number) = start.as_ref().and_then(|it| it.number) {
            words.tell(Topic::Start, msg!("shuffle-number", start = number.to_string()));
        }
    }
}

/// The groups as they stand on the board; `None` if no piece can change places.
fn shuffle(builder: &mut Builder<'_>, groups: &[TypesOfGroup], sides: ShuffledSides) -> Option<Shuffle> {
    let array = array(builder);
    let whose = match sides {
        ShuffledSides::Alike => &[Some(Player::White)][..],
        ShuffledSides::Apart => &[Some(Player::White), Some(Player::Black)],
        ShuffledSides::Together => &[None],
    };
    let (mut placed, mut counts) = (Vec::new(), Vec::new());
    for side in whose {
        for group in groups {
            match placed_group(builder, &array, *side, group) {
                Ok((group, count)) => {
                    placed.push(group);
                    counts.push(count);
                }
                Err(complaint) => {
                    let place = group.place.clone();
                    builder.settings.report(Severity::Warning, "def.shuffle", complaint, None, place);
                }
            }
        }
    }
    if placed.is_empty() || counts.iter().try_fold(1u128, |all, it| all.checked_mul(*it)).is_none() {
        return None;
    }
    let frame = builder.frame();
    let images = (sides == ShuffledSides::Alike)
        .then(|| (0..array.len()).map(|it| frame.image(Sq(it as u16)).unwrap_or(Sq::NONE)).collect());
    Some(Shuffle {
        groups: placed,
        images,
        array,
        files: frame.topology.files,
        counts,
        seed: None,
        faces: Box::default(),
    })
}

/// A group of a side with the number of its arrays, or why it is ignored.
fn placed_group(
    builder: &Builder<'_>,
    array: &[Occupant],
    side: Option<Player>,
    group: &TypesOfGroup,
) -> Result<(ShuffleGroup, u128), Message> {
    let mut res = ShuffleGroup { side, spreads: group.spreads.clone(), between: None };
    let files = builder.variant.movement.topology.files;
    let squares = res.squares(array, files);
    if squares.is_empty() {
        return Err(msg!("def-shuffle-none"));
    }
    let pieces: Vec<Occupant> = squares.iter().map(|it| array[it.index()].moved()).collect();
    let count = count(&pieces).filter(|_| pieces.len() <= MAX_PIECES);
    let count = count.ok_or(msg!("def-shuffle-most"))?;
    if cannot_hold(&res, &squares, &pieces, files) {
        return Err(msg!("def-shuffle-marks"));
    }
    let kinds: Vec<TypeId> = pieces.iter().map(|it| it.kind()).collect();
    res.between = between_two(builder, &squares, &kinds);
    Ok((res, count))
}

impl StartNumber {
    /// Sets up the array of the number.
    fn set_up(&self, builder: &mut Builder<'_>, shuffle: &Shuffle) {
        let Some(edits) = self.number.and_then(|it| shuffle.edits(it)) else {
            let message = msg!("def-number-start", text = &*self.text);
            builder.settings.report(Severity::Error, "def.number", message, None, self.place.clone());
            return;
        };
        builder.variant.start.setup.edits.retain(|it| !matches!(it, Edit::Put(..)));
        builder.variant.start.setup.edits.extend(edits);
        builder.variant.start.home = array(builder);
    }
}

/// What stands where at the start, by square.
fn array(builder: &Builder<'_>) -> Box<[Occupant]> {
    builder.variant.start.setup.board(builder.variant.movement.topology.len())
}

/// A castling royal whose two partners stand at both ends of its rank.
fn between_two(builder: &Builder<'_>, squares: &[Sq], kinds: &[TypeId]) -> Option<(TypeId, TypeId)> {
    let topology = &builder.variant.movement.topology;
    let of = |kind: TypeId| squares.iter().zip(kinds).filter(move |it| *it.1 == kind).map(|it| *it.0);
    let castles = |kind: &TypeId| !builder.variant.movement.programs[0][kind.index()].castles.is_empty();
    let royal = kinds.iter().copied().find(|it| builder.variant.royals.types.has(*it) && castles(it))?;
    let rank = topology.rank(of(royal).next()?);
    let mut row = topology.squares().filter(|it| topology.rank(*it) == rank);
    let first = row.next()?;
    let ends = [first, row.last()?];
    let partner = kinds.iter().copied().find(|it| of(*it).eq(ends))?;
    Some((royal, partner))
}
