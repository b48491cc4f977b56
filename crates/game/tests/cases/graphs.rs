//! Every graph of a fairy piece that has a name or a bend: by notation, by name and in words, from `tests/fairy/graphs.txt`.

use std::collections::BTreeSet;

use engine::variant::Variant;

use crate::common::{compile, legal, text};
use crate::trials::Trials;

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

/// One way to give a piece its moves: the lines of X, the board, its square, and where it may go.
struct Graph {
    lines: String,
    board: String,
    from: String,
    expected: BTreeSet<String>,
}

fn run(graph: &Graph) -> Result<(), String> {
    let ours = moves(&compile(&definition(&graph.board, &graph.lines)), &graph.from);
    let missing: Vec<_> = graph.expected.difference(&ours).collect();
    let extra: Vec<_> = ours.difference(&graph.expected).collect();
    if missing.is_empty() && extra.is_empty() { Ok(()) } else { Err(format!("missing {missing:?}, extra {extra:?}")) }
}

/// Adds every graph by its notation, by each of its names, and in words.
pub(crate) fn add(trials: &mut Trials) {
    let all = text("tests/fairy/graphs.txt");
    let (mut n, mut n_names) = (0, 0);
    for line in all.lines().filter(|it| !it.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [what, names, moves, board, from, expected, words] = columns[..] else { panic!("{line}") };
        n += 1;
        let graph = |lines: String| Graph {
            lines,
            board: board.to_owned(),
            from: from.to_owned(),
            expected: expected.split(' ').map(Into::into).collect(),
        };
        let written = graph(if moves.contains('=') { format!("piece:\n{moves}") } else { format!("piece:{moves}") });
        trials.add(format!("graphs/{what}/{moves} on {from}"), move || run(&written));
        for name in names.split(", ").filter(|it| !it.is_empty()) {
            n_names += 1;
            let named = graph(format!("{name}:"));
            trials.add(format!("graphs/{what}/{name}"), move || run(&named));
        }
        if !words.is_empty() {
            let (moves, words) = (moves.to_owned(), words.to_owned());
            trials.add(format!("graphs/{what}/{moves} in words"), move || {
                assert_eq!(catalogue::english(&xbetza::explain(&xbetza::parse(&moves).0)), words);
            });
        }
    }
    assert_eq!((n, n_names), (53, 22), "every graph is read");
}
