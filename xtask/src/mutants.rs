//! Tests of the tests: a random sample of small faults is planted in the rules, one at a time, and
//! the tests of that crate must notice each.

use crate::Failure;
use crate::stage::{cargo, finish, has_cargo, root, stage};
use crate::tidy::rules_crates;
use std::collections::BTreeMap;
use std::path::Path;

/// The share of mutants of a crate that its tests must notice, in percent.
const BAR: f64 = 97.0;
/// Seconds after which a mutant that hangs its build or its tests is given up.
const TIMEOUT: &str = "300";
/// Survivors that somebody looked at: a mutant that changes nothing, with the reason.
const JUDGED: &str = "xtask/mutants.txt";

struct Options {
    seed: u64,
    sample: usize,
    jobs: usize,
    list: bool,
    only: Option<String>,
}

impl Options {
    fn read(args: &[String]) -> Result<Self, Failure> {
        let mut options = Options { seed: 1, sample: 200, jobs: 1, list: false, only: None };
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
                "--only" => options.only = Some(one_crate(rest.next())?),
                _ => {
                    let known = "--seed N, --sample N, --jobs N, --only CRATE, --list";
                    let message = format!("unexpected `{arg}`; the options are {known}");
                    return Err(Failure::usage(message));
                }
            }
        }
        Ok(options)
    }

    fn crates(&self) -> impl Iterator<Item = &'static str> {
        rules_crates().filter(|name| self.only.as_deref().is_none_or(|only| only == *name))
    }
}

fn one_crate(name: Option<&String>) -> Result<String, Failure> {
    let known: Vec<_> = rules_crates().collect();
    let is_known = |name: &&String| known.contains(&name.as_str());
    name.filter(is_known).cloned().ok_or_else(|| {
        Failure::usage(format!("`--only` needs a crate of rules: {}", known.join(", ")))
    })
}

/// Whether the options can be read: a night should not find out at its end.
pub fn check(args: &[String]) -> Result<(), Failure> {
    match Options::read(args)? {
        Options { list: true, .. } => {
            Err(Failure::usage("`cargo xtask mutants --list` lists the mutants"))
        }
        _ => Ok(()),
    }
}

pub fn command(args: &[String]) -> Result<(), Failure> {
    let options = Options::read(args)?;
    if !has_cargo("mutants") {
        stage("install cargo-mutants", "Install it by hand and try again.", || {
            finish(&mut cargo(&["install", "--locked", "cargo-mutants"]))
        })?;
    }
    let text = std::fs::read_to_string(root().join(JUDGED));
    let text = text.map_err(|e| Failure::found(format!("cannot read {JUDGED}: {e}")))?;
    let judged = read_judged(&text).map_err(Failure::found)?;
    let mut weak = Vec::new();
    for package in options.crates() {
        let all = list(package).map_err(Failure::found)?;
        let shard = Shard::of(all.len(), options.sample, options.seed);
        let chosen = shard.of_list(&all);
        println!("{package}: {} of {} mutants, seed {}", chosen.len(), all.len(), options.seed);
        if options.list {
            chosen.iter().for_each(|name| println!("{name}"));
            continue;
        }
        let advice = "Mend the tests of the unchanged code first.";
        stage(&format!("mutants of {package}"), advice, || run(package, shard, options.jobs))?;
        let mut count = Count::read(&folder(package)).map_err(Failure::found)?;
        count.judge(&judged);
        println!("{package}: {}", count.report());
        if count.noticed_percent() < BAR {
            weak.push(format!("{package}: fewer than {BAR} % of the mutants were noticed"));
        }
    }
    if weak.is_empty() { Ok(()) } else { Err(Failure::found(weak.join("\n"))) }
}

fn folder(package: &str) -> std::path::PathBuf {
    root().join("target/mutants").join(package).join("mutants.out")
}

/// The names of all mutants of a crate, in the order of the sources.
fn list(package: &str) -> Result<Vec<String>, String> {
    let mut list = cargo(&["mutants", "--list", "--json", "-p", package]);
    let out = list.output().map_err(|e| format!("cannot list the mutants: {e}"))?;
    if !out.status.success() {
        let said = String::from_utf8_lossy(&out.stderr);
        return Err(format!("cannot list the mutants: {said}"));
    }
    let all = names(&out.stdout)?;
    if all.is_empty() { Err(format!("{package} has no mutants to test")) } else { Ok(all) }
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

/// The judgements by mutant: `NAME => REASON` on each line, `#` before a remark.
fn read_judged(text: &str) -> Result<BTreeMap<String, String>, String> {
    let lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|(n, line)| match line.rsplit_once(" => ") {
            Some((name, why)) if !why.is_empty() => Ok((name.to_string(), why.to_string())),
            _ => Err(format!("{JUDGED}:{n}: write `MUTANT => REASON`")),
        })
        .collect()
}

/// A mutant without its line and column, which move when something above it changes.
fn settled(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(_), Some(_), Some(what)) => format!("{file}:{what}"),
        _ => name.to_string(),
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

