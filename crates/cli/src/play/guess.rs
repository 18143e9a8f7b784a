//! What somebody may have meant who did not type a label whole.

/// The labels that these words can stand for: those that begin with them; if there are none, those
/// that contain them; if there are none, those that contain the single words in this order.
pub fn meant(said: &str, labels: &[String]) -> Vec<String> {
    let said = plain(said);
    if said.chars().count() < 2 {
        return Vec::new();
    }
    let kinds: [fn(&str, &str) -> bool; 3] = [begins, contains, in_order];
    let found = kinds.iter().map(|fits| -> Vec<String> {
        let fits = |label: &&String| fits(&plain(label), &said) || fits(&short(label), &said);
        labels.iter().filter(fits).cloned().collect()
    });
    found.into_iter().find(|list| !list.is_empty()).unwrap_or_default()
}

/// Labels that have a word in common with what was said.
pub fn near(said: &str, labels: &[String]) -> Vec<String> {
    let said = plain(said);
    let words: Vec<&str> = said.split(' ').filter(|word| word.chars().count() > 2).collect();
    let shares = |label: &&String| words.iter().any(|word| plain(label).contains(word));
    labels.iter().filter(shares).cloned().collect()
}

fn plain(text: &str) -> String {
    text.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// `attack 1x5` is also called `attack 5`: the number of the cards, not how many.
fn short(label: &str) -> String {
    let plain = plain(label);
    let words = plain.split(' ').map(|word| match word.split_once('x') {
        Some((count, number)) if count.parse::<u8>().is_ok() => number,
        _ => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// A number is never a part of a longer word: `attack 1` is not `attack 1x5`.
fn ends_well(said: &str, rest: &str) -> bool {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    !digit(said.chars().last()) || !rest.starts_with(char::is_alphanumeric)
}

fn begins(label: &str, said: &str) -> bool {
    label.strip_prefix(said).is_some_and(|rest| ends_well(said, rest))
}

fn contains(label: &str, said: &str) -> bool {
    label.match_indices(said).any(|(at, _)| {
        let number = said.starts_with(|c: char| c.is_ascii_digit());
        let starts_well = !number || !label[..at].ends_with(char::is_alphanumeric);
        starts_well && ends_well(said, &label[at + said.len()..])
    })
}

fn in_order(label: &str, said: &str) -> bool {
    let mut words = label.split(' ');
    said.split(' ').all(|wanted| words.any(|word| contains(word, wanted)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered() -> Vec<String> {
        let labels = ["pick Jaina", "pick Grave", "attack 1x5", "move forward 2", "move back 2"];
        labels.map(String::from).to_vec()
    }

    #[test]
    fn a_part_that_fits_one_label_stands_for_it() {
        for (said, label) in [
            ("jaina", "pick Jaina"),
            ("ATTACK  5", "attack 1x5"),
            ("attack", "attack 1x5"),
            ("move f 2", "move forward 2"),
            ("back", "move back 2"),
        ] {
            assert_eq!(meant(said, &offered()), [label], "{said}");
        }
    }

    #[test]
    fn a_part_that_fits_several_stands_for_none() {
        assert_eq!(meant("move 2", &offered()), ["move forward 2", "move back 2"]);
        assert_eq!(meant("pick", &offered()).len(), 2);
    }

    /// Who says `attack 1` means a card of number 1, not one card.
    #[test]
    fn a_number_is_that_of_the_cards() {
        assert!(meant("attack 1", &offered()).is_empty());
        assert_eq!(near("attack 1", &offered()), ["attack 1x5"]);
        assert!(meant("2", &offered()).is_empty() && near("foo", &offered()).is_empty());
    }
}
