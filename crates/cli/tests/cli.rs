//! Runs the command line as its users do.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

const CHESS: &str = "files=8
ranks=8
firstRank=1
promoChoice=QRBN
pawn:P:fmWfceFifmnD::a2-h2
knight:N:N::b1,g1
bishop:B:B::c1,f1
rook:R:R::a1,h1
queen:Q:Q::d1
king:K:KisO2::e1
";

/// Runs a command with a definition as standard input.
fn run(args: &[&str], input: &str) -> (i32, String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_variant-diagram"))
        .args(args)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A command that needs no input may have ended already.
    let _ = child.stdin.take().map(|mut it| it.write_all(input.as_bytes()));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |it: Vec<u8>| String::from_utf8(it).expect("UTF-8");
    (status.code().unwrap_or(-1), text(stdout), text(stderr))
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a readable name").to_string()
}

#[test]
fn counts() {
    assert_eq!(run(&["perft", "-", "3"], CHESS), (0, "8902\n".into(), String::new()));
    assert_eq!(run(&["perft", "-", "0"], CHESS).1, "1\n");
    let (code, out, _) = run(&["divide", "-", "2", "--play", "e4 e5", "--notation", "san"], CHESS);
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(code, 0);
    assert!(lines.contains(&"Nf3: 29"), "{out}");
    let sum: u64 = lines.iter().filter_map(|it| it.split_once(": ")?.1.parse::<u64>().ok()).sum();
    assert_eq!(lines.last().copied(), Some(sum.to_string().as_str()));
}

#[test]
fn lists_moves_in_every_notation() {
    let fen = "4k3/P7/8/8/8/8/8/R3K3 w Q - 0 1";
    let moves = |notation: &str| {
        let out = run(&["moves", "-", "--fen", fen, "--notation", notation], CHESS).1;
        out.lines().map(String::from).collect::<Vec<_>>()
    };
    for (notation, expected) in
        [("path", ["a7a8=Q", "e1a1c1"]), ("uci", ["a7a8q", "e1c1"]), ("san", ["a8=Q+", "O-O-O"])]
    {
        let lines = moves(notation);
        assert!(expected.iter().all(|it| lines.iter().any(|line| line == it)), "{notation} {lines:?}");
        assert!(lines.is_sorted(), "{notation} {lines:?}");
        assert_eq!(lines.len(), moves("path").len());
    }
}

#[test]
fn a_finished_game_has_no_moves() {
    let mate = run(&["moves", "-", "--play", "f3 e5 g4 Qh4#"], CHESS);
    assert_eq!((mate.0, mate.1.as_str()), (0, ""));
    assert!(mate.2.contains("checkmated"), "{}", mate.2);
    let (code, _, err) = run(&["moves", "-", "--play", "f3 e5 g4 Qh4 a3"], CHESS);
    assert!(code == 1 && err.contains("a3 cannot be played"), "{err}");
}

#[test]
fn checks_definitions() {
    assert_eq!(run(&["check", "-"], CHESS), (0, String::new(), String::new()));
    let (code, out, _) = run(&["check", "-"], "files=8\nranks=eight\nrook:R:R::a1,z9\n");
    assert_eq!(code, 1);
    assert!(out.contains("-:2:7: error[") && out.contains("    ranks=eight\n          ^^^^^\n"), "{out}");
    let good = file(
        "good.json",
        r#"{ "files": 3, "ranks": 3, "pieces": [{ "name": "king", "id": "K", "move": "K", "white": ["b1"] }] }"#,
    );
    assert_eq!(run(&["perft", &good, "1"], "").1, "2\n");
    let broken = file("broken.json", "{\n  \"files\": ,\n}");
    let (code, out, _) = run(&["check", &broken], "");
    assert_eq!(code, 1);
    assert!(out.contains("broken.json:2:") && out.contains("error[json]"), "{out}");
    let (code, _, err) = run(&["check", "there/is/no/such/file"], "");
    assert_eq!(code, 1);
    assert!(err.contains("there/is/no/such/file"), "{err}");
}

