//! Routines of a page: what they propose becomes moves like any other, and what they may not say changes nothing.

use catalogue::english;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use engine::hooks::Scene;
use engine::ids::{Label, Player, Sq, TypeId};
use engine::legal::LegalGenerator;
use engine::legal::reference::legal_reference;
use engine::moves::candidate::Turn;
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::moves::path::Step;
use engine::page_rules::{OfferedMove, PageEnding, PageRules, PlayedMove, Proposal, Told};
use engine::variant::Variant;
use game::game::Game;
use game::notation::path::{parse_step, step_text};
use message::Message;
use rules::page_directions;

use crate::common::{compile, square};
use crate::random::Random;

type Propose = fn(Scene<'_>, &OfferedMove<'_>) -> Result<Vec<Proposal>, Message>;
type Refuse = fn(Scene<'_>, &PlayedMove<'_>) -> Option<String>;

/// A page with one routine, `it`, and perhaps a veto.
#[derive(Debug)]
struct Page {
    propose: Propose,
    refuse: Option<Refuse>,
    failures: Mutex<Vec<String>>,
}

impl PageRules for Page {
    fn knows(&self, routine: &str) -> bool {
        routine == "it"
    }

    fn propose(&self, scene: Scene<'_>, candidate: &OfferedMove<'_>) -> Result<Option<Vec<Proposal>>, Message> {
        (self.propose)(scene, candidate).map(Some)
    }

    fn has_vetoes(&self) -> bool {
        self.refuse.is_some()
    }

    fn refuses(&self, scene: Scene<'_>, played: &PlayedMove<'_>) -> Option<String> {
        self.refuse.and_then(|it| it(scene, played))
    }

    fn has_endings(&self) -> bool {
        false
    }

    fn ending(&self, _scene: Scene<'_>, _can_move: bool) -> Option<PageEnding> {
        None
    }

    fn words(&self, _of: Told<'_>) -> Vec<String> {
        Vec::new()
    }

    fn failed(&self, _routine: &str, what: &Message) {
        self.failures.lock().expect("one thread").push(english(what));
    }

    fn label(&self, label: Label) -> Option<String> {
        (label.0 == 7).then(|| "seven".to_owned())
    }
}

fn with_page(text: &str, propose: Propose, refuse: Option<Refuse>) -> (Variant, Arc<Page>) {
    let page = Arc::new(Page { propose, refuse, failures: Mutex::new(Vec::new()) });
    let page_rules: Arc<dyn PageRules> = page.clone();
    let (variant, diagnostics) = game::setup::compile_with(&rules::read(text).0, Some(&page_rules));
    assert!(diagnostics.is_empty(), "{diagnostics:?}");
    (variant, page)
}

fn nothing(_: Scene<'_>, _: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    Ok(Vec::new())
}

/// Takes what it finds without moving.
fn shoot(_: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    Ok(vec![Proposal { end: Some(it.from()), remove: vec![it.to()], attacks: true, ..Proposal::default() }])
}

/// Takes every enemy on the way of a walk to an empty square that jumps them.
fn overrun(scene: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    let side = it.piece.side().other();
    let enemies: Vec<Sq> = it.path.iter().copied().filter(|sq| scene.position.at(*sq).is(side)).collect();
    Ok(vec![Proposal { remove: enemies, attacks: true, ..Proposal::default() }])
}

const ARMY: &str = "files=8\nranks=8\nroyal=K\npromoChoice=QX\npawn:P:::a2-h2\nrook:R:::a1,h1\nqueen:Q:::d1\nking:K:::e1\nshooter:X:mK::b1,g1";

/// The moves of a position as their effects.
fn effects(moves: &Moves) -> BTreeSet<Vec<Edit>> {
    (0..moves.len()).map(|it| moves.patch(it).to_vec()).collect()
}

/// The moves of a position as text.
fn spelled(game: &Game) -> BTreeSet<String> {
    let variant = game.variant();
    let text = |steps: &[Step]| steps.iter().map(|it| step_text(variant, *it)).collect::<Vec<_>>().join(" ");
    game.current().spellings.all().iter().filter(|it| it.canonical).map(|it| text(&it.steps)).collect()
}

