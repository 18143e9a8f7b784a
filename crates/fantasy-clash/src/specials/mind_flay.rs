//! Mind Flay (FC-12.24).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Mind Flay",
    clause: "FC-12.24",
    text: "When it makes a close combat attack both cards roll 2d6 + magic instead of attack and defence, without any other dice. If it wins, the beaten card is not removed: put this card underneath it, turn it round, and you control it.",
    fights_with_magic: true,
    captures: true,
    two_dice: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S83 (FC-12.24, FC-12.35).
    #[test]
    fn trapped_flayers_capture_nothing() {
        let mut m = field().south("C5", "Mind Flayers").north_down("C6", "Gremlins").combat(S);
        m.does(S, "attack C6 with C5").gone("C5").gone("C6").has_conquered(S, "Gremlins");
    }

    /// FC-12.24d: beaten flayers fall as usual.
    #[test]
    fn flayers_that_lose_are_removed() {
        let mut m = duel("Mind Flayers", "Pharoh").combat(S);
        m.dice("1 1 6 6").does(S, "attack C6 with C5").gone("C5").stands(N, "C6", "Pharoh");
    }

    /// FC-12.24e: attacked, flayers defend with their defence.
    #[test]
    fn flayers_defend_with_their_defence() {
        let mut m = duel("Swordsmen", "Mind Flayers").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(8 + 3, 8 + 2).because("Size 1", "");
    }
}