#[test]
fn prints_legs_and_words() {
    let (code, out, _) = run(&["legs", "-"], "files=8\nranks=8\ncannon:C:mRcpR::a1\nking:K:K::e1\n");
    assert_eq!(code, 0);
    assert!(out.contains("    ∞(0,1) m\n"), "{out}");
    assert!(out.contains("K king K\n"), "{out}");
    let (code, out, _) = run(&["explain", "N"], "");
    assert!(code == 0 && !out.trim().is_empty(), "{out}");
    let words = |board| run(&["explain", "fW", "--board", board], "").1;
    let (square, flat, pointy) = (words("square"), words("flat"), words("pointy"));
    assert_eq!((words("hex"), words("brick")), (flat.clone(), pointy.clone()));
    assert!(square != flat && flat != pointy && pointy.contains("11") && flat.contains("12"), "{square}{flat}{pointy}");
    let (code, _, err) = run(&["explain", "N["], "");
    assert!(code == 1 && err.contains('^'), "{err}");
}

#[test]
fn mistakes() {
    for args in [&[][..], &["fly"], &["perft", "-"], &["perft", "-", "deep"], &["moves", "-", "--notation", "pgn"]] {
        let (code, out, err) = run(args, CHESS);
        assert!(code == 2 && out.is_empty() && err.contains("--help"), "{args:?} {err}");
    }
    for args in [&["moves", "-", "--fen", "8/8"][..], &["moves", "-", "--play", "e5"]] {
        let (code, out, err) = run(args, CHESS);
        assert!(code == 1 && out.is_empty() && err.starts_with("variant-diagram: "), "{args:?} {err}");
    }
    let (code, out, _) = run(&["--help"], "");
    assert!(code == 0 && out.contains("perft FILE DEPTH"), "{out}");
}

#[test]
fn sections_of_another_format_are_imported() {
    let ini = "[tiny:chess]\nmaxRank = 6\nmaxFile = f\ncastling = false\ndoubleStep = false\noppositeCastling = true\nstartFen = rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1\n[other:tiny]\n";
    let (code, out, errors) = run(&["import", "-", "tiny"], ini);
    assert_eq!(code, 0, "{errors}");
    assert!(out.contains("files=6\n") && out.contains("fen=rnqknr"), "{out}");
    assert!(errors.contains("-:6: [tiny] oppositeCastling"), "{errors}");
    let path = file("tiny.txt", &out);
    assert_eq!(run(&["perft", &path, "2"], "").1, "100\n");
    let (code, out, _) = run(&["import", "-"], ini);
    assert!(code == 0 && out.starts_with("# tiny\n") && out.contains("\n# other\n"), "{out}");
    assert_eq!(run(&["import", "-", "none"], ini).0, 1);
}

#[test]
fn definitions_become_sections_of_another_format() {
    let first = file("first.txt", &format!("title=A Game\n{CHESS}"));
    let refused = file("refused.txt", &format!("{CHESS}fog=1\n"));
    let (code, out, errors) = run(&["export", &first, &refused, "--to", "ini"], "");
    assert!(code == 1 && out.starts_with("[a-game]\nstartFen = ") && out.matches('[').count() == 1, "{out}{errors}");
    assert!(errors.contains("refused.txt:11:1: error[ini.key]") && errors.contains("fog"), "{errors}");
    let (code, section, errors) = run(&["export", &first], "");
    assert!(code == 0 && section == out && errors.is_empty(), "{errors}");
    let (code, back, errors) = run(&["import", "-"], &section);
    assert!(code == 0 && errors.is_empty(), "{errors}");
    assert_eq!(run(&["perft", "-", "3"], &back).1, "8902\n");
    assert_eq!(run(&["export", &first, "--to", "pgn"], "").0, 2);
}

