//! Fairy pieces against the lists of another implementation, where those data are at hand: single positions and small games.

use std::collections::BTreeSet;

use serde_json::Value;
use variant::draft::Turn;
use variant::game::Game;
use variant::ids::{Player, TypeId};
use variant::moves::{Moves, Step};
use variant::patch::Edit;
use variant::position::Position;
use variant::rules::Rules;

use crate::common::{beside, compile, folder, legal, put, repository, square};

/// What a list says of a move: from, to, squares emptied, ID of the new type, castling partner.
type Listed = (String, String, BTreeSet<String>, Option<String>, Option<String>);

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
fn listed(rules: &Rules, position: &Position, moves: &Moves, idx: usize, ids: &dyn Fn(TypeId) -> String) -> Listed {
    let name = |it| rules.movement.topology.name(it);
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

fn theirs(entry: &Value, promotion: &dyn Fn(&Value) -> Option<String>) -> BTreeSet<Listed> {
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
    let rules = game.rules().clone();
    let moves = game.current().moves.clone();
    let ids = |_| String::new();
    let wanted = (word(&entry["f"]), word(&entry["t"]), words(&entry["x"]));
    let found = (0..moves.len()).find(|idx| {
        let it = listed(&rules, game.position(), &moves, *idx, &ids);
        (Some(it.0), Some(it.1), it.2) == wanted
    });
    game.play_index(found.expect("the move before is legal"));
}

/// Examples whose list is not ours, and why.
const DIFFERENCES: &[(&str, &str)] =
    &[("D-LxL-protected-AT1-M0", "without minimumBridge the numbers are plain groups, whose members spare each other")];

#[test]
fn single_positions() {
    let Some(text) = beside("oracles/fairy/examples.json") else { return };
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let (mut n, mut bad) = (0, Vec::new());
    for example in data["examples"].as_array().expect("examples") {
        let id = example["id"].as_str().expect("an id");
        n += 1;
        let rules = std::sync::Arc::new(compile(&definition(example)));
        let mut position = rules.start();
        let before = example["after"].as_array().map_or(0, Vec::len);
        let white = (example["to_move"] == "w") == (before % 2 == 0);
        position.set_turn(if white { Player::White } else { Player::Black });
        let mut game = Game::from_position(rules.clone(), position, (0, 1));
        for it in example["after"].as_array().into_iter().flatten() {
            advance(&mut game, it);
        }
        let ids = |_: TypeId| String::new();
        let mut position = game.position().clone();
        let moves = legal(&rules, &mut position);
        let all = (0..moves.len()).map(|it| listed(&rules, &position, &moves, it, &ids));
        let ours: BTreeSet<Listed> = all
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

/// The definition of a small game: the orthodox array with another piece instead of the Knights.
fn small_game(data: &Value) -> (String, Vec<String>) {
    let table = data["pieces"].as_array().expect("pieces");
    let id = |it: &Value| it["id"].as_str().expect("an id").to_owned();
    let mut game = "files=8\nranks=8\npromoChoice=Q\nroyal=K\n".to_owned();
    let (mut lines, mut done) = (String::new(), Vec::new());
    for entry in table {
        let letter = id(entry);
        if done.contains(&letter) {
            continue;
        }
        let moves = if letter == "P" { "fmWfceFifmnD" } else { entry["xbetza"].as_str().unwrap_or("") };
        let pieces = data["start"]["pieces"].as_array().expect("pieces").iter();
        let own = pieces.filter(|it| it[2] == "w" && id(&table[it[1].as_u64().expect("an index") as usize]) == letter);
        let squares: Vec<&str> = own.filter_map(|it| it[0].as_str()).collect();
        lines.push_str(&format!("piece:{letter}:{moves}::{}\n{}", squares.join(","), keys(entry, &mut game)));
        done.push(letter);
    }
    (game + &lines, table.iter().map(id).collect())
}

fn set_up(rules: &Rules, ids: &[String], entry: &Value) -> Position {
    let mut res = rules.empty_position();
    for it in entry["pieces"].as_array().expect("pieces") {
        let id = &ids[it[1].as_u64().expect("an index") as usize];
        let side = if it[2] == "w" { Player::White } else { Player::Black };
        let kind = rules.type_by_id(id).expect("a type");
        put(rules, &mut res, side, kind, it[0].as_str().expect("a square"), it[3] == 0);
    }
    if let (Some(first), Some(to)) = (entry["ep"].as_str(), entry["last"]["t"].as_str()) {
        res.set_up(Edit::Right { square: square(rules, first), victim: square(rules, to) });
    }
    res.set_turn(if entry["turn"] == "w" { Player::White } else { Player::Black });
    res
}

/// The list as it should be: without the moves that defects of the other implementation let through.
fn corrected(
    entry: &Value,
    mut listed: BTreeSet<Listed>,
    promotion: &dyn Fn(&Value) -> Option<String>,
) -> BTreeSet<Listed> {
    let mark = &entry["differs_from_king_safety_only"];
    if mark["expect"] != "king-safety" {
        return listed;
    }
    let set = |key: &str| {
        let moves = mark[key].as_array().cloned().unwrap_or_default();
        theirs(&serde_json::json!({ "moves": moves }), promotion)
    };
    for it in set("listed_but_not_royal_safe") {
        listed.remove(&it);
    }
    listed.extend(set("royal_safe_but_not_listed"));
    listed
}

#[test]
fn one_new_piece() {
    let files = folder(&repository().join("../shared/oracles/fairy/one-piece"), "json");
    if files.is_empty() {
        println!("skipped: the lists are not at hand");
        return;
    }
    let (mut n, mut bad) = (0, Vec::new());
    for (name, text) in &files {
        let data: Value = serde_json::from_str(text).expect("JSON");
        let (definition, ids) = small_game(&data);
        let rules = compile(&definition);
        let promotion = |it: &Value| {
            let becomes = &ids[it["pr"].as_u64()? as usize];
            (becomes == "Q").then(|| becomes.clone())
        };
        let id = |it: TypeId| rules.types[it.index()].id.clone();
        for entry in data["positions"].as_array().expect("positions") {
            n += 1;
            let mut position = set_up(&rules, &ids, entry);
            let moves = legal(&rules, &mut position);
            // A list says nothing of promotion where a victim stood elsewhere.
            let plain = |mut it: Listed| {
                if it.2.iter().any(|square| *square != it.1) {
                    it.3 = None;
                }
                it
            };
            // With us a royal cannot be left where a burner reaches it, there it can.
            let takes_royal = |it: &usize| moves.victims(*it).iter().any(|it| rules.royal.has(it.piece.kind()));
            let royal_there =
                |it: &Listed| it.2.iter().any(|name| rules.royal.has(position.at(square(&rules, name)).kind()));
            let ours: BTreeSet<Listed> = (0..moves.len())
                .filter(|it| !takes_royal(it))
                .map(|it| plain(listed(&rules, &position, &moves, it, &id)))
                .collect();
            let finished = entry["finished"].as_bool() == Some(true) && !ours.is_empty();
            let listed = corrected(entry, theirs(entry, &promotion), &promotion).into_iter();
            let listed: BTreeSet<Listed> = listed.filter(|it| !royal_there(it)).map(plain).collect();
            if ours != listed && !finished {
                let missing: Vec<_> = listed.difference(&ours).collect();
                let extra: Vec<_> = ours.difference(&listed).collect();
                bad.push(format!("{name} {}: missing {missing:?}\n  extra {extra:?}", entry["fen"]));
            }
        }
        let counts = data.get("perft_by_our_rules").filter(|it| it.is_array()).unwrap_or(&data["perft"]);
        for (depth, count) in (1..=2).zip(counts.as_array().expect("counts")) {
            let ours = variant::perft::perft(&rules, &mut rules.start(), depth);
            if Some(ours) != count.as_u64() {
                bad.push(format!("{name}: {ours} at depth {depth}, not {count}"));
            }
        }
    }
    println!("{n} positions of {} games", files.len());
    assert!(bad.is_empty(), "{} differ\n{}", bad.len(), bad.join("\n"));
}
