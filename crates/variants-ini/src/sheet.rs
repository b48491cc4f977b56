//! A definition in the making: its head, its pieces, and notes. What goes into it is decided elsewhere.

use message::{Arg, Message, msg};

use crate::options::SectionOptions;
use crate::region::Region;
use crate::{ImportNote, Weight};

/// A piece line.
#[derive(Clone, Debug)]
pub(crate) struct PieceLine {
    /// The option that named it.
    pub(crate) option: String,
    /// The picture.
    pub(crate) kind: String,
    /// The ID, in capitals.
    pub(crate) id: String,
    /// The name of the line.
    pub(crate) name: String,
    pub(crate) moves: String,
    /// The ID of the type whose moves a promoted form has.
    pub(crate) form_of: Option<String>,
    /// Lines below it.
    pub(crate) below: Vec<String>,
}

/// A definition in the making.
#[derive(Debug)]
pub(crate) struct DefinitionText<'a> {
    pub(crate) options: SectionOptions<'a>,
    pub(crate) files: u8,
    pub(crate) ranks: u8,
    /// Whether Black's pieces are turned, not mirrored.
    pub(crate) turned: bool,
    pub(crate) pieces: Vec<PieceLine>,
    /// Squares that the board does not have.
    pub(crate) holes: Vec<String>,
    head: Vec<String>,
    notes: Vec<ImportNote>,
}

impl<'a> DefinitionText<'a> {
    pub(crate) fn new(options: SectionOptions<'a>) -> Self {
        let notes = options.strange();
        let mut res = Self {
            options,
            files: 8,
            ranks: 8,
            turned: false,
            pieces: Vec::new(),
            holes: Vec::new(),
            head: Vec::new(),
            notes,
        };
        res.files = res.size("maxFile", 26);
        res.ranks = res.size("maxRank", 36);
        res
    }

    fn size(&mut self, key: &str, most: u8) -> u8 {
        let Some(text) = self.options.get(key) else { return 8 };
        let letter = text.bytes().next().filter(|it| text.len() == 1 && it.is_ascii_alphabetic());
        let number = letter.map(|it| it.to_ascii_lowercase() - b'a' + 1).or_else(|| text.parse().ok());
        match number.filter(|it| (1..=most).contains(it)) {
            Some(it) => it,
            None => {
                self.lost(key, msg!("ini-size", option = key, taken = 8));
                8
            }
        }
    }

    /// Adds a line before the pieces.
    pub(crate) fn line(&mut self, text: impl Into<String>) {
        self.head.push(text.into());
    }

    /// Notes that something of an option is lost.
    pub(crate) fn lost(&mut self, key: &str, message: Message) {
        let line = self.options.line(key);
        self.notes.push(ImportNote { line, weight: Weight::Lost, message });
    }

    /// Notes how an option was understood.
    pub(crate) fn info(&mut self, key: &str, message: Message) {
        let line = self.options.line(key);
        self.notes.push(ImportNote { line, weight: Weight::Info, message });
    }

