//! What the command line says in every language, and what stays the same: exit codes, and whatever programs read.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use catalogue::{Catalogue, LANGUAGES};
use message::{Arg, Message};

const SMALL: &str = "files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nrook:R:R::a1,e1\nking:K:K::c1\n";
/// Without a piece that may mate: nothing is worked out of it.
const PAWNS: &str = "files=5\nranks=5\npawn:P:fmWfcF::a2-e2\nking:K:K::c1\n";
/// The author says in German what the piece is called.
const BAT: &str = "title=Watch\ntitle.de=Wacht\nfiles=4\nranks=4\nbat:B:W::a1\nname.de=Fledermaus\nking:K:K::c1\n";

/// What a command answers: exit code, output, messages.
#[derive(Debug, PartialEq, Eq)]
struct Answer {
    code: i32,
    out: String,
    errors: String,
}

/// Runs a command in an environment that has these variables and no other ones for languages.
fn run_in(environment: &[(&str, &str)], args: &[&str], input: &str) -> Answer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_variant-diagram"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
        command.env_remove(name);
    }
    let pipes = command.args(args).envs(environment.iter().copied());
    let mut child =
        pipes.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
    // A command that needs no input may have ended already.
    let _ = child.stdin.take().map(|mut it| it.write_all(input.as_bytes()));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    let text = |it: Vec<u8>| String::from_utf8(it).expect("UTF-8");
    Answer { code: status.code().unwrap_or(-1), out: text(stdout), errors: text(stderr) }
}

/// Runs a command in a language.
fn run(language: &str, args: &[&str], input: &str) -> Answer {
    run_in(&[], &[&["--lang", language], args].concat(), input)
}

fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("a file can be written");
    path.to_str().expect("a readable name").to_string()
}

/// The tags of the languages beside English.
fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().map(|it| it.tag).filter(|it| *it != "en")
}

/// The words of the program's own messages with these arguments as they are.
fn words(language: &str, id: &'static str, args: &[(&'static str, &str)]) -> String {
    let args = args.iter().map(|it| (it.0, Arg::from(it.1))).collect();
    Catalogue::of(language).expect("a catalogue").text(&Message { id, args })
}

#[test]
fn mistakes_are_told_in_every_language_and_mean_the_same() {
    let small = file("languages.txt", SMALL);
    let broken = file("languages-broken.json", "{\n  \"files\": ,\n}");
    let results = file("languages-results.jsonl", "{\"nothing\":1}\n");
    let empty = file("languages-empty.ini", "");
    // Nobody has a move for long.
    let blocked = file("languages-blocked.txt", "files=3\nranks=4\nroyal=0\npawn:P:fmW::a1\n");
    let (small, broken, results, empty, blocked) = (&*small, &*broken, &*results, &*empty, &*blocked);
    let mistakes: &[(i32, &[&str])] = &[
        (2, &["fly"]),
        (2, &[]),
        (2, &["perft", small]),
        (2, &["perft", small, "deep"]),
        (2, &["moves", small, "--what"]),
        (2, &["moves", small, "--fen"]),
        (2, &["moves", small, "--sequences"]),
        (2, &["moves", small, "--notation", "pgn"]),
        (2, &["moves", small, "--fen", "8", "--game", "x"]),
        (2, &["perft", small, "1", "--sequences=yes"]),
        (2, &["completion", "tcsh"]),
        (2, &["hugo"]),
        (2, &["explain", "N", "--board", "round"]),
        (2, &["match", small]),
        (2, &["match", small, "--engines", "level:9", "level:1"]),
        (2, &["solve", small]),
        (2, &["solve", small, "--stipulation", "h#x"]),
        (2, &["endings", small, "--pieces", "K,X;K"]),
        (2, &["endings", small, "--mates", "X"]),
        (2, &["facts", small, "--games", "0", "--json", "--csv"]),
        (2, &["facts", small, "--shard", "3/2"]),
        (2, &["values", small, "--pieces", ";"]),
        (2, &["values", small, "--pieces", "R,R,R;"]),
        (2, &["uci", "-"]),
        (1, &["rules", "no/such/file"]),
        (1, &["rules", "."]),
        (1, &["rules", small, "-o", "no/such/folder/file"]),
        (1, &["perft", broken, "1"]),
        (1, &["moves", small, "--play", "a1c3"]),
        (1, &["moves", small, "--fen", "8/8"]),
        (1, &["import", empty]),
        (1, &["import", empty, "none"]),
        (1, &["uci", "no/such/file"]),
        (1, &["merge", results]),
        (1, &["endings", small]),
        (1, &["match", small, "--engines", "no/such/program", "level:1", "--games", "1"]),
        (1, &["match", small, "--engines", "level:1", "level:2", "--openings", results]),
        (1, &["match", blocked, "--engines", "level:1", "level:2", "--plies", "9"]),
    ];
    for (code, args) in mistakes {
        let english = run("en", args, "");
        assert_eq!((english.code, english.out.as_str()), (*code, ""), "{args:?}: {}", english.errors);
        for language in others() {
            let told = run(language, args, "");
            assert_eq!((told.code, told.out.as_str()), (*code, ""), "{language} {args:?}: {}", told.errors);
            assert_ne!(told.errors, english.errors, "{language} {args:?}");
            for line in told.errors.lines() {
                assert!(!line.contains("cli-") && !line.contains("{ $") && !line.contains("{$"), "{language}: {line}");
            }
        }
    }
}

