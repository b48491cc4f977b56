//! Every rule meets every other: short games of random definitions, and of one that has all rules at once.

mod generator;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use engine::variant::{Features, Variant};
use game::game::Game;
use game::notation::{fen, path};

use crate::agreement::agrees;
use crate::common::{folder, repository, text};
use crate::properties::{portrait, walk};
use crate::random::Random;
use crate::trials::{Level, Trials, level};
use generator::definition;

/// Random definitions that are played, in the full run, and games of each.
const SAMPLE: u64 = 50;
const DEFINITIONS: u64 = 2500;
const GAMES: u64 = 4;
/// Definitions beyond the sample whose lists of moves are much work: once their games did not end, or partial lists were
/// compared. One game of each is always played.
const HEAVY: [u64; 3] = [1326, 1692, 2202];
/// A game is looked at closely every so many plies.
const EVERY: usize = 4;
const PLIES: usize = 14;
/// Positions with more moves than that are not walked click by click.
const MOST_MOVES: usize = 400;
/// Games of a definition end after so many positions whose lists of moves were cut, but for the full run: each of their
/// lists takes half a second, and is compared with nothing.
const MOST_CUT: usize = 2;

/// Every key that rules claim.
fn keys() -> BTreeSet<&'static str> {
    let variant = rules::registry::RULES.iter().flat_map(|it| it.keys);
    variant.chain(rules::registry::BOARD_KEYS).map(|it| it.name()).collect()
}

/// The keys that a definition uses.
fn used(text: &str) -> BTreeSet<&str> {
    text.lines().filter_map(|it| it.split_once('=').map(|it| it.0)).filter(|it| !it.contains([':', '#'])).collect()
}

fn compile(text: &str) -> Result<Variant, String> {
    let (definition, mut notes) = rules::read(text);
    let (variant, more) = game::setup::compile(&definition);
    notes.extend(more);
    match notes.iter().find(|it| ["not-yet", "def.key", "def.line"].contains(&it.code)) {
        Some(it) => Err(format!("{it:?}")),
        None => Ok(variant),
    }
}

/// What games were made of.
#[derive(Default)]
struct Tally {
    plies: usize,
    /// Positions whose moves were compared with the reference, and those for which that is too much work.
    compared: usize,
    skipped: usize,
}

/// What must hold in every position. Whether its moves could be compared.
fn look(game: &mut Game) -> Result<bool, String> {
    let variant = game.variant().clone();
    let compared = agrees(&variant, game.position())?;
    survives_as_text(&variant, game, compared)?;
    let n_moves = game.current().moves.len();
    if variant.has(Features::ENFORCED) && game.current().verdict.is_none() && (1..MOST_MOVES).contains(&n_moves) {
        let (mut reached, mut n_paths) = (BTreeSet::new(), 0);
        walk(game, &[], &mut reached, &mut n_paths)?;
        if reached.len() != n_moves {
            let lost: Vec<_> = (0..n_moves).filter(|it| !reached.contains(it)).collect();
            let paths: Vec<_> = lost.iter().map(|it| game.current().spellings.canonical(*it)).collect();
            return Err(format!("no clicks reach {paths:?}"));
        }
    }
    Ok(compared)
}

/// A position that is written and read again is written the same, and has the same moves if all are listed.
fn survives_as_text(variant: &Variant, game: &Game, all_listed: bool) -> Result<(), String> {
    let text = fen::write(variant, game.position(), 3, 7);
    let read = fen::read(variant, &text).map_err(|it| format!("its text is not read: {it}"))?;
    let again = fen::write(variant, &read.position, read.half, read.full);
    if again != text {
        return Err(format!("it is written again as {again}"));
    }
    if !all_listed {
        return Ok(());
    }
    // What earlier positions forbid is not in the text.
    let paths = |position| {
        let game = Game::from_position(game.variant().clone(), position, (3, 7));
        // All spellings: whether moves of two pieces have one effect may hang on what no move asks any more.
        let all = game.current().spellings.all().iter();
        all.map(|it| path::path_text(variant, &it.steps)).collect::<BTreeSet<_>>()
    };
    let (ours, theirs) = (paths(game.position().clone()), paths(read.position));
    // Some endings ask about earlier moves: of such a game only one position is over.
    if ours != theirs && !ours.is_empty() && !theirs.is_empty() {
        let lost: Vec<_> = ours.difference(&theirs).collect();
        return Err(format!("read again: lost {lost:?}, new {:?}", theirs.difference(&ours).collect::<Vec<_>>()));
    }
    Ok(())
}

/// A move and back, and the same move again.
fn goes_back(game: &mut Game, idx: usize) -> Result<(), String> {
    let variant = game.variant().clone();
    let state = |it: &Game| (portrait(&variant, it.position()), it.position().hash(), it.clocks());
    let before = (state(game), game.current().moves.len(), game.current().verdict.clone());
    let path = game.current().spellings.canonical(idx).to_vec();
    game.play(&path).map_err(|it| format!("{path:?} is not played: {:?}", it.0))?;
    let after = (state(game), game.current().verdict.clone());
    if !game.undo() || (state(game), game.current().moves.len(), game.current().verdict.clone()) != before {
        return Err(format!("{path:?} does not go back"));
    }
    if !game.redo() || (state(game), game.current().verdict.clone()) != after {
        return Err(format!("{path:?} cannot be played again"));
    }
    Ok(())
}

