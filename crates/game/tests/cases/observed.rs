//! Moves of single pieces against what the Interactive Diagram was seen to do.

use std::collections::{BTreeMap, BTreeSet};

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use serde_json::Value;

use crate::common::{beside, compile, moves_from, put, square};
use crate::effect::Effect;
use crate::trials::Trials;

fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

pub(crate) fn strings(value: &Value) -> Vec<String> {
    items(value).iter().map(|it| it.as_str().expect("a string").to_owned()).collect()
}

/// A move of the data. `from`: the square of the tested piece, where the data do not say another.
pub(crate) fn effect(value: &Value, from: &str) -> Effect {
    let to = value["to"].as_str().expect("an end square").to_owned();
    let mut moved: Vec<(String, String)> = items(&value["moved"])
        .iter()
        .map(|it| (it["from"].as_str().expect("a square").into(), it["to"].as_str().expect("a square").into()))
        .collect();
    moved.sort();
    Effect {
        origin: from.to_owned(),
        from: value["from"].as_str().unwrap_or(from).to_owned(),
        to,
        victims: strings(&value["victims"]),
        moved,
        rights: strings(&value["rights"]).into_iter().collect(),
        becomes: value["promo"].as_u64().unwrap_or(0) as u8,
    }
}

/// A piece of a set-up.
struct Piece {
    side: Player,
    letter: String,
    square: String,
    virgin: bool,
}

/// By letter: moves, and whether the type is royal.
type Types = BTreeMap<String, (String, bool)>;

/// A type of the data: `"fW"`, `"K (royal)"`, or an object.
fn read_type((letter, value): (&String, &Value)) -> (String, (String, bool)) {
    let written = value.as_str().or(value["moves"].as_str()).expect("moves");
    let moves = written.strip_suffix(" (royal)").unwrap_or(written);
    let royal = moves != written || value["royal"].as_bool() == Some(true);
    (letter.clone(), (moves.to_owned(), royal))
}

/// The pieces beside the tested one, their types, and the holes.
fn setup(data: &Value, entry: &Value, black: bool) -> (Vec<Piece>, Types, Vec<String>) {
    let mut pieces = Vec::new();
    let mut push = |side: Player, letter: &str, square: &str| {
        let (square, virgin) = square.strip_suffix('+').map_or((square, true), |it| (it, false));
        pieces.push(Piece { side, letter: letter.to_owned(), square: square.to_owned(), virgin });
    };
    if let Some(position) = entry.get("position") {
        for (key, side) in [("white", Player::White), ("black", Player::Black)] {
            for it in strings(&position[key]) {
                let (letter, square) = it.split_at(1);
                push(side, letter, square);
            }
        }
        let types = position["types"].as_object().expect("types");
        return (pieces, types.iter().map(read_type).collect(), strings(&position["holes"]));
    }
    let setup = &data["setups"][entry["setup"].as_str().expect("a set-up")];
    let (files, ranks) = (setup["files"].as_u64().expect("files") as u8, setup["ranks"].as_u64().expect("ranks") as u8);
    for (key, side) in [("friends", Player::White), ("enemies", Player::Black)] {
        for (letter, squares) in setup[key].as_object().expect("pieces") {
            for it in strings(squares) {
                if black {
                    push(side.other(), letter, &turned(&it, files, ranks));
                } else {
                    push(side, letter, &it);
                }
            }
        }
    }
    let types = data["other_types"].as_object().expect("types");
    (pieces, types.iter().map(read_type).collect(), Vec::new())
}

/// The square after the board was turned by 180°.
fn turned(name: &str, files: u8, ranks: u8) -> String {
    let (file, rank) = name.split_at(1);
    let file = char::from(b'a' + files - 1 - (file.as_bytes()[0] - b'a'));
    format!("{file}{}", ranks + 1 - rank.parse::<u8>().expect("a rank"))
}

/// All moves of the tested piece of an entry.
fn ours(data: &Value, entry: &Value) -> BTreeSet<Effect> {
    let black = entry["black"].as_bool().unwrap_or(false);
    let side = if black { Player::Black } else { Player::White };
    let (files, ranks) = entry["board"].as_str().expect("a board").split_once('x').expect("a size");
    let from = entry["square"].as_str().expect("a square");
    let (pieces, types, holes) = setup(data, entry, black);
    let letters: Vec<&String> = types.keys().collect();
    let kind = |letter: &str| TypeId(letters.iter().position(|it| *it == letter).expect("a type") as u8 + 2);
    let mut text = format!("files={files}\nranks={ranks}\nsymmetry=none\nmaxPromote=0\n");
    let at = |side: Player| {
        let own = pieces.iter().filter(move |it| it.side == side);
        own.map(|it| (it.letter.as_str(), it.square.as_str())).collect::<Vec<_>>()
    };
    let sides = [at(Player::White), at(Player::Black)];
    let line = |letter: &str| {
        let all = |idx: usize| {
            let own = sides[idx].iter().filter(|it| it.0 == letter).map(|it| it.1);
            let tested = (letter == "X" && idx == side.index()).then_some(from);
            own.chain(tested).collect::<Vec<_>>().join(",")
        };
        format!("{},,{}", all(0), all(1))
    };
    text.push_str(&format!("piece:X:{}::{}\n", entry["xbetza"].as_str().expect("moves"), line("X")));
    for (letter, (moves, _)) in &types {
        text.push_str(&format!("other:{letter}:{moves}::{}\n", line(letter)));
    }
    let royal_types = types.iter().filter(|it| it.1.1).map(|it| kind(it.0).0.to_string());
    let mut royals: Vec<String> = royal_types.collect();
    if entry["royal"].as_bool() == Some(true) {
        royals.push("1".into());
    }
    text.push_str(&format!("royal={}\n", if royals.is_empty() { "0".into() } else { royals.join(",") }));
    if !holes.is_empty() {
        text.push_str(&format!("hole::::{},,\n", holes.join(",")));
    }
    let variant = compile(&text);
    let mut position = variant.start();
    position.set_turn(side);
    for it in pieces.iter().filter(|it| !it.virgin) {
        put(&variant, &mut position, it.side, kind(&it.letter), &it.square, false);
    }
    if entry["virgin"].as_bool() == Some(false) {
        put(&variant, &mut position, side, TypeId(1), from, false);
    }
    let passing = &entry["position"]["en_passant"];
    for it in strings(&passing["squares"]) {
        let victim = passing["victim"].as_str().expect("a victim");
        position.set_up(Edit::Right { square: square(&variant, &it), victim: square(&variant, victim) });
    }
    if let (Some(letter), Some(fact)) = (entry["position"]["last_moved_type"].as_str(), variant.movement.last_mover) {
        position.set_up(Edit::Fact(fact, i32::from(kind(letter).0)));
    }
    effects(&variant, &position, from)
}

