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
        m.dice("2 5 3 4 6").does(S, "attack C6 with C5");
        m.may(S, &["reroll 2", "reroll 5", "reroll defence 3", "reroll defence 4", "keep"]);
        m.refuses(S, "reroll 3", "FC-12.21").refuses(S, "reroll defence 2", "FC-12.21");
        m.does(S, "reroll 2").scores(19, 22);
        m.does(S, "end phase").dice("1 1").does(S, "cast Blinding Light from B4 at C6").asks(S);
        m.offers(S, "end phase").lasts("Blinding Light", "C6", 0).ends_turn(S);
        m.to_phase(N, Phase::Magic);
    }

    /// FC-12.21b: any die, also one of the defender.
    #[test]
    fn a_leader_rerolls_a_die_of_the_defender() {
        let board = duel("Swordsmen", "Templars").south("A1", "Divine Knight");
        let mut m = board.clone().combat(S);
        m.dice("6 6 6 5 1").does(S, "attack C6 with C5").does(S, "reroll defence 6");
        m.scores(8 + 12, 15 + 6)
            .happened(1, |e| matches!(e, Event::Rerolled { seat: S, of: N, face: 6, .. }));
        // By the other reading only one's own.
        let own = Readings { own_rerolls: true, ..Readings::default() };
        let mut m = board.agreed(own).combat(S);
        m.dice("6 6 6 5").does(S, "attack C6 with C5").may(S, &["reroll 6", "keep"]);
        m.refuses(S, "reroll defence 6", "FC-12.21");
    }

    /// FC-12.21a, FC-12.21b: the enemy's saves, too, against spells and poison and by healing.
    #[test]
    fn a_leader_spoils_the_saves_of_the_enemy() {
        let spelled = || {
            let board = field().south("C4", "Wizard").south("A1", "Divine Knight");
            board.north("C6", "Orcs").north("A9", "Goblins")
        };
        let mut m = spelled().magic(S);
        m.dice("6 6").does(S, "cast Lightning Bolt from C4 at C6").dice("6 6").does(S, "keep");
        m.may(S, &["reroll 6", "keep"]).dice("1").does(S, "reroll 6").gone("C6");
        let own = Readings { own_rerolls: true, ..Readings::default() };
        let mut m = spelled().agreed(own).magic(S);
        m.dice("6 6").does(S, "cast Lightning Bolt from C4 at C6").dice("6 6").does(S, "keep");
        m.stands(N, "C6", "Orcs").offers(S, "end phase");
        let board = duel("Templars", "Trolls").south("A1", "Divine Knight");
        let mut m = board.combat(S);
        m.dice("6 6 1 1 5").does(S, "attack C6 with C5").does(S, "keep");
        m.dice("4").does(S, "reroll 5").gone("C6");
        let board = field().south("C5", "Amunet Guardians").south("A1", "Pharoh");
        let mut m = board.north_down("C6", "Pikemen").north("A9", "Pikemen").magic(S);
        m.dice("2").does(S, "end phase").may(S, &["reroll 2", "keep"]);
        m.dice("1").does(S, "reroll 2").gone("C6");
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