#[test]
fn the_language_is_that_of_the_option_else_of_the_environment() {
    let fly = |environment: &[(&str, &str)], more: &[&str]| run_in(environment, &[&["fly"], more].concat(), "").errors;
    let told = |language| {
        let why = words(language, "cli-no-command", &[("text", "fly")]);
        let help = words(language, "cli-try", &[("command", "variant-diagram --help")]);
        format!("variant-diagram: {why}\n{help}\n")
    };
    assert_eq!(told("en"), "variant-diagram: there is no command \"fly\".\nTry: variant-diagram --help\n");
    for language in LANGUAGES.iter().map(|it| it.tag) {
        assert_eq!(fly(&[], &["--lang", language]), told(language));
        assert_eq!(fly(&[("LC_ALL", "fr_FR.UTF-8")], &["--lang", language]), told(language));
    }
    for (environment, language) in [
        (&[][..], "en"),
        (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], "en"),
        (&[("LANG", "POSIX")], "en"),
        (&[("LANG", "tlh_KX.UTF-8")], "en"),
        (&[("LANG", "de_AT.UTF-8")], "de"),
        (&[("LANG", "de_DE"), ("LC_MESSAGES", "ja_JP.eucJP")], "ja"),
        (&[("LANG", "de_DE"), ("LC_ALL", "es")], "es"),
        (&[("LANG", "de_DE"), ("LANGUAGE", "eo:fr")], "fr"),
        (&[("LC_ALL", ""), ("LANG", "zh_CN.GB18030")], "zh-Hans"),
    ] {
        assert_eq!(fly(environment, &[]), told(language), "{environment:?}");
    }
    // A mistake is told in the language that is asked for, on either side of it; one that there is not is one itself.
    assert_eq!(run("de", &["--what", "fly"], "").errors, run_in(&[("LANG", "de")], &["--what", "fly"], "").errors);
    let unknown = run_in(&[("LANG", "de")], &["legs", "-", "--lang", "tlh"], SMALL);
    let tags: Vec<&str> = LANGUAGES.iter().map(|it| it.tag).collect();
    let why = words("de", "cli-no-language", &[("text", "tlh"), ("languages", &tags.join(", "))]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.errors.contains(&why), "{}", unknown.errors);
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    let wrong = "files=8\nranks=eight\nroyl=K\nrook:R:R::a1,z9\n";
    let mate = "4k/R4/1R3/5/K4 w";
    let conversation = "uci\nisready\nwhat\nsetoption name UCI_Variant value nothing\nposition fen what\n\
                        position startpos moves a2a3 a2a3\nposition fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo\nd\nquit\n";
    let same: &[(&[&str], &str)] = &[
        (&["--help"], ""),
        (&["--version"], ""),
        (&["completion", "bash"], ""),
        (&["moves", "-"], SMALL),
        (&["perft", "-", "2"], SMALL),
        (&["divide", "-", "1", "--notation", "san"], SMALL),
        (&["go", "-", "--depth", "2", "--fen", mate], SMALL),
        (&["legs", "-"], SMALL),
        (&["record", "-", "--play", "a3"], SMALL),
        (&["record", "-", "--play", "a3", "--to", "pgn"], SMALL),
        (&["json", "-"], wrong),
        (&["text", "-"], wrong),
        (&["check", "--json", "-"], wrong),
        (&["check", "--json", "-"], "{"),
        (&["solve", "-", "--fen", mate, "--stipulation", "#1"], SMALL),
        (&["endings", "-", "--fen", "4k/5/5/5/K3R w", "--json"], SMALL),
        (&["facts", "-", "--games", "1", "--nodes", "20", "--json"], PAWNS),
        (&["facts", "-", "--games", "1", "--nodes", "20", "--csv"], PAWNS),
        (&["values", "-", "--games", "1", "--nodes", "20", "--json"], PAWNS),
        (&["uci"], conversation),
    ];
    for (args, input) in same {
        let english = run("en", args, input);
        assert!(english.code < 2 && !english.out.is_empty(), "{args:?} {english:?}");
        for language in others() {
            let it = run(language, args, input);
            assert_eq!((it.code, &it.out), (english.code, &english.out), "{language} {args:?}");
        }
    }
}

