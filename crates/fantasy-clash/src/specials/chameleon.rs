//! Chameleon (FC-12.8).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Chameleon",
    clause: "FC-12.8",
    text: "An enemy that declares an attack on this card first rolls 1d6. On 1-2 the attack does not happen and is not used up: another card may be attacked instead. On 3+ it goes on.",
    evades: Some(2),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-12.8: an evaded attack is not used up, and the chameleon is left alone this turn.
    /// Also FC-12.8a, FC-12.8b, FC-12.8c.
    #[test]
    fn an_evaded_attack_is_not_used_up() {
        let board = duel("Swordsmen", "Silent Doom").south("B5", "Pikemen").north("B6", "Reapers");
        let mut m = board.clone().combat(S);
        m.dice("2").does(S, "attack C6 with C5").refuses(S, "attack C6 with C5", "FC-12.8");
        m.offers(S, "attack B6 with B5");
        let mut m = board.combat(S);
        m.dice("3 1 1 1 1").does(S, "attack C6 with C5").scores(10, 15);
    }

    /// FC-7.26: what is no combat uses nothing up.
    #[test]
    fn a_called_off_attack_uses_nothing_up() {
        let board = duel("Halberdiers", "Silent Doom").south_down("B2", "Bounty Hunters");
        let mut m = board.combat(S);
        m.does(S, "reveal B2")
            .does(S, "use Bounty of B2 on C6")
            .dice("1")
            .does(S, "attack C6 with C5");
        m.lasts("Bounty", "C6", 1);
    }

    /// FC-12.8d: spells are not evaded either.
    #[test]
    fn spells_are_not_evaded() {
        let mut m = field().south("C4", "Wizard").north("C6", "Silent Doom").magic(S);
        m.dice("6 6 1 1").does(S, "cast Lightning Bolt from C4 at C6").gone("C6").luck_is_used_up();
    }

    /// FC-S67 (FC-12.8, FC-7.6, FC-12.4d).
    #[test]
    fn an_attacked_silent_doom_evades_but_murders_no_more() {
        let mut m = field().south("C5", "Swordsmen").north_down("C6", "Silent Doom").combat(S);
        m.dice("1").does(S, "attack C6 with C5").stands(N, "C6", "Silent Doom").ends_turn(S);
        m.refuses(N, "use Assassin of C6", "FC-12.4");
    }
}
