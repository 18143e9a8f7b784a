//! A Rust file as the scanners need it: code, strings and test code told apart.

/// One line of a file.
pub struct Line {
    pub raw: String,
    /// The line with comments and the insides of strings blanked.
    pub code: String,
    /// The string literals that begin on this line.
    pub strings: Vec<String>,
    pub test: bool,
}

pub struct Source {
    pub path: String,
    pub lines: Vec<Line>,
}

impl Source {
    pub fn read(path: &str, text: &str) -> Self {
        let lexed = lex(text);
        let tests = test_chars(path, &lexed.code);
        let code: String = lexed.code.iter().collect();
        let mut lines: Vec<Line> = text
            .lines()
            .zip(code.lines())
            .map(|(raw, code)| Line {
                raw: raw.to_string(),
                code: code.to_string(),
                strings: Vec::new(),
                test: false,
            })
            .collect();
        for (at, string) in lexed.strings {
            if let Some(line) = lines.get_mut(at) {
                line.strings.push(string);
            }
        }
        let mut at = 0;
        for (&c, test) in lexed.code.iter().zip(tests) {
            if let Some(line) = lines.get_mut(at) {
                line.test |= test;
            }
            at += usize::from(c == '\n');
        }
        Source { path: path.to_string(), lines }
    }

    /// The lines of one sort with their numbers, counted from one.
    pub fn numbered(&self, test: bool) -> impl Iterator<Item = (usize, &Line)> {
        let lines = self.lines.iter().enumerate().map(|(i, line)| (i + 1, line));
        lines.filter(move |(_, line)| line.test == test)
    }
}

pub fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The identifiers of a piece of code, each with the text that follows it.
pub fn words(code: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = code;
    std::iter::from_fn(move || {
        let start = rest.find(is_word)?;
        let tail = &rest[start..];
        let end = tail.find(|c| !is_word(c)).unwrap_or(tail.len());
        rest = &tail[end..];
        Some((&tail[..end], rest))
    })
}

/// Whether `text` holds `part` not as a piece of a longer word.
pub fn has_whole(text: &str, part: &str) -> bool {
    text.match_indices(part).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + part.len()..].chars().next();
        !before.is_some_and(is_word) && !after.is_some_and(is_word)
    })
}

struct Lexed {
    code: Vec<char>,
    strings: Vec<(usize, String)>,
}

/// Blanks comments and string contents; newlines and the number of characters stay.
fn lex(text: &str) -> Lexed {
    let chars: Vec<char> = text.chars().collect();
    let mut out = Lexed { code: chars.clone(), strings: Vec::new() };
    let (mut i, mut line) = (0, 0);
    while i < chars.len() {
        let next = chars.get(i + 1).copied();
        let end = match chars[i] {
            '/' if next == Some('/') => line_end(&chars, i),
            '/' if next == Some('*') => comment_end(&chars, i),
            '"' => {
                let end = string_end(&chars, i);
                out.strings.push((line, plain(&chars[i + 1..end.saturating_sub(1).max(i + 1)])));
                blank(&mut out.code[i + 1..end.saturating_sub(1).max(i + 1)]);
                line += newlines(&chars[i..end]);
                i = end;
                continue;
            }
            'r' if raw_hashes(&chars, i).is_some() => {
                let hashes = raw_hashes(&chars, i).unwrap_or(0);
                let from = i + hashes + 2;
                let end = raw_end(&chars, from, hashes);
                let to = end.saturating_sub(hashes + 1).max(from);
                out.strings.push((line, chars[from..to].iter().collect()));
                blank(&mut out.code[from..to]);
                line += newlines(&chars[i..end]);
                i = end;
                continue;
            }
            '\'' => char_end(&chars, i),
            _ => {
                line += usize::from(chars[i] == '\n');
                i += 1;
                continue;
            }
        };
        blank(&mut out.code[i..end]);
        line += newlines(&chars[i..end]);
        i = end.max(i + 1);
    }
    out
}

fn blank(code: &mut [char]) {
    code.iter_mut().filter(|c| **c != '\n').for_each(|c| *c = ' ');
}

fn newlines(chars: &[char]) -> usize {
    chars.iter().filter(|c| **c == '\n').count()
}

fn line_end(chars: &[char], from: usize) -> usize {
    chars[from..].iter().position(|c| *c == '\n').map_or(chars.len(), |at| from + at)
}

fn comment_end(chars: &[char], from: usize) -> usize {
    let (mut i, mut depth) = (from, 0);
    while i + 1 < chars.len() {
        match (chars[i], chars[i + 1]) {
            ('/', '*') => (i, depth) = (i + 2, depth + 1),
            ('*', '/') => (i, depth) = (i + 2, depth - 1),
            _ => i += 1,
        }
        if depth == 0 {
            return i;
        }
    }
    chars.len()
}

fn string_end(chars: &[char], from: usize) -> usize {
    let mut i = from + 1;
    while i < chars.len() {
        match chars[i] {
            '\\' => i += 2,
            '"' => return i + 1,
            _ => i += 1,
        }
    }
    chars.len()
}

