//! One side's view of the game. The game stays whole: it is projected where answers become views.

use engine::mechanics::sight::Sight;
use engine::moves::path::Step;
use engine::reason::Reason;
use game::sight;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::diagram::Diagram;
use crate::from_js;
use crate::js_error::CodedError;

#[wasm_bindgen]
impl Diagram {
    /// Shows the game to one side from now on, or to `both`. Of what is hidden from that side nothing is in
    /// `scene`, `options`, `why`, `preview`, `threats`, `relations`, `lines`, and in what `play`, `put` and `read` answer,
    /// until the game is over. `fen`, `record`, `moves`, `legalCount`, `perft`, `divide`, `clone`, the explorer and the search
    /// go on knowing everything.
    ///
    /// # Errors
    /// `not-a-side`.
    #[wasm_bindgen(js_name = viewAs)]
    pub fn view_as(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "'white' | 'black' | 'both'")] view: &JsValue,
    ) -> Result<(), CodedError> {
        let is_both = view.as_string().is_some_and(|it| it == "both");
        self.viewer = if is_both { None } else { Some(from_js::side(view)?) };
        self.note_end();
        Ok(())
    }
}

impl Diagram {
    /// What is shown of the position.
    pub(crate) fn sight(&self) -> Sight {
        if self.is_over { Sight::default() } else { sight::sight(self.game(), self.viewer) }
    }

    /// Nothing of a game is hidden once it is over.
    pub(crate) fn note_end(&mut self) {
        let hides = self.viewer.is_some() || self.variant().pieces.face_down.is_some();
        self.is_over |= hides && self.game().current().verdict.is_some();
    }

    /// Whether it is told what the side to move can do.
    pub(crate) fn tells_turn(&self) -> bool {
        !self.sight().withholds(self.game().position().turn())
    }

    /// Why a path is no move, as far as it does not tell whose pieces the path names.
    pub(crate) fn told_of(&self, path: &[Step], reason: Reason) -> Reason {
        let (sight, position) = (self.sight(), self.game().position());
        let is_hidden = |it: &Step| matches!(it, Step::Square(sq) if sight.hides_owner(position.at(*sq).kind()));
        if path.iter().any(is_hidden) { sight::withheld(self.game(), &sight) } else { reason }
    }

    /// Why a text is no move. Which squares it names is not known, so it tells nothing where anything hides whose it is.
    pub(crate) fn told_of_text(&self, reason: Reason) -> Reason {
        let (sight, position) = (self.sight(), self.game().position());
        let mut squares = self.variant().movement.topology.squares();
        let hides = reason.code != "not-text" && squares.any(|it| sight.hides_owner(position.at(it).kind()));
        if hides { sight::withheld(self.game(), &sight) } else { self.told(reason) }
    }

    /// A reason as it is told.
    pub(crate) fn told(&self, reason: Reason) -> Reason {
        let sight = self.sight();
        if sight.told().is_none() { reason } else { sight::withheld(self.game(), &sight) }
    }
}
