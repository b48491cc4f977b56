//! The cases of `tests/suites`: data in, moves, verdicts and reasons out. What the lines mean is told in the README there.

use catalogue::english;
use std::collections::BTreeSet;
use std::sync::Arc;

use engine::ids::{Player, Sq};
use engine::legal::reference::legal_reference;
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactForm};
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::{Features, Variant};
use game::game::Game;
use game::notation::{fen, uci};
use game::sight::sight;

use crate::case_file::{Case, read_folder};
use crate::trials::Trials;

/// A square upside down.
fn turned(variant: &Variant, sq: Sq) -> Sq {
    let topology = &variant.movement.topology;
    topology.square(topology.file(sq), i32::from(topology.ranks) - 1 - topology.rank(sq)).expect("a square upside down")
}

/// A move with its squares upside down.
fn turned_move(variant: &Variant, text: &str) -> String {
    let topology = &variant.movement.topology;
    let (mut res, mut rest) = (String::new(), text);
    while let Some(first) = rest.chars().next() {
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let square = (first.is_ascii_lowercase() && digits > 0).then(|| topology.by_name(&rest[..=digits])).flatten();
        match square {
            Some(sq) => {
                res.push_str(&topology.name(turned(variant, sq)));
                rest = &rest[digits + 1..];
            }
            None => {
                res.push(first);
                rest = &rest[first.len_utf8()..];
            }
        }
    }
    res
}

/// The position with colours changed and turned upside down.
fn turned_position(variant: &Variant, position: &Position) -> Position {
    let mut res = variant.empty_position();
    for sq in variant.movement.topology.squares() {
        let content = position.at(sq);
        if !content.is_empty() {
            let turned_content = content.with_side(content.side().other());
            res.set_up(Edit::Put(turned(variant, sq), turned_content));
        }
    }
    for side in engine::ids::Player::BOTH {
        for kind in (1..variant.pieces.types.len()).map(|it| engine::ids::TypeId(it as u8)) {
            res.set_up(Edit::Hand(side.other(), kind, position.hand(side, kind) as i8));
        }
    }
    for it in position.rights() {
        res.set_up(Edit::Right { square: turned(variant, it.square), victim: turned(variant, it.victim) });
    }
    for it in &variant.carried.named_facts {
        let value = position.fact(it.fact);
        let sq = u16::try_from(value).ok().filter(|_| it.form == FactForm::Square);
        let value = sq.map_or(value, |it| i32::from(turned(variant, Sq(it)).0));
        res.set_up(Edit::Fact(it.fact, value));
    }
    res.set_turn(position.turn().other());
    res
}

fn written(game: &Game) -> BTreeSet<String> {
    let moves = &game.current().moves;
    (0..moves.len()).map(|it| joined(&uci::write(game.variant(), game.position(), moves, it))).collect()
}

/// A move over several squares without repeating those between: `c2c4c2` for `c2c4,c4c2`.
fn joined(text: &str) -> String {
    let mut hops = text.split(',');
    let mut res = hops.next().unwrap_or("").to_owned();
    for hop in hops {
        let letters = hop.bytes().take_while(u8::is_ascii_lowercase).count();
        let digits = hop[letters..].bytes().take_while(u8::is_ascii_digit).count();
        let again = res.ends_with(&hop[..letters + digits]);
        res.push_str(if again { &hop[letters + digits..] } else { hop });
    }
    res
}

/// The only move of these squares, where its text says more.
fn only(game: &Game, text: &str) -> Option<usize> {
    let moves = &game.current().moves;
    let longer = |it: &usize| {
        let full = uci::write(game.variant(), game.position(), moves, *it);
        full.strip_prefix(text).is_some_and(|it| !it.starts_with(|it: char| it.is_ascii_digit() || it == ','))
    };
    let mut found = (0..moves.len()).filter(longer);
    found.next().filter(|_| found.next().is_none())
}

fn words(value: &str) -> BTreeSet<String> {
    value.split_whitespace().filter(|it| *it != "-").map(joined).collect()
}

