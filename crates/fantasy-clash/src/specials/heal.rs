//! Heal (FC-12.17).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Heal",
    clause: "FC-12.17",
    text: "Cannot make ranged attacks. When another of your cards within this card's range would be removed, roll 1d6: on a 6 it stays. Each healer in range may roll once for each removal.",
    no_shooting: true,
    saves_others: Some(6),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S71 (FC-8.3, FC-5.7).
    #[test]
    fn a_hidden_surgeon_is_revealed_to_roll() {
        let mut m = duel("Ogres", "Pikemen").north_down("C7", "Field Surgeons").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").may(N, &["save with C7", "pass"]);
        m.dice("6").does(N, "save with C7").stands(N, "C7", "Field Surgeons");
        m.stands(N, "C6", "Pikemen");
    }

    /// FC-12.17, FC-12.37d: only a 6 heals, of two dice with a bonus.
    #[test]
    fn white_dragons_with_a_bonus_keep_the_higher_die() {
        let board = duel("Templars", "Land Wyrm").north("C7", "White Dragons").north("A9", "Safin");
        let mut m = board.combat(S);
        m.dice("6 6 1 1 2 6").does(S, "attack C6 with C5").does(N, "save with C7");
        m.stands(N, "C6", "Land Wyrm");
        let mut m = duel("Templars", "Land Wyrm").north("C7", "White Dragons").combat(S);
        m.dice("6 6 1 1 5").does(S, "attack C6 with C5").does(N, "save with C7").gone("C6");
    }

    /// FC-8.3: he is asked though the hidden card is no healer, because it might be one.
    #[test]
    fn who_may_have_a_healer_is_asked() {
        let mut m = duel("Ogres", "Ras Warriors").north_down("C7", "Scarabs").combat(S);
        m.dice("6 6 6 1 1").does(S, "attack C6 with C5").must(N, "pass").gone("C6");
    }
}
