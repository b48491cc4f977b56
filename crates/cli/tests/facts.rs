//! Runs `facts`, `values` and `merge` as their users do, with very little effort.

use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

const SMALL: &str = "title=Small\nfiles=5\nranks=5\npawn:P:fmWfcF::a2-e2\nbishop:B:B::b1,d1\nknight:N:N::\nrook:R:R::a1,e1\nking:K:K::c1\n";
/// One piece to try mates of a bare king with: each more takes most of a second.
const SMALLER: &str = "title=Small\nfiles=5\nranks=5\npawn:P:fmWfcF::a2-e2\nknight:N:N::b1,d1\nking:K:K::c1\n";

/// Runs a command: its exit code, output and messages.
fn run(args: &[&str]) -> (i32, String, String) {
    let program = env!("CARGO_BIN_EXE_variant-diagram");
    let res = Command::new(program).args(args).env("LC_ALL", "C").output().expect("the program runs");
    let text = |it: Vec<u8>| String::from_utf8(it).expect("UTF-8");
    (res.status.code().unwrap_or(-1), text(res.stdout), text(res.stderr))
}

/// The output of a command that succeeds.
fn output(args: &[&str]) -> String {
    let (code, out, errors) = run(args);
    assert_eq!(code, 0, "{args:?}: {errors}");
    out
}

/// A path in a folder for tests, with a text or without the file.
fn file(name: &str, text: Option<&str>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    text.iter().for_each(|it| std::fs::write(&path, it).expect("a file can be written"));
    path.to_str().expect("a readable name").to_owned()
}

fn read(name: &str) -> String {
    std::fs::read_to_string(name).expect("a file that was written")
}

#[test]
fn facts_have_four_forms() {
    let name = file("facts.txt", Some(SMALL));
    let facts = |form: &[&str]| {
        output(&[&["facts", &name, "--games", "4", "--nodes", "50", "--date", "2001-02-03"], form].concat())
    };
    let text = facts(&[]);
    assert!(text.starts_with("Small\n\npawn (P)\n  value "), "{text}");
    assert!(text.contains("Reaches 12 of 25 squares.\n"), "{text}");
    assert!(text.contains("\n  4 games: White won ") && text.contains("Measured on 2001-02-03 by version "), "{text}");
    let json: Value = serde_json::from_str(&facts(&["--json"])).expect("JSON");
    assert_eq!(json["types"][1]["mobility"][0], "- 4 - 4 -");
    assert_eq!((json["types"][2]["returns"].as_str(), json["squares"].as_u64()), (Some("even"), Some(25)));
    let white = &json["balance"]["white"];
    let results = ["wins", "draws", "losses"].map(|it| white[it].as_u64().unwrap_or(9));
    assert_eq!(results.iter().sum::<u64>(), 4);
    let html = facts(&["--html"]);
    assert!(html.starts_with("<div class=\"variant-facts\">") && html.ends_with("</div>\n"), "{html}");
    // Every tablebase of chess gives 16 moves to a rook, and none to a bishop.
    assert_eq!(html.matches("Mates a bare king with its own on boards of 5×5 to 8×8").count(), 1, "{html}");
    assert!(text.contains("cannot mate a bare king") && json["types"][3]["mates"][3]["moves"] == 16, "{text}");
    // What was measured before makes the same page, and measures nothing.
    let stored = file("facts-stored.json", Some(&facts(&["--json"])));
    assert_eq!(output(&["facts", &stored, "--html"]), html);
    assert_eq!((html.matches("<svg ").count(), html.matches("<desc>").count()), (6, 5));
    let csv = facts(&["--csv"]);
    assert_eq!((csv.lines().count(), csv.lines().nth(1).map(|it| &it[..2])), (5, Some("1,")));
    assert_eq!(run(&["facts", &name, "--games", "0", "--json", "--csv"]).0, 2);
}

#[test]
fn facts_of_the_library_make_the_box_of_its_pages() {
    let repository = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let golden = std::fs::read_dir(repository.join("tests/golden/facts")).expect("a folder").flatten();
    let mut n = 0;
    for file in golden.map(|it| it.path()) {
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let facts = repository.join(format!("www/data/facts/{name}.json"));
        let html = output(&["facts", facts.to_str().expect("a readable name"), "--html"]);
        assert_eq!(html, read(file.to_str().expect("a readable name")), "{name}");
        n += 1;
    }
    assert!(n > 3, "{n} files");
}

