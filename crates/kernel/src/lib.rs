//! What every game of the hall shares, and nothing that only one of them needs.
//!
//! A game is a small value, the *table*, that implements [`Game`]. It keeps a stack of steps in an
//! [`Agenda`], asks [`Chance`] whenever cards are drawn or dice roll, and tells facts through
//! [`Play`] to the viewers who may know them. A [`Match`] plays one table under a secret and keeps
//! its [`Journal`].

mod agenda;
mod chance;
mod counter;
mod digest;
mod game;
mod hindsight;
mod journal;
mod outcome;
mod play;
mod runner;
mod seat;
mod secret;
mod steps;

pub use agenda::Agenda;
pub use chance::{Chance, Luck, Odds, Recorded, Seeded, Spy, every_outcome};
pub use counter::Counter;
pub use digest::{digest, fingerprint};
pub use game::{
    Asks, BadSetup, Game, Illegal, Imagined, Offers, Reason, Verdict, Verdicts, Weigh, Why,
    is_offered, legal, tells_nothing,
};
pub use hindsight::Hindsight;
pub use journal::{Answer, Broken, End, Header, Journal, Line};
pub use outcome::{Finish, Outcome};
pub use play::{Audience, Play, Viewer};
pub use runner::{Match, Mismatch, Told};
pub use seat::{MAX_SEATS, Seat, SeatSet, Seats};
pub use secret::{Commitment, MatchChance, Secret};
#[doc(hidden)]
pub use steps::RUN_LIMIT;
pub use steps::Watched;
