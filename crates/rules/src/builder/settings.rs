//! Reads settings for rules: numbers, words, types, areas. Notes which keys were claimed and collects diagnostics.

use definition::{Definition, Diagnostic, Place, Setting, Severity, Span, ValuePart};

use engine::ids::{Player, TypeId, TypeSet};
use message::{Arg, Message, msg};

/// Squares and steps that the entries of a definition may cost together while it compiles.
const MAX_WORK: u64 = 1 << 22;

/// Diagnostics that are kept; further ones are dropped.
const MAX_DIAGNOSTICS: usize = 200;

/// How flags are written.
pub const FLAG_WORDS: [(&str, bool); 8] = [
    ("1", true),
    ("yes", true),
    ("true", true),
    ("on", true),
    ("0", false),
    ("no", false),
    ("false", false),
    ("off", false),
];

/// Reads settings for rules, notes which keys were claimed, and collects diagnostics.
#[derive(Clone, Debug)]
pub struct Settings<'a> {
    definition: &'a Definition,
    /// The keys that the definition mentions, sorted, and whether a rule asked for them.
    keys: Vec<(&'a str, bool)>,
    /// Whether every rule is to be asked, mentioned or not.
    #[cfg(test)]
    pub(crate) asks_all: bool,
    /// Keys that were asked for in their forms for one colour.
    #[cfg(test)]
    pub(crate) sided: Vec<String>,
    /// Keys that were asked for in any way.
    #[cfg(test)]
    pub(crate) looked_up: std::cell::RefCell<Vec<String>>,
    diagnostics: Vec<Diagnostic>,
    /// What compiling has cost.
    work: u64,
}

/// `type:setting`, `*:setting` or a bare setting, perhaps for one colour only.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The key without a colour; empty if the key has no forms for one colour.
    pub key: &'static str,
    /// The colour it holds for; `None` for both.
    pub side: Option<Player>,
    /// The type; `None` for every type without an entry of its own.
    pub kind: Option<TypeId>,
    /// What is set.
    pub value: ValuePart,
    /// Where the entry stands.
    pub place: Place,
    /// What is probably meant, if the value means nothing.
    pub hint: Option<Message>,
}

impl Entry {
    /// Whether it holds for a side.
    #[must_use]
    pub fn is_for(&self, side: Player) -> bool {
        self.side.is_none_or(|own| own == side)
    }
}

impl<'a> Settings<'a> {
    /// A reader of a definition.
    #[must_use]
    pub fn new(definition: &'a Definition) -> Self {
        let on_pieces = definition.pieces.iter().flat_map(|it| &it.settings);
        let mut keys: Vec<_> = definition.settings.iter().chain(on_pieces).map(|it| (&*it.key, false)).collect();
        sort::sort(&mut keys);
        keys.dedup();
        Self {
            definition,
            keys,
            #[cfg(test)]
            asks_all: false,
            #[cfg(test)]
            sided: Vec::new(),
            #[cfg(test)]
            looked_up: Default::default(),
            diagnostics: Vec::new(),
            work: 0,
        }
    }

    /// Counts work that an entry costs, in squares that are looked at or steps that are kept. `false` if the definition has
    /// asked for more than is done for one: then the entry is to be left out. That is reported where it happens first.
    pub fn spend(&mut self, steps: u64, place: &Place) -> bool {
        let had_enough = self.work > MAX_WORK;
        self.work = self.work.saturating_add(steps);
        if self.work <= MAX_WORK {
            return true;
        }
        if !had_enough {
            // Whatever else is wrong, this is told.
            let (severity, code, place) = (Severity::Error, "def.work", place.clone());
            let message = msg!("def-work");
            self.diagnostics.push(Diagnostic { severity, code, message, hint: None, fix: None, place });
        }
        false
    }

    /// Whether the definition has a key, perhaps in its form for one colour.
    #[must_use]
    pub fn mentions(&self, key: &str) -> bool {
        #[cfg(test)]
        self.looked_up.borrow_mut().push(key.to_owned());
        // Asked by every rule: lengths settle nearly all of it.
        let coloured = |it: &str| {
            it.len() == key.len() + 5
                && (it.starts_with("white") || it.starts_with("black"))
                && it.as_bytes()[5..].eq_ignore_ascii_case(key.as_bytes())
                && it.as_bytes()[6..] == key.as_bytes()[1..]
        };
        self.keys.iter().any(|it| it.0 == key || coloured(it.0))
    }