/// The effects of all pseudo-legal moves of the piece on a square.
pub(crate) fn effects(variant: &Variant, position: &Position, from: &str) -> BTreeSet<Effect> {
    let moves = moves_from(variant, position, square(variant, from));
    (0..moves.len()).map(|it| Effect::of(variant, position, &moves, it)).collect()
}

/// Where the data are right about that program and our specification says otherwise (sections of its page in brackets).
/// Entries that the data mark as suspect or inconsistent need no line here.
const DIFFERENCES: &[(&str, &str)] = &[
    ("vsN", "a pair, not two singles (5.2)"),
    ("svN", "a pair, not two singles (5.2)"),
    ("vfN", "two letters along the same line are two singles (5.2)"),
    ("gR3", "g lands directly behind the mount (6.2)"),
    ("innD", "every square of a lame leap's path gets a right, also sideways (6.3)"),
    ("inDD", "every square of a lame leap's path gets a right, also sideways (6.3)"),
    ("nnD", "every square of a lame leap's path gets a right, also sideways (6.3)"),
    ("ifmnDX", "every square of a lame leap's path gets a right, however long (6.3)"),
    ("jF", "range 1 is read as 2 (6.3)"),
    ("zR", "a crooked ride has no limit without a number (6.3)"),
    ("fzR", "a crooked ride has no limit without a number (6.3)"),
    ("mafsNN", "the next leg starts from every empty square of a ride of leaps (6.1)"),
    ("maDD", "the next leg starts from every empty square of a ride of leaps (6.1)"),
    ("maisD3", "the next leg starts from every empty square of a ride of leaps (6.1)"),
    ("pafNN", "p keeps the range of the following legs (6.1)"),
    ("gafNN", "g makes an unlimited range 1 (4)"),
    ("ppafR", "pp passes any number of pieces on a passing leg, too (6.1)"),
    ("pafsR2", "the range holds for every leg of a chain (4)"),
    ("cyafsF", "the range changes only where y was used (7)"),
    ("O", "without a range there is no castling (11)"),
    ("isO", "without a range there is no castling (11)"),
    ("opR", "a hop may go on across the joined edges (6.3)"),
    ("ocpR", "a hop may go on across the joined edges (6.3)"),
    ("vI", "of the direction letters only b means something on an imitator (12.1)"),
    ("udU", "any own piece may be swapped with (3.3)"),
];

/// Adds the comparison as one trial.
pub(crate) fn add(trials: &mut Trials) {
    trials.add("oracles/single pieces", single_pieces);
}

fn single_pieces() {
    let text = beside("oracles/xbetza_moves.json");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let (mut agree, mut doubtful, mut bad) = (0, 0, Vec::new());
    let mut met = BTreeSet::new();
    for entry in items(&data["entries"]) {
        let from = entry["square"].as_str().expect("a square");
        let ours = ours(&data, entry);
        let theirs: BTreeSet<Effect> = items(&entry["moves"]).iter().map(|it| effect(it, from)).collect();
        let xbetza = entry["xbetza"].as_str().expect("moves");
        if ours == theirs {
            agree += 1;
        } else if entry.get("suspect").is_some() || entry["check"] == "differ" {
            doubtful += 1;
        } else if let Some(it) = DIFFERENCES.iter().find(|it| it.0 == xbetza) {
            met.insert(it.0);
        } else {
            let extra: Vec<_> = ours.difference(&theirs).collect();
            let missing: Vec<_> = theirs.difference(&ours).collect();
            bad.push(format!("{entry}\n  extra {extra:?}\n  missing {missing:?}"));
        }
    }
    println!("{agree} entries agree, {doubtful} are doubtful, {} strings differ for a reason", met.len());
    assert!(bad.is_empty(), "{} entries differ\n{}", bad.len(), bad.join("\n"));
    assert!(agree > 1580, "only {agree} entries agree");
    let idle: Vec<_> = DIFFERENCES.iter().filter(|it| !met.contains(it.0)).collect();
    assert!(idle.is_empty(), "these do not differ: {idle:?}");
}