#[test]
fn a_definition_becomes_json_and_text_again() {
    let (code, json, _) = run(&["json", "-"], CHESS);
    assert_eq!(code, 0);
    assert!(json.contains("\"files\": 8,") && json.contains("\"white\": [\n        \"a2-h2\"\n      ]"), "{json}");
    assert_eq!(run(&["text", "-"], &json), (0, CHESS.into(), String::new()));
    assert_eq!(run(&["json", "-"], &json).1, json);
    assert_eq!(run(&["text", "-"], CHESS).1, CHESS);
    let name = file("again.json", &json);
    assert_eq!(run(&["perft", &name, "3"], "").1, "8902\n");
    let (code, out, error) = run(&["text", "-"], "{ files: 8 }");
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(error.contains("-:1:3: error[json]: This is not JSON"), "{error}");
}

#[test]
fn a_game_becomes_text() {
    let (code, out, _) = run(&["record", "-", "--play", "f3 e5 g4 Qh4#"], CHESS);
    assert_eq!(code, 0);
    assert!(out.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{out}");
    let (_, out, _) = run(&["record", "-", "--fen", "4k3/8/8/8/8/8/8/R3K3 b - - 0 7", "--play", "e8d8"], CHESS);
    assert!(out.contains("FEN \"4k3/8/8/8/8/8/8/R3K3 b - - 0 7\"") && out.contains("7... Kd8"), "{out}");
}

#[test]
fn go_searches_deeper_and_deeper() {
    let (code, out, errors) = run(&["go", "-", "--depth", "2", "--lines", "2", "--notation", "san"], CHESS);
    let lines: Vec<Vec<&str>> = out.lines().map(|it| it.split('\t').collect()).collect();
    assert_eq!((code, errors.as_str(), lines.len()), (0, "", 4), "{out}");
    let depths: Vec<&str> = lines.iter().map(|it| it[0]).collect();
    assert_eq!(depths, ["1", "1", "2", "2"]);
    assert!(lines[2][3].split(' ').count() == 2 && lines[2][3] != lines[3][3], "{out}");
    let mate = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
    let (_, out, _) = run(&["go", "-", "--fen", mate, "--depth", "3"], CHESS);
    let last: Vec<&str> = out.lines().last().unwrap_or("").split('\t').collect();
    assert_eq!((last[1], last[3]), ("wins in 1", "e1e8"), "{out}");
}

/// The answers of a conversation over UCI.
fn uci(arguments: &[&str], script: &str) -> Vec<String> {
    let (code, out, errors) = run(&[&["uci"], arguments].concat(), script);
    assert_eq!((code, errors.as_str()), (0, ""), "{out}");
    out.lines().map(String::from).collect()
}

#[test]
fn uci_plays_any_variant() {
    let lines = uci(&[], "uci\nisready\nwhat\nquit\n");
    assert!(lines[0].starts_with("id name Variant Diagram "), "{lines:?}");
    assert!(lines.iter().any(|it| it.starts_with("option name UCI_Variant type combo default chess var 3check var")));
    assert_eq!(lines[lines.len() - 3..], ["uciok", "readyok", "info string unknown command what"]);

    let mate = "position fen 6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1 moves a1b1 g8f8 b1a1 f8g8\ngo depth 3\n";
    let lines = uci(&[], mate);
    let last = &lines[lines.len() - 2..];
    assert!(last[0].contains(" multipv 1 score mate 1 nodes ") && last[0].ends_with(" pv e1e8"), "{lines:?}");
    assert_eq!(last[1], "bestmove e1e8");

    let drop = "setoption name UCI_Variant value crazyhouse\nsetoption name MultiPV value 2\nsetoption name Hash value 1\n\
                position fen 6k1/5ppp/8/8/8/8/8/K7[R] w - - 0 1\ngo nodes 2000\nsetoption name UCI_Variant value xiangqi\n\
                position startpos moves h3e3 h8e8\ngo movetime 50\nsetoption name Skill Level value 1\ngo wtime 100 btime 100\n";
    let lines = uci(&[], drop);
    let best: Vec<&String> = lines.iter().filter(|it| it.starts_with("bestmove ")).collect();
    assert!(best.len() == 3 && best[0].starts_with("bestmove R@"), "{lines:?}");
    assert!(lines.iter().any(|it| it.contains(" multipv 2 ")), "{lines:?}");
}

#[test]
fn uci_says_what_it_does_not_understand() {
    let script = "setoption name Nothing value 3\nsetoption name UCI_Variant value nothing\nposition fen what\n\
                  position startpos moves e2e4 e2e4\ngo depth 1 mate\nposition fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo\nd\n";
    let lines = uci(&[], script);
    assert_eq!(lines.iter().filter(|it| it.starts_with("info string ")).count(), 4, "{lines:?}");
    assert_eq!(lines.last().map(String::as_str), Some("Fen: 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"));
    // The board stands above it, below the answer to `go`.
    let board = lines.iter().position(|it| it == "8  . . . . . . . k").expect("a board");
    assert_eq!(lines[board - 1], "bestmove (none)");
    assert_eq!(lines[board + 1], "7  . . . . . Q . .");
    assert_eq!(run(&["uci", "-"], "").0, 2);
}

#[test]
fn uci_goes_on_where_nobody_ends_the_game() {
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 ";
    let position = |moves: &str| format!("position startpos moves {moves}\ngo depth 2\nd\n");
    // A third and a fifth repetition, a move behind them, and fifty moves of both sides.
    let by_count = "position fen 7k/8/8/8/8/8/8/KR6 w - - 99 80 moves b1b2 h8g8 b2b3\ngo depth 2\nd\n".to_owned();
    for (script, fen) in [
        (position(&there_and_back.repeat(2)), "w KQkq - 8 5"),
        (position(&there_and_back.repeat(4)), "w KQkq"),
        (position(&(there_and_back.repeat(2) + "e2e4")), "/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"),
        (by_count, "6k1/8/8/8/8/1R6/8/K7 b - -"),
    ] {
        let lines = uci(&[], &script);
        assert!(
            !lines.iter().any(|it| it.contains("not a legal move") || it.contains("(none)")),
            "{script}: {lines:?}"
        );
        assert!(lines.last().is_some_and(|it| it.contains(fen)), "{script}: {lines:?}");
    }
    // A mate stays one.
    let lines = uci(&[], "position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 2\n");
    assert_eq!(lines.last().map(String::as_str), Some("bestmove (none)"));
}

#[test]
fn uci_survives_bytes_that_are_no_text() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_variant-diagram"))
        .arg("uci")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("an input");
    for bytes in
        [&b"\xff\xfe\x00\n"[..], b"setoption name \xc3 value \x80\n", b"position startpos moves e2e4\xe9\nisready\n"]
    {
        input.write_all(bytes).expect("it listens");
    }
    drop(input);
    let Output { status, stdout, .. } = child.wait_with_output().expect("the program ends");
    let text = String::from_utf8(stdout).expect("UTF-8");
    assert!(status.success() && text.ends_with("readyok\n"), "{text}");
    assert_eq!(text.matches("info string ").count(), 3, "{text}");
}

