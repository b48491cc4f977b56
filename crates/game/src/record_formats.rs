//! Writes games in the formats of other programs.

use std::sync::Arc;

use engine::ids::{Player, Sq};
use message::{Arg, Message, msg};
use records::asked::Square;
use records::draughts;
use records::shogi;
use records::told::{Told, ToldMove};
use records::variant_names;
use records::xiangqi;

use crate::game::Game;
use crate::game_record;
use crate::notation::asked;
use crate::notation::fen;
use crate::notation::record::foreign::{draughts_corner, game_type, men_and_kings};
use crate::notation::record::{self, RecordInput, RecordMove};
use crate::recorded_game::RecordedGame;
use crate::told::told;

/// The formats by their names: PGN with the tags that other programs want; shogi in Japanese, and as programs exchange it;
/// xiangqi in files of the world federation, in coordinates with ranks from 0, and in Chinese; draughts, squares with numbers.
pub const FORMATS: [&str; 7] = ["pgn", "kif", "csa", "wxf", "iccs", "chinese", "pdn"];

/// The tags with which each game in PGN begins, and what stands there for what nobody knows; the result follows.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The tag with the result: of a game that goes on until a result is known.
const RESULT: (&str, &str) = ("Result", "*");

/// A game that was written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    /// Its text.
    pub text: String,
    /// What the format has no room for.
    pub notes: Vec<Message>,
}

/// What stands between two games of a text in a format.
#[must_use]
pub fn parting(format: &str) -> &'static str {
    if format == "csa" { "/\n" } else { "\n" }
}

/// Writes a game with its variations. `title` is that of its definition.
///
/// # Errors
/// A sentence: there is no such format, or it has no words for a position, a piece or a move of the game.
pub fn write(recorded: &RecordedGame, title: &str, format: &str) -> Result<Written, Message> {
    if !FORMATS.contains(&format) {
        return Err(msg!("record-no-format", formats = Arg::listed(FORMATS)));
    }
    let export = Export::of(recorded, title)?;
    let mut res = Written::default();
    if matches!(format, "csa" | "wxf") && export.told.moves.iter().any(|it| !it.variations.is_empty()) {
        res.notes.push(msg!("record-no-variations"));
    }
    let has_no_word = |text: &str| export.told.result.is_some() && !text.contains("\n%");
    let xiangqi_as = |format| [("Game", "Chinese Chess"), ("Format", format)];
    res.text = match format {
        "kif" => shogi::kif::write::write(&export.told)?,
        "csa" => shogi::csa::write::write(&export.told)?,
        "wxf" => xiangqi::file::write(&export.told)?,
        "iccs" => export.tagged(&xiangqi_as("ICCS"), &xiangqi::iccs::write)?,
        "chinese" => export.tagged(&xiangqi_as("Chinese"), &xiangqi::chinese::write)?,
        "pdn" => export.pdn()?,
        _ => export.pgn(title)?,
    };
    if format == "csa" && has_no_word(&res.text) {
        res.notes.push(msg!("record-csa-result"));
    }
    Ok(res)
}

/// A game as it is told, and as our record has it.
struct Export<'a> {
    recorded: &'a RecordedGame,
    told: Told,
    texts: Vec<RecordMove>,
}

impl<'a> Export<'a> {
    fn of(recorded: &'a RecordedGame, title: &str) -> Result<Self, Message> {
        let (tree, game, start) = (recorded.tree(), recorded.game(), recorded.start());
        let variant = game.variant();
        let board = asked::board(variant).ok_or_else(|| msg!("record-no-board"))?;
        let (position, clocks) = game.start();
        let fen = fen::write(variant, &position, clocks.0, clocks.1);
        let first_begins = position.turn() == Player::White;
        let texts = tree.texts();
        let mut unplayed = Game::from_position(Arc::clone(variant), position, clocks);
        let moves = told(tree, &texts, &mut unplayed);
        let told = Told {
            board,
            variant: title.to_owned(),
            tags: tree.headers().to_vec(),
            fen,
            is_usual: start.fen().is_none() && start.shuffle().is_none(),
            first_begins,
            number: start.first().0,
            comments: tree.comments().to_vec(),
            moves,
            result: game_record::result(tree, game).map(str::to_owned),
        };
        Ok(Self { recorded, told, texts })
    }

