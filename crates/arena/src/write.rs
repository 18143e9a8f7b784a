//! Puts a report on disk whole or not at all.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file by way of a temporary one beside it, so that a full disk or a crash leaves either
/// the old file or the new one. The message of an error names the path. A device or pipe is
/// written to directly, since it cannot be replaced.
pub fn write_file(path: &Path, contents: &str) -> io::Result<()> {
    let written = match fs::canonicalize(path) {
        Ok(real) if real.is_file() => replace(&real, contents),
        Ok(real) => File::options().write(true).open(real).and_then(|f| fill(f, contents, false)),
        Err(_) => replace(path, contents),
    };
    let named =
        |e: io::Error| io::Error::new(e.kind(), format!("cannot write `{}`: {e}", path.display()));
    written.map_err(named)
}

fn replace(path: &Path, contents: &str) -> io::Result<()> {
    let temporary = beside(path)?;
    let file = File::options().write(true).create_new(true).open(&temporary)?;
    fill(file, contents, true).and_then(|()| fs::rename(&temporary, path)).inspect_err(|_| {
        // The first error is the one to tell; a left-over temporary file is the lesser evil.
        let _ = fs::remove_file(&temporary);
    })
}

fn fill(mut file: File, contents: &str, sync: bool) -> io::Result<()> {
    file.write_all(contents.as_bytes())?;
    if sync { file.sync_all() } else { file.flush() }
}

fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or_else(|| io::Error::other("that is no name of a file"))?;
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    Ok(path.with_file_name(temporary))
}
