//! Arrow Storm (FC-12.3).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Arrow Storm",
    clause: "FC-12.3",
    text: "When this card makes a ranged attack and its size is at least 5 more than the target's, it rolls 1 extra d6.",
    size_when_shooting: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S35 (FC-12.3, FC-7.12).
    #[test]
    fn size_counts_in_an_arrow_storm_alone() {
        let mut m = field().south("C4", "Goblin Archers").north("C6", "Swordsmen").combat(S);
        m.dice("1 1 1 1 1").does(S, "shoot C6 with C4").rolled(3, 2);
        let mut m = field().south("C4", "Crossbows").north("C6", "Goblins").combat(S);
        m.dice("1 1 1 1").does(S, "shoot C6 with C4").rolled(2, 2);
    }
}
