//! The vectors of the move notation in `tests/vectors`: all moves of one piece, on squares and on hexagons.

use std::collections::BTreeSet;

use engine::ids::{Player, TypeId};
use engine::moves::patch::Edit;

use crate::common::{compile, hexagon_steps, moves_from, put, square, text};
use crate::effect::Effect;
use crate::trials::Trials;

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

/// The lines of a table, cut into columns.
fn table(name: &str) -> Vec<Vec<String>> {
    let all = text(&format!("tests/vectors/{name}.tsv"));
    all.lines().skip(1).map(|it| it.split('\t').map(str::to_owned).collect()).collect()
}

fn compare<T: Ord + std::fmt::Debug>(ours: &BTreeSet<T>, expected: &BTreeSet<T>) -> Result<(), String> {
    let missing: Vec<_> = expected.difference(ours).collect();
    let extra: Vec<_> = ours.difference(expected).collect();
    if missing.is_empty() && extra.is_empty() { Ok(()) } else { Err(format!("missing {missing:?}, extra {extra:?}")) }
}

fn vector(columns: &[String]) -> Result<(), String> {
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let expected = columns[7].split_whitespace().filter(|it| *it != "–").map(Into::into).collect();
    compare(&spell(&columns), &expected)
}

fn pair(text: &str) -> (i32, i32) {
    let (q, r) = text.split_once(',').expect("a pair");
    (q.parse().expect("a number"), r.parse().expect("a number"))
}

/// Black's moves are White's turned by half a turn.
fn letters(orientation: &str, moves: &str, cells: &str) -> Result<(), String> {
    let expected: BTreeSet<(i32, i32)> = cells.split(' ').map(pair).collect();
    compare(&hexagon_steps(orientation, moves, Player::White), &expected)?;
    let black = hexagon_steps(orientation, moves, Player::Black);
    compare(&black.into_iter().map(|it| (-it.0, -it.1)).collect(), &expected).map_err(|it| format!("Black: {it}"))
}

/// The twelve directions from twelve o'clock on, flat.
const HOURS: [(i32, i32); 12] =
    [(0, 1), (1, 1), (1, 0), (2, -1), (1, -1), (1, -2), (0, -1), (-1, -1), (-1, 0), (-2, 1), (-1, 1), (-1, 2)];

fn bends(second: &str, letters: &str, degrees: &str) -> Result<(), String> {
    let twelfths = degrees.split(' ').map(|it| it.parse::<i32>().expect("a number") / 30);
    let ends = twelfths.flat_map(|turn| {
        (0..12).step_by(2).map(move |hour| {
            let (a, b) = (HOURS[hour as usize], HOURS[(hour + turn).rem_euclid(12) as usize]);
            (a.0 + b.0, a.1 + b.1)
        })
    });
    // Back home is no move.
    let expected = ends.filter(|it| *it != (0, 0)).collect();
    let mut ours = hexagon_steps("flat", &format!("[mW-m{letters}{second}]"), Player::White);
    ours.remove(&(0, 0));
    compare(&ours, &expected)
}

/// Adds every line of the tables.
pub(crate) fn add(trials: &mut Trials) {
    let tables = ["xbetza", "hexagon-letters", "hexagon-bends"].map(table);
    assert_eq!(tables.each_ref().map(Vec::len), [166, 348, 38], "every line is read");
    let [vectors, all_letters, all_bends] = tables;
    for it in vectors {
        trials.add(format!("vectors/xbetza/{} {}", it[0], it[1]), move || vector(&it));
    }
    for it in all_letters {
        let moves = format!("{}{}", it[2], it[1]);
        trials.add(format!("vectors/hexagon-letters/{} {moves}", it[0]), move || letters(&it[0], &moves, &it[3]));
    }
    for it in all_bends {
        let second = if it[0] == "same" { "W" } else { "F" };
        trials.add(format!("vectors/hexagon-bends/{} {}", it[0], it[1]), move || bends(second, &it[1], &it[2]));
    }
}
