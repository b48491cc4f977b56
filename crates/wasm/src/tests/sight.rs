//! One side's view: nothing of it depends on what the side does not see.

use engine::board::occupant::Occupant;
use engine::ids::{Player, Sq};
use engine::moves::patch::Edit;
use game::notation::fen;

use super::{diagram, path};
use crate::diagram::Diagram;
use crate::game::ListNotation;

const DARK: &str = concat!("royal=K\ncheckRule=0\nfog=1\npromoChoice=QRBN\n", include_str!("../../tests/chess.txt"));

/// Paths that are hardly ever moves.
const REFUSED: [&str; 6] = ["e4 e5", "a8 a7", "e1 e8", "d1 d8", "h1 h8", "c1 h6"];

/// Numbers that look random and are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % n
    }
}

fn moves(diagram: &Diagram) -> Vec<Vec<String>> {
    diagram.move_texts(ListNotation::Steps).iter().map(|it| path(it)).collect()
}

/// What a side knows of the position by the rules of fog: what stands on the squares that it sees, and its own moves.
fn known(diagram: &Diagram, viewer: Player) -> String {
    let (sight, position) = (game::sight::sight(diagram.game(), Some(viewer)), diagram.game().position());
    let at = |it: u16| if sight.covers(Sq(it)) { None } else { Some(position.at(Sq(it)).moved()) };
    let board: Vec<_> = (0..64).map(at).collect();
    let own = if position.turn() == viewer { moves(diagram) } else { Vec::new() };
    format!("{board:?} {own:?}")
}

/// Everything that the page receives for a viewer.
fn shown(diagram: &mut Diagram, refused: &[&str]) -> String {
    let mut res = format!("{:?} {:?}", diagram.scene_view(), diagram.lines_view());
    let origins = diagram.options_after(&[]);
    for origin in &origins.options {
        let options = diagram.options_after(&origin.path);
        let previews: Vec<_> = options.options.iter().map(|it| diagram.preview_of(&it.path)).collect();
        res += &format!("{options:?} {previews:?}");
    }
    res += &format!("{origins:?}");
    for side in Player::BOTH {
        res += &format!("{:?}", diagram.threats_by(side));
    }
    res += &format!("{:?}", diagram.relations_view());
    for refused in refused {
        res += &format!("{:?}", diagram.why_not(&path(refused)));
    }
    for text in ["Qh4xd8", "Nh3", "Nd4", "e5", "Kf2"] {
        let read = diagram.read(text, None).map_err(|it| (it.message, it.code));
        // Of own moves more may be told.
        res += &if diagram.tells_turn() && read.is_ok() { String::new() } else { format!("{read:?}") };
    }
    res + &format!("{:?}", diagram.preview_of(&[]))
}

fn is_over(diagram: &Diagram) -> bool {
    diagram.game().current().verdict.is_some()
}

#[test]
fn games_that_differ_in_what_is_hidden_look_alike() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut n_compared, mut n_different, mut n_imagined) = (0, 0, 0);
    for number in 0..8 {
        let viewer = Player::BOTH[number % 2];
        let side = if viewer == Player::White { "white" } else { "black" };
        let mut one = diagram(DARK);
        one.viewer = Some(viewer);
        let mut two = one.copy();
        for _ in 0..60 {
            if is_over(&one) || is_over(&two) {
                break;
            }
            assert_eq!(one.scene_view().told, Some(side));
            if one.game().position().turn() == viewer {
                let all = moves(&one);
                let it = &all[random.below(all.len())];
                assert_eq!(format!("{:?}", one.play_path(it)), format!("{:?}", two.play_path(it)));
            } else {
                // Two replies that the viewer cannot tell apart, or the same one.
                let (first, second) = (moves(&one), moves(&two));
                let (a, b) = (first[random.below(first.len())].clone(), second[random.below(second.len())].clone());
                let (mut next, mut other) = (one.copy(), two.copy());
                let played = (next.play_path(&a).unwrap(), other.play_path(&b).unwrap());
                let alike = known(&next, viewer) == known(&other, viewer) && !is_over(&next) && !is_over(&other);
                if alike {
                    assert_eq!(format!("{:?}", played.0), format!("{:?}", played.1));
                    (one, two) = (next, other);
                } else {
                    two = one.copy();
                    two.play_path(&a).unwrap();
                    one.play_path(&a).unwrap();
                }
            }
            if known(&one, viewer) != known(&two, viewer) || is_over(&one) || is_over(&two) {
                two = one.copy();
            }
            if one.game().position().turn() == viewer {
                let imagined = |it: &Diagram| {
                    let mut copy = it.copy();
                    copy.imagine(f64::from(number as u32 + n_compared as u32));
                    copy.fen()
                };
                assert_eq!(imagined(&one), imagined(&two), "{} and {}", one.fen(), two.fen());
                n_imagined += usize::from(imagined(&one) != one.fen());
            }
            n_compared += 1;
            n_different += usize::from(one.fen() != two.fen());
            assert_eq!(
                shown(&mut one, &REFUSED),
                shown(&mut two, &REFUSED),
                "{} and {} for {side}",
                one.fen(),
                two.fen()
            );
        }
    }
    assert!(n_compared > 300 && n_different > 100, "{n_different} of {n_compared}");
    assert!(n_imagined > 100, "{n_imagined}");
}

