//! The test vocabulary and the suites that every game of the hall passes.
//!
//! A [`Scene`] is a table under test: somebody `does` this, then somebody else `may` do that.

mod scene;
pub mod toys;

pub use scene::Scene;
