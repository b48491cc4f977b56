//! Sentences for pieces of all kinds.

use catalogue::english;
use xbetza::{Grid, Models, NamedMoves, explain, explain_in, explain_on, parse};

#[track_caller]
fn check(cases: &[(&str, &str)]) {
    for (text, sentence) in cases {
        assert_eq!(english(&explain(&parse(text).0)), *sentence, "{text}");
    }
}

#[test]
fn named_pieces() {
    check(&[
        ("K", "moves or captures as a king"),
        ("Q", "moves or captures as a queen"),
        ("R", "moves or captures as a rook"),
        ("B", "moves or captures as a bishop"),
        ("N", "moves or captures as a knight"),
        ("BN", "moves or captures as a bishop or as a knight"),
        ("RN", "moves or captures as a rook or as a knight"),
        ("Q3", "moves or captures up to three squares in any direction"),
        ("R1", "moves or captures one square orthogonally"),
        ("WD", "moves or captures one square orthogonally or by jumping two squares orthogonally"),
        ("FA", "moves or captures one square diagonally or by jumping two squares diagonally"),
        (
            "NCZ",
            "moves or captures as a knight, by a leap of three squares and one to the side or by a leap of three squares and two to the side",
        ),
        (
            "KADGH",
            "moves or captures as a king, by jumping two squares diagonally, by jumping two squares orthogonally, by jumping three squares diagonally or by jumping three squares orthogonally",
        ),
    ]);
}

#[test]
fn pieces_that_a_game_lacks_are_not_named() {
    let none = |moves, grid| english(&explain_in(&parse(moves).0, grid, Models::of([], grid)));
    for (moves, on_squares, on_hexagons) in [
        ("K", "one square in any direction", "one cell over edges or corners"),
        ("Q", "any distance in any direction", "any distance over edges or corners"),
        ("R", "any distance along ranks and files", "any distance over edges"),
        ("B", "any distance diagonally", "any distance over corners"),
        (
            "N",
            "by a leap of two squares along a rank or file and one to the side",
            "by a leap of two cells and one to the side",
        ),
        (
            "NN",
            "by any number of leaps of two squares and one to the side in one direction",
            "by any number of leaps of two cells and one to the side in one direction",
        ),
    ] {
        assert_eq!(none(moves, Grid::Squares), format!("moves or captures {on_squares}"));
        assert_eq!(none(moves, Grid::FlatHexagons), format!("moves or captures {on_hexagons}"));
    }
}

