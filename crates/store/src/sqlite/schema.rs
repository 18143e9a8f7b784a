//! The schema and how it grows. A migration that was released is never changed.

use crate::{Result, StoreError};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, Row};
use std::path::Path;

/// In order; the version of a database is how many of them it has seen.
const MIGRATIONS: [&str; 8] = [
    include_str!("../../migrations/0001_hall.sql"),
    include_str!("../../migrations/0002_films.sql"),
    include_str!("../../migrations/0003_forgetting.sql"),
    include_str!("../../migrations/0004_found.sql"),
    include_str!("../../migrations/0005_sender.sql"),
    include_str!("../../migrations/0006_ratings.sql"),
    include_str!("../../migrations/0007_analyses.sql"),
    include_str!("../../migrations/0008_running_films.sql"),
];

/// Written into every file of ours, so that nothing else is taken for one ("SPAR").
const APPLICATION: i64 = 0x5350_4152;

async fn pragma(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64> {
    Ok(sqlx::query(sql).fetch_one(connection).await?.try_get(0)?)
}

/// Whether this file is a database of the hall that this program can use. Changes nothing.
pub async fn check(path: &Path, connection: &mut SqliteConnection) -> Result<()> {
    let path = path.to_path_buf();
    let not_ours = |reason: String| StoreError::NotOurs { path: path.clone(), reason };
    let application = pragma(connection, "pragma application_id").await;
    let application = application.map_err(|e| not_ours(e.to_string()))?;
    let tables = pragma(connection, "select count(*) from sqlite_schema").await?;
    if application != APPLICATION && tables > 0 {
        return Err(not_ours("it holds other tables".into()));
    }
    let (found, known) = (version(connection).await?, MIGRATIONS.len() as i64);
    if found > known { Err(StoreError::Newer { path, found, known }) } else { Ok(()) }
}

async fn version(connection: &mut SqliteConnection) -> Result<i64> {
    pragma(connection, "pragma user_version").await
}

/// Makes the tables that are missing, each migration in one transaction.
pub async fn bring_up_to_date(path: &Path, connection: &mut SqliteConnection) -> Result<()> {
    check(path, connection).await?;
    let seen = version(connection).await? as usize;
    for (at, migration) in MIGRATIONS.iter().enumerate().skip(seen) {
        let mut change = connection.begin().await?;
        change.execute(*migration).await?;
        // Pragmas take no parameters; both numbers are our own.
        let stamp =
            format!("pragma user_version = {}; pragma application_id = {APPLICATION}", at + 1);
        change.execute(sqlx::AssertSqlSafe(stamp)).await?;
        change.commit().await?;
    }
    if seen > 0 && seen < MIGRATIONS.len() {
        tracing::info!("the database was brought up to date (version {})", MIGRATIONS.len());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::{Sqlite, options};
    use super::*;
    use crate::Store;
    use sqlx::ConnectOptions;

    /// As the program of that time left it.
    async fn database(path: &Path, migrations: usize) -> SqliteConnection {
        let mut connection = options(path).create_if_missing(true).connect().await.expect("a file");
        for migration in &MIGRATIONS[..migrations] {
            connection.execute(*migration).await.expect("it could be made");
        }
        let stamp =
            format!("pragma user_version = {migrations}; pragma application_id = {APPLICATION}");
        connection.execute(sqlx::AssertSqlSafe(stamp)).await.expect("stamped");
        connection
    }

    #[tokio::test]
    async fn what_was_annulled_has_ended_because_the_rules_changed() {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("a.db");
        let mut old = database(&path, 7).await;
        let rows = "insert into matches (id, code, game, rules, options, visibility, clock, status,
            secret, created, ended) values
            ('m', 'A', 'flash-duel', 1, '{}', 'link', '{}', 'annulled', 's', 1, 2),
            ('n', 'B', 'flash-duel', 1, '{}', 'link', '{}', 'running', 's', 1, null);
            insert into films (match, eyes, made, body) values ('m', 'all', 2, x'00');";
        old.execute(rows).await.expect("written");
        old.close().await.expect("closed");
        let store = Sqlite::open(&path).await.expect("brought up to date");
        let status =
            async |id: &str| store.match_record(id).await.expect("asked").map(|m| m.status);
        assert_eq!(status("m").await.as_deref(), Some("rules-changed"));
        assert_eq!(status("n").await.as_deref(), Some("running"));
        let film = store.film("m", "all").await.expect("asked").expect("it stays");
        assert_eq!((film.made, film.happened), (2, None));
    }
}
