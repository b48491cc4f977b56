//! Boards of hexagons: ranges, zones, castling, rights and both ways to write positions.

use std::collections::BTreeSet;

use catalogue::english;
use engine::ids::Player;
use engine::variant::Variant;
use game::notation::fen;

use crate::common::{LARGE_HEXAGONS, compile, hexagon_steps, library, moves_from, square};

/// Where a piece on the middle cell of a large empty board may go, as White moves it.
fn steps(orientation: &str, moves: &str) -> BTreeSet<(i32, i32)> {
    hexagon_steps(orientation, moves, Player::White)
}

#[test]
fn a_knight_finds_three_steps_free_and_rides_turn() {
    assert_eq!(steps("flat", "mafmafsW"), steps("flat", "N"));
    assert_eq!(steps("pointy", "mafmafsW"), steps("pointy", "N"));
    // After a leap that is no straight line its vector is repeated or turned.
    assert_eq!(steps("flat", "[fhrN-fN]"), [(2, 4)].into());
    assert_eq!(steps("flat", "[fhrN-frN]"), [(4, 1)].into());
    // Round and home again is no move; five cells of the ring are.
    assert_eq!(steps("flat", "mfqW").len(), 9);
    assert_eq!(steps("flat", "mfzW2"), [(0, 1), (1, 1), (-1, 2)].into());
    assert_eq!(steps("flat", "fW2-4"), [(0, 2), (0, 3), (0, 4)].into());
    assert_eq!(steps("flat", "fWX"), [(0, 4)].into());
    assert_eq!(steps("flat", "fWW").len(), 8);
    assert_eq!(steps("flat", "W~2").len(), 18);
    assert_eq!(steps("flat", "U").len(), 216);
}

#[test]
fn leaps_see_the_cells_of_their_line() {
    let ends = |moves: &str, stones: &str| {
        let variant = compile(&format!("shape=hex 5 flat\n{LARGE_HEXAGONS}\npiece:X:{moves}::e5\nstone:S:@::{stones}"));
        let found = moves_from(&variant, &variant.start(), square(&variant, "e5"));
        (0..found.len()).map(|it| variant.movement.topology.name(found.item(it).to)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!((ends("fnD", "e6").as_str(), ends("fjD", "e6").as_str()), ("", "e7"));
    assert_eq!((ends("fnD", "f5").as_str(), ends("fjD", "f5").as_str()), ("e7", ""));
    // Nothing stands between the two cells of a step over a corner.
    assert_eq!(ends("frF", "e6,f5"), "f6");
    assert_eq!(ends("frnA", "f6"), "");
    assert_eq!(ends("frnA", "e6,f5"), "g7");
}

#[test]
fn letters_without_meaning_are_reported() {
    let codes = |moves: &str| {
        let (definition, _) = rules::read(&format!("shape=hex 5 flat\nroyal=0\npiece:X:{moves}::e5"));
        let all = game::setup::compile(&definition).1;
        all.iter().map(|it| (it.code, it.severity)).collect::<Vec<_>>()
    };
    let error = vec![("xbetza.modifier", definition::Severity::Error)];
    for moves in ["nN", "jC", "nZ", "nFX", "oW", "ooR", "WnN", "oK~2", "[W-nN]"] {
        assert_eq!(codes(moves), error, "{moves}");
    }
    for moves in ["nD", "jA", "nH", "jG", "nWX", "nW", "jR", "ffrN", "fhrN", "frhN", "W*", "W2-4"] {
        assert_eq!(codes(moves), [], "{moves}");
    }
    assert_eq!(codes("hrW"), [("xbetza.direction", definition::Severity::Warning); 2]);
}

#[test]
fn armies_stand_where_they_should() {
    let army = |name: &str, side: Player| {
        let variant = library(name);
        let position = variant.start();
        let mut all: Vec<String> = position
            .pieces(side)
            .map(|it| {
                format!(
                    "{}{}",
                    variant.pieces.types[position.at(it).kind().index()].id,
                    variant.movement.topology.name(it)
                )
            })
            .collect();
        all.sort();
        all.join(" ")
    };
    assert_eq!(
        army("glinski", Player::Black),
        "Bf10 Bf11 Bf9 Kg10 Nd9 Nh9 Pb7 Pc7 Pd7 Pe7 Pf7 Pg7 Ph7 Pi7 Pk7 Qe10 Rc8 Ri8"
    );
    assert_eq!(army("mccooey", Player::White), "Bf1 Bf2 Bf3 Kg1 Ne2 Ng2 Pc1 Pd2 Pe3 Pf4 Pg3 Ph2 Pi1 Qe1 Rd1 Rh1");
    assert_eq!(
        army("shafran", Player::Black),
        "Bb7 Bd9 Bg10 Ke10 Nc8 Nh10 Pa5 Pb6 Pc7 Pd8 Pe9 Pf9 Pg9 Ph9 Pi9 Qf10 Ra6 Ri10"
    );
    for name in ["devasa", "brusky"] {
        assert_eq!(army(name, Player::White).split(' ').count(), army(name, Player::Black).split(' ').count());
    }
}

#[test]
fn positions_are_read_by_rows_and_by_files() {
    let rows = "b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w - - 0 1";
    let files = "6/P5p/RP4pr/N1P3p1n/Q2P2p2q/BBB1P1p1bbb/K2P2p2k/N1P3p1n/RP4pr/P5p/6";
    let variant = library("glinski");
    let written = |variant: &Variant, text: &str| {
        let read = fen::read(variant, text).map_err(|it| english(&it.message))?;
        Ok::<_, String>(fen::write(variant, &read.position, read.half, read.full))
    };
    for text in [rows, &format!("{files} w - - 0 1"), &format!("cols:{files} w - 0 1"), files] {
        assert_eq!(written(&variant, text).as_deref(), Ok(rows), "{text}");
    }
    assert_eq!(fen::write(&variant, &variant.start(), 0, 1), rows);
    assert!(
        written(&variant, "6/P5p/RP4pr w").is_err() && written(&variant, "cols:1/3/5/7/9/11/11/11/11/11/11 w").is_err()
    );
    let empty = written(&variant, "6/7/8/9/10/11/10/9/8/7/6 w - - 0 1");
    assert_eq!(empty.as_deref(), Ok("1/3/5/7/9/11/11/11/11/11/11 w - - 0 1"));

    let shafran = "kqbnr/bppppp/np5/bp6/rp6P/p6PR/6PB/5PN/PPPPPB/RNBQK w =a1,a6,e1,e10,i5,i10 - 0 1";
    let variant = library("shafran");
    assert_eq!(fen::write(&variant, &variant.start(), 0, 1), shafran);
    assert_eq!(written(&variant, shafran).as_deref(), Ok(shafran));
    let files = "RP2pr/NP3pb/BP4pn/QP5pb/KP6pk/BP5pq/NP4pb/BP3pn/RP2pr w =a1,a6,e1,e10,i5,i10 - 0 1";
    assert_eq!(written(&variant, files), written(&variant, shafran));
    // Letters of this board are no files.
    assert!(written(&library("devasa"), "cols:9/9/9/9/9/9/9/9/9 w").is_err());
}
