//! What programs and sites call the games that several of them know.

/// A game in each line: our title, the file of its definition, and its name in other programs.
const TABLE: &str = include_str!("variant-names.tsv");

/// Who writes `[Variant "…"]`, in the order in which their names are written: those of a site are known to more readers.
const OF_RECORDS: [&str; 5] = ["lichess", "cutechess", "fairy-stockfish", "pychess", "chess.com"];

/// Other names in records, and the definitions that they mean: what sites and programs call chess that begins elsewhere,
/// and what readers of records take, too.
const OTHERS: &[(&str, &str)] = &[
    ("From Position", "chess"),
    ("Normal", "chess"),
    ("Classical", "chess"),
    ("Fischer Random", "fischerandom"),
    ("Freestyle", "fischerandom"),
    ("KOTH", "kingofthehill"),
    ("House", "crazyhouse"),
    ("S-Chess", "seirawan"),
    ("Chinese Chess", "xiangqi"),
];

/// A game of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGame {
    names: Vec<&'static str>,
}

impl KnownGame {
    /// The game of a title of a definition, written exactly so.
    #[must_use]
    pub fn titled(title: &str) -> Option<Self> {
        rows().find(|it| it.names[0] == title)
    }

    /// The game that any program or site calls by a name. How it is written does not matter, nor a number of shuffled
    /// starts behind it: `crazyhouse960`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let found = |wanted: &str| {
            let file = OTHERS.iter().find(|it| plain(it.0) == wanted).map(|it| it.1);
            rows().find(|row| row.names.iter().any(|it| plain(it) == wanted || Some(*it) == file))
        };
        let wanted = plain(name);
        let shuffled = || found(wanted.strip_suffix("960").filter(|it| !it.is_empty())?);
        Some(wanted.as_str()).filter(|it| !it.is_empty()).and_then(found).or_else(shuffled)
    }

    /// Its name in a column of the table; none where that program does not know it.
    #[must_use]
    pub fn name_in(&self, program: &str) -> Option<&'static str> {
        let column = TABLE.lines().next()?.split('\t').position(|it| it == program)?;
        self.names.get(column).copied().filter(|it| !it.is_empty())
    }

    /// Its name in records.
    #[must_use]
    pub fn record_name(&self) -> Option<&'static str> {
        OF_RECORDS.iter().find_map(|it| self.name_in(it))
    }
}

/// What `[Variant "…"]` says of a game with a title: the name that most programs know, or the title itself.
///
/// ```
/// let names = ["Three-Check", "Fischer Random Chess", "Capablanca Chess", "My Game"].map(records::variant_names::in_record);
/// assert_eq!(names, ["Three-check", "Chess960", "capablanca", "My Game"]);
/// ```
#[must_use]
pub fn in_record(title: &str) -> &str {
    KnownGame::titled(title).and_then(|it| it.record_name()).unwrap_or(title)
}

/// Whether a name that a record says is another game than that of a title. Nobody can say of a game without a title.
///
/// ```
/// use records::variant_names::is_other;
/// assert!(!is_other("Standard", "Chess") && !is_other("crazyhouse960", "Crazyhouse") && !is_other("my-game", "My Game"));
/// assert!(is_other("Atomic", "Chess") && is_other("Chess960", "Chess") && is_other("chess", "My Game"));
/// ```
#[must_use]
pub fn is_other(name: &str, title: &str) -> bool {
    let (said, own) = (plain(name), plain(title));
    if said.is_empty() || own.is_empty() || said == own {
        return false;
    }
    match (KnownGame::named(name), KnownGame::titled(title)) {
        (None, None) => true,
        (said, own) => said != own,
    }
}

fn rows() -> impl Iterator<Item = KnownGame> {
    TABLE.lines().skip(1).map(|it| KnownGame { names: it.split('\t').collect() })
}

/// The letters and digits of a name, in small letters: however it is written.
#[must_use]
pub fn plain(name: &str) -> String {
    name.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
