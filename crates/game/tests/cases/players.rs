//! The cases of `tests/players`: squares and moves as the players of a game write them. Moves of random games are read again as
//! they are written, by what reads the formats of other programs, so that no text stands for two moves.

use std::collections::BTreeMap;
use std::sync::Arc;

use engine::ids::Sq;
use engine::moves::candidate::Turn;
use engine::variant::Variant;
use game::game::Game;
use game::notation::listed_moves::MoveList;
use game::notation::{asked, fen, record};
use game::players_notation::{Coordinate, CoordinatePlace, PlayersNotation};
use game::recorded_game::RecordedGame;
use records::asked::{Asked, Board, Square};
use records::draughts::GameType;

use crate::case_file::{Case, read_folder};
use crate::common::{compile, definitions, square};
use crate::random::Random;
use crate::trials::{Level, Trials, level};

/// Plies of random games of each definition, by whether the run is full.
const PLIES: [usize; 2] = [80, 3000];

/// Plies of one game at most.
const LONGEST: usize = 120;

/// The file with the list of definitions.
const LIBRARY: &str = "library";

fn game_of(case: &Case, variant: &Arc<Variant>) -> Result<RecordedGame, String> {
    let text = case.get("record");
    let tokens = record::tokens(variant, text);
    let begun = RecordedGame::begun_by(variant, &tokens).map_err(|it| format!("{it:?}"))?;
    let mut res = begun.unwrap_or_else(|| RecordedGame::new(Arc::clone(variant)));
    let gaps = res.read_moves(&tokens);
    match (gaps.misfit, gaps.left_out.as_slice()) {
        (None, []) => Ok(res),
        other => Err(format!("{other:?}")),
    }
}

/// A square as records count.
fn place(variant: &Variant, sq: Sq) -> Square {
    let topology = &variant.movement.topology;
    Square { file: topology.file(sq) as u8, rank: topology.rank(sq) as u8 }
}

/// Pairs of a line: `a = b, c = d`.
fn pairs(value: &str) -> impl Iterator<Item = (&str, &str)> {
    value.split(", ").filter_map(|it| it.split_once(" = "))
}

/// The file or rank of a coordinate, if it stands at one side.
type There = fn(CoordinatePlace) -> Option<u8>;

/// The coordinates at a side, in one line.
fn at(all: &[Coordinate], is_there: There) -> String {
    let mut found: Vec<(u8, &str)> =
        all.iter().filter_map(|it| Some((is_there(it.place)?, it.text.as_str()))).collect();
    found.sort_by_key(|it| it.0);
    found.into_iter().map(|it| it.1).collect::<Vec<_>>().join(" ")
}

/// What differs from the lines of a case.
fn run(case: &Case) -> Vec<String> {
    let variant = Arc::new(compile(&case.definition));
    let notation = PlayersNotation::of(&variant);
    let mut bad = Vec::new();
    let mut compare = |what: &str, is: String, wanted: &str| {
        if is != wanted {
            bad.push(format!("{}: {what}: {wanted}\n    but {is}", case.title));
        }
    };
    if let Some(wanted) = case.value("notation") {
        compare("notation", notation.map_or("none", |it| it.name()).to_owned(), wanted);
    }
    let Some(notation) = notation else { return bad };
    for (own, wanted) in pairs(case.value("squares").unwrap_or_default()) {
        let name = notation.square(&variant, square(&variant, own)).unwrap_or_else(|| own.to_owned());
        compare(own, name, wanted);
    }
    let all = notation.coordinates();
    let sides: [(&str, There); 4] = [
        ("above", |it| if let CoordinatePlace::Above(it) = it { Some(it) } else { None }),
        ("below", |it| if let CoordinatePlace::Below(it) = it { Some(it) } else { None }),
        ("left", |it| if let CoordinatePlace::Left(it) = it { Some(it) } else { None }),
        ("right", |it| if let CoordinatePlace::Right(it) = it { Some(it) } else { None }),
    ];
    let is_about = |key: &str| case.value(key).is_some();
    if sides.iter().any(|it| is_about(it.0)) {
        sides.iter().for_each(|(key, there)| compare(key, at(&all, *there), case.value(key).unwrap_or_default()));
    }
    if let Some(wanted) = case.value("on") {
        let on = |name: &str| {
            let at = place(&variant, square(&variant, name));
            let found = all.iter().find(|it| it.place == CoordinatePlace::On(at));
            found.map_or("nothing", |it| it.text.as_str()).to_owned()
        };
        pairs(wanted).for_each(|(name, text)| compare(name, on(name), text));
        let n_squares = variant.movement.topology.len() / 2;
        compare("number of coordinates", all.len().to_string(), &n_squares.to_string());
    }
    if is_about("record") {
        match game_of(case, &variant) {
            Ok(it) => {
                let told = notation.moves(&it);
                compare("moves of the list", told.len().to_string(), &it.tree().list().len().to_string());
                let wanted: Vec<&str> = case.get("writes").split_whitespace().collect();
                compare("writes", told.join(" "), &wanted.join(" "));
            }
            Err(it) => compare("record", it, "is read"),
        }
    }
    bad
}

/// The definitions of each notation, by its name.
fn library() -> BTreeMap<&'static str, Vec<String>> {
    let mut res: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (name, text) in definitions().into_iter().filter(|it| !it.0.starts_with("published/")) {
        if let Some(it) = PlayersNotation::of(&compile(&text)) {
            res.entry(it.name()).or_default().push(name);
        }
    }
    res
}

