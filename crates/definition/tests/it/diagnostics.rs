//! One example and one near miss for each code that this crate reports.

use catalogue::english;
use definition::Severity::{self, Error, Info, Warning};
use rules::read;

/// Code, severity, a text that has the problem, and one that nearly has.
const TABLE: &[(&str, Severity, &str, &str)] = &[
    ("def.line", Warning, "rook:::", "rook::::"),
    ("def.fields", Info, "rook:::::1:", "rook:::::1"),
    ("def.key-case", Info, "Files=9", "files=9"),
    ("def.repeat", Info, "files=9\nfiles=9", "files=9\nranks=9"),
    ("def.repeat", Info, "promoZone=1\npromoZone=1", "royal=1\nroyal=1"),
    ("def.repeat", Info, "rook::::\nmorph=\nmorph=", "rook::::\ncustom=\ncustom="),
    ("def.value", Error, "symmetry=Mirror", "symmetry=mirror"),
    ("def.value", Error, "borders=2", "borders=off"),
    ("def.value", Error, "shape=hexagon", "shape=square"),
    ("def.number", Error, "files=8.5", "files=8"),
    ("def.number", Error, "squareSize=-", "squareSize=40"),
    ("def.number", Error, "useMarkers=3", "useMarkers=2"),
    ("def.number", Error, "rook:::::1,", "rook:::::1,0"),
    ("def.size", Error, "files=27", "files=26"),
    ("def.size", Error, "ranks=37", "ranks=36"),
    ("def.size", Error, "ranks=0", "ranks=1"),
    ("def.colour", Error, "rimColor=#1234", "rimColor=#123"),
    ("def.url", Error, "rulePage=javascript:x", "rulePage=javascript/x"),
    ("def.square", Error, "rook::::a9", "rook::::a8"),
    ("def.square", Error, "hole::::a1\nrook::::a1", "rook::::a1\nhole::::a1"),
    ("def.overlap", Info, "rook::::a1\nking::::a8", "rook::::a1\nking::::b8"),
    ("def.empty", Warning, " \n", "king:K:K::e1"),
    ("def.fen", Warning, "8/8/8/8/8/8/8/8 w", "king:K:K::e1"),
    ("def.pgn", Warning, "1. e4 e5", "# 1. e4 e5"),
    ("def.prose", Warning, "White moves first.", "# White moves first."),
    ("def.no-move", Warning, "wazir::::", "wazir::W::"),
    ("def.no-piece", Error, "morph=\nrook::::", "rook::::\nmorph="),
    ("def.no-piece", Error, "ranking=1", "antiTrade=1"),
    ("def.unused", Info, "newClick=1", "noCounts=1"),
    ("def.unused", Info, "theme=sv", "theme=SV"),
    ("def.unused", Info, "shape=hex 5 flat\nfiles=8", "shape=hex 5 flat"),
    ("def.unused", Info, "shades=red", "shape=hex 3 flat\nshades=red"),
    ("def.value", Error, "shape=hex 14 flat", "shape=hex 13 flat"),
    ("def.value", Error, "shape=hex 0 pointy", "shape=hex 1 pointy"),
    ("def.value", Error, "shape=hex 6", "shape=hex 6 pointy"),
    ("def.value", Error, "shape=hex 6 flat flat", "shape=hex 6 flat"),
    ("def.value", Error, "shape=brick 8,8", "shape=brick 8,9"),
    ("def.value", Error, "shape=brick 8@1,8", "shape=brick 8@1,8@0"),
    ("def.value", Error, "shape=brick 8,7,x", "shape=brick 8,7,8"),
    ("def.value", Error, "shape=brick 8,7 pointy", "shape=brick 8,7 flat"),
    ("def.value", Error, "shape=brick 65,64 flat", "shape=brick 64,63 flat"),
    ("def.value", Error, "shape=brick 27@0,26@1,26@0", "shape=brick 24@0,25@1,24@0"),
    ("def.value", Error, "shape=brick 5@0,5@1\nsymmetry=mirror", "shape=brick 5@0,5@1\nsymmetry=rotate"),
    ("def.value", Error, "shape=hex 3 flat\nlabels=q q", "shape=hex 3 flat\nlabels=q r"),
    ("def.value", Error, "shape=hex 3 flat\nlabels=up q", "shape=hex 3 flat\nlabels=-q up"),
    ("def.value", Error, "shape=hex 3 flat\nletters=abcd", "shape=hex 3 flat\nletters=abcde"),
    ("def.value", Error, "shape=hex 3 flat\nletters=abcdd", "shape=hex 3 flat\nletters=vwxyz"),
    ("def.size", Error, "planes=9", "planes=8"),
    ("def.size", Error, "files=10\nplanes=7", "files=10\nplanes=6"),
    ("def.square", Error, "planes=2\nrook::::Ce1", "planes=3\nrook::::Ce1"),
    ("def.value", Error, "shape=hex 3 flat\ncellSkin=round", "shape=hex 3 flat\ncellSkin=brick"),
    ("def.value", Error, "shape=hex 3 flat\nshades=red,blue", "shape=hex 3 flat\nshades=red,blue,green"),
    ("def.colour", Error, "shape=hex 3 flat\nshades=red,blue,none()", "shape=hex 3 flat\nshades=red"),
    ("def.number", Error, "shadeShift=3", "shadeShift=2"),
    ("def.square", Error, "shape=hex 3 flat\nrook::::a4", "shape=hex 3 flat\nrook::::a3"),
    ("def.square", Error, "shape=hex 3 flat\nrook::::a1-d1", "shape=hex 3 flat\nrook::::a1-b2"),
    (
        "def.square",
        Error,
        "shape=brick 3,4,5\nsymmetry=rotate\nrook::::a1",
        "shape=brick 3,4,5,4,3\nsymmetry=rotate\nrook::::a1",
    ),
];

#[test]
fn every_code_has_an_example_and_a_near_miss() {
    for &(code, severity, bad, good) in TABLE {
        let found: Vec<_> = read(bad).1.into_iter().map(|it| (it.code, it.severity)).collect();
        assert_eq!(found, [(code, severity)], "{bad}");
        assert_eq!(read(good).1, [], "{good}");
    }
}

#[test]
fn messages_are_sentences() {
    for &(_, _, bad, _) in TABLE {
        for it in read(bad).1 {
            let told = english(&it.message);
            assert!(told.ends_with('.'), "{told}");
        }
    }
}
