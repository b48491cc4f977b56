//! From a definition to rules: reads the settings, compiles the pieces, and asks every rule file for its hooks.

use diagram::{Diagnostic, Diagram, Place, Setting, Severity, Symmetry};

use crate::attack::Attacks;
use crate::content::Content;
use crate::ids::{Player, Sq, TypeId, TypeSet};
use crate::movement::Movement;
use crate::patch::{Edit, FactId};
use crate::position::FactSpec;
use crate::program::{Program, Start, compile as program};
use crate::rules::{Judge, Pass, Rules, Setup, Source, TypeInfo, castling, hands, last_mover, mate};
use crate::rules::{promotion, royal_loss, royal_trail};
use crate::topology::{Topology, VecId};

/// Most piece types of a definition.
pub const MAX_TYPES: usize = 250;

/// Reads settings for rules, notes which keys were claimed, and collects diagnostics.
#[derive(Debug)]
pub struct Reader<'a> {
    diagram: &'a Diagram,
    claimed: Vec<&'static str>,
    diagnostics: Vec<Diagnostic>,
}

impl<'a> Reader<'a> {
    /// The definition.
    #[must_use]
    pub fn diagram(&self) -> &'a Diagram {
        self.diagram
    }

    /// The last setting of a key; claims the key.
    pub fn last(&mut self, key: &'static str) -> Option<&'a Setting> {
        self.all(key).last()
    }

    /// All settings of a key, in order; claims the key.
    pub fn all(&mut self, key: &'static str) -> impl DoubleEndedIterator<Item = &'a Setting> + use<'a> {
        self.claimed.push(key);
        self.diagram.settings.iter().filter(move |it| it.key == key)
    }

    /// A whole number between bounds.
    pub fn int(&mut self, key: &'static str, default: i32, least: i32, most: i32) -> i32 {
        let Some(setting) = self.last(key) else { return default };
        let number = setting.value.trim().parse::<i64>().ok();
        let in_range = number.map(|it| it.clamp(i64::from(least), i64::from(most)) as i32);
        if number.is_none() || number != in_range.map(i64::from) {
            let used = in_range.unwrap_or(default);
            self.report(
                Severity::Error,
                "def.number",
                format!("{key} is a number from {least} to {most}; {used} is used."),
                None,
                setting.value_place.clone(),
            );
        }
        in_range.unwrap_or(default)
    }

    /// A flag.
    pub fn flag(&mut self, key: &'static str, default: bool) -> bool {
        let words = [("1", true), ("yes", true), ("true", true), ("on", true)];
        let not = [("0", false), ("no", false), ("false", false), ("off", false)];
        let all: Vec<_> = words.into_iter().chain(not).collect();
        self.word(key, &all, default, None)
    }

    /// One of several words. `unknown`: the reading of any other word, with a warning.
    pub fn word<T: Copy>(&mut self, key: &'static str, words: &[(&str, T)], default: T, unknown: Option<T>) -> T {
        let Some(setting) = self.last(key) else { return default };
        let value = setting.value.trim();
        if let Some((_, it)) = words.iter().find(|(word, _)| word.eq_ignore_ascii_case(value)) {
            return *it;
        }
        let list = words.iter().map(|it| it.0).collect::<Vec<_>>().join(", ");
        self.report(
            if unknown.is_some() { Severity::Warning } else { Severity::Error },
            "def.value",
            format!("\"{value}\" is not a value of {key}."),
            Some(format!("It may be: {list}.")),
            setting.value_place.clone(),
        );
        unknown.unwrap_or(default)
    }

    /// Types by ID or number, from all settings of a key.
    pub fn types(&mut self, key: &'static str) -> TypeSet {
        let mut res = TypeSet::EMPTY;
        for setting in self.all(key) {
            for word in setting.value.split(',').map(str::trim).filter(|it| !it.is_empty()) {
                match self.diagram.type_of(word) {
                    Some(number) => res.insert(TypeId(number as u8)),
                    None => self.report(
                        Severity::Error,
                        "def.id",
                        format!("No piece has the ID \"{word}\"."),
                        None,
                        setting.value_place.clone(),
                    ),
                }
            }
        }
        res
    }

    /// Adds a diagnostic.
    pub fn report(&mut self, severity: Severity, code: &'static str, message: String, hint: Option<String>, place: Place) {
        if self.diagnostics.len() < 200 {
            self.diagnostics.push(Diagnostic { severity, code, message, hint, place });
        }
    }
}