#[test]
fn a_routine_can_do_what_a_key_does() {
    let keyed = Arc::new(compile(&format!("{ARMY}\nrifle=cQ3")));
    let (variant, page) = with_page(&format!("{ARMY}\ncustom=it:cQ3"), shoot, None);
    let variant = Arc::new(variant);
    let (mut n_moves, mut n_shots) = (0, 0);
    for seed in 1..=12 {
        let (mut one, mut other) = (Game::new(Arc::clone(&keyed)), Game::new(Arc::clone(&variant)));
        let mut random = Random::new(seed);
        for _ in 0..50 {
            assert_eq!(spelled(&one), spelled(&other));
            assert_eq!(one.current().checks, other.current().checks);
            let mut reference = Moves::default();
            legal_reference(&variant, &mut other.position().clone(), &mut reference);
            assert_eq!(effects(&other.current().moves), effects(&reference));
            let n = one.current().moves.len();
            if n == 0 || one.current().verdict.is_some() {
                break;
            }
            n_moves += n;
            let paths: Vec<_> = one.current().spellings.all().iter().map(|it| it.steps.clone()).collect();
            let path = random.pick(&paths);
            n_shots += usize::from(path.first() == path.last());
            one.play(path).expect("a move");
            other.play(path).expect("the same move");
        }
    }
    assert!(n_moves > 5_000 && n_shots > 10, "{n_moves} moves, {n_shots} shots");
    assert!(page.failures.lock().expect("one thread").is_empty());
}

/// What `flipMover=X:any,R:capture` does.
fn desert(_: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    let stays = it.turn != Turn::Walk || it.piece.kind() == TypeId(2) && it.captured.is_empty();
    let side = (!stays).then(|| it.piece.side().other());
    Ok(vec![Proposal { side, attacks: true, ..Proposal::default() }])
}

#[test]
fn an_effect_can_do_what_a_key_does() {
    let keyed = Arc::new(compile(&format!("{ARMY}\nflipMover=X:any,R:capture")));
    let (variant, page) = with_page(&format!("{ARMY}\ncustomEffect=X+R:it"), desert, None);
    let variant = Arc::new(variant);
    let mut n_moves = 0;
    for seed in 1..=12 {
        let (mut one, mut other) = (Game::new(Arc::clone(&keyed)), Game::new(Arc::clone(&variant)));
        let mut random = Random::new(seed);
        for _ in 0..60 {
            assert_eq!(spelled(&one), spelled(&other));
            assert_eq!(one.current().checks, other.current().checks);
            let mut reference = Moves::default();
            legal_reference(&variant, &mut other.position().clone(), &mut reference);
            assert_eq!(effects(&other.current().moves), effects(&reference));
            assert_eq!(one.position().hash(), other.position().hash());
            let n = one.current().moves.len();
            if n == 0 || one.current().verdict.is_some() {
                break;
            }
            n_moves += n;
            let paths: Vec<_> = one.current().spellings.all().iter().map(|it| it.steps.clone()).collect();
            let path = random.pick(&paths);
            one.play(path).expect("a move");
            other.play(path).expect("the same move");
        }
    }
    assert!(n_moves > 5_000, "{n_moves} moves");
    assert!(page.failures.lock().expect("one thread").is_empty());
}

/// Counts moves, and takes at a distance what stands beside the mover.
fn count_and_burn(scene: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    let fact = scene.variant.carried.written.memory[0].fact;
    let side = it.piece.side().other();
    let beside = page_directions::leaps(scene.variant, it.piece.side(), "F")[it.to().index()].clone();
    let remove = beside.into_iter().filter(|sq| scene.position.at(*sq).is(side)).collect();
    Ok(vec![Proposal {
        remove,
        memory: vec![(fact, scene.position.fact(fact) + 1)],
        attacks: true,
        ..Proposal::default()
    }])
}

