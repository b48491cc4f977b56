//! Games in which captures depend on engagers: positions, counts and lessons of `tests/engagement`. Its README tells what the lines mean.

use catalogue::english;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq};
use engine::legal::LegalGenerator;
use engine::mechanics::engagement::Field;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::perft::{perft, perft_sequences};
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;
use game::sight::sight;

use crate::case_file::{Case, read_file};
use crate::common::{square, text};
use crate::trials::Trials;

fn blocks(file: &str) -> Vec<Case> {
    read_file(&format!("tests/engagement/{file}.txt"))
}

fn definition(name: &str) -> String {
    text(&format!("tests/diagrams/{name}.txt"))
}

fn variant(definition: &str) -> Variant {
    let (definition, mut notes) = rules::read(definition);
    let (variant, more) = game::setup::compile(&definition);
    notes.extend(more);
    notes.retain(|it| it.severity == definition::Severity::Error);
    assert!(notes.is_empty(), "{notes:?}");
    variant
}

/// A position of groups; the ground of the definition if `ground` says so.
fn position(variant: &Variant, pos: &str, ground: bool, turn: Player) -> Position {
    let mut res = variant.empty_position();
    if ground {
        variant.start.setup.edits.iter().filter(|it| matches!(it, Edit::Ground(..))).for_each(|it| res.set_up(*it));
    }
    let kinds = variant.movement.terrain().expect("terrain").kinds();
    for group in pos.split_whitespace() {
        let (key, list) = group.split_once(':').expect("a group");
        for it in list.split(',').filter(|it| !it.is_empty()) {
            let side = match key {
                "w" => Player::White,
                "b" => Player::Black,
                _ => {
                    let number = kinds.iter().position(|it| key.starts_with(it.symbol)).expect("a kind of terrain");
                    res.set_up(Edit::Ground(square(variant, it), number as u8 + 1));
                    continue;
                }
            };
            let kind = variant.type_by_id(&it[..1]).expect("a type");
            res.set_up(Edit::Put(square(variant, &it[1..]), engine::board::occupant::Occupant::new(side, kind)));
        }
    }
    res.set_turn(turn);
    res
}

/// All turns, in every order.
fn sequences(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    LegalGenerator::of_sequences().legal(variant, position, &mut res);
    res
}

/// All turns, those with the same result once.
fn results(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    LegalGenerator::default().legal(variant, position, &mut res);
    res
}

/// `Lf6xf4-f3`.
fn written(variant: &Variant, position: &Position, moves: &Moves, idx: usize) -> String {
    let name = |it: Sq| variant.movement.topology.name(it);
    let item = moves.item(idx);
    let id = &variant.pieces.types[position.at(item.origin).kind().index()].id;
    let (from, to) = (name(item.origin), name(item.to));
    match moves.victims(idx) {
        [] => format!("{id}{from}-{to}"),
        [victim] if victim.square == item.to => format!("{id}{from}x{to}"),
        [victim] => format!("{id}{from}x{}-{to}", name(victim.square)),
        more => panic!("{} victims", more.len()),
    }
}

/// First moves as text, and how many first moves, turns and results there are.
fn explored(variant: &Variant, position: &mut Position) -> (BTreeSet<String>, [usize; 3]) {
    let turns = sequences(variant, position);
    let first = |it: &usize| turns.item(*it).turn == Turn::Walk;
    let steps: Vec<String> = (0..turns.len()).filter(first).map(|it| written(variant, position, &turns, it)).collect();
    let counts = [steps.len(), turns.len(), results(variant, position).len()];
    (steps.into_iter().collect(), counts)
}

const SIDES: [(&str, Player); 2] = [("white", Player::White), ("black", Player::Black)];

