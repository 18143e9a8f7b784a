//! Soul Take (FC-12.32).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Soul Take",
    clause: "FC-12.32",
    text: "When it makes a close combat attack both cards use magic instead of attack and defence.",
    fights_with_magic: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S77 (FC-12.32).
    #[test]
    fn soul_takers_fight_with_magic_when_they_attack() {
        let mut m = duel("Soul Takers", "Ogres").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(10, 3).rolled(2, 3);
        m.because("Soul Take 8", "Soul Take 0, Size 1").gone("C6").offers(S, "follow up");
        let mut m = duel("Ogres", "Soul Takers").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").scores(18, 7);
    }
}
