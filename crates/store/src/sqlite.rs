//! The store in one SQLite file: many readers, one writer that commits in batches.

mod forget;
mod ratings;
mod read;
mod schema;
mod writer;

use crate::{Change, Result, StoreError};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// How many connections read at once.
const READERS: u32 = 4;

pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    /// How the connection that writes is set.
    settings: Vec<(String, String)>,
}

impl Sqlite {
    /// Opens the file, makes it if there is none, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite> {
        if path.exists() {
            looked_at(path).await?.close().await?;
        } else {
            make_private(path)?;
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
        Ok(Sqlite { readers, writer, settings })
    }

    /// Waits for everything that was handed over and closes the file. The writer goes last: whoever
    /// closes the file last folds the log back into it, and readers cannot.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    /// Copies a database of the hall, as it is at this moment, to a new file that is on the disk
    /// when this returns. The database itself is only read: it may be an older or a running hall's.
    pub async fn copy(from: &Path, to: &Path) -> Result<()> {
        let mut connection = looked_at(from).await?;
        make_private(to)?; // an empty file is written into
        let into = to.to_string_lossy().into_owned();
        let copied = sqlx::query("vacuum into ?").bind(into).execute(&mut connection).await;
        connection.close().await?;
        let kept = copied.map_err(StoreError::from).and_then(|_| sync(to));
        if kept.is_err() {
            let _ = std::fs::remove_file(to); // half a copy is none
        }
        kept
    }

    /// How the connection that writes is set.
    pub fn settings(&self) -> &[(String, String)] {
        &self.settings
    }

    async fn hand_over(&self, changes: Vec<Change>) -> Result<()> {
        self.writer.write(changes).await
    }
}

/// A connection that has no wish of ours, so that not even a setting is changed.
async fn looked_at(path: &Path) -> Result<SqliteConnection> {
    let plain = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = plain.busy_timeout(Duration::from_secs(5)).connect().await?;
    schema::check(path, &mut connection).await?;
    Ok(connection)
}

fn sync(path: &Path) -> Result<()> {
    let failed = |e| StoreError::Failed(format!("{}: {e}", path.display()));
    std::fs::File::open(path).and_then(|file| file.sync_all()).map_err(failed)
}

/// An empty file that only its owner can read. What SQLite puts beside it is made alike.
fn make_private(path: &Path) -> Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let failed = |e| StoreError::Failed(format!("{}: {e}", path.display()));
    options.open(path).map(|_| ()).map_err(failed)
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
#[cfg(test)]
mod plans;
