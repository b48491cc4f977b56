//! Reads settings whose entries name several types: `A,B:setting`. Entries of one type are read in `settings`.

use definition::{Diagnostic, Place, Severity, Span, ValuePart};

use crate::builder::Builder;
use crate::builder::settings::{Settings, did_you_mean, last_of_equal};
use engine::ids::{Player, TypeId, TypeSet};
use engine::program::line_pattern::LinePatterns;
use message::{Arg, msg};

/// What the pattern of a type costs with every question, as squares of a board.
const PATTERN: u64 = 1 << 8;

/// An entry of fields separated by colons.
#[derive(Clone, Debug)]
pub struct EntryFields {
    /// The words before the first colon, those of the entries before that have no colon first.
    pub names: Vec<String>,
    /// The fields behind the first colon; none if the setting ends with names.
    pub fields: Vec<ValuePart>,
    /// The same as one text.
    pub text: ValuePart,
    /// Where the entry stands.
    pub place: Place,
}

/// The same with its types looked up.
#[derive(Clone, Debug)]
pub struct TypeGroup {
    /// The types.
    pub types: TypeSet,
    /// The fields behind them.
    pub fields: Vec<ValuePart>,
    /// The same as one text.
    pub text: ValuePart,
    /// Where the entry stands.
    pub place: Place,
}

impl TypeGroup {
    /// A field, `""` if it is missing.
    #[must_use]
    pub fn field(&self, idx: usize) -> &str {
        self.fields.get(idx).map_or("", |it| &**it)
    }

    /// The fields from one on, with the colons between them; empty if there are none.
    #[must_use]
    pub fn rest(&self, from: usize) -> ValuePart {
        let end = self.text.len();
        self.text.split(':', from + 1).into_iter().nth(from).unwrap_or_else(|| self.text.cut(end..end))
    }
}