/// Compiles a definition. Never fails: what does not compile is absent and reported.
#[must_use]
pub fn compile(diagram: &Diagram) -> (Rules, Vec<Diagnostic>) {
    let mut reader = Reader { diagram, claimed: Vec::new(), diagnostics: Vec::new() };
    let n_types = diagram.pieces.len().min(MAX_TYPES);
    let mut topology = topology(diagram);
    let types = types(diagram, n_types);
    let castle_flip = reader.flag("castleFlip", false);
    let programs = programs(&mut reader, n_types, castle_flip, &mut topology);
    let royal = royals(&mut reader, n_types);
    let mut facts = Vec::new();
    let imitators = imitators(&programs);
    let last_mover = (!imitators.is_empty()).then(|| fact(&mut facts, 0, false));
    let setup = setup(diagram, n_types, &topology);

    let extinction = reader.int("extinction", 3, 0, 3);
    let check_rule = reader.flag("checkRule", true);
    let enforce = reader.flag("enforce", true);
    let (promotion, promo_offset, max_promote) = promotion::compile(&mut reader, &royal);
    let hands = hands::compile(&mut reader);
    let has_hands = hands.is_some() || diagram.pieces.iter().any(|it| it.hand != [0, 0]);
    let mut castle_steps: Vec<VecId> =
        programs.iter().flatten().flat_map(|it| it.castles.iter().map(|it| it.step)).collect();
    castle_steps.sort_unstable();
    castle_steps.dedup();
    let castling = castling::compile(&mut reader, &topology, &setup, &castle_steps);
    let mate = mate::compile(&mut reader);

    // The order of the passes is the order in which rules compose.
    let mut passes: Vec<Box<dyn Pass>> = Vec::new();
    passes.extend(promotion.map(|it| Box::new(it) as Box<dyn Pass>));
    passes.extend(hands.map(|it| Box::new(it) as Box<dyn Pass>));
    if royal_may_trail(&programs, &royal) {
        passes.push(Box::new(royal_trail::RoyalTrail));
    }
    passes.extend(last_mover.map(|fact| Box::new(last_mover::LastMover { fact, imitators }) as Box<dyn Pass>));
    let sources: Vec<Box<dyn Source>> = castling.into_iter().map(|it| Box::new(it) as Box<dyn Source>).collect();
    let verdicts: Vec<Box<dyn Judge>> = vec![Box::new(royal_loss::RoyalLoss), Box::new(mate)];

    let half_board = Player::BOTH.map(|side| half_board(&topology, side));
    let none = || [vec![None; n_types + 1], vec![None; n_types + 1]];
    let cross_overlaps = programs.iter().flatten().any(relays);
    let mut movement = Movement {
        topology,
        programs,
        half_board,
        closed: none(),
        last_mover,
        local: [vec![None; n_types + 1], vec![None; n_types + 1]],
        elsewhere: vec![Program::default()],
    };
    let mut by_walk = TypeSet::EMPTY;
    for kind in (1..=n_types).map(|it| TypeId(it as u8)) {
        if passes.iter().any(|it| it.changes_attacks(kind)) {
            by_walk.insert(kind);
        }
    }
    let attacks = Attacks::build(&mut movement, n_types, &by_walk);
    let n_start_royals = Player::BOTH.map(|side| {
        setup.edits.iter().filter(|it| matches!(it, Edit::Put(_, c) if c.is(side) && royal.has(c.kind()))).count()
    });
    if n_start_royals == [0, 0] && !royal.is_empty() {
        reader.report(
            Severity::Info,
            "def.royal",
            "No royal piece stands on the board at the start, so there is no check.".into(),
            None,
            Place::Whole,
        );
    }
    let rules = Rules {
        movement,
        first_rank: diagram.board.first_rank.unwrap_or(1),
        types,
        royal,
        last_royal_only: [extinction & 1 != 0, extinction & 2 != 0],
        n_start_royals,
        check_rule,
        enforce,
        promo_offset,
        max_promote,
        has_hands,
        facts,
        setup,
        passes,
        sources,
        vetoes: Vec::new(),
        verdicts,
        attacks,
        cross_overlaps,
    };
    unclaimed(&mut reader);
    (rules, reader.diagnostics)
}

/// Reserves a fact.
fn fact(facts: &mut Vec<FactSpec>, start: i32, transient: bool) -> FactId {
    facts.push(FactSpec { start, transient });
    FactId((facts.len() - 1) as u8)
}

fn topology(diagram: &Diagram) -> Topology {
    let (files, ranks) = (u16::from(diagram.board.files.max(1)), u16::from(diagram.board.ranks.max(1)));
    let holes = diagram.board.holes.iter().map(|it| Sq(u16::from(it.rank) * files + u16::from(it.file)));
    Topology::rect(files, ranks, holes.filter(|it| it.0 < files * ranks))
}

fn types(diagram: &Diagram, n_types: usize) -> Vec<TypeInfo> {
    let mut res = vec![TypeInfo { name: String::new(), id: String::new(), key: String::new(), moves: String::new() }];
    for piece in &diagram.pieces[..n_types] {
        let before = res.iter().filter(|it| it.id == piece.id).count();
        res.push(TypeInfo {
            name: piece.name.clone(),
            id: piece.id.clone(),
            key: format!("{}{}", piece.id, "'".repeat(before)),
            moves: piece.moves.clone(),
        });
    }
    res
}

