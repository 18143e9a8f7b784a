//! What can go wrong with the database, in words that say what to do.

use std::path::PathBuf;

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    #[error(
        "{path}: this database was made by a newer version (schema {found}, this program knows up \
         to {known}); start the newer program, or restore a backup; nothing was changed"
    )]
    Newer { path: PathBuf, found: i64, known: i64 },
    #[error("{path}: this is no database of the hall: {reason}")]
    NotOurs { path: PathBuf, reason: String },
    #[error("the disk is full; nothing was changed, and play goes on when there is room")]
    Full,
    /// A rule of the schema was broken: a name that is taken, an entry that is there already.
    #[error("that exists already")]
    Taken,
    #[error("the database is closed")]
    Closed,
    #[error("the database failed: {0}")]
    Failed(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(e: sqlx::Error) -> Self {
        let Some(db) = e.as_database_error() else {
            return match e {
                sqlx::Error::PoolClosed => StoreError::Closed,
                other => StoreError::Failed(other.to_string()),
            };
        };
        // The lower byte of SQLite's extended code is the primary one: 13 is SQLITE_FULL, and 10
        // (SQLITE_IOERR) is how some file systems report the same.
        let primary = db.code().and_then(|c| c.parse::<u32>().ok()).map(|c| c & 0xff);
        match primary {
            Some(13) => StoreError::Full,
            Some(10) if db.message().contains("full") => StoreError::Full,
            _ if db.is_unique_violation() => StoreError::Taken,
            _ => StoreError::Failed(db.message().to_string()),
        }
    }
}