/// Compares all first moves of both sides, and their counts.
fn position_agrees(name: &str, block: &Case) {
    let variant = variant(&definition(name));
    for (key, side) in SIDES {
        let mut position = position(&variant, block.get("pos"), name == "fenland", side);
        let (moves, counts) = explored(&variant, &mut position);
        let mut expected = BTreeSet::new();
        for (line, list) in &block.lines {
            let Some(piece) = line.strip_prefix(key).map(str::trim).filter(|it| !it.is_empty()) else { continue };
            expected.extend(list.split_whitespace().map(|it| match it.strip_prefix('x') {
                Some(_) => format!("{piece}{it}"),
                None => format!("{piece}-{it}"),
            }));
        }
        let more: Vec<_> = moves.difference(&expected).collect();
        let less: Vec<_> = expected.difference(&moves).collect();
        assert!(more.is_empty() && less.is_empty(), "{key}: too many {more:?}, too few {less:?}");
        assert_eq!(counts.to_vec(), block.numbers(key), "{key}");
        check_spellings(name, &position, &block.title);
    }
}

/// Adds a trial for each block of the files, and what holds for all of them.
pub(crate) fn add(trials: &mut Trials) {
    for name in ["cyvasse", "fenland"] {
        for block in blocks(name) {
            trials.add(format!("engagement/{name}/{}", block.title), move || position_agrees(name, &block));
        }
    }
    for block in blocks("cyvasse") {
        let title = format!("engagement/cyvasse/{}", block.title);
        let pos = block.get("pos").to_owned();
        trials.add(format!("{title} as text"), {
            let pos = pos.clone();
            move || position_is_written_with_its_ground(&pos)
        });
        trials.add(format!("{title} without armour"), {
            let pos = pos.clone();
            move || without_armour_there_are_only_more_moves(&pos)
        });
        trials.add(format!("{title} turned"), move || half_a_turn_of_the_board_turns_the_moves(&pos));
    }
    trials.add("engagement/starts are counted", starts_are_counted);
    trials.add("engagement/the side that cannot move loses", the_side_that_cannot_move_loses);
    trials.add("engagement/the printed set-up is clicked together", the_printed_set_up_is_clicked_together);
    for block in blocks("cases") {
        trials.add(format!("engagement/cases/{}", block.title), move || case_holds(&block));
    }
    for block in blocks("variants") {
        trials.add(format!("engagement/variants/{}", block.title), move || changed_rules_change_counts(&block));
    }
    for (n, block) in (1..).zip(blocks("lessons")) {
        trials.add(format!("engagement/lessons/{}", block.title), move || lesson_is_solved_and_not_sooner(n, &block));
    }
}

/// Every beginning of a spelling is offered, and each spells one turn.
fn check_spellings(name: &str, position: &Position, title: &str) {
    let game = Game::from_position(Arc::new(variant(&definition(name))), position.clone(), (0, 1));
    let current = game.current();
    let mut spelled: BTreeMap<&[Step], usize> = BTreeMap::new();
    for it in current.spellings.all() {
        assert!(!it.steps.iter().any(|step| matches!(step, Step::Choice(_))), "{title}: {:?}", it.steps);
        let before = spelled.insert(&it.steps, it.idx);
        assert!(before.is_none_or(|before| before == it.idx), "{title}: {:?} spells two moves", it.steps);
    }
    for it in current.spellings.all().iter().step_by(7) {
        for n in 0..it.steps.len() {
            let options = game.options(&it.steps[..n]);
            let next = options.next.iter().any(|next| it.steps.starts_with(&next.path) || next.step == it.steps[n]);
            assert!(next || options.play, "{title}: {:?} after {n}", it.steps);
        }
    }
}

fn same(variant: &Variant, a: &Position, b: &Position) {
    for sq in variant.movement.topology.squares() {
        let name = variant.movement.topology.name(sq);
        assert_eq!((a.at(sq), a.ground(sq)), (b.at(sq), b.ground(sq)), "{name}");
    }
    assert_eq!((a.hash(), a.turn()), (b.hash(), b.turn()));
}

/// A definition with lines added and piece lines replaced.
fn changed(block: &Case) -> String {
    let mut res = definition("cyvasse");
    for (key, value) in &block.lines {
        match key.as_str() {
            "set" => res = format!("{res}\n{value}\n"),
            "piece" => {
                let id = |it: &str| it.split(':').nth(1).map(str::to_owned);
                let lines = res.lines().map(|it| if id(it) == id(value) && !it.contains('=') { value } else { it });
                res = lines.map(|it| format!("{it}\n")).collect();
            }
            _ => {}
        }
    }
    res
}