    /// Whether a rule need read a key.
    pub(crate) fn asks(&self, key: &str) -> bool {
        #[cfg(test)]
        if self.asks_all {
            return true;
        }
        self.mentions(key)
    }

    /// Notes that a rule asked for a key. Whether the definition has it, in exactly this form.
    fn claim(&mut self, key: &str) -> bool {
        #[cfg(test)]
        self.looked_up.borrow_mut().push(key.to_owned());
        let found = self.keys.binary_search_by(|it| it.0.cmp(key)).ok().and_then(|it| self.keys.get_mut(it));
        found.is_some_and(|it| {
            it.1 = true;
            true
        })
    }

    /// What was reported.
    #[must_use]
    pub fn into_diagnostics(self) -> Vec<Diagnostic> {
        self.diagnostics
    }

    /// Whether no more diagnostics are kept.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.diagnostics.len() >= MAX_DIAGNOSTICS
    }

    /// Whether a rule asked for the key.
    #[must_use]
    pub fn is_claimed(&self, key: &str) -> bool {
        self.keys.binary_search_by(|it| it.0.cmp(key)).is_ok_and(|it| self.keys[it].1)
    }

    /// The settings of a key on one piece, in order; claims the key.
    pub fn of_piece(
        &mut self,
        number: usize,
        key: &'static str,
    ) -> impl DoubleEndedIterator<Item = &'a Setting> + use<'a> {
        let known = self.claim(key);
        let pieces = self.definition.pieces.get(number.wrapping_sub(1)).filter(|_| known);
        pieces.into_iter().flat_map(|it| &it.settings).filter(move |it| it.key == key)
    }

    /// By type: the last setting of a key below its piece line. Claims the key.
    pub fn below_pieces(&mut self, key: &'static str) -> Vec<(TypeId, Setting)> {
        let n_types = self.definition.pieces.len().min(crate::builder::MAX_TYPES);
        let last = |kind: usize| Some((TypeId(kind as u8), self.of_piece(kind, key).next_back()?.clone()));
        (1..=n_types).filter_map(last).collect()
    }

    /// All entries of a key: first those for both colours, then those of `white…` and `black…`. Of equal ones the last.
    /// Claims all three.
    pub fn entries(&mut self, key: &'static str) -> Vec<Entry> {
        #[cfg(test)]
        self.sided.push(key.to_owned());
        self.entries_of(key, &[None, Some(Player::White), Some(Player::Black)])
    }

    /// All entries of a key that has no forms for one colour. Claims it.
    pub fn plain_entries(&mut self, key: &'static str) -> Vec<Entry> {
        self.entries_of(key, &[None])
    }

    fn entries_of(&mut self, key: &'static str, sides: &[Option<Player>]) -> Vec<Entry> {
        let mut res = Vec::new();
        if !self.asks(key) {
            return res;
        }
        for side in sides.iter().copied() {
            let written = side.map_or_else(|| key.to_owned(), |it| coloured(it, key));
            for setting in self.definition.settings.iter().filter(|it| it.key == written) {
                let words = setting.part().split(',', usize::MAX);
                for (idx, word) in words.iter().enumerate().filter(|it| !it.1.is_empty()) {
                    let hint = self.as_pairs(word, &words[idx + 1..]).map(|it| did_you_mean(format!("{written}={it}")));
                    self.entry(key, side, word, hint, &mut res);
                }
            }
            self.claim(&written);
        }
        last_of_equal(res, |it| (it.side, it.kind, it.value.to_string()))
    }

    /// Of `R,N:half`: what it would be written like if R is to have what N has. Each type has a colon of its own.
    fn as_pairs(&self, word: &ValuePart, rest: &[ValuePart]) -> Option<String> {
        let n_bare = rest.iter().position(|it| it.contains(':'))?;
        let (kind, value) = rest[n_bare].split_once(':')?;
        let bare = rest[..n_bare].iter().map(|it| &**it);
        let names: Vec<&str> = [&**word].into_iter().chain(bare).chain([kind.trim()]).collect();
        let all = names.iter().all(|it| self.definition.type_of(it).is_some());
        all.then(|| names.iter().map(|it| format!("{it}:{}", value.trim())).collect::<Vec<_>>().join(","))
    }

    fn entry(
        &mut self,
        key: &'static str,
        side: Option<Player>,
        word: &ValuePart,
        hint: Option<Message>,
        res: &mut Vec<Entry>,
    ) {
        let place = word.place().clone();
        let (kind, value) = match &word.split(':', 2)[..] {
            [kind, value] if &**kind == "*" => (None, value.clone()),
            [kind, value] => match self.definition.type_of(kind) {
                Some(number) => (Some(TypeId(number as u8)), value.clone()),
                None => {
                    self.unknown_id(kind, "ignored", place);
                    return;
                }
            },
            _ => (None, word.clone()),
        };
        res.push(Entry { key, side, kind, value, place, hint });
    }

    /// The entry that holds for a side and a type: the last one that names the type, else the last general one.
    #[must_use]
    pub fn entry_for(entries: &[Entry], side: Player, kind: TypeId) -> Option<&Entry> {
        let of_side = |it: &&Entry| it.is_for(side);
        let named = entries.iter().filter(of_side).rev().find(|it| it.kind == Some(kind));
        named.or_else(|| entries.iter().filter(of_side).rev().find(|it| it.kind.is_none()))
    }

    /// The definition.
    #[must_use]
    pub fn definition(&self) -> &'a Definition {
        self.definition
    }

    /// The last setting of a key; claims the key.
    pub fn last(&mut self, key: &str) -> Option<&'a Setting> {
        if self.claim(key) { self.definition.settings.iter().rfind(|it| it.key == key) } else { None }
    }

    /// The last setting of a key whose value is a number; claims the key.
    pub fn last_number(&mut self, key: &str) -> Option<(&'a Setting, i64)> {
        if !self.claim(key) {
            return None;
        }
        let mut all = self.definition.settings.iter().filter(|it| it.key == key);
        all.rfind(|it| it.value.trim().parse::<i64>().is_ok()).and_then(|it| Some((it, it.value.trim().parse().ok()?)))
    }

    /// What a key says for each side: its forms for one colour (`whitePass`) win over the plain one. `read` gets the
    /// name of a key and what holds without it, which is what it answers if the definition does not have the key.
    pub fn by_side<T: Clone>(
        &mut self,
        key: &str,
        default: T,
        mut read: impl FnMut(&mut Self, &str, T) -> T,
    ) -> [T; 2] {
        #[cfg(test)]
        self.sided.push(key.to_owned());
        if !self.asks(key) {
            return [default.clone(), default];
        }
        let plain = read(self, key, default);
        let white = read(self, &coloured(Player::White, key), plain.clone());
        [white, read(self, &coloured(Player::Black, key), plain)]
    }

    /// A flag for each side.
    pub fn flag_by_side(&mut self, key: &str, default: bool) -> [bool; 2] {
        self.by_side(key, default, |it, key, or| it.flag(key, or))
    }

    /// One of several words for each side.
    pub fn word_by_side<T: Copy>(&mut self, key: &str, words: &[(&'static str, T)], default: T) -> [T; 2] {
        self.by_side(key, default, |it, key, or| it.word(key, words, or, None))
    }

    /// A whole number between bounds for each side.
    pub fn int_by_side(&mut self, key: &str, default: i32, least: i32, most: i32) -> [i32; 2] {
        self.by_side(key, default, |it, key, or| it.int(key, or, least, most))
    }

    /// Types for each side: those of the plain key and those of its colour.
    pub fn types_by_side(&mut self, key: &str) -> [TypeSet; 2] {
        self.by_side(key, TypeSet::EMPTY, |it, key, or| {
            let mut res = it.types(key);
            or.iter().for_each(|kind| res.insert(kind));
            res
        })
    }

    /// All settings of a key, in order; claims the key.
    pub fn all(&mut self, key: &'static str) -> impl DoubleEndedIterator<Item = &'a Setting> + use<'a> {
        let known = self.claim(key);
        self.definition.settings.iter().filter(move |it| known && it.key == key)
    }

    /// A whole number between bounds.
    pub fn int(&mut self, key: &str, default: i32, least: i32, most: i32) -> i32 {
        let Some(setting) = self.last(key) else { return default };
        let number = setting.value.trim().parse::<i64>().ok();
        let in_range = number.map(|it| it.clamp(i64::from(least), i64::from(most)) as i32);
        if number.is_none() || number != in_range.map(i64::from) {
            let used = in_range.unwrap_or(default);
            self.report(
                Severity::Error,
                "def.number",
                msg!("def-number", key = key, least = least, most = most, used = used),
                None,
                setting.value_place.clone(),
            );
        }
        in_range.unwrap_or(default)
    }

    /// A flag.
    pub fn flag(&mut self, key: &str, default: bool) -> bool {
        self.word(key, &FLAG_WORDS, default, None)
    }

    /// One of several words. `unknown`: the reading of any other word, with a warning.
    pub fn word<T: Copy>(&mut self, key: &str, words: &[(&'static str, T)], default: T, unknown: Option<T>) -> T {
        match self.known_word(key, &|idx| words.get(idx).map(|it| it.0), unknown.is_some()) {
            None => default,
            Some(idx) => words.get(idx).map_or(unknown.unwrap_or(default), |it| it.1),
        }
    }

    /// The number of a word, of those that `words` gives; any number beyond them for another word, which is reported.
    fn known_word(&mut self, key: &str, words: &dyn Fn(usize) -> Option<&'static str>, is_read: bool) -> Option<usize> {
        let setting = self.last(key)?;
        let value = setting.value.trim();
        let words = (0..).map_while(words).collect::<Vec<_>>();
        if let Some(idx) = words.iter().position(|it| it.eq_ignore_ascii_case(value)) {
            return Some(idx);
        }
        self.report(
            if is_read { Severity::Warning } else { Severity::Error },
            "def.value",
            msg!("def-value", text = value, key = key),
            Some(may_be(words.iter().copied())),
            setting.value_place.clone(),
        );
        Some(words.len())
    }

    /// Types as `type_set` reads them, from all settings of a key.
    pub fn types(&mut self, key: &str) -> TypeSet {
        let mut res = TypeSet::EMPTY;
        if !self.claim(key) {
            return res;
        }
        for setting in self.definition.settings.iter().filter(|it| it.key == key) {
            let mut at = 0;
            for word in setting.value.split(',') {
                let start = at + word.len() - word.trim_start().len();
                at += word.len() + 1;
                let word = word.trim();
                if !word.is_empty() {
                    let place = setting.place_in(Span::new(start, start + word.len()));
                    self.type_set([word], &place).iter().for_each(|it| res.insert(it));
                }
            }
        }
        res
    }

    /// Adds a diagnostic.
    pub fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        message: Message,
        hint: Option<Message>,
        place: Place,
    ) {
        self.add(Diagnostic { severity, code, message, hint, fix: None, place });
    }

    /// Adds what is wrong with a move string. `place`: where bytes of the string stand in the definition.
    pub(super) fn report_moves(&mut self, found: Vec<xbetza::Diagnostic>, place: impl Fn(Span) -> Place) {
        for it in found {
            self.add(it.within(&place));
        }
    }

    /// Adds a diagnostic that was made elsewhere.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        // Moves are compiled for each side, and some for several rules: what is wrong with them is told once.
        if self.diagnostics.contains(&diagnostic) {
            return;
        }
        match self.diagnostics.len() {
            n if n < MAX_DIAGNOSTICS => self.diagnostics.push(diagnostic),
            MAX_DIAGNOSTICS => self.diagnostics.push(Diagnostic {
                severity: Severity::Warning,
                code: "def.more",
                message: msg!("def-more"),
                hint: None,
                fix: None,
                place: Place::Whole,
            }),
            _ => {}
        }
    }
}

/// Entries without those that are said again later: whatever an entry costs, it costs once.
pub(super) fn last_of_equal<T, K: Ord>(all: Vec<T>, key: impl Fn(&T) -> K) -> Vec<T> {
    if all.len() < 2 {
        return all;
    }
    let mut keys: Vec<(K, usize)> = all.iter().map(key).zip(0..).collect();
    sort::sort(&mut keys);
    let mut is_last = vec![true; all.len()];
    for pair in keys.windows(2).filter(|it| it[0].0 == it[1].0) {
        is_last[pair[0].1] = false;
    }
    all.into_iter().zip(is_last).filter(|it| it.1).map(|it| it.0).collect()
}

/// A hint: the words that a value may be.
pub(crate) fn may_be<T: Into<Arg>>(words: impl IntoIterator<Item = T>) -> Message {
    msg!("def-value-hint", values = Arg::listed(words))
}

/// A hint: what is probably meant.
pub(crate) fn did_you_mean(what: impl Into<Arg>) -> Message {
    msg!("did-you-mean", what = what)
}

/// The form of a key for one colour: `whiteDropZone`.
pub(super) fn coloured(side: Player, key: &str) -> String {
    let mut res = key.to_owned();
    res[..1].make_ascii_uppercase();
    res.insert_str(0, if side == Player::White { "white" } else { "black" });
    res
}