#[test]
fn rules_are_those_of_the_golden_words() {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |name: String| std::fs::read_to_string(root.join(name)).expect("a file of the repository");
    for game in ["chess", "shogi"] {
        let definition = read(format!("tests/diagrams/{game}.txt"));
        for language in others() {
            let told = run(language, &["rules", "-"], &definition);
            let golden = read(format!("tests/golden/words/{language}/{game}.txt"));
            assert_eq!((told.code, told.errors.as_str()), (0, ""));
            assert!(told.out.lines().count() > 15, "{}", told.out);
            // A golden line has the name of the rule before the sentence, and a row of a table colons between its cells.
            let cells = |row: &str| row.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>().join(": ");
            let golden_line = |line: &str| if line.starts_with('|') { cells(line) } else { line.to_owned() };
            let known = |line: &str| line.starts_with("| --") || golden.contains(&format!("{}\n", golden_line(line)));
            assert_eq!(
                told.out.lines().map(str::trim).find(|it| !it.is_empty() && !known(it)),
                None,
                "{language} {game}"
            );
            assert!(told.out.contains("| ") || game == "chess", "no table is told");
        }
    }
}

#[test]
fn everything_else_is_told_in_every_language() {
    let wrong = "files=8\nranks=eight\nrook:R:R::a1,z9\n";
    let ending = ["endings", "-", "--fen", "4k/5/5/5/K3R w"];
    let facts = ["facts", "-", "--games", "1", "--nodes", "20"];
    let told: &[(&[&str], &str)] = &[
        (&["check", "-"], wrong),
        (&["why", "-", "a1c3"], SMALL),
        (&["explain", "mRcpR"], ""),
        (&["explain", "N["], ""),
        (&["moves", "-", "--fen", "4k/5/5/5/K3R w KQ"], SMALL),
        (&["import", "-"], "[tiny:chess]\nnothing = 1\n"),
        (&["solve", "-", "--fen", "4k/R4/1R3/5/K4 w", "--stipulation", "#1", "--variations"], SMALL),
        (&ending, SMALL),
        (&["endings", "-", "--mates", "R"], SMALL),
        (&facts, PAWNS),
        (&[&facts[..], &["--html"]].concat(), PAWNS),
        (&["values", "-", "--games", "1", "--nodes", "20"], PAWNS),
        (&["match", &file("languages-match.txt", SMALL), "--engines", "nodes:20", "nodes:30", "--games", "1"], ""),
    ];
    for (args, input) in told {
        let english = run("en", args, input);
        let all = |it: &Answer| format!("{}{}", it.out, it.errors);
        assert!(english.code < 2 && !all(&english).is_empty(), "{args:?} {english:?}");
        for language in others() {
            let it = run(language, args, input);
            assert_eq!(it.code, english.code, "{language} {args:?}");
            assert_eq!(it.out.is_empty(), english.out.is_empty(), "{language} {args:?}");
            assert_ne!(all(&it), all(&english), "{language} {args:?}");
            let missing = ["cli-", "report-", "{ $", "{$"].into_iter().find(|sign| all(&it).contains(sign));
            assert_eq!(missing, None, "{language} {args:?}: {}", all(&it));
        }
    }
}

