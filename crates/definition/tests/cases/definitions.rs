//! Every definition of the repository loads and survives every form; in the full run also the published ones beside it.

use std::fs;
use std::path::Path;

use definition::{Document, Severity};
use rules::read;

use crate::same_in_json::assert_same_in_json;
use crate::trials::{Level, Trials, level};

/// Name and text of every definition in a folder.
fn files(folder: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let entries = fs::read_dir(&folder);
    let entries = entries.unwrap_or_else(|_| panic!("this run needs {}, and it is not there", folder.display()));
    let paths = entries.map(|it| it.expect("a readable folder").path());
    let mut res: Vec<_> = paths
        .filter(|it| it.extension().is_some_and(|it| it == "txt"))
        .map(|it| {
            let name = it.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, fs::read_to_string(&it).expect("a readable file"))
        })
        .collect();
    assert!(!res.is_empty(), "there are no definitions in {}", folder.display());
    res.sort();
    res
}

fn loads_without_an_error(text: &str) {
    let (definition, problems) = read(text);
    let errors: Vec<_> = problems.iter().filter(|it| it.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "{errors:?}");
    let stands = definition.pieces.iter().any(|it| !it.squares[0].is_empty() || it.hand[0] > 0);
    let comes = ["\nfen=", "\narray=", "\nendless="].iter().any(|it| text.contains(it));
    assert!(stands || comes, "nobody stands anywhere, or comes");
}

fn survives_every_form(text: &str) {
    assert_eq!(Document::parse(text).to_string(), text);
    assert_same_in_json(text);
}

/// Part of a file name, pieces of White and of Black on the board, holes, hand of White.
const ARMIES: [(&str, usize, usize, usize, u16); 7] = [
    ("arch-chancellor-chess", 16, 16, 0, 0),
    ("carrera-960-haruny", 20, 20, 0, 0),
    ("checkmating-applet", 2, 1, 0, 0),
    ("demo-10x8-lion.", 20, 20, 0, 2),
    ("elven-shogi-mcmtc", 23, 23, 0, 0),
    ("eurasian-chess", 22, 22, 0, 1),
    ("omega-chess-2016", 22, 22, 40, 0),
];

fn has_the_army_it_shows(text: &str, row: (usize, usize, usize, u16)) {
    let (definition, _) = read(text);
    let count = |side: usize| definition.pieces.iter().map(|it| it.squares[side].len()).sum::<usize>();
    let hand: u16 = definition.pieces.iter().map(|it| it.hand[0]).sum();
    assert_eq!((count(0), count(1), definition.board.holes.len(), hand), row);
}

/// Adds trials for each definition.
pub(crate) fn add(trials: &mut Trials) {
    let mut folders = vec![("library", "tests/diagrams"), ("zones", "tests/zones")];
    if level() == Level::Full {
        folders.push(("published", "../shared/corpus"));
    }
    for (group, folder) in folders {
        for (name, text) in files(folder) {
            let army = ARMIES.iter().find(|it| group == "published" && name.contains(it.0));
            if let Some(&(_, white, black, holes, hand)) = army {
                let text = text.clone();
                let row = (white, black, holes, hand);
                trials.add(format!("{group}/{name}/army"), move || has_the_army_it_shows(&text, row));
            }
            let same = text.clone();
            trials.add(format!("{group}/{name}/loads without an error"), move || loads_without_an_error(&text));
            trials.add(format!("{group}/{name}/survives every form"), move || survives_every_form(&same));
        }
    }
}
