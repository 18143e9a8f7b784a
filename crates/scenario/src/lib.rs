//! The test vocabulary and the suites that every game of the hall passes.
//!
//! A [`Scene`] is a table under test: somebody `does` this, then somebody else `may` do that.
//!
//! ```
//! use kernel::Seat;
//! use scenario::{Scene, toys::kuhn};
//!
//! let (first, second) = (Seat(0), Seat(1));
//! let mut scene = Scene::<kuhn::Table>::deal(&(), &[2, 0]); // a King for P1, a Jack for P2
//! scene.asks(first).may(first, &["check", "bet"]).does(first, "bet");
//! scene.refuses(second, "check", "KP-2").does(second, "call").luck_is_used_up();
//! assert_eq!(scene.over().points(first), 2);
//! ```
//!
//! [`conformance()`] and [`secrecy()`] try the laws of the kernel's contract on random games.
//! A [`Course`] is one such game, for whoever passes on what its players are told.
//! [`perft()`] and [`transcript()`] write what a game does into [`golden()`] files.

mod conformance;
mod course;
mod flat;
mod golden;
mod perft;
mod scene;
mod secrecy;
mod suite;
pub mod toys;
mod transcript;

pub use conformance::conformance;
pub use course::Course;
pub use flat::played_flat;
pub use golden::{frozen, golden};
pub use perft::{perft, perft_table};
pub use scene::Scene;
pub use secrecy::secrecy;
pub use suite::Suite;
pub use transcript::transcript;
