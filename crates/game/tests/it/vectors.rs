//! The vectors of the move notation: all moves of one piece, against the list of `tests/vectors/xbetza.tsv`.

use std::collections::BTreeSet;

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;

use crate::common::{compile, moves_from, put, square, text};
use crate::effect::Effect;

/// The other pieces of a vector: `e5`, `e5=R`, `d8=king`.
struct Other<'a> {
    square: &'a str,
    moves: &'a str,
    royal: bool,
}

fn others(list: &str) -> Vec<Other<'_>> {
    list.split_whitespace()
        .map(|it| match it.split_once('=') {
            Some((square, "king")) => Other { square, moves: "", royal: true },
            Some((square, moves)) => Other { square, moves, royal: false },
            None => Other { square: it, moves: "", royal: false },
        })
        .collect()
}

/// The moves of a vector in the spelling of its last column.
fn spell(columns: &[&str]) -> BTreeSet<String> {
    let [_, xbetza, board, from, own, enemy, conditions, ..] = *columns else { panic!("{columns:?}") };
    let conditions: Vec<&str> = conditions.split(';').map(str::trim).collect();
    let board = match (board, board.split_once('×')) {
        ("", _) => "files=8\nranks=8\n".to_owned(),
        (_, Some((files, ranks))) => format!("files={files}\nranks={ranks}\n"),
        (shape, None) => format!("shape={shape}\n"),
    };
    let side = if conditions.contains(&"Black") { Player::Black } else { Player::White };
    let (own, enemy) = (others(own), others(enemy));
    // Type 1 is the tested piece, 2 the last mover of the opponent, then one type for each other piece.
    let last = conditions.iter().find_map(|it| it.strip_prefix("last ")).unwrap_or("");
    let mut text = format!("{board}symmetry=none\nmaxPromote=0\n");
    let at = |side: Player, square: &str| if side == Player::White { square.to_owned() } else { format!(",{square}") };
    text.push_str(&format!("piece:X:{xbetza}::{}\nstone:L:{last}::\n", at(side, from)));
    let mut royals = Vec::new();
    for (idx, (it, side)) in
        own.iter().map(|it| (it, side)).chain(enemy.iter().map(|it| (it, side.other()))).enumerate()
    {
        text.push_str(&format!("stone:S{idx}:{}::{}\n", it.moves, at(side, it.square)));
        if it.royal {
            royals.push((idx + 3).to_string());
        }
    }
    let royals = if royals.is_empty() { "0".into() } else { royals.join(",") };
    text.push_str(&format!("royal={royals}\n"));
    for hole in conditions.iter().filter_map(|it| it.strip_prefix("hole ")) {
        text.push_str(&format!("hole::::{hole}\n"));
    }
    let variant = compile(&text);
    let mut position = variant.start();
    position.set_turn(side);
    if conditions.contains(&"moved") {
        put(&variant, &mut position, side, TypeId(1), from, false);
    }
    for right in conditions.iter().filter_map(|it| it.strip_prefix("ep ")) {
        let (to, victim) = right.split_once('→').expect("a right");
        position.set_up(Edit::Right { square: square(&variant, to), victim: square(&variant, victim) });
    }
    if !last.is_empty() {
        let fact = variant.movement.last_mover.expect("the last mover is remembered");
        position.set_up(Edit::Fact(fact, 2));
    }
    let moves = moves_from(&variant, &position, square(&variant, from));
    (0..moves.len()).map(|it| Effect::of(&variant, &position, &moves, it).spelling()).collect()
}

#[test]
fn vectors_of_all_boards() {
    let all = text("tests/vectors/xbetza.tsv");
    let (mut n, mut bad) = (0, Vec::new());
    for line in all.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        n += 1;
        let expected: BTreeSet<String> =
            columns[7].split_whitespace().filter(|it| *it != "–").map(Into::into).collect();
        let ours = spell(&columns);
        if ours != expected {
            let missing: Vec<_> = expected.difference(&ours).collect();
            let extra: Vec<_> = ours.difference(&expected).collect();
            bad.push(format!("{} {}: missing {missing:?}, extra {extra:?}", columns[0], columns[1]));
        }
    }
    assert_eq!(n, 154);
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
