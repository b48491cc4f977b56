//! Positions of published definitions against what the Interactive Diagram was seen to do.

use std::collections::BTreeSet;

use engine::ids::{Player, Sq, TypeId};
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::variant::Variant;
use serde_json::Value;

use crate::common::{beside, compile, put, square};
use crate::effect::Effect;
use crate::observed::{effect, effects, strings};
use crate::trials::Trials;

/// The position of an entry: pieces by type number, hands, rights and the last mover.
pub(crate) fn position(variant: &Variant, entry: &Value) -> Position {
    let mut res = variant.empty_position();
    for (key, side) in [("white", Player::White), ("black", Player::Black)] {
        for (number, squares) in entry[key].as_object().expect("pieces") {
            let kind = TypeId(number.parse().expect("a number"));
            for it in strings(squares) {
                let (name, virgin) = it.strip_suffix('+').map_or((it.as_str(), true), |it| (it, false));
                put(variant, &mut res, side, kind, name, virgin);
            }
        }
        for (number, n) in entry["hand"][key].as_object().into_iter().flatten() {
            let kind = TypeId(number.parse().expect("a number"));
            res.set_up(Edit::Hand(side, kind, n.as_i64().expect("a count") as i8));
        }
    }
    let passing = &entry["en_passant"];
    for it in strings(&passing["squares"]) {
        // A royal that crossed squares may be taken there: with us such a move is not legal in the first place.
        if passing["victim_is_royal"].as_bool() != Some(true) {
            let victim = passing["victim"].as_str().expect("a victim");
            res.set_up(Edit::Right { square: square(variant, &it), victim: square(variant, victim) });
        }
    }
    if let (Some(number), Some(fact)) = (entry["last_moved_type"].as_i64(), variant.movement.last_mover) {
        res.set_up(Edit::Fact(fact, number as i32));
    }
    res
}

/// Moves that agree in all but the squares a royal must be safe on: file, from, to, and why ours hold.
const DIFFERENCES: &[(&str, &str, &str, &str)] = &[
    ("demo-10x8-lion-2017.txt", "f1", "i1", "the royal type is in hand, the castling piece is not royal"),
    ("demo-10x8-lion-2017.txt", "f1", "c1", "the royal type is in hand, the castling piece is not royal"),
    ("gigachess.txt", "h2", "f2", "a square that a royal leaps over counts also if a piece stands there"),
    ("gigachess.txt", "h2", "f4", "a square that a royal leaps over counts also if a piece stands there"),
];

/// Whether a move is in the table of differences and is among others if the squares of royals are left aside.
fn explained(file: &str, it: &Effect, others: &BTreeSet<Effect>) -> bool {
    let bare = |it: &Effect| Effect { rights: BTreeSet::new(), ..it.clone() };
    let listed = DIFFERENCES.iter().any(|row| (row.0, row.1, row.2) == (file, it.from.as_str(), it.to.as_str()));
    listed && others.iter().any(|other| bare(other) == bare(it))
}

/// Adds the comparison as one trial.
pub(crate) fn add(trials: &mut Trials) {
    trials.add("oracles/definitions", published_definitions);
}

fn published_definitions() {
    let text = beside("oracles/diagrams.json");
    let data: Value = serde_json::from_str(&text).expect("JSON");
    let (mut n, mut agree, mut differ, mut bad) = (0, 0, 0, Vec::new());
    for definition in data["definitions"].as_array().expect("definitions") {
        let file = definition["file"].as_str().expect("a name");
        let variant = compile(&beside(&format!("corpus/{file}")));
        for entry in definition["positions"].as_array().expect("positions") {
            n += 1;
            let position = position(&variant, entry);
            let theirs = entry["moves"].as_array().expect("moves").iter();
            let theirs: BTreeSet<Effect> =
                theirs.map(|it| effect(it, it["from"].as_str().expect("a square"))).collect();
            let squares: Vec<Sq> = position.pieces(Player::White).collect();
            let all =
                squares.into_iter().flat_map(|it| effects(&variant, &position, &variant.movement.topology.name(it)));
            let ours: BTreeSet<Effect> = all.collect();
            let extra: Vec<_> = ours.difference(&theirs).collect();
            let missing: Vec<_> = theirs.difference(&ours).collect();
            agree += theirs.len() - missing.len();
            differ += extra.len();
            let unexplained = extra.iter().any(|it| !explained(file, it, &theirs))
                || missing.iter().any(|it| !explained(file, it, &ours));
            if unexplained {
                bad.push(format!("{file} {}\n  extra {extra:?}\n  missing {missing:?}", entry["name"]));
            }
        }
    }
    println!("{agree} moves in {n} positions agree");
    assert!(bad.is_empty(), "{} positions differ\n{}", bad.len(), bad.join("\n"));
    assert_eq!((n, agree, differ), (80, 4828, DIFFERENCES.len()));
}
