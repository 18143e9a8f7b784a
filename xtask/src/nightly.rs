//! What takes a night: a game in the second browser, the hall is killed a thousand times, it is
//! filled, every bot must beat the one below it, and a random sample of mutants of the rules crates
//! must be caught by tests.

use crate::Failure;
use crate::stage::{cargo, finish, has_cargo, root, stage};
use crate::tidy::rules_crates;
use std::path::Path;

/// The share of mutants that the tests must notice, in percent.
const BAR: usize = 90;
/// Seconds after which a mutant that hangs its build or its tests is given up.
const TIMEOUT: &str = "300";

/// How often the hall is killed in one night.
const KILLS: &str = "1000";

struct Options {
    seed: u64,
    sample: usize,
    jobs: usize,
    list: bool,
}

impl Options {
    fn read(args: &[String]) -> Result<Self, Failure> {
        let mut options = Options { seed: 1, sample: 120, jobs: 1, list: false };
        let mut rest = args.iter();
        while let Some(arg) = rest.next() {
            let mut number = || {
                let value = rest.next().and_then(|value| value.parse::<u32>().ok());
                value.ok_or_else(|| Failure::usage(format!("`{arg}` needs a number")))
            };
            match arg.as_str() {
                "--seed" => options.seed = number()?.into(),
                "--sample" => options.sample = number()? as usize,
                "--jobs" => options.jobs = (number()? as usize).max(1),
                "--list" => options.list = true,
                _ => {
                    let known = "--seed N, --sample N, --jobs N, --list";
                    let message = format!("unexpected `{arg}`; the options are {known}");
                    return Err(Failure::usage(message));
                }
            }
        }
        Ok(options)
    }
}

pub fn command(args: &[String]) -> Result<(), Failure> {
    let options = Options::read(args)?;
    if options.list {
        return choose_mutants(&options).map(|_| ());
    }
    all_of([
        crate::client::second_browser(),
        crashes(),
        crate::load::command(&[]),
        crate::ladder::climb(),
        choose_mutants(&options).and_then(|shard| test_mutants(shard, options.jobs)),
    ])
}

/// Says which mutants are tried.
fn choose_mutants(options: &Options) -> Result<Shard, Failure> {
    if !has_cargo("mutants") {
        stage("install cargo-mutants", "Install it by hand and try again.", || {
            finish(&mut cargo(&["install", "--locked", "cargo-mutants"]))
        })?;
    }
    let all = list_mutants().map_err(Failure::found)?;
    if all.is_empty() {
        return Err(Failure::found("there are no mutants to test"));
    }
    let shard = Shard::of(all.len(), options.sample, options.seed);
    let chosen = shard.of_list(&all);
    println!("{} of {} mutants, seed {}", chosen.len(), all.len(), options.seed);
    if options.list {
        chosen.iter().for_each(|name| println!("{name}"));
    }
    Ok(shard)
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

fn test_mutants(shard: Shard, jobs: usize) -> Result<(), Failure> {
    stage("mutants", "Mend the tests of the unchanged code first.", || run(shard, jobs))?;
    let count = Count::read(&root().join("target/mutants.out")).map_err(Failure::found)?;
    println!("{}", count.report());
    if count.detected_percent() < BAR as f64 {
        return Err(Failure::found(format!("fewer than {BAR} % of the mutants were noticed")));
    }
    Ok(())
}

/// The rules crates that exist.
fn packages() -> Vec<&'static str> {
    let exists = |name: &&str| root().join("crates").join(name).join("Cargo.toml").exists();
    rules_crates().filter(exists).collect()
}

/// The names of all mutants, in the order of the sources.
fn list_mutants() -> Result<Vec<String>, String> {
    let mut list = cargo(&["mutants", "--list", "--json"]);
    for package in packages() {
        list.args(["-p", package]);
    }
    let out = list.output().map_err(|e| format!("cannot list the mutants: {e}"))?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(format!("cannot list the mutants: {said}"));
    }
    names(&out.stdout)
}

fn names(json: &[u8]) -> Result<Vec<String>, String> {
    let list: Vec<serde_json::Value> =
        serde_json::from_slice(json).map_err(|e| format!("the list of mutants: {e}"))?;
    let name = |mutant: &serde_json::Value| Some(mutant.get("name")?.as_str()?.to_string());
    let names: Vec<String> = list.iter().filter_map(name).collect();
    if names.len() == list.len() {
        Ok(names)
    } else {
        Err("the list of mutants has entries without a name".into())
    }
}

/// Every `of`-th mutant of the list, beginning with the `k`-th: cargo-mutants can run just those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Shard {
    k: usize,
    of: usize,
}

impl Shard {
    /// At least `wanted` of `all` mutants; the seed decides where to begin.
    fn of(all: usize, wanted: usize, seed: u64) -> Shard {
        let of = (all / wanted.max(1)).max(1);
        // SplitMix64: seeds that differ little begin far apart.
        let mut bits = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        Shard { k: (bits % of as u64) as usize, of }
    }

    fn of_list(self, all: &[String]) -> Vec<&str> {
        all.iter().skip(self.k).step_by(self.of).map(String::as_str).collect()
    }
}

