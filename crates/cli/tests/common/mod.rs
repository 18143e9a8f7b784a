//! The built program, run with arguments and input.

#![allow(dead_code)] // each test file uses some of it

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tempfile::TempDir;

/// What came of a run.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

thread_local! {
    /// Every test has a thread of its own, and so a place that nobody else writes to, in this run
    /// of the tests or in another one. It goes when the test ends.
    static PLACE: TempDir = TempDir::new().expect("a folder for the test");
}

fn place(name: &str) -> PathBuf {
    PLACE.with(|place| place.path().join(name))
}

/// An empty folder that goes with the test.
pub fn folder(name: &str) -> PathBuf {
    let folder = place(name);
    std::fs::create_dir(&folder).expect("no other folder of the test has this name");
    folder
}

/// The path it is called by.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_sparhall");

/// As if it were called from a shell and not by cargo, which runs the tests; by somebody who has
/// set nothing up.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(PROGRAM);
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("SPARHALL_") {
            command.env_remove(name);
        }
    }
    command.args(args).env("SPARHALL_DATA", place("no-data-named"));
    command.env_remove("CARGO").env_remove("RUST_BACKTRACE").env_remove("LINES");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the program; its input ends after `input`.
pub fn run(args: &[&str], input: &str) -> Ran {
    let mut child = command(args).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is ours");
    let input = input.to_string();
    // A program that ends early does not read all of its input.
    let writing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let done = child.wait_with_output().expect("the program ends");
    writing.join().expect("the input was written");
    Ran {
        code: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).expect("text"),
        err: String::from_utf8(done.stderr).expect("text"),
    }
}

impl Ran {
    #[track_caller]
    pub fn ends(self, code: i32) -> Ran {
        assert_eq!(self.code, code, "out:\n{}\nerr:\n{}", self.out, self.err);
        self
    }
    #[track_caller]
    pub fn says(self, words: &str) -> Ran {
        assert!(self.out.contains(words), "`{words}` is not in:\n{}\n{}", self.out, self.err);
        self
    }
    #[track_caller]
    pub fn complains(self, words: &str) -> Ran {
        assert!(self.err.contains(words), "`{words}` is not in:\n{}", self.err);
        self
    }
    /// Nothing is wider than a terminal, apart from paths, hashes and JSON.
    #[track_caller]
    pub fn fits_80_columns(self) -> Ran {
        for line in self.out.lines().filter(|l| !l.contains('/') && !l.contains("commitment")) {
            assert!(line.chars().count() <= 80, "{} columns: {line}", line.chars().count());
        }
        self
    }
}

pub fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("a path of plain letters")
}
