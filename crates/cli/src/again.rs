//! Commands that are printed to be typed: they work as they stand.

use std::env;
use std::ffi::OsStr;

/// The whole command that calls this program again with these words.
pub fn command(words: &[&OsStr]) -> String {
    let by_cargo = env::var_os("CARGO").is_some();
    let words = words.iter().map(|word| quoted(&word.to_string_lossy()));
    let words: Vec<String> = std::iter::once(program(by_cargo)).chain(words).collect();
    words.join(" ")
}

/// How the program was called: by `cargo run`, which names itself to what it runs, or by its path.
fn program(by_cargo: bool) -> String {
    match by_cargo {
        true if cfg!(debug_assertions) => "cargo run --".into(),
        true => "cargo run --release --".into(),
        false => {
            let called = env::args_os().next().unwrap_or_else(|| "sparhall".into());
            quoted(&called.to_string_lossy())
        }
    }
}

/// In quotation marks where a shell would take it for something else.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/\\.,:_-+=@%~".contains(c);
    match word.chars().all(plain) && !word.is_empty() {
        true => word.into(),
        false if cfg!(windows) => format!("\"{word}\""),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_a_shell_would_misread_is_quoted() {
        assert_eq!(quoted("/home/me/game-1.jsonl"), "/home/me/game-1.jsonl");
        if cfg!(unix) {
            assert_eq!(quoted("my game"), "'my game'");
            assert_eq!(quoted("it's"), r"'it'\''s'");
        }
    }

    #[test]
    fn what_cargo_runs_is_called_by_cargo_again() {
        assert!(program(true).starts_with("cargo run ") && program(true).ends_with(" --"));
        assert!(!program(false).contains("cargo run"));
    }
}
