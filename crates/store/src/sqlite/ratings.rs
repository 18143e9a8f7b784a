//! Ratings: what is kept, and who is the strongest.

use super::Sqlite;
use super::read::{Field, all, at_most_one};
use super::writer::Written;
use crate::{Leader, Millis, RatedRecord, RatingRecord, Result};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

/// The strongest first. Whoever is as strong as another stands beside him in a fixed order.
pub const RANKED: &str = "select r.*, p.name from ratings r join players p on p.id = r.player
    where r.game = ? and r.ranked_until > ? order by r.rating desc, r.player desc limit ?";
pub const UNRANKED: &str = "select r.*, p.name from ratings r join players p on p.id = r.player
    where r.game = ? and r.ranked_until <= ? order by r.rating desc, r.player desc limit ?";
pub const STRONGER: &str =
    "select count(*) as n from ratings where game = ? and rating > ? and ranked_until > ?";

pub fn rating(r: &RatingRecord) -> Written<'_> {
    sqlx::query(
        "insert into ratings (player, game, rating, deviation, volatility, matches, last,
         ranked_until) values (?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (player, game) do update set rating = excluded.rating,
         deviation = excluded.deviation, volatility = excluded.volatility,
         matches = excluded.matches, last = excluded.last, ranked_until = excluded.ranked_until",
    )
    .bind(&r.player)
    .bind(&r.game)
    .bind(r.rating)
    .bind(r.deviation)
    .bind(r.volatility)
    .bind(r.matches)
    .bind(r.last)
    .bind(r.ranked_until)
}

/// A second try breaks the rule of the key, and with it everything it was to change.
pub fn rated(r: &RatedRecord) -> Written<'_> {
    sqlx::query(
        "insert into rated (match, seat, player, game, at, before, after, result)
         values (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(&r.match_id)
    .bind(r.seat)
    .bind(&r.player)
    .bind(&r.game)
    .bind(r.at)
    .bind(r.before)
    .bind(r.after)
    .bind(&r.result)
}

fn read_rating(row: &SqliteRow) -> Field<RatingRecord> {
    Ok(RatingRecord {
        player: row.try_get("player")?,
        game: row.try_get("game")?,
        rating: row.try_get("rating")?,
        deviation: row.try_get("deviation")?,
        volatility: row.try_get("volatility")?,
        matches: row.try_get("matches")?,
        last: row.try_get("last")?,
        ranked_until: row.try_get("ranked_until")?,
    })
}

fn read_rated(row: &SqliteRow) -> Field<RatedRecord> {
    Ok(RatedRecord {
        match_id: row.try_get("match")?,
        seat: row.try_get("seat")?,
        player: row.try_get("player")?,
        game: row.try_get("game")?,
        at: row.try_get("at")?,
        before: row.try_get("before")?,
        after: row.try_get("after")?,
        result: row.try_get("result")?,
    })
}

impl Sqlite {
    pub(super) async fn rating_in(&self, player: &str, game: &str) -> Result<Option<RatingRecord>> {
        let sql = "select * from ratings where player = ? and game = ?";
        let row = sqlx::query(sql).bind(player).bind(game).fetch_optional(&self.readers).await?;
        at_most_one(row, read_rating)
    }

    pub(super) async fn ratings_of(&self, player: &str) -> Result<Vec<RatingRecord>> {
        let sql = "select * from ratings where player = ? order by game";
        self.many(sql, player, read_rating).await
    }

    pub(super) async fn changes_in(&self, id: &str) -> Result<Vec<RatedRecord>> {
        self.many("select * from rated where match = ? order by seat", id, read_rated).await
    }

    pub(super) async fn changes_of(&self, player: &str, limit: u32) -> Result<Vec<RatedRecord>> {
        let sql = "select * from rated where player = ? order by at desc, match limit ?";
        let rows = sqlx::query(sql).bind(player).bind(limit).fetch_all(&self.readers).await?;
        all(rows, read_rated)
    }

    pub(super) async fn leaders_in(
        &self,
        game: &str,
        ranked: bool,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<Leader>> {
        let sql = if ranked { RANKED } else { UNRANKED };
        let query = sqlx::query(sql).bind(game).bind(now).bind(limit);
        let read =
            |row: &SqliteRow| Ok(Leader { name: row.try_get("name")?, rating: read_rating(row)? });
        all(query.fetch_all(&self.readers).await?, read)
    }

    pub(super) async fn stronger_than(&self, game: &str, rating: f64, now: Millis) -> Result<u32> {
        let query = sqlx::query(STRONGER).bind(game).bind(rating).bind(now);
        Ok(query.fetch_one(&self.readers).await?.try_get("n")?)
    }
}
