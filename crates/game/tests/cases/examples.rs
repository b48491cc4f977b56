//! Fairy pieces in single positions against the lists of another implementation. Games are `games`.

use std::collections::BTreeSet;

use engine::ids::{Player, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use serde_json::Value;

use crate::common::{beside, compile, legal};
use crate::trials::Trials;

/// What a list says of a move: from, to, squares emptied, ID of the new type, castling partner.
type ListedMove = (String, String, BTreeSet<String>, Option<String>, Option<String>);

fn word(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}

fn words(value: &Value) -> BTreeSet<String> {
    value.as_array().into_iter().flatten().filter_map(word).collect()
}

/// The piece keys of a table entry as lines below its piece line; keys for the whole game go to `game`.
fn keys(entry: &Value, game: &mut String) -> String {
    let mut res = String::new();
    for (key, value) in entry["keys"].as_object().into_iter().flatten() {
        let Some(value) = value.as_str() else { continue };
        let line = format!("{key}={value}\n");
        if key == "neighbors" { game.push_str(&line) } else { res.push_str(&line) }
    }
    for key in ["ranking", "antiTrade"] {
        if let Some(it) = entry[key].as_i64() {
            res.push_str(&format!("{key}={it}\n"));
        }
    }
    res
}

/// A legal move in the words of the lists.
fn listed(
    variant: &Variant,
    position: &Position,
    moves: &Moves,
    idx: usize,
    ids: &dyn Fn(TypeId) -> String,
) -> ListedMove {
    let name = |it| variant.movement.topology.name(it);
    let item = moves.item(idx);
    let removed = moves.victims(idx).iter().filter(|it| !it.unloaded).map(|it| name(it.square)).collect();
    let becomes = (ids(item.becomes) != ids(item.kind)).then(|| ids(item.becomes));
    let partner = match (item.turn, moves.path(idx)) {
        (Turn::Castle, [_, Step::Square(it), ..]) => Some(name(*it)),
        _ => None,
    };
    assert!(!position.at(item.from).is_empty());
    (name(item.from), name(item.to), removed, becomes, partner)
}

fn theirs(entry: &Value, promotion: &dyn Fn(&Value) -> Option<String>) -> BTreeSet<ListedMove> {
    let moves = entry["moves"].as_array().expect("moves").iter();
    moves
        .map(|it| {
            let castle = word(&it["castle"]);
            let to = it["t"].as_str().expect("a square").to_owned();
            (it["f"].as_str().expect("a square").to_owned(), to, words(&it["x"]), promotion(it), castle)
        })
        .collect()
}

/// The definition of an example: one piece line per letter and, where they differ, side.
fn definition(example: &Value) -> String {
    let rows: Vec<&str> = example["board"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
    let (files, ranks) = (rows[0].len(), rows.len());
    let mut game = format!("files={files}\nranks={ranks}\nsymmetry=none\nmaxPromote=0\n");
    let (mut lines, mut royals, mut ids) = (String::new(), Vec::new(), Vec::new());
    let mut pieces: Vec<(String, Value)> = example["pieces"].as_object().expect("pieces").clone().into_iter().collect();
    // The index numbering of the rules counts these letters first.
    pieces.sort_by_key(|it| ("PRBLQ".find(&it.0).unwrap_or(9), it.0.clone()));
    for (letter, entry) in [("K", serde_json::json!({ "xbetza": "K", "royal": true })), ("P", serde_json::json!({}))] {
        let stands = rows.iter().any(|it| it.to_uppercase().contains(letter));
        if stands && !pieces.iter().any(|it| it.0 == letter) {
            pieces.push((letter.to_owned(), entry));
        }
    }
    for (letter, entry) in &pieces {
        let place = |side: Player| {
            let letter = if side == Player::White { letter.clone() } else { letter.to_lowercase() };
            let mut res = Vec::new();
            for (row, text) in rows.iter().enumerate() {
                for (file, it) in text.chars().enumerate().filter(|it| letter.starts_with(it.1)) {
                    let _ = it;
                    res.push(format!("{}{}", char::from(b'a' + file as u8), ranks - row));
                }
            }
            res.join(",")
        };
        let moves = entry["xbetza"].as_str().unwrap_or(if entry["keys"].is_object() { "" } else { "-" });
        let moves = if moves == "-" { "" } else { moves };
        let name = if entry["castles"].as_bool() == Some(true) { "rook" } else { "stone" };
        lines.push_str(&format!(
            "{name}:{letter}:{moves}::{},,{}\n{}",
            place(Player::White),
            place(Player::Black),
            keys(entry, &mut game)
        ));
        ids.push(letter.clone());
        if entry["royal"].as_bool() == Some(true) {
            royals.push(letter.clone());
        }
        if let Some(it) = entry["confine"].as_str() {
            game.push_str(&format!("enclose={letter}:{it}\n"));
        }
        if let Some(it) = entry["captureOnlyEntry"].as_str() {
            game.push_str(&format!("brouhaha={letter}:{}\n", it.replace(',', "+")));
        }
    }
    if let Some(it) = example["rules"]["minimumBridge"].as_i64() {
        game.push_str(&format!("minimumBridge={}\n", if it > 0 { it + 1 } else { it }));
    }
    game.push_str(&format!("royal={}\n", if royals.is_empty() { "0".into() } else { royals.join(",") }));
    game + &lines
}

/// Plays the move of a list that an example begins with.
fn advance(game: &mut Game, entry: &Value) {
    let variant = game.variant().clone();
    let moves = game.current().moves.clone();
    let ids = |_| String::new();
    let wanted = (word(&entry["f"]), word(&entry["t"]), words(&entry["x"]));
    let found = (0..moves.len()).find(|idx| {
        let it = listed(&variant, game.position(), &moves, *idx, &ids);
        (Some(it.0), Some(it.1), it.2) == wanted
    });
    game.play_index(found.expect("the move before is legal"));
}

/// Examples whose list is not ours, and why.
const DIFFERENCES: &[(&str, &str)] =
    &[("D-LxL-protected-AT1-M0", "without minimumBridge the numbers are plain groups, whose members spare each other")];

/// Adds the comparison as one trial.
pub(crate) fn add(trials: &mut Trials) {
    trials.add("oracles/fairy pieces", single_positions);
}

fn single_positions() {
    let text = beside("oracles/fairy/examples.json");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let (mut n, mut bad) = (0, Vec::new());
    for example in data["examples"].as_array().expect("examples") {
        let id = example["id"].as_str().expect("an id");
        n += 1;
        let variant = std::sync::Arc::new(compile(&definition(example)));
        let mut position = variant.start();
        let before = example["after"].as_array().map_or(0, Vec::len);
        let white = (example["to_move"] == "w") == (before % 2 == 0);
        position.set_turn(if white { Player::White } else { Player::Black });
        let mut game = Game::from_position(variant.clone(), position, (0, 1));
        for it in example["after"].as_array().into_iter().flatten() {
            advance(&mut game, it);
        }
        let ids = |_: TypeId| String::new();
        let mut position = game.position().clone();
        let moves = legal(&variant, &mut position);
        let all = (0..moves.len()).map(|it| listed(&variant, &position, &moves, it, &ids));
        let ours: BTreeSet<ListedMove> = all
            .filter(|it| example["moves_of"].as_str().is_none_or(|from| from == it.0))
            .filter(|it| match example["list"].as_str() {
                Some("captures only") => !it.2.is_empty(),
                Some("castlings only") => it.4.is_some(),
                _ => true,
            })
            .collect();
        let theirs = theirs(example, &|_| None);
        let differs = DIFFERENCES.iter().any(|it| it.0 == id);
        if (ours != theirs) != differs {
            let missing: Vec<_> = theirs.difference(&ours).collect();
            let extra: Vec<_> = ours.difference(&theirs).collect();
            bad.push(format!("{id}: missing {missing:?}\n  extra {extra:?}\n{}", definition(example)));
        }
    }
    println!("{n} positions");
    assert!(bad.is_empty(), "{} of {n} differ\n{}", bad.len(), bad.join("\n"));
}