impl Settings<'_> {
    /// The entries of a key. `none` clears what stands before it.
    pub fn fields(&mut self, key: &'static str) -> Vec<EntryFields> {
        let mut res: Vec<EntryFields> = Vec::new();
        for setting in self.all(key) {
            let whole = ValuePart::new(setting.value.clone(), setting.value_place.clone());
            let mut names: Vec<String> = Vec::new();
            let (mut at, mut start) = (0, None);
            for text in setting.value.split(',') {
                let from = *start.get_or_insert(at + text.len() - text.trim_start().len());
                let word = whole.cut(at..at + text.len());
                at += text.len() + 1;
                match &word.split(':', 2)[..] {
                    [name, fields] => {
                        names.push(name.to_string());
                        let place = setting.place_in(Span::new(from, at - 1));
                        let (text, fields) = (fields.clone(), fields.split(':', usize::MAX));
                        res.push(EntryFields { names: std::mem::take(&mut names), fields, text, place });
                        start = None;
                    }
                    _ if word.is_empty() => {}
                    _ if &*word == "none" && names.is_empty() => {
                        res.clear();
                        start = None;
                    }
                    _ => names.push(word.to_string()),
                }
            }
            if !names.is_empty() {
                let from = start.unwrap_or(0);
                let place = setting.place_in(Span::new(from, setting.value.len().max(from)));
                let text = ValuePart::new("", place.clone());
                res.push(EntryFields { names, fields: Vec::new(), text, place });
            }
        }
        res
    }

    /// The entries of a key of the form `types:fields`. Entries without fields are reported.
    pub fn groups(&mut self, key: &'static str) -> Vec<TypeGroup> {
        let mut res = Vec::new();
        for it in self.fields(key) {
            let types = self.type_set(&it.names, &it.place);
            // Types that nobody knows have been reported.
            if types.is_empty() {
                continue;
            }
            if it.fields.is_empty() {
                let message = msg!("def-value-group", key = key);
                self.report(Severity::Error, "def.value", message, None, it.place);
            } else {
                res.push(TypeGroup { types, fields: it.fields, text: it.text, place: it.place });
            }
        }
        res
    }

    /// The entries of a key of the form `types:pattern`. `none` takes away what its types had before; patterns that
    /// are no single legs are reported and left out.
    pub fn pattern_groups(&mut self, key: &'static str) -> Vec<PatternGroup> {
        let mut res: Vec<PatternGroup> = Vec::new();
        for group in self.groups(key) {
            let pattern = group.text;
            if &*pattern == "none" {
                group.types.iter().for_each(|kind| res.iter_mut().for_each(|it| it.types.remove(kind)));
                res.retain(|it| !it.types.is_empty());
            } else if let Some((letter, span)) = unfit(&pattern) {
                let message = msg!("def-value-pattern", letter = letter, pattern = &*pattern, key = key);
                let hint = Some(msg!("def-value-pattern-hint"));
                self.report(Severity::Error, "def.value", message, hint, pattern.place().within(span));
            } else {
                res.push(PatternGroup { types: group.types, pattern });
            }
        }
        res.retain(|it| !it.types.is_empty());
        last_of_equal(res, |it| (it.types.iter().collect::<Vec<_>>(), it.pattern.to_string()))
    }

    /// The types that a key lists.
    pub fn type_list(&mut self, key: &'static str) -> TypeSet {
        let mut res = TypeSet::EMPTY;
        for it in self.fields(key) {
            if !it.fields.is_empty() {
                let message = msg!("def-value-types", key = key);
                self.report(Severity::Error, "def.value", message, None, it.place);
                continue;
            }
            self.type_set(&it.names, &it.place).iter().for_each(|it| res.insert(it));
        }
        res
    }

    /// Types by ID, `*` for all, `!` and an ID for all but it; `+` joins several. `!(A+B)` is all but these.
    pub fn type_set(&mut self, words: impl IntoIterator<Item: AsRef<str>>, place: &Place) -> TypeSet {
        let n_types = self.definition().pieces.len().min(crate::builder::MAX_TYPES);
        let all = || (1..=n_types).map(|it| TypeId(it as u8));
        let mut res = TypeSet::EMPTY;
        let words: Vec<_> = words.into_iter().collect();
        for word in &words {
            let word = word.as_ref();
            if let Some(names) = grouped(word).filter(|_| self.definition().type_of(word).is_none()) {
                let mut named = TypeSet::EMPTY;
                self.add_joined(&self.joined(names), names, place, &mut named);
                all().filter(|it| !named.has(*it)).for_each(|it| res.insert(it));
                continue;
            }
            self.add_joined(&self.joined(word), word, place, &mut res);
        }
        res
    }

    /// Adds types that `+` joins. `written`: the words as one text.
    fn add_joined(&mut self, words: &[&str], written: &str, place: &Place, res: &mut TypeSet) {
        let n_types = self.definition().pieces.len().min(crate::builder::MAX_TYPES);
        let all = || (1..=n_types).map(|it| TypeId(it as u8));
        if let Some(item) = words.iter().find(|it| it.starts_with('!')).filter(|_| words.len() > 1) {
            self.report_idle_sum(item, written, place);
        }
        for word in words {
            let (id, but) = word.strip_prefix('!').map_or((*word, false), |it| (it.trim(), true));
            match self.definition().type_of(id) {
                _ if id == "*" => all().for_each(|it| res.insert(it)),
                Some(number) if but => all().filter(|it| it.index() != number).for_each(|it| res.insert(it)),
                Some(number) => res.insert(TypeId(number as u8)),
                None => self.unknown_id(id, "told", place.clone()),
            }
        }
    }

    /// The words of a list joined by `+`. An ID may begin with `+` itself, as `+P` does, or contain it.
    pub(super) fn joined<'w>(&self, text: &'w str) -> Vec<&'w str> {
        if self.definition().type_of(text).is_some() {
            return vec![text];
        }
        let (mut res, mut start) = (Vec::new(), 0);
        for (at, _) in text.match_indices('+').chain([(text.len(), "")]) {
            if at > start {
                res.push(text[start..at].trim());
                start = at + 1;
            }
        }
        if res.is_empty() { vec![text] } else { res }
    }

    /// Reports a word that is no ID, with the ID that is probably meant. `so`: what becomes of it, as `def-id` chooses by it.
    pub(crate) fn unknown_id(&mut self, word: &str, so: &'static str, place: Place) {
        let is_meant = |it: &&definition::Piece| it.id.eq_ignore_ascii_case(word) || it.name.eq_ignore_ascii_case(word);
        let meant = self.definition().pieces.iter().find(is_meant);
        self.add(Diagnostic {
            severity: Severity::Error,
            code: "def.id",
            message: msg!("def-id", id = word, so = Arg::Choice(so)),
            hint: meant.map(|it| did_you_mean(&*it.id)),
            // Elsewhere the place is that of a whole entry.
            fix: meant.filter(|_| place.length() == Some(word.len())).map(|it| it.id.clone()),
            place,
        });
    }

    /// A field that is a number from 0 on.
    pub fn number(&mut self, key: &str, group: &TypeGroup, idx: usize, most: u16) -> Option<u16> {
        let value = group.field(idx).parse().ok().filter(|it| *it <= most);
        if value.is_none() {
            let message = msg!("def-number-field", text = group.field(idx), key = key, most = most);
            self.report(Severity::Error, "def.number", message, None, group.place.clone());
        }
        value
    }
}

