//! Whether each bot beats the one below it, in every game.

use crate::Failure;
use crate::stage::{cargo, finish, root, stage};
use std::process::Command;

/// Climbs the ladder of all games. It goes on where an earlier night stopped, unless the sources
/// have changed since: then other bots play.
pub fn climb() -> Result<(), Failure> {
    stage("build", "Mend the build.", || {
        finish(&mut cargo(&["build", "--release", "--package", "cli"]))
    })?;
    let kept = root().join("target/ladder").join(commit());
    let advice = "Each level must beat the one below; see `sparhall ladder --help`. What is not \
                  proven may need more --games.";
    stage("ladder", advice, || {
        let mut ladder = Command::new(root().join("target/release/sparhall"));
        ladder.arg("ladder").arg("--resume").arg(&kept).arg("--json").arg(kept.join("ladder.json"));
        finish(&mut ladder)
    })?;
    println!("Copy the table, with the date and the machine, into docs/benchmarks.md.");
    Ok(())
}

/// The sources that are played, as `git` knows them.
fn commit() -> String {
    let git = |args: &[&str]| {
        let out = Command::new("git").args(args).current_dir(root()).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_string())
    };
    let (commit, changes) =
        (git(&["rev-parse", "--short", "HEAD"]), git(&["status", "--porcelain", "-uno"]));
    folder(commit.as_deref(), changes.as_deref(), std::process::id())
}

/// The commit, if nothing was changed since. What was changed cannot be told apart, so such a
/// ladder is climbed from its foot.
fn folder(commit: Option<&str>, changes: Option<&str>, process: u32) -> String {
    match (commit, changes) {
        (Some(commit), Some("")) => commit.to_string(),
        _ => format!("changed-{process}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_of_other_sources_are_not_mixed() {
        assert_eq!(folder(Some("abc1234"), Some(""), 7), "abc1234");
        assert_eq!(folder(Some("abc1234"), Some(" M src/lib.rs"), 7), "changed-7");
        assert_eq!(folder(Some("abc1234"), None, 8), "changed-8", "nobody knows");
        assert_eq!(folder(None, Some(""), 9), "changed-9");
    }
}