/// Plays one case; sentences for what differs.
fn run(case: &Case, upside_down: bool) -> Vec<String> {
    let (definition, mut notes) = rules::read(&case.with_settings());
    let (variant, more) = game::setup::compile(&definition);
    notes.extend(more);
    if case.value("set").is_some() {
        // A line that is set may replace one of the definition.
        notes.retain(|it| it.code != "def.repeat");
    }
    let variant = Arc::new(variant);
    let title = format!("{}{}", case.title, if upside_down { " (upside down)" } else { "" });
    let mut bad = Vec::new();
    let found: BTreeSet<String> = notes.iter().map(|it| it.code.to_owned()).filter(|it| it != "not-yet").collect();
    let expected = case
        .value("notes")
        .map_or_else(|| notes.iter().all(|it| it.severity != definition::Severity::Error), |it| words(it) == found);
    if !expected {
        bad.push(format!("{title}: the notes are {notes:?}"));
    }
    let (position, clocks) = match case.value("fen").map(|it| fen::read(&variant, it)) {
        Some(Ok(it)) => (it.position, (it.half, it.full)),
        Some(Err(it)) => return vec![format!("{title}: {it}")],
        None => (variant.start(), variant.start.setup.clocks),
    };
    let position = if upside_down { turned_position(&variant, &position) } else { position };
    let spell = |text: &str| if upside_down { turned_move(&variant, text) } else { text.to_owned() };
    let mut game = Game::from_position(variant.clone(), position, clocks);
    for text in played(case) {
        if let Some(verdict) = game.current().verdict.as_ref().filter(|_| variant.has(Features::ENFORCED)) {
            return vec![format!("{title}: before {text}: {}", english(&verdict.message))];
        }
        let text = spell(text);
        let found = uci::read(&variant, game.position(), &game.current().moves, &text).or_else(|| only(&game, &text));
        let Some(idx) = found else { return vec![format!("{title}: {text} cannot be played")] };
        game.play_index(idx);
    }
    let (end, verdict) = (game.ply(), game.current().verdict.clone());
    game.goto(0);
    game.goto(end);
    if game.current().verdict != verdict {
        bad.push(format!("{title}: played again it is {:?}", game.current().verdict));
    }
    for it in case.lines.iter().filter(|it| it.0 == "claim") {
        if !game.claim(&it.1) {
            bad.push(format!("{title}: {} cannot be claimed", it.1));
        }
    }
    let ours = written(&game);
    for (key, value) in &case.lines {
        let spelled: BTreeSet<String> = words(value).iter().map(|it| spell(it)).collect();
        let complaint = match key.split_once(' ').unwrap_or((key, "")) {
            ("moves", "") => (ours != spelled).then(|| format!("{ours:?}")),
            ("moves", from) => {
                let from = spell(from);
                let begins = |it: &&String| {
                    it.strip_prefix(&from).is_some_and(|it| !it.starts_with(|it: char| it.is_ascii_digit()))
                };
                let ours: BTreeSet<String> = ours.iter().filter(begins).cloned().collect();
                (ours != spelled).then(|| format!("{from}: {ours:?}"))
            }
            ("legal", _) => (!spelled.is_subset(&ours)).then(|| format!("{:?}", spelled.difference(&ours))),
            ("illegal", _) => (!spelled.is_disjoint(&ours)).then(|| format!("{:?}", spelled.intersection(&ours))),
            ("after", _) => {
                let (half, full) = game.clocks();
                let text = fen::write(&variant, game.position(), half, full);
                (!upside_down && !text.starts_with(value)).then_some(text)
            }
            ("check", _) => {
                let check = !game.current().checks.is_empty();
                (check != (value == "yes")).then(|| format!("{check}"))
            }
            ("verdict", _) => {
                let winner = |it: &engine::verdict::Verdict| match it.winner {
                    Some(side) if upside_down => side.other().name().to_lowercase(),
                    Some(side) => side.name().to_lowercase(),
                    None => "draw".into(),
                };
                let found =
                    game.current().verdict.as_ref().map_or("none".into(), |it| format!("{} {}", it.reason, winner(it)));
                (found != *value).then_some(found)
            }
            ("says", _) => {
                let found =
                    game.current().verdict.as_ref().map_or_else(|| "nothing".to_owned(), |it| english(&it.message));
                (!upside_down && found != *value).then_some(found)
            }
            ("share", _) => {
                let found = game.current().verdict.as_ref().and_then(|it| it.share);
                let found = found.map_or("none".into(), |it| format!("{}/{}", it.0, it.1));
                (found != *value).then_some(found)
            }
            ("claims", _) => {
                let found: BTreeSet<String> = game.current().claims.iter().map(|it| it.reason.to_owned()).collect();
                (found != words(value)).then(|| format!("{found:?}"))
            }
            ("seen", side) => {
                let found = seen(&game, if side == "white" { Player::White } else { Player::Black });
                (!upside_down && found != *value).then_some(found)
            }
            ("why", path) => {
                let code = game.why(&steps(&variant, &spell(path))).map_or("legal", |it| it.code);
                (code != value).then(|| code.to_owned())
            }
            ("fen" | "play" | "notes" | "both" | "set" | "claim", _) => None,
            _ => Some("no such line".into()),
        };
        bad.extend(complaint.map(|it| format!("{title}: {key}: {value}\n    but {it}")));
    }
    if game.current().verdict.is_none() && variant.has(Features::ENFORCED) {
        let mut position = game.position().clone();
        let mut reference = Moves::default();
        legal_reference(&variant, &mut position, &mut reference);
        let slow: BTreeSet<String> =
            (0..reference.len()).map(|it| joined(&uci::write(&variant, &position, &reference, it))).collect();
        if !slow.is_subset(&ours) || patches(&reference) != patches(&game.current().moves) {
            bad.push(format!("{title}: the reference finds {slow:?}\n    and not {ours:?}"));
        }
    }
    bad
}

