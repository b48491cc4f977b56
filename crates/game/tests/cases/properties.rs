//! What must hold in every position of every game: shown on random games of all definitions that are at hand.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::move_list::Moves;
use engine::moves::patch::{Edit, FactId};
use engine::moves::path::Step;
use engine::position::Position;
use engine::variant::Variant;
use game::game::Game;
use game::notation::fen;

use crate::common::{compile, definitions, legal};
use crate::random::Random;
use crate::trials::Trials;

const GAMES: u64 = 2;
const PLIES: usize = 40;

/// A check of one definition; what it returns are complaints.
type Check = fn(&str) -> Vec<String>;

/// The checks, by name.
const CHECKS: &[(&str, Check)] = &[
    ("clicks reach exactly the legal moves", clicks_reach_exactly_the_legal_moves),
    ("moves can be taken back", moves_can_be_taken_back),
    ("equal hashes are equal positions", equal_hashes_are_equal_positions),
];

/// Adds every check of every definition.
pub(crate) fn add(trials: &mut Trials) {
    let all = definitions();
    for (what, check) in CHECKS {
        for (name, text) in all.clone() {
            trials.add(format!("properties/{what}/{name}"), move || check(&text));
        }
    }
    let mut n = 0;
    for (name, text) in all {
        if let Some(variant) = turnable(&text) {
            n += 1;
            trials.add(format!("properties/turned boards have turned moves/{name}"), move || turned_moves(&variant));
        }
    }
    assert!(n > 50, "only {n} definitions can be turned");
}

/// Plays random games; `look` sees every position and says what is wrong with it. At most one complaint for a game.
fn games(variant: Arc<Variant>, mut look: impl FnMut(&mut Game, &mut Random) -> Result<(), String>) -> Vec<String> {
    let mut res = Vec::new();
    for seed in 1..=GAMES {
        let mut random = Random::new(seed);
        let mut game = Game::new(variant.clone());
        for ply in 0..PLIES {
            if let Err(it) = look(&mut game, &mut random) {
                let text = fen::write(&variant, game.position(), 0, 1);
                res.push(format!("game {seed}, ply {ply}, {text}: {it}"));
                break;
            }
            if game.current().verdict.is_some() || game.current().moves.is_empty() {
                break;
            }
            game.play_index(random.below(game.current().moves.len()));
        }
    }
    res
}

/// Everything about a position that may matter.
pub(crate) fn portrait(variant: &Variant, position: &Position) -> Vec<u64> {
    let squares = (0..variant.movement.topology.len()).map(|it| u64::from(position.at(Sq(it as u16)).bits()));
    let mut rights = position.rights().to_vec();
    rights.sort_unstable();
    let rights = rights.into_iter().map(|it| u64::from(it.square.0) << 16 | u64::from(it.victim.0));
    let facts = (0..variant.carried.facts.len()).map(|it| position.fact(FactId(it as u8)) as u64);
    let counts = Player::BOTH.into_iter().flat_map(|side| {
        (1..variant.pieces.types.len()).map(move |it| {
            let kind = TypeId(it as u8);
            u64::from(position.hand(side, kind)) << 16 | u64::from(position.prison(side, kind))
        })
    });
    let rest = [position.turn().index() as u64, position.rights().len() as u64];
    squares.chain(rights).chain(facts).chain(counts).chain(rest).collect()
}

