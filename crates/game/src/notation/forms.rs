//! The forms in which moves are written and read, by name. Each form is a file; here is what they share.

use engine::legal::LegalGenerator;
use message::{Arg, Message, msg};

use crate::notation::listed_moves::MoveList;
use crate::notation::{MAX_TEXT, courier, janggi, path, san, shogi, uci, usi, wxf, xboard};

/// A way to write moves.
#[derive(Clone, Copy)]
pub struct NotationForm {
    /// Its name: `san`, `wxf`, …
    pub name: &'static str,
    /// Whether a record may be tried in it without being told.
    pub is_guessed: bool,
    /// Whether lists mark checks and mates.
    marks_checks: bool,
    /// The texts that a move may have, the usual one first, fuller ones later; none if the form cannot say it.
    texts: fn(MoveList<'_>) -> Vec<Vec<String>>,
    /// A coordinate path in this form, for moves that have no text of their own.
    path: fn(MoveList<'_>, String) -> String,
    /// Reads what differs from those texts.
    read: fn(MoveList<'_>, &str) -> Option<usize>,
    /// Brings signs that mean the same to those that are written.
    tidy: fn(&str) -> String,
}

impl std::fmt::Debug for NotationForm {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Form").field("name", &self.name).finish_non_exhaustive()
    }
}

const fn form(name: &'static str, texts: fn(MoveList<'_>) -> Vec<Vec<String>>) -> NotationForm {
    NotationForm {
        name,
        is_guessed: true,
        marks_checks: false,
        texts,
        path: |_, it| it,
        read: |_, _| None,
        tidy: |it| it.to_owned(),
    }
}

/// All forms.
pub const FORMS: &[NotationForm] = &[
    // Coordinate paths.
    NotationForm {
        read: |page, text| path::read(page.variant, page.position, page.moves, text),
        ..form("path", |page| one(path::write_all(page.variant, page.position, page.moves)))
    },
    // As chess engines write.
    NotationForm {
        read: |page, text| uci::read(page.variant, page.position, page.moves, text),
        ..form("uci", |page| {
            let writer = uci::Writer::new(page.variant);
            page.each(|idx| writer.texts(page, idx).collect())
        })
    },
    // For people.
    NotationForm {
        marks_checks: true,
        read: |page, text| san::read_only(page.variant, page.position, page.moves, text),
        ..form("san", |page| one(san::write_all(page.variant, page.position, page.moves)))
    },
    // As Game Courier writes.
    NotationForm {
        read: |page, text| courier::read(page.variant, page.position, page.moves, text),
        ..form("courier", |page| {
            page.each(|idx| courier::write(page.variant, page.position, page.moves, idx).into_iter().collect())
        })
    },
    // As shogi engines write.
    NotationForm {
        read: |page, text| usi::read(page.variant, page.position, page.moves, text),
        ..form("usi", |page| page.each(|idx| usi::write(page.variant, page.moves, idx).into_iter().collect()))
    },
    // Western shogi, ranks as letters.
    form("hodges", |page| page.each(|idx| shogi::texts(page, shogi::HODGES, idx))),
    // Western shogi, ranks as digits.
    form("hodges-digits", |page| page.each(|idx| shogi::texts(page, shogi::DIGITS, idx))),
    // Western shogi, without dashes.
    form("hosking", |page| page.each(|idx| shogi::texts(page, shogi::HOSKING, idx))),
    // Large shogi: what is burnt or taken in place is told.
    form("large-shogi", |page| page.each(|idx| shogi::texts(page, shogi::LARGE, idx))),
    // Xiangqi, files counted from the mover's right.
    NotationForm { tidy: |it| it.replace('.', "="), ..form("wxf", |page| page.each(|idx| wxf::texts(page, idx))) },
    // Janggi, rank and file as digits.
    form("janggi", |page| page.each(|idx| janggi::texts(page, idx))),
    // As XBoard writes; ten ranks are counted from 0.
    NotationForm {
        is_guessed: false,
        path: |page, it| xboard::counted(page, &it),
        read: |page, text| uci::null_move(page.position, page.moves).filter(|_| text == "@@@@"),
        ..form("xboard", |page| {
            let writer = uci::Writer::new(page.variant);
            page.each(|idx| xboard::texts(page, &writer, idx))
        })
    },
    // As chess engines write, ranks counted from 0.
    NotationForm {
        is_guessed: false,
        path: |_, it| xboard::from_zero(&it),
        ..form("uci-0", |page| {
            let writer = uci::Writer::new(page.variant);
            page.each(|idx| writer.texts(page, idx).map(|it| xboard::from_zero(&it)).collect())
        })
    },
];

/// The form of a name.
///
/// # Errors
/// A sentence with the names that there are.
pub fn named(name: &str) -> Result<&'static NotationForm, Message> {
    let names = || Arg::listed(FORMS.iter().map(|it| it.name));
    FORMS.iter().find(|it| it.name == name).ok_or_else(|| msg!("error-no-such-notation", forms = names()))
}

