//! Cells of boards of hexagons against tables: names and coordinates, and where they are drawn.

use definition::Board;
use rules::read;

use crate::trials::Trials;

fn text(path: &str) -> String {
    let path = format!("{}/../../tests/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|it| panic!("{path}: {it}"))
}

fn board(text: &str) -> Board {
    let (definition, diagnostics) = read(text);
    assert_eq!(diagnostics, []);
    definition.board
}

fn cells_have_their_published_names(name: &str, cells: &str) {
    let board = read(&text(&format!("diagrams/{name}.txt"))).0.board;
    let hexes = board.hexes.as_ref().expect("hexagons");
    let written = |it| format!("{}={},{}", board.name(it), hexes.axial(it).q, hexes.axial(it).r);
    let ours: Vec<String> = hexes.letters().iter().flatten().map(|it| written(*it)).collect();
    assert_eq!(ours.join(" "), cells);
    assert!(hexes.squares().all(|it| board.square(&board.name(it)) == Some(it)));
}

fn point_is_in_its_cell(line: &str) {
    let columns: Vec<&str> = line.split('\t').collect();
    let [shape, labels, skin, what, x, y, name] = columns[..] else { panic!("{line}") };
    let board = board(&format!("shape={shape}\nlabels={labels}\ncellSkin={skin}"));
    let hexes = board.hexes.as_ref().expect("hexagons");
    let (x, y): (f64, f64) = (x.parse().expect("a number"), y.parse().expect("a number"));
    if what == "centre" {
        let (at_x, at_y) = hexes.centre(board.square(name).expect("a cell"));
        assert!((at_x - x).abs() < 0.0002 && (at_y - y).abs() < 0.0002, "{at_x} {at_y}");
    } else {
        assert_eq!(hexes.hit((x, y)).map_or(String::new(), |it| board.name(it)), name);
    }
}

/// Adds a trial for each line of the tables.
pub(crate) fn add(trials: &mut Trials) {
    for line in text("vectors/hexagon-cells.tsv").lines().skip(1) {
        let (name, cells) = line.split_once('\t').expect("two columns");
        let (name, cells) = (name.to_owned(), cells.to_owned());
        trials.add(format!("hexagon-cells/{name}"), move || cells_have_their_published_names(&name, &cells));
    }
    let places = text("vectors/hexagon-places.tsv");
    assert_eq!(places.lines().count(), 81, "every line is read");
    for (number, line) in (1..).zip(places.lines().skip(1)) {
        let line = line.to_owned();
        trials.add(format!("hexagon-places/{number:02}"), move || point_is_in_its_cell(&line));
    }
}