fn programs(reader: &mut Reader<'_>, n_types: usize, castle_flip: bool, topology: &mut Topology) -> [Vec<Program>; 2] {
    let mut res = [vec![Program::default()], vec![Program::default()]];
    for piece in &reader.diagram.pieces[..n_types] {
        let (ast, errors) = xbetza::parse(&piece.moves);
        for it in errors {
            let place = if piece.moves_default { piece.moves_place.clone() } else { place_in(&piece.moves_place, it.span) };
            let severity = match it.severity {
                xbetza::Severity::Error => Severity::Error,
                xbetza::Severity::Warning => Severity::Warning,
                xbetza::Severity::Info => Severity::Info,
            };
            reader.report(severity, it.code, it.message, it.hint, place);
        }
        for side in Player::BOTH {
            let (program, dropped) = program::compile(&ast, side, castle_flip, topology);
            if side == Player::White {
                for it in dropped {
                    let place = place_in(&piece.moves_place, it.span);
                    reader.report(Severity::Warning, it.code, it.message, None, place);
                }
            }
            res[side.index()].push(program);
        }
    }
    res
}

fn place_in(place: &Place, span: diagram::Span) -> Place {
    match place {
        Place::Text(it) => Place::Text(span.shifted(it.start)),
        Place::Json(it, _) => Place::Json(it.clone(), Some(span)),
        Place::Whole => Place::Whole,
    }
}

fn royals(reader: &mut Reader<'_>, n_types: usize) -> TypeSet {
    let settings: Vec<_> = reader.all("royal").collect();
    if settings.is_empty() {
        let mut res = TypeSet::EMPTY;
        if n_types > 0 {
            res.insert(TypeId(n_types as u8));
        }
        return res;
    }
    if settings.iter().all(|it| it.value.trim() == "0") {
        return TypeSet::EMPTY;
    }
    reader.types("royal")
}

fn imitators(programs: &[Vec<Program>; 2]) -> TypeSet {
    let mut res = TypeSet::EMPTY;
    for (kind, program) in programs[0].iter().enumerate() {
        if program.walked.iter().any(|it| matches!(it.start, Start::Imitate { .. })) {
            res.insert(TypeId(kind as u8));
        }
    }
    res
}

/// Whether a royal has initial moves or slides that leave a trail.
fn royal_may_trail(programs: &[Vec<Program>; 2], royal: &TypeSet) -> bool {
    programs[0].iter().enumerate().any(|(kind, it)| {
        royal.has(TypeId(kind as u8)) && (it.rays.iter().any(|it| it.virgin) || !it.walked.is_empty())
    })
}

fn relays(program: &Program) -> bool {
    program.walked.iter().any(|it| it.borrows)
}

fn half_board(topology: &Topology, side: Player) -> Vec<u16> {
    (0..topology.len() as u16)
        .map(|sq| {
            let rank = topology.rank(Sq(sq)) as u16;
            let own = if side == Player::White { rank + 1 } else { topology.ranks - rank };
            (topology.ranks / 2).saturating_sub(own).max(1)
        })
        .collect()
}

fn setup(diagram: &Diagram, n_types: usize, topology: &Topology) -> Setup {
    let mut edits = Vec::new();
    for (idx, piece) in diagram.pieces[..n_types].iter().enumerate() {
        let kind = TypeId((idx + 1) as u8);
        for side in Player::BOTH {
            for it in &piece.squares[side.index()] {
                if let Some(sq) = topology.square(i32::from(it.file), i32::from(it.rank)) {
                    edits.push(Edit::Put(sq, Content::new(side, kind).virgin()));
                }
            }
            let mut left = piece.hand[side.index()];
            while left > 0 {
                let now = left.min(100);
                edits.push(Edit::Hand(side, kind, now as i8));
                left -= now;
            }
        }
    }
    Setup { edits, turn: Player::White, clocks: (0, 1) }
}

/// Reports keys that no rule claimed.
fn unclaimed(reader: &mut Reader<'_>) {
    let diagram = reader.diagram;
    let on_pieces = diagram.pieces.iter().flat_map(|it| &it.settings);
    for setting in diagram.settings.iter().chain(on_pieces) {
        if reader.claimed.contains(&setting.key.as_str()) {
            continue;
        }
        let place = setting.key_place.clone();
        if diagram::KEYS.contains(&setting.key.as_str()) {
            let message = format!("{} is not supported yet and is ignored.", setting.key);
            reader.report(Severity::Info, "not-yet", message, None, place);
        } else {
            let hint = diagram::nearest_key(&setting.key).map(|it| format!("Did you mean {it}?"));
            let message = format!("\"{}\" is not a known key and is ignored.", setting.key);
            reader.report(Severity::Warning, "def.key", message, hint, place);
        }
    }
}

/// Whether Black's squares follow from White's, and how.
#[must_use]
pub fn symmetric(diagram: &Diagram, sq: Sq, topology: &Topology) -> Option<Sq> {
    let (file, rank) = (topology.file(sq), topology.rank(sq));
    let (files, ranks) = (i32::from(topology.files), i32::from(topology.ranks));
    match diagram.board.symmetry {
        Symmetry::Mirror => topology.square(file, ranks - 1 - rank),
        Symmetry::Rotate => topology.square(files - 1 - file, ranks - 1 - rank),
        Symmetry::None => Some(sq),
    }
}
