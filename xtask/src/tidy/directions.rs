//! Dependencies between the crates of the workspace point one way.

use super::{Finding, GAMES, House};
use std::collections::BTreeSet;

/// What each crate may depend on. `games` stands for every game.
const MAY_USE: [(&str, &[&str]); 15] = [
    ("kernel", &[]),
    ("wire", &[]),
    ("games", &["kernel"]),
    ("bots", &["kernel"]),
    ("scenario", &["kernel"]),
    ("store", &[]),
    ("catalog", &["kernel", "games", "bots", "evals", "wire"]),
    ("evals", &["kernel", "bots", "games"]),
    ("ratings", &[]),
    ("arena", &["kernel", "bots", "ratings"]),
    ("server", &["kernel", "catalog", "store", "wire", "ratings"]),
    ("py", &["kernel", "games", "catalog", "bots", "evals", "arena"]),
    ("cli", &["kernel", "catalog", "bots", "arena", "server"]),
    // It knows the hall from outside, as a browser does.
    ("load", &[]),
    ("xtask", &["wire"]),
];

fn place(name: &str) -> &str {
    if GAMES.contains(&name) { "games" } else { name }
}

fn may(user: &str, used: &str, kind: &str) -> bool {
    // The test vocabulary is for everybody's tests except the kernel's own, which it stands on.
    if used == "scenario" && kind == "dev-dependencies" && user != "kernel" {
        return true;
    }
    // What the arena measures is a real game, and whom it teaches is one who knows it.
    if user == "arena" && ["games", "evals"].contains(&place(used)) && kind == "dev-dependencies" {
        return true;
    }
    let row = MAY_USE.iter().find(|(name, _)| *name == place(user));
    row.is_some_and(|(_, allowed)| allowed.contains(&place(used)))
}

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    let manifests: Vec<(&str, &str, &str)> = house
        .texts
        .iter()
        .filter_map(|(path, text)| {
            let folder = path.strip_suffix("/Cargo.toml")?;
            let name = folder.strip_prefix("crates/").unwrap_or(folder);
            (!name.contains('/')).then_some((name, path.as_str(), text.as_str()))
        })
        .collect();
    let members: BTreeSet<&str> = manifests.iter().map(|(name, ..)| *name).collect();
    for (name, path, text) in manifests {
        if !MAY_USE.iter().any(|(known, _)| *known == place(name)) {
            let what = format!("`{name}` has no place in the map of crates; add it to `MAY_USE`");
            found.push(Finding::new(path, 1, what));
            continue;
        }
        match toml::from_str::<toml::Table>(text) {
            Err(e) => found.push(Finding::new(path, 1, format!("cannot be read: {e}"))),
            Ok(manifest) => {
                for (used, kind) in dependencies(&manifest) {
                    if members.contains(used.as_str()) && !may(name, &used, &kind) {
                        let what = format!("`{name}` must not see `{used}` ({kind})");
                        found.push(Finding::new(path, line_of(text, &used), what));
                    }
                }
            }
        }
    }
    found
}

/// Every dependency of a manifest with its kind, those of single targets included.
fn dependencies(manifest: &toml::Table) -> Vec<(String, String)> {
    let mut all = Vec::new();
    for (key, value) in manifest {
        let Some(table) = value.as_table() else { continue };
        if key == "target" {
            let targets = table.values().filter_map(toml::Value::as_table);
            all.extend(targets.flat_map(dependencies));
        } else if key.ends_with("dependencies") {
            for (name, how) in table {
                let real = how.get("package").and_then(toml::Value::as_str).unwrap_or(name);
                all.push((real.to_string(), key.clone()));
            }
        }
    }
    all
}

fn line_of(text: &str, name: &str) -> usize {
    let names = |line: &str| line.starts_with(name) || line.contains(&format!("\"{name}\""));
    text.lines().position(names).map_or(1, |i| i + 1)
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    const KERNEL: (&str, &str) = ("crates/kernel/Cargo.toml", "");
    const BOTS: (&str, &str) = ("crates/bots/Cargo.toml", "[dependencies]\nkernel = {}");
    const GAME: (&str, &str) =
        ("crates/shadows/Cargo.toml", "[dependencies]\nkernel.workspace = true");
    const SCENARIO: (&str, &str) = ("crates/scenario/Cargo.toml", "[dependencies]\nkernel = {}");

    #[test]
    fn dependencies_that_point_down_are_fine() {
        let duel = "[dependencies]\nkernel = {}\nserde = \"1\"\n[dev-dependencies]\nscenario = {}";
        let evals = "[dependencies]\nkernel = {}\nbots = {}\nshadows = {}";
        let house = House::planted([
            KERNEL,
            BOTS,
            GAME,
            SCENARIO,
            ("crates/flash-duel/Cargo.toml", duel),
            ("crates/evals/Cargo.toml", evals),
            (
                "crates/arena/Cargo.toml",
                "[dependencies]\nbots = {}\n[dev-dependencies]\nshadows = {}",
            ),
        ]);
        assert_eq!(told(scan(&house)), [""; 0]);
    }

    #[test]
    fn dependencies_that_point_up_or_sideways_are_found() {
        for (path, text) in [
            ("crates/kernel/Cargo.toml", "[dependencies]\nbots = {}"),
            ("crates/kernel/Cargo.toml", "[dev-dependencies]\nscenario = {}"),
            ("crates/flash-duel/Cargo.toml", "[dependencies]\nshadows = {}"),
            ("crates/flash-duel/Cargo.toml", "[dependencies]\nscenario = {}"),
            ("crates/flash-duel/Cargo.toml", "[dev-dependencies]\nbots = {}"),
            ("crates/bots/Cargo.toml", "[dependencies]\nshadows = {}"),
            ("crates/arena/Cargo.toml", "[dependencies]\nshadows = {}"),
            ("crates/cli/Cargo.toml", "[dependencies]\nshadows = {}"),
            ("crates/cli/Cargo.toml", "[dev-dependencies]\nshadows = {}"),
            ("crates/arena/Cargo.toml", "[build-dependencies]\ncli = {}"),
            ("crates/arena/Cargo.toml", "[target.'cfg(unix)'.dependencies]\ncli = {}"),
            ("crates/arena/Cargo.toml", "[dependencies]\nother = { package = \"cli\" }"),
        ] {
            let mut files = std::collections::BTreeMap::from(
                [KERNEL, BOTS, GAME, SCENARIO, ("crates/cli/Cargo.toml", "")]
                    .map(|(path, text)| (path.to_string(), text.to_string())),
            );
            files.insert(path.to_string(), text.to_string());
            let told = told(scan(&House::of(files)));
            assert_eq!(told.len(), 1, "{path} {text}: {told:?}");
            assert!(told[0].starts_with(&format!("{path}:2: ")), "{told:?}");
        }
    }

    #[test]
    fn a_crate_without_a_place_is_found() {
        let house = House::planted([("crates/util/Cargo.toml", "")]);
        assert_eq!(scan(&house).len(), 1);
    }
}
