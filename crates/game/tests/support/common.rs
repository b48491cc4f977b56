//! Where the data lies, and positions from definitions and lists of squares. No test of its own.
#![allow(dead_code, reason = "each test target uses a part")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use engine::board::occupant::Occupant;
use engine::generate::pseudo_legal::Generator;
use engine::ids::{Player, Sq, TypeId};
use engine::moves::move_list::Moves;
use engine::moves::patch::Edit;
use engine::position::Position;
use engine::program::walker::Flow;
use engine::variant::Variant;
use game::notation::record::RecordMove;

use crate::trials::{Level, level};

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A file of the repository.
pub(crate) fn text(path: &str) -> String {
    let path = repository().join(path);
    fs::read_to_string(&path).unwrap_or_else(|it| panic!("{}: {it}", path.display()))
}

/// A file of the folder beside the repository that holds data of other programs. Only the full run asks for it.
pub(crate) fn beside(path: &str) -> String {
    let path = repository().join("../shared").join(path);
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("the full run needs {}, and it is not there", path.display()))
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

/// All definitions of the repository by name, in the full run also the published ones.
pub(crate) fn definitions() -> Vec<(String, String)> {
    let mut folders = vec![("tests/diagrams", ""), ("tests/zones", "zones/")];
    if level() == Level::Full {
        folders.push(("../shared/corpus", "published/"));
    }
    let mut res = Vec::new();
    for (path, prefix) in folders {
        let all = folder(&repository().join(path), "txt");
        assert!(!all.is_empty(), "this run needs definitions in {path}, and there are none");
        res.extend(all.into_iter().map(|(name, text)| (format!("{prefix}{name}"), text)));
    }
    res
}

/// The definitions of the library, by name.
pub(crate) fn diagrams() -> Vec<(String, String)> {
    folder(&repository().join("tests/diagrams"), "txt")
}

/// Compiles a definition.
pub(crate) fn compile(text: &str) -> Variant {
    game::setup::compile(&rules::read(text).0).0
}

/// The text of a definition of the library.
pub(crate) fn library_text(name: &str) -> String {
    text(&format!("tests/diagrams/{name}.txt"))
}

/// Compiles a definition of the library.
pub(crate) fn library(name: &str) -> Variant {
    compile(&library_text(name))
}

/// A variant that the first of its trials compiles.
pub(crate) type Shared = Arc<LazyLock<Arc<Variant>, Box<dyn FnOnce() -> Arc<Variant> + Send>>>;

/// A variant for several trials.
pub(crate) fn shared(text: impl FnOnce() -> String + Send + 'static) -> Shared {
    Arc::new(LazyLock::new(Box::new(|| Arc::new(compile(&text())))))
}

/// A variant of the library for several trials.
pub(crate) fn shared_library(name: &str) -> Shared {
    let name = name.to_owned();
    shared(move || library_text(&name))
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

/// Settings of a large empty board of hexagons.
pub(crate) const LARGE_HEXAGONS: &str = "symmetry=none\nroyal=0\nmaxPromote=0\nlabels=q r";

/// Where a piece on the middle cell of a large empty board of hexagons may go, in axial coordinates.
pub(crate) fn hexagon_steps(orientation: &str, moves: &str, side: Player) -> BTreeSet<(i32, i32)> {
    let at = if side == Player::White { "i9" } else { ",i9" };
    let variant = compile(&format!("shape=hex 9 {orientation}\n{LARGE_HEXAGONS}\npiece:X:{moves}::{at}"));
    let mut position = variant.start();
    position.set_turn(side);
    let found = moves_from(&variant, &position, square(&variant, "i9"));
    let topology = &variant.movement.topology;
    let hexes = topology.hexes().expect("hexagons");
    let ends = (0..found.len()).map(|it| hexes.axial(topology.on_diagram(found.item(it).to)));
    ends.map(|it| (it.q, it.r)).collect()
}

/// Whether each move of a record knows where its text stands.
pub(crate) fn places_are_right(text: &str, moves: &[RecordMove]) -> bool {
    let is_right = |it: &RecordMove| text[it.place.clone()] == it.text;
    moves.iter().all(|it| is_right(it) && it.variations.iter().all(|it| places_are_right(text, it)))
}

/// The legal moves.
pub(crate) fn legal(variant: &Variant, position: &mut Position) -> Moves {
    let mut res = Moves::default();
    engine::legal::LegalGenerator::default().legal(variant, position, &mut res);
    res
}

/// What is left out on purpose: variant, position, and `moves` or `D` with the depth. The file gives reasons.
pub(crate) fn is_exception(name: &str, fen: &str, what: &str) -> bool {
    static ALL: LazyLock<String> = LazyLock::new(|| text("tests/exceptions.tsv"));
    ALL.lines().any(|line| line.split('\t').take(3).eq([name, fen, what]))
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

/// Further variants with counts and shorter lists.
const FURTHER: &[&str] = &[
    "ai-wok",
    "amazons",
    "armageddon",
    "ataxx",
    "atomar",
    "breakthrough",
    "bughouse",
    "cannonshogi",
    "chak",
    "clobber",
    "clobber10",
    "duck",
    "empire",
    "flipello",
    "flipello10",
    "flipersi",
    "fox-and-hounds",
    "gothhouse",
    "grandhouse",
    "isolation",
    "isolation7x7",
    "janggi",
    "janggicasual",
    "janggimodern",
    "janggitraditional",
    "joust",
    "khans",
    "koedem",
    "mansindam",
    "orda",
    "ordamirror",
    "petrified",
    "raazuvaa",
    "shinobi",
    "shinobiplus",
    "shogun",
    "snailtrail",
    "sortofalmost",
    "supply",
    "synochess",
    "teeko",
    "threemusketeers",
    "troitzky",
];

/// Those of them that have no definition yet: one line less with each definition.
const MISSING: &[&str] = &[];

/// The further variants whose counts and move lists are compared.
pub(crate) fn further() -> impl Iterator<Item = &'static str> {
    let has_definition = |name: &&str| repository().join(format!("tests/diagrams/{name}.txt")).exists();
    let defined: Vec<&&str> = MISSING.iter().filter(|it| has_definition(it)).collect();
    assert!(defined.is_empty(), "{defined:?} have definitions now: take them from the list of missing ones");
    FURTHER.iter().copied().filter(|it| !MISSING.contains(it))
}