fn run(shard: Shard, jobs: usize) -> Result<(), String> {
    let jobs = jobs.to_string();
    let mut mutants = cargo(&["mutants", "--output", "target", "--colors", "never"]);
    mutants.args(["--no-times", "--timeout", TIMEOUT, "--jobs", &jobs]);
    if has_cargo("nextest") {
        mutants.args(["--test-tool", "nextest"]);
    }
    for package in packages() {
        mutants.args(["-p", package, "--test-package", package]);
    }
    mutants.args(["--test-package", "scenario"]);
    let shard = format!("{}/{}", shard.k, shard.of);
    mutants.args(["--shard", &shard, "--sharding", "round-robin"]);
    // Every mutant runs all tests: a quarter of the random games keeps that within a night.
    mutants.env("SPARHALL_GAMES", "25");
    let status = mutants.status().map_err(|e| format!("cannot start cargo-mutants: {e}"))?;
    match status.code() {
        // All caught; some missed; some timed out. What that means is counted afterwards.
        Some(0 | 2 | 3) => Ok(()),
        _ => Err(format!("cargo-mutants could not finish: {status}")),
    }
}

/// What became of the mutants.
#[derive(PartialEq, Eq, Debug, Default)]
struct Count {
    caught: Vec<String>,
    missed: Vec<String>,
    timeout: Vec<String>,
    unviable: Vec<String>,
}

impl Count {
    fn read(folder: &Path) -> Result<Self, String> {
        let lines = |name: &str| {
            let file = folder.join(name);
            let text = std::fs::read_to_string(&file)
                .map_err(|e| format!("cannot read {}: {e}", file.display()))?;
            Ok::<_, String>(text.lines().map(str::to_string).collect())
        };
        Ok(Count {
            caught: lines("caught.txt")?,
            missed: lines("missed.txt")?,
            timeout: lines("timeout.txt")?,
            unviable: lines("unviable.txt")?,
        })
    }

    /// The share of mutants that compile and that the tests noticed. A mutant that hangs the tests
    /// is noticed, but the report names it.
    fn detected_percent(&self) -> f64 {
        let noticed = self.caught.len() + self.timeout.len();
        100.0 * noticed as f64 / (noticed + self.missed.len()).max(1) as f64
    }

    fn report(&self) -> String {
        let sizes = [&self.caught, &self.missed, &self.timeout, &self.unviable].map(Vec::len);
        let [caught, missed, timeout, unviable] = sizes;
        let mut text = format!(
            "caught {caught}, missed {missed}, timeout {timeout}, unviable {unviable}: {:.1} % \
             noticed (caught or timed out, of those that compile)",
            self.detected_percent()
        );
        for (title, list) in [("missed", &self.missed), ("timeout", &self.timeout)] {
            for name in list {
                text += &format!("\n{title}: {name}");
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(n: usize) -> Vec<String> {
        (0..n).map(|i| format!("mutant {i}")).collect()
    }

    #[test]
    fn a_sample_is_spread_over_the_whole_list() {
        let all = numbered(3_000);
        let shard = Shard::of(all.len(), 100, 7);
        assert_eq!(shard, Shard::of(all.len(), 100, 7));
        assert_eq!((shard.of, shard.of_list(&all).len()), (30, 100));
        let starts = (0..50).map(|seed| Shard::of(all.len(), 100, seed).k);
        assert!(starts.collect::<std::collections::BTreeSet<_>>().len() > 20);
        assert_eq!(Shard::of(5, 100, 1).of_list(&numbered(5)).len(), 5);
    }

    #[test]
    fn every_failure_of_a_night_is_told() {
        let weak = || Err(Failure::found("the ladder does not hold"));
        let slow = || Err(Failure::found("the hall is slow"));
        assert!(all_of([Ok(()), Ok(())]).is_ok());
        let failure = all_of([slow(), Ok(()), weak()]).expect_err("two parts failed");
        assert_eq!(failure.message, "the hall is slow\nthe ladder does not hold");
        assert_eq!(failure.code, 1);
    }

    #[test]
    fn names_are_read_from_the_list() {
        assert_eq!(names(br#"[{"name":"a.rs:1:2: replace"}]"#).expect("it is a list").len(), 1);
        assert!(names(br#"[{"nom":"a"}]"#).is_err());
        assert!(names(b"nothing").is_err());
    }

    #[test]
    fn the_share_counts_what_compiles() {
        let count = Count {
            caught: numbered(8),
            missed: numbered(1),
            timeout: numbered(1),
            unviable: numbered(5),
        };
        assert_eq!(count.detected_percent(), 90.0);
        let report = count.report();
        assert!(report.starts_with("caught 8, missed 1, timeout 1, unviable 5: 90.0 % noticed"));
        assert!(report.ends_with("\nmissed: mutant 0\ntimeout: mutant 0"));
        assert_eq!(Count::default().detected_percent(), 0.0);
    }

    #[test]
    fn options_are_checked() {
        let read = |args: &[&str]| {
            Options::read(&args.iter().map(|arg| arg.to_string()).collect::<Vec<_>>())
        };
        let options = read(&["--seed", "3", "--sample", "200", "--jobs", "2"]).ok();
        assert!(options.is_some_and(|o| (o.seed, o.sample, o.jobs) == (3, 200, 2)));
        for bad in [&["--seed"][..], &["--sample", "x"], &["--fast"]] {
            assert_eq!(read(bad).err().map(|failure| failure.code), Some(2), "{bad:?}");
        }
    }
}
