//! Poison (FC-12.26).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Poison",
    clause: "FC-12.26",
    text: "At the start of your reinforcement phase each enemy card in contact with this revealed card rolls 1d6; on a 1 it is removed.",
    poisons: Some(1),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S75 (FC-12.26, FC-10.1).
    /// Also FC-12.26a, FC-12.26b, FC-12.26c, FC-12.26e.
    #[test]
    fn poison_is_checked_before_the_reinforcement() {
        let board = field().south("C5", "Amunet Guardians").north_down("C6", "Pikemen");
        let board = board.north("D5", "Knights").conquered(S, 2);
        let mut m = board.clone().magic(S);
        m.does(S, "end phase").may(S, &["check C6 by C5", "check D5 by C5"]);
        m.dice("2 1").does(S, "check C6 by C5").gone("D5").hides("C6", "Pikemen");
        // Every check is told with what it came to.
        let survived = |e: &Event, is: bool| {
            matches!(e, Event::Rolled { total, needed: 2, made, .. }
                if *made == is && *total == if is { 2 } else { 1 })
        };
        m.happened(1, |e| survived(e, true)).happened(1, |e| survived(e, false));
        m.conquered_so_many(S, 3).offers(S, "reinforce");
        let mut m = board.south("C7", "Amunet Guardians").magic(S);
        m.does(S, "end phase").dice("2 1 3").does(S, "check C6 by C5");
        m.does(S, "check C6 by C7").gone("C6").stands(N, "D5", "Knights");
    }

    /// FC-12.26c: who takes a poisoned card's place is not checked for it. No deck has both, but
    /// nothing else tells: Gardorah is shown to regenerate, he was a Changeling all along, and that
    /// one was another. The poison of C7 was for Gardorah.
    #[test]
    fn a_card_that_comes_later_is_not_checked() {
        let board = field().faction(S, Faction::Catastrophe).south_down("A1", "Changeling");
        let board = board.south("C5", "Amunet Guardians").south("C7", "Amunet Guardians");
        let board = board.north_down("E9", "Changeling").north_down("C6", "Gardorah");
        let mut m = board.magic(S);
        m.does(S, "end phase").dice("1").does(S, "check C6 by C5").does(N, "reveal C6");
        m.does(S, "replace with A1").does(N, "replace with E9").stands(N, "C6", "Changeling");
        m.in_phase(Phase::Reinforcement).offers(S, "end phase").lacks(S, "check");
        m.happened(1, |e| matches!(e, Event::DiceRolled { .. }));
    }

    /// FC-S23 (FC-4.13, FC-12.26, FC-12.9): shown as it is removed, which is no reveal.
    #[test]
    fn a_poisoned_hidden_hero_is_shown_but_not_revealed() {
        let board = field().south("C5", "Reapers").south_down("A1", "Changeling");
        let mut m = board.north_down("C6", "Kholek").magic(S);
        m.does(S, "attach Venom Sacs to C5").dice("1").does(S, "end phase").gone("C6");
        m.has_conquered(S, "Kholek").asks(S).hides("A1", "Changeling");
        m.happened(0, |e| matches!(e, Event::Revealed { .. }));
    }
}
