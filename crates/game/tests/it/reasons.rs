//! The cases of `tests/reasons`: every refusal has a code, a sentence and marks. What the lines mean is told in the README there.

use std::collections::BTreeSet;
use std::sync::Arc;

use engine::ids::Sq;
use engine::moves::path::Step;
use engine::reason::{CODES, Reason};
use engine::variant::Variant;
use game::game::Game;
use game::notation::{any, fen, path};

use crate::common::{folder, repository};
use crate::random::Random;

/// One case: its title, definition, and the lines that say what happens.
#[derive(Clone, Debug, Default)]
pub(crate) struct Case {
    pub(crate) title: String,
    code: String,
    definition: String,
    pub(crate) lines: Vec<(String, String)>,
}

/// The cases of a file.
pub(crate) fn read(file: &str, text: &str) -> Vec<Case> {
    let mut res: Vec<Case> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if let Some(title) = line.strip_prefix("== ") {
            let definition = res.last().map(|it| it.definition.clone()).unwrap_or_default();
            let code = title.split(':').next().unwrap_or("").to_owned();
            res.push(Case { title: format!("{file}: {title}"), code, definition, lines: Vec::new() });
            inside = false;
            continue;
        }
        let Some(case) = res.last_mut() else { continue };
        if let Some(it) = line.strip_prefix("  ").filter(|_| inside) {
            case.definition.push_str(it);
            case.definition.push('\n');
            continue;
        }
        inside = false;
        match line.split_once(':') {
            _ if line.starts_with('#') || line.trim().is_empty() => {}
            Some(("definition", _)) => {
                case.definition.clear();
                inside = true;
            }
            Some(("diagram", name)) => {
                let file = repository().join(format!("tests/diagrams/{}.txt", name.trim()));
                case.definition = std::fs::read_to_string(file).expect("a definition");
            }
            Some((key, value)) => case.lines.push((key.to_owned(), value.trim().to_owned())),
            None => panic!("{}: {line}", case.title),
        }
    }
    res
}

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
    if !reason.sentence.contains(expected.words) {
        return Some(reason.sentence.clone());
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
    let mut definition = case.definition.clone();
    for it in case.lines.iter().filter(|it| it.0 == "set") {
        definition.push_str(&format!("\n{}\n", it.1));
    }
    let variant = Arc::new(game::setup::compile(&rules::read(&definition).0).0);
    let value = |key: &str| case.lines.iter().find(|it| it.0 == key).map(|it| it.1.as_str());
    let mut game = match value("fen") {
        Some(text) => {
            let read = fen::read(&variant, text).map_err(|it| format!("{}: {it}", case.title))?;
            Game::from_position(variant, read.position, (read.half, read.full))
        }
        None => Game::new(variant),
    };
    for text in value("play").unwrap_or("").split_whitespace() {
        let path = any::read(&mut game, text).map_err(|it| format!("{}: {text}: {}", case.title, it.sentence))?;
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

fn cases() -> Vec<Case> {
    let files = folder(&repository().join("tests/reasons"), "txt");
    files.iter().filter(|it| it.0 != "codes").flat_map(|(file, text)| read(file, text)).collect()
}

#[test]
fn refusals_say_why() {
    let all = cases();
    let bad: Vec<String> = all.iter().flat_map(|it| run(it).0).collect();
    assert!(bad.is_empty(), "{} of {} cases\n{}", bad.len(), all.len(), bad.join("\n"));
}

#[test]
fn every_code_has_a_case_and_a_near_miss() {
    let known: BTreeSet<String> = CODES.iter().map(|it| (*it).to_owned()).collect();
    assert_eq!(known.len(), CODES.len(), "a code is listed twice");
    let text = std::fs::read_to_string(repository().join("tests/reasons/codes.txt")).expect("the codes");
    let wanted: BTreeSet<String> =
        text.lines().map(str::trim).filter(|it| !it.is_empty() && !it.starts_with('#')).map(str::to_owned).collect();
    let lacking: Vec<_> = wanted.difference(&known).collect();
    assert!(lacking.is_empty(), "not in the list of the engine: {lacking:?}");
    let (mut shown, mut near) = (BTreeSet::new(), BTreeSet::new());
    for case in cases() {
        let codes = run(&case).1;
        let of_title = codes.contains(&case.code);
        let has_near = case.lines.iter().any(|it| it.0.starts_with("near") && !it.1.is_empty());
        if has_near {
            near.insert(case.code.clone());
        }
        assert!(of_title || has_near, "{} shows nothing", case.title);
        shown.extend(codes);
    }
    assert_eq!(known.difference(&shown).collect::<Vec<_>>(), Vec::<&String>::new(), "codes without a case");
    assert_eq!(shown.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "codes that are not listed");
    assert_eq!(known.difference(&near).collect::<Vec<_>>(), Vec::<&String>::new(), "codes without a near miss");
}

#[test]
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

#[test]
fn any_two_clicks_get_an_answer() {
    let mut bad = Vec::new();
    for (name, text) in folder(&repository().join("tests/diagrams"), "txt") {
        let variant = Arc::new(game::setup::compile(&rules::read(&text).0).0);
        let mut game = Game::new(variant.clone());
        let n_squares = variant.movement.topology.len();
        let mut dice = Random::new(text.len() as u64);
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
                    Some(it) => !legal && CODES.contains(&it.code) && it.sentence.ends_with('.'),
                    None => legal,
                };
                if !fits {
                    bad.push(format!("{name}: {path:?}: {answer:?}"));
                }
            }
            let n_moves = game.current().moves.len();
            if n_moves == 0 || game.current().verdict.is_some() {
                break;
            }
            game.play_index(dice.below(n_moves));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}
