//! What is printed on a chip, read from its words: arrows, draws, money, pigs, crashes.
//!
//! Chips are code, so a bot cannot ask one what it does. But it can read, like a player: every
//! chip says "+1 black arrow" and "Draw 2" in the same way.

use puzzle_strike::ChipId;
use puzzle_strike::chip::{Arrow, Kind};
use puzzle_strike::chips::CHIPS;
use std::sync::LazyLock;

/// What one chip gives to whoever plays it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Print {
    /// Arrows by colour.
    pub arrows: [u8; 5],
    pub draws: u8,
    pub money: i8,
    pub pigs: u8,
    /// How many gems it crashes.
    pub crashes: u8,
    /// It combines gems.
    pub combines: bool,
    /// It is money in hand: the value of a gem, or what it brings.
    pub purse: u8,
    pub is_action: bool,
    pub is_fist: bool,
    /// It is trashed when it is played, so it does its work only once.
    pub once: bool,
    /// What it is worth in a deck, in points, before its place in that deck is looked at.
    pub worth: f32,
}

impl Print {
    pub fn all_arrows(&self) -> u8 {
        self.arrows.iter().sum()
    }
}

static PRINTS: LazyLock<Vec<Print>> = LazyLock::new(|| ChipId::all().map(read).collect());

pub fn of(chip: ChipId) -> &'static Print {
    debug_assert!(usize::from(chip.0) < CHIPS.len(), "{chip} is printed");
    &PRINTS[usize::from(chip.0)]
}

fn read(id: ChipId) -> Print {
    let chip = id.chip();
    let mut print = Print {
        is_action: chip.is_action(),
        is_fist: chip.is_fist(),
        combines: chip.combines,
        ..Print::default()
    };
    if let Kind::Gem(value) = chip.kind {
        print.purse = value;
        return print;
    }
    let text = chip.text.to_lowercase();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphanumeric() && c != '+').collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    for pair in words.windows(2) {
        let n = pair[0].trim_start_matches('+').parse::<u8>().unwrap_or(0);
        match (pair[0], pair[1]) {
            (plus, "money") if plus.starts_with('+') => print.money += n as i8,
            (plus, "piggy") if plus.starts_with('+') => print.pigs += n,
            (plus, color) if plus.starts_with('+') => {
                // "+1 arrow of each" is of a colour that is still to be chosen.
                let arrow = color.parse::<Arrow>().unwrap_or(Arrow::Black);
                print.arrows[arrow.index()] += n;
            }
            ("less", "money") => print.money -= 1,
            ("draw", how_many) => print.draws += number(how_many),
            ("crash", how_many) => print.crashes += number(how_many).max(1),
            (gem, "gem") if text.contains("bank into your hand") => print.purse += number(gem),
            _ => (),
        }
    }
    print.once = text.contains("then trash this chip");
    print.worth = worth(id, &print);
    print
}

fn number(word: &str) -> u8 {
    match word {
        "one" | "a" => 1,
        "two" | "exactly" => 2,
        "three" => 3,
        _ => word.parse().unwrap_or(0),
    }
}

/// What a chip costs is what it is worth, more or less; a character's is read off its text.
fn worth(id: ChipId, print: &Print) -> f32 {
    let chip = id.chip();
    match (chip.kind, chip.cost) {
        (Kind::Gem(_) | Kind::Purple, _) => 0.0,
        (Kind::Wound, _) => -2.5,
        (_, Some(cost)) => (0.6 + 0.65 * f32::from(cost)) * if print.once { 0.7 } else { 1.0 },
        (_, None) => {
            let arrows = 0.8 * f32::from(print.all_arrows().min(4));
            let draws = 0.8 * f32::from(print.draws) + 0.4 * f32::from(print.pigs);
            let rest = 0.6 * f32::from(print.money.max(0)) + 1.2 * f32::from(print.crashes);
            let shield = if chip.reaction.is_some() { 0.5 } else { 0.0 };
            0.6 + arrows + draws + rest + shield + if print.is_fist { 0.6 } else { 0.0 }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(name: &str) -> Print {
        *of(ChipId::by_name(name).expect("it is in the box"))
    }
    fn arrows(name: &str) -> [u8; 5] {
        print(name).arrows
    }

    /// Black, brown, purple, red, blue.
    #[test]
    fn arrows_are_read_by_colour() {
        assert_eq!(arrows("Combine"), [1, 0, 0, 0, 0]);
        assert_eq!(arrows("Axe Kick"), [0, 1, 0, 0, 0]);
        assert_eq!(arrows("One True Style"), [0, 1, 0, 1, 1]);
        assert_eq!(arrows("Punch, Punch, Kick"), [2, 0, 0, 0, 0]);
        assert_eq!(arrows("Crash Gem"), [0; 5]);
    }

    #[test]
    fn draws_money_and_crashes_are_read() {
        assert_eq!((print("Axe Kick").draws, print("Now or Later").draws), (2, 2));
        assert_eq!((print("Combine").money, print("Upgrade").money), (-1, 1));
        assert_eq!((print("Crash Gem").crashes, print("Double Crash Gem").crashes), (1, 2));
        assert_eq!((print("3-gem").purse, print("Money for Nothing").purse), (3, 2));
        assert!(print("Button Mashing").once && !print("Safe Keeping").once);
    }
}
