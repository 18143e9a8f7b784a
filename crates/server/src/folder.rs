//! The data folder: one hall at a time, copies while it is open.

use crate::CannotOpen;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use store::Sqlite;

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
    make_private(folder).map_err(failed)?;
    let file = File::create(folder.join("lock")).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(Held { lock: file }),
        Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse { path: folder.to_path_buf() }),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// A folder that is not there yet is made for its owner alone.
fn make_private(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
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
    Ok(Sqlite::copy(&from, to).await?)
}

/// Puts a copy in place of the database. What was there is kept beside it; its name is returned.
/// The copy is whole and on the disk before anything is touched, and the backup is only read.
pub async fn restore(folder: &Path, from: &Path) -> Result<Option<PathBuf>, CannotOpen> {
    let _held = hold(folder)?;
    let failed = |error| CannotOpen::Folder { path: folder.to_path_buf(), error };
    let coming = folder.join("restoring.db");
    let _ = std::fs::remove_file(&coming); // of a restore that was interrupted
    Sqlite::copy(from, &coming).await?;
    let database = folder.join(DATABASE);
    let aside = folder.join(format!("before-restore-{}.db", crate::time::now()));
    let had = database.exists();
    // A hall that was killed has left part of the database in its log, so they go together.
    let moved = [(DATABASE, ""), ("sparhall.db-wal", "-wal")];
    let moved = moved.map(|(name, end)| (folder.join(name), with_end(&aside, end)));
    for (old, new) in moved.iter().filter(|(old, _)| old.exists()) {
        std::fs::rename(old, new).map_err(failed)?;
    }
    let _ = std::fs::remove_file(folder.join("sparhall.db-shm")); // made anew from the log
    if let Err(error) = std::fs::rename(&coming, &database) {
        for (old, new) in moved.iter().filter(|(_, new)| new.exists()) {
            std::fs::rename(new, old).map_err(failed)?;
        }
        return Err(failed(error));
    }
    #[cfg(unix)]
    File::open(folder).and_then(|f| f.sync_all()).map_err(failed)?;
    Ok(had.then_some(aside))
}

fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(end);
    name.into()
}
