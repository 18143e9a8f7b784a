//! The few turns of plain English that the words of every game are made of.

/// A sentence begins with a capital letter.
pub fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |c| c.to_uppercase().chain(chars).collect())
}

/// `a`, `a and b`, `a, b and c`.
pub fn list(names: &[String]) -> String {
    match names {
        [] => "nobody".into(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A small number as a word.
pub fn count(n: u8) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(usize::from(n)).map_or_else(|| n.to_string(), |w| (*w).to_string())
}
