//! Functions stay short enough to be read, in tests too.

use super::source::{Source, words};
use super::{Finding, House};

const FUNCTION_LINES: usize = 70;

pub fn scan(house: &House) -> Vec<Finding> {
    let mut found = Vec::new();
    for source in &house.sources {
        for (at, line) in source.lines.iter().enumerate() {
            let Some(name) = declared(&line.code) else { continue };
            let lines = length(source, at);
            if lines > FUNCTION_LINES {
                let what = format!("`{name}` has {lines} lines; {FUNCTION_LINES} are the limit");
                found.push(Finding::new(&source.path, at + 1, what));
            }
        }
    }
    found
}

/// The name of the function that begins on this line. A type such as `fn(u8)` has no name.
fn declared(code: &str) -> Option<&str> {
    let mut words = words(code);
    let (_, after) = words.find(|(word, _)| *word == "fn")?;
    let name = after.trim_start();
    let end = name.find(|c: char| !super::source::is_word(c)).unwrap_or(name.len());
    (after.starts_with(' ') && end > 0).then(|| &name[..end])
}

/// How many lines there are from here to the end of the body, or of a declaration without one.
fn length(source: &Source, at: usize) -> usize {
    let start = source.lines[at].code.find("fn ").unwrap_or(0);
    let (mut braces, mut others) = (0, 0);
    for (n, line) in source.lines[at..].iter().enumerate() {
        for c in line.code[if n == 0 { start } else { 0 }..].chars() {
            match c {
                '(' | '[' => others += 1,
                ')' | ']' => others -= 1,
                '{' => braces += 1,
                '}' => braces -= 1,
                _ => (),
            }
            if matches!(c, '}' | ';') && braces == 0 && others == 0 {
                return n + 1;
            }
        }
    }
    source.lines.len() - at
}

#[cfg(test)]
mod tests {
    use super::super::planted::told;
    use super::*;

    fn told_of(text: &str) -> Vec<String> {
        told(scan(&House::planted([("crates/kernel/src/a.rs", text)])))
    }

    fn body(name: &str, lines: usize) -> String {
        format!(
            "fn {name}(\n    f: fn(u8) -> [u8; 3],\n) {{\n{}}}\n",
            "    a();\n".repeat(lines - 4)
        )
    }

    #[test]
    fn a_function_of_71_lines_is_too_long() {
        assert_eq!(told_of(&body("fits", 70)), [""; 0]);
        let text = format!("trait T {{\n    fn f(&self);\n}}\n{}{}", body("a", 70), body("b", 71));
        let what = "crates/kernel/src/a.rs:74: `b` has 71 lines; 70 are the limit";
        assert_eq!(told_of(&text), [what]);
    }

    #[test]
    fn braces_in_strings_and_comments_do_not_count() {
        let text = body("a", 60).replacen("a();", "a(\"{\"); // {", 1) + &"// b\n".repeat(40);
        assert_eq!(told_of(&text), [""; 0]);
    }
}
