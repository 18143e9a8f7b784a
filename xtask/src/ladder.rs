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

/// The sources that are played: the commit, and whether it was changed. What was changed cannot be
/// told apart, so such a ladder is climbed from its foot.
fn commit() -> String {
    let git = |args: &[&str]| {
        let out = Command::new("git").args(args).current_dir(root()).output().ok()?;
        out.status.success().then(|| String::from_utf8_lossy(&out.stdout).trim().to_string())
    };
    match (git(&["rev-parse", "--short", "HEAD"]), git(&["status", "--porcelain", "-uno"])) {
        (Some(commit), Some(changes)) if changes.is_empty() => commit,
        _ => format!("changed-{}", std::process::id()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn journals_of_other_sources_are_not_mixed() {
        let name = commit();
        assert!(!name.is_empty() && !name.contains(['/', '\n', ' ']), "{name}");
    }
}