/// After how many moves the goal is reached at the earliest, as far as `most`.
fn soonest(variant: &Variant, start: &Position, most: usize) -> Option<usize> {
    let (mut seen, mut open) = (HashSet::new(), vec![start.clone()]);
    for n in 1..=most {
        let mut next = Vec::new();
        for mut position in std::mem::take(&mut open) {
            let moves = results(variant, &mut position);
            for idx in 0..moves.len() {
                position.apply(moves.patch(idx));
                match variant.ending(&position) {
                    Some(it) if it.reason == "goal" => return Some(n),
                    Some(_) => {}
                    None if seen.insert(position.hash()) => {
                        let mut next_position = position.clone();
                        next_position.forget();
                        next.push(next_position);
                    }
                    None => {}
                }
                position.undo();
            }
        }
        open = next;
    }
    None
}

fn position_is_written_with_its_ground(pos: &str) {
    let variant = variant(&definition("cyvasse"));
    let position = position(&variant, pos, false, Player::Black);
    let text = fen::write(&variant, &position, 0, 1);
    let read = fen::read(&variant, &text).expect("what was written");
    assert!(read.notes.is_empty(), "{text}: {:?}", read.notes);
    same(&variant, &read.position, &position);
}

fn case_holds(block: &Case) {
    let variant = variant(&definition("cyvasse"));
    let side = SIDES.iter().find(|it| it.0 == block.get("turn")).expect("a side").1;
    let mut position = position(&variant, block.get("pos"), false, side);
    let engagement = variant.shown.engagement.as_ref().expect("a relation");
    let field = Field { engagement, movement: &variant.movement, position: &position };
    for it in block.words("engagers") {
        let (piece, n) = it.split_once('=').expect("a piece and a number");
        let target = square(&variant, &piece[1..]);
        assert_eq!(field.points(target).to_string(), n, "{}: {piece}", block.title);
        // The same seen from the other end.
        for from in position.pieces(position.at(target).side().other()) {
            let seen = field.engaged_by(from).contains(&target);
            assert_eq!(seen, field.engagers(target).contains(&from), "{}: {piece}", block.title);
        }
    }
    let (moves, counts) = explored(&variant, &mut position);
    let captures: BTreeSet<String> = moves.iter().filter(|it| it.contains('x')).cloned().collect();
    assert_eq!(captures, block.words("captures"), "{}", block.title);
    if block.value("counts").is_some() {
        assert!(block.words("legal").is_subset(&moves), "{}", block.title);
        assert!(block.words("illegal").is_disjoint(&moves), "{}", block.title);
        assert_eq!(counts.to_vec(), block.numbers("counts"), "{}", block.title);
    }
}

fn changed_rules_change_counts(block: &Case) {
    let positions = blocks("cyvasse");
    let variant = variant(&changed(block));
    let compulsory = block.lines.iter().any(|it| it.1.contains("must"));
    for (id, counts) in block.lines.iter().filter(|it| it.0.starts_with('p') && it.0 != "piece") {
        let pos = positions.iter().find(|it| it.title == *id).expect("a position").get("pos");
        let expected: Vec<usize> = counts.split_whitespace().map(|it| it.parse().expect("a number")).collect();
        for (side, expected) in Player::BOTH.into_iter().zip(expected.chunks(2)) {
            let (_, [steps, turns, _]) = explored(&variant, &mut position(&variant, pos, false, side));
            // First moves that must go on are no turns of their own.
            assert!(compulsory && steps <= expected[0] || steps == expected[0], "{} {id}: {steps}", block.title);
            assert_eq!(turns, expected[1], "{} {id}", block.title);
        }
    }
}

fn without_armour_there_are_only_more_moves(pos: &str) {
    let with = variant(&definition("cyvasse"));
    let without = variant(&(definition("cyvasse") + "\narmour=none\n"));
    for side in Player::BOTH {
        let [few, many] = [&with, &without].map(|it| explored(it, &mut position(it, pos, false, side)).0);
        assert!(few.is_subset(&many));
    }
}

