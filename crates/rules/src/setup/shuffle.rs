//! `shuffle=`, `array=` and `start=`: which pieces change places before the game, and the start a definition chooses.

use definition::{Place, Severity, Symmetry};

use crate::builder::Builder;
use crate::prose::{Topic, Words, list, plural};
use crate::rule::Key;
use crate::support::start_arrays::Array;
use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::mechanics::shuffle::{Shuffle, ShuffleGroup, Spread, cannot_hold, count};
use engine::moves::patch::Edit;

/// The keys of this rule.
pub const KEYS: &[Key] = &[
    Key::of("shuffle", "groups of IDs, separated by commas").doc("The pieces of a group change places at random; `!` before an ID: on both shades; `:` also in pairs left and right."),
    Key::of("array", "name:position").default("the squares of the piece lines").doc("A set-up that may be chosen; may be repeated. Pieces are not shuffled then, and fen goes before it.").adds_up(),
    Key::of("start", "int, or the name of an array").default("the array as it stands; of several the first").doc("The number of a shuffled start, or which array the game begins with, numbered from 0."),
];

/// Most pieces of a group.
const MAX_PIECES: usize = 64;

/// Reads the keys and sets up the chosen start. Comes before all rules that look at the set-up.
pub fn tables(builder: &mut Builder<'_>) {
    let shuffle = builder.settings.last("shuffle");
    let start = builder.settings.last("start");
    if arrays(builder, start) {
        return;
    }
    let (Some(shuffle), None) = (shuffle, builder.settings.definition().last("fen")) else { return };
    let array = array(builder);
    let symmetric = builder.definition().board.symmetry != Symmetry::None;
    let mut groups = Vec::new();
    let mut counts = Vec::new();
    let sides: &[Player] = if symmetric { &[Player::White] } else { &Player::BOTH };
    for side in sides {
        for (spreads, place) in read(builder, shuffle, *side) {
            let between = None;
            let mut group = ShuffleGroup { side: *side, spreads, between };
            let files = builder.variant.movement.topology.files;
            let squares = group.squares(&array, files);
            let kinds: Vec<TypeId> = squares.iter().map(|it| array[it.index()].kind()).collect();
            let n_words = count(&kinds).filter(|_| kinds.len() <= MAX_PIECES);
            let complaint = match n_words {
                _ if squares.is_empty() => "No piece of this group stands on the board; it is ignored.",
                None => "This group has more arrays than can be numbered; it is ignored.",
                _ if cannot_hold(&group, &squares, &kinds, files) => {
                    "This group cannot stand as its marks say; it is ignored."
                }
                Some(n) => {
                    group.between = between_two(builder, &squares, &kinds);
                    groups.push(group);
                    counts.push(n);
                    continue;
                }
            };
            builder.settings.report(Severity::Warning, "def.shuffle", complaint.into(), None, place);
        }
    }
    if groups.is_empty() || counts.iter().try_fold(1u128, |all, it| all.checked_mul(*it)).is_none() {
        return;
    }
    let frame = builder.frame();
    let images = symmetric.then(|| (0..array.len()).map(|it| frame.image(Sq(it as u16)).unwrap_or(Sq::NONE)).collect());
    let files = builder.variant.movement.topology.files;
    let res = Shuffle { groups, images, array, files, counts };
    if let Some(setting) = start {
        let edits = setting.value.trim().parse().ok().and_then(|it| res.edits(it));
        match edits {
            Some(edits) => {
                builder.variant.setup.edits.retain(|it| !matches!(it, Edit::Put(..)));
                builder.variant.setup.edits.extend(edits);
            }
            None => {
                let message = format!(
                    "\"{}\" is not the number of a start; the array is used as it stands.",
                    setting.value.trim()
                );
                builder.settings.report(Severity::Error, "def.number", message, None, setting.value_place.clone());
            }
        }
    }
    builder.variant.shuffle = Some(res);
}

/// Whether the definition has arrays; what is wrong with them is reported.
fn arrays(builder: &mut Builder<'_>, start: Option<&definition::Setting>) -> bool {
    let settings: Vec<_> = builder.settings.all("array").collect();
    let whole: Vec<Array<'_>> = settings.iter().filter_map(|it| Array::of(it)).collect();
    for it in settings.iter().filter(|it| Array::of(it).is_none()) {
        let message = "array is written name:position; the line is ignored.".into();
        builder.settings.report(Severity::Error, "def.value", message, None, it.value_place.clone());
    }
    let known =
        |text: &str| whole.iter().any(|it| it.name == text) || text.parse::<usize>().is_ok_and(|it| it < whole.len());
    if let Some(it) = start.filter(|it| !whole.is_empty() && !known(it.value.trim())) {
        let message = format!("\"{}\" is no array; the first one is used.", it.value.trim());
        let names: Vec<String> = whole.iter().map(|it| it.name.to_owned()).collect();
        let hint = Some(format!("It may be {}.", list(&names, "or")));
        builder.settings.report(Severity::Error, "def.value", message, hint, it.value_place.clone());
    }
    !whole.is_empty()
}

/// What stands where at the start, by square.
fn array(builder: &Builder<'_>) -> Box<[Occupant]> {
    let mut res = vec![Occupant::EMPTY; builder.variant.movement.topology.len()].into_boxed_slice();
    for it in &builder.variant.setup.edits {
        if let Edit::Put(sq, content) = it {
            res[sq.index()] = *content;
        }
    }
    res
}

