//! The store in one SQLite file: many readers, one writer that commits in batches.

mod forget;
mod read;
mod schema;
mod writer;

use crate::{Change, Result};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::{Path, PathBuf};
use std::time::Duration;
use writer::Writer;

/// How many connections read at once.
const READERS: u32 = 4;

pub struct Sqlite {
    path: PathBuf,
    readers: SqlitePool,
    writer: Writer,
    /// How the connection that writes is set.
    settings: Vec<(String, String)>,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite> {
        if path.exists() {
            // Looked at without any wish of ours, so that not even a setting is changed.
            let plain = SqliteConnectOptions::new().filename(path).read_only(true);
            let mut connection = plain.connect().await?;
            schema::check(path, &mut connection).await?;
            connection.close().await?;
        }
        let mut connection = options(path).create_if_missing(true).connect().await?;
        schema::bring_up_to_date(path, &mut connection).await?;
        Self::writing_through(path, connection).await
    }

    async fn writing_through(path: &Path, mut connection: SqliteConnection) -> Result<Sqlite> {
        let settings = settings(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options(path).read_only(true))
            .await?;
        let writer = Writer::start(connection);
        Ok(Sqlite { path: path.to_path_buf(), readers, writer, settings })
    }

    /// Waits for everything that was handed over and closes the file. The writer goes last: whoever
    /// closes the file last folds the log back into it, and readers cannot.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// A copy of everything at this moment, through a connection of its own.
    async fn copy_to(&self, to: &Path) -> Result<()> {
        let mut connection = options(&self.path).connect().await?;
        let to = to.to_string_lossy().into_owned();
        sqlx::query("vacuum into ?").bind(to).execute(&mut connection).await?;
        Ok(connection.close().await?)
    }

    async fn hand_over(&self, changes: Vec<Change>) -> Result<()> {
        self.writer.write(changes).await
    }
}

/// Durable before told: every commit reaches the disk (`synchronous` is full), and readers never
/// wait for the writer (the log is written ahead). What is deleted is overwritten, not just let go.
fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .pragma("secure_delete", "on")
        .busy_timeout(Duration::from_secs(5))
        .disable_statement_logging()
}

/// What a connection says about itself.
async fn settings(connection: &mut SqliteConnection) -> Result<Vec<(String, String)>> {
    let mut found = Vec::new();
    for name in ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"] {
        let sql = sqlx::AssertSqlSafe(format!("pragma {name}"));
        let row = sqlx::query(sql).fetch_one(&mut *connection).await?;
        let value: String =
            row.try_get(0).or_else(|_| row.try_get::<i64, _>(0).map(|n| n.to_string()))?;
        found.push((name.to_string(), value));
    }
    Ok(found)
}

#[cfg(test)]
mod full;
