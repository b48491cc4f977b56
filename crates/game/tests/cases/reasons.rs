//! The cases of `tests/reasons`: every refusal has a code, a sentence and marks. What the lines mean is told in the README there.

use catalogue::english;
use std::collections::BTreeSet;
use std::sync::Arc;

use engine::ids::Sq;
use engine::moves::path::Step;
use engine::reason::Reason;
use engine::variant::Variant;
use game::explain::codes;
use game::game::Game;
use game::notation::{any, fen, path};

use crate::case_file::{Case, read};
use crate::common::{compile, diagrams, folder, repository, text};
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// What is asked and what is expected: `e2 e5 | code | words | role square, …`.
struct Line<'a> {
    path: &'a str,
    code: Option<&'a str>,
    words: &'a str,
    marks: Option<&'a str>,
}

fn line(value: &str) -> Line<'_> {
    let mut parts = value.split('|').map(str::trim);
    let path = parts.next().unwrap_or("");
    Line { path, code: parts.next(), words: parts.next().unwrap_or(""), marks: parts.next() }
}

/// Why these clicks are no move.
fn why(game: &mut Game, text: &str) -> Option<Reason> {
    let texts: Vec<&str> = text.split_whitespace().collect();
    match path::parse_steps(game.variant(), &texts) {
        Ok(steps) => game.why(&steps),
        Err(reason) => Some(reason),
    }
}

/// What differs from the line.
fn compare(variant: &Variant, expected: &Line<'_>, found: Option<&Reason>) -> Option<String> {
    let code = found.map(|it| it.code);
    if code != expected.code {
        return Some(format!("{code:?}: {found:?}"));
    }
    let reason = found?;
    let sentence = english(&reason.message);
    if !sentence.contains(expected.words) {
        return Some(sentence);
    }
    let names: BTreeSet<String> = reason
        .marks
        .iter()
        .map(|(sq, role)| format!("{} {}", role.name(), variant.movement.topology.name(*sq)))
        .collect();
    let wanted = expected.marks.unwrap_or("…");
    let open = wanted.ends_with('…');
    let wanted: BTreeSet<String> =
        wanted.split(',').map(|it| it.trim().to_owned()).filter(|it| !it.is_empty() && it != "…").collect();
    let fits = if open { wanted.is_subset(&names) } else { wanted == names };
    (!fits).then(|| format!("{names:?}"))
}

/// The game of a case, after the moves that are played first.
pub(crate) fn game(case: &Case) -> Result<Game, String> {
    let variant = Arc::new(compile(&case.with_settings()));
    let mut game = match case.value("fen") {
        Some(text) => {
            let read = fen::read(&variant, text).map_err(|it| format!("{}: {it}", case.title))?;
            Game::from_position(variant, read.position, (read.half, read.full))
        }
        None => Game::new(variant),
    };
    for text in case.value("play").unwrap_or("").split_whitespace() {
        let path =
            any::read(&mut game, text).map_err(|it| format!("{}: {text}: {}", case.title, english(&it.message)))?;
        drop(game.play(&path).map(|_| ()));
    }
    Ok(game)
}

/// Plays one case; sentences for what differs, and the codes that it shows.
fn run(case: &Case) -> (Vec<String>, BTreeSet<String>) {
    let mut game = match game(case) {
        Ok(it) => it,
        Err(it) => return (vec![it], BTreeSet::new()),
    };
    let variant = game.variant().clone();
    let (mut bad, mut shown) = (Vec::new(), BTreeSet::new());
    for (key, value) in &case.lines {
        let expected = line(value);
        let found = match key.as_str() {
            "set" | "fen" | "play" => continue,
            "near" if expected.path.is_empty() => continue,
            "refused" | "near" => why(&mut game, expected.path),
            "typed" | "near typed" => any::read(&mut game, expected.path).err(),
            _ => {
                bad.push(format!("{}: no such line: {key}", case.title));
                continue;
            }
        };
        if matches!(key.as_str(), "refused" | "typed") {
            shown.extend(found.as_ref().map(|it| it.code.to_owned()));
            if expected.code.is_none() {
                bad.push(format!("{}: {key}: {value} names no code", case.title));
            }
        }
        let complaint = compare(&variant, &expected, found.as_ref());
        bad.extend(complaint.map(|it| format!("{}: {key}: {value}\n    but {it}", case.title)));
    }
    (bad, shown)
}

