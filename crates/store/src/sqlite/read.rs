//! The questions.

use super::Sqlite;
use crate::{Analysis, Career, Change, Entry, Film, Leader, Link, Listed, MatchRecord, Millis};
use crate::{Player, RatedRecord, RatingRecord, Result, SeatRecord, Session, Store};
use async_trait::async_trait;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

pub(super) type Field<T> = std::result::Result<T, sqlx::Error>;

fn player(row: &SqliteRow) -> Field<Player> {
    Ok(Player {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        account: row.try_get("account")?,
        password: row.try_get("password")?,
        recovery: row.try_get("recovery")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

fn session(row: &SqliteRow) -> Field<Session> {
    Ok(Session {
        token: row.try_get("token")?,
        player: row.try_get("player")?,
        about: row.try_get("about")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
    })
}

fn match_record(row: &SqliteRow) -> Field<MatchRecord> {
    Ok(MatchRecord {
        id: row.try_get("id")?,
        code: row.try_get("code")?,
        game: row.try_get("game")?,
        rules: row.try_get("rules")?,
        options: row.try_get("options")?,
        visibility: row.try_get("visibility")?,
        clock: row.try_get("clock")?,
        rated: row.try_get("rated")?,
        status: row.try_get("status")?,
        host: row.try_get("host")?,
        rematch_of: row.try_get("rematch_of")?,
        secret: row.try_get("secret")?,
        created: row.try_get("created")?,
        ended: row.try_get("ended")?,
        outcome: row.try_get("outcome")?,
    })
}

fn seat(row: &SqliteRow) -> Field<SeatRecord> {
    Ok(SeatRecord {
        match_id: row.try_get("match")?,
        seat: row.try_get("seat")?,
        kind: row.try_get("kind")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
    })
}

fn entry(row: &SqliteRow) -> Field<Entry> {
    Ok(Entry {
        match_id: row.try_get("match")?,
        n: row.try_get("n")?,
        at: row.try_get("at")?,
        kind: row.try_get("kind")?,
        seat: row.try_get("seat")?,
        by: row.try_get("by_seat")?,
        client: row.try_get("client")?,
        body: row.try_get("body")?,
    })
}

fn career(row: &SqliteRow) -> Field<Career> {
    Ok(Career {
        player: row.try_get("player")?,
        game: row.try_get("game")?,
        body: row.try_get("body")?,
    })
}

pub(super) fn all<T>(rows: Vec<SqliteRow>, read: fn(&SqliteRow) -> Field<T>) -> Result<Vec<T>> {
    Ok(rows.iter().map(read).collect::<Field<_>>()?)
}

pub(super) fn at_most_one<T>(
    row: Option<SqliteRow>,
    read: fn(&SqliteRow) -> Field<T>,
) -> Result<Option<T>> {
    Ok(row.as_ref().map(read).transpose()?)
}

impl Sqlite {
    /// The row of this key, if there is one. Each query has exactly one place for it.
    async fn one<T>(
        &self,
        sql: &'static str,
        key: &str,
        read: fn(&SqliteRow) -> Field<T>,
    ) -> Result<Option<T>> {
        at_most_one(sqlx::query(sql).bind(key).fetch_optional(&self.readers).await?, read)
    }

    pub(super) async fn many<T>(
        &self,
        sql: &'static str,
        key: &str,
        read: fn(&SqliteRow) -> Field<T>,
    ) -> Result<Vec<T>> {
        all(sqlx::query(sql).bind(key).fetch_all(&self.readers).await?, read)
    }

    async fn with_seats(&self, records: Vec<MatchRecord>) -> Result<Vec<Listed>> {
        let mut listed = Vec::with_capacity(records.len());
        for record in records {
            let seats = self.seats(&record.id).await?;
            listed.push(Listed { record, seats });
        }
        Ok(listed)
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn write(&self, changes: Vec<Change>) -> Result<()> {
        self.hand_over(changes).await
    }

    async fn player(&self, id: &str) -> Result<Option<Player>> {
        self.one("select * from players where id = ?", id, player).await
    }
    async fn player_by_account(&self, account: &str) -> Result<Option<Player>> {
        self.one("select * from players where account = ?", account, player).await
    }
    async fn session(&self, token: &str) -> Result<Option<Session>> {
        self.one("select * from sessions where token = ?", token, session).await
    }
    async fn sessions(&self, player: &str) -> Result<Vec<Session>> {
        let sql = "select * from sessions where player = ? order by seen desc";
        self.many(sql, player, session).await
    }
    async fn link(&self, token: &str) -> Result<Option<Link>> {
        let read = |row: &SqliteRow| {
            Ok(Link {
                token: row.try_get("token")?,
                player: row.try_get("player")?,
                expires: row.try_get("expires")?,
            })
        };
        self.one("select * from links where token = ?", token, read).await
    }

    async fn match_record(&self, id: &str) -> Result<Option<MatchRecord>> {
        self.one("select * from matches where id = ?", id, match_record).await
    }
    async fn match_by_code(&self, code: &str) -> Result<Option<MatchRecord>> {
        self.one("select * from matches where code = ?", code, match_record).await
    }
    async fn seats(&self, id: &str) -> Result<Vec<SeatRecord>> {
        self.many("select * from seats where match = ? order by seat", id, seat).await
    }
    async fn entries(&self, id: &str) -> Result<Vec<Entry>> {
        self.many("select * from entries where match = ? order by n", id, entry).await
    }
    async fn matches_with_status(&self, status: &str) -> Result<Vec<MatchRecord>> {
        let sql = "select * from matches where status = ? order by created";
        self.many(sql, status, match_record).await
    }
    async fn matches_of(&self, player: &str, limit: u32) -> Result<Vec<Listed>> {
        let sql = "select m.* from matches m join seats s on s.match = m.id where s.player = ?
                   group by m.id order by m.created desc limit ?";
        let rows = sqlx::query(sql).bind(player).bind(limit).fetch_all(&self.readers).await?;
        self.with_seats(all(rows, match_record)?).await
    }
    async fn sat_in(&self, player: &str) -> Result<Vec<String>> {
        let sql = "select distinct match from entries
                   where kind = 'sat' and json_extract(body, '$.player') = ?";
        self.many(sql, player, |row| row.try_get("match")).await
    }
    async fn recent(&self, limit: u32) -> Result<Vec<Listed>> {
        let sql = "select * from matches where status = 'ended' and visibility = 'public'
                   order by ended desc limit ?";
        let rows = sqlx::query(sql).bind(limit).fetch_all(&self.readers).await?;
        self.with_seats(all(rows, match_record)?).await
    }

    async fn film(&self, id: &str, eyes: &str) -> Result<Option<Film>> {
        let read = |row: &SqliteRow| {
            Ok(Film {
                match_id: row.try_get("match")?,
                eyes: row.try_get("eyes")?,
                made: row.try_get("made")?,
                happened: row.try_get("happened")?,
                body: row.try_get("body")?,
            })
        };
        let sql = "select * from films where match = ? and eyes = ?";
        let row = sqlx::query(sql).bind(id).bind(eyes).fetch_optional(&self.readers).await?;
        at_most_one(row, read)
    }
    async fn unfilmed(&self, game: &str, rules: u32, eyes: &str) -> Result<Vec<String>> {
        let sql = "select m.id from matches m where m.game = ? and m.rules = ?
                   and m.ended is not null and not exists (select 1 from films f
                   where f.match = m.id and f.eyes = ? and f.made >= m.ended) order by m.ended";
        let query = sqlx::query(sql).bind(game).bind(rules).bind(eyes);
        all(query.fetch_all(&self.readers).await?, |row| row.try_get("id"))
    }

    async fn analysis(&self, id: &str) -> Result<Option<Analysis>> {
        let read = |row: &SqliteRow| {
            Ok(Analysis {
                match_id: row.try_get("match")?,
                version: row.try_get("version")?,
                made: row.try_get("made")?,
                body: row.try_get("body")?,
            })
        };
        self.one("select * from analyses where match = ?", id, read).await
    }

    async fn career(&self, player: &str, game: &str) -> Result<Option<Career>> {
        let sql = "select * from careers where player = ? and game = ?";
        let row = sqlx::query(sql).bind(player).bind(game).fetch_optional(&self.readers).await?;
        at_most_one(row, career)
    }
    async fn careers(&self, player: &str) -> Result<Vec<Career>> {
        self.many("select * from careers where player = ? order by game", player, career).await
    }

    async fn rating(&self, player: &str, game: &str) -> Result<Option<RatingRecord>> {
        self.rating_in(player, game).await
    }
    async fn ratings(&self, player: &str) -> Result<Vec<RatingRecord>> {
        self.ratings_of(player).await
    }
    async fn rated_in(&self, id: &str) -> Result<Vec<RatedRecord>> {
        self.changes_in(id).await
    }
    async fn rated_of(&self, player: &str, limit: u32) -> Result<Vec<RatedRecord>> {
        self.changes_of(player, limit).await
    }
    async fn leaders(
        &self,
        game: &str,
        ranked: bool,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<Leader>> {
        self.leaders_in(game, ranked, now, limit).await
    }
    async fn stronger(&self, game: &str, rating: f64, now: Millis) -> Result<u32> {
        self.stronger_than(game, rating, now).await
    }
}
