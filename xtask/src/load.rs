//! A full hall on this machine, measured.

use crate::Failure;
use crate::stage::{cargo, finish, root, stage};
use std::process::Command;

/// Builds the hall and whoever fills it as they are released, and runs them.
pub fn command(args: &[String]) -> Result<(), Failure> {
    stage("build", "Mend the build.", || {
        finish(&mut cargo(&["build", "--release", "--package", "cli", "--package", "load"]))
    })?;
    let advice = "Every match must go on. Where sockets are refused, raise `ulimit -n`: each \
                  match takes two, here and there.";
    stage("load", advice, || {
        let mut load = Command::new(root().join("target/release/load"));
        finish(load.args(args))
    })?;
    println!("Copy the figures, with the date and the machine, into docs/benchmarks.md.");
    Ok(())
}