    /// With the Seven Tag Roster, which the format wants of every game that is passed on.
    fn pgn(&self, title: &str) -> Result<String, Message> {
        let said = |name: &str| self.told.tags.iter().find(|it| it.0 == name).map(|it| it.1.as_str());
        let roster = ROSTER.iter().map(|(name, unknown)| (*name, said(name).unwrap_or(unknown)));
        let tags: Vec<(&str, &str)> = roster.chain([RESULT, ("Variant", variant_names::in_record(title))]).collect();
        self.tagged(&tags, &|it| Some(it.text.clone()))
    }

    /// A record with tags in brackets whose moves are written in some way.
    fn tagged(&self, tags: &[(&str, &str)], text: &dyn Fn(&ToldMove) -> Option<String>) -> Result<String, Message> {
        let fen = Some(self.told.fen.as_str()).filter(|_| !self.told.is_usual);
        self.with_tags(tags, fen, text)
    }

    fn with_tags(
        &self,
        tags: &[(&str, &str)],
        fen: Option<&str>,
        text: &dyn Fn(&ToldMove) -> Option<String>,
    ) -> Result<String, Message> {
        let mut moves = self.texts.clone();
        retold(&mut moves, &self.told.moves, text)?;
        let set_up = [("SetUp", "1")];
        let result = [RESULT].into_iter().filter(|it| !tags.contains(it));
        let own = tags.iter().copied().chain(result).chain(set_up.into_iter().filter(|_| fen.is_some()));
        let own: Vec<(String, String)> = own.map(|it| (it.0.to_owned(), it.1.to_owned())).collect();
        let others = self.told.tags.iter().filter(|it| !own.iter().any(|own| own.0 == it.0));
        let headers: Vec<(String, String)> = own.iter().chain(others).cloned().collect();
        let written = record::write(&RecordInput {
            headers: &headers,
            shuffle: None,
            fen,
            first: self.recorded.start().first(),
            comments: &self.told.comments,
            moves: &moves,
            result: self.told.result.as_deref(),
        });
        // A blank line stands behind the tags, without which some programs read none.
        let n_tags = headers.len() + usize::from(fen.is_some());
        let end = written.match_indices('\n').nth(n_tags.saturating_sub(1)).map_or(0, |it| it.0 + 1);
        let (tags, moves) = written.split_at(if n_tags == 0 { 0 } else { end });
        Ok(format!("{tags}\n{moves}\n"))
    }

    fn pdn(&self) -> Result<String, Message> {
        let variant = self.recorded.game().variant();
        let has_left_corner = draughts_corner(variant);
        let has_left_corner = has_left_corner.ok_or_else(|| msg!("record-pdn-board"))?;
        let kind = game_type(&self.told.variant, self.told.board, has_left_corner, &self.told.tags);
        let tag = kind.tag();
        let tags: Vec<(&str, &str)> = tag.iter().map(|it| ("GameType", it.as_str())).collect();
        let fen = (!self.told.is_usual).then(|| draughts::fen::write(&self.position(), kind));
        self.with_tags(&tags, fen.as_deref(), &|it| draughts::write::write(it, kind))
    }

    /// The start, as PDN has positions.
    fn position(&self) -> draughts::fen::DraughtsPosition {
        let (position, _) = self.recorded.game().start();
        let variant = self.recorded.game().variant();
        let topology = &variant.movement.topology;
        let king = men_and_kings(variant).map(|it| it.1);
        let placed = |sq: Sq| draughts::fen::Placed {
            square: Square { file: topology.file(sq) as u8, rank: topology.rank(sq) as u8 },
            is_first: position.at(sq).is(Player::White),
            is_king: Some(position.at(sq).kind()) == king,
        };
        let pieces = Player::BOTH.into_iter().flat_map(|it| position.pieces(it)).map(placed).collect();
        draughts::fen::DraughtsPosition { pieces, first_moves: position.turn() == Player::White }
    }
}

/// Writes moves in another way.
fn retold(
    moves: &mut [RecordMove],
    told: &[ToldMove],
    text: &dyn Fn(&ToldMove) -> Option<String>,
) -> Result<(), Message> {
    for (it, told) in moves.iter_mut().zip(told) {
        it.text = text(told).ok_or_else(|| msg!("record-no-move", move = &*it.text))?;
        for (line, told) in it.variations.iter_mut().zip(&told.variations) {
            retold(line, told, text)?;
        }
    }
    Ok(())
}