#[test]
fn uci_listens_while_it_thinks() {
    use std::io::{BufRead, BufReader};
    let name = file("listens.txt", CHESS);
    let mut child = Command::new(env!("CARGO_BIN_EXE_variant-diagram"))
        .args(["uci", &name])
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("an input");
    let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines().map(|it| it.expect("a line"));
    let mut until = |word: &str| lines.find(|it| it.starts_with(word)).expect("an answer");
    writeln!(input, "go infinite").expect("it listens");
    until("info depth 3");
    writeln!(input, "isready").expect("it listens");
    until("readyok");
    writeln!(input, "stop").expect("it listens");
    assert!(until("bestmove ").len() >= 13);
    // Nothing is left to find out in a win in one, but the answer waits.
    writeln!(input, "position fen 7k/8/6KQ/8/8/8/8/8 b - - 0 1\ngo infinite\nisready").expect("it listens");
    until("readyok");
    writeln!(input, "quit").expect("it listens");
    assert!(until("bestmove").starts_with("bestmove h8g8"));
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn a_test_ends_a_match_as_soon_as_pairs_of_games_decide_it() {
    let name = file("tested.txt", "files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1\n");
    let results = file("tested.jsonl", "");
    let common = ["match", &name, "--engines", "nodes:600", "depth:1", "--plies", "2"];
    let play = |more: &[&str]| run(&[&common[..], more].concat(), "");
    let (code, out, errors) = play(&["--sprt", "0,200", "--results", &results]);
    assert_eq!(code, 0, "{errors}");
    let [score, test] = out.lines().collect::<Vec<_>>()[..] else { panic!("{out}") };
    assert!(test.starts_with("SPRT 0, 200: H1 is accepted; LLR ") && test.contains(" [-2.94, 2.94], pairs "), "{test}");
    // Two games of a pair, and no more than are needed.
    let n_games = errors.lines().count();
    let pairs: usize =
        test.split("pairs ").nth(1).unwrap_or("").split(' ').filter_map(|it| it.parse::<usize>().ok()).sum();
    assert!(n_games < 200 && pairs == n_games / 2 && score.contains(&format!(": {n_games} games: ")), "{out}");
    // What is decided stays decided, and is told again from the results.
    assert_eq!(play(&["--sprt", "0,200", "--results", &results]), (0, out.clone(), String::new()));
    assert_eq!(run(&["merge", &results], "").1, out);
    // Too few games decide nothing, and other differences are another test.
    let few = play(&["--sprt", "0,10", "--games", "2"]).1;
    assert!(few.contains("SPRT 0, 10: undecided; LLR "), "{few}");
    assert_eq!(play(&["--sprt", "0,100", "--results", &results]).0, 1);
    for wrong in [&["--sprt", "10,0"][..], &["--sprt", "ten"], &["--sprt", "0,10", "--shard", "1/2"]] {
        assert_eq!(play(wrong).0, 2, "{wrong:?}");
    }
}

#[test]
fn engines_play_matches_that_go_on_where_they_stopped() {
    let name = file("match.txt", "files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1\n");
    let records = file("match.pgn", "");
    let play = |games: &str, more: &[&str]| {
        let common = ["match", &name, "--engines", "nodes:300", "depth:1.5", "--games", games, "--records", &records];
        let (code, out, errors) = run(&[&common[..], more].concat(), "");
        assert_eq!(code, 0, "{errors}");
        (out, errors.lines().count())
    };
    let (_, n_played) = play("2", &[]);
    assert_eq!(n_played, 2);
    let (score, n_played) = play("6", &["--jobs", "2"]);
    assert_eq!(n_played, 4);
    assert!(score.starts_with("nodes:300 - depth:1.5: 6 games: +") && score.contains(" Elo "), "{score}");
    let text = std::fs::read_to_string(&records).expect("records");
    let tags = |tag: &str| text.lines().filter(|it| it.starts_with(tag)).count();
    assert_eq!((tags("[Round "), tags("[White \"nodes:300\"]"), tags("[Black \"nodes:300\"]")), (6, 3, 3));
    // The same seed gives the same games; both sides play each opening.
    let moves = |number: &str| {
        text.split("\n\n").find(|it| it.contains(&format!("[Round \"{number}\"]"))).map(|it| {
            let moves = it.lines().last().unwrap_or("");
            moves.split(' ').take(6).collect::<Vec<_>>().join(" ")
        })
    };
    assert!(moves("1").is_some() && moves("1") == moves("2") && moves("1") != moves("3"), "{text}");
    assert_eq!(play("6", &[]), (score, 0));
    let again = file("again.pgn", "");
    run(&["match", &name, "--engines", "nodes:300", "depth:1.5", "--games", "1", "--records", &again], "");
    let again = std::fs::read_to_string(&again).expect("records");
    assert!(text.contains(again.trim()), "{again}\n{text}");
    // Programs that speak UCI play as well: ours is one.
    let program = format!("{} uci {name}; go nodes 200", env!("CARGO_BIN_EXE_variant-diagram"));
    let openings = file("openings.txt", "a3 c3\n2k2/5/5/5/2K1R w\n");
    let (code, out, errors) =
        run(&["match", &name, "--engines", &program, "nodes:200", "--games", "4", "--openings", &openings], "");
    assert!(code == 0 && out.contains(": 4 games: +"), "{out}{errors}");
}

#[test]
fn matches_of_nobody_are_mistakes() {
    let name = file("nobody.txt", CHESS);
    let records = file("other.pgn", "[Round \"1\"]\n[White \"x\"]\n[Black \"y\"]\n[Result \"1-0\"]\n1. e4 1-0\n");
    for (arguments, code) in [
        (&["match", &name][..], 2),
        (&["match", &name, "--engines", "level:9", "level:1"], 2),
        (&["match", &name, "--engines", "level:1"], 2),
        (&["match", &name, "--engines", "there/is/no/such/program", "level:1", "--games", "1"], 1),
        (&["match", &name, "--engines", "level:1", "level:2", "--records", &records], 1),
    ] {
        assert_eq!(run(arguments, "").0, code, "{arguments:?}");
    }
}

/// A program that answers every `go` with a line, and goes on with another command when its input ends.
fn program(name: &str, answer: &str, then: &str) -> String {
    let cases = format!("uci) echo uciok;; isready) echo readyok;; go) echo {answer};; quit) break;;");
    format!("sh {}", file(name, &format!("while read word rest; do case $word in {cases} esac; done\n{then}\n")))
}

#[test]
fn a_program_that_resigns_loses() {
    let (name, program) = (file("resigns.txt", CHESS), program("resigns.sh", "bestmove resign", ""));
    let (code, score, errors) = run(&["match", &name, "--engines", &program, "nodes:100", "--games", "2"], "");
    assert!(code == 0 && score.contains("+0 =0 -2"), "{score}");
    assert!(errors.contains("game 1: 0-1 (resignation)") && errors.contains("game 2: 1-0 (resignation)"), "{errors}");
}

#[test]
fn a_program_that_does_not_leave_is_sent_away() {
    let (name, program) = (file("stays.txt", CHESS), program("stays.sh", "bestmove", "exec sleep 600"));
    let (code, _, errors) = run(&["match", &name, "--engines", &program, "nodes:100", "--games", "1"], "");
    assert!(code == 1 && errors.contains("not legal"), "{errors}");
}

#[test]
fn problems_are_solved() {
    let solve = |fen: &str, stipulation: &str| {
        run(&["solve", "-", "--fen", fen, "--stipulation", stipulation, "--notation", "san"], CHESS)
    };
    assert_eq!(solve("8/Q7/8/8/8/8/8/2k1K2R w K - 0 1", "#2"), (0, "Qf2: 1\n1\n".into(), String::new()));
    assert_eq!(solve("7k/8/6K1/8/8/8/8/R7 b - - 0 1", "h#1").1, "Kg8: 1\n1\n");
    assert_eq!((solve("8/8/8/8/8/8/8/2k1K2R w K - 0 1", "h#x").0, run(&["solve", "-"], CHESS).0), (2, 2));
}

#[test]
fn problems_go_on_where_their_file_ends() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let (file, results) = (format!("{folder}/solve.txt"), format!("{folder}/solve.jsonl"));
    std::fs::write(&file, CHESS).unwrap();
    let _ = std::fs::remove_file(&results);
    let solve = |more: &[&str]| {
        let fen = ["--fen", "8/Q7/8/8/8/8/8/2k1K2R w K - 0 1", "--results", &results];
        run(&[&["solve", &file, "--stipulation", "#2"], &fen[..], more].concat(), "")
    };
    let whole = solve(&[]);
    let lines = std::fs::read_to_string(&results).unwrap();
    assert_eq!((whole.0, lines.lines().count()), (0, 2), "{lines}");
    // What the file says is believed if it fits its checksum (FNV-1a).
    assert_eq!(solve(&[]), whole);
    let settled = lines.split("\"moves\":\"").nth(1).unwrap().split('"').next().unwrap();
    let (lists, sum) = settled.rsplit_once(';').unwrap();
    let other = lists.replacen(";0", ";7", 1);
    let fnv = |text: &str| {
        text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, it| (sum ^ u64::from(it)).wrapping_mul(0x100_0000_01b3))
    };
    assert_eq!(sum, format!("{:x}", fnv(lists)));
    for (sum, more) in [(sum.to_owned(), 0), (format!("{:x}", fnv(&other)), 1)] {
        std::fs::write(&results, lines.replace(settled, &format!("{other};{sum}"))).unwrap();
        assert_eq!(solve(&[]).1.lines().count(), whole.1.lines().count() + more);
        assert_eq!(std::fs::read_to_string(&results).unwrap().lines().count(), 3 - more);
    }
    // All there is to it is other work; so is a definition that nobody can read twice.
    assert_eq!(solve(&["--variations"]).0, 1);
    assert_eq!(run(&["solve", "-", "--stipulation", "#2", "--results", &results], CHESS).0, 2);
    std::fs::remove_file(&results).unwrap();
    let studied = solve(&["--variations"]);
    assert!(studied.0 == 0 && solve(&["--variations"]) == studied);
}