pub(crate) fn patches(moves: &Moves) -> BTreeSet<Vec<Edit>> {
    (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect()
}

/// Walks every path that is offered and notes the moves it leads to.
pub(crate) fn walk(
    game: &Game,
    path: &[Step],
    reached: &mut BTreeSet<usize>,
    n_paths: &mut usize,
) -> Result<(), String> {
    *n_paths += 1;
    let options = game.options(path);
    let n_moves = game.current().moves.len();
    if let Some(whole) = options.whole {
        if whole >= n_moves {
            return Err(format!("{path:?} is said to be move {whole} of {n_moves}"));
        }
        reached.insert(whole);
    }
    if options.play {
        return if options.next.is_empty() && options.whole.is_some() {
            Ok(())
        } else {
            Err(format!("{path:?} is over and goes on"))
        };
    }
    if options.next.is_empty() {
        return Err(format!("{path:?} leads nowhere"));
    }
    let mut steps: Vec<&Step> = options.next.iter().map(|it| &it.step).collect();
    steps.sort();
    if steps.windows(2).any(|it| it[0] == it[1]) {
        return Err(format!("{path:?}: the same step is offered twice"));
    }
    for it in options.next {
        if it.path.len() <= path.len() || it.count == 0 {
            return Err(format!("{path:?} does not grow by {:?}", it.step));
        }
        match it.plays {
            Some(idx) => {
                let spelled = game.current().spellings.spelled(&it.path);
                if idx >= n_moves || spelled != Some(idx) {
                    return Err(format!("{:?} is to play move {idx} but spells {spelled:?}", it.path));
                }
                reached.insert(idx);
            }
            None => walk(game, &it.path, reached, n_paths)?,
        }
    }
    Ok(())
}

fn clicks_reach_exactly_the_legal_moves(text: &str) -> Vec<String> {
    games(Arc::new(compile(text)), |game, _| {
        let n_moves = game.current().moves.len();
        if game.current().verdict.is_some() || n_moves == 0 {
            return Ok(());
        }
        let (mut reached, mut n_paths) = (BTreeSet::new(), 0);
        walk(game, &[], &mut reached, &mut n_paths)?;
        if reached.len() != n_moves {
            let lost: Vec<_> = (0..n_moves).filter(|it| !reached.contains(it)).collect();
            let paths: Vec<_> = lost.iter().map(|it| game.current().spellings.canonical(*it)).collect();
            return Err(format!("no clicks reach {paths:?}"));
        }
        let spellings = &game.current().spellings;
        for idx in 0..n_moves {
            if spellings.spelled(spellings.canonical(idx)) != Some(idx) {
                return Err(format!("the spelling {:?} is not its own", spellings.canonical(idx)));
            }
        }
        let steps: BTreeSet<_> = spellings.all().iter().map(|it| &it.steps).collect();
        if steps.len() != spellings.all().len() {
            return Err("two moves are spelled alike".into());
        }
        Ok(())
    })
}

fn moves_can_be_taken_back(text: &str) -> Vec<String> {
    let variant = Arc::new(compile(text));
    games(variant.clone(), |game, random| {
        if game.current().verdict.is_some() || game.current().moves.is_empty() {
            return Ok(());
        }
        let state = |game: &Game| {
            (portrait(&variant, game.position()), game.position().hash(), game.clocks(), game.current().moves.len())
        };
        let before = state(game);
        let text = fen::write(&variant, game.position(), 0, 1);
        let royals = Player::BOTH.map(|it| game.position().royals(it).to_vec());
        for _ in 0..4 {
            game.play_index(random.below(game.current().moves.len()));
            let after = state(game);
            if !game.undo() || state(game) != before {
                return Err(format!("{:?} does not go back", game.plies()[game.ply()].path));
            }
            if fen::write(&variant, game.position(), 0, 1) != text
                || Player::BOTH.map(|it| game.position().royals(it).to_vec()) != royals
            {
                return Err("the position is written in another way after undo".into());
            }
            if !game.redo() || state(game) != after || !game.undo() {
                return Err("the move cannot be played again".into());
            }
        }
        Ok(())
    })
}

fn equal_hashes_are_equal_positions(text: &str) -> Vec<String> {
    let variant = Arc::new(compile(text));
    let mut by_hash: HashMap<u64, Vec<u64>> = HashMap::new();
    let mut by_portrait: HashMap<Vec<u64>, u64> = HashMap::new();
    games(variant.clone(), |game, _| {
        let (hash, portrait) = (game.position().hash(), portrait(&variant, game.position()));
        if *by_hash.entry(hash).or_insert_with(|| portrait.clone()) != portrait {
            return Err("two positions have one hash".into());
        }
        if *by_portrait.entry(portrait).or_insert(hash) != hash {
            return Err("one position has two hashes".into());
        }
        Ok(())
    })
}

/// The board turned by 180° with the colours exchanged. `None` where the position remembers more than a board does.
fn turned(variant: &Variant, position: &Position) -> Option<Position> {
    let topology = &variant.movement.topology;
    let n = topology.len() as u16;
    let turn = |it: Sq| Sq(n - 1 - it.0);
    let mut res = variant.empty_position();
    for at in 0..n {
        let content = position.at(Sq(at));
        if topology.is_hole(Sq(at)) != topology.is_hole(turn(Sq(at))) {
            return None;
        }
        if !content.is_empty() {
            res.set_up(Edit::Put(turn(Sq(at)), exchanged(content)));
        }
        if position.ground(Sq(at)) != 0 {
            res.set_up(Edit::Ground(turn(Sq(at)), position.ground(Sq(at))));
        }
    }
    for side in Player::BOTH {
        for kind in (1..variant.pieces.types.len()).map(|it| TypeId(it as u8)) {
            res.set_up(Edit::Hand(side.other(), kind, i8::try_from(position.hand(side, kind)).ok()?));
            res.set_up(Edit::Prison(side.other(), kind, i8::try_from(position.prison(side, kind)).ok()?));
        }
    }
    for it in position.rights() {
        res.set_up(Edit::Right { square: turn(it.square), victim: turn(it.victim) });
    }
    for (idx, spec) in variant.carried.facts.iter().enumerate() {
        let fact = FactId(idx as u8);
        if variant.movement.last_mover == Some(fact) {
            res.set_up(Edit::Fact(fact, position.fact(fact)));
        } else if position.fact(fact) != spec.start {
            return None;
        }
    }
    res.set_turn(position.turn().other());
    Some(res)
}

fn exchanged(content: Occupant) -> Occupant {
    if content.is_empty() { content } else { content.with_side(content.side().other()) }
}

/// The variant with Black's army, areas and morph boards those of White, turned; `None` if its start does not turn.
fn turnable(text: &str) -> Option<Arc<Variant>> {
    if text.contains("castleFiles") || text.contains("dropNear=ground") {
        // These files, and the ground, are the same for both colours: castling and falling do not turn.
        return None;
    }
    let variant = compile(&format!("{text}\nsymmetry=rotate\ncastleFlip=0\n"));
    let start = variant.start();
    let mut same = turned(&variant, &start)?;
    same.set_turn(start.turn());
    (portrait(&variant, &same) == portrait(&variant, &start)).then(|| Arc::new(variant))
}

fn turned_moves(variant: &Arc<Variant>) -> Vec<String> {
    let n = variant.movement.topology.len() as u16;
    let turn = |it: Sq| Sq(n - 1 - it.0);
    games(variant.clone(), |game, _| {
        let Some(mut other) = turned(variant, game.position()) else { return Ok(()) };
        let mut position = game.position().clone();
        let ours = patches(&legal(variant, &mut position));
        let theirs = patches(&legal(variant, &mut other));
        let expected: BTreeSet<Vec<Edit>> = ours.iter().map(|it| turned_patch(it, turn)).collect();
        let theirs: BTreeSet<Vec<Edit>> = theirs.iter().map(|it| turned_patch(it, |it| it)).collect();
        let theirs: BTreeSet<Vec<Edit>> = theirs.into_iter().map(|it| exchange_back(&it)).collect();
        if expected != theirs {
            let lost: Vec<_> = expected.difference(&theirs).collect();
            let new: Vec<_> = theirs.difference(&expected).collect();
            return Err(format!("turned, it loses {lost:?} and gains {new:?}"));
        }
        Ok(())
    })
}

/// A patch on the turned board; facts left out.
fn turned_patch(patch: &[Edit], turn: impl Fn(Sq) -> Sq) -> Vec<Edit> {
    let mut res: Vec<Edit> = patch
        .iter()
        .filter_map(|it| match *it {
            Edit::Put(sq, content) => Some(Edit::Put(turn(sq), exchanged(content))),
            Edit::Hand(side, kind, by) => Some(Edit::Hand(side.other(), kind, by)),
            Edit::Prison(side, kind, by) => Some(Edit::Prison(side.other(), kind, by)),
            Edit::Right { square, victim } => Some(Edit::Right { square: turn(square), victim: turn(victim) }),
            _ => None,
        })
        .collect();
    res.sort_unstable();
    res
}

/// Exchanges the colours of a patch once more.
fn exchange_back(patch: &[Edit]) -> Vec<Edit> {
    turned_patch(patch, |it| it)
}
