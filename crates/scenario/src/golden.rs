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