/// The board as a side sees it, rank by rank from the top: `?` is a covered square, `.` an empty one, an ID in small
/// letters a piece of Black.
fn seen(game: &Game, viewer: Player) -> String {
    let (variant, position) = (game.variant(), game.position());
    let (sight, topology) = (sight(game, Some(viewer)), &variant.movement.topology);
    let at = |sq: Sq| match position.at(sq) {
        _ if sight.covers(sq) => "?".to_owned(),
        it if it.is_empty() => ".".to_owned(),
        it if it.is(Player::Black) => variant.pieces.types[it.kind().index()].id.to_lowercase(),
        it => variant.pieces.types[it.kind().index()].id.clone(),
    };
    let rank = |rank: i32| -> String {
        (0..i32::from(topology.files)).filter_map(|file| topology.square(file, rank)).map(at).collect()
    };
    let ranks: Vec<String> = (0..i32::from(topology.ranks)).rev().map(rank).collect();
    ranks.join("/")
}

/// The moves to play, those of `play 3` three times.
fn played(case: &Case) -> Vec<&str> {
    let lines = case.lines.iter().filter(|it| it.0.split(' ').next() == Some("play"));
    lines
        .flat_map(|(key, moves)| {
            let times = key.split_once(' ').map_or(1, |it| it.1.parse().expect("a number of times"));
            std::iter::repeat_n(moves.split_whitespace(), times).flatten()
        })
        .collect()
}

fn patches(moves: &Moves) -> BTreeSet<Vec<Edit>> {
    (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect()
}

/// The path that a text of squares points at.
fn steps(variant: &Variant, text: &str) -> Vec<Step> {
    let mut res = Vec::new();
    let mut rest = text;
    if let Some((id, square)) = text.split_once('@') {
        res.push(Step::Hand(variant.type_by_id(id).unwrap_or_else(|| panic!("{id} is no piece"))));
        rest = square;
    }
    while let Some((sq, len)) = game::notation::names::read_square(&variant.movement.topology, rest) {
        res.push(Step::Square(sq));
        rest = &rest[len..];
    }
    assert!(rest.is_empty(), "{text} is no path");
    res
}

/// Adds every case of `tests/suites`.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in read_folder("suites") {
        for case in cases {
            let name = format!("suites/{file}/{}", case.title);
            if case.value("both") == Some("yes") {
                let case = case.clone();
                trials.add(format!("{name} (upside down)"), move || run(&case, true));
            }
            trials.add(name, move || run(&case, false));
        }
    }
    trials.add("suites/a wrong case is found", a_wrong_case_is_found);
}

fn a_wrong_case_is_found() {
    let definition = "files=3\nranks=3\nroyal=0\nrook:R:R::a1\n".to_owned();
    let wrong = [
        ("moves", "a1a2"),
        ("moves a1", "a1a2"),
        ("legal", "a1b2"),
        ("illegal", "a1a2"),
        ("check", "yes"),
        ("verdict", "mate white"),
        ("why a1b2", "blocked"),
        ("after", "3/3/3 b"),
        ("says", "White wins."),
        ("share", "1/2"),
        ("claims", "nMove"),
        ("claim", "nMove"),
        ("nonsense", "1"),
    ];
    for (key, value) in wrong {
        let case =
            Case { title: "test".into(), definition: definition.clone(), lines: vec![(key.into(), value.into())] };
        assert_eq!(run(&case, false).len(), 1, "{key}: {value}");
    }
    let right = [("moves", "a1a2 a1a3 a1b1 a1c1"), ("check", "no"), ("verdict", "none"), ("why a1b2", "no-such-move")];
    let lines = right.iter().map(|it| (it.0.into(), it.1.into())).collect();
    let case = Case { title: "test".into(), definition, lines };
    assert_eq!(run(&case, false), Vec::<String>::new());
}