#[test]
fn parts_are_the_whole_and_go_on_where_they_stopped() {
    let name = file("parts.txt", Some(SMALLER));
    let facts = |games: &str, more: &[&str]| {
        output(&[&["facts", &name, "--games", games, "--nodes", "40", "--json"], more].concat())
    };
    let whole = facts("7", &[]);
    let parts = ["1/3", "2/3", "3/3"].map(|shard| {
        let results = file(&format!("part-{}.jsonl", &shard[..1]), None);
        facts("7", &["--shard", shard, "--results", &results]);
        results
    });
    let merge = |files: &[&str]| output(&[&["merge", "--json"], files].concat());
    assert_eq!(merge(&[&parts[2], &parts[0], &parts[1]]), whole);
    assert_eq!(merge(&[&parts[0], &parts[1], &parts[2], &parts[0]]), whole);
    // Half of a line is what remains of a program that was killed.
    let results = file("resumed.jsonl", None);
    facts("3", &["--results", &results]);
    let cut = read(&results);
    std::fs::write(&results, &cut[..cut.len() - 9]).expect("a file can be written");
    let (code, out, errors) =
        run(&["facts", &name, "--games", "7", "--nodes", "40", "--json", "--jobs", "2", "--results", &results]);
    assert_eq!((code, out, errors.lines().count()), (0, whole, 5));
    let other = ["facts", &name, "--games", "7", "--nodes", "41", "--results", &results];
    assert_eq!(run(&other).0, 1);
    assert_eq!(run(&["merge", &name]).0, 1);
    assert_eq!(run(&["facts", &name, "--shard", "3/2"]).0, 2);
}

#[test]
fn a_folder_is_measured_again_where_it_changed() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("folder");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(folder.join("facts")).expect("a folder can be made");
    let path = |name: &str| folder.join(name).to_str().expect("a readable name").to_owned();
    for name in ["a", "b"] {
        std::fs::write(path(&format!("{name}.txt")), SMALLER).expect("a file can be written");
    }
    let measure = || run(&["facts", &path(""), "--games", "1", "--nodes", "20", "--output", &path("facts")]).2;
    assert_eq!(measure().lines().count(), 2);
    std::fs::write(path("b.txt"), SMALLER.replace("Small", "Other")).expect("a file can be written");
    let said = measure();
    assert!(said.lines().count() == 1 && said.ends_with("b.txt: measured\n"), "{said}");
    assert!(read(&path("facts/b.json")).contains("\"title\":\"Other\""));
    assert_eq!(run(&["facts", &path("")]).0, 2);
    // A picture and a remark are no change; all facts of a folder become parts of pages.
    std::fs::write(path("b.txt"), format!("# New\n{}", SMALLER.replace("Small", "Other").replace("N:N:", "N:N:horse")))
        .expect("a file can be written");
    assert_eq!(measure(), "");
    std::fs::create_dir_all(folder.join("pages")).expect("a folder can be made");
    assert_eq!(run(&["facts", &path("facts"), "--html", "--output", &path("pages")]).0, 0);
    assert_eq!(read(&path("pages/b.html")), output(&["facts", &path("facts/b.json"), "--html"]));
}

#[test]
fn values_of_imbalances() {
    let name = file("values.txt", Some(SMALL));
    let values = |more: &[&str]| {
        let common = ["values", &name, "--pieces", "R;", "--pieces", "N;B", "--games", "6", "--nodes", "60"];
        output(&[&common[..], more].concat())
    };
    let whole = values(&["--json"]);
    let json: Value = serde_json::from_str(&whole).expect("JSON");
    let pieces: Vec<&str> =
        json["imbalances"].as_array().expect("a list").iter().filter_map(|it| it["pieces"].as_str()).collect();
    assert_eq!((pieces, json["pawn"].as_str()), (vec!["P;", "R;", "N;B"], Some("P")));
    let n_games =
        |it: &Value| ["wins", "draws", "losses"].map(|name| it[name].as_u64().unwrap_or(0)).iter().sum::<u64>();
    assert!(json["imbalances"].as_array().expect("a list").iter().all(|it| n_games(it) == 6), "{whole}");
    let parts = ["1/2", "2/2"].map(|shard| {
        let results = file(&format!("values-{}.jsonl", &shard[..1]), None);
        values(&["--shard", shard, "--results", &results]);
        results
    });
    assert_eq!(output(&["merge", "--json", &parts[0], &parts[1]]), whole);
    assert!(values(&[]).contains("  N;B  6 games: +"));
    for text in ["X;", "K;", ";"] {
        assert_eq!(run(&["values", &name, "--pieces", text]).0, 2, "{text}");
    }
}

