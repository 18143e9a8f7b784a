//! The gems: money in hand, danger in a pile (PS-4.11, PS-6.21).

use crate::chip::{Chip, Kind};

const TEXT: &str = "In hand: its value in money in your buy phase. In a pile: its value in danger.";

pub const ONE: Chip = gem("1-gem", 1, 1, 64);
pub const TWO: Chip = gem("2-gem", 2, 3, 20);
pub const THREE: Chip = gem("3-gem", 3, 5, 16);
pub const FOUR: Chip = gem("4-gem", 4, 7, 12);

const fn gem(name: &'static str, value: u8, cost: u8, copies: u8) -> Chip {
    Chip { name, text: TEXT, kind: Kind::Gem(value), cost: Some(cost), copies, ..Chip::BLANK }
}

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// PS-4.11, PS-4.13, PS-1.6: money in hand, and never played as an action.
    #[test]
    fn gems_are_money_in_hand() {
        let mut m = duel().pile(A, "4").hand(A, "1-gem; 2-gem; 3-gem; 4-gem").acts(A);
        m.may(A, &["end actions"]).refuses(A, "play 4-gem", "PS-1.6").does(A, "end actions");
        m.does(A, "pay 3-gem").has_money(A, 3).does(A, "pay all").has_money(A, 10);
        m.lie_on_table(A, "1-gem; 2-gem; 3-gem; 4-gem");
    }
}
