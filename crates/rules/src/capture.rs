//! Rules about captures.

pub mod anti_trade;
pub mod approach;
pub mod burn;
pub mod capture_matrix;
pub mod chain;
pub mod chameleon;
pub mod coordinate;
pub mod custodian;
pub mod effect;
pub mod engagement;
pub mod explosion;
pub mod flips;
pub mod hit_run;
pub mod majority;
pub mod must_capture;
pub mod patrol;
pub mod petrify;
pub mod rebirth;
pub mod remote;
pub mod retake;
pub mod safety;
pub mod side_powers;
pub mod snare;
pub mod trade;
pub mod turncoats;
