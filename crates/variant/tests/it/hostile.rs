//! Definitions that mean harm: whatever they say, compiling and the first moves take bounded work and nothing panics.

use std::sync::Arc;
use variant::game::Game;
use crate::common::compile;

pub(crate) fn heavy(moves: &str) -> String {
    let mut text = String::from("files=26\nranks=36\n");
    for n in 0..250 {
        let (file, rank) = (char::from(b'a' + n % 26), n / 26 + 1);
        text.push_str(&format!("piece{n}:T{n}:{moves}::{file}{rank}\n"));
    }
    text
}

#[test]
fn probe() {
    let chain64 = vec!["c"; 63].join("a") + "aK";
    let x = "X".repeat(3000);
    let cases: Vec<(String, String)> = vec![
        ("group".into(), heavy("[K(-K(-K))]")),
        ("groupQ".into(), heavy("[Q(-Q(-Q))]")),
        ("64 K".into(), heavy(&("a".repeat(63) + "K"))),
        ("64 cK".into(), heavy(&chain64)),
        ("aQ".into(), heavy("aaaQ")),
        ("mwwa".into(), heavy("mwwamwwamwwamwwaK")),
        ("mpQ".into(), heavy("mppampcdampcdampcdaQ")),
        ("area".into(), heavy("mwwQ~99")),
        ("256 moves".into(), heavy(&"aK".repeat(256))),
        ("U".into(), heavy("mcdUudU")),
        ("U borrow".into(), heavy("xUxQxaQ")),
        ("I".into(), heavy("IbIK")),
        ("long".into(), heavy(&format!("nN{x}"))),
        ("long q".into(), heavy(&format!("qN{x}ooqNXooN0"))),
        ("vectors".into(), heavy(&(0..60).map(|n| format!("WX{}NY{}", "X".repeat(n % 12), "Y".repeat(n / 5))).collect::<String>())),
        ("64 N".into(), heavy(&("a".repeat(63) + "N"))),
        ("promo".into(), heavy("Q") + "promoZone=99\nmaxPromote=250\npromoChoice=\n"),
        ("qz".into(), heavy("qQzQqNzNqBzRooqQooqNoozN")),
    ];
    for (name, text) in cases {
        if std::env::var("CASE").is_ok_and(|it| it != name) { continue; }
        let t = std::time::Instant::now();
        let (d, _) = diagram::read(&text);
        let t1 = t.elapsed();
        let (rules, diags) = variant::compile(&d);
        let t2 = t.elapsed();
        let n: usize = rules.movement.programs.iter().flatten().map(|it| it.nodes.iter().map(Vec::len).sum::<usize>()).sum();
        println!("{name}: read {t1:?} compile {:?} branches {n} vectors {} diags {}", t2 - t1, rules.movement.topology.n_vectors(), diags.len());
        let game = Game::new(Arc::new(rules));
        println!("   start {:?} moves {}", t.elapsed() - t2, game.current().moves.len());
    }
    let _ = compile;
}
