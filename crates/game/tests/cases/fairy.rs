//! Whole games with fairy pieces against counts and move lists of another implementation, in `tests/fairy`.

use std::collections::BTreeSet;
use std::sync::Arc;

use catalogue::english;
use engine::board::occupant::Occupant;
use engine::ids::{Sq, TypeId};
use engine::moves::candidate::Turn;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use game::game::Game;
use game::notation::{fen, names};

use crate::common::{Shared, compile, folder, repository, shared, text};
use crate::trials::{Level, Trials, level};

/// A table of `tests/fairy`: its lines without the header, cut into columns.
fn table(name: &str) -> Vec<Vec<String>> {
    let all = text(&format!("tests/fairy/{name}.txt"));
    let lines = all.lines().filter(|it| !it.starts_with('#') && !it.trim().is_empty());
    lines.map(|it| it.split('\t').map(str::to_owned).collect()).collect()
}

/// A definition of the library with the edits that make it the game of the lists.
fn edited(name: &str) -> String {
    let mut res = text(&format!("tests/diagrams/{name}.txt"));
    for it in table("edits").iter().filter(|it| it[0] == name) {
        assert!(res.contains(&it[1]), "{name}: {:?} is not in the definition", it[1]);
        res = res.replace(&it[1], &it[2]);
    }
    res
}

/// The counts of a file, and its positions with their lists.
fn lists(all: &str) -> (Vec<u64>, Vec<(&str, &str, bool)>) {
    let mut lines = all.lines().filter(|it| !it.starts_with("  "));
    let counts = lines.next().and_then(|it| it.strip_prefix("perft\t")).expect("counts");
    let counts = counts.split(' ').map(|it| it.parse().expect("a number")).collect();
    let positions = lines.map(|it| {
        let columns: Vec<&str> = it.split('\t').collect();
        (columns[0], columns.get(1).copied().unwrap_or(""), columns.get(2) == Some(&"over"))
    });
    (counts, positions.collect())
}

/// A legal move as the lists write it; a promotion is left out where a piece was taken off the end square.
fn written(game: &Game, idx: usize) -> String {
    let (variant, moves) = (game.variant(), &game.current().moves);
    let topology = &variant.movement.topology;
    let item = moves.item(idx);
    let mut victims: Vec<Sq> =
        moves.victims(idx).iter().filter(|it| !it.unloaded && it.square != Sq::NONE).map(|it| it.square).collect();
    victims.sort_by_key(|it| (topology.file(*it), topology.rank(*it)));
    victims.dedup();
    let kind = |it: TypeId| names::type_text(variant, it);
    let to = topology.name(item.to);
    let mut res = if item.turn == Turn::Drop { kind(item.becomes) + "@" } else { topology.name(item.from) };
    if victims == [item.to] {
        res.push('x');
    }
    res += &to;
    let elsewhere = victims.iter().any(|it| *it != item.to);
    if elsewhere {
        let squares: Vec<String> = victims.iter().map(|it| topology.name(*it)).collect();
        res += &format!("{{{}}}", squares.join(","));
    }
    if item.turn != Turn::Drop && item.becomes != item.kind && !elsewhere {
        res += &format!("={}", kind(item.becomes));
    }
    if let (Turn::Castle, [_, Step::Square(it), ..]) = (item.turn, moves.path(idx)) {
        res += &format!("&{}", topology.name(*it));
    }
    res
}

/// The differences that a table explains, for one position: what is extra with us, what is missing.
fn explained(name: &str, fen: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let rows = table("differences");
    let rows: Vec<_> = rows.iter().filter(|it| it[0] == name && it[1] == fen).collect();
    let set = |what: &str| {
        let moves = rows.iter().filter(|it| it[2] == what);
        moves.flat_map(|it| it[3].split(' ').map(str::to_owned).collect::<Vec<_>>()).collect()
    };
    (set("extra"), set("missing"))
}

/// A position of a game and the list of its moves.
struct Listed {
    game: String,
    fen: String,
    moves: String,
    /// The list says that the game is over.
    over: bool,
    /// Moves that take a royal are not in the list.
    spares: bool,
}

/// Compares the legal moves with a list.
fn compare(variant: &Shared, listed: &Listed) -> Result<(), String> {
    let read = fen::read(variant, &listed.fen).map_err(|it| english(&it.message))?;
    if !read.notes.is_empty() {
        return Err(format!("{}: {:?}", listed.fen, read.notes));
    }
    let game = Game::from_position((**variant).clone(), read.position, (0, 1));
    if listed.over && game.current().verdict.is_some() {
        return Ok(());
    }
    // With us a royal cannot be left where a burner reaches it, there it can.
    let takes_royal = |it: &usize| {
        let victims = game.current().moves.victims(*it);
        victims.iter().any(|it| variant.royals.types.has(it.piece.kind()))
    };
    let all = (0..game.current().moves.len()).filter(|it| !listed.spares || !takes_royal(it));
    let ours: BTreeSet<String> = all.map(|it| written(&game, it)).collect();
    let theirs: BTreeSet<String> = listed.moves.split_whitespace().map(Into::into).collect();
    let extra: BTreeSet<String> = ours.difference(&theirs).cloned().collect();
    let missing: BTreeSet<String> = theirs.difference(&ours).cloned().collect();
    if (&extra, &missing) == (&explained(&listed.game, &listed.fen).0, &explained(&listed.game, &listed.fen).1) {
        return Ok(());
    }
    Err(format!("{}\n  extra {extra:?}\n  missing {missing:?}", listed.fen))
}