fn half_a_turn_of_the_board_turns_the_moves(pos: &str) {
    let variant = variant(&definition("cyvasse"));
    let topology = &variant.movement.topology;
    let turn = |it: Sq| {
        let name = topology.name(it);
        let (letter, number) = (name.as_bytes()[0], name[1..].parse::<u8>().expect("a number"));
        square(&variant, &format!("{}{}", char::from(b'a' + b'l' - letter), 10 - number))
    };
    for side in Player::BOTH {
        let mut one = position(&variant, pos, false, side);
        let mut other = variant.empty_position();
        for sq in topology.squares() {
            other.set_up(Edit::Ground(turn(sq), one.ground(sq)));
            let piece = one.at(sq);
            if !piece.is_empty() {
                other.set_up(Edit::Put(turn(sq), piece.with_side(piece.side().other())));
            }
        }
        other.set_turn(side.other());
        let squares = |moves: &Moves, turned: bool| -> BTreeSet<Vec<Sq>> {
            let path = |it: usize| {
                moves
                    .path(it)
                    .iter()
                    .filter_map(|it| match it {
                        Step::Square(sq) => Some(if turned { turn(*sq) } else { *sq }),
                        _ => None,
                    })
                    .collect()
            };
            (0..moves.len()).map(path).collect()
        };
        let ours = squares(&sequences(&variant, &mut one), true);
        assert_eq!(ours, squares(&sequences(&variant, &mut other), false));
    }
}

fn lesson_is_solved_and_not_sooner(n: usize, block: &Case) {
    let definition = definition(&format!("cyvasselesson{n}"));
    let setting = |key: &str| definition.lines().find_map(|it| it.strip_prefix(key));
    assert_eq!((setting("goal="), setting("goalMoves=")), (Some(block.get("goal")), block.value("limit")));
    let variant = Arc::new(variant(&definition));
    let mut start = position(&variant, block.get("pos"), false, Player::White);
    // The position is all that the definition has: its pieces stand at home.
    for sq in variant.movement.topology.squares().filter(|it| start.at(*it).is_piece()).collect::<Vec<_>>() {
        start.set_up(Edit::Put(sq, start.at(sq).virgin()));
    }
    same(&variant, &variant.start(), &start);
    let mut game = Game::from_position(variant.clone(), start.clone(), (0, 1));
    let solution: Vec<&str> = block.get("solution").split_whitespace().collect();
    for it in &solution {
        assert_eq!(game.current().verdict, None, "{}: before {it}", block.title);
        let moves = &game.current().moves;
        let idx = (0..moves.len()).find(|idx| written(&variant, game.position(), moves, *idx) == *it);
        game.play_index(idx.unwrap_or_else(|| panic!("{}: {it} is not legal", block.title)));
    }
    let verdict = game.current().verdict.clone().unwrap_or_else(|| panic!("{}: no verdict", block.title));
    assert_eq!((verdict.reason, verdict.winner), ("goal", Some(Player::White)), "{}", block.title);
    let shortest = block.numbers("shortest")[0];
    assert_eq!(solution.len(), shortest);
    assert_eq!(soonest(&variant, &start, shortest), Some(shortest), "{}", block.title);
}

fn starts_are_counted() {
    let cyvasse = variant(&definition("cyvasse"));
    let mut start = cyvasse.start();
    assert_eq!(explored(&cyvasse, &mut start).1, [84, 203, 145]);
    assert_eq!((perft(&cyvasse, &mut start, 2), perft_sequences(&cyvasse, &mut start, 2)), (20_027, 37_785));
    let text = "1rrll1c1/3cko3/1ld1oehteh/2rsrsrr2s/12/S2RRSRSR2/HETHEO1DL1/3OKC3/1C1LLRR1 w - - 0 1 \
                terrain=M:c2+d3+i7+j8,W:h4+i4+j4+b4+c6+d6+e6+k6";
    let read = fen::read(&cyvasse, text).expect("a position");
    same(&cyvasse, &read.position, &start);

    let fenland = variant(&definition("fenland"));
    let mut start = fenland.start();
    assert_eq!(explored(&fenland, &mut start).1, [16, 26, 26]);
    let sequences = [1, 2, 3].map(|it| perft_sequences(&fenland, &mut start, it));
    let results = [1, 2, 3].map(|it| perft(&fenland, &mut start, it));
    assert_eq!((sequences, results), ([26, 622, 16_101], [26, 622, 16_074]));
    let text = "r/hgh/1apa1/1p3p1/3P3/1PAGAP1/2HRH2 w - - 0 1";
    same(&fenland, &fen::read(&fenland, text).expect("a position").position, &start);
}

