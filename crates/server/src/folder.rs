//! The data folder: one hall at a time, copies while it is open.

use crate::CannotOpen;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use store::{Sqlite, Store};

pub const DATABASE: &str = "sparhall.db";

/// Held while a hall uses its folder; a second hall, or a restore, is refused meanwhile.
pub struct Held {
    lock: File,
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Err(e) = self.lock.unlock() {
            tracing::warn!("the lock of the data folder ends with the program: {e}");
        }
    }
}

pub fn hold(folder: &Path) -> Result<Held, CannotOpen> {
    let failed = |error| CannotOpen::Folder { path: folder.to_path_buf(), error };
    std::fs::create_dir_all(folder).map_err(failed)?;
    let file = File::create(folder.join("lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Held { lock: file }),
        Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse { path: folder.to_path_buf() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// Writes a copy of the database to a new file, whether a hall is open or not.
pub async fn back_up(folder: &Path, to: &Path) -> Result<(), CannotOpen> {
    let from = folder.join(DATABASE);
    if !from.exists() {
        let error = std::io::Error::new(std::io::ErrorKind::NotFound, "there is no database in it");
        return Err(CannotOpen::Folder { path: folder.to_path_buf(), error });
    }
    if to.exists() {
        let error = std::io::ErrorKind::AlreadyExists.into();
        return Err(CannotOpen::Folder { path: to.to_path_buf(), error });
    }
    let store = Sqlite::open(&from).await?;
    let copied = store.back_up(to).await;
    store.close().await;
    Ok(copied?)
}

/// Puts a copy in place of the database. What was there is kept beside it; its name is returned.
pub async fn restore(folder: &Path, from: &Path) -> Result<Option<PathBuf>, CannotOpen> {
    let _held = hold(folder)?;
    // Opening it checks that it is a database of a hall that this program can use.
    Sqlite::open(from).await?.close().await;
    let failed = |error| CannotOpen::Folder { path: folder.to_path_buf(), error };
    let database = folder.join(DATABASE);
    let aside = folder.join(format!("before-restore-{}.db", crate::time::now()));
    let had = database.exists();
    if had {
        Sqlite::open(&database).await?.close().await; // folds its log into it
        std::fs::rename(&database, &aside).map_err(failed)?;
    }
    for log in ["sparhall.db-wal", "sparhall.db-shm"] {
        let _ = std::fs::remove_file(folder.join(log)); // gone already, if it was closed in order
    }
    std::fs::copy(from, &database).map_err(failed)?;
    Ok(had.then_some(aside))
}
