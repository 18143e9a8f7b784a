//! What takes a night: a game in the second browser, the hall is killed a thousand times, it is
//! filled, every bot must beat the one below it, and a random sample of mutants of the rules crates
//! must be caught by tests.

use crate::Failure;
use crate::stage::{cargo, finish, stage};

/// How often the hall is killed in one night.
const KILLS: &str = "1000";

/// The options go to the mutants.
pub fn command(args: &[String]) -> Result<(), Failure> {
    crate::mutants::check(args)?;
    all_of([
        crate::client::second_browser(),
        crashes(),
        crate::load::command(&[]),
        crate::ladder::climb(),
        crate::mutants::command(args),
    ])
}

/// Everything that is wanting, told at the end of the night: a weak bot or a slow hall is no reason
/// to leave out what comes after it.
fn all_of<const N: usize>(parts: [Result<(), Failure>; N]) -> Result<(), Failure> {
    let failures = parts.into_iter().filter_map(Result::err);
    let messages: Vec<String> = failures.map(|failure| failure.message).collect();
    if messages.is_empty() { Ok(()) } else { Err(Failure::found(messages.join("\n"))) }
}

fn crashes() -> Result<(), Failure> {
    stage("crashes", "An answer that was acknowledged must be there after a crash.", || {
        let mut crash = cargo(&["test", "--package", "cli", "--test", "crash"]);
        finish(crash.env("SPARHALL_KILLS", KILLS))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_failure_of_a_night_is_told() {
        let weak = || Err(Failure::found("the ladder does not hold"));
        let slow = || Err(Failure::found("the hall is slow"));
        assert!(all_of([Ok(()), Ok(())]).is_ok());
        let failure = all_of([slow(), Ok(()), weak()]).expect_err("two parts failed");
        assert_eq!(failure.message, "the hall is slow\nthe ladder does not hold");
        assert_eq!(failure.code, 1);
    }
}