/// Plays one game.
fn play(variant: &Arc<Variant>, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let mut random = Random::new(seed);
    let mut game = Game::new(variant.clone());
    for ply in 0..PLIES {
        let place = fen::write(variant, game.position(), 0, 1);
        let complain = |it| format!("ply {ply}, {place}: {it}");
        let close = (ply + seed as usize).is_multiple_of(EVERY);
        if close {
            let compared = look(&mut game).map_err(complain)?;
            if compared {
                tally.compared += 1;
            } else {
                tally.skipped += 1;
            }
        }
        if tally.skipped >= MOST_CUT && level() != Level::Full {
            return Ok(());
        }
        if game.current().verdict.is_some() || game.current().moves.is_empty() {
            return Ok(());
        }
        // Captures are tried more often than chance would have it.
        let moves = &game.current().moves;
        let taking: Vec<usize> = (0..moves.len()).filter(|it| !moves.victims(*it).is_empty()).collect();
        let captures = !taking.is_empty() && random.below(3) == 0;
        let idx = if captures { *random.pick(&taking) } else { random.below(moves.len()) };
        if close {
            goes_back(&mut game, idx).map_err(complain)?;
        } else {
            game.play_index(idx);
        }
        tally.plies += 1;
    }
    Ok(())
}

/// Plays games of a definition; a panic is a complaint like any other.
fn games(text: &str, seeds: RangeInclusive<u64>) -> Result<Tally, String> {
    let work = AssertUnwindSafe(|| -> Result<Tally, String> {
        let variant = Arc::new(compile(text)?);
        let mut tally = Tally::default();
        for seed in seeds {
            play(&variant, seed, &mut tally).map_err(|it| format!("game {seed}, {it}"))?;
        }
        Ok(tally)
    });
    catch_unwind(work).unwrap_or_else(|_| Err("it panics".into()))
}

/// A complaint with the definition, less the lines that it does without.
fn shrunk(text: &str, seeds: RangeInclusive<u64>, complaint: String) -> String {
    let kind = |it: &str| ["extra", "read again", "in check", "panics"].into_iter().find(|word| it.contains(word));
    let (mut lines, mut complaint) = (text.lines().collect::<Vec<_>>(), complaint);
    let mut at = lines.len();
    while at > 0 {
        at -= 1;
        let mut less = lines.clone();
        less.remove(at);
        match games(&less.join("\n"), seeds.clone()) {
            Err(it) if kind(&it) == kind(&complaint) => (lines, complaint) = (less, it),
            _ => {}
        }
    }
    format!("{}\n{complaint}", lines.join("\n"))
}

/// Plays games of a definition.
fn plays(text: &str, seeds: RangeInclusive<u64>) -> Result<Tally, String> {
    games(text, seeds.clone()).map_err(|it| shrunk(text, seeds, it))
}

/// Plays the games of the random definition with a number.
fn random_plays(seed: u64) -> Result<Tally, String> {
    plays(&definition(seed), seed * GAMES..=seed * GAMES + GAMES - 1)
}

/// Few games end at once and few positions are too much work to be compared, so the others prove something.
fn games_go_on() -> Result<(), String> {
    let mut all = Tally::default();
    for seed in 1..=20 {
        let Tally { plies, compared, skipped } = random_plays(seed)?;
        (all.plies, all.compared, all.skipped) = (all.plies + plies, all.compared + compared, all.skipped + skipped);
    }
    assert!(all.plies > 20 * 24, "only {} plies", all.plies);
    assert!(all.skipped * 10 < all.compared, "{} positions compared, {} not", all.compared, all.skipped);
    Ok(())
}

/// Adds a trial for each mixture.
pub(crate) fn add(trials: &mut Trials) {
    let n = if level() == Level::Full { DEFINITIONS } else { SAMPLE };
    for seed in 1..=n {
        trials.add(format!("mixtures/random/{seed:04}"), move || random_plays(seed).map(|_| ()));
    }
    for seed in HEAVY {
        trials.add(format!("mixtures/heavy/{seed:04}"), move || plays(&definition(seed), 1..=1).map(|_| ()));
    }
    let found = folder(&repository().join("tests/mixtures/found"), "txt");
    assert!(!found.is_empty(), "the folder is there");
    for (name, text) in found {
        trials.add(format!("mixtures/found/{name}"), move || {
            let Tally { plies, .. } = games(&text, 1..=40)?;
            if plies > 100 { Ok(()) } else { Err(format!("only {plies} plies")) }
        });
    }
    trials.add("mixtures/everything", every_rule_at_once_plays);
    trials.add("mixtures/games go on", games_go_on);
    trials.add("mixtures/they use every rule", mixtures_use_every_rule);
}

fn mixtures_use_every_rule() {
    let texts: Vec<String> = (1..=DEFINITIONS).map(definition).collect();
    let used: BTreeSet<&str> = texts.iter().flat_map(|it| used(it)).collect();
    // The position of the start is the setup of every other one, and the Pawn is a matter of words.
    let missing: Vec<_> = keys().into_iter().filter(|it| !used.contains(it) && !["fen", "pawn"].contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

fn every_rule_at_once_plays() {
    let text = text("tests/mixtures/everything.txt");
    let used = used(&text);
    let missing: Vec<_> = keys().into_iter().filter(|it| !used.contains(it)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let errors: Vec<_> = {
        let (definition, mut notes) = rules::read(&text);
        notes.extend(game::setup::compile(&definition).1);
        notes.into_iter().filter(|it| it.severity == definition::Severity::Error).collect()
    };
    assert!(errors.is_empty(), "{errors:?}");
    // With that many ways to end a game few are long.
    let n_games = if level() == Level::Full { 200 } else { 16 };
    let Tally { plies, .. } = plays(&text, 1..=n_games).unwrap_or_else(|it| panic!("{it}"));
    assert!(plies > 5 * n_games as usize, "only {plies} plies");
}
