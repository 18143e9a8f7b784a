//! Assassin (FC-12.4).

use crate::special::Special;
use crate::why::why;

pub const RULE: Special = Special {
    name: "Assassin",
    clause: "FC-12.4",
    text: "While face down: at any priority point in your own turn reveal this card, name any revealed enemy card; both are removed, and each goes to the other player's conquered pile. Lost for good once the card has been revealed in any other way.",
    murders: true,
    unusable: Some(why("FC-12.4", "that card has been revealed, and works only face down")),
    ..Special::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S59 (FC-12.4, FC-8.10, FC-R5).
    /// Also FC-12.4a, FC-12.4b, FC-12.4c.
    #[test]
    fn an_assassin_falls_even_if_his_victim_is_saved() {
        let mut m = field().south_down("A1", "Assassin").north("C6", "Trolls").magic(S);
        m.does(S, "use Assassin of A1").dice("5").must(S, "choose C6").stands(N, "C6", "Trolls");
        m.gone("A1").has_conquered(N, "Assassin").conquered_so_many(S, 0);
        let mut m = field().south_down("A1", "Assassin").north("C6", "Ogres").magic(S);
        m.does(S, "use Assassin of A1").does(S, "choose C6").gone("C6").has_conquered(S, "Ogres");
    }

    /// FC-12.4d, FC-12.4e: not once revealed, and not without a revealed enemy.
    #[test]
    fn an_assassin_works_only_from_the_dark() {
        let mut m = field().south("A1", "Assassin").north("C6", "Trolls").moves(S);
        m.refuses(S, "use Assassin of A1", "FC-12.4");
        let mut m = field().south_down("A1", "Assassin").north_down("C6", "Trolls").moves(S);
        m.refuses(S, "use Assassin of A1", "FC-9.5");
        let mut m = field().south_down("A1", "Pikemen").north("C6", "Trolls").moves(S);
        m.refuses(S, "use Assassin of A1", "FC-12.0");
    }

    /// FC-12.4f, FC-12.8d: murder is no attack, so nothing evades it and the attack is left.
    #[test]
    fn murder_is_no_attack() {
        let board = field().south_down("A1", "Assassin").south("C5", "Pikemen");
        let mut m = board.north("C7", "Silent Doom").north("C6", "Reapers").combat(S);
        m.does(S, "use Assassin of A1").does(S, "choose C7").gone("C7");
        m.happened(0, |e| matches!(e, Event::DiceRolled { .. })).offers(S, "attack C6 with C5");
    }
}