fn the_side_that_cannot_move_loses() {
    let variant = Arc::new(variant(&definition("cyvasse")));
    let stuck = position(&variant, "M:g8,h8,g9,i9 w:Kh9 b:Ka5", false, Player::White);
    let verdict = Game::from_position(variant.clone(), stuck, (0, 1)).current().verdict.clone().expect("an end");
    assert_eq!((verdict.reason, verdict.winner), ("stalemate", Some(Player::Black)));
    let open = position(&variant, "w:Kf6 b:Kf5", false, Player::White);
    let mut game = Game::from_position(variant.clone(), open, (0, 1));
    let path = ["f6", "f5"].map(|it| Step::Square(square(&variant, it)));
    game.play(&path).expect("a capture");
    let verdict = game.current().verdict.clone().expect("an end");
    assert_eq!((verdict.reason, verdict.winner), ("royalTaken", Some(Player::White)));
}

/// The drops of the case of the suites that lays the printed set-up.
fn printed_set_up() -> String {
    let suite = text("tests/suites/tiles.txt");
    let case = suite.split("\n== ").find(|it| it.contains("diagram: cyvassesetup")).expect("a case");
    let line = case.lines().find_map(|it| it.strip_prefix("play: ")).expect("its moves");
    line.to_owned()
}

/// Whether any square is covered from the side to move.
fn is_covered(game: &Game) -> bool {
    let sight = sight(game, None);
    game.variant().movement.topology.squares().any(|it| sight.covers(it))
}

fn the_printed_set_up_is_clicked_together() {
    let printed = variant(&definition("cyvasse"));
    let variant = Arc::new(variant(&definition("cyvassesetup")));
    let mut game = Game::new(Arc::clone(&variant));
    let (mut n_clicks, mut n_covered) = (0, 0);
    for word in printed_set_up().split_whitespace() {
        let (tile, rest) = word.split_once('@').expect("a drop");
        let (place, choice) = rest.split_once('#').map_or((rest, None), |it| (it.0, it.1.parse().ok()));
        let kind = variant.type_by_id(tile).expect("a type");
        let mut wanted = vec![Step::Hand(kind), Step::Square(square(&variant, place))];
        wanted.extend(choice.map(Step::Choice));
        let mut path = Vec::new();
        for click in wanted {
            let options = game.options(&path);
            let next = options.next.iter().find(|it| it.step == click);
            path = next.unwrap_or_else(|| panic!("{word}: {click:?} cannot be clicked")).path.clone();
            n_clicks += 1;
        }
        n_covered += usize::from(is_covered(&game));
        game.play(&path).unwrap_or_else(|it| panic!("{word}: {}", english(&it.0.message)));
    }
    assert_eq!((n_clicks, n_covered), (2 * 62 + 10, 62));
    assert!(!is_covered(&game));
    // The same position as the printed start, so that the same game follows.
    let start = printed.start();
    for sq in variant.movement.topology.squares() {
        let (here, there) = (game.position().at(sq), start.at(sq));
        let id = |variant: &Variant, it: Occupant| variant.pieces.types[it.kind().index()].id.clone();
        let same = here.is_empty() == there.is_empty() && (here.is_empty() || here.side() == there.side());
        assert!(same, "{}", variant.label(sq));
        assert_eq!(id(&variant, here), id(&printed, there), "{}", variant.label(sq));
        assert_eq!(game.position().ground(sq), start.ground(sq), "{}", variant.label(sq));
    }
}
