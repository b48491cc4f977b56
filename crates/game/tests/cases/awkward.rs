//! Games whose pieces have names that are hard to word: what is said of them is free of faults in every language.
//!
//! The names stand in `tests/words/names.txt`, the rules in `tests/words/keys.txt` and in the library.

use std::sync::Arc;

use catalogue::english;
use definition::Definition;
use engine::ids::Player;
use engine::moves::path::Step;
use game::explain::click_phrases;
use game::explain::rules_text::rulebook;
use game::game::Game;
use message::Message;
use rules::prose::Topic;
use xbetza::{Grid, Models};

use crate::common::{diagrams, text};
use crate::faults::{Name, faults, names};
use crate::random::Random;
use crate::trials::Trials;
use crate::words::{CATALOGUES, Told, cases, with};

/// How often the names go round among the pieces of a case.
const ROUNDS: usize = 6;

/// Plies of a game, and clicks in each position of which it is asked why they are no move.
const PLIES: usize = 8;
const CLICKS: usize = 12;

/// A definition whose pieces have such names, from some place of the list on.
fn renamed(text: &str, names: &[Name], from: usize) -> Definition {
    let (mut definition, _) = rules::read(text);
    for (at, piece) in definition.pieces.iter_mut().enumerate() {
        piece.name.clone_from(&names[(from + at) % names.len()].text);
        piece.translations.clear();
    }
    definition
}

/// What is wrong with a message in any language.
fn faults_of(message: &Message, names: &[Name]) -> Vec<String> {
    let of = |Told { language, catalogue, .. }: &Told| {
        let text = catalogue.text(message);
        let found = faults(&text, language, names).into_iter();
        found.map(|fault| format!("{language}: {fault} in {text}")).collect::<Vec<_>>()
    };
    CATALOGUES.iter().filter(|it| it.family.is_none()).flat_map(of).collect()
}

/// The rules of a definition with such names. What the definition `without` says as well is not looked at.
fn rules_are_worded(text: &str, without: &str, names: &[Name], from: usize) -> Vec<String> {
    let told = |text: &str| {
        // A letter that stands for a piece is no article: "A unicorn".
        let rules = rulebook(&renamed(text, names, from)).into_iter().filter(|it| it.topic != Topic::Notation);
        rules.map(|it| it.message).collect::<Vec<_>>()
    };
    let before = told(without);
    told(text).iter().filter(|it| !before.contains(it)).flat_map(|it| faults_of(it, names)).collect()
}

/// What clicks do, and why some are no move, in a game of such names.
fn game_is_worded(text: &str, names: &[Name], from: usize) -> Vec<String> {
    let mut game = Game::new(Arc::new(game::setup::compile(&renamed(text, names, from)).0));
    let (mut random, mut res) = (Random::new(from as u64 + 1), Vec::new());
    let squares: Vec<_> = game.variant().movement.topology.squares().collect();
    for _ in 0..PLIES {
        for first in game.options(&[]).next {
            res.extend(click_phrases::phrase(&game, &[], &first).iter().flat_map(|it| faults_of(&it.words, names)));
            let path = [first.step];
            for next in game.options(&path).next {
                let phrase = click_phrases::phrase(&game, &path, &next);
                res.extend(phrase.iter().flat_map(|it| faults_of(&it.words, names)));
            }
        }
        for _ in 0..CLICKS {
            let mut step = || Step::Square(squares[random.below(squares.len())]);
            let why = game.why(&[step(), step()]);
            res.extend(why.iter().flat_map(|it| faults_of(&it.message, names)));
        }
        let (n, verdict) = (game.current().moves.len(), &game.current().verdict);
        res.extend(verdict.iter().flat_map(|it| faults_of(&it.message, names)));
        if verdict.is_some() || n == 0 {
            break;
        }
        game.play_index(random.below(n));
    }
    res
}