/// The groups of a value. Unknown IDs are reported once.
fn read(builder: &mut Builder<'_>, setting: &definition::Setting, side: Player) -> Vec<(Vec<Spread>, Place)> {
    let mut ids: Vec<(&str, usize)> = builder
        .definition()
        .pieces
        .iter()
        .take(builder.n_types)
        .enumerate()
        .map(|(idx, it)| (it.id.as_str(), idx + 1))
        .collect();
    sort::by_key(&mut ids, |(id, number)| (std::cmp::Reverse(id.len()), *number));
    let mut res = Vec::new();
    let mut start = 0;
    for text in setting.value.split(',') {
        let place = setting.place_in(definition::Span::new(start, start + text.len()));
        let mut spreads: Vec<Spread> = Vec::new();
        let (mut at, mut shades, mut pairs) = (0, false, false);
        while let Some(next) = text[at..].chars().next() {
            let found = ids.iter().find(|(id, _)| !id.is_empty() && text[at..].starts_with(id));
            match (found, next) {
                (Some((id, number)), _) => {
                    spreads.push(Spread { kind: TypeId(*number as u8), shades, pairs });
                    at += id.len();
                    (shades, pairs) = (false, false);
                }
                (None, '!') => (shades, at) = (true, at + 1),
                (None, ':') => (pairs, at) = (true, at + 1),
                (None, _) => {
                    if !next.is_whitespace() && side == Player::White {
                        let message = format!("No piece has an ID that begins with \"{next}\"; it is left out.");
                        builder.settings.report(Severity::Warning, "def.shuffle", message, None, place.clone());
                    }
                    at += next.len_utf8();
                }
            }
        }
        res.push((spreads, place));
        start += text.len() + 1;
    }
    res
}

/// A castling royal whose two partners stand at both ends of its rank.
fn between_two(builder: &Builder<'_>, squares: &[Sq], kinds: &[TypeId]) -> Option<(TypeId, TypeId)> {
    let topology = &builder.variant.movement.topology;
    let of = |kind: TypeId| squares.iter().zip(kinds).filter(move |it| *it.1 == kind).map(|it| *it.0);
    let castles = |kind: &TypeId| !builder.variant.movement.programs[0][kind.index()].castles.is_empty();
    let royal = kinds.iter().copied().find(|it| builder.variant.royal.has(*it) && castles(it))?;
    let rank = topology.rank(of(royal).next()?);
    let mut row = topology.squares().filter(|it| topology.rank(*it) == rank);
    let first = row.next()?;
    let ends = [first, row.last()?];
    let partner = kinds.iter().copied().find(|it| of(*it).eq(ends))?;
    Some((royal, partner))
}

/// Says which pieces change places before the game.
pub fn words(words: &mut Words<'_>) {
    let settings: Vec<_> = words.builder.settings.all("array").collect();
    let names: Vec<String> = settings.iter().filter_map(|it| Array::of(it)).map(|it| it.name.to_owned()).collect();
    if !names.is_empty() {
        let start = words.builder.settings.last("start").map_or("", |it| it.value.trim());
        let numbered = || start.parse::<usize>().ok().and_then(|it| names.get(it));
        let here = names.iter().find(|it| *it == start).or_else(numbered).unwrap_or(&names[0]);
        words.say(Topic::Start, format!("One of these set-ups is chosen: {}. Here it is {here}.", list(&names, "or")));
        return;
    }
    let Some(setting) = words.builder.settings.last("shuffle") else { return };
    let ids = |group: &str| {
        let mut res = Vec::new();
        let (mut shades, mut pairs) = (Vec::new(), Vec::new());
        let numbered: Vec<TypeId> = words.builder.kinds().collect();
        let mut left = group.trim();
        while let Some(first) = left.chars().next() {
            let (mark, rest) = if matches!(first, '!' | ':') { (first, &left[1..]) } else { (' ', left) };
            let kind = numbered.iter().filter(|it| rest.starts_with(&words.builder.variant.types[it.index()].id));
            let Some(kind) = kind.max_by_key(|it| words.builder.variant.types[it.index()].id.len()) else {
                left = &left[first.len_utf8()..];
                continue;
            };
            let name = plural(&words.name(*kind));
            left = &rest[words.builder.variant.types[kind.index()].id.len()..];
            match mark {
                '!' => shades.push(name.clone()),
                ':' => pairs.push(name.clone()),
                _ => {}
            }
            res.push(name);
        }
        (res, shades, pairs)
    };
    let groups: Vec<_> = setting.value.split(',').map(ids).filter(|it| !it.0.is_empty()).collect();
    for (names, shades, pairs) in groups {
        words.say(Topic::Start, format!("Before the game the {} change places at random.", list(&names, "and")));
        if !shades.is_empty() {
            words.say(Topic::Start, format!("The {} stand on both shades.", list(&shades, "and")));
        }
        if !pairs.is_empty() {
            words.say(Topic::Start, format!("The {} stand in pairs left and right.", list(&pairs, "and")));
        }
    }
    if let Some(it) = words.builder.settings.last("start") {
        words.say(Topic::Start, format!("This game begins from start number {}.", it.value.trim()));
    }
}
