//! Every graph of a fairy piece that has a name or a bend: by notation, by name and in words, from `tests/fairy/graphs.txt`.

use std::collections::BTreeSet;

use engine::variant::Variant;

use crate::common::{compile, legal, text};

/// The definition of a board with the lines of X put in.
fn definition(board: &str, lines: &str) -> String {
    let rows: Vec<&str> = board.split('/').collect();
    let (files, ranks) = (rows[0].len(), rows.len());
    let stands = |letter: char| {
        let squares = rows.iter().enumerate().flat_map(|(row, text)| {
            let here = text.chars().enumerate().filter(move |it| it.1 == letter);
            here.map(move |it| format!("{}{}", char::from(b'a' + it.0 as u8), ranks - row))
        });
        squares.collect::<Vec<_>>().join(",")
    };
    let (name, moves) = lines.split_once(':').expect("name and moves");
    let (moves, key) = moves.split_once('\n').unwrap_or((moves, ""));
    format!(
        "files={files}\nranks={ranks}\nmaxPromote=0\nroyal=K\n{name}:X:{moves}::{},,\n{key}\nstone:P:::{},,{}\npost:K:K::{},,{}\n",
        stands('X'),
        stands('P'),
        stands('p'),
        stands('K'),
        stands('k'),
    )
}

/// The legal moves from a square, with what is removed elsewhere or there.
fn moves(variant: &Variant, from: &str) -> BTreeSet<String> {
    let mut position = variant.start();
    let moves = legal(variant, &mut position);
    let name = |it| variant.movement.topology.name(it);
    let own = (0..moves.len()).filter(|it| name(moves.item(*it).from) == from);
    own.map(|it| {
        let victims: Vec<String> = moves.victims(it).iter().map(|it| name(it.square)).collect();
        let to = name(moves.item(it).to);
        if victims.is_empty() { to } else { format!("{to}{{{}}}", victims.join(",")) }
    })
    .collect()
}

#[test]
fn graphs_by_notation_by_name_and_in_words() {
    let all = text("tests/fairy/graphs.txt");
    let (mut n, mut n_names, mut bad) = (0, 0, Vec::new());
    for line in all.lines().filter(|it| !it.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [what, names, moves_text, board, from, expected, words] = columns[..] else { panic!("{line}") };
        n += 1;
        let expected: BTreeSet<String> = expected.split(' ').map(Into::into).collect();
        let written =
            if moves_text.contains('=') { format!("piece:\n{moves_text}") } else { format!("piece:{moves_text}") };
        let named = names.split(", ").filter(|it| !it.is_empty()).map(|it| format!("{it}:"));
        for lines in [written].into_iter().chain(named) {
            n_names += usize::from(lines.ends_with(':'));
            let variant = compile(&definition(board, &lines));
            let ours = moves(&variant, from);
            if ours != expected {
                let missing: Vec<_> = expected.difference(&ours).collect();
                let extra: Vec<_> = ours.difference(&expected).collect();
                bad.push(format!("{what}, {lines:?}: missing {missing:?}, extra {extra:?}"));
            }
        }
        if !words.is_empty() && xbetza::explain(&xbetza::parse(moves_text).0) != words {
            bad.push(format!("{what}: {}", xbetza::explain(&xbetza::parse(moves_text).0)));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
    assert_eq!((n, n_names), (53, 22));
}