fn the_list_is_complete(case: &Case) -> Vec<String> {
    let found = library();
    let found = found.iter().map(|(name, all)| format!("{name}: {}", all.join(" ")));
    let listed: Vec<String> = case.lines.iter().map(|(name, all)| format!("{name}: {all}")).collect();
    found.filter(|it| !listed.contains(it)).collect()
}

/// What writes moves, and reads them again.
struct Reader {
    notation: PlayersNotation,
    board: Board,
    squares: BTreeMap<String, Square>,
}

impl Reader {
    fn new(variant: &Variant) -> Self {
        let notation = PlayersNotation::of(variant).expect("a notation");
        let name = |sq| Some((notation.square(variant, sq)?, place(variant, sq)));
        let squares = variant.movement.topology.squares().filter_map(name).collect();
        Self { notation, board: asked::board(variant).expect("a board"), squares }
    }

    /// What the text of a move asks for: as the formats of other programs have it, else squares with signs between them.
    fn asked(&self, text: &str) -> Option<Vec<Asked>> {
        if let Some(it) = records::asked(text, self.board) {
            return Some(it);
        }
        let names = text.split(|it: char| it == '-' || it == 'x' || !it.is_ascii()).filter(|it| !it.is_empty());
        let squares: Option<Vec<Square>> = names.map(|it| self.squares.get(it).copied()).collect();
        match squares?.as_slice() {
            [from, through @ .., to] if !through.is_empty() => {
                Some(vec![Asked::From(*from), Asked::To(*to), Asked::Through(through.to_vec())])
            }
            [from, to] => Some(vec![Asked::From(*from), Asked::To(*to)]),
            _ => None,
        }
    }

    /// Moves of a position whose text is another one's, too, or means another move.
    fn lost(&self, game: &Game) -> Vec<String> {
        let last = game.last().and_then(|it| asked::destination(&it.path));
        let list = MoveList { variant: game.variant(), position: game.position(), moves: &game.current().moves };
        let is_lost = |idx: &usize| {
            let text = self.notation.write(list, *idx, last).unwrap_or_default();
            if list.moves.item(*idx).turn == Turn::Pass {
                return text != "한수쉼";
            }
            let found = self.asked(&text).map(|it| asked::fitting(list, last, &it)).unwrap_or_default();
            let is_it = |it: &usize| list.moves.patch(*it) == list.moves.patch(*idx);
            found.is_empty() || !found.iter().all(is_it)
        };
        let told = |idx| {
            let place = fen::write(game.variant(), list.position, 0, 1);
            format!("{place}: {:?} of {:?}", self.notation.write(list, idx, last), list.moves.path(idx))
        };
        (0..list.moves.len()).filter(is_lost).map(told).collect()
    }
}

fn every_move_is_read_as_it_is_written(text: &str) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let reader = Reader::new(&variant);
    let mut random = Random::new(text.len() as u64 + 11);
    let mut left = PLIES[usize::from(level() == Level::Full)];
    let mut bad = Vec::new();
    while left > 0 && bad.len() < 5 {
        let mut game = Game::new(Arc::clone(&variant));
        for _ in 0..LONGEST {
            let n_moves = game.current().moves.len();
            left = left.saturating_sub(1);
            if n_moves == 0 || left == 0 || game.current().verdict.is_some() {
                break;
            }
            bad.extend(reader.lost(&game));
            game.play_index(random.below(n_moves));
        }
    }
    bad.truncate(5);
    bad
}

/// Adds every case of `tests/players`, and random games of the definitions that are listed there.
pub(crate) fn add(trials: &mut Trials) {
    for (file, cases) in read_folder("players") {
        for case in cases {
            if file != LIBRARY {
                trials.add(format!("players/{file}/{}", case.title), move || run(&case));
                continue;
            }
            let is_tried = level() >= Level::Test;
            let names = case.lines.iter().filter(|_| is_tried);
            for name in names.flat_map(|it| it.1.split_whitespace()).map(str::to_owned) {
                trials.add(format!("players/games/{name}"), move || {
                    let found = definitions().into_iter().find(|it| it.0 == name);
                    every_move_is_read_as_it_is_written(&found.expect("a definition").1)
                });
            }
            trials.add("players/the list is complete", move || the_list_is_complete(&case));
        }
    }
    trials.add("players/kinds of draughts", kinds_of_draughts);
}

/// What is found by the rules of a game is what its number in PDN says.
fn kinds_of_draughts() -> Vec<String> {
    let mut bad = Vec::new();
    for (name, title) in [
        ("draughts", "International draughts"),
        ("frisiandraughts", "Frisian draughts"),
        ("englishdraughts", "English draughts"),
        ("italiandraughts", "Italian draughts"),
        ("russiandraughts", "Russian draughts"),
        ("braziliandraughts", "Brazilian draughts"),
    ] {
        let variant = crate::common::library(name);
        let kind = GameType::titled(title).expect("a kind of draughts");
        let notation = PlayersNotation::of(&variant).expect("a notation");
        for sq in variant.movement.topology.squares() {
            if notation.square(&variant, sq) != kind.square(place(&variant, sq)) {
                bad.push(format!("{name}: {:?}", place(&variant, sq)));
            }
        }
    }
    bad
}
