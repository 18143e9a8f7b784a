//! What is printed on a chip, read from its words: arrows, draws, money, pigs, crashes.
//!
//! Chips are code, so a bot cannot ask one what it does. But it can read, like a player: every
//! chip says "+1 black arrow" and "Draw 2" in the same way.

use super::Weights;
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
    // A hyphen joins: a crash-sphere chip crashes nothing, and a 2-gem is one word.
    let joins = |c: char| c.is_alphanumeric() || "+-".contains(c);
    let words: Vec<&str> = text.split(|c| !joins(c)).filter(|word| !word.is_empty()).collect();
    for pair in words.windows(2) {
        let n = pair[0].trim_start_matches('+').parse::<u8>().unwrap_or(0);
        match (pair[0], pair[1]) {
            (plus, "money") if plus.starts_with('+') => print.money += n as i8,
            (plus, "piggy") if plus.starts_with('+') => print.pigs += n,
            // "Choose two colours: +1 arrow of each": which ones is still open.
            (plus, "arrow") if plus.starts_with('+') => {
                print.arrows[Arrow::Black.index()] += n * chosen(&words);
            }
            (plus, color) if plus.starts_with('+') => give(&mut print, color, n),
            ("less", "money") => print.money -= 1,
            ("draw", how_many) => print.draws += number(how_many),
            ("crash", "exactly") => print.crashes += 2,
            ("crash", how_many) => print.crashes += number(how_many),
            _ => (),
        }
    }
    if let Some(at) = words.windows(3).position(|three| three == ["of", "each", "of"]) {
        let n = number(words[at - 1]);
        words[at + 3..].iter().for_each(|color| give(&mut print, color, n));
    }
    if text.contains("bank into your hand") {
        let gems = words.iter().filter_map(|word| word.strip_suffix("-gem"));
        print.purse += gems.map(number).sum::<u8>();
    }
    if let Some((_, other)) = text.split_once("as if it were a ") {
        let named = |id: &ChipId| other.starts_with(&id.chip().name.to_lowercase());
        // What plays as another chip crashes as that one does.
        print.crashes += ChipId::all().find(named).map_or(0, |id| read(id).crashes);
    }
    print.once = text.contains("then trash this chip");
    print
}

fn give(print: &mut Print, color: &str, n: u8) {
    if let Ok(arrow) = color.parse::<Arrow>() {
        print.arrows[arrow.index()] += n;
    }
}

/// How many are to be chosen.
fn chosen(words: &[&str]) -> u8 {
    let choose = words.windows(2).find(|pair| pair[0] == "choose");
    choose.map_or(1, |pair| number(pair[1]).max(1))
}

fn number(word: &str) -> u8 {
    match word {
        "one" | "a" => 1,
        "two" => 2,
        "three" => 3,
        _ => word.parse().unwrap_or(0),
    }
}

/// What a chip is worth in a deck, in points, before its place in that deck is looked at. What it
/// costs is what it is worth, more or less; a character's is read off its text.
pub fn worth(w: &Weights, id: ChipId) -> f32 {
    let (chip, print) = (id.chip(), of(id));
    match (chip.kind, chip.cost) {
        (Kind::Gem(_) | Kind::Purple, _) => 0.0,
        (Kind::Wound, _) => -w.wounded,
        (_, Some(cost)) => {
            (w.chip + w.cost * f32::from(cost)) * if print.once { w.once } else { 1.0 }
        }
        (_, None) => {
            let arrows = w.own_arrow * f32::from(print.all_arrows().min(4));
            let draws = w.own_draw * f32::from(print.draws) + w.own_pig * f32::from(print.pigs);
            let money = w.own_money * f32::from(print.money.max(0));
            let rest = money + w.own_crash * f32::from(print.crashes);
            let shield = if chip.reaction.is_some() { w.own_reaction } else { 0.0 };
            let fist = if print.is_fist { w.own_fist } else { 0.0 };
            w.own + arrows + draws + rest + shield + fist
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

    /// A name or an adjective does nothing by itself: only what a text tells to do counts.
    #[test]
    fn words_are_read_whole() {
        for name in ["Chip Damage", "Jackpot", "Iron Defense", "X-Copy", "Training Day"] {
            assert_eq!(print(name).crashes, 0, "{name}");
        }
        assert_eq!((print("Crash Bomb").crashes, print("Double Slash").crashes), (2, 2));
        assert_eq!((print("Unstable Power").crashes, print("Crash Potato").crashes), (2, 1));
        assert_eq!((arrows("Custom Combo"), arrows("Acrobatics")), ([2; 5], [2, 0, 0, 0, 0]));
        assert_eq!((print("Purge Bad Habits").purse, print("Big Rocks").purse), (2, 0));
    }

    /// Every chip of the box as it is read, one line each: a text that is worded anew shows here.
    #[test]
    fn every_chip_is_read_as_it_was() {
        let weighed = Weights::default();
        let line = |id: ChipId| {
            let (p, worth) = (of(id), worth(&weighed, id));
            let [black, brown, purple, red, blue] = p.arrows;
            let signs = [("combines", p.combines), ("fist", p.is_fist), ("once", p.once)];
            let signs = signs.into_iter().filter(|(_, is)| *is).map(|(sign, _)| sign);
            let signs: String = signs.map(|sign| format!(" {sign}")).collect();
            format!(
                "{id}: arrows {black} {brown} {purple} {red} {blue}, draws {}, money {}, pigs {}, \
                 crashes {}, purse {}, worth {worth:.2}{signs}\n",
                p.draws, p.money, p.pigs, p.crashes, p.purse
            )
        };
        let path = "../../golden/puzzle-strike/prints.txt";
        let path = format!("{}/{path}", env!("CARGO_MANIFEST_DIR"));
        scenario::golden(path, &ChipId::all().map(line).collect::<String>());
    }
}
