//! Talks to the program as interfaces for chess engines do, over UCI and over the protocol of XBoard.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A program that is talked to.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Talk {
    fn start(args: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_variant-diagram"))
            .args(args)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("an input");
        let output = BufReader::new(child.stdout.take().expect("an output")).lines();
        Self { child, input, output }
    }

    fn say(&mut self, text: &str) {
        writeln!(self.input, "{text}").expect("it listens");
    }

    /// The lines up to one that begins with a word.
    fn hear(&mut self, word: &str) -> Vec<String> {
        let mut res = Vec::new();
        loop {
            let line = self.output.next().expect("an answer").expect("a line");
            res.push(line);
            if res.last().is_some_and(|it| it.starts_with(word)) {
                return res;
            }
        }
    }

    /// The line that begins with a word.
    fn line(&mut self, word: &str) -> String {
        self.hear(word).pop().unwrap_or_default()
    }

    /// What is said before the answer to a last question.
    fn answers(&mut self, text: &str) -> Vec<String> {
        self.say(&format!("{text}\nping 77"));
        let mut res = self.hear("pong 77");
        res.pop();
        res
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

/// A file for a test.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a readable name").to_owned()
}

const DUEL: &str = "files=5\nranks=5\nroyal=K\nsymmetry=none\nking:K:K::a1,,e5\nrook:R:R::a2\ncamel:C:C::b1,,d5\n";

#[test]
fn xboard_learns_features_and_boards() {
    let mut it = Talk::start(&["xboard"]);
    it.say("xboard\nprotover 2");
    let features = it.hear("feature done=1");
    assert_eq!(features[0], "feature done=0");
    let variants = features.iter().find(|it| it.starts_with("feature variants=")).expect("variants");
    assert!(
        variants.contains("\"3check,") && variants.contains(",normal,") && !variants.contains(",chess,"),
        "{variants}"
    );
    assert_eq!(it.answers("variant normal"), [""; 0]);
    let shogi = it.answers("variant shogi");
    assert_eq!(shogi.len(), 1, "{shogi:?}");
    assert!(shogi[0].starts_with("setup (P") && shogi[0].contains(") 9x9+9_fairy "), "{shogi:?}");
    // A King that may castle, and a piece of two legs.
    assert_eq!(
        it.answers("force\nvariant normal\nsetboard 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\nlift e1"),
        ["highlight 8/8/8/8/8/8/3YYY2/2YY1Y2"]
    );
    let hawk = file("hawk.txt", "files=5\nranks=4\nroyal=K\nsymmetry=none\nking:K:K::a1,,e4\nhawk:H:mWcaW::c2,,c3\n");
    drop(it);
    let mut it = Talk::start(&["xboard", &hawk]);
    assert_eq!(it.answers("force\nlift c2"), ["highlight 5/2C2/1Y1Y1/2Y2"]);
    // Boards of hexagons are none of XBoard's, and it would show what is hidden.
    for (name, definition, why) in [
        (
            "hexagons",
            "shape=hex 3 flat\nroyal=K\nking:K:K::a1\n",
            "the board is made of hexagons, which XBoard cannot draw.",
        ),
        ("fog", "fog=1\nroyal=K\nking:K:K::e1\n", "XBoard would show what this game hides."),
    ] {
        let path = file(&format!("{name}.txt"), definition);
        let refused =
            Command::new(env!("CARGO_BIN_EXE_variant-diagram")).args(["xboard", &path]).env("LC_ALL", "C").output();
        let refused = refused.expect("the program runs");
        assert_eq!(refused.status.code(), Some(1));
        let said = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(said.ends_with(&format!("{name}: {why}\n")), "{said}");
    }
    let unknown = it.answers("variant nothing");
    assert_eq!(unknown, ["Error (unsupported variant): nothing", "tellusererror There is no variant \"nothing\"."]);
}

