//! A stage of a longer run: a name, a command, the time it took, and what to do when it fails.

use crate::Failure;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// The root of the workspace: the parent of this package, as cargo tells at run time.
pub fn root() -> PathBuf {
    match std::env::var_os("CARGO_MANIFEST_DIR") {
        Some(package) => {
            let package = PathBuf::from(package);
            package.parent().map(PathBuf::from).unwrap_or(package)
        }
        None => PathBuf::from("."),
    }
}

/// The cargo that started us, in the root of the workspace.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Whether `cargo NAME` is installed.
pub fn has_cargo(name: &str) -> bool {
    let quiet = cargo(&[name, "--version"]).output();
    quiet.is_ok_and(|out| out.status.success())
}

/// Runs one stage and prints its name and time. `advice` is told when it fails.
pub fn stage(
    name: &str,
    advice: &str,
    work: impl FnOnce() -> Result<(), String>,
) -> Result<(), Failure> {
    println!("== {name}");
    let start = Instant::now();
    let result = work();
    let seconds = start.elapsed().as_secs_f64();
    match result {
        Ok(()) => {
            println!("== {name}: ok, {seconds:.1} s\n");
            Ok(())
        }
        Err(why) => {
            println!("== {name}: FAILED, {seconds:.1} s\n");
            Err(Failure::found(format!("{name} failed: {why}. {advice}")))
        }
    }
}

/// Runs a command to its end with its output visible.
pub fn finish(command: &mut Command) -> Result<(), String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().map_err(|e| format!("cannot start {program}: {e}"))?;
    if status.success() { Ok(()) } else { Err(status.to_string()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_stage_says_why_and_what_to_do() {
        let failure = stage("format", "Run cargo fmt.", || Err("exit status: 1".into()));
        let failure = failure.expect_err("the work failed");
        assert_eq!(failure.code, 1);
        assert_eq!(failure.message, "format failed: exit status: 1. Run cargo fmt.");
    }

    #[test]
    fn a_stage_that_works_is_silent_about_advice() {
        assert!(stage("nothing", "Do nothing.", || Ok(())).is_ok());
    }
}