/// The names in `!(A+B)`.
fn grouped(word: &str) -> Option<&str> {
    word.strip_prefix("!(")?.strip_suffix(')')
}

/// Types and what they reach, as a move string.
#[derive(Clone, Debug)]
pub struct PatternGroup {
    /// The types.
    pub types: TypeSet,
    /// Single legs in move notation.
    pub pattern: ValuePart,
}

impl Builder<'_> {
    /// The patterns of a key of the form `types:pattern`; those of one type add up. `None` without the key.
    pub fn patterns(&mut self, key: &'static str) -> Option<LinePatterns> {
        let groups = self.settings.pattern_groups(key);
        self.line_patterns(&groups)
    }

    /// The patterns as each side is turned; those of one type add up. `None` if there is none.
    pub fn line_patterns(&mut self, groups: &[PatternGroup]) -> Option<LinePatterns> {
        let mut res = LinePatterns::default();
        for group in groups {
            if !self.spend(group.types.iter().count() as u64 * PATTERN, group.pattern.place()) {
                continue;
            }
            for side in Player::BOTH {
                let program = self.program(&group.pattern, side);
                let topology = &mut self.variant.movement.topology;
                group.types.iter().for_each(|it| res.add(side, it, &program, topology));
            }
        }
        (!res.is_empty()).then_some(res)
    }
}

/// What a pattern may not contain, and where it stands: a letter, or the whole move that it belongs to.
fn unfit(text: &str) -> Option<(String, Span)> {
    let (ast, _) = xbetza::parse(text);
    let letter = ast.moves().find_map(|it| unfit_letter(it).map(|(letter, span)| (letter.to_string(), span)));
    letter.or_else(|| ast.moves().next().is_none().then(|| (text.to_owned(), Span::new(0, text.len()))))
}

fn unfit_letter(it: &xbetza::Move) -> Option<(char, Span)> {
    use xbetza::Base;
    let xbetza::MoveKind::Chain(chain) = &it.kind else { return Some(('[', it.span)) };
    let is_fit = |letter| xbetza::is_direction(letter) || letter == 'w';
    let mut modifiers = chain.legs.iter().flat_map(|it| &it.modifiers);
    if let Some(it) = modifiers.find(|it| !is_fit(it.letter)) {
        return Some((it.letter, it.span));
    }
    if chain.legs.len() > 1 {
        return Some(('a', it.span));
    }
    if chain.suffix.area.is_some() {
        return Some(('~', it.span));
    }
    let base = chain.atom.base;
    matches!(base, Base::U | Base::O | Base::I | Base::At).then(|| (base.letter(), chain.atom.span))
}
