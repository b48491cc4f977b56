//! Position texts: dialects that mean the same, and the form that is written.

use crate::notation::{after, at, compiled, variant_of};
use catalogue::english;
use engine::ids::Sq;
use game::notation::fen;

/// What is written after a text was read.
fn rewritten(name: &str, text: &str) -> String {
    let variant = variant_of(name);
    let read = fen::read(&variant, text).unwrap_or_else(|it| panic!("{text}: {it}"));
    fen::write(&variant, &read.position, read.half, read.full)
}

#[test]
fn pairs_of_dialects_are_one_position() {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
    let shogi = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL";
    for (name, a, b) in [
        ("crazyhouse", format!("{start}[Pn] w KQkq - 0 1"), format!("{start}/Pn w KQkq - 0 1")),
        ("crazyhouse", format!("{start}[Pn] w KQkq - 0 1"), format!("{start} w KQkq - 0 1 Pn")),
        ("crazyhouse", format!("{start}[Pn] w KQkq - 0 1"), format!("{start}[nP] w HAha - 0 1")),
        ("crazyhouse", format!("{start}[] w KQkq - 0 1"), format!("{start}[-] w KQkq - 0 1")),
        ("shogi", format!("{shogi}[PPrb] w 0 1"), format!("{shogi} b 2Prb 1")),
        ("shogi", format!("{shogi}[] b - - 0 7"), format!("{shogi} w - 7")),
        ("chess", format!("{start} w KQkq - 0 1"), format!("{start} w HAha - 0 1")),
        ("chess", format!("{start} w KQkq - 0 1"), format!("{start} w =a1,e1,h1,a8,e8,h8 - 0 1")),
        ("chess", format!("{start} w - - 0 1"), format!("{start} w 0 1")),
        ("chess", format!("{start} b - - 3 9"), format!("{start} b - 3 9")),
        ("chess", format!("{start} w KQkq - 0 1"), format!("{start} w KQkq")),
        ("chess", format!("{start} w KQkq - 0 1"), start.to_string()),
        ("chess", "4k3/8/8/8/8/8/8/RN2K3 w - - 0 1".into(), "4k3/8/8/8/8/8/8/RN2K8 w - - 0 1".into()),
        ("crazyhouse", format!("{start}[] w KQkq - 0 1"), format!("{start}/ w KQkq - 0 1")),
        ("chess", format!("{start} w KQkq - 0 1"), format!("{start} w KQkq - 3+3 0 1")),
        ("3check", format!("{start} w KQkq - 2+1 0 1"), format!("{start} w KQkq - 0 1 +1+2")),
        ("3check", format!("{start} w KQkq - 3+3 0 1"), format!("{start} w KQkq - 0 1")),
        ("makruk", "8/8/4k3/8/8/3K4/8/RR6 b - - 0 1 count=8/16".into(), "8/8/4k3/8/8/3K4/8/RR6 b - 16 8 1".into()),
    ] {
        assert_eq!(rewritten(name, &a), rewritten(name, &b), "{a}\n{b}");
        assert_eq!(rewritten(name, &rewritten(name, &b)), rewritten(name, &b), "{b}");
    }
    assert_eq!(rewritten("chess", &format!("{start} w 0 1")), format!("{start} w - - 0 1"));
    assert_eq!(rewritten("shogi", &format!("{shogi} b 2Prb 1")), format!("{shogi}[PPbr] w - - 0 1"));
}