/// Name of the file and its cases; `codes.txt` is a list.
fn files() -> Vec<(String, Vec<Case>)> {
    let files = folder(&repository().join("tests/reasons"), "txt");
    files.into_iter().filter(|it| it.0 != "codes").map(|it| (it.0, read(&it.1))).collect()
}

/// Adds every case of `tests/reasons`, and random clicks on every definition.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in files() {
        for case in cases {
            trials.add(format!("reasons/{file}/{}", case.title), move || run(&case).0);
        }
    }
    trials.add("reasons/every code has a case and a near miss", every_code_has_a_case_and_a_near_miss);
    trials.add("reasons/a wrong case is found", a_wrong_case_is_found);
    if level() >= Level::Test {
        for (name, text) in diagrams() {
            trials.add(format!("clicks/{name}"), move || any_two_clicks_get_an_answer(&text));
        }
    }
}

/// The code of moves that the page refuses: cases need a page.
const OF_THE_PAGE: &str = "vetoed";

fn every_code_has_a_case_and_a_near_miss() {
    let known: BTreeSet<String> = codes::all().into_iter().filter(|it| *it != OF_THE_PAGE).map(str::to_owned).collect();
    let text = text("tests/reasons/codes.txt");
    let wanted: BTreeSet<String> =
        text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')).map(str::to_owned).collect();
    let lacking: Vec<_> = wanted.difference(&known).collect();
    assert!(lacking.is_empty(), "not in the list of the engine: {lacking:?}");
    let (mut shown, mut near) = (BTreeSet::new(), BTreeSet::new());
    for case in files().into_iter().flat_map(|it| it.1) {
        let (codes, code) = (run(&case).1, case.title.split(':').next().unwrap_or(""));
        let of_title = codes.contains(code);
        let has_near = case.lines.iter().any(|it| it.0.starts_with("near") && !it.1.is_empty());
        if has_near {
            near.insert(code.to_owned());
        }
        assert!(of_title || has_near, "{} shows nothing", case.title);
        shown.extend(codes);
    }
    assert_eq!(known.difference(&shown).collect::<Vec<_>>(), Vec::<&String>::new(), "codes without a case");
    assert_eq!(shown.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "codes that are not listed");
    assert_eq!(known.difference(&near).collect::<Vec<_>>(), Vec::<&String>::new(), "codes without a near miss");
}

fn a_wrong_case_is_found() {
    let definition = "files=3\nranks=3\nroyal=0\nrook:R:R::a1\n".to_owned();
    for (key, value) in [
        ("refused", "a1 b2 | blocked"),
        ("refused", "a1 b2 | no-such-move | bishop"),
        ("refused", "a1 b2 | no-such-move | rook | blocker a2"),
        ("refused", "a1 a2 | blocked"),
        ("refused", "a1 b2"),
        ("near", "a1 b2"),
        ("near", "a1 b2 | blocked"),
        ("typed", "a1b2 | blocked"),
        ("near typed", "a1b2"),
        ("nonsense", "1"),
    ] {
        let case = Case { definition: definition.clone(), lines: vec![(key.into(), value.into())], ..Case::default() };
        assert!(!run(&case).0.is_empty(), "{key}: {value}");
    }
}

fn any_two_clicks_get_an_answer(text: &str) -> Vec<String> {
    let mut bad = Vec::new();
    let variant = Arc::new(compile(text));
    let mut game = Game::new(variant.clone());
    let n_squares = variant.movement.topology.len();
    let mut dice = Random::new(text.len() as u64);
    let known = codes::all();
    for _ in 0..6 {
        for _ in 0..10 {
            let squares = [dice.below(n_squares), dice.below(n_squares)].map(|it| Sq(it as u16));
            // Half of the clicks begin on an own piece.
            let own: Vec<Sq> = game.position().pieces(game.position().turn()).collect();
            let from = if own.is_empty() || dice.below(2) == 0 { squares[0] } else { own[dice.below(own.len())] };
            let path = [Step::Square(from), Step::Square(squares[1])];
            let legal = game.current().spellings.spelled(&path).is_some();
            let answer = game.why(&path);
            let fits = match &answer {
                Some(it) => !legal && known.contains(it.code) && english(&it.message).ends_with('.'),
                None => legal,
            };
            if !fits {
                bad.push(format!("{path:?}: {answer:?}"));
            }
        }
        let n_moves = game.current().moves.len();
        if n_moves == 0 || game.current().verdict.is_some() {
            break;
        }
        game.play_index(dice.below(n_moves));
    }
    bad
}