#[test]
fn matches_are_played_in_parts() {
    let name = file("match-parts.txt", Some(SMALL));
    let contest =
        |more: &[&str]| output(&[&["match", &name, "--engines", "nodes:60", "depth:1", "--games", "6"], more].concat());
    let whole = contest(&[]);
    let parts = ["1/2", "2/2"].map(|shard| {
        let results = file(&format!("match-{}.jsonl", &shard[..1]), None);
        contest(&["--shard", shard, "--results", &results]);
        results
    });
    assert_eq!(output(&["merge", &parts[0], &parts[1]]), whole);
    // A part that is there already is not played again.
    assert_eq!(
        run(&[
            "match",
            &name,
            "--engines",
            "nodes:60",
            "depth:1",
            "--games",
            "6",
            "--shard",
            "1/2",
            "--results",
            &parts[0]
        ])
        .2,
        ""
    );
}

/// The definition with captured pieces that change hands, which are judged by other weights.
fn with_hands() -> String {
    format!("{SMALL}holdingsType=-1\n")
}

#[test]
fn what_weights_foresee_is_told_by_positions_that_are_kept() {
    let (name, results) = (file("predict.txt", Some(SMALL)), file("predict.jsonl", None));
    let predict = |more: &[&str]| output(&[&["predict", &name, "--nodes", "50"], more].concat());
    let whole = predict(&["--games", "4", "--results", &results]);
    assert!(whole.starts_with("4 games, ") && whole.lines().count() == 24, "{whole}");
    assert!(whole.lines().any(|it| it.starts_with("turn  ")), "{whole}");
    let kept = read(&results);
    assert_eq!((kept.lines().count(), predict(&["--games", "4", "--results", &results])), (5, whole.clone()));
    assert_eq!((read(&results), predict(&["--games", "4", "--jobs", "2"])), (kept, whole));
    let other = file("predict-hands.txt", Some(&with_hands()));
    let (code, _, errors) = run(&["predict", &name, &other]);
    assert!(code == 1 && errors.contains("different weights"), "{errors}");
    assert_eq!(run(&["tune", &name, &other]).0, 1);
}

#[test]
fn a_network_is_learned_from_games_that_are_kept_and_judges_others() {
    let name = file("learn.txt", Some(SMALL));
    let learn = |more: &[&str]| output(&[&["learn", &name, "--nodes", "30", "--passes", "2"], more].concat());
    let parts = ["1/2", "2/2"].map(|part| {
        let results = file(&format!("learn-{}.jsonl", &part[..1]), None);
        assert_eq!(learn(&["--games", "20", "--shard", part, "--results", &results]), "");
        results
    });
    let network = file("learn.net", None);
    let told = learn(&["--games", "0", "--output", &network, &parts[0], &parts[1]]);
    assert!(told.starts_with("20 games, ") && told.contains("learn.net"), "{told}");
    let bytes = std::fs::read(&network).expect("a network");
    learn(&["--games", "20", "--results", &parts[0], "--output", &network, &parts[1]]);
    assert_eq!(std::fs::read(&network).expect("a network").len(), bytes.len());
    // Its own games are another generation.
    let second = file("learn-second.jsonl", None);
    learn(&["--games", "2", "--judgement", &network, "--results", &second]);
    let (code, _, errors) = run(&["learn", &name, "--results", &second]);
    assert!(code == 1 && errors.contains("something else"), "{errors}");
    let engines = [format!("nodes:30,judgement:{network}"), "nodes:30".to_owned()];
    let score = output(&["match", &name, "--engines", &engines[0], &engines[1], "--games", "2"]);
    assert!(score.contains("judgement:"), "{score}");
    let other = file("learn-other.txt", Some(SMALLER));
    let (code, _, errors) = run(&["match", &other, "--engines", &engines[0], &engines[1], "--games", "2"]);
    assert!(code == 1 && errors.contains("made for other pieces"), "{errors}");
    let learns = ["learn", &name, "-o", "x"];
    for (args, why) in [
        (learns[..2].to_vec(), "--results"),
        ([&learns[..], &["--neurons", "8"]].concat(), "16 or 32"),
        ([&learns[..], &["--base", "pieces"]].concat(), "sums or all"),
    ] {
        let (code, _, errors) = run(&args);
        assert!(code == 2 && errors.contains(why), "{errors}");
    }
}