#[test]
fn moves_of_the_other_side_are_told_when_the_game_is_over() {
    let mut board = diagram(DARK);
    board.viewer = Some(Player::White);
    for it in ["e2 e4", "f7 f6", "d1 h5", "b7 b6"] {
        board.play_path(&path(it)).unwrap();
    }
    let scene = board.scene_view();
    assert_eq!(scene.record, ["e4", "…", "Qh5", "…"]);
    assert!(scene.last.is_none() && scene.checks.is_empty());
    board.play_path(&path("h5 e8")).unwrap();
    let scene = board.scene_view();
    assert_eq!((scene.told, scene.record[1].as_str(), scene.pieces.len()), (None, "f6", 31));
    board.goto(0.0);
    assert_eq!(board.scene_view().told, None);
    board.restart();
    assert_eq!(board.scene_view().told, Some("white"));
}

#[test]
fn own_losses_are_noticed() {
    let mut board = diagram(DARK);
    board.viewer = Some(Player::White);
    for it in ["e2 e4", "d7 d5", "g1 f3"] {
        board.play_path(&path(it)).unwrap();
    }
    let played = board.play_path(&path("d5 e4")).unwrap();
    assert_eq!((played.path.len(), played.moved.len(), played.removed.len(), played.san.as_str()), (0, 0, 1, "…"));
    assert_eq!(board.scene_view().captured.len(), 1);
    assert!(board.why_not(&path("f3 e5")).is_none());
    assert_eq!(board.why_not(&path("a1 a5")).unwrap().code, "covered");
}

/// Pieces of each side face down, that move as the piece on whose square they stand.
const MASKED: &str = "files=5
ranks=5
firstRank=1
royal=K
promoZone=0
shuffle=PNR
shuffleSides=apart
faceDown=P:S,N:T,R:X
pawn:P:fW::a2-e2
knight:N:N::b1,c1
rook:R:R::a1,e1
face-down pawn:S:fW::
face-down knight:T:N::
face-down rook:X:R::
king:K:K::d1";

/// Pieces of nobody knows whom.
const STONES: &str = "files=5
ranks=4
firstRank=1
symmetry=none
royal=0
stalemate=loss
shuffle=PNR
shuffleSides=together
faceDown=*:X
turnUp=any
captureMatrix=.4!/\"/\"
pawn:P:W::a1-e1,,a4-e4
knight:N:N::a2,b2,c2,,a3,b3,c3
rook:R:R::d2,e2,,d3,e3
stone:X:-::";

/// The position of a game with what lies face down changed: among pieces of a side, or among all if nobody sees whose
/// they are.
fn with_other_faces(one: &Diagram, random: &mut Random) -> Option<String> {
    let (variant, mut position) = (one.variant(), one.game().position().clone());
    let faces = variant.pieces.face_down.clone()?;
    let groups: &[&[Player]] = if faces.ownerless { &[&Player::BOTH] } else { &[&[Player::White], &[Player::Black]] };
    for group in groups {
        let squares = group.iter().flat_map(|it| position.pieces(*it));
        let squares: Vec<Sq> = squares.filter(|it| faces.types.has(position.at(*it).kind())).collect();
        let mut hidden: Vec<Occupant> = squares.iter().map(|it| position.at(*it)).collect();
        for it in &squares {
            let taken = hidden.swap_remove(random.below(hidden.len()));
            let was = position.at(*it);
            position.set_up(Edit::Put(*it, was.with_side(taken.side()).with_base(taken.base())));
        }
    }
    let (half, full) = one.game().clocks();
    Some(fen::write(variant, &position, half, full))
}

#[test]
fn games_that_differ_in_what_lies_face_down_look_alike() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let (mut n_compared, mut n_different, mut n_played) = (0, 0, 0);
    for (text, refused) in [(MASKED, &REFUSED), (STONES, &["a1 b1", "b2 b3", "c1 d3", "a4 a2", "e1 e4", "d2 a2"])] {
        for number in 0..6 {
            let mut game = diagram(text);
            game.shuffle_with(Some(&(number * 7919 + 5).to_string()), &mut || 0).unwrap();
            for _ in 0..40 {
                if is_over(&game) {
                    break;
                }
                let (mut one, mut two) = (diagram(text), diagram(text));
                let view = [None, Some(Player::White), Some(Player::Black)][random.below(3)];
                (one.viewer, two.viewer) = (view, view);
                one.set_fen(&game.fen()).unwrap();
                two.set_fen(&with_other_faces(&game, &mut random).unwrap()).unwrap();
                assert_eq!(shown(&mut one, refused), shown(&mut two, refused), "{} and {}", one.fen(), two.fen());
                (n_compared, n_different) = (n_compared + 1, n_different + usize::from(one.fen() != two.fen()));
                let all = moves(&one);
                assert_eq!(all, moves(&two));
                let it = &all[random.below(all.len())];
                let from = one.steps(&it[..1]).unwrap();
                let engine::moves::path::Step::Square(from) = from[0] else { panic!("no square") };
                if !one
                    .variant()
                    .pieces
                    .face_down
                    .as_ref()
                    .is_some_and(|faces| faces.types.has(one.game().position().at(from).kind()))
                {
                    assert_eq!(format!("{:?}", one.play_path(it)), format!("{:?}", two.play_path(it)));
                    if !is_over(&one) && !is_over(&two) {
                        assert_eq!(shown(&mut one, refused), shown(&mut two, refused));
                        n_played += 1;
                    }
                }
                game.play_path(it).unwrap();
            }
        }
    }
    assert!(n_compared > 200 && n_different > 150 && n_played > 30, "{n_compared} {n_different} {n_played}");
}
