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

    /// FC-12.24b: both roll two dice and add magic, whatever their sizes and what lies on them; a
    /// change of the score counts as in any combat. What was for the next combat ends with it.
    #[test]
    fn flayers_and_their_victims_roll_two_dice() {
        let flay = format!("Mind Flay {}", unit("Mind Flayers").unit().magic);
        fought(duel("Mind Flayers", "Orcs"), 2, 2).because(&flay, "Mind Flay 0");
        let knights = || duel("Mind Flayers", "Knights").north("C8", "Illias Dante");
        let banner = format!("{flay}, Banner 1");
        fought(knights(), 2, 2).because(&banner, "Mind Flay 0, Banner 1");
        let mut m = knights().north("A9", "Priests").magic(N);
        m.dice("6 6").does(N, "cast Blessing of the Shield from A9 at C6").ends_turn(N);
        m.to_phase(S, Phase::Combat).dice("1 1 1 1").does(S, "attack C6 with C5").rolled(2, 2);
        m.because(&banner, "Mind Flay 0, Banner 1").lasts("Blessing of the Shield", "C6", 0);
        // By the other reading all dice of a usual combat count.
        let dice = Readings { flay_dice: true, ..Readings::default() };
        let mut m = fought(duel("Mind Flayers", "Orcs").agreed(dice), 2, 3);
        m.because(&flay, "Mind Flay 0, Size 1");
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
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(8 + 3, 4 + 2).because("Size 1", "");
    }
}
