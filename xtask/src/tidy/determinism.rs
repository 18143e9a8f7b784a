//! Rules crates are pure: no clock, no hash order, no floats, no input or output, no `unwrap`.

use super::source::{Source, is_word, words};
use super::{Finding, House, rules_crates};

/// Modules of the standard library that rules must not see.
const MODULES: [(&str, &str); 7] = [
    ("time", "rules have no clock"),
    ("fs", "rules do no input or output"),
    ("io", "rules do no input or output"),
    ("net", "rules do no input or output"),
    ("env", "rules do not read their environment"),
    ("process", "rules start no processes"),
    ("thread", "rules start no threads"),
];

const WORDS: [(&str, &str); 6] = [
    ("Instant", "rules have no clock"),
    ("SystemTime", "rules have no clock"),
    ("HashMap", "its order is random; use an array or a BTreeMap"),
    ("HashSet", "its order is random; use an array or a BTreeSet"),
    ("f32", "floats round differently; count in integers"),
    ("f64", "floats round differently; count in integers"),
];

const MACROS: [&str; 5] = ["println", "print", "eprintln", "eprint", "dbg"];

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for name in rules_crates() {
        for source in house.under(&format!("crates/{name}/src/")) {
            standard_modules(source, &mut found);
            for (n, line) in source.numbered(false) {
                let mut tell = |what: String| found.push(Finding::new(&source.path, n, what));
                in_code(&line.code, &mut tell);
            }
        }
    }
    found.sort();
    found
}

fn in_code(code: &str, tell: &mut impl FnMut(String)) {
    for (word, after) in words(code) {
        if let Some((_, why)) = WORDS.iter().find(|(bad, _)| *bad == word) {
            tell(format!("`{word}`: {why}"));
        }
        if MACROS.contains(&word) && after.starts_with('!') {
            tell(format!("`{word}!`: rules speak through events"));
        }
        if word == "unwrap" && after.starts_with("()") {
            tell("`unwrap()`: say with `expect` why it cannot fail".to_string());
        }
    }
    for literal in float_literals(code) {
        tell(format!("`{literal}`: floats round differently; count in integers"));
    }
}

/// Finds `std::time` and also `time` in `use std::{fmt, time::Instant}`.
fn standard_modules(source: &Source, found: &mut Vec<Finding>) {
    // `depth` is that of the braces inside a `std::{..}` group; 0 is outside of any.
    let (mut depth, mut expects) = (0, false);
    for (n, line) in source.lines.iter().enumerate().map(|(i, line)| (i + 1, line)) {
        let mut rest = line.code.as_str();
        while let Some(c) = rest.chars().next() {
            if is_word(c) {
                let end = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                let (word, after) = rest.split_at(end);
                let bad = MODULES.iter().find(|(module, _)| *module == word);
                if let (true, false, Some((module, why))) = (expects, line.test, bad) {
                    found.push(Finding::new(&source.path, n, format!("`std::{module}`: {why}")));
                }
                expects = false;
                rest = after;
                if depth == 0 && matches!(word, "std" | "core") && after.starts_with("::") {
                    expects = true;
                    rest = &after[2..];
                }
                continue;
            }
            match c {
                '{' if expects || depth > 0 => {
                    depth += 1;
                    expects = depth == 1;
                }
                '}' if depth > 0 => depth -= 1,
                ',' if depth == 1 => expects = true,
                _ if c.is_whitespace() => {}
                _ => expects = false,
            }
            rest = &rest[c.len_utf8()..];
        }
    }
}