#[test]
fn what_is_written_stays() {
    for (name, text) in [
        ("chess", "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40"),
        ("chess", "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1"),
        ("chess", "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1"),
        ("chess", "rnbqkbnr/ppp1pppp/8/8/2PpP3/8/PP1P1PPP/RNBQKBNR b KQkq e3 0 3"),
        ("fischerandom", "bqrnkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQRNKRNB w KQkq - 0 1"),
        ("cambodian", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w DEde - 0 1"),
        ("cambodian", "rnsm1snr/1rn1k3/8/8/8/8/8/RNSKMSNR w Ed - 3 10"),
        ("gustav3", "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq - 0 1"),
        ("shako", "c8c/ernbqkbnre/pppppppppp/10/10/10/10/PPPPPPPPPP/ERNBQKBNRE/C8C w KQkq - 0 1"),
        ("crazyhouse", "r6Q~/8/8/8/8/8/8/k1K5[PPQn] b - - 0 1"),
        ("kyotoshogi", "p+nks+l/5/5/2+P2/+LSK+NP[L] b - - 0 2"),
        ("seirawan", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KQBCDFGkqbcdfg - 0 1"),
        ("seirawan", "rnbqkb1r/pppppppp/5n2/8/8/2N5/PPPPPPPP/R1BQKBNR[HEhe] w CEk - 0 1"),
        ("3check", "7r/1p4p1/pk3p2/RN6/8/P5Pp/3p1P1P/4R1K1 w - - 2+1 1 39"),
        ("makruk", "8/8/4k3/8/8/3K4/8/RR6 b - - 0 61 count=8/16"),
        ("shako", "10/r3k3r1/10/10/10/10/10/10/5K2RR/10 w Kq - 0 1"),
        ("xiangqi", "3k5/9/4P4/9/9/9/P8/9/9/4K4 w - - 4 31"),
    ] {
        assert_eq!(rewritten(name, text), text);
    }
}

#[test]
fn rights_that_mean_nothing_are_dropped() {
    assert_eq!(rewritten("chess", "4k3/8/8/8/8/8/8/R3K3 w KQkq - 0 1"), "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    assert_eq!(rewritten("chess", "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1"), "4k3/8/8/8/P7/8/8/4K3 b - - 0 1");
    let read = fen::read(&variant_of("chess"), "4k3/8/8/8/8/8/8/R3K3 w K - 0 1").expect("a position");
    assert_eq!(read.notes.len(), 1);
}

#[test]
fn rooks_may_gate_after_the_king_has_left() {
    let text = "rnbq3r/pp2bkpp/8/2p1p2K/2p1P3/8/PPPP1PPP/RNB4R[HEhe] b QBCEHabcdk - 0 10";
    let variant = variant_of("seirawan");
    let (position, moves) = at(&variant, text);
    assert_eq!(moves.len(), 87);
    assert!(
        fen::write(&variant, &position, 0, 10).contains(" b ABCHabcdh - "),
        "{}",
        fen::write(&variant, &position, 0, 10)
    );
}

#[test]
fn passing_is_written_where_a_capture_is_possible() {
    let chess = variant_of("chess");
    let write = |fen: &str, moves: &str| fen::write(&chess, &after(&chess, fen, moves), 0, 1);
    assert_eq!(write("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a4"), "4k3/8/8/8/P7/8/8/4K3 b - - 0 1");
    assert_eq!(write("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4"), "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
    let triple = compiled("files=8\nranks=8\nfirstRank=1\npawn:P:fmWfceFifmnW3::a2-h2\nking:K:K::e1");
    let text = "4k3/8/8/Pp6/1p6/8/8/4K3 b - a3a4 0 1";
    let (position, moves) = at(&triple, text);
    assert_eq!(fen::write(&triple, &position, 0, 1), text);
    let commas = fen::read(&triple, &text.replace("a3a4", "a3,a4")).expect("a position");
    assert_eq!(commas.position.rights(), position.rights());
    assert_eq!(position.rights()[0].victim, Sq(32));
    let written = game::notation::path::write_all(&triple, &position, &moves);
    assert!(written.contains(&"b4a3".into()) && written.contains(&"b5a4".into()), "{written:?}");
}

#[test]
fn a_victim_elsewhere_is_named() {
    let variant = compiled("files=8\nranks=8\nfirstRank=1\nguard:G:mRceF::a1\nking:K:K::e1");
    let text = "4k3/8/8/8/8/6g1/8/4K1G1 w - f4 0 1 epv=e8";
    let read = fen::read(&variant, text).expect("a position");
    let right = read.position.rights()[0];
    assert_eq!((right.square, right.victim), (Sq(29), Sq(60)));
}

#[test]
fn bases_of_promoted_pieces() {
    let variant = variant_of("crazyhouse");
    let position = after(&variant, "r7/7P/8/8/8/8/8/k1K5[] w - - 0 1", "h7h8q");
    assert!(fen::write(&variant, &position, 0, 1).starts_with("r6Q~/8/"));
    let kyoto = variant_of("kyotoshogi");
    let position = after(&kyoto, "2k2/5/5/2P2/2K2[] w - - 0 1", "c2c3+");
    assert_eq!(fen::write(&kyoto, &position, 0, 1), "2k2/5/2+P2/5/2K2[] b - - 0 1");
}

#[test]
fn names_of_pieces() {
    let variant = compiled(
        "files=5\nranks=5\nfirstRank=1\npromoOffset=3\nmaxPromote=2\npawn:P:fW::a2\nknight:Kn:N::b1\nlower:g:W::\nking:K:K::e1\nflying:Fl:R::\nsoldier:P:fsW::",
    );
    let text = "{kn}3k/5/g{fl}{g'}2/2{P'}2/{Kn}GP1K w - - 0 1";
    assert!(fen::read(&variant, text).is_err());
    let text = "{kn}3k/5/g{fl}3/2{P'}2/{Kn}GP1K w - - 0 1";
    let read = fen::read(&variant, text).expect("a position");
    assert_eq!(fen::write(&variant, &read.position, 0, 1), text);
    let promoted = fen::read(&variant, "4k/5/5/+P+{Kn}3/4K w - - 0 1");
    assert!(promoted.is_err(), "+ stands before one letter");
    let promoted = fen::read(&variant, "4k/5/5/+P4/4K w - - 0 1").expect("a position").position;
    assert_eq!(variant.pieces.types[promoted.at(Sq(5)).kind().index()].id, "K");
}

#[test]
fn texts_that_are_no_position() {
    let variant = variant_of("gustav3");
    for text in [
        "",
        "8/8",
        "fen",
        "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNR1X w KQkq - 0 1",
        "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNR w KQkq - 0 1",
        "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/PPPPPPPPP*/ARNBQKBNRA w KQkq - 0 1",
        "999999999999999999999999/8 w",
    ] {
        assert!(fen::read(&variant, text).is_err(), "{text}");
    }
}

#[test]
fn other_fields_cost_themselves_alone() {
    let variant = variant_of("gustav3");
    let board = "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA";
    for (field, text) in [
        ("x", format!("{board} x KQkq - 4 9")),
        ("z9", format!("{board} w KQkq z9 4 9")),
        ("?", format!("{board} w K?Qkq - 4 9")),
        ("bracket", format!("{board}[ w KQkq - 4 9")),
        ("99999999999", format!("{board} w KQkq - 4 9 99999999999")),
        ("99999P", format!("{board}[99999P] w KQkq - 4 9")),
    ] {
        let read = fen::read(&variant, &text).unwrap_or_else(|it| panic!("{text}: {it}"));
        let lost: Vec<String> = read.notes.iter().filter(|it| it.is_loss).map(|it| english(&it.text)).collect();
        assert!(matches!(&lost[..], [it] if it.contains(field)), "{text}: {lost:?}");
        assert_eq!(fen::write(&variant, &read.position, read.half, read.full), format!("{board} w KQkq - 4 9"));
    }
}

#[test]
fn signs_that_nobody_sees_do_not_matter() {
    let plain = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    for text in [
        format!("\u{feff}{plain}"),
        format!("\u{200b}{}\u{a0}", plain.replace(' ', "\u{a0}")),
        plain.replace(' ', "\u{202f}"),
        format!("\u{201c}{plain}\u{201d}"),
        format!("{plain}\r\n"),
    ] {
        assert_eq!(rewritten("chess", &text), plain, "{text:?}");
    }
}

#[test]
fn mangled_texts_are_read_without_failure() {
    let all = [
        ("makruk", "8/8/4k3/8/8/3K4/8/RR6 b - 16 8 1 count=8/16"),
        ("gustav3", "arnbqkbnra/*pppppppp*/*8*/*8*/*8*/*8*/*PPPPPPPP*/ARNBQKBNRA w KQkq e3 0 1 lion=e4"),
        ("crazyhouse", "r6Q~/8/1{P}~{N}5/8/8/8/8/k1K5[QPPn][q] b =a1,h8 a3a4 3+1 0 1 epv=e4"),
    ];
    for (name, text) in all {
        let variant = variant_of(name);
        for at in 0..text.len() {
            for with in ["", "/", "é", "{", "}", "[", "]", "~", "*", "+", "=", " ", "9999", "-", "a", "K"] {
                let mangled = format!("{}{with}{}", &text[..at], &text[at + 1..]);
                if let Ok(it) = fen::read(&variant, &mangled) {
                    let written = fen::write(&variant, &it.position, it.half, it.full);
                    let again = fen::read(&variant, &written).unwrap_or_else(|it| panic!("{mangled}\n{written}\n{it}"));
                    assert_eq!(fen::write(&variant, &again.position, again.half, again.full), written, "{mangled}");
                }
            }
        }
    }
}

#[test]
fn a_promoted_piece_before_one_in_braces_names_its_base() {
    let file = format!("{}/../../tests/diagrams/crazyhouse.txt", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|it| panic!("{file}: {it}"));
    let variant = compiled(&format!("{text}\nouter:Xx:W:outer:"));
    // Without its base the Queen would be one that was an outer piece, and a square would be missing.
    for rank in ["Q~{P}{Xx}6", "q~{P}{xx}6", "Q~Q~1{Xx}4", "Q~{N}{Xx}6", "{Xx}~{P}{Xx}~6"] {
        let written = format!("{rank}/8/8/8/8/8/8/8[] w - - 0 1");
        let read = fen::read(&variant, &written).unwrap_or_else(|it| panic!("{written}: {it}"));
        assert_eq!(fen::write(&variant, &read.position, read.half, read.full), written);
    }
}
