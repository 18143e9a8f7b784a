//! Leader (FC-12.21).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Leader",
    clause: "FC-12.21",
    text: "Once in each of your own turns you may have any one d6 that has just been rolled, by you or your opponent, rolled again. The second result stands.",
    rerolls: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S49 (FC-12.21, FC-R4).
    /// Also FC-12.21b, FC-12.21c, FC-12.21d, FC-12.21e, FC-7.20.
    #[test]
    fn a_leader_rerolls_one_die_in_his_own_turn() {
        let board =
            duel("Swordsmen", "Templars").south("A1", "Divine Knight").south("B4", "Wizard");
        let mut m = board.combat(S);
        m.dice("2 5 3 4 6").does(S, "attack C6 with C5").may(S, &["reroll 2", "reroll 5", "keep"]);
        m.refuses(S, "reroll 3", "FC-12.21").does(S, "reroll 2").scores(19, 22);
        m.does(S, "end phase").dice("1 1").does(S, "cast Blinding Light from B4 at C6").asks(S);
        m.offers(S, "end phase").lasts("Blinding Light", "C6", 0).ends_turn(S);
        m.to_phase(N, Phase::Magic);
    }

    /// FC-12.21a: nobody rerolls in the enemy's turn.
    #[test]
    fn a_leader_does_not_help_the_defender() {
        let mut m = duel("Orcs", "Swordsmen").north("A9", "Divine Knight").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").may(S, &["follow up", "stay"]);
    }

    /// FC-12.21f: a reroll of a single die comes before its effect.
    #[test]
    fn a_single_die_is_rerolled_before_its_effect() {
        let mut m = duel("Hive Queen", "Templars").combat(S);
        m.dice("1 1 1 6 6 2").does(S, "attack C6 with C5").does(S, "keep");
        m.may(S, &["reroll 2", "keep"]).dice("5").does(S, "reroll 2");
        m.stands(S, "C5", "Hive Queen");
    }
}