/// How many `#` open the raw string at `r`, if it is one.
fn raw_hashes(chars: &[char], at: usize) -> Option<usize> {
    let before = |n: usize| at.checked_sub(n).is_some_and(|i| is_word(chars[i]));
    let prefixed = at > 0 && matches!(chars[at - 1], 'b' | 'c') && !before(2);
    if before(1) && !prefixed {
        return None;
    }
    let hashes = chars[at + 1..].iter().take_while(|c| **c == '#').count();
    (chars.get(at + 1 + hashes) == Some(&'"')).then_some(hashes)
}

fn raw_end(chars: &[char], from: usize, hashes: usize) -> usize {
    (from..chars.len())
        .find(|&i| {
            chars[i] == '"'
                && chars[i + 1..].iter().take(hashes).filter(|c| **c == '#').count() == hashes
        })
        .map_or(chars.len(), |i| i + 1 + hashes)
}

/// The end of a character literal, or of the quote of a lifetime.
fn char_end(chars: &[char], from: usize) -> usize {
    if chars.get(from + 1) == Some(&'\\') {
        let close = chars[(from + 3).min(chars.len())..].iter().position(|c| *c == '\'');
        return close.map_or(chars.len(), |at| from + 3 + at + 1);
    }
    if chars.get(from + 2) == Some(&'\'') { from + 3 } else { from + 1 }
}

/// The contents of a string as the program sees them, as far as names in it need.
fn plain(chars: &[char]) -> String {
    let mut text = String::new();
    let mut rest = chars.iter().peekable();
    while let Some(&c) = rest.next() {
        if c != '\\' {
            text.push(c);
            continue;
        }
        match rest.next() {
            Some('\n') => while rest.next_if(|c| c.is_whitespace()).is_some() {},
            Some('n') => text.push('\n'),
            Some(&other) => text.push(other),
            None => {}
        }
    }
    text
}

/// Which characters of the code are test code: whole test files, else each item under
/// `#[cfg(test)]`.
fn test_chars(path: &str, code: &[char]) -> Vec<bool> {
    let whole =
        path.contains("/tests/") || path.ends_with("/tests.rs") || has(code, "#![cfg(test)]");
    let mut test = vec![whole; code.len()];
    let mark: Vec<char> = "#[cfg(test)]".chars().collect();
    let mut i = 0;
    while i + mark.len() <= code.len() {
        if code[i..i + mark.len()] == mark[..] {
            let end = item_end(code, i + mark.len());
            test[i..end].fill(true);
            i = end;
        } else {
            i += 1;
        }
    }
    test
}

fn has(code: &[char], part: &str) -> bool {
    code.iter().collect::<String>().contains(part)
}

/// Where the item ends that begins here: at its `;`, or at the brace that closes it.
fn item_end(code: &[char], from: usize) -> usize {
    let mut depth = 0;
    for (i, c) in code.iter().enumerate().skip(from) {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(c, ';' | '}') {
            return i + 1;
        }
    }
    code.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Vec<String> {
        Source::read("a.rs", text).lines.into_iter().map(|line| line.code).collect()
    }

    #[test]
    fn comments_and_strings_are_no_code() {
        assert_eq!(code("a // b\n\"c\" d"), ["a     ", "\" \" d"]);
        assert_eq!(code("a /* /* b\n */ c */ d"), ["a        ", "         d"]);
        assert_eq!(code("r#\"a\"b\"# c"), ["r#\"   \"# c"]);
    }

    #[test]
    fn characters_and_lifetimes_do_not_open_strings() {
        assert_eq!(code("f('\"', '\\'', b'x') g"), ["f(   ,     , b   ) g"]);
        assert_eq!(code("fn f<'a>(x: &'a str) -> \"b\""), ["fn f< a>(x: & a str) -> \" \""]);
    }

    #[test]
    fn strings_are_kept_with_their_line() {
        let source = Source::read("a.rs", "x\n\"a \\\"b\\\" \\\n   c\" \"d\"");
        assert_eq!(source.lines[1].strings, ["a \"b\" c"]);
        assert_eq!(source.lines[2].strings, ["d"]);
    }

    #[test]
    fn an_item_under_cfg_test_is_test_code_and_what_follows_is_not() {
        let text = "a\n#[cfg(test)]\nmod tests;\nb\n#[cfg(test)]\nmod t {\n  fn f() {}\n}\nc";
        let source = Source::read("crates/k/src/lib.rs", text);
        let test: Vec<usize> = source.numbered(true).map(|(n, _)| n).collect();
        assert_eq!(test, [2, 3, 5, 6, 7, 8]);
    }

    #[test]
    fn files_of_a_tests_folder_are_test_code() {
        assert!(Source::read("crates/k/src/tests/a.rs", "a").lines[0].test);
        assert!(Source::read("crates/k/src/tests.rs", "a").lines[0].test);
        assert!(!Source::read("crates/k/src/contests.rs", "a").lines[0].test);
    }

    #[test]
    fn words_are_whole() {
        let found: Vec<&str> = words("let a_b = Foo::bar(1);").map(|(word, _)| word).collect();
        assert_eq!(found, ["let", "a_b", "Foo", "bar", "1"]);
        assert!(has_whole("play Rampage now", "Rampage"));
        assert!(!has_whole("play Rampages now", "Rampage"));
    }
}
