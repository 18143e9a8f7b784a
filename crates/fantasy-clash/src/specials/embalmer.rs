//! Embalmer (FC-12.11).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Embalmer",
    clause: "FC-12.11",
    text: "Cannot make ranged attacks. When another of your cards within this card's range would be removed, roll 1d6: on 5+ it stays. Each embalmer in range may roll once for each removal.",
    no_shooting: true,
    saves_others: Some(5),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S69 (FC-8.2, FC-8.4, FC-12.11).
    /// Also FC-12.11b, FC-12.11c.
    #[test]
    fn two_embalmers_try_one_after_the_other() {
        let board =
            duel("Templars", "Ras Warriors").north("C7", "Embalmers").north("D7", "Embalmers");
        let mut m = board.combat(S);
        m.dice("6 6 1 1")
            .does(S, "attack C6 with C5")
            .may(N, &["save with C7", "save with D7", "pass"]);
        m.dice("3").does(N, "save with C7").may(N, &["save with D7", "pass"]);
        m.dice("5").does(N, "save with D7").stands(N, "C6", "Ras Warriors").conquered_so_many(S, 0);
        m.asks(S).lacks(S, "follow");
    }

    /// FC-S70 (FC-8.6, FC-3.7).
    #[test]
    fn nobody_embalms_himself_or_behind_himself() {
        let mut m = duel("Templars", "Embalmers").combat(S);
        m.dice("6 6 1 1").does(S, "attack C6 with C5").gone("C6");
        let board =
            field().south("C7", "Templars").north("C8", "Embalmers").north("C6", "Embalmers");
        let mut m = board.combat(S);
        m.dice("6 6 1 1").does(S, "attack C8 with C7").gone("C8");
        let mut m = duel("Templars", "Embalmers").north("C7", "Embalmers").combat(S);
        m.dice("6 6 1 1").does(S, "attack C6 with C5").asks(N).dice("6").does(N, "save with C7");
        m.stands(N, "C6", "Embalmers");
    }
}
