//! The browser client: what its tests need, its own tests, and the tests in a real browser.

use crate::Failure;
use crate::stage::{cargo, finish, root, stage};
use std::path::Path;
use std::process::Command;

/// Where a Chromium may be; `SPARHALL_CHROMIUM` names another.
const BROWSERS: [&str; 3] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Where a Firefox may be; `SPARHALL_FIREFOX` names another.
const FIREFOXES: [&str; 2] = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];

fn npm(args: &[&str]) -> Command {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut command = Command::new(program);
    command.args(args).current_dir(root().join("web"));
    command
}

pub fn test() -> Result<(), Failure> {
    let advice = "Node 20 or newer with npm is needed.";
    // Not `npm ci`: it refuses a lock file that lacks another platform's optional parts.
    stage("client: packages", advice, || {
        finish(&mut npm(&["install", "--no-save", "--no-audit", "--no-fund", "--silent"]))
    })?;
    stage("client: types", "Mend the findings above; they are in web/.", || {
        finish(&mut npm(&["run", "--silent", "check"]))
    })?;
    stage("client: tests", "Mend the client in web/.", || finish(&mut npm(&["test", "--silent"])))?;
    stage("client: build", "Mend the client in web/.", || {
        finish(&mut npm(&["run", "--silent", "build"]))
    })?;
    stage("browser: install", "Install Chromium by hand, or set SPARHALL_CHROMIUM.", || {
        install_browser("SPARHALL_CHROMIUM", &BROWSERS, "chromium")
    })?;
    stage("browser: tests", "`npm run e2e` in web/ repeats them.", || {
        // Not quiet: it may take minutes.
        finish(&mut cargo(&["build", "-p", "cli"]))?;
        finish(&mut npm(&["run", "--silent", "e2e"]))
    })
}

/// A smoke test in the second browser. What drives it is large and needed here alone, so it is not
/// among the client's packages.
pub fn second_browser() -> Result<(), Failure> {
    stage("firefox: install", "Install Firefox by hand, or set SPARHALL_FIREFOX.", || {
        install_browser("SPARHALL_FIREFOX", &FIREFOXES, "firefox-esr")?;
        let quiet = ["install", "--no-save", "--no-audit", "--no-fund", "--silent"];
        finish(&mut npm(&[&quiet[..], &["puppeteer-core@25.16.0"]].concat()))?;
        finish(&mut npm(&["run", "--silent", "build"]))
    })?;
    stage("firefox: tests", "`npm run firefox` in web/ repeats them.", || {
        // Not quiet: it may take minutes.
        finish(&mut cargo(&["build", "-p", "cli"]))?;
        finish(&mut npm(&["run", "--silent", "firefox"]))
    })
}

/// Debian's package, where no browser of the kind is there yet.
fn install_browser(variable: &str, known: &[&str], package: &str) -> Result<(), String> {
    let named = std::env::var(variable).is_ok_and(|path| Path::new(&path).exists());
    if named || known.iter().any(|path| Path::new(path).exists()) {
        return Ok(());
    }
    println!("no browser of this kind is there; installing the package `{package}` with apt-get");
    let root = Command::new("id").arg("-u").output().is_ok_and(|o| o.stdout.starts_with(b"0"));
    let apt = |args: &[&str]| {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.arg("apt-get");
        }
        finish(command.args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update", "-qq"])?;
    apt(&["install", "-y", "-qq", "--no-install-recommends", package])
}