#[test]
fn pieces_are_models_by_their_names_and_their_moves_together() {
    let piece = |name, moves| NamedMoves { name, moves };
    let of = |all: &[NamedMoves<'_>]| Models::of(all.iter().copied(), Grid::Squares);
    let says = |moves, models| english(&explain_in(&parse(moves).0, Grid::Squares, models));
    let chess = of(&[piece("Rook", "R"), piece("knight", "N"), piece("king", "KisO2"), piece("bishop", "mB")]);
    assert_eq!(says("RN", chess), "moves or captures as a rook or as a knight");
    assert_eq!(says("KB", chess), "moves or captures one square in any direction or any distance diagonally");
    assert_eq!(chess.but("unicorn"), chess);
    assert_eq!(chess.but("ROOK"), of(&[piece("knight", "N")]));
    // Who takes friends, too, moves in another way.
    assert_eq!(of(&[piece("rook", "mcdR"), piece("queen", "N"), piece("", "Q"), piece("knight", "")]), of(&[]));
}

#[test]
fn steps_and_slides() {
    check(&[
        ("fW", "moves or captures one square forward"),
        ("fsW", "moves or captures one square forward or sideways"),
        ("frW", "moves or captures one square forward or to the right"),
        ("vWsD", "moves or captures one square forward or back or by jumping two squares sideways"),
        ("W2-3", "moves or captures two to three squares orthogonally"),
        ("R0", "moves or captures as a rook"),
        ("W3-0", "moves or captures at least three squares orthogonally"),
        ("fF", "moves or captures one square diagonally forward"),
        ("frF", "moves or captures one square diagonally forward to the right"),
        ("rbfF", "moves or captures one square diagonally forward or diagonally back to the right"),
        ("sF", "moves or captures one square diagonally"),
        ("bsB", "moves or captures any distance diagonally back"),
        ("fK", "moves or captures one square forward"),
        ("frK", "moves or captures one square diagonally forward to the right"),
        ("fhK", "moves or captures one square forward or diagonally forward"),
        (
            "flbrvvssQ",
            "moves or captures any distance orthogonally, diagonally forward to the left or diagonally back to the right",
        ),
        ("K2", "moves or captures up to two squares in any direction"),
        ("F2", "moves or captures up to two squares diagonally"),
    ]);
}

#[test]
fn leaps() {
    check(&[
        ("D", "moves or captures by jumping two squares orthogonally"),
        ("A", "moves or captures by jumping two squares diagonally"),
        ("H", "moves or captures by jumping three squares orthogonally"),
        ("G", "moves or captures by jumping three squares diagonally"),
        ("L", "moves or captures by a leap of three squares and one to the side"),
        ("J", "moves or captures by a leap of three squares and two to the side"),
        (
            "WXFX",
            "moves or captures by jumping four squares orthogonally or by a leap of four squares and one to the side",
        ),
        (
            "NYFY",
            "moves or captures by a leap of four squares and three to the side or by jumping three squares diagonally",
        ),
        ("ZY", "moves or captures by a leap of five squares and four to the side"),
        ("fN", "moves or captures by a leap of two squares forward and one to either side"),
        ("fsN", "moves or captures by a leap of two squares to either side and one forward"),
        ("frN", "moves or captures by a leap of two squares to the right and one forward"),
        ("rfN", "moves or captures by a leap of two squares forward and one to the right"),
        (
            "fhN",
            "moves or captures by a leap of two squares forward and one to either side or two squares to either side and one forward",
        ),
        (
            "hrN",
            "moves or captures by a leap of two squares forward and one to the right, two squares back and one to the left, two squares to the left and one forward or two squares to the right and one back",
        ),
        ("bN", "moves or captures by a leap of two squares back and one to either side"),
    ]);
}

#[test]
fn riders() {
    check(&[
        ("NN", "moves or captures by any number of knight leaps in one direction"),
        ("N2", "moves or captures by up to two knight leaps in one direction"),
        ("DD", "moves or captures by any number of leaps of two squares orthogonally"),
        ("qN", "moves or captures by up to seven knight leaps, turning by about 45° after each, always the same way"),
        (
            "zB",
            "moves or captures by any number of steps, the first of them diagonally, turning by 90° after each, alternately left and right",
        ),
        (
            "qW",
            "moves or captures by up to seven steps, the first of them orthogonally, turning by 45° after each, always the same way",
        ),
        (
            "zfrN3",
            "moves or captures by up to three knight leaps, the first of them two squares to the right and one forward, turning by 90° after each, alternately left and right",
        ),
    ]);
}

#[test]
fn pawns() {
    check(&[
        (
            "fmWfceFifmnD",
            "moves one square forward without capturing, or captures one square diagonally forward (also en passant), or moves exactly two squares forward over empty squares without capturing, and can then be captured en passant on the squares it passed, first move only",
        ),
        (
            "fmWfceFfmnnD",
            "moves one square forward without capturing, or captures one square diagonally forward (also en passant), or moves exactly two squares forward over empty squares without capturing, and can then be captured en passant on the squares it passed",
        ),
        (
            "fceFifmnDifmnHfmW",
            "captures one square diagonally forward (also en passant), or moves exactly two squares forward over empty squares or exactly three squares forward over empty squares without capturing, and can then be captured en passant on the squares it passed, first move only; or moves one square forward without capturing",
        ),
        (
            "fmFcafmFimfD",
            "moves one square diagonally forward without capturing, or captures an enemy one square diagonally, then moves one square straight on without capturing; or jumps two squares forward without capturing, first move only",
        ),
        (
            "fmW*",
            "moves up to the middle of the board (but always at least one square) forward without capturing, and can then be captured en passant on the squares it passed",
        ),
        (
            "KfmnnD",
            "moves or captures as a king, or moves exactly two squares forward over empty squares without capturing, and can then be captured en passant on the squares it passed",
        ),
    ]);
}

#[test]
fn modalities() {
    check(&[
        ("mW", "moves one square orthogonally without capturing"),
        ("cW", "captures one square orthogonally"),
        ("dW", "captures a friend one square orthogonally"),
        ("mcdW", "moves or captures an enemy or a friend one square orthogonally"),
        ("kR", "captures an enemy royal piece as a rook"),
        (
            "fkRfkBK",
            "captures an enemy royal piece any distance forward or any distance diagonally forward, or moves or captures as a king",
        ),
        ("tR", "moves or captures as a rook, but never captures a royal piece"),
        ("dU", "captures a friend on any square of the board"),
        ("U", "moves or captures on any square of the board"),
        ("cekdmK", "moves or captures an enemy or a friend as a king (also en passant)"),
    ]);
}

#[test]
fn hoppers() {
    check(&[
        (
            "mRcpR",
            "moves as a rook without capturing, or captures as a rook, jumping over exactly one piece on the way",
        ),
        ("gQ", "moves or captures as a queen, jumping over the first piece met and landing right behind it"),
        ("pR", "moves or captures as a rook, jumping over exactly one piece on the way"),
        ("pW", "moves or captures two squares orthogonally, jumping over the piece between"),
        ("cppR", "captures as a rook, jumping over any number of pieces on the way"),
        ("gA", "moves or captures four squares diagonally, jumping over a piece halfway"),
        ("pN", "moves or captures to twice the distance of a knight leap, over a piece halfway"),
    ]);
}

#[test]
fn powers() {
    check(&[
        ("nD", "moves or captures exactly two squares orthogonally over empty squares"),
        (
            "nN",
            "moves or captures as a knight, but only if the squares on the way (first straight, then diagonally) are empty",
        ),
        (
            "nAA",
            "moves or captures by any number of leaps of two squares diagonally, each leap only if the squares on the way are empty",
        ),
        ("nwH", "moves or captures exactly three squares orthogonally over empty squares and friends"),
        ("nR", "moves or captures as a rook, and can then be captured en passant on the squares it passed"),
        ("jD", "moves or captures by jumping two squares orthogonally, but only over at least one piece on the way"),
        ("jR", "moves or captures at least two squares orthogonally, skipping the first square whatever stands on it"),
        ("jR3", "moves or captures two to three squares orthogonally, skipping the first square whatever stands on it"),
        ("jW", "moves or captures exactly two squares orthogonally, skipping the first square whatever stands on it"),
        ("wjA", "moves or captures by jumping two squares diagonally, but only over at least one friend on the way"),
        ("oR", "moves or captures as a rook, the left and right edges being joined"),
        ("ooF", "moves or captures one square diagonally, all opposite edges being joined"),
        ("wR", "moves or captures as a rook, passing over friends on the way"),
        ("mwwR", "moves as a rook without capturing, passing over any pieces on the way"),
        (
            "i'W",
            "moves or captures one square orthogonally, exempt from the rules that change or stop the piece by square or by victim, first move only",
        ),
        (
            "KimAimDimN",
            "moves or captures as a king, or moves by jumping two squares diagonally, by jumping two squares orthogonally or as a knight without capturing, first move only",
        ),
    ]);
}

#[test]
fn special_moves() {
    check(&[
        (
            "KisO2",
            "moves or captures as a king, or castles two squares to either side with the nearest piece there on its rank (an unmoved rook, or any unmoved piece at the end of it), first move only",
        ),
        (
            "KisjO2",
            "moves or captures as a king, or castles two squares to either side with the unmoved piece one square inside the end of its rank, first move only",
        ),
        (
            "lO3",
            "castles three squares to the left with the nearest piece there on its rank (an unmoved rook, or any unmoved piece at the end of it)",
        ),
        ("I", "makes the moves and captures of the kind of piece that the opponent moved last"),
        ("bI", "makes the moves and captures of the kind of piece that the opponent moved last, turned around"),
        (
            "mcdI",
            "makes the moves without capture, captures or captures of friends of the kind of piece that the opponent moved last",
        ),
        ("xK", "borrows the moves of a friend found one square in any direction"),
        ("udQ", "changes places with a friend any distance in any direction"),
        ("ucK", "changes places with an enemy one square in any direction"),
        ("ueF", "captures en passant (putting the captured piece where it started) one square diagonally"),
        ("O", "does not move"),
        ("@", "does not move"),
    ]);
}

#[test]
fn area_moves() {
    check(&[
        (
            "mK~2",
            "moves by a walk of up to two steps through empty squares, turning freely, each step one square in any direction without capturing",
        ),
        (
            "mwK~2",
            "moves by a walk of up to two steps through empty squares and friends, turning freely, each step one square in any direction without capturing",
        ),
        (
            "W~3",
            "moves or captures by a walk of up to three steps through empty squares, turning freely, each step one square orthogonally",
        ),
        (
            "N~3",
            "moves or captures by a walk of up to three steps through empty squares, turning freely, each step by a knight leap",
        ),
        (
            "fsW~",
            "moves or captures by a walk of any number of steps through empty squares, turning freely, each step one square forward or sideways",
        ),
    ]);
}

#[test]
fn bent_sliders() {
    check(&[
        (
            "FyafsF",
            "moves or captures one square diagonally, or steps one square diagonally to an empty square, then moves or captures any distance orthogonally, turning 45° to either side",
        ),
        (
            "[F?fsR]",
            "moves or captures one square diagonally, or goes on from an empty square there and moves or captures any distance orthogonally, turning 45° to either side",
        ),
        (
            "[F?R]",
            "moves or captures one square diagonally, or goes on from an empty square there and moves or captures any distance orthogonally, turning 45° to either side",
        ),
        (
            "[F-fsR]",
            "steps one square diagonally to an empty square, then moves or captures any distance orthogonally, turning 45° to either side",
        ),
        (
            "WyafsW",
            "moves or captures one square orthogonally, or steps one square orthogonally to an empty square, then moves or captures any distance diagonally, turning 45° to either side",
        ),
        (
            "[W?fsB]",
            "moves or captures one square orthogonally, or goes on from an empty square there and moves or captures any distance diagonally, turning 45° to either side",
        ),
        (
            "[F?fqR]",
            "moves or captures one square diagonally, or goes on from an empty square there and moves or captures any distance orthogonally, turning 45° onto its file, away from its start",
        ),
        (
            "[F?fzR]",
            "moves or captures one square diagonally, or goes on from an empty square there and moves or captures any distance orthogonally, turning 45° onto its rank, away from its start",
        ),
        (
            "[vW?fsB]",
            "moves or captures one square forward or back, or goes on from an empty square there and moves or captures any distance diagonally, turning 45° to either side",
        ),
        (
            "RmasR",
            "moves or captures as a rook, or slides any distance orthogonally to an empty square, then moves or captures any distance orthogonally, turning 90° to either side",
        ),
    ]);
}

#[test]
fn several_legs() {
    check(&[
        (
            "afsW",
            "steps one square orthogonally to an empty square, then moves or captures one square diagonally, turning 45° to either side",
        ),
        ("afF", "steps one square diagonally to an empty square, then moves or captures one square straight on"),
        (
            "afsafW",
            "steps one square orthogonally to an empty square, then steps one square diagonally, turning 45° to either side, to an empty square, then moves or captures one square straight on",
        ),
        (
            "afsafzW",
            "steps one square orthogonally to an empty square, then steps one square diagonally, turning 45° to either side, to an empty square, then moves or captures one square orthogonally, turning 45° to the other side than the turn before",
        ),
        (
            "FflarFfralF",
            "moves or captures one square diagonally, or steps one square diagonally forward to the left to an empty square, then moves or captures one square diagonally, turning 90° right; or steps one square diagonally forward to the right to an empty square, then moves or captures one square diagonally, turning 90° left",
        ),
        (
            "fcafmF",
            "captures an enemy one square diagonally forward, then moves one square straight on without capturing",
        ),
        (
            "pafK",
            "steps one square in any direction to a piece of either side (leaving it alone), then moves or captures one square straight on",
        ),
        (
            "wafK",
            "steps one square in any direction to a friend (leaving it alone), then moves or captures one square straight on",
        ),
        (
            "mwafK",
            "steps one square in any direction to an empty square or a friend (leaving it alone), then moves or captures one square straight on",
        ),
        ("dafK", "captures a friend one square in any direction, then moves or captures one square straight on"),
        (
            "xafK",
            "steps one square in any direction to a friend (which makes the rest of the move in its place), then moves or captures one square straight on",
        ),
        (
            "afudQ",
            "slides any distance in any direction to an empty square, then captures a friend any distance straight on, putting the piece captured last on the square where this leg began",
        ),
        (
            "maifR",
            "slides any distance orthogonally to an empty square, then moves or captures any distance straight on, exactly as many steps as the leg before",
        ),
        (
            "yasK",
            "steps one square in any direction to an empty square, then moves or captures any distance, turning 90° to either side",
        ),
        (
            "cyafW",
            "steps one square orthogonally to an empty square or an enemy (capturing it), then moves or captures one square straight on or (if the range was switched on the way) any distance straight on",
        ),
        (
            "WfafyafcW",
            "moves or captures one square orthogonally, or steps one square forward to an empty square, then steps one square straight on to an empty square, then captures any distance straight on",
        ),
        (
            "gafR",
            "slides any distance orthogonally to a piece of either side (leaving it alone), then moves or captures one square straight on",
        ),
        (
            "tpafR",
            "slides any distance orthogonally to a friend (leaving it alone), then moves or captures any distance straight on",
        ),
        (
            "icaK",
            "captures an enemy one square in any direction, then moves or captures one square in any direction but straight back, all this on its first move only",
        ),
    ]);
}

#[test]
fn lions_and_rifles() {
    check(&[
        (
            "caK",
            "captures an enemy one square in any direction, then moves or captures one square in any direction but straight back",
        ),
        ("cabK", "captures an enemy one square in any direction, then returns to the square where it started"),
        (
            "mabK",
            "steps one square in any direction to an empty square, then returns to the square where it started (which passes the turn)",
        ),
        (
            "KNADcaKmcabK",
            "moves or captures as a king, as a knight, by jumping two squares diagonally or by jumping two squares orthogonally; or captures an enemy one square in any direction, then moves or captures one square in any direction but straight back; or steps one square in any direction to an empty square or an enemy (capturing it), then returns to the square where it started",
        ),
        (
            "fcavF",
            "captures an enemy one square diagonally forward, then moves or captures one square straight on or straight back",
        ),
        (
            "pafKcavK",
            "steps one square in any direction to a piece of either side (leaving it alone), then moves or captures one square straight on; or captures an enemy one square in any direction, then moves or captures one square straight on or straight back",
        ),
        (
            "mRcaibR",
            "moves as a rook without capturing, or captures an enemy any distance orthogonally, then returns to the square where it started",
        ),
        (
            "NmpafsmpacabK",
            "moves or captures as a knight, or steps one square in any direction to an empty square or a piece of either side (leaving it alone), then steps one square, turning 45° to either side, to an empty square or a piece of either side (leaving it alone), then captures an enemy one square in any direction but straight back, then returns to the square it came from",
        ),
        (
            "afafsKafsafzfK",
            "steps one square in any direction to an empty square, then steps one square straight on to an empty square, then moves or captures one square, turning 45° to either side; or steps one square in any direction to an empty square, then steps one square, turning 45° to either side, to an empty square, then moves or captures one square straight on or turning 45° to the other side than the turn before",
        ),
    ]);
}

#[test]
fn brackets() {
    check(&[
        (
            "[cK?K]",
            "captures as a king, or goes on from an enemy (capturing it) there and moves or captures one square in any direction but straight back",
        ),
        ("[W-R]", "steps one square orthogonally to an empty square, then moves or captures any distance straight on"),
        (
            "v[W?B]",
            "moves or captures one square orthogonally, or goes on from an empty square there and moves or captures any distance diagonally, turning 45° to either side, only where the whole way leads mainly forward or backward",
        ),
        ("[D-fW]", "jumps two squares orthogonally to an empty square, then moves or captures one square straight on"),
        (
            "[N(?frN)]",
            "moves or captures as a knight, or goes on from an empty square there and does this any number of times: moves or captures by a knight leap, turning about 45° right",
        ),
        (
            "[fcF-fmF(-cF-fmF)]",
            "captures an enemy one square diagonally forward, then moves one square straight on without capturing, or goes on from an empty square there and does this any number of times: captures an enemy one square straight on or turning 90° to either side, then moves one square straight on without capturing",
        ),
        (
            "[K-R]",
            "steps one square in any direction to an empty square, then moves or captures any distance straight on (after an orthogonal step) or turning 45° to either side (after a diagonal step)",
        ),
        ("[N-W]", "goes by a knight leap to an empty square, then moves or captures one square straight on"),
        (
            "[F-N]",
            "steps one square diagonally to an empty square, then moves or captures by a knight leap, turning about 18°, about 72° or about 108° to either side",
        ),
        (
            "[F-fqN]",
            "steps one square diagonally to an empty square, then moves or captures by a knight leap, turning about 18° to the same side as the turn before (a first step forward-right or back-left counts as a left turn, the others as a right turn)",
        ),
        (
            "[N-qW]",
            "goes by a knight leap to an empty square, then moves or captures one square orthogonally, turning 90° to the same side as the turn before (a first leap counts as a turn away from its long direction)",
        ),
        (
            "[W-U]",
            "steps one square orthogonally to an empty square, then moves or captures on any square of the board",
        ),
        (
            "[mR-fW?fR(-sW)]",
            "slides any distance orthogonally to an empty square, then moves or captures one square straight on, or goes on from an empty square there and moves or captures any distance straight on, or goes on from an empty square there and does this any number of times: moves or captures one square orthogonally, turning 90° to either side",
        ),
        (
            "[W(-F)-N]",
            "moves or captures one square orthogonally, or goes on from an empty square there and does this any number of times: moves or captures one square diagonally, turning 45° to either side (after an orthogonal step) or straight on or turning 90° to either side (after a diagonal step); or, after any number of these times, goes on and moves or captures by a knight leap, turning about 27°, about 63° or about 117° to either side (after an orthogonal step) or turning about 18°, about 72° or about 108° to either side (after a diagonal step)",
        ),
        (
            "[cK(-cK)]",
            "captures as a king, or goes on from an enemy (capturing it) there and does this any number of times: captures one square in any direction but straight back (repeating only from an enemy (capturing it))",
        ),
    ]);
}

#[test]
fn moves_that_do_nothing_are_left_out() {
    check(&[
        ("hrW", "does not move"),
        ("E", "does not move"),
        ("KhrW", "moves or captures as a king"),
        ("K[F-hrW]", "moves or captures as a king"),
        (
            "aafW",
            "steps one square orthogonally to an empty square, then steps one square in any direction but straight back to an empty square, then moves or captures one square straight on",
        ),
    ]);
}

#[track_caller]
fn check_on(grid: xbetza::Grid, cases: &[(&str, &str)]) {
    for (text, sentence) in cases {
        assert_eq!(english(&explain_on(&parse(text).0, grid)), *sentence, "{text}");
    }
}

#[test]
fn hexagons_with_an_edge_on_top() {
    check_on(
        xbetza::Grid::FlatHexagons,
        &[
            ("K", "moves or captures as a king"),
            ("Q", "moves or captures as a queen"),
            ("R", "moves or captures as a rook"),
            ("B", "moves or captures as a bishop"),
            ("N", "moves or captures as a knight"),
            ("W", "moves or captures one cell over edges"),
            ("F", "moves or captures one cell over corners"),
            ("K3", "moves or captures up to three cells in any direction"),
            (
                "fmWfsceWifmnD",
                "moves one cell towards 12 o'clock without capturing, or captures one cell towards 10 or 2 o'clock (also en passant), or moves exactly two cells towards 12 o'clock over empty cells without capturing, and can then be captured en passant on the cells it passed, first move only",
            ),
            (
                "fmWfceFifmnW*",
                "moves one cell towards 12 o'clock without capturing, or captures one cell over corners towards 11 or 1 o'clock (also en passant), or moves up to the middle of its line towards 12 o'clock without capturing, and can then be captured en passant on the cells it passed, first move only",
            ),
            (
                "KisO2",
                "moves or captures as a king, or castles two cells to either side with the nearest piece there on its line (an unmoved rook, or any unmoved piece at the end of it), first move only",
            ),
            ("frN", "moves or captures by a leap of two cells towards 2 o'clock and one towards 12 o'clock"),
            ("fA", "moves or captures by jumping two cells over corners towards 11 or 1 o'clock"),
            ("NN", "moves or captures by any number of knight leaps in one direction"),
            (
                "mafmafsW",
                "steps one cell over edges to an empty cell, then steps one cell straight on to an empty cell, then moves or captures one cell, turning 60° to either side",
            ),
            (
                "[W?fF]",
                "moves or captures one cell over edges, or goes on from an empty cell there and moves or captures one cell over corners, turning 30° to either side",
            ),
            (
                "[fN-fN]",
                "goes by a leap of two cells towards 12 o'clock and one towards 10 o'clock or two cells towards 12 o'clock and one towards 2 o'clock to an empty cell, then moves or captures by a knight leap straight on",
            ),
            (
                "FyafsF",
                "moves or captures one cell over corners, or steps one cell over corners to an empty cell, then moves or captures any distance over corners, turning 60° to either side",
            ),
            ("qW", "moves or captures by up to five steps, turning by 60° after each, always the same way"),
            (
                "fzW",
                "moves or captures by any number of steps, the first of them towards 12 o'clock, turning by 60° after each, alternately left and right",
            ),
            (
                "W~3",
                "moves or captures by a walk of up to three steps through empty cells, turning freely, each step one cell over edges",
            ),
            (
                "afqK",
                "steps one cell in any direction to an empty cell, then moves or captures one cell, turning 30° or 60° to the same side as the turn before",
            ),
            ("cabW", "captures an enemy one cell over edges, then returns to the cell where it started"),
            ("gQ", "moves or captures as a queen, jumping over the first piece met and landing right behind it"),
            ("U", "moves or captures on any cell of the board"),
        ],
    );
}

#[test]
fn hexagons_with_a_corner_on_top() {
    check_on(
        xbetza::Grid::PointyHexagons,
        &[
            ("fW", "moves or captures one cell towards 11 or 1 o'clock"),
            ("fF", "moves or captures one cell over corners towards 12 o'clock"),
            ("sW", "moves or captures one cell towards 9 or 3 o'clock"),
            ("frN", "moves or captures by a leap of two cells towards 1 o'clock and one towards 3 o'clock"),
            ("fhK", "moves or captures one cell towards 10, 11, 12, 1 or 2 o'clock"),
            ("W2-4", "moves or captures two to four cells over edges"),
        ],
    );
}
