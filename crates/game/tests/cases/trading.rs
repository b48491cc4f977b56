//! Trades that are refused, in positions of published definitions.

use std::collections::BTreeSet;

use engine::ids::TypeId;
use engine::moves::patch::Edit;
use serde_json::Value;

use crate::common::{beside, compile, legal, square};
use crate::published::position;
use crate::trials::Trials;

/// Adds the comparison as one trial.
pub(crate) fn add(trials: &mut Trials) {
    trials.add("oracles/trades", published_lions);
}

fn published_lions() {
    let text = beside("oracles/diagrams.json");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let (mut n, mut forbidden, mut bad) = (0, 0, Vec::new());
    for definition in data["definitions"].as_array().expect("definitions") {
        let file = definition["file"].as_str().expect("a name");
        let text = beside(&format!("corpus/{file}"));
        if !text.contains("counterStrike=") {
            continue;
        }
        // The lists do not ask for the safety of royals.
        let variant = compile(&(text + "\ncheckRule=0\n"));
        let lion = variant.carried.named_facts.iter().find(|it| it.name == "lion").expect("captures are remembered");
        for entry in definition["positions"].as_array().expect("positions") {
            n += 1;
            let mut position = position(&variant, entry);
            if let Some(it) = entry["counter_strike"]["captured_by_last_move_on"].as_str() {
                position.set_up(Edit::Fact(lion.fact, i32::from(square(&variant, it).0)));
            }
            let moves = legal(&variant, &mut position);
            let name = |it| variant.movement.topology.name(it);
            let key = |from: String, to: String, victims: BTreeSet<String>, becomes: u64| (from, to, victims, becomes);
            let ours: BTreeSet<_> = (0..moves.len())
                .map(|idx| {
                    let item = moves.item(idx);
                    let victims =
                        moves.victims(idx).iter().filter(|it| !it.unloaded).map(|it| name(it.square)).collect();
                    let becomes = if item.becomes == item.kind { TypeId::NONE } else { item.becomes };
                    key(name(item.from), name(item.to), victims, u64::from(becomes.0))
                })
                .collect();
            let listed = entry["moves"].as_array().expect("moves");
            let (refused, allowed): (Vec<_>, Vec<_>) =
                listed.iter().partition(|it| it["forbidden"].as_bool() == Some(true));
            forbidden += refused.len();
            let theirs: BTreeSet<_> = allowed
                .iter()
                .map(|it| {
                    let text = |key: &str| it[key].as_str().expect("a square").to_owned();
                    let victims = it["victims"].as_array().into_iter().flatten().filter_map(Value::as_str);
                    key(
                        text("from"),
                        text("to"),
                        victims.map(str::to_owned).collect(),
                        it["promo"].as_u64().unwrap_or(0),
                    )
                })
                .collect();
            if ours != theirs {
                let missing: Vec<_> = theirs.difference(&ours).collect();
                let extra: Vec<_> = ours.difference(&theirs).collect();
                bad.push(format!("{file} {}: missing {missing:?}, extra {extra:?}", entry["name"]));
            }
        }
    }
    println!("{n} positions, {forbidden} refused moves");
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert!(forbidden > 0);
}
