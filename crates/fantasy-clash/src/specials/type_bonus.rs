//! Type Bonus (FC-12.37).

use crate::special::Special;

pub const RULE: Special = Special {
    name: "Type Bonus",
    clause: "FC-12.37",
    text: "Names a card type. While this card is revealed, each of your cards of that type rolls one extra d6 in combat and discards its lowest die.",
    gives_bonus: true,
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-7.15, FC-12.37: with no dice one is rolled and discarded.
    #[test]
    fn a_bonus_without_dice_rolls_one_and_discards_it() {
        let board = duel("Horus Archers", "Scarabs").south("A1", "Rameses");
        let mut m = board.north_down("A9", "Bounty Hunters").moves(N);
        m.does(N, "reveal A9")
            .does(N, "use Bounty of A9 on C5")
            .ends_turn(N)
            .to_phase(S, Phase::Combat);
        m.dice("6 1 1 1").does(S, "attack C6 with C5").rolled(1, 3);
        m.because("Swarm -1, Bounty -1, Type Bonus 1", "Size 1");
        let attack = unit("Horus Archers").unit().attack.into();
        m.scores(attack, i16::from(unit("Scarabs").unit().defence) + 3);
    }

    /// FC-12.37e: the same bonus from two cards of one side is one die, not two.
    #[test]
    fn the_same_bonus_twice_counts_once() {
        let board = || duel("Knights", "Swordsmen").south("A1", "Marshall Voss");
        let once = "Charge 1, Type Bonus 1";
        fought(board(), 4, 2).because(once, "");
        fought(board().captured_by_south("B1", "Marshall Voss"), 4, 2).because(once, "");
        let captive = duel("Knights", "Swordsmen").captured_by_south("B1", "Marshall Voss");
        fought(captive, 4, 2).because(once, "");
    }

    /// FC-12.37b, FC-12.37c: in every combat, but only for the named kind.
    #[test]
    fn a_bonus_is_for_its_own_kind() {
        let board =
            field().south("C4", "Horus Archers").south("A1", "Rameses").north("C6", "Reapers");
        let mut m = board.clone().combat(S);
        m.dice("1 1 1 1 1").does(S, "shoot C6 with C4").rolled(3, 2);
        let mut m = duel("Rameses", "Reapers").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
        let mut m = duel("Reapers", "Necropolis Guard").north("A9", "Djaf").combat(S);
        m.dice("1 1 1 1 1").does(S, "attack C6 with C5").rolled(2, 3);
    }
}
