//! Hygiene: what the compiler does not check and a reviewer should not have to.

mod cards;
mod counters;
mod coverage;
mod determinism;
mod directions;
mod functions;
mod leftovers;
mod modules;
mod origins;
mod rulebook;
mod secrets;
mod sizes;
mod source;

use crate::Failure;
use crate::stage::root;
use source::Source;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

/// The crates that hold rules, where they exist: the kernel and the games.
pub const GAMES: [&str; 4] = ["flash-duel", "puzzle-strike", "fantasy-clash", "shadows"];

pub fn rules_crates() -> impl Iterator<Item = &'static str> {
    std::iter::once("kernel").chain(GAMES)
}

/// One thing to mend.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Finding {
    pub file: String,
    pub line: usize,
    pub what: String,
}

impl Finding {
    pub fn new(file: &str, line: usize, what: impl Into<String>) -> Self {
        Finding { file: file.to_string(), line, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// The files the scans look at, by their path from the root with `/` between the parts.
#[derive(Default)]
pub struct House {
    pub texts: BTreeMap<String, String>,
    pub sources: Vec<Source>,
}

impl House {
    pub fn of(texts: BTreeMap<String, String>) -> Self {
        let rust = texts.iter().filter(|(path, _)| path.ends_with(".rs"));
        let mut sources: Vec<Source> = rust.map(|(path, text)| Source::read(path, text)).collect();
        modules::mark_tests(&mut sources);
        House { texts, sources }
    }

    fn load(root: &Path) -> Result<Self, String> {
        let mut texts = BTreeMap::new();
        for part in ["crates", "xtask", "docs/rules", "ARCHITECTURE.md"] {
            collect(root, part, &mut texts)?;
        }
        Ok(House::of(texts))
    }

    /// The Rust files below this folder.
    pub fn under(&self, folder: &str) -> impl Iterator<Item = &Source> {
        self.sources.iter().filter(move |source| source.path.starts_with(folder))
    }

    pub fn has_crate(&self, name: &str) -> bool {
        self.texts.contains_key(&format!("crates/{name}/Cargo.toml"))
    }
}

/// Reads a file, or a folder with all below it. What is not text for people is left out.
fn collect(root: &Path, part: &str, texts: &mut BTreeMap<String, String>) -> Result<(), String> {
    let path = root.join(part);
    let fail = |e: std::io::Error| format!("cannot read {}: {e}", path.display());
    if path.is_dir() {
        for entry in std::fs::read_dir(&path).map_err(fail)? {
            let name = entry.map_err(fail)?.file_name().to_string_lossy().into_owned();
            if name != "target" && name != "node_modules" && !name.starts_with('.') {
                collect(root, &format!("{part}/{name}"), texts)?;
            }
        }
    } else if [".rs", ".toml", ".md", ".txt"].iter().any(|end| part.ends_with(end)) && path.exists()
    {
        texts.insert(part.to_string(), std::fs::read_to_string(&path).map_err(fail)?);
    }
    Ok(())
}

/// Every scan, in the order in which its findings are told.
const SCANS: [fn(&House) -> Vec<Finding>; 10] = [
    determinism::scan,
    cards::scan,
    leftovers::scan,
    sizes::scan,
    functions::scan,
    directions::scan,
    coverage::scan,
    secrets::scan,
    origins::scan,
    counters::scan,
];

/// Prints all findings.
pub fn check(root: &Path) -> Result<(), String> {
    let house = House::load(root)?;
    let findings: Vec<Finding> = SCANS.iter().flat_map(|scan| scan(&house)).collect();
    for finding in &findings {
        println!("{finding}");
    }
    match findings.len() {
        0 => Ok(()),
        1 => Err("1 finding".into()),
        n => Err(format!("{n} findings")),
    }
}

pub fn command(args: &[String]) -> Result<(), Failure> {
    if let Some(arg) = args.first() {
        return Err(Failure::usage(format!("unexpected `{arg}`; tidy has no options")));
    }
    check(&root()).map_err(|why| Failure::found(format!("tidy: {why}")))?;
    println!("tidy: nothing to mend");
    Ok(())
}

#[cfg(test)]
mod planted {
    use super::*;

    impl House {
        /// A house of these files alone.
        pub fn planted<const N: usize>(files: [(&str, &str); N]) -> Self {
            House::of(files.map(|(path, text)| (path.to_string(), text.to_string())).into())
        }
    }

    /// What a scan says, one line each.
    pub fn told(findings: Vec<Finding>) -> Vec<String> {
        findings.iter().map(Finding::to_string).collect()
    }

    #[test]
    fn a_finding_names_file_and_line() {
        assert_eq!(told(vec![Finding::new("a.rs", 3, "too long")]), ["a.rs:3: too long"]);
    }

    #[test]
    fn a_missing_file_is_no_error_and_a_folder_is_read_to_its_depth() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut texts = BTreeMap::new();
        collect(root, "no-such.md", &mut texts).expect("a missing file is left out");
        assert!(texts.is_empty());
        collect(root, "src", &mut texts).expect("the sources are readable");
        assert!(texts.contains_key("src/tidy/source.rs"));
    }
}