    /// The start position, each piece with the letter of its type.
    pub(crate) fn start_fen(&self) -> Option<String> {
        let text = self.options.get("startFen")?;
        let (pieces, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
        let letter = |it: char| {
            let option = self.options.named_otherwise(it)?;
            let id = &self.pieces.iter().find(|piece| piece.option == option)?.id;
            Some(if it.is_uppercase() { id.clone() } else { id.to_lowercase() })
        };
        let pieces: String = pieces.chars().map(|it| letter(it).unwrap_or_else(|| it.to_string())).collect();
        Some(pieces + rest)
    }

    /// The region of an option; `None` if it is not given. What is no square of the board is left out of it.
    pub(crate) fn region(&mut self, key: &str) -> Option<Region> {
        let (res, strange) = Region::read(self.options.get(key)?, self.files, self.ranks);
        if !strange.is_empty() {
            self.lost(key, msg!("ini-no-squares", option = key, words = Arg::listed(strange)));
        }
        Some(res)
    }

    /// The regions of both sides: `key` with the colour behind it, then the key alone, then what holds without them.
    pub(crate) fn regions(&mut self, key: &str, [white, black]: [Region; 2]) -> [Region; 2] {
        let both = self.region(key);
        let [white, black] = both.map_or([white, black], |it| [it.clone(), it]);
        [self.region(&format!("{key}White")).unwrap_or(white), self.region(&format!("{key}Black")).unwrap_or(black)]
    }

    /// All squares, for both sides.
    pub(crate) fn everywhere(&self) -> [Region; 2] {
        let all = Region::ranks(1, self.ranks, self.files);
        [all.clone(), all]
    }

    /// Where promotion takes place: the last rank of boards of eight ranks without an option, or from
    /// `promotionRank` on, as each side counts.
    pub(crate) fn promotion_zone(&mut self) -> [Region; 2] {
        let (files, ranks) = (self.files, self.ranks);
        let default = match self.options.rank("promotionRank") {
            Some(rank) => {
                let own = Region::ranks(rank, ranks, files);
                [own.clone(), own.mirrored(ranks)]
            }
            None => [Region::rank(8, files, ranks), Region::rank(1, files, ranks)],
        };
        self.regions("promotionRegion", default)
    }

    /// Where Pawns have their double step: on the second rank of boards of eight ranks without an option, or from
    /// `doubleStepRankMin` to `doubleStepRank`, as each side counts. The former is not asked for beside the latter.
    pub(crate) fn double_step_zone(&mut self) -> [Region; 2] {
        let (files, ranks) = (self.files, self.ranks);
        let (last, first) = (self.options.rank("doubleStepRank"), self.options.rank("doubleStepRankMin"));
        let default = if last.or(first).is_none() {
            [Region::rank(2, files, ranks), Region::rank(7, files, ranks)]
        } else {
            let first = if last.is_some() { 2 } else { first.unwrap_or(2) };
            let own = Region::ranks(first, last.unwrap_or(2).min(ranks), files);
            [own.clone(), own.mirrored(ranks)]
        };
        self.regions("doubleStepRegion", default)
    }

    /// A region of Black as White would have it.
    pub(crate) fn image(&self, region: &Region) -> Region {
        if self.turned { region.turned(self.files, self.ranks) } else { region.mirrored(self.ranks) }
    }

    /// Writes `key=types:area`, for Black on its own line where its area is no mirror image.
    pub(crate) fn area(&mut self, key: &str, types: &str, [white, black]: &[Region; 2]) {
        let (files, ranks) = (self.files, self.ranks);
        let (own, image) = (white.area(files, ranks), self.image(black).area(files, ranks));
        if own == image {
            self.line(format!("{key}={types}:{own}"));
            return;
        }
        let mut prefixed = key.to_owned();
        prefixed[..1].make_ascii_uppercase();
        self.line(format!("white{prefixed}={types}:{own}"));
        self.line(format!("black{prefixed}={types}:{image}"));
    }

    /// The IDs of a list of letters, in the order written; `*` is every type.
    pub(crate) fn ids(&mut self, key: &str) -> Option<Vec<String>> {
        let text = self.options.get(key)?;
        if text.contains('*') {
            return Some(self.pieces.iter().map(|it| it.id.clone()).filter(|it| !it.starts_with('+')).collect());
        }
        let mut res: Vec<String> = Vec::new();
        let mut unknown = Vec::new();
        for letter in text.chars().filter(|it| it.is_alphabetic()) {
            let option = self.options.named_by(key, letter);
            match option.map(|it| self.pieces.iter().find(|piece| piece.option == it && piece.form_of.is_none())) {
                Ok(Some(it)) if !res.contains(&it.id) => res.push(it.id.clone()),
                Err(true) => unknown.push(letter.to_string()),
                _ => {}
            }
        }
        if !unknown.is_empty() {
            let count = unknown.len();
            self.lost(key, msg!("ini-no-pieces", option = key, names = Arg::listed(unknown), count = count));
        }
        Some(res)
    }

    /// These types and the promoted forms that move like them: the other program knows them as one type.
    pub(crate) fn with_forms(&self, ids: Vec<String>) -> Vec<String> {
        let forms = self.pieces.iter().filter(|it| it.form_of.as_ref().is_some_and(|of| ids.contains(of)));
        let forms: Vec<String> = forms.map(|it| it.id.clone()).collect();
        ids.into_iter().chain(forms).collect()
    }

    /// The piece with this ID.
    pub(crate) fn piece(&mut self, id: &str) -> Option<&mut PieceLine> {
        self.pieces.iter_mut().find(|it| it.id == id)
    }

    /// The definition.
    pub(crate) fn text(&self, name: &str) -> String {
        let mut res = String::new();
        let mut put = |line: &str| {
            res.push_str(line);
            res.push('\n');
        };
        put(&format!("title={}", name.replace(['<', '>'], "")));
        for line in &self.head {
            put(line);
        }
        if !self.holes.is_empty() {
            put(&format!("hole::::{}", self.holes.join(",")));
        }
        for it in &self.pieces {
            let moves = if it.moves.is_empty() { "-" } else { &it.moves };
            put(&format!("{}:{}:{moves}:{}:", it.name, it.id, it.kind));
            it.below.iter().for_each(|it| put(it));
        }
        res
    }

    /// The notes in the order of the text, and what was never looked at.
    pub(crate) fn notes(&self) -> Vec<ImportNote> {
        let mut res = self.notes.clone();
        res.extend(self.options.unread());
        res.sort_by_key(|it| it.line.unwrap_or(0));
        res.dedup();
        res
    }
}
