//! Where the data lies, and positions from definitions and lists of squares. No test of its own.

use std::fs;
use std::path::{Path, PathBuf};

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::Variant;

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the repository.
pub(crate) fn text(path: &str) -> String {
    let path = repository().join(path);
    fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

/// A file of the folder beside the repository that holds data of other programs; a clone of the repository has none.
pub(crate) fn beside(path: &str) -> Option<String> {
    let res = fs::read_to_string(repository().join("../shared").join(path)).ok();
    if res.is_none() {
        println!("skipped: ../shared/{path} is not at hand");
    }
    res
}

/// The files of a folder by name without ending, sorted; none if there is no such folder.
pub(crate) fn folder(path: &Path, ending: &str) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    let mut res: Vec<_> = entries
        .map(|it| it.expect("a readable folder").path())
        .filter(|it| it.extension().is_some_and(|it| it == ending))
        .map(|it| {
            let name = it.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&it).expect("a readable file"))
        })
        .collect();
    res.sort();
    res
}

/// All definitions of the repository, and the published ones where they are at hand.
pub(crate) fn definitions() -> Vec<(String, String)> {
    let mut own = folder(&repository().join("tests/diagrams"), "txt");
    own.extend(folder(&repository().join("tests/zones"), "txt"));
    assert!(own.len() > 60, "the library is there");
    let published = folder(&repository().join("../shared/corpus"), "txt");
    if published.is_empty() {
        println!("skipped: there are no published definitions beside the repository");
    }
    own.into_iter().chain(published).collect()
}

/// Compiles a definition.
pub(crate) fn compile(text: &str) -> Variant {
    game::setup::compile(&rules::read(text).0).0
}

/// Compiles a definition of the library.
pub(crate) fn library(name: &str) -> Variant {
    compile(&text(&format!("tests/diagrams/{name}.txt")))
}

/// A square by its name with ranks from 1.
pub(crate) fn square(variant: &Variant, name: &str) -> Sq {
    variant.movement.topology.by_name(name).unwrap_or_else(|| panic!("{name} is no square"))
}

/// Puts a piece on a square.
pub(crate) fn put(variant: &Variant, position: &mut Position, side: Player, kind: TypeId, name: &str, virgin: bool) {
    let content = Occupant::new(side, kind);
    let content = if virgin { content.virgin() } else { content };
    position.set_up(Edit::Put(square(variant, name), content));
}

/// The pseudo-legal moves of the piece on a square, equal ones merged.
pub(crate) fn moves_from(variant: &Variant, position: &Position, from: Sq) -> Moves {
    let mut res = Moves::default();
    let mark = res.mark();
    let _ = Generator::default().from(variant, position, from, &mut |candidate| {
        res.push(candidate);
        Flow::Continue(())
    });
    res.merge_since(mark);
    res
}

/// The legal moves.
pub(crate) fn legal(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    engine::legal::Judge::default().legal(variant, position, &mut res);
    res
}

/// What is left out on purpose: variant, position, and `moves` or `D` with the depth. The file gives reasons.
pub(crate) fn is_exception(name: &str, fen: &str, what: &str) -> bool {
    let wanted = [name, fen, what];
    text("tests/exceptions.tsv").lines().any(|line| line.split('\t').take(3).eq(wanted))
}

/// The variants of the library on boards of hexagons. They have fewer lists.
pub(crate) const HEXAGONAL: &[&str] = &["glinski", "mccooey", "shafran"];

/// The variants of the library whose counts and move lists are compared.
pub(crate) const VARIANTS: &[&str] = &[
    "3check",
    "5check",
    "almost",
    "amazon",
    "antichess",
    "asean",
    "atomic",
    "berolina",
    "cambodian",
    "capablanca",
    "capahouse",
    "caparandom",
    "centaur",
    "chancellor",
    "chaturanga",
    "checkshogi",
    "chess",
    "chessgi",
    "chigorin",
    "codrus",
    "coregal",
    "courier",
    "crazyhouse",
    "dobutsu",
    "dragon",
    "embassy",
    "euroshogi",
    "extinction",
    "fischerandom",
    "gardner",
    "georgian",
    "giveaway",
    "gorogoro",
    "gothic",
    "grand",
    "grasshopper",
    "gustav3",
    "hoppelpoppel",
    "horde",
    "janus",
    "jesonmor",
    "judkins",
    "karouk",
    "kinglet",
    "kingofthehill",
    "knightmate",
    "kyotoshogi",
    "legan",
    "loop",
    "losalamos",
    "losers",
    "makpong",
    "makruk",
    "manchu",
    "micro",
    "minishogi",
    "minixiangqi",
    "misere",
    "modern",
    "newzealand",
    "nightrider",
    "nocastle",
    "nocheckatomic",
    "normal",
    "okisakishogi",
    "omicron",
    "opulent",
    "paradigm",
    "pawnback",
    "pawnsideways",
    "perfect",
    "placement",
    "pocketknight",
    "racingkings",
    "seirawan",
    "shako",
    "shatar",
    "shatranj",
    "shogi",
    "shoshogi",
    "shouse",
    "sittuyin",
    "spartan",
    "suicide",
    "tencubed",
    "threekings",
    "torishogi",
    "torpedo",
    "wolf",
    "xiangqi",
    "yarishogi",
];