#[test]
fn effects_that_take_and_count_agree_with_the_reference_and_survive_as_text() {
    let (variant, page) = with_page(&format!("{ARMY}\ncustomEffect=X+Q:it\ncustomMemory=n"), count_and_burn, None);
    let variant = Arc::new(variant);
    let mut n_counted = 0;
    for seed in 1..=12 {
        let mut game = Game::new(Arc::clone(&variant));
        let mut random = Random::new(seed);
        for _ in 0..60 {
            let mut reference = Moves::default();
            legal_reference(&variant, &mut game.position().clone(), &mut reference);
            assert_eq!(effects(&game.current().moves), effects(&reference));
            if game.current().moves.is_empty() || game.current().verdict.is_some() {
                break;
            }
            let paths: Vec<_> = game.current().spellings.all().iter().map(|it| it.steps.clone()).collect();
            let hash = game.position().hash();
            let path: &Vec<Step> = random.pick(&paths);
            game.play(path).expect("a move");
            let text = game::notation::fen::write(&variant, game.position(), 0, 1);
            let read = game::notation::fen::read(&variant, &text).expect("a position");
            assert_eq!(game::notation::fen::write(&variant, &read.position, 0, 1), text);
            n_counted += usize::from(text.contains(" memory=n:"));
            game.undo();
            assert_eq!(game.position().hash(), hash);
            game.redo();
        }
    }
    assert!(n_counted > 100, "{n_counted} positions");
    assert!(page.failures.lock().expect("one thread").is_empty());
}

#[test]
fn the_way_is_told_square_by_square() {
    let text = "files=8\nranks=8\nroyal=K\nking:K:::h1\nrunner:X:::a1\ncustom=it:mpR";
    let (variant, _) = with_page(text, overrun, None);
    let fen = game::notation::fen::read(&variant, "7k/8/8/x7/8/8/8/X6K w - - 0 1").expect("a position").position;
    let mut game = Game::from_position(Arc::new(variant), fen, (0, 1));
    let from_a1: Vec<_> = spelled(&game).into_iter().filter(|it| it.starts_with("a1")).collect();
    assert_eq!(from_a1, ["a1 a5 a6", "a1 a5 a7", "a1 a5 a8"]);
    let path: Vec<Step> = ["a1", "a5", "a7"].iter().filter_map(|it| parse_step(game.variant(), it)).collect();
    game.play(&path).expect("a move");
    let variant = Arc::clone(game.variant());
    assert!(game.position().at(square(&variant, "a5")).is_empty());
    let last = engine::page_rules::last(game.position()).expect("a move was made");
    assert_eq!((last.from, last.to), (Some(square(&variant, "a1")), square(&variant, "a7")));
    let victims: Vec<_> = last.captured.iter().map(|it| (it.0, it.1.kind(), it.1.side())).collect();
    assert_eq!(victims, [(square(&variant, "a5"), variant.type_by_id("X").expect("X"), Player::Black)]);
}

/// Whoever is not a king drowns on the fourth and the fifth rank.
fn drown(scene: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
    let rank = scene.variant.movement.topology.rank(it.to());
    Ok(vec![Proposal { gone: (3..=4).contains(&rank), attacks: true, ..Proposal::default() }])
}

#[test]
fn an_effect_may_take_the_piece_that_moves_off_the_board() {
    let (variant, page) = with_page(&format!("{ARMY}\ncustomEffect=!K:it"), drown, None);
    let variant = Arc::new(variant);
    let mut n_gone = 0;
    for seed in 1..=8 {
        let mut game = Game::new(Arc::clone(&variant));
        let mut random = Random::new(seed);
        for _ in 0..60 {
            let mut reference = Moves::default();
            legal_reference(&variant, &mut game.position().clone(), &mut reference);
            assert_eq!(effects(&game.current().moves), effects(&reference));
            if game.current().moves.is_empty() || game.current().verdict.is_some() {
                break;
            }
            let paths: Vec<_> = game.current().spellings.all().iter().map(|it| it.steps.clone()).collect();
            let count = |game: &Game| game.position().pieces(game.position().mover()).count();
            let own = game.position().pieces(game.position().turn()).count();
            let path: &Vec<Step> = random.pick(&paths);
            game.play(path).expect("a move");
            n_gone += usize::from(count(&game) < own);
            let wet =
                variant.movement.topology.squares().filter(|it| (3..=4).contains(&variant.movement.topology.rank(*it)));
            let king = variant.type_by_id("K").expect("K");
            assert!(wet.into_iter().all(|it| [TypeId::NONE, king].contains(&game.position().at(it).kind())));
        }
    }
    assert!(n_gone > 50, "{n_gone} pieces");
    assert!(page.failures.lock().expect("one thread").is_empty());
}