/// The count of a depth, where a difference is explained ours.
fn expected_count(game: &str, depth: u32, listed: u64) -> u64 {
    let (rows, what) = (table("differences"), format!("D{depth}"));
    let other = rows.iter().find(|it| it[0] == game && it[1] == "perft" && it[2] == what);
    other.map_or(listed, |it| it[3].parse().expect("a count"))
}

/// Counts above this are for the full run, or for nobody.
const MOST: [u64; 2] = [200_000, 400_000];

/// Adds the counts and the lists of one file.
fn add_game(trials: &mut Trials, folder: &str, name: &str, all: &str) {
    let spares = folder == "one-piece";
    let definition: String = all.lines().filter_map(|it| it.strip_prefix("  ")).map(|it| format!("{it}\n")).collect();
    let game = name.to_owned();
    let variant = shared(move || if definition.is_empty() { edited(&game) } else { definition });
    let (counts, positions) = lists(all);
    let most = MOST[usize::from(level() == Level::Full)];
    for (depth, listed) in (1..).zip(counts) {
        let expected = expected_count(name, depth, listed);
        let variant = variant.clone();
        if expected <= most {
            trials.add(format!("{folder}/{name}/D{depth}"), move || {
                assert_eq!(engine::perft::perft(&variant, &mut variant.start(), depth), expected);
            });
        }
    }
    for (number, (fen, moves, over)) in (1..).zip(positions) {
        let listed = Listed { game: name.into(), fen: fen.into(), moves: moves.into(), over, spares };
        let variant = variant.clone();
        trials.add(format!("{folder}/{name}/{number:02}"), move || compare(&variant, &listed));
    }
}

/// Adds whole games, and the orthodox array with one fairy piece in place of the Knights.
pub(crate) fn add(trials: &mut Trials) {
    let games = folder(&repository().join("tests/fairy"), "tsv");
    let pieces = folder(&repository().join("tests/fairy/one-piece"), "tsv");
    assert_eq!((games.len(), pieces.len()), (26, 21), "every file is read");
    games.iter().for_each(|(name, all)| add_game(trials, "fairy", name, all));
    pieces.iter().for_each(|(name, all)| add_game(trials, "one-piece", name, all));
    trials.add("fairy/tenjiku/burnt promotions explain the counts", burnt_promotions_explain_the_counts);
    trials.add("fairy/minjiku/captures out of the zone explain the count", captures_out_of_the_zone_explain_the_count);
}

/// The count of a table line, without the differences that two general rules of ours make.
fn count(game: &mut Game, depth: u32, theirs: &dyn Fn(&Game, usize) -> u64) -> u64 {
    let mut res = 0;
    for idx in 0..game.current().moves.len() {
        let weight = theirs(game, idx);
        let below = if depth > 1 && weight > 0 {
            game.play_index(idx);
            let below = count(game, depth - 1, theirs);
            game.undo();
            below
        } else {
            1
        };
        res += weight * below;
    }
    res
}

/// A promotion of a piece that burns on arrival is the same move with us: counted twice, the other numbers appear.
fn burnt_promotions_explain_the_counts() {
    let theirs = |game: &Game, idx: usize| {
        let (variant, moves) = (game.variant(), &game.current().moves);
        let (item, side) = (moves.item(idx), game.position().turn());
        let gone = moves.patch(idx).contains(&Edit::Put(item.to, Occupant::EMPTY));
        let inside = |sq| variant.depth(side, sq) <= 5;
        let captures = moves.victims(idx).iter().any(|it| it.square == item.to);
        let may = inside(item.to) && (!inside(item.from) || captures);
        1 + u64::from(
            gone && may && variant.promoted(item.kind).is_some() && item.kind.0 <= variant.pieces.promotion.most,
        )
    };
    let mut game = Game::new(Arc::new(compile(&edited("tenjiku"))));
    let counts = [1, 2, 3].map(|depth| count(&mut game, depth, &theirs));
    assert_eq!(counts, [74, 5457, 446_637]);
}

/// A capture that leaves the promotion zone promotes with us, and not there.
fn captures_out_of_the_zone_explain_the_count() {
    let theirs = |game: &Game, idx: usize| {
        let (variant, item) = (game.variant(), game.current().moves.item(idx));
        let depth = |sq| variant.depth(game.position().turn(), sq);
        u64::from(item.kind == item.becomes || depth(item.from) > 4 || depth(item.to) <= 4)
    };
    let mut game = Game::new(Arc::new(compile(&edited("minjiku"))));
    assert_eq!(count(&mut game, 3, &theirs), 16_230);
}
