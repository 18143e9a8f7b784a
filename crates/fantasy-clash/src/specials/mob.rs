//! Mob (FC-12.25).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Mob",
    clause: "FC-12.25",
    text: "When this card has the size advantage it rolls 2 extra d6 instead of 1.",
    size_dice: 2,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S34 (FC-12.25).
    #[test]
    fn a_mob_has_two_dice_for_its_size() {
        fought(duel("Goblins", "Trolls"), 4, 2).because("Size 2", "");
        fought(duel("Swordsmen", "Goblins"), 2, 4);
    }
}
