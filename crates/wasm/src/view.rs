//! Every type that JavaScript sees, declared once, one file per concern. `scripts/views.mjs` turns them into TypeScript.

pub mod analysis;
mod appearance;
mod board;
mod click;
mod game_tree;
mod piece;
mod position;
mod routine;
mod study;
mod task;
mod text;

pub use appearance::{AppearanceView, ArrowView};
#[cfg(feature = "full")]
pub use board::PlayersNotationView;
pub use board::{BoardView, CellView, FaceView, GroundView, LabelView, PlanesView, TerrainView, TypeView};
pub use click::{
    DivideView, MovedView, OptionView, OptionsView, PlayedView, PreviewView, ReasonMarkView, ReasonView, StepText,
};
pub use game_tree::{LineMoveView, LinesView};
pub use piece::PieceView;
pub use position::{CapturedView, HandView, SceneView, VerdictView};
pub use routine::{CandidateView, EndingQuestionView, UnitView, VetoMoveView, VictimView};
pub use study::{EngagedView, MarkView, RelationsView, ThreatView, ZoneView};
pub use task::{HintView, PuzzleView};
#[cfg(feature = "full")]
pub use text::WrittenRecordView;
pub use text::{DiagnosticView, KeyView, ListedGameView, RulesInWords, SentenceView, TableView, TopicView};
