//! Tree to text. A tree that was read from a text prints as exactly that text.

use std::fmt::{self, Display, Formatter, Write as _};

use crate::{
    AfterPart, Ast, Atom, Base, Bracket, Chain, Extension, Group, Item, Leg, Move, MoveKind, Part, Separator, Suffix,
    Trivia,
};

impl Display for Ast {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.items.iter().try_for_each(|it| match it {
            Item::Move(it) => it.fmt(f),
            Item::Trivia(it) => f.write_str(&it.text),
        })
    }
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut printer = Printer { out: f, offset: self.span.start, skipped: &self.skipped };
        match &self.kind {
            MoveKind::Chain(it) => printer.chain(it)?,
            MoveKind::Bracket(it) => printer.bracket(it)?,
        }
        printer.finish()
    }
}

/// Writes the tokens of one move and, between them, the skipped text at the offsets where it stood.
struct Printer<'a, 'f, 'b> {
    out: &'f mut Formatter<'b>,
    offset: usize,
    skipped: &'a [Trivia],
}

impl Printer<'_, '_, '_> {
    fn token(&mut self, text: &str) -> fmt::Result {
        while let Some((it, rest)) = self.skipped.split_first()
            && it.span.start <= self.offset
        {
            self.skipped = rest;
            self.write(&it.text)?;
        }
        self.write(text)
    }

    fn write(&mut self, text: &str) -> fmt::Result {
        self.offset += text.len();
        self.out.write_str(text)
    }

    fn letter(&mut self, letter: char) -> fmt::Result {
        self.token(letter.encode_utf8(&mut [0; 4]))
    }

    fn finish(&mut self) -> fmt::Result {
        let skipped = std::mem::take(&mut self.skipped);
        skipped.iter().try_for_each(|it| self.write(&it.text))
    }

    fn chain(&mut self, it: &Chain) -> fmt::Result {
        for (i, leg) in it.legs.iter().enumerate() {
            if i > 0 {
                self.letter('a')?;
            }
            self.leg(leg)?;
        }
        self.atom(&it.atom)?;
        self.suffix(&it.suffix)
    }

    fn bracket(&mut self, it: &Bracket) -> fmt::Result {
        self.leg(&it.prefix)?;
        self.letter('[')?;
        self.part(&it.first)?;
        self.rest(&it.rest)?;
        self.letter(']')
    }

    fn rest(&mut self, rest: &[AfterPart]) -> fmt::Result {
        for it in rest {
            match it {
                AfterPart::Part(separator, part) => {
                    self.separator(*separator)?;
                    self.part(part)?;
                }
                AfterPart::Group(it) => self.group(it)?,
            }
        }
        Ok(())
    }

    fn group(&mut self, it: &Group) -> fmt::Result {
        self.letter('(')?;
        self.separator(it.separator)?;
        self.part(&it.first)?;
        self.rest(&it.rest)?;
        self.letter(')')
    }

    fn separator(&mut self, it: Separator) -> fmt::Result {
        match it {
            Separator::Then => self.letter('-'),
            Separator::Maybe => self.letter('?'),
            Separator::Missing => Ok(()),
        }
    }

    fn part(&mut self, it: &Part) -> fmt::Result {
        self.leg(&it.leg)?;
        self.atom(&it.atom)?;
        self.suffix(&it.suffix)
    }

    fn leg(&mut self, it: &Leg) -> fmt::Result {
        it.modifiers.iter().try_for_each(|it| self.letter(it.letter))
    }

    fn atom(&mut self, it: &Atom) -> fmt::Result {
        self.letter(it.base.letter())?;
        it.extensions.iter().try_for_each(|it| {
            self.letter(match it {
                Extension::X => 'X',
                Extension::Y => 'Y',
            })
        })
    }

    fn suffix(&mut self, it: &Suffix) -> fmt::Result {
        if let Some(it) = &it.range {
            self.token(&it.text)?;
        }
        if let Some(it) = &it.area {
            self.token(&it.text)?;
        }
        Ok(())
    }
}

impl Display for Base {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}
