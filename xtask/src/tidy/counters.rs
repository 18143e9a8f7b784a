//! Numbers of a game stop at their ends: rules crates count with `kernel::Counter`.

use super::{Finding, GAMES, House};

const OPERATORS: [&str; 3] = ["+=", "-=", "*="];
/// What may be added to a text.
const TEXTS: [&str; 3] = ["&", "\"", "format!"];

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for game in GAMES {
        for source in house.under(&format!("crates/{game}/src/")) {
            for (n, line) in source.numbered(false) {
                for operator in OPERATORS {
                    let Some((_, right)) = line.code.split_once(operator) else { continue };
                    let is_text = TEXTS.iter().any(|text| right.trim_start().starts_with(text));
                    if !(operator == "+=" && is_text) {
                        let what =
                            format!("`{operator}` may wrap; use raise, lower or saturating_mul");
                        found.push(Finding::new(&source.path, n, what));
                    }
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_counted_with_and_texts_may_grow() {
        let text = "fn f(n: &mut u8, text: &mut String) {\n    *n += 1;\n    *n -= 1;\n    *text \
                    += \"a\";\n    *text += &word;\n    n.raise(1);\n}\n";
        let house = House::planted([("crates/shadows/src/table.rs", text)]);
        let found: Vec<usize> = scan(&house).iter().map(|finding| finding.line).collect();
        assert_eq!(found, [2, 3]);
    }

    #[test]
    fn tests_and_other_crates_count_as_they_like() {
        let text = "fn f() {\n    n += 1;\n}\n";
        let house = House::planted([
            ("crates/arena/src/lib.rs", text),
            ("crates/shadows/src/tests/a.rs", text),
        ]);
        assert_eq!(scan(&house), []);
    }
}