#[test]
fn a_walk_of_a_routine_may_take_its_piece_off_the_board() {
    let kamikaze: Propose =
        |_, it| Ok(vec![Proposal { gone: !it.occupant.is_empty(), attacks: true, ..Proposal::default() }]);
    let (variant, _) = with_page("royal=K\nking:K:::h1\nrunner:X:::a1\ncustom=it:R", kamikaze, None);
    let fen = game::notation::fen::read(&variant, "7k/8/8/x7/8/8/8/X6K w - - 0 1").expect("a position").position;
    let mut game = Game::from_position(Arc::new(variant), fen, (0, 1));
    let path: Vec<Step> = ["a1", "a5"].iter().filter_map(|it| parse_step(game.variant(), it)).collect();
    game.play(&path).expect("a move");
    let at = |it: &str| game.position().at(square(game.variant(), it));
    assert!(at("a5").is_empty() && at("a1").is_empty(), "both are gone");
}

#[test]
fn an_effect_is_told_the_move_before_it() {
    /// Says what it is told of the last move, as a failure.
    fn tell(scene: Scene<'_>, it: &OfferedMove<'_>) -> Result<Vec<Proposal>, Message> {
        let name = |sq: Sq| scene.variant.label(sq);
        let Some(last) = engine::page_rules::last(it.before) else { return Err(Message::said("none")) };
        let own = if it.before.at(last.to).is(it.piece.side()) { "own " } else { "" };
        Err(Message::said(format!("{own}{}{}", last.from.map_or_else(String::new, name), name(last.to))))
    }
    let (variant, page) = with_page(&format!("{ARMY}\ncustomEffect=P+R:it"), tell, None);
    let mut game = Game::new(Arc::new(variant));
    for it in ["a2 a3", "h7 h6"] {
        let path: Vec<Step> = it.split(' ').filter_map(|it| parse_step(game.variant(), it)).collect();
        page.failures.lock().expect("one thread").clear();
        game.play(&path).expect("a move");
        // Questions about replies are told the moves that they reply to.
        let told = page.failures.lock().expect("one thread").clone();
        assert!(told.contains(&it.replace(' ', "")), "{told:?}");
        // Where checks are looked for, it may be asked about the side that has just moved.
        assert!(told.iter().all(|it| it.trim_start_matches("own ").len() == 4), "{told:?}");
    }
}

#[test]
fn proposals_that_make_no_position_are_left_out() {
    let wrong: [(Propose, &str); 6] = [
        (
            |_, it| {
                Ok(vec![Proposal { end: Some(Sq(999)), put: vec![], remove: vec![it.to()], ..Proposal::default() }])
            },
            "square",
        ),
        (|_, it| Ok(vec![Proposal { remove: vec![it.from()], ..Proposal::default() }]), "moves"),
        (|_, it| Ok(vec![Proposal { put: vec![(it.to(), it.piece)], ..Proposal::default() }]), "occupied"),
        (|_, _| Ok(vec![Proposal { shift: vec![(Sq(30), Sq(31))], ..Proposal::default() }]), "not there"),
        (|_, _| Ok(vec![Proposal { end: Some(Sq(4)), ..Proposal::default() }]), "own piece"),
        (|_, _| Ok(vec![Proposal::default(); 300]), "256"),
    ];
    for (propose, part) in wrong {
        let (variant, page) = with_page(&format!("{ARMY}\ncustom=it:mK"), propose, None);
        let without = compile(ARMY);
        let (one, other) = (Game::new(Arc::new(variant)), Game::new(Arc::new(without)));
        assert_eq!(spelled(&one), spelled(&other), "{part}");
        let failures = page.failures.lock().expect("one thread").clone();
        assert!(failures.iter().any(|it| it.contains(part)), "{part}: {failures:?}");
    }
}

