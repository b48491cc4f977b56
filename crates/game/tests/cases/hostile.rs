//! Definitions that mean harm: whatever they say, compiling and the first moves take bounded work, and nothing panics.

use std::sync::Arc;

use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;

use crate::common::definitions;
use crate::random::Random;
use crate::trials::Trials;

/// Moves of one position that are kept at most.
const MAX_MOVES: usize = 1 << 15;

/// Branches of all programs of a definition; some are made over into others, so twice what is compiled.
const MAX_BRANCHES: usize = 800_000;

fn n_branches(variant: &Variant) -> usize {
    let movement = &variant.movement;
    let programs = movement.programs.iter().flatten().chain(&movement.elsewhere);
    programs.map(|it| it.rays.len() + it.nodes.iter().map(Vec::len).sum::<usize>()).sum()
}

/// Compiles and plays some moves. Returns the codes of what was reported and how many moves the start has.
fn play(text: &str, seed: u64, plies: usize) -> (Vec<String>, usize) {
    let (definition, mut problems) = rules::read(text);
    let (variant, more) = game::setup::compile(&definition);
    problems.extend(more);
    assert!(n_branches(&variant) <= MAX_BRANCHES, "{} branches", n_branches(&variant));
    let topology = &variant.movement.topology;
    let (files, ranks) = (usize::from(topology.files), usize::from(topology.ranks));
    assert!(topology.n_vectors() <= 3 * (2 * files + 1) * (2 * ranks + 1) + 64, "{} vectors", topology.n_vectors());
    let variant = Arc::new(variant);
    let mut game = Game::new(variant.clone());
    let n_moves = game.current().moves.len();
    let mut random = Random::new(seed);
    for _ in 0..plies {
        let n = game.current().moves.len();
        assert!(n <= 2 * MAX_MOVES, "{n} moves");
        let text = fen::write(&variant, game.position(), 0, 1);
        let _ = fen::read(&variant, &text);
        if game.current().verdict.is_some() || n == 0 {
            break;
        }
        game.play_index(random.below(n));
    }
    while game.undo() {}
    assert_eq!(game.position().hash(), variant.start().hash());
    (problems.into_iter().map(|it| it.code.to_string()).collect(), n_moves)
}

/// A board of 26 by 36 with 250 piece types that all move alike.
fn crowd(moves: &str, settings: &str) -> String {
    let mut text = format!("files=26\nranks=36\n{settings}\n");
    for n in 0..250 {
        let (file, rank) = (char::from(b'a' + n % 26), n / 26 + 1);
        text.push_str(&format!("piece{n}:T{n}:{moves}::{file}{rank}\n"));
    }
    text
}

/// Moves, and whether the definition is told that it asks for too much.
fn heavy_moves() -> Vec<(String, bool)> {
    let takes = vec!["c"; 63].join("a") + "aK";
    let long = "X".repeat(3000);
    let lines: String = (0..60).map(|n| format!("WX{}NY{}", "X".repeat(n % 12), "Y".repeat(n / 5))).collect();
    let apart: String = (1..60).map(|n| format!("W{n}-{n}F{n}-{n}N{n}-{n}C{n}-{n}")).collect();
    let nested = "[K(-W(-F(-N(-D(-A(-H)))))(-C(-Z(-G(-K(-Q))))))]";
    [
        ("[K(-K(-K))]", true),
        ("[Q(-Q(-Q))]", true),
        (nested, true),
        ("[mcdK(-mcdK)]", false),
        (&"a".repeat(63), true),
        (&("a".repeat(63) + "K"), true),
        (&("a".repeat(63) + "N"), true),
        (&takes, true),
        ("aaaQ", false),
        ("mwwamwwamwwamwwaK", true),
        ("mppampcdampcdampcdaQ", true),
        ("mwwQ~99", false),
        (&"aK".repeat(256), true),
        ("mcdUudU", false),
        ("xUxQxaQ", false),
        ("IbIK", false),
        (&format!("nN{long}"), true),
        (&format!("qN{long}ooqNXooN0"), true),
        (&lines, false),
        (&apart, false),
        ("qQzQqNzNqBzRooqQooqNoozN", false),
    ]
    .map(|(moves, told)| (moves.to_owned(), told))
    .into()
}

fn heavy_moves_are_bounded(moves: &str, told: bool) {
    let (codes, n) = play(&crowd(moves, ""), 1, 2);
    assert!(n <= MAX_MOVES, "{n} moves");
    let limit = codes.iter().any(|it| it.starts_with("xbetza."));
    assert!(limit || !told, "nothing is said about the limit, only {codes:?}");
}

fn heavy_settings() -> Vec<String> {
    let all: String = (1..=250).map(|it| format!("royal={it}\n")).collect();
    let settings = [
        "promoZone=99\nmaxPromote=250\npromoChoice=",
        "holdingsType=-1\npromoOffset=1\nmaxPromote=249",
        "enforce=0",
        "royal=0",
        "checkRule=0",
        "walling=anywhere\nwallName=<b>",
        "walling=arrow\npetrify=*",
        "walling=edge\nwallOrMove=1\nwallRegion=no\nwallMoves=2",
        &format!("{all}extinction=0"),
        &format!("{all}extinction=3"),
    ];
    settings.map(str::to_owned).into()
}

