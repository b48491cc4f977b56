//! Facts of a type and of a game as lines of JSON, and back.

use engine::ids::Player;
use facts::mating::Mating;
use facts::mobility::{Return, TypeFacts};
use game::notation::record::result_text;
use search::self_play::SelfPlayedGame;
use serde_json::{Value, json};

/// A type by its place in the definition, from 0.
pub(super) fn of_type(number: u64, it: &TypeFacts) -> Value {
    json!({ "type": {
        "number": number,
        "id": it.id,
        "name": it.name,
        "royal": it.royal,
        "value": it.value,
        "declared": it.declared,
        "mobility": rows(&it.mobility),
        "classes": it.classes,
        "classSize": it.class_size,
        "jumps": it.jumps,
        "returns": it.returns.name(),
        "mates": mates(&it.mates),
    } })
}

/// Mating by size of a board.
pub(super) fn mates(all: &[Mating]) -> Vec<Value> {
    let each = |it: &Mating| json!({ "size": it.size, "wins": it.wins, "positions": it.positions, "moves": it.moves });
    all.iter().map(each).collect()
}

fn to_mating(it: &Value) -> Mating {
    let number = |name: &str| it[name].as_u64().unwrap_or(0);
    Mating {
        size: number("size").min(255) as u8,
        wins: number("wins"),
        positions: number("positions"),
        moves: number("moves") as u32,
    }
}

/// Numbers by square: a text for each row, with a dash where no square is.
pub(super) fn rows(mobility: &[Vec<Option<u32>>]) -> Vec<String> {
    let number = |it: &Option<u32>| it.map_or_else(|| "-".to_owned(), |it| it.to_string());
    mobility.iter().map(|row| row.iter().map(number).collect::<Vec<_>>().join(" ")).collect()
}

/// A type from its line, or from its object among the facts.
pub(super) fn to_type(it: &Value) -> TypeFacts {
    let text = |name: &str| it[name].as_str().unwrap_or("").to_owned();
    let number = |name: &str| it[name].as_i64().unwrap_or(0);
    let flag = |name: &str| it[name].as_bool().unwrap_or(false);
    let row = |it: &Value| it.as_str().unwrap_or("").split(' ').map(|it| it.parse().ok()).collect();
    TypeFacts {
        id: text("id"),
        name: text("name"),
        royal: flag("royal"),
        value: number("value") as i32,
        declared: flag("declared"),
        mobility: it["mobility"].as_array().into_iter().flatten().map(row).collect(),
        classes: number("classes") as u32,
        class_size: number("classSize") as u32,
        jumps: flag("jumps"),
        returns: Return::NAMES
            .into_iter()
            .find(|known| it["returns"] == known.0)
            .map_or(Return::Never, |known| known.1),
        mates: it["mates"].as_array().into_iter().flatten().map(to_mating).collect(),
    }
}

/// A game by its number, from 1.
pub(super) fn of_game(it: &SelfPlayedGame) -> Value {
    json!({ "game": {
        "number": it.number,
        "result": result_text(it.winner),
        "ending": it.reason,
        "branching": it.branching,
        "most": it.most,
        "captures": it.captures,
        "mobility": it.mobility,
        "moves": it.moves.join(" "),
    } })
}

/// A game from its line.
pub(super) fn to_game(it: &Value) -> SelfPlayedGame {
    let number = |it: &Value| it.as_u64().unwrap_or(0);
    SelfPlayedGame {
        number: number(&it["number"]),
        winner: match it["result"].as_str() {
            Some("1-0") => Some(Player::White),
            Some("0-1") => Some(Player::Black),
            _ => None,
        },
        reason: it["ending"].as_str().unwrap_or("").to_owned(),
        branching: number(&it["branching"]),
        most: number(&it["most"]),
        captures: number(&it["captures"]),
        mobility: it["mobility"].as_array().into_iter().flatten().map(|it| [number(&it[0]), number(&it[1])]).collect(),
        moves: it["moves"].as_str().unwrap_or("").split_whitespace().map(str::to_owned).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_everything() {
        let kind = TypeFacts {
            id: "B".into(),
            name: "bishop".into(),
            value: 330,
            mobility: vec![vec![Some(7), None], vec![Some(13), Some(0)]],
            classes: 2,
            class_size: 32,
            returns: Return::Odd,
            mates: vec![Mating { size: 8, wins: 70, positions: 90, moves: 16 }],
            ..TypeFacts::default()
        };
        let line = of_type(3, &kind);
        assert_eq!(line["type"]["mobility"], json!(["7 -", "13 0"]));
        assert_eq!(to_type(&line["type"]), kind);
        let game = SelfPlayedGame {
            number: 7,
            winner: Some(Player::Black),
            reason: "mate".into(),
            branching: 84,
            most: 30,
            captures: 1,
            mobility: vec![[0, 0], [9, 4]],
            moves: ["f3", "e5", "g4", "Qh4#"].map(str::to_owned).to_vec(),
        };
        assert_eq!(to_game(&of_game(&game)["game"]), game);
    }
}