/// The float literals of a line: `1.5`, `2.`, `1e9`, but not `1..2`, `x.0.1` or `1.max(2)`.
fn float_literals(code: &str) -> Vec<&str> {
    let bytes = code.as_bytes();
    let at = |i: usize| bytes.get(i).copied().unwrap_or(b' ');
    let mut found = Vec::new();
    let mut i = 0;
    while i < bytes.len() {
        if !(at(i).is_ascii_alphanumeric() || at(i) == b'_') {
            i += 1;
            continue;
        }
        let start = i;
        while at(i).is_ascii_alphanumeric() || at(i) == b'_' {
            i += 1;
        }
        let field = start > 0 && at(start - 1) == b'.' && (start < 2 || at(start - 2) != b'.');
        if !at(start).is_ascii_digit() || field {
            continue;
        }
        let word = &code[start..i];
        let radix = ["0x", "0b", "0o"].iter().any(|prefix| word.starts_with(prefix));
        let suffix = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '_');
        let exponent = !radix && suffix.starts_with(['e', 'E']);
        let point = at(i) == b'.' && at(i + 1) != b'.' && !at(i + 1).is_ascii_alphabetic();
        if (point && at(i + 1) != b'_') || exponent {
            i += usize::from(point);
            while at(i).is_ascii_alphanumeric() || at(i) == b'_' {
                i += 1;
            }
            found.push(&code[start..i]);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    fn scanned(text: &str) -> Vec<String> {
        told(scan(&House::planted([("crates/kernel/src/a.rs", text)])))
    }

    #[test]
    fn a_clock_is_found_in_every_spelling() {
        for text in [
            "use std::time::Duration;",
            "use std::{fmt, time::Duration};",
            "let x = std::time::UNIX_EPOCH;",
            "fn f(x: Instant) {}",
            "fn f(x: SystemTime) {}",
        ] {
            assert_eq!(scanned(text).len(), 1, "{text}");
        }
        let grouped = "use std::{\n    fmt::{self, Display},\n    thread,\n};";
        assert_eq!(
            scanned(grouped),
            ["crates/kernel/src/a.rs:3: `std::thread`: rules start no threads"]
        );
    }

    #[test]
    fn words_that_only_look_like_it_are_left_alone() {
        for text in [
            "use std::{fmt::{self, io}, hash::Hash};",
            "let time = turn.time; // std::time is not used",
            "let s = \"HashMap println! f64 1.5\";",
            "struct Instants; struct MyHashMap;",
            "x.unwrap_or(1); x.unwrap_or_default();",
            "use crate::{time, io};",
        ] {
            assert_eq!(scanned(text), [""; 0], "{text}");
        }
    }

    #[test]
    fn hash_order_floats_output_and_unwrap_are_found() {
        for text in [
            "let m = HashMap::new();",
            "let s: HashSet<u8>;",
            "let x: f32;",
            "fn f() -> f64 {}",
            "let x = 0.5;",
            "println!(\"a\");",
            "eprintln!(\"a\");",
            "dbg!(x);",
            "let x = y.unwrap();",
            "std::fs::read(\"a\");",
            "use std::io;",
            "use std::net::TcpStream;",
        ] {
            assert_eq!(scanned(text).len(), 1, "{text}");
        }
    }

    #[test]
    fn float_literals_are_told_from_ranges_fields_and_methods() {
        assert_eq!(float_literals("a(1.5, 2., 1e9, 1_0.0_1, 3.0f64)").len(), 5);
        for text in ["1..2", "0..=5", "x.0.1", "1.max(2)", "0xe5", "1u8", "a1.b2", "x.0", "r1e5"] {
            assert_eq!(float_literals(text), [""; 0], "{text}");
        }
        assert_eq!(float_literals("0..1.5"), ["1.5"]);
    }

    #[test]
    fn test_code_and_other_crates_are_exempt() {
        assert_eq!(scanned("#[cfg(test)]\nmod tests {\n    use std::time::Instant;\n}"), [""; 0]);
        let house = House::planted([
            ("crates/cli/src/main.rs", "use std::time::Instant;"),
            ("crates/kernel/benches/a.rs", "use std::time::Instant;"),
            ("crates/kernel/tests/a.rs", "x.unwrap();"),
        ]);
        assert_eq!(scan(&house), []);
    }
}
