//! Nothing unfinished is left behind, and no test is switched off or sleeps.

use super::source::{has_whole, words};
use super::{Finding, House};

/// The marks of unfinished work. They are put together here so that this file is clean itself.
const UNFINISHED: [&str; 4] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!"),
    concat!("unimplemented", "!"),
];
const SWITCHED_OFF: &str = concat!("#[", "ignore");

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for (path, text) in &house.texts {
        if !path.starts_with("crates/") && !path.starts_with("xtask/") {
            continue;
        }
        for (n, line) in text.lines().enumerate().map(|(i, line)| (i + 1, line)) {
            for mark in UNFINISHED {
                let bare = mark.trim_end_matches('!');
                if line.contains(mark) && has_whole(line, bare) {
                    found.push(Finding::new(path, n, format!("`{mark}`: finish it or drop it")));
                }
            }
            if line.contains(SWITCHED_OFF) {
                let what = format!("`{SWITCHED_OFF}]`: mend the test or delete it");
                found.push(Finding::new(path, n, what));
            }
        }
    }
    for source in &house.sources {
        for (n, line) in source.numbered(true) {
            if words(&line.code).any(|(word, _)| word == "sleep") {
                let what = "`sleep`: a test waits for what happens, not for time";
                found.push(Finding::new(&source.path, n, what));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    #[test]
    fn unfinished_work_is_found_in_code_and_comments() {
        for mark in UNFINISHED {
            let text = format!("fn f() {{}}\n// {mark}: later\n");
            let house = House::planted([("crates/kernel/src/a.rs", &text)]);
            assert_eq!(told(scan(&house)).len(), 1, "{mark}");
        }
        let house = House::planted([("crates/kernel/src/a.rs", "let todo = 1; // MASTODON")]);
        assert_eq!(scan(&house), []);
    }

    #[test]
    fn a_test_that_is_switched_off_is_found() {
        for end in ["]", " = \"slow\"]"] {
            let text = format!("{SWITCHED_OFF}{end}\nfn f() {{}}");
            let house = House::planted([("crates/kernel/tests/a.rs", &text)]);
            assert_eq!(scan(&house).len(), 1, "{text}");
        }
        let house = House::planted([("crates/kernel/src/a.rs", "fn ignore(x: [u8; 1]) {}")]);
        assert_eq!(scan(&house), []);
    }

    #[test]
    fn a_sleeping_test_is_found_and_a_sleeping_program_is_not() {
        let nap = "fn f() { std::thread::sleep(x) }";
        let house = House::planted([("crates/cli/tests/a.rs", nap), ("crates/cli/src/b.rs", nap)]);
        let found = scan(&house);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].file, "crates/cli/tests/a.rs");
        let house = House::planted([
            ("crates/server/src/room.rs", "#[cfg(test)]\nmod manners;\nmod clock;"),
            ("crates/server/src/room/manners.rs", nap),
            ("crates/server/src/room/clock.rs", nap),
        ]);
        let files: Vec<String> = scan(&house).into_iter().map(|found| found.file).collect();
        assert_eq!(files, ["crates/server/src/room/manners.rs"]);
    }
}