#[test]
fn xboard_is_answered_with_moves_results_and_reasons() {
    let mut it = Talk::start(&["xboard"]);
    it.say("protover 2\nnew\nsd 2\nforce\nusermove f2f3\nusermove e7e5\nusermove g2g4\ngo");
    assert_eq!(it.line("move"), "move d8h4");
    assert_eq!(it.line("0-1"), "0-1 {White is checkmated. Black wins.}");
    assert_eq!(it.answers("usermove a2a3"), ["Illegal move (the game is over): a2a3"]);
    // Two plies back, and another mistake.
    let answers = it.answers("remove\nforce\nusermove e7e5\nusermove e2e5\nhello\nlevel 40\nsetboard what");
    assert!(answers[0].starts_with("Illegal move (") && answers[0].ends_with("): e7e5"), "{answers:?}");
    assert_eq!(answers[2..4], ["Error (unknown command): hello", "Error (wrong value): level 40"]);
    assert!(answers[4].starts_with("tellusererror Illegal position: "), "{answers:?}");
    // It plays the side that is not to move, within its time.
    it.say("new\nlevel 0 0:01 0\ntime 30\notim 30\nusermove e2e4");
    assert!(it.line("move").len() >= 9);
    // Nobody waits for a move that is not wanted any more.
    assert_eq!(it.answers("force\nst 600\ngo\nforce"), [""; 0]);
    it.say("go\n?");
    assert!(it.line("move").len() >= 9);
}

#[test]
fn xboard_sees_thoughts() {
    let duel = file("duel.txt", DUEL);
    let mut it = Talk::start(&["xboard", &duel]);
    it.say("protover 2\nnew\npost\nforce\nsetboard 4k/R4/1R3/5/K4 w - - 0 1\nsd 3\ngo");
    let lines = it.hear("move");
    assert_eq!(lines.last().map(String::as_str), Some("move b3b5"));
    let thoughts = lines.iter().filter(|it| it.split(' ').nth(1) == Some("100001")).count();
    assert!(thoughts > 0, "{lines:?}");
    // Analysis goes on until a command comes, and then with the next position.
    it.say("new\nforce\nanalyze");
    it.hear("3 ");
    it.say("usermove a2a5\nexit\nping 3");
    it.hear("pong 3");
    let setup = it.answers("variant duel");
    assert_eq!(setup[0], "setup (...R................CK...r................ck) 5x5+0_fairy 3ck/5/5/R4/KC3 w - - 0 1");
    assert_eq!(setup[1..], ["piece K& K", "piece R& R", "piece C& C"]);
}

#[test]
fn uci_ponders_and_searches_some_moves() {
    let ini = file(
        "more.ini",
        "[tiny]\nmaxRank=5\nmaxFile=5\nking=k\nrook=r\nstartFen=4k/5/5/R4/K4 w - - 0 1\nflagPiece=k\n",
    );
    let mut it = Talk::start(&["uci"]);
    it.say("uci");
    assert!(it.hear("uciok").iter().any(|it| it == "option name UCI_Chess960 type check default false"));
    it.say("position startpos\ngo depth 3 searchmoves a2a3 h2h4 nonsense");
    let best = it.line("bestmove");
    assert!(["a2a3", "h2h4"].iter().any(|it| best.starts_with(&format!("bestmove {it} ponder "))), "{best}");
    it.say("setoption name MultiPV value 9\ngo depth 2 searchmoves a2a3 h2h4");
    let lines = it.hear("bestmove");
    assert!(
        lines.iter().any(|it| it.contains(" multipv 2 ")) && !lines.iter().any(|it| it.contains(" multipv 3 ")),
        "{lines:?}"
    );
    // While it ponders no time is counted, and the answer waits for the move that was expected.
    it.say("setoption name MultiPV value 1\ngo ponder movetime 1\nisready");
    it.hear("readyok");
    it.say("ponderhit");
    it.hear("bestmove");
    it.say("go ponder depth 1\nisready");
    it.hear("readyok");
    it.say("stop");
    it.hear("bestmove");
    // Castling as king takes rook.
    let castles = "position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1\ngo depth 1 searchmoves e1g1";
    it.say(castles);
    assert!(it.line("bestmove").starts_with("bestmove e1g1"));
    it.say(&format!("setoption name UCI_Chess960 value true\n{castles}"));
    assert!(it.line("bestmove").starts_with("bestmove e1h1"));
    // Other names.
    it.say("setoption name UCI_Variant value chess960\nposition startpos\nd");
    assert!(it.line("Fen: ").starts_with("Fen: rnbqkbnr/"));
    // Variants of a file.
    it.say(&format!("setoption name VariantPath value {ini}"));
    assert!(it.line("option name UCI_Variant").contains(" var tiny"));
    it.say("setoption name UCI_Variant value tiny\nposition startpos\nd");
    assert!(it.line("Fen: ").starts_with("Fen: 4k/5/5/R4/K4 w"));
    it.say("setoption name VariantPath value no/such/file.ini");
    assert_eq!(it.line("info string"), "info string no/such/file.ini: there is no such file.");
}
