//! The tree of a move string: everything that was written, in order. What it means on a board is not decided here.

use crate::Span;

/// A whole description of a piece. Its moves add up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ast {
    /// Moves and the text between them, in order; together they spell the source.
    pub items: Vec<Item>,
}

impl Ast {
    /// The moves, without the text between them.
    pub fn moves(&self) -> impl Iterator<Item = &Move> {
        self.items.iter().filter_map(|it| match it {
            Item::Move(it) => Some(it),
            Item::Trivia(_) => None,
        })
    }
}

/// A move, or text that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A move.
    Move(Move),
    /// Blanks, and text that an error removed from the description.
    Trivia(Trivia),
}

/// Text without meaning that is kept so that the tree prints back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trivia {
    /// The text as written.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// One move: a chain of legs with one atom, or a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What it is made of.
    pub kind: MoveKind,
    /// Text inside the move that has no effect: foreign characters, ranges in error, letters that
    /// can have no effect in their place. In order, not touching each other; kept for printing only.
    pub skipped: Vec<Trivia>,
    /// Where it stands, from its first modifier to the end of its suffix.
    pub span: Span,
}

/// The two ways of writing a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// `mRcaibR`: all legs share the atom and the suffix.
    Chain(Chain),
    /// `[F?fsR]`: each leg has its own atom.
    Bracket(Box<Bracket>),
}

/// Legs separated by `a`, then the atom and suffix that all of them share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// At least one leg.
    pub legs: Vec<Leg>,
    /// The shared atom.
    pub atom: Atom,
    /// The shared suffix.
    pub suffix: Suffix,
}

/// A bracket: a first part and what follows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The directions of the whole way, as in `v[F?R]`; empty if all are meant.
    pub prefix: Leg,
    /// The first leg.
    pub first: Part,
    /// The others.
    pub rest: Vec<AfterPart>,
}

/// What follows a part of a bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AfterPart {
    /// `-part` or `?part`.
    Part(Separator, Part),
    /// `(-part …)`: zero or more times.
    Group(Group),
}

/// A repeated group of legs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The separator that begins each repetition.
    pub separator: Separator,
    /// The first leg of a repetition.
    pub first: Part,
    /// The other legs of a repetition.
    pub rest: Vec<AfterPart>,
    /// From `(` to `)`.
    pub span: Span,
}

/// How the next leg of a bracket is joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Separator {
    /// `-`: the move must go on.
    Then,
    /// `?`: the move may end here or go on.
    Maybe,
    /// Nothing was written; read as `-`, with a warning.
    Missing,
}

/// One leg of a bracket with its own atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The modifiers.
    pub leg: Leg,
    /// The atom.
    pub atom: Atom,
    /// The suffix.
    pub suffix: Suffix,
}

/// The modifiers of one leg, in the order written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Leg {
    /// Directions, modalities and powers, mixed as written.
    pub modifiers: Vec<Modifier>,
}

impl Leg {
    /// How often the letter is written on this leg.
    #[must_use]
    pub fn count(&self, letter: char) -> usize {
        self.modifiers.iter().filter(|it| it.letter == letter).count()
    }

    /// Whether the letter is written on this leg.
    #[must_use]
    pub fn has(&self, letter: char) -> bool {
        self.count(letter) > 0
    }
}

/// One lower-case letter, or the apostrophe.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Modifier {
    /// The letter.
    pub letter: char,
    /// Where it stands.
    pub span: Span,
}

/// What is stepped or leapt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atom {
    /// The capital.
    pub base: Base,
    /// `X` and `Y`, in the order written; only after a leap.
    pub extensions: Vec<Extension>,
    /// Where it stands.
    pub span: Span,
}

/// The capital letters of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the letters are their own names")]
pub enum Base {
    W,
    F,
    D,
    N,
    A,
    H,
    C,
    L,
    Z,
    J,
    G,
    K,
    Q,
    R,
    B,
    U,
    O,
    I,
    /// `@`, reserved.
    At,
}

/// A suffix that makes a leap longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extension {
    /// 3 more on the larger component.
    X,
    /// 2 more on both components.
    Y,
}

/// How often the atom may be repeated, and whether the move is an area walk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suffix {
    /// The range, if one is written.
    pub range: Option<Range>,
    /// The area suffix `~n`, if one is written.
    pub area: Option<AreaSuffix>,
}

/// A written range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    /// What it says.
    pub form: RangeForm,
    /// As written: `3`, `2-5`, `*`, or the doubled capital.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// The forms of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeForm {
    /// A doubled capital, `NN`: unlimited.
    Doubled,
    /// `n`; on `O` exactly n. `0` is unlimited.
    AtMost(u8),
    /// `n-m`. An upper bound of 0 is unlimited.
    Between(u8, u8),
    /// `*`: up to the middle of the board.
    HalfBoard,
}

/// A written area suffix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AreaSuffix {
    /// Most steps; 0 is unlimited.
    pub steps: u8,
    /// As written, with its `~`.
    pub text: String,
    /// Where it stands.
    pub span: Span,
}

/// The smallest and largest component of a leap, `(short, long)`: `(1, 2)` for the Knight.
pub type LeapShape = (u16, u16);

impl Atom {
    /// The step of a leaping atom with its extensions applied, `short <= long`;
    /// `None` for composites and special atoms.
    #[must_use]
    pub fn leap(&self) -> Option<LeapShape> {
        let (mut short, mut long) = self.base.leap()?;
        for it in &self.extensions {
            match it {
                Extension::X => long = long.saturating_add(3),
                Extension::Y => (short, long) = (short.saturating_add(2), long.saturating_add(2)),
            }
        }
        Some((short, long))
    }
}

impl Base {
    /// The step of a leaping atom, `None` for composites and special atoms.
    #[must_use]
    pub const fn leap(self) -> Option<LeapShape> {
        Some(match self {
            Self::W => (0, 1),
            Self::F => (1, 1),
            Self::D => (0, 2),
            Self::N => (1, 2),
            Self::A => (2, 2),
            Self::H => (0, 3),
            Self::C | Self::L => (1, 3),
            Self::Z | Self::J => (2, 3),
            Self::G => (3, 3),
            _ => return None,
        })
    }

    /// The atom that the capital stands for, `None` if it is no atom.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'W' => Self::W,
            'F' => Self::F,
            'D' => Self::D,
            'N' => Self::N,
            'A' => Self::A,
            'H' => Self::H,
            'C' => Self::C,
            'L' => Self::L,
            'Z' => Self::Z,
            'J' => Self::J,
            'G' => Self::G,
            'K' => Self::K,
            'Q' => Self::Q,
            'R' => Self::R,
            'B' => Self::B,
            'U' => Self::U,
            'O' => Self::O,
            'I' => Self::I,
            '@' => Self::At,
            _ => return None,
        })
    }

    /// The capital as written.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::W => 'W',
            Self::F => 'F',
            Self::D => 'D',
            Self::N => 'N',
            Self::A => 'A',
            Self::H => 'H',
            Self::C => 'C',
            Self::L => 'L',
            Self::Z => 'Z',
            Self::J => 'J',
            Self::G => 'G',
            Self::K => 'K',
            Self::Q => 'Q',
            Self::R => 'R',
            Self::B => 'B',
            Self::U => 'U',
            Self::O => 'O',
            Self::I => 'I',
            Self::At => '@',
        }
    }
}