/// Work for the marks of a list, in steps of walks.
const MAX_WORK: u64 = 1 << 22;

fn one(texts: Vec<String>) -> Vec<Vec<String>> {
    texts.into_iter().map(|it| vec![it]).collect()
}

impl NotationForm {
    /// The moves in their order, each in the shortest text that no other move could have; the coordinate path where
    /// the form has none.
    #[must_use]
    pub fn write_all(&self, page: MoveList<'_>) -> Vec<String> {
        NotationTable::new(self, page).written
    }

    /// The moves in their order as lists show them: with marks for check and mate where the form has them. Where it takes
    /// too long to find out, texts have none.
    #[must_use]
    pub fn list(&self, page: MoveList<'_>) -> Vec<String> {
        let mut written = self.write_all(page);
        if self.marks_checks {
            let (mut position, mut generator) = (page.position.clone(), LegalGenerator::default());
            for (idx, text) in written.iter_mut().enumerate() {
                if generator.work() > MAX_WORK {
                    break;
                }
                text.push_str(san::check_mark(page.variant, &mut position, &mut generator, page.moves.patch(idx)));
            }
        }
        written
    }

    /// The move that a text in this form means.
    #[must_use]
    pub fn read(&self, page: MoveList<'_>, text: &str) -> Option<usize> {
        let text = text.trim();
        if text.is_empty() || text.len() > MAX_TEXT {
            return None;
        }
        if self.marks_checks {
            // Whether a last sign is a mark or a part of the text is for the form to say.
            return (self.read)(page, text);
        }
        let sheet = NotationTable::new(self, page);
        let tidy = (self.tidy)(text);
        let bare = tidy.trim_end_matches(['!', '?', '#']);
        let whole = |form: &str| sheet.written.iter().position(|it| it == form);
        let known = |form: &str| sheet.owner(form);
        [text, &tidy, bare].iter().find_map(|it| whole(it).or_else(|| known(it))).or_else(|| (self.read)(page, text))
    }
}

/// The texts of all moves of a position.
struct NotationTable {
    /// By move.
    written: Vec<String>,
    /// The texts that moves may have, each with its move; sorted.
    owners: Vec<(String, usize)>,
}

impl NotationTable {
    fn new(form: &NotationForm, page: MoveList<'_>) -> Self {
        let texts = (form.texts)(page);
        let pairs = texts.iter().enumerate().flat_map(|(idx, all)| all.iter().map(move |it| (it.clone(), idx)));
        let mut res = Self { written: Vec::new(), owners: pairs.collect() };
        sort::sort(&mut res.owners);
        res.owners.dedup();
        let alone = |it: &&String| res.owner(it).is_some();
        let mut written: Vec<Option<String>> = texts.iter().map(|all| all.iter().find(alone).cloned()).collect();
        if written.iter().any(Option::is_none) {
            let paths = path::write_all(page.variant, page.position, page.moves);
            for (text, path) in written.iter_mut().zip(paths) {
                text.get_or_insert_with(|| (form.path)(page, path));
            }
        }
        res.written = written.into_iter().flatten().collect();
        res
    }

    /// The only move that may have the text.
    fn owner(&self, text: &str) -> Option<usize> {
        let first = self.owners.partition_point(|it| it.0.as_str() < text);
        let nth = |idx: usize| self.owners.get(idx).filter(|it| it.0 == text).map(|it| it.1);
        nth(first).filter(|_| nth(first + 1).is_none())
    }
}
