//! Files that are test code since the module that declares them says so.

use super::source::{Source, words};

/// Marks what belongs to a `#[cfg(test)] mod name;`: the file `name.rs`, and all below `name/`.
pub fn mark_tests(sources: &mut [Source]) {
    let declared: Vec<String> = sources.iter().flat_map(declared).collect();
    let belongs = |path: &str| {
        let rest = |module: &String| path.strip_prefix(module.as_str()).map(str::to_string);
        declared.iter().filter_map(rest).any(|rest| rest == ".rs" || rest.starts_with('/'))
    };
    for source in sources.iter_mut().filter(|source| belongs(&source.path)) {
        source.lines.iter_mut().for_each(|line| line.test = true);
    }
}

/// The modules that this file declares for tests, as paths without an ending.
fn declared(source: &Source) -> Vec<String> {
    let folder = folder(&source.path);
    // What is indented is declared in a module inside the file, and its files lie elsewhere.
    let lines = source.numbered(true).filter(|(_, line)| !line.code.starts_with(' '));
    lines.filter_map(|(_, line)| Some(format!("{folder}/{}", module(&line.code)?))).collect()
}

/// The name in `mod name;`.
fn module(code: &str) -> Option<&str> {
    let (name, rest) = words(code).skip_while(|(word, _)| *word != "mod").nth(1)?;
    rest.trim_start().starts_with(';').then_some(name)
}

/// Where the modules of a file lie.
fn folder(path: &str) -> &str {
    let module = path.strip_suffix(".rs").unwrap_or(path);
    match module.rsplit_once('/') {
        Some((folder, "lib" | "main" | "mod")) => folder,
        _ => module,
    }
}

#[cfg(test)]
mod tests {
    use super::super::House;

    /// The files of which all lines are test code.
    fn whole_tests<const N: usize>(files: [(&str, &str); N]) -> Vec<String> {
        let house = House::planted(files);
        let whole = house.sources.into_iter().filter(|s| s.lines.iter().all(|line| line.test));
        whole.map(|source| source.path).collect()
    }

    #[test]
    fn a_module_for_tests_is_followed_to_its_files() {
        let found = whole_tests([
            ("crates/k/src/lib.rs", "mod room;\n#[cfg(test)]\npub mod toys;"),
            ("crates/k/src/room.rs", "#[cfg(test)]\nmod manners;\nmod run;"),
            ("crates/k/src/room/manners.rs", "mod bad;"),
            ("crates/k/src/room/manners/bad.rs", "fn f() {}"),
            ("crates/k/src/room/mannerslike.rs", "fn f() {}"),
            ("crates/k/src/room/run.rs", "fn f() {}"),
            ("crates/k/src/manners.rs", "fn f() {}"),
            ("crates/k/src/toys/mod.rs", "fn f() {}"),
        ]);
        let want = ["room/manners.rs", "room/manners/bad.rs", "toys/mod.rs"];
        assert_eq!(found, want.map(|file| format!("crates/k/src/{file}")));
    }

    #[test]
    fn a_module_inside_a_file_or_with_its_text_declares_no_file_beside_it() {
        let found = whole_tests([
            ("crates/k/src/room.rs", "#[cfg(test)]\nmod tests {\n    mod run;\n}\nfn f() {}"),
            ("crates/k/src/room/run.rs", "fn f() {}"),
            ("crates/k/src/room/tests/run.rs", "fn f() {}"),
        ]);
        assert_eq!(found, ["crates/k/src/room/tests/run.rs"]);
    }
}