/// All moves of the vectors in words, with and without pieces to which they are likened.
fn moves_are_worded() -> Vec<String> {
    let vectors = text("tests/vectors/xbetza.tsv");
    let graphs = text("tests/fairy/graphs.txt");
    let column = |text: &str, at: usize| {
        let lines = text.lines().filter(|it| !it.starts_with('#'));
        lines.filter_map(|it| it.split('\t').nth(at).map(str::to_owned)).collect::<Vec<_>>()
    };
    let all: Vec<String> = [column(&vectors, 1), column(&graphs, 2)].concat();
    assert!(all.len() > 150, "{} moves", all.len());
    let mut res = Vec::new();
    for moves in &all {
        let ast = xbetza::parse(moves).0;
        for grid in [Grid::Squares, Grid::FlatHexagons, Grid::PointyHexagons] {
            for models in [Models::ALL, Models::of([], grid)] {
                let told = faults_of(&xbetza::explain_in(&ast, grid, models), &[]);
                res.extend(told.into_iter().map(|it| format!("{moves}: {it}")));
            }
        }
    }
    res
}

/// A royal that is called king is a person, no thing.
fn no_king_is_a_thing() -> Vec<String> {
    let mut res = Vec::new();
    for (name, text) in diagrams() {
        let (definition, _) = rules::read(&text);
        let variant = game::setup::compile(&definition).0;
        let is_king = |it: &engine::ids::TypeId| variant.name(*it).eq_ignore_ascii_case("king");
        if !variant.royals.types.iter().any(|it| is_king(&it)) {
            continue;
        }
        for it in rulebook(&definition).iter().filter(|it| [Topic::Check, Topic::End].contains(&it.topic)) {
            let told = english(&it.message).to_lowercase();
            let words: Vec<&str> = told.split(|it: char| !it.is_alphanumeric()).collect();
            if words.contains(&"king") && words.contains(&"it") {
                res.push(format!("{name}: {told}"));
            }
        }
    }
    res
}

/// Whoever moves as a piece that the game has is likened to it, and nobody to itself.
fn pieces_are_likened_to_others_alone() {
    let moves = |pieces: &str| {
        let (definition, _) = rules::read(&format!("files=8\nranks=8\nroyal=0\n{pieces}"));
        let told = rulebook(&definition).into_iter().filter(|it| it.topic == Topic::Pieces);
        told.map(|it| english(&it.message)).collect::<Vec<_>>()
    };
    assert_eq!(
        moves("Rook:R:R::a1\nmarshal:M:RN::b1\nKnight:N:N::c1"),
        [
            "Rook: moves or captures any distance along ranks and files.",
            "Marshal: moves or captures as a rook or as a knight.",
            "Knight: moves or captures by a leap of two squares along a rank or file and one to the side.",
        ]
    );
    // The Knight of Shogi is no model, nor a Rook that the game has not.
    assert_eq!(
        moves("knight:N:ffN::a1\nmarshal:M:RN::b1"),
        [
            "Knight: moves or captures by a leap of two squares forward and one to either side.",
            "Marshal: moves or captures any distance along ranks and files or by a leap of two squares along a rank or file and one to the side.",
        ]
    );
    let side = |player| rules::prose::of_side(Some(player), "black man");
    let told = |it| english(&message::msg!("one", piece = it));
    assert_eq!(told(side(Player::Black)), "a black man of Black");
    assert_eq!(told(side(Player::White)), "a black man of White");
    assert_eq!(told(rules::prose::of_side(Some(Player::Black), "blackguard")), "a black blackguard");
}

/// Adds a trial for each key, each definition of the library, and what needs no names.
pub(crate) fn add(trials: &mut Trials) {
    let names: Arc<[Name]> = names().into();
    for case in cases() {
        let names = Arc::clone(&names);
        trials.add(format!("awkward/keys/{}", case.title), move || {
            let text = case.values("set").fold(case.definition.clone(), |it, setting| with(&it, setting));
            let round = |it: usize| rules_are_worded(&text, &case.definition, &names, it * 5);
            (0..ROUNDS).flat_map(round).collect::<Vec<_>>()
        });
    }
    for (at, (name, text)) in diagrams().into_iter().enumerate() {
        let (rules, played) = (Arc::clone(&names), Arc::clone(&names));
        let again = text.clone();
        trials.add(format!("awkward/library/{name}"), move || rules_are_worded(&text, "", &rules, at));
        trials.add(format!("awkward/games/{name}"), move || game_is_worded(&again, &played, at));
    }
    trials.add("awkward/moves", moves_are_worded);
    trials.add("awkward/no king is a thing", no_king_is_a_thing);
    trials.add("awkward/pieces are likened to others alone", pieces_are_likened_to_others_alone);
}