fn run(package: &str, shard: Shard, jobs: usize) -> Result<(), String> {
    let jobs = jobs.to_string();
    let output = format!("target/mutants/{package}");
    std::fs::create_dir_all(root().join(&output)).map_err(|e| format!("{output}: {e}"))?;
    let mut mutants = cargo(&["mutants", "--output", &output, "--colors", "never"]);
    mutants.args(["--no-times", "--timeout", TIMEOUT, "--jobs", &jobs]);
    if has_cargo("nextest") {
        mutants.args(["--test-tool", "nextest"]);
    }
    mutants.args(["-p", package, "--test-package", package]);
    if package == "kernel" {
        mutants.args(["--test-package", "scenario"]);
    }
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
    /// Survivors that change nothing, each with its judgement.
    judged: Vec<String>,
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
            judged: Vec::new(),
        })
    }

    /// Sets the survivors apart that somebody found to change nothing.
    fn judge(&mut self, judged: &BTreeMap<String, String>) {
        let (known, missed): (Vec<String>, Vec<String>) =
            self.missed.drain(..).partition(|name| judged.contains_key(&settled(name)));
        let with_reason = |name: String| format!("{name} => {}", judged[&settled(&name)]);
        self.missed = missed;
        self.judged = known.into_iter().map(with_reason).collect();
    }

    /// The share that the tests noticed, of the mutants that compile and change something. A mutant
    /// that hangs the tests is noticed, but the report names it.
    fn noticed_percent(&self) -> f64 {
        let noticed = self.caught.len() + self.timeout.len();
        100.0 * noticed as f64 / (noticed + self.missed.len()).max(1) as f64
    }

    fn report(&self) -> String {
        let sizes = [&self.caught, &self.missed, &self.timeout, &self.judged, &self.unviable];
        let [caught, missed, timeout, judged, unviable] = sizes.map(Vec::len);
        let mut text = format!(
            "caught {caught}, missed {missed}, timeout {timeout}, judged {judged}, unviable \
             {unviable}: {:.1} % noticed",
            self.noticed_percent()
        );
        for (title, list) in
            [("missed", &self.missed), ("timeout", &self.timeout), ("judged", &self.judged)]
        {
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
    fn names_are_read_from_the_list() {
        assert_eq!(names(br#"[{"name":"a.rs:1:2: replace"}]"#).expect("it is a list").len(), 1);
        assert!(names(br#"[{"nom":"a"}]"#).is_err());
        assert!(names(b"nothing").is_err());
    }

    #[test]
    fn a_survivor_that_changes_nothing_is_set_apart_wherever_it_has_moved() {
        let judged = read_judged("# why\n\na.rs: replace < with <= in f => both give 0\n");
        let judged = judged.expect("it can be read");
        let missed = ["a.rs:9:12: replace < with <= in f", "a.rs:9:12: replace < with == in f"];
        let mut count = Count {
            caught: numbered(1),
            missed: missed.map(String::from).to_vec(),
            ..Count::default()
        };
        count.judge(&judged);
        assert_eq!(count.missed, [missed[1]]);
        assert_eq!(count.judged, [format!("{} => both give 0", missed[0])]);
        assert_eq!(count.noticed_percent(), 50.0);
        let no_reason = read_judged("a.rs: replace\n").expect_err("there is no reason");
        assert_eq!(no_reason, "xtask/mutants.txt:1: write `MUTANT => REASON`");
    }

    #[test]
    fn the_share_counts_what_compiles() {
        let count = Count {
            caught: numbered(8),
            missed: numbered(1),
            timeout: numbered(1),
            unviable: numbered(5),
            judged: numbered(2),
        };
        assert_eq!(count.noticed_percent(), 90.0);
        let report = count.report();
        let start = "caught 8, missed 1, timeout 1, judged 2, unviable 5: 90.0 % noticed";
        assert!(report.starts_with(start), "{report}");
        assert!(report.contains("\nmissed: mutant 0\ntimeout: mutant 0\njudged: mutant 0"));
        assert_eq!(Count::default().noticed_percent(), 0.0);
    }

    #[test]
    fn the_judgements_that_are_kept_can_be_read() {
        let text = std::fs::read_to_string(root().join(JUDGED)).expect("the file is there");
        read_judged(&text).expect("each line has a mutant and a reason");
    }

    #[test]
    fn options_are_checked() {
        let read = |args: &[&str]| {
            Options::read(&args.iter().map(|arg| arg.to_string()).collect::<Vec<_>>())
        };
        let options = read(&["--seed", "3", "--sample", "40", "--jobs", "2"]).ok();
        assert!(options.is_some_and(|o| (o.seed, o.sample, o.jobs) == (3, 40, 2)));
        let one = read(&["--only", "shadows"]).ok();
        assert!(one.is_some_and(|o| o.crates().eq(["shadows"])));
        for bad in [&["--seed"][..], &["--sample", "x"], &["--only", "chess"], &["--fast"]] {
            assert_eq!(read(bad).err().map(|failure| failure.code), Some(2), "{bad:?}");
        }
    }
}
