//! The commands that mostly call cargo: test, golden, bench.

use crate::stage::{cargo, finish, has_cargo, root, stage};
use crate::{Failure, tidy};

/// Tests that compare golden files write them instead when this variable is `write`.
const GOLDEN: &str = "SPARHALL_GOLDEN";

fn no_options(args: &[String]) -> Result<(), Failure> {
    match args.first() {
        None => Ok(()),
        Some(arg) => {
            Err(Failure::usage(format!("unexpected `{arg}`; this command has no options")))
        }
    }
}

/// All unit and integration tests: nextest where it is installed, for its speed. One failure does
/// not stop the others, so that all are seen and every golden file is written.
fn all_tests() -> std::process::Command {
    if has_cargo("nextest") {
        cargo(&["nextest", "run", "--workspace", "--no-fail-fast"])
    } else {
        let targets = ["--lib", "--bins", "--tests", "--examples", "--no-fail-fast"];
        let mut tests = cargo(&["test", "--workspace"]);
        tests.args(targets);
        tests
    }
}

pub fn test(args: &[String]) -> Result<(), Failure> {
    no_options(args)?;
    stage("format", "Run `cargo fmt --all`.", || finish(&mut cargo(&["fmt", "--all", "--check"])))?;
    stage("tidy", "Mend the findings above; `cargo xtask tidy` repeats them.", || {
        tidy::check(&root())
    })?;
    stage("clippy", "Mend the warnings above.", || {
        let clippy = ["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"];
        finish(&mut cargo(&clippy))
    })?;
    let advice = "Mend the code. If a golden file changed on purpose, run `cargo xtask golden` \
                  and review its diff.";
    stage("tests", advice, || finish(&mut all_tests()))?;
    stage("doc tests", "Mend the example in the documentation.", || {
        finish(&mut cargo(&["test", "--workspace", "--doc", "--quiet"]))
    })?;
    crate::client::test()
}

pub fn golden(args: &[String]) -> Result<(), Failure> {
    no_options(args)?;
    let advice = "A test failed for another reason than its golden file; mend it first.";
    stage("golden", advice, || finish(all_tests().env(GOLDEN, "write")))?;
    println!("Review what changed: git diff --stat golden");
    Ok(())
}

pub fn bench(args: &[String]) -> Result<(), Failure> {
    no_options(args)?;
    if !any_bench() {
        return Err(Failure::found("no crate has a bench yet (crates/*/benches/*.rs)"));
    }
    stage("bench", "Mend the benchmark; figures of a broken run do not count.", || {
        // Only the bench programs: without the pattern every unit test is built for it as well.
        finish(&mut cargo(&["bench", "--workspace", "--bench", "*"]))
    })?;
    println!("Copy the figures, with the date and the machine, into docs/benchmarks.md.");
    Ok(())
}

fn any_bench() -> bool {
    let Ok(crates) = std::fs::read_dir(root().join("crates")) else { return false };
    crates.flatten().any(|entry| entry.path().join("benches").is_dir())
}

/// Where the client's types are kept.
const TYPES: &str = "web/src/wire.ts";

pub fn types(args: &[String]) -> Result<(), Failure> {
    no_options(args)?;
    let path = root().join(TYPES);
    std::fs::write(&path, wire::typescript())
        .map_err(|e| Failure::found(format!("{}: {e}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_a_usage_error() {
        for run in [test, golden, bench, types] {
            let failure = run(&["--fast".to_string()]).expect_err("there are no options");
            assert_eq!(failure.code, 2);
            assert!(failure.message.contains("--fast"));
        }
    }

    #[test]
    fn the_types_of_the_client_are_current() {
        let kept = std::fs::read_to_string(root().join(TYPES)).expect("the client's types");
        assert!(kept == wire::typescript(), "run `cargo xtask types`");
    }
}
