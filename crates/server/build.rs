//! Builds the browser client and puts its files into the program.
//!
//! `SPARHALL_WEB_DIST` names a ready build. Else a release build runs npm; other builds take
//! `web/dist` from disk when they run. Without Node the program is built all the same and says how
//! to get the client.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=SPARHALL_WEB_DIST");
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let inputs = [
        "src",
        "dev",
        "public",
        "index.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
        "tsconfig.json",
    ];
    for input in inputs {
        println!("cargo::rerun-if-changed={}", web.join(input).display());
    }
    let dist = match std::env::var_os("SPARHALL_WEB_DIST") {
        Some(dist) => Some(PathBuf::from(dist)),
        None if std::env::var("PROFILE").as_deref() == Ok("release") => build(&web),
        None => None,
    };
    let mut files = Vec::new();
    if let Some(dist) = &dist {
        collect(dist, dist, &mut files);
    }
    let mut code = String::from("pub const FILES: &[(&str, &[u8])] = &[\n");
    for (name, path) in files {
        let _ = writeln!(code, "    ({name:?}, include_bytes!({path:?})),");
    }
    code += "];\n";
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo says where"));
    std::fs::write(out.join("web.rs"), code).expect("the build folder can be written");
}

/// The finished client, if Node is there and the build works.
fn build(web: &Path) -> Option<PathBuf> {
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    // Not `npm ci`: it refuses a lock file that lacks another platform's optional parts.
    let install = ["install", "--no-save", "--no-audit", "--no-fund"];
    for args in [&install[..], &["run", "build"][..]] {
        match Command::new(npm).args(args).current_dir(web).output() {
            Ok(out) if out.status.success() => (),
            Ok(out) => {
                let said = String::from_utf8_lossy(&out.stderr);
                let last = said.lines().last().unwrap_or_default();
                println!("cargo::warning=npm {} failed: {last}", args.join(" "));
                return None;
            }
            Err(e) => {
                println!("cargo::warning=the browser client is not built, npm is missing: {e}");
                return None;
            }
        }
    }
    Some(web.join("dist"))
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<(String, PathBuf)>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(root, &path, files);
        } else if let (Ok(name), Ok(full)) = (path.strip_prefix(root), path.canonicalize()) {
            files.push((name.to_string_lossy().replace('\\', "/"), full));
        }
    }
    files.sort();
}
