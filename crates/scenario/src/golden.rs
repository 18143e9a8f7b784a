//! Golden files: what was true once, kept in the repository and diffed in review.

use std::{env, fs, path::Path};

/// Compares a text with the golden file at this path. With `SPARHALL_GOLDEN=write` in the
/// environment the file is written instead.
#[track_caller]
pub fn golden(path: impl AsRef<Path>, text: &str) {
    let path = path.as_ref();
    if env::var("SPARHALL_GOLDEN").is_ok_and(|v| v == "write") {
        let folder = path.parent().expect("a golden file lies in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(path, text));
        return written.unwrap_or_else(|e| panic!("{} cannot be written: {e}", path.display()));
    }
    let kept = fs::read_to_string(path).unwrap_or_else(|e| {
        panic!("{} cannot be read ({e}); SPARHALL_GOLDEN=write makes it", path.display())
    });
    let lines = kept.lines().zip(text.lines()).enumerate();
    if let Some((i, (was, is))) = lines.into_iter().find(|(_, (was, is))| was != is) {
        panic!("{}, line {}:\n  was: {was}\n  is:  {is}\n", path.display(), i + 1);
    }
    let (was, is) = (kept.lines().count(), text.lines().count());
    assert!(was == is, "{} has {was} lines, now there are {is}", path.display());
}

/// The text of a file that is written once and only read from then on: what later programs must
/// still understand. With `SPARHALL_GOLDEN=freeze` a file that is not there is made; nothing ever
/// writes over one.
#[track_caller]
pub fn frozen(path: impl AsRef<Path>, make: impl FnOnce() -> String) -> String {
    let path = path.as_ref();
    if !path.exists() && env::var("SPARHALL_GOLDEN").is_ok_and(|v| v == "freeze") {
        // Git keeps no empty folder: with the file of the version before it goes as well.
        let folder = path.parent().map_or(Ok(()), fs::create_dir_all);
        let written = folder.and_then(|()| fs::write(path, make()));
        written.unwrap_or_else(|e| panic!("{} cannot be written: {e}", path.display()));
    }
    fs::read_to_string(path).unwrap_or_else(|e| {
        panic!(
            "{} cannot be read ({e}). If what it is named after is new, run this test once with \
             SPARHALL_GOLDEN=freeze, remove the file of the version before and commit both",
            path.display()
        )
    })
}
