//! Move texts in positions where they matter.

use crate::notation::{at, compiled, legal, variant_of};
use engine::moves::path::Step;
use engine::variant::Variant;
use game::notation::{courier, path, record, san, uci, usi};

/// The three forms of the move that any form names.
fn forms(variant: &Variant, fen: &str, text: &str) -> [String; 3] {
    let (mut position, moves) = at(variant, fen);
    let idx = san::read(variant, &position, &moves, text).unwrap_or_else(|| panic!("{text} in {fen}"));
    let mark = san::check_mark(variant, &mut position, &mut engine::legal::LegalGenerator::default(), moves.patch(idx));
    [
        path::write(variant, &position, &moves, idx),
        uci::write(variant, &position, &moves, idx),
        san::write(variant, &position, &moves, idx) + mark,
    ]
}

#[test]
fn chess() {
    let variant = variant_of("chess");
    for (fen, path, uci, san) in [
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", "e2e4", "e4"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1h1g1", "e1g1", "O-O"),
        ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8a8c8", "e8c8", "O-O-O"),
        ("8/P7/8/8/8/8/7k/K7 w - - 0 1", "a7a8=N", "a7a8n", "a8=N"),
        ("1r6/P7/8/8/8/8/7k/K7 w - - 0 1", "a7b8=Q", "a7b8q", "axb8=Q+"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "e5d6", "exd6"),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5e6", "e5e6", "e6"),
        ("4k3/8/8/8/8/2N3N1/8/4K3 w - - 0 1", "c3e4", "c3e4", "Nce4"),
        ("4k3/8/4N3/8/8/8/4N3/4K3 w - - 0 1", "e2d4", "e2d4", "N2d4"),
        ("k7/8/8/4N3/8/2N1N3/8/4K3 w - - 0 1", "c3d5", "c3d5", "Ncd5"),
        ("k7/8/8/2N1N3/8/2N1N3/8/4K3 w - - 0 1", "c3a4", "c3a4", "N3a4"),
        ("8/8/8/8/4Q2Q/k7/8/2K4Q w - - 0 1", "h4e1", "h4e1", "Qh4e1"),
        ("7k/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "a1a8", "Ra8+"),
        ("7k/6pp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "a1a8", "Ra8#"),
    ] {
        let all = [path, uci, san].map(String::from);
        for text in &all {
            assert_eq!(forms(&variant, fen, text), all, "{text} in {fen}");
        }
    }
}

#[test]
fn tolerant_reading() {
    let variant = variant_of("chess");
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for text in ["O-O", "0-0", "e1h1", "e1g1", "e1h1g1", "O-O!", "0-0+"] {
        assert_eq!(forms(&variant, castling, text)[0], "e1h1g1", "{text}");
    }
    let fen = "1r2k3/P7/8/8/8/2N3N1/8/4K3 w - - 0 1";
    for (text, expected) in [
        ("Nc3e4", "c3e4"),
        ("Nc3-e4", "c3e4"),
        ("c3-e4", "c3e4"),
        ("axb8=Q+", "a7b8=Q"),
        ("ab8=Q", "a7b8=Q"),
        ("a7:b8=Q?!", "a7b8=Q"),
        ("a7-a8=R", "a7a8=R"),
        ("a7a8r", "a7a8=R"),
    ] {
        assert_eq!(forms(&variant, fen, text)[0], expected, "{text}");
    }
    let (position, moves) = at(&variant, fen);
    for text in ["", "Ne4", "e4", "a8", "O-O", "Nxe4e5", "Qd1", "{", "é", "e1e9", "++", "xx"] {
        assert_eq!(san::read(&variant, &position, &moves, text), None, "{text}");
    }
}

#[test]
fn drops_and_turning_over() {
    let house = variant_of("crazyhouse");
    let fen = "4k3/8/8/8/8/8/8/4K3[PNn] w - - 0 1";
    assert_eq!(forms(&house, fen, "N@f6"), ["N@f6", "N@f6", "N@f6+"]);
    assert_eq!(forms(&house, fen, "P@d7"), ["P@d7", "P@d7", "P@d7+"]);
    let shogi = variant_of("shogi");
    let fen = "4k4/9/9/1P7/9/9/9/9/4K4[] w - - 0 1";
    assert_eq!(forms(&shogi, fen, "Pb7+"), ["b6b7+", "b6b7+", "b7+"]);
    assert_eq!(forms(&shogi, fen, "b6b7="), ["b6b7=", "b6b7", "b7="]);
    let kyoto = variant_of("kyotoshogi");
    assert_eq!(forms(&kyoto, "2k2/5/5/5/2K2[P] w - - 0 1", "+P@a3"), ["+P@a3"; 3]);
    assert_eq!(forms(&kyoto, "2k2/5/5/5/2K2[P] w - - 0 1", "P@a3"), ["P@a3"; 3]);
    assert_eq!(forms(&kyoto, "2k2/5/5/+P4/2K2[] w - - 0 1", "a2a1-")[1], "a2a1-");
}

#[test]
fn gating() {
    let variant = variant_of("seirawan");
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1";
    assert_eq!(forms(&variant, fen, "Nc3/H"), ["b1c3/H", "b1c3h", "Nc3/H"]);
    assert_eq!(forms(&variant, fen, "b1c3"), ["b1c3", "b1c3", "Nc3"]);
    let fen = "rnbqkbnr/pppppppp/8/8/8/5NP1/PPPPPPBP/RNBQK2R[HEhe] w KQBCDkqbcdfg - 0 1";
    assert_eq!(forms(&variant, fen, "O-O/Eh1"), ["e1h1g1/E@h1", "h1e1e", "O-O/Eh1"]);
    assert_eq!(forms(&variant, fen, "e1g1h"), ["e1h1g1/H@e1", "e1g1h", "O-O/He1"]);
    assert_eq!(forms(&variant, fen, "e1h1"), ["e1h1g1", "e1g1", "O-O"]);
}

#[test]
fn locust_captures_and_igui() {
    let lion =
        compiled("files=9\nranks=9\nfirstRank=1\nlion:L:KNADcaKmcabK::e5\npawn:P:fW::\nrook:R:R::\nking:K:K::a1");
    let fen = "8k/9/2r6/3p5/4L4/9/9/9/K8 w - - 0 1";
    assert_eq!(forms(&lion, fen, "Lxc7"), ["e5c7", "e5c7", "Lxc7"]);
    assert_eq!(forms(&lion, fen, "e5d6c7"), ["e5d6c7", "e5d6,d6c7", "Lxd6xc7"]);
    assert_eq!(forms(&lion, fen, "e5d6e6"), ["e5d6e6", "e5d6,d6e6", "Lxd6-e6"]);
    assert_eq!(forms(&lion, fen, "Lxd6-e5"), ["e5d6e5", "e5d6,d6e5", "Lxd6-e5"]);
}

#[test]
fn swaps_and_displacements() {
    let variant = compiled("files=8\nranks=8\nfirstRank=1\nswapper:X:udQ::d4\npawn:P:fW::\nking:K:K::a1");
    assert_eq!(forms(&variant, "7k/8/8/8/3X1P2/8/8/K7 w - - 0 1", "Xf4")[2], "Xf4");
    let variant = compiled("files=8\nranks=8\nfirstRank=1\nmover:X:QafudQ::d4\npawn:P:fW::\nking:K:K::a1");
    let [path, _, san] = forms(&variant, "7k/8/8/8/3X1P2/8/8/K7 w - - 0 1", "d4e4f4");
    assert_eq!((path.as_str(), san.as_str()), ("d4e4f4", "Xf4(e4)"));
}

#[test]
fn two_castlings_to_one_side() {
    let variant = compiled("files=10\nranks=8\nfirstRank=1\nrook:R:R::a1,j1\nking:K:KisO3isO2::f1");
    let fen = "r4k3r/10/10/10/10/10/10/R4K3R w KQkq - 0 1";
    assert_eq!(forms(&variant, fen, "f1j1i1")[2], "O-O/i1");
    assert_eq!(forms(&variant, fen, "f1a1d1")[2], "O-O-O/d1");
    let (position, moves) = at(&variant, fen);
    assert_eq!(san::read(&variant, &position, &moves, "O-O"), None);
}

#[test]
fn shuffled_kings_take_their_rooks() {
    let variant = variant_of("fischerandom");
    let fen = "4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1";
    assert_eq!(forms(&variant, fen, "O-O"), ["f1g1", "f1g1", "O-O"]);
    assert_eq!(forms(&variant, fen, "f1c1"), ["f1b1c1", "f1b1", "O-O-O"]);
}

#[test]
fn prisoners_are_exchanged() {
    let variant = compiled(
        "files=8\nranks=8\nfirstRank=1\ncaptureTo=prison\ndrops=1\nexchange=B=N\npawn:P:fmWfcF::a2\nknight:N:N::\nbishop:B:B::\nking:K:K::e1",
    );
    let fen = "4k3/8/8/8/8/8/8/4K3[][Bn] w - - 0 1";
    let (position, _) = at(&variant, fen);
    assert_eq!(game::notation::fen::write(&variant, &position, 0, 1), fen);
    // The captives of White are black: the knight goes back for the bishop.
    let [path, _, san] = forms(&variant, fen, "(N-B)B@a1");
    assert_eq!((path.as_str(), san.as_str()), ("(N-B)B@a1", "(N-B)B@a1"));
}

#[test]
fn people_count_ranks_from_the_lowest() {
    let variant = compiled("files=9\nranks=10\nfirstRank=0\nrook:R:R::a0\nking:K:K::e0");
    assert_eq!(forms(&variant, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", "Ra4"), ["a0a4", "a1a5", "Ra4"]);
    let variant = compiled("files=9\nranks=10\nfirstRank=-3\nrook:R:R::a-3\nking:K:K::e-3");
    assert_eq!(forms(&variant, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", "a-3a1"), ["a-3a1", "a1a5", "Ra1"]);
    assert_eq!(forms(&variant, "3k5/9/9/9/9/9/9/9/9/R3K4 w - - 0 1", "a-3a-1"), ["a-3a-1", "a1a3", "Ra-1"]);
}

#[test]
fn steps_are_what_the_board_says() {
    for first in [-12, -1, 0, 1, 7] {
        let variant = compiled(&format!("files=9\nranks=14\nfirstRank={first}\nrook:R:R::\nking:K:K::"));
        for sq in variant.movement.topology.squares() {
            let step = Step::Square(sq);
            let text = path::step_text(&variant, step);
            assert_eq!((&text, path::parse_step(&variant, &text)), (&variant.label(sq), Some(step)), "{first}");
        }
        assert_eq!(path::parse_step(&variant, &format!("a{}", first + 14)), None);
    }
}

#[test]
fn steps() {
    let variant =
        compiled("files=8\nranks=8\npawn:P:fW::a2\nsoldier:P:sW::\nknight:Kn:N::b1\npass:pass:W::\nking:K:K::e1");
    for kind in 1..variant.pieces.types.len() as u8 {
        let kind = engine::ids::TypeId(kind);
        for step in [Step::Hand(kind), Step::Prison(kind), Step::Become(kind)] {
            assert_eq!(path::parse_step(&variant, &path::step_text(&variant, step)), Some(step));
        }
    }
    for step in [Step::Pass, Step::Choice(7), Step::Square(engine::ids::Sq(63)), Step::Square(engine::ids::Sq(0))] {
        assert_eq!(path::parse_step(&variant, &path::step_text(&variant, step)), Some(step));
    }
    assert_eq!(path::parse_step(&variant, "=P'"), Some(Step::Become(engine::ids::TypeId(2))));
    assert_eq!(path::parse_step(&variant, "{Kn}@"), Some(Step::Hand(engine::ids::TypeId(3))));
    for text in ["", "e9", "i1", "=Z", "@", "#", "#x", "%", "=", "e4e5", "é", "{", "#99999", "#+1", "e+4"] {
        assert_eq!(path::parse_step(&variant, text), None, "{text}");
    }
}

#[test]
fn records_are_replayed_in_one_form() {
    let variant = variant_of("chess");
    let start = variant.start();
    let people = record::parse("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O 1-0");
    let texts: Vec<String> = people.moves.iter().map(|it| it.text.clone()).collect();
    let first = record::replay(&variant, &start, &texts);
    assert_eq!((first.paths.len(), first.stopped), (9, None));
    let second =
        record::replay(&variant, &start, &["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5c6", "d7c6", "e1g1"]);
    assert_eq!(second, first);
    let stopped = record::replay(&variant, &start, &["e4", "e5", "Ke3", "Nf6"]);
    assert_eq!((stopped.paths.len(), stopped.stopped), (2, Some(2)));
}

#[test]
fn a_mark_is_left_out_without_a_check_rule() {
    let variant = compiled("files=8\nranks=8\nfirstRank=1\ncheckRule=0\nrook:R:R::a1\nking:K:K::e1");
    let mut position = at(&variant, "7k/8/8/8/8/8/8/R3K3 w - - 0 1").0;
    let moves = legal(&variant, &mut position);
    let idx = san::read(&variant, &position, &moves, "Ra8").expect("a move");
    let mark =
        san::check_mark(&variant, &mut position, &mut engine::legal::LegalGenerator::default(), moves.patch(idx));
    assert_eq!(mark, "");
}

#[test]
fn a_neutral_king_is_marked_as_the_own_of_whoever_is_to_answer() {
    let variant = variant_of("neutralking");
    let fen = "rbnp4/rbnp4/pppp4/6K1/8/PPPP4/RBNP4/RBNP4 b - - 1 1";
    let [.., checked] = forms(&variant, fen, "Ne6");
    assert_eq!(checked, "Ne6+");
    let [.., mated] = forms(&variant, "K7/8/8/8/8/8/1R6/2R5 w - - 0 1", "Ra1");
    assert_eq!(mated, "Ra1#");
}

#[test]
fn one_move_in_three_forms() {
    let chess = variant_of("chess");
    let seirawan = variant_of("seirawan");
    let house = variant_of("crazyhouse");
    let lion =
        compiled("files=9\nranks=9\nfirstRank=1\nlion:L:KNADcaKmcabK::e5\npawn:P:fW::\nrook:R:R::\nking:K:K::a1");
    let swap = compiled("files=8\nranks=8\nfirstRank=1\nswapper:X:udQ::d4\npawn:P:fW::\nking:K:K::a1");
    let lions = "8k/9/2r6/3p5/4L4/9/9/9/K8 w - - 0 1";
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (variant, fen, path, texts) in [
        (&chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", &["P e2-e4", "e2-e4", "e2-e4 // good"][..]),
        (&chess, castling, "e1h1g1", &["K e1-g1", "K e1-g1; h1-f1", "e1-g1; @-h1; R-f1", "K e1-g1; R-f1; h1-"]),
        (&chess, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", &["P e5-d6", "P e5-d6; @-d5", "e5-d6; d5-"]),
        (&chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8=N", &["P a7-a8; N-a8", "a7-a8; N-a8"]),
        (&house, "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@e5", &["P*e5", "P * e5"]),
        (&lion, lions, "e5c7", &["L e5-c7"]),
        (&lion, lions, "e5d6c7", &["L e5-d6; d6-c7", "L e5-c7; @-d6"]),
        (&lion, lions, "e5d6e5", &["L e5-d6; d6-e5"]),
        (&lion, lions, "e5d6e6", &["L e5-d6; d6-e6", "L e5-e6; d6-"]),
        (&swap, "7k/8/8/8/3X1P2/8/8/K7 w - - 0 1", "d4f4", &["X d4-f4; P-d4", "X d4-f4"]),
        (&seirawan, "4k3/8/8/8/8/8/8/1N2K3[H] w B - 0 1", "b1c3", &["N b1-c3"]),
    ] {
        let (position, moves) = at(variant, fen);
        let idx = path::read(variant, &position, &moves, path);
        assert_eq!(idx.map(|it| path::write(variant, &position, &moves, it)).as_deref(), Some(path), "{fen}");
        for text in texts {
            assert_eq!(courier::read(variant, &position, &moves, text), idx, "{text} in {fen}");
        }
    }
    let (position, moves) = at(&chess, castling);
    for text in
        ["", "K", "Q e1-g1", "e1-g1; Q-f1", "e1-g1; @-a1", "-", "*", ";;", "e3-e4", "P*e5", "e1-", "@-e1", "é-é"]
    {
        assert_eq!(courier::read(&chess, &position, &moves, text), None, "{text}");
    }
}

#[test]
fn shogi_engines() {
    let shogi = variant_of("shogi");
    let (position, moves) = at(&shogi, "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPP1PPPP/1B5R1/LNSGKGSNL[P] w - - 0 1");
    for (usi, path) in [("7g7f", "c3c4"), ("2h3h", "h2g2"), ("P*5e", "P@e5")] {
        let idx = usi::read(&shogi, &position, &moves, usi);
        assert_eq!(idx.map(|it| path::write(&shogi, &position, &moves, it)).as_deref(), Some(path));
        assert_eq!(idx.and_then(|it| usi::write(&shogi, &moves, it)).as_deref(), Some(usi));
    }
    let (position, moves) = at(&shogi, "4k4/9/9/1P7/9/9/9/9/4K4[] w - - 0 1");
    for (usi, path) in [("8d8c+", "b6b7+"), ("8d8c", "b6b7=")] {
        let idx = usi::read(&shogi, &position, &moves, usi);
        assert_eq!(idx.map(|it| path::write(&shogi, &position, &moves, it)).as_deref(), Some(path));
        assert_eq!(idx.and_then(|it| usi::write(&shogi, &moves, it)).as_deref(), Some(usi));
    }
    for text in ["", "*", "8d", "8d8c-", "0a0b", "P*", "é", "99999999999a"] {
        assert_eq!(usi::read(&shogi, &position, &moves, text), None, "{text}");
    }
}