#[test]
fn labels_and_promotions_of_proposals_are_kept() {
    let become_queen: Propose = |scene, it| {
        let queen = scene.variant.type_by_id("Q");
        let plain = Proposal { attacks: true, ..Proposal::default() };
        Ok(vec![Proposal { becomes: queen, label: Label(7), ..plain.clone() }, plain])
            .map(|all| if it.occupant.is_empty() { all } else { Vec::new() })
    };
    let (variant, _) = with_page(&format!("{ARMY}\ncustom=it:mN"), become_queen, None);
    let game = Game::new(Arc::new(variant));
    let moves = spelled(&game);
    assert!(moves.contains("b1 c3 #1") && moves.contains("b1 c3 #2"), "{moves:?}");
    let labelled = (0..game.current().moves.len()).map(|it| game.current().moves.item(it));
    let queen = game.variant().type_by_id("Q").expect("a queen");
    let labelled: Vec<_> = labelled.filter(|it| it.label == Label(7)).map(|it| it.becomes).collect();
    assert_eq!(labelled, vec![queen; 4]);
    assert_eq!(game.variant().hooks.page_rules.as_ref().and_then(|it| it.label(Label(7))).as_deref(), Some("seven"));
}

#[test]
fn a_veto_refuses_with_its_sentence_and_counts_for_mate() {
    let no_queens: Refuse = |scene, played| {
        let queen = scene.variant.type_by_id("Q")?;
        (played.piece.kind() == queen).then(|| "The queen rests.".to_owned())
    };
    let (variant, _) =
        with_page("files=4\nranks=4\nroyal=K\nrook:R::::\nqueen:Q::::\nking:K:::a1", nothing, Some(no_queens));
    // The queen could take the rook that gives mate, but it rests.
    let read = game::notation::fen::read(&variant, "k3/2Q1/1r2/Kr2 w - - 0 1").expect("a position");
    let mut game = Game::from_position(Arc::new(variant), read.position, (0, 1));
    assert_eq!(game.current().verdict.as_ref().map(|it| (it.winner, it.reason)), Some((Some(Player::Black), "mate")));
    let (variant, _) = with_page("files=4\nranks=4\nroyal=K\nqueen:Q::::\nking:K:::a1", nothing, Some(no_queens));
    let read = game::notation::fen::read(&variant, "k3/4/4/K2Q w - - 0 1").expect("a position");
    game = Game::from_position(Arc::new(variant), read.position, (0, 1));
    let path: Vec<Step> = ["d1", "d2"].iter().filter_map(|it| parse_step(game.variant(), it)).collect();
    let why = game.why(&path).expect("a refusal");
    assert_eq!((why.code, english(&why.message).as_str()), ("vetoed", "The queen rests."));
    assert_eq!(spelled(&game).len(), 3);
    let mut again = Moves::default();
    LegalGenerator::default().legal(game.variant(), &mut game.position().clone(), &mut again);
    assert_eq!(again.len(), 3);
}

#[test]
fn without_a_page_the_definition_still_plays() {
    let (_, diagnostics) = game::setup::compile(&rules::read(&format!("{ARMY}\ncustom=it:mN")).0);
    assert_eq!(diagnostics.iter().map(|it| it.code).collect::<Vec<_>>(), ["def.custom"]);
    let (_, diagnostics) = game::setup::compile(&rules::read(&format!("{ARMY}\ncustom=nothing")).0);
    assert_eq!(diagnostics.iter().map(|it| it.code).collect::<Vec<_>>(), ["def.value"]);
}

#[test]
fn directions_and_leaps_are_those_of_the_side() {
    let variant = compile(ARMY);
    let at = |name: &str| square(&variant, name);
    let step =
        |side, word: &str, from: &str| page_directions::neighbours(&variant, side, word).map(|it| it[at(from).index()]);
    assert_eq!(step(Player::White, "f", "e4"), Some(at("e5")));
    assert_eq!(step(Player::Black, "f", "e4"), Some(at("e3")));
    assert_eq!(step(Player::White, "fr", "e4"), Some(at("f5")));
    assert_eq!(step(Player::White, "r", "h4"), Some(Sq::NONE));
    assert_eq!(step(Player::White, "s", "e4"), None, "two directions");
    assert_eq!(step(Player::White, "x", "e4"), None, "no direction");
    let mut knight = page_directions::leaps(&variant, Player::White, "N")[at("a1").index()].clone();
    knight.sort();
    assert_eq!(knight, [at("c2"), at("b3")]);
}