#[test]
fn endings_go_on_with_the_tables_of_their_file() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let (file, results) = (format!("{folder}/endings.txt"), format!("{folder}/endings.jsonl"));
    std::fs::write(&file, CHESS).unwrap();
    let _ = std::fs::remove_file(&results);
    let ending = |pieces: &str| run(&["endings", &file, "--pieces", pieces, "--results", &results], "");
    let whole = ending("K,P;K");
    let lines = std::fs::read_to_string(&results).unwrap();
    // Its head, the bare kings, and a king with each of the pieces that pawns become.
    assert_eq!((whole.0, lines.lines().count()), (0, 6));
    let two = lines.lines().take(3).fold(String::new(), |text, it| text + it + "\n");
    std::fs::write(&results, &two).unwrap();
    assert_eq!(ending("K,P;K"), whole);
    let again = std::fs::read_to_string(&results).unwrap();
    assert!(again.starts_with(&two) && again.lines().count() == 6);
    assert_eq!(ending("K,R;K").0, 1);
}

#[test]
fn endings_are_worked_out() {
    let ending = |more: &[&str]| run(&[&["endings", "-"], more].concat(), CHESS);
    let (code, out, errors) = ending(&["--fen", "7k/8/6K1/8/8/8/8/R7 w - - 0 1"]);
    assert_eq!((code, errors.as_str()), (0, ""));
    assert!(out.starts_with("R K against K\nWhite to move: wins 175168 (100.0 %), draws 0 (0.0 %)"), "{out}");
    assert!(out.contains("\n  longest win: 16 moves\n"), "{out}");
    assert!(out.contains("This position: White wins in 1\n  Ra8#: wins in 1\n"), "{out}");
    let (code, out, _) = ending(&["--pieces", "K;K", "--json"]);
    assert!(code == 0 && out.contains("\"longestWin\": null") && out.contains("\"draws\": 3612"), "{out}");
    assert_eq!(ending(&["--pieces", "K,X;K"]).0, 2);
    let (code, out, _) = ending(&["--mates", "R"]);
    assert!(code == 0 && out.starts_with("R goes everywhere, can lose a tempo\n5 x 5: wins 100.0 %"), "{out}");
    assert!(out.contains("\n8 x 8: wins 100.0 %, at most 16 moves\n"), "{out}");
    let (code, out, errors) = ending(&[]);
    assert_eq!((code, out.as_str()), (1, ""));
    assert!(errors.contains("up to four pieces"), "{errors}");
}
