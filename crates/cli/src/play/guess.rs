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
        let fits = |label: &&String| {
            let spelt = [Some(plain(label)), Some(short(label)), turned(label)];
            spelt.iter().flatten().any(|label| fits(label, &said))
        };
        labels.iter().filter(fits).cloned().collect()
    });
    found.into_iter().find(|list| !list.is_empty()).unwrap_or_default()
}

/// Whether these words name a choice rather than a command that begins with the same word: a label,
/// or more of one than its first word.
pub fn names_one(said: &str, labels: &[String]) -> bool {
    let first = |text: &str| text.split_once(' ').map(|(word, _)| word.to_lowercase());
    let alike = |label: &&String| first(said).is_some() && first(label) == first(said);
    labels.iter().any(|label| label.eq_ignore_ascii_case(said))
        || !meant(said, &labels.iter().filter(alike).cloned().collect::<Vec<_>>()).is_empty()
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

/// `attack E4 with D4` is also called `attack D4 E4`: from here to there, as a move is named.
fn turned(label: &str) -> Option<String> {
    let plain = plain(label);
    let (doing, with) = plain.split_once(" with ")?;
    let (verb, whom) = doing.split_once(' ')?;
    Some(format!("{verb} {with} {whom}"))
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

    #[test]
    fn a_choice_comes_before_a_command_of_the_same_word() {
        let labels = ["save with B2", "save with D1", "pass"].map(String::from);
        for said in ["save with B2", "Save d1", "PASS"] {
            assert!(names_one(said, &labels), "{said}");
        }
        for said in ["save", "save mine.jsonl", "save with E5", "rules 7", "h 2", "log"] {
            assert!(!names_one(said, &labels), "{said}");
        }
        assert!(!names_one("save with B2", &offered()));
    }

    #[test]
    fn an_attack_may_be_named_from_here_to_there() {
        let labels = ["attack E4 with D4", "attack E4 with E3"].map(String::from);
        assert_eq!(meant("attack D4 E4", &labels), ["attack E4 with D4"]);
        assert!(meant("attack E4 D4", &labels).contains(&labels[0]));
        assert!(meant("attack D4 D5", &labels).is_empty());
    }

    /// Who says `attack 1` means a card of number 1, not one card.
    #[test]
    fn a_number_is_that_of_the_cards() {
        assert!(meant("attack 1", &offered()).is_empty());
        assert_eq!(near("attack 1", &offered()), ["attack 1x5"]);
        assert!(meant("2", &offered()).is_empty() && near("foo", &offered()).is_empty());
    }
}
