//! Who attacks a square: reverse tables, rays, pins, and which rules care about which squares.
//!
//! ```text
//!   8 │ . . . . r . . .     Is the King on e1 attacked? Not "where can Black's pieces go?" but "along which lines
//!   7 │ . . . . . . . .     could anything of Black's come to e1, and what stands first on each?"
//!   6 │ . . . . . . . .
//!   5 │ . . . . . . . .     The lines of e1, walked back from it:
//!   4 │ . . . . N . . b       e2 e3 e4       White's Knight, and a Rook behind it: the Knight is pinned
//!   3 │ . . . . . . . .       f2 g3 h4       a Bishop, with nothing between: check
//!   2 │ . . n . . . . .       c2, d3, f3, g2 leaps, lines of one step each: a Knight on c2, check
//!   1 │ . . . . K . . .       d1 c1 b1 a1    nothing
//!       a b c d e f g h
//! ```
//!
//! Reverse tables (`tables`): by attacking side, every line along which some type attacks, turned around, with the farthest
//! distance of each type. They are built once from the programs of all pieces, so that a Griffon on a cylinder costs no more
//! than a Rook. `rays` keeps the squares of all lines of a target as one row; a line on which something stands is left by
//! skipping the squares behind. Bitboards answer faster for the pieces of chess on 64 squares (CPW, *Square Attacked By*);
//! these tables answer for any leg that is straight, with what must stand between (`Gap`: nothing, one mount, lesser
//! pieces, the path of a lame leap).
//!
//! What no line tells (bent paths, captures beside the way) is asked by walking, only for types that have such moves and no
//! farther than they reach (`reach`, `walks`).
//!
//! Pins (`pin_search`): once per position, the same rows say which squares must not be left or filled, and in check where an
//! answer must arrive; all other moves are legal without being tried (CPW, *Pin*; *Legal Move*). `pass_mask` does the same
//! for rules: which moves on which squares no rule has to do with.
//!
//! Cost: one question walks a row up to the first piece on each line, some 20 to 40 squares of chess; pins cost one more.

pub mod pass_mask;
pub mod pass_table;
pub mod pin_search;
pub mod pins;
mod query;
pub mod rays;
mod reach;
pub mod tables;
mod walks;