#[test]
fn places_severities_and_codes_of_problems_are_for_editors() {
    let check = |language: &str| run(language, &["check", "-"], "files=8\nranks=eight\nrook:R:R::a1,z9\n").out;
    let heads = |text: &str| {
        let lines = text.lines().filter(|it| it.starts_with("-:"));
        lines.map(|it| it.split("]: ").next().unwrap_or("").to_owned()).collect::<Vec<_>>()
    };
    let english = heads(&check("en"));
    assert!(english.len() > 1 && english[0].starts_with("-:2:7: error["), "{english:?}");
    for language in others() {
        assert_eq!(heads(&check(language)), english, "{language}");
    }
}

#[test]
fn names_of_the_author_are_those_of_the_language() {
    let rules = |language: &str| run(language, &["rules", "-"], BAT).out;
    assert!(rules("de").contains("Fledermaus") && !rules("de").contains("Bat"), "{}", rules("de"));
    for language in ["en", "fr"] {
        assert!(!rules(language).contains("Fledermaus"), "{}", rules(language));
    }
    let why = run("de", &["why", "-", "a1b3"], BAT).out;
    assert!(why.contains("Fledermaus"), "{why}");
    let play = run("de", &["moves", "-", "--play", "a1b3"], BAT);
    assert!(play.code == 1 && play.errors.contains("Fledermaus"), "{}", play.errors);
}

#[test]
fn nothing_of_a_file_of_facts_becomes_markup() {
    let facts = r#"{"title":"<b>","definition":"<i>","version":"<u>","squares":1,"lines":"rows","types":[{"id":"<a>","name":"<s>",
        "mobility":["1"],"average":"<q>","inGames":"<p>"}],"date":"<em>","balance":{"games":1,"nodes":"<del>","white":{"points":"<ins>"},
        "plies":{"least":"<tt>"},"branching":{"mean":"<h1>"},"captures":"<hr>","endings":{"<img>":1},
        "openings":[{"moves":"<br>","white":{"wins":1}}]}}"#;
    let name = file("languages-facts.json", facts);
    for language in LANGUAGES.iter().map(|it| it.tag) {
        let html = run(language, &["facts", &name, "--html"], "").out;
        let signs = ["b", "i", "u", "a", "s", "q", "em", "del", "ins", "tt", "h1", "hr", "img", "br"];
        let found = signs.into_iter().find(|it| html.contains(&format!("<{it}>")));
        assert_eq!(found, None, "{language}: {html}");
        assert!(html.contains("&lt;img&gt;") && html.contains("&lt;em&gt;") && html.contains("&lt;s&gt;"), "{html}");
    }
}
