//! Positions about drops, gating and placement, with the legal moves another program gives. Its marked deviations are corrected.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde_json::Value;

use engine::variant::Variant;
use game::game::Game;
use game::notation::{fen, uci};

use crate::common::{beside, compile, text};
use crate::trials::Trials;

/// The definition of a variant of the file. One game of the file has other letters than ours.
fn definition(variant: &str) -> String {
    let res = text(&format!("tests/diagrams/{variant}.txt"));
    if variant == "yarishogi" { res.replace("yari rook:R:", "yari rook:L:") } else { res }
}

fn words(value: &Value) -> BTreeSet<String> {
    match value {
        Value::String(it) => it.split_whitespace().map(str::to_owned).collect(),
        Value::Array(it) => it.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
        _ => BTreeSet::new(),
    }
}

/// The legal moves after some moves from a position.
fn uci_after(variant: &Arc<Variant>, start: &str, played: &[String]) -> BTreeSet<String> {
    let read = fen::read(variant, start).unwrap_or_else(|it| panic!("{start}: {it}"));
    let mut game = Game::from_position(variant.clone(), read.position, (read.half, read.full));
    let all = |game: &Game| -> Vec<String> {
        let moves = &game.current().moves;
        (0..moves.len()).map(|it| uci::write(variant, game.position(), moves, it)).collect()
    };
    for text in played {
        let idx = all(&game).iter().position(|it| it == text);
        game.play_index(idx.unwrap_or_else(|| panic!("{text} is no move after {start}")));
    }
    all(&game).into_iter().collect()
}

/// Adds the comparison as one trial.
pub(crate) fn add(trials: &mut Trials) {
    trials.add("oracles/drops", drops_agree_with_the_positions_of_another_program);
}

fn drops_agree_with_the_positions_of_another_program() {
    let file = beside("oracles/drops.json");
    let file: Value = serde_json::from_str(&file).expect("JSON");
    let list = file.as_array().or_else(|| file["positions"].as_array()).expect("a list of positions");
    assert!(list.len() >= 25, "the file is whole");
    let mut bad = Vec::new();
    for it in list {
        let id = it["id"].as_str().expect("an id");
        let variant = Arc::new(compile(&definition(it["variant"].as_str().expect("a variant"))));
        let mut wanted = words(&it["drop_moves"]);
        wanted.extend(words(&it["other_moves"]));
        for wrong in words(&it["deviates"]["not_legal"]) {
            wanted.remove(&wrong);
        }
        let played: Vec<String> = match &it["moves"] {
            Value::Array(it) => it.iter().filter_map(Value::as_str).map(str::to_owned).collect(),
            other => words(other).into_iter().collect(),
        };
        let found = uci_after(&variant, it["fen"].as_str().expect("a position"), &played);
        if found != wanted {
            let missing: Vec<_> = wanted.difference(&found).collect();
            let extra: Vec<_> = found.difference(&wanted).collect();
            bad.push(format!("{id}: missing {missing:?}, extra {extra:?}"));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
