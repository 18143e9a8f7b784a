//! A real store whose commits wait, or fail, as a test says.

use async_trait::async_trait;
use store::{Analysis, Career, Change, Entry, Film, Leader, Link, Listed, MatchRecord, Millis};
use store::{Player, RatedRecord, RatingRecord, SeatRecord, Session, Sqlite, Store, StoreError};
use tokio::sync::watch;

/// What becomes of a commit.
#[derive(Clone, PartialEq, Debug)]
pub enum Gate {
    Open,
    /// It waits before anything is written.
    HeldBefore,
    /// It is written, but nobody hears of it.
    HeldAfter,
    Fails(StoreError),
    /// Nothing more that happens in this match is written.
    FailsFor(String),
    /// No match is listed as over.
    FailsEnds,
}

/// The real store, with a gate before and behind its commits.
pub struct Gated {
    pub inner: Sqlite,
    pub gate: watch::Sender<Gate>,
    /// How many commits have come to the gate.
    pub came: watch::Sender<usize>,
}

impl Gated {
    async fn pass(&self, held: &Gate) -> Gate {
        let mut gate = self.gate.subscribe();
        let open = gate.wait_for(|g| g != held).await;
        open.expect("the gate outlives its commits").clone()
    }
}

#[async_trait]
impl Store for Gated {
    async fn write(&self, changes: Vec<Change>) -> store::Result<()> {
        self.came.send_modify(|n| *n += 1);
        let of =
            |id: &str| changes.iter().any(|c| matches!(c, Change::Entry(e) if e.match_id == id));
        let ends = changes.iter().any(|c| matches!(c, Change::Match(m) if m.ended.is_some()));
        match self.pass(&Gate::HeldBefore).await {
            Gate::Fails(e) => return Err(e),
            Gate::FailsEnds if ends => return Err(StoreError::Full),
            Gate::FailsFor(id) if of(&id) => return Err(StoreError::Full),
            _ => (),
        }
        let result = self.inner.write(changes).await;
        self.came.send_modify(|n| *n += 1);
        self.pass(&Gate::HeldAfter).await;
        result
    }

    async fn player(&self, id: &str) -> store::Result<Option<Player>> {
        self.inner.player(id).await
    }
    async fn player_by_account(&self, account: &str) -> store::Result<Option<Player>> {
        self.inner.player_by_account(account).await
    }
    async fn session(&self, token: &str) -> store::Result<Option<Session>> {
        self.inner.session(token).await
    }
    async fn sessions(&self, player: &str) -> store::Result<Vec<Session>> {
        self.inner.sessions(player).await
    }
    async fn link(&self, token: &str) -> store::Result<Option<Link>> {
        self.inner.link(token).await
    }
    async fn match_record(&self, id: &str) -> store::Result<Option<MatchRecord>> {
        self.inner.match_record(id).await
    }
    async fn match_by_code(&self, code: &str) -> store::Result<Option<MatchRecord>> {
        self.inner.match_by_code(code).await
    }
    async fn seats(&self, id: &str) -> store::Result<Vec<SeatRecord>> {
        self.inner.seats(id).await
    }
    async fn entries(&self, id: &str) -> store::Result<Vec<Entry>> {
        self.inner.entries(id).await
    }
    async fn matches_with_status(&self, status: &str) -> store::Result<Vec<MatchRecord>> {
        self.inner.matches_with_status(status).await
    }
    async fn matches_of(&self, player: &str, limit: u32) -> store::Result<Vec<Listed>> {
        self.inner.matches_of(player, limit).await
    }
    async fn sat_in(&self, player: &str) -> store::Result<Vec<String>> {
        self.inner.sat_in(player).await
    }
    async fn recent(&self, limit: u32) -> store::Result<Vec<Listed>> {
        self.inner.recent(limit).await
    }
    async fn career(&self, player: &str, game: &str) -> store::Result<Option<Career>> {
        self.inner.career(player, game).await
    }
    async fn careers(&self, player: &str) -> store::Result<Vec<Career>> {
        self.inner.careers(player).await
    }
    async fn film(&self, match_id: &str, eyes: &str) -> store::Result<Option<Film>> {
        self.inner.film(match_id, eyes).await
    }
    async fn unfilmed(&self, game: &str, rules: u32, eyes: &str) -> store::Result<Vec<String>> {
        self.inner.unfilmed(game, rules, eyes).await
    }
    async fn analysis(&self, match_id: &str) -> store::Result<Option<Analysis>> {
        self.inner.analysis(match_id).await
    }
    async fn rating(&self, player: &str, game: &str) -> store::Result<Option<RatingRecord>> {
        self.inner.rating(player, game).await
    }
    async fn ratings(&self, player: &str) -> store::Result<Vec<RatingRecord>> {
        self.inner.ratings(player).await
    }
    async fn rated_in(&self, id: &str) -> store::Result<Vec<RatedRecord>> {
        self.inner.rated_in(id).await
    }
    async fn rated_of(&self, player: &str, limit: u32) -> store::Result<Vec<RatedRecord>> {
        self.inner.rated_of(player, limit).await
    }
    async fn leaders(
        &self,
        game: &str,
        ranked: bool,
        now: Millis,
        limit: u32,
    ) -> store::Result<Vec<Leader>> {
        self.inner.leaders(game, ranked, now, limit).await
    }
    async fn stronger(&self, game: &str, rating: f64, now: Millis) -> store::Result<u32> {
        self.inner.stronger(game, rating, now).await
    }
}
