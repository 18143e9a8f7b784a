//! A pool of cards that somebody brings: so many of each name.

use super::unknown;

/// However many cards there are, nobody reads on for ever.
const MOST: usize = 200;

/// Reads `2x Parry, Cleave`; every fault at once.
pub fn read(
    option: &str,
    names: &[&'static str],
    least: u8,
    copies: u8,
    text: &str,
) -> Result<Vec<&'static str>, Vec<String>> {
    let count = text.split(',').count();
    if count > MOST {
        return Err(vec![format!("`{option}` has {count} names or so; {MOST} are enough")]);
    }
    let (mut read, mut bad) = (Vec::new(), Vec::new());
    for said in text.split(',').map(str::trim).filter(|said| !said.is_empty()) {
        let (times, said) = times(said);
        match names.iter().find(|name| name.eq_ignore_ascii_case(said)) {
            Some(name) => read.extend(std::iter::repeat_n(*name, times.min(MOST))),
            None => bad.push(unknown(option, names, said, ", ")),
        }
    }
    for name in names {
        let n = read.iter().filter(|read| *read == name).count();
        if n > usize::from(copies) {
            bad.push(format!("`{option}` has {n} of {name}; at most {copies} are allowed"));
        }
    }
    if bad.is_empty() && !read.is_empty() && read.len() < usize::from(least) {
        bad.push(format!("`{option}` wants at least {least} cards; it has {}", read.len()));
    }
    if bad.is_empty() { Ok(read) } else { Err(bad) }
}

/// `2x Parry`, `Parry x2` or `Parry`.
fn times(said: &str) -> (usize, &str) {
    let before = said.split_once(char::is_whitespace).and_then(|(n, name)| {
        let n = n.strip_suffix(['x', 'X']).unwrap_or(n);
        Some((n.parse().ok()?, name.trim()))
    });
    let after = || {
        let (name, n) = said.rsplit_once(char::is_whitespace)?;
        Some((n.strip_prefix(['x', 'X'])?.parse().ok()?, name.trim()))
    };
    before.or_else(after).unwrap_or((1, said))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: [&str; 3] = ["Parry", "Cleave", "Seven Swords"];

    fn pool(text: &str) -> Result<Vec<&'static str>, Vec<String>> {
        read("pool", &NAMES, 3, 2, text)
    }

    #[test]
    fn copies_are_written_before_or_behind_a_name_or_one_by_one() {
        assert_eq!(pool(""), Ok(vec![]));
        let three = Ok(vec!["Parry", "Parry", "Cleave"]);
        for text in
            ["2x parry, Cleave", "Parry x2, cleave", "Parry, Parry, Cleave", "2 Parry,Cleave"]
        {
            assert_eq!(pool(text), three, "{text}");
        }
        assert_eq!(pool("Seven Swords x2, Parry").map(|cards| cards.len()), Ok(3));
    }

    #[test]
    fn every_fault_is_told() {
        let bad = pool("3x Parry, Swords").expect_err("all of it is wrong");
        assert_eq!(
            bad,
            [
                "there is no `Swords` among the pool; like it: Seven Swords",
                "`pool` has 3 of Parry; at most 2 are allowed",
            ]
        );
        let few = pool("2x Parry").expect_err("two are too few");
        assert_eq!(few, ["`pool` wants at least 3 cards; it has 2"]);
        let many = pool(&"Parry,".repeat(1 << 16)).expect_err("far too many");
        assert_eq!(many, ["`pool` has 65537 names or so; 200 are enough"]);
        let huge = pool("99999999999x Parry").expect_err("no such number of cards");
        assert_eq!(huge, ["`pool` has 200 of Parry; at most 2 are allowed"]);
    }
}
