//! Why a command could not be done, and the exit code that says so.

use std::fmt::Display;
use std::io;

/// A command that did not succeed.
#[derive(Debug)]
pub enum Fail {
    /// What was asked for does not exist or cannot be: exit code 2.
    Asked(String),
    /// What was checked is wrong, or the machine refused: exit code 1.
    Found(String),
}

impl Fail {
    pub fn asked(reason: impl Display) -> Fail {
        Fail::Asked(reason.to_string())
    }
    pub fn found(reason: impl Display) -> Fail {
        Fail::Found(reason.to_string())
    }
    pub fn message(&self) -> &str {
        match self {
            Fail::Asked(m) | Fail::Found(m) => m,
        }
    }
    pub fn code(&self) -> u8 {
        match self {
            Fail::Asked(_) => 2,
            Fail::Found(_) => 1,
        }
    }
}

impl From<io::Error> for Fail {
    fn from(e: io::Error) -> Fail {
        // A reader that has seen enough (`| head`) is no failure to complain about.
        match e.kind() {
            io::ErrorKind::BrokenPipe => Fail::Found(String::new()),
            _ => Fail::found(e),
        }
    }
}