/// The beginning of a long text, for the name of a trial.
fn brief(text: &str) -> String {
    text.replace('\n', " ").chars().take(40).collect()
}

/// Adds a trial for each definition that means harm.
pub(crate) fn add(trials: &mut Trials) {
    for (number, (moves, told)) in (1..).zip(heavy_moves()) {
        let name = format!("hostile/moves/{number:02} {}", brief(&moves));
        trials.add(name, move || heavy_moves_are_bounded(&moves, told));
    }
    for (number, settings) in (1..).zip(heavy_settings()) {
        let name = format!("hostile/settings/{number} {}", brief(&settings));
        trials.add(name, move || drop(play(&crowd("QcaKmabK", &settings), 2, 2)));
    }
    for (number, text) in (1..).zip(large_texts()) {
        let name = format!("hostile/large texts/{number:02} {}", brief(&text));
        trials.add(name, move || drop(play(&text, 3, 2)));
    }
    for seed in 0..300 {
        trials.add(format!("hostile/noise/{seed:03}"), move || noise(seed));
    }
    let all = Arc::new(definitions());
    for idx in 0..all.len() {
        let all = all.clone();
        trials.add(format!("hostile/damaged/{}", all[idx].0), move || damaged(&all, idx));
    }
}

fn large_texts() -> Vec<String> {
    let million = |it: &str| it.repeat(1_000_000 / it.len());
    vec![
        million("a"),
        million("K:K:K::a1\n"),
        million(":"),
        million("=\n"),
        million("royal=1\n"),
        million("x:X:Q::a1-z36:99\n"),
        format!("x:X:{}::a1", million("K")),
        format!("x:X:{}::a1", million("[K(-")),
        format!("x:X:{}K::a1", million("a")),
        format!("x:X:Q::a1\nmorph={}", million("K/")),
        format!("x:X:Q::a1\npromoChoice={}", million("X1/")),
        format!("x:X:Q::a1\ncaptureMatrix={}", million("@9/")),
        format!("x:X:Q::{}", million("a1,")),
    ]
}

fn noise(seed: u64) {
    let mut random = Random::new(5 + seed);
    let letters = b"abcdefghijklmnopqrstuvwxyzABCDFGHIJKLNOQRUWXYZ@0123456789-?()[]~*'=:,./!#\"\n\n\n \xc3\xa9";
    let bytes: Vec<u8> = if seed.is_multiple_of(3) {
        (0..random.below(600)).map(|_| random.next() as u8).collect()
    } else {
        (0..random.below(600)).map(|_| *random.pick(letters)).collect()
    };
    play(&String::from_utf8_lossy(&bytes), seed, 4);
    let moves: String =
        (0..random.below(40)).map(|_| char::from(*random.pick(&letters[..72]))).filter(|it| *it != ':').collect();
    play(&format!("files=6\nranks=7\nx:X:{moves}::a1,c1\ny:Y:{moves}::b2,e2\nking:K:KisO2::d1\n"), seed, 8);
}

/// Plays five versions of a definition, each with more damage.
fn damaged(all: &[(String, String)], idx: usize) {
    let mut random = Random::new(7 + idx as u64);
    for seed in 0..5 {
        let mut lines: Vec<String> = all[idx].1.lines().map(Into::into).collect();
        for _ in 0..=seed {
            damage(&mut lines, all, &mut random);
        }
        play(&lines.join("\n"), seed, 6);
    }
}

/// Changes one thing: a line of another definition comes in, one goes, one is doubled, a character or a number changes.
fn damage(lines: &mut Vec<String>, all: &[(String, String)], random: &mut Random) {
    if lines.is_empty() {
        return;
    }
    let at = random.below(lines.len());
    match random.below(6) {
        0 => drop(lines.remove(at)),
        1 => {
            let line = lines[at].clone();
            let to = random.below(lines.len());
            lines.insert(to, line);
        }
        2 | 3 => {
            let other: Vec<&str> = random.pick(all).1.lines().collect();
            lines.insert(at, (*random.pick(&other)).to_owned());
        }
        4 => {
            let digits = lines[at].find(|it: char| it.is_ascii_digit());
            if let Some(digit) = digits {
                let new = ["0", "1", "26", "36", "99", "-1", "4000000000"];
                lines[at].replace_range(digit..=digit, new[random.below(new.len())]);
            }
        }
        _ => {
            let mut all: Vec<char> = lines[at].chars().collect();
            if !all.is_empty() {
                let idx = random.below(all.len());
                all[idx] = char::from(33 + random.below(94) as u8);
                lines[at] = all.into_iter().collect();
            }
        }
    }
}
