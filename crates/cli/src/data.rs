//! The folder in which things are kept between matches.

use crate::args::Data;
use crate::fail::Fail;
use std::env;
use std::path::PathBuf;

/// `--data`, else SPARHALL_DATA, else the platform's folder for a user's data.
pub fn folder(data: &Data) -> Result<PathBuf, Fail> {
    folder_of(data, None)
}

/// The same, where a config file may name it.
pub fn folder_of(data: &Data, in_file: Option<PathBuf>) -> Result<PathBuf, Fail> {
    let named = data.folder.clone().or_else(|| set("SPARHALL_DATA")).or(in_file);
    named.or_else(of_platform).ok_or_else(|| {
        Fail::asked("there is no home folder to keep things in; name one with --data DIR")
    })
}

fn set(name: &str) -> Option<PathBuf> {
    env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from)
}

fn of_platform() -> Option<PathBuf> {
    let base = if cfg!(windows) {
        set("APPDATA")
    } else if cfg!(target_os = "macos") {
        set("HOME").map(|home| home.join("Library/Application Support"))
    } else {
        set("XDG_DATA_HOME").or_else(|| set("HOME").map(|home| home.join(".local/share")))
    };
    base.map(|folder| folder.join("sparhall"))
}
