//! The facts of a definition: what its results say together, also as JSON.

use facts::balance::Balance;
use facts::mobility::TypeFacts;
use facts::statistics::Score;
use message::msg;
use search::self_play::SelfPlayedGame;
use serde_json::{Value, json};

use super::lines;
use crate::CliFailure;
use crate::results::Results;

/// Openings that are listed.
const MAX_OPENINGS: usize = 8;

/// The facts of a definition.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    /// Title, fingerprint of the definition, version, seed, positions for a move.
    pub(super) head: Value,
    pub(super) date: Option<String>,
    pub(super) types: Vec<TypeFacts>,
    pub(super) games: Vec<SelfPlayedGame>,
    /// `None` without games.
    pub(super) balance: Option<Balance>,
}

impl Sheet {
    /// Reads results. `date` is the day on which they were measured, as the caller writes it.
    pub(crate) fn of(results: &Results, date: Option<&str>) -> Result<Self, CliFailure> {
        if results.head.get("facts").is_none() {
            return Err(CliFailure::Failed(msg!("cli-results-no-facts")));
        }
        let games: Vec<SelfPlayedGame> = results.of_kind("game").into_iter().map(lines::to_game).collect();
        Ok(Self {
            head: results.head.clone(),
            date: date.map(str::to_owned),
            types: results.of_kind("type").into_iter().map(lines::to_type).collect(),
            balance: (!games.is_empty()).then(|| Balance::of(&games)),
            games,
        })
    }

    /// A member of the head as text.
    pub(super) fn head(&self, name: &str) -> String {
        self.head[name].as_str().map_or_else(|| self.head[name].to_string(), str::to_owned)
    }

    /// Whether the lines of maps are files.
    pub(super) fn has_files(&self) -> bool {
        self.head["lines"] == "files"
    }

    /// The mean mobility of a type by its place in the definition, over the positions of the games.
    pub(super) fn in_games(&self, number: usize) -> Option<f64> {
        self.balance.as_ref()?.mean_mobility(number + 1)
    }

    /// The facts as an object, with the games as counts: what is stored, and what a page is made of.
    pub(super) fn object(&self) -> Value {
        let types: Vec<Value> = self.types.iter().enumerate().map(|(at, it)| self.type_object(at, it)).collect();
        let mut res = json!({
            "title": self.head["facts"],
            "definition": self.head["definition"],
            "version": self.head["version"],
            "squares": self.head["squares"],
            "lines": self.head["lines"],
            "types": types,
        });
        if let Some(date) = &self.date {
            res["date"] = json!(date);
        }
        if let Some(balance) = &self.balance {
            res["balance"] = self.balance_object(balance);
        }
        res
    }

    /// The same as text.
    pub(super) fn json(&self) -> String {
        format!("{:#}\n", self.object())
    }

    fn type_object(&self, at: usize, it: &TypeFacts) -> Value {
        let mut res = json!({
            "id": it.id,
            "name": it.name,
            "mobility": lines::rows(&it.mobility),
            "average": rounded(it.average()),
            "classes": it.classes,
            "classSize": it.class_size,
            "jumps": it.jumps,
            "returns": it.returns.name(),
        });
        if it.royal {
            res["royal"] = json!(true);
        } else {
            res["value"] = json!(it.value);
        }
        if it.declared {
            res["declared"] = json!(true);
        }
        if let Some(mean) = self.in_games(at) {
            res["inGames"] = json!(rounded(mean));
        }
        if !it.mates.is_empty() {
            res["mates"] = json!(lines::mates(&it.mates));
        }
        res
    }

    fn balance_object(&self, it: &Balance) -> Value {
        let openings = [1, 2].map(|n| {
            let listed = it.openings(n).into_iter().take(MAX_OPENINGS);
            listed
                .map(|(moves, score)| json!({ "moves": moves.join(" "), "white": results_of(score) }))
                .collect::<Vec<_>>()
        });
        json!({
            "seed": self.head["seed"],
            "nodes": self.head["nodes"],
            "games": it.n_games(),
            "white": results_of(it.white),
            "plies": { "mean": rounded(it.per_game(it.plies)), "least": it.length[0], "most": it.length[1] },
            "branching": { "mean": rounded(it.mean_branching()), "most": it.most },
            "captures": rounded(it.per_game(it.captures)),
            "endings": it.reasons,
            "openings": openings.concat(),
        })
    }
}

/// Results as an object, points in percent.
fn results_of(score: Score) -> Value {
    let (share, error) = score.share();
    json!({
        "wins": score.wins,
        "draws": score.draws,
        "losses": score.losses,
        "points": rounded(100.0 * share),
        "error": rounded(100.0 * error),
    })
}

/// With one digit behind the point.
fn rounded(it: f64) -> f64 {
    (it * 10.0).round() / 10.0
}
