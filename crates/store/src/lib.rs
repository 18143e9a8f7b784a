//! What the hall keeps: players, their sessions, matches and what happened in them. All SQL of the
//! project is in this crate, and nothing of any game.
//!
//! Readers ask one question each. Writers hand over a list of [`Change`]s that happen together or
//! not at all; when [`Store::write`] returns, they are on the disk.

mod error;
mod records;
mod sqlite;

pub use error::StoreError;
pub use records::{
    Analysis, Career, Change, Entry, Film, Leader, Link, Listed, MatchRecord, Millis, Player,
    RatedRecord, RatingRecord, SeatRecord, Session,
};
pub use sqlite::Sqlite;

use async_trait::async_trait;

/// What somebody is called who has been forgotten.
pub const NOBODY: &str = "Somebody";

pub type Result<T> = std::result::Result<T, StoreError>;

/// Where the hall keeps things. SQLite implements it; others can.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Makes changes durable, all of them or none.
    async fn write(&self, changes: Vec<Change>) -> Result<()>;

    async fn player(&self, id: &str) -> Result<Option<Player>>;
    async fn player_by_account(&self, account: &str) -> Result<Option<Player>>;
    async fn session(&self, token: &str) -> Result<Option<Session>>;
    async fn sessions(&self, player: &str) -> Result<Vec<Session>>;
    async fn link(&self, token: &str) -> Result<Option<Link>>;

    async fn match_record(&self, id: &str) -> Result<Option<MatchRecord>>;
    async fn match_by_code(&self, code: &str) -> Result<Option<MatchRecord>>;
    async fn seats(&self, id: &str) -> Result<Vec<SeatRecord>>;
    /// Everything that happened in a match, in order.
    async fn entries(&self, id: &str) -> Result<Vec<Entry>>;
    /// All matches with this status, oldest first.
    async fn matches_with_status(&self, status: &str) -> Result<Vec<MatchRecord>>;
    /// Matches in which this player has a seat, newest first.
    async fn matches_of(&self, player: &str, limit: u32) -> Result<Vec<Listed>>;
    /// Every match this player ever sat down at, also where he has left since.
    async fn sat_in(&self, player: &str) -> Result<Vec<String>>;
    /// Public matches that have ended, newest first.
    async fn recent(&self, limit: u32) -> Result<Vec<Listed>>;

    /// What these eyes could see of a match, if that was kept.
    async fn film(&self, id: &str, eyes: &str) -> Result<Option<Film>>;
    /// Matches of these rules that are over and of which no whole film with these eyes is kept.
    async fn unfilmed(&self, game: &str, rules: u32, eyes: &str) -> Result<Vec<String>>;

    /// What a bot thinks of a match, if that was kept.
    async fn analysis(&self, id: &str) -> Result<Option<Analysis>>;

    async fn career(&self, player: &str, game: &str) -> Result<Option<Career>>;
    async fn careers(&self, player: &str) -> Result<Vec<Career>>;

    async fn rating(&self, player: &str, game: &str) -> Result<Option<RatingRecord>>;
    async fn ratings(&self, player: &str) -> Result<Vec<RatingRecord>>;
    /// What this match did to those who played it; nothing if it was not rated.
    async fn rated_in(&self, id: &str) -> Result<Vec<RatedRecord>>;
    /// What rated matches did to this player, newest first.
    async fn rated_of(&self, player: &str, limit: u32) -> Result<Vec<RatedRecord>>;
    /// The strongest in a game who are known well enough at this moment, or those who are not.
    async fn leaders(
        &self,
        game: &str,
        ranked: bool,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<Leader>>;
    /// How many who are known well enough are stronger than this.
    async fn stronger(&self, game: &str, rating: f64, now: Millis) -> Result<u32>;
}
