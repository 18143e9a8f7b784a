//! Swift Wind, a spell of the Alliance.

use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::other;
use crate::unit::Faction;
use crate::why;

pub const SPELL: Magic = Magic {
    name: "Swift Wind",
    text: "Target one of your revealed cards in range that is not a War Machine. Move it up to 2 spaces through free spaces. It may not enter the enemy back row.",
    faction: Some(Faction::Alliance),
    cost: 17,
    aim: Aim::Own,
    fits: Some(|field, card| if field.is_held(card) { Err(why::HELD) } else { Ok(()) }),
    does: Does::Own(|t, _, casting| t.ask_of_spell(casting)),
    asks: Some(Asks {
        spaces: |t, casting| {
            let open = t.open();
            let enemy = other(open.cards[casting.target].controller);
            // The row is not entered on the way either (FC-R15).
            open.walk(casting.target, 2, open.free().minus(open.back_row(enemy)))
        },
        may_pass: true,
        needs: None,
        picked: |t, play, casting, space| t.relocate(play, casting.target, space),
    }),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// Swift Wind moves an own card up to two spaces, never onto the enemy back row.
    /// Also FC-R3.
    #[test]
    fn swift_wind_carries_a_card() {
        let board = field().south("C6", "Wizard").south("C7", "Knights").north("E9", "Orcs");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Swift Wind from C6 at C7").lacks(S, "choose C9");
        m.does(S, "choose B8").stands(S, "B8", "Knights");
    }

    /// FC-R15, FC-6.6: the enemy back row is not entered on the way either, not even by who stands
    /// there: it is left straight or not at all.
    #[test]
    fn swift_wind_does_not_blow_along_the_enemy_back_row() {
        let board = field().south("C9", "Knights").south("C7", "Wizard");
        let mut m = board.clone().north("C8", "Orcs").north("E9", "Ogres").magic(S);
        m.dice("6 6").does(S, "cast Swift Wind from C7 at C9").lacks(S, "choose");
        let mut m = board.north("B8", "Orcs").north("E9", "Ogres").magic(S);
        m.dice("6 6").does(S, "cast Swift Wind from C7 at C9");
        m.may(S, &["choose C8", "choose D8", "pass"]).does(S, "choose D8");
        m.stands(S, "D8", "Knights");
    }

    /// It is no move of the movement phase (FC-6.1): a card that has moved is carried, too.
    #[test]
    fn swift_wind_carries_a_card_that_has_moved() {
        let board = field().south("C6", "Wizard").south("C7", "Knights").north("E9", "Orcs");
        let mut m = board.moves(S);
        m.does(S, "move C7 B7").to_phase(S, Phase::Magic);
        m.dice("6 6").does(S, "cast Swift Wind from C6 at B7").does(S, "choose B8");
        m.stands(S, "B8", "Knights");
    }

    /// Nor does Blessing of Set forbid it (FC-14.7), where one card has moved already.
    #[test]
    fn swift_wind_blows_under_set() {
        let board = field().north("C6", "Wizard").north("C5", "Knights").north("E9", "Swordsmen");
        let mut m = board.south("A1", "Priests of Aegyptus").magic(S);
        m.dice("5 5").does(S, "cast Blessing of Set from A1").ends_turn(S);
        m.does(N, "move E9 E8").refuses(N, "move C5 B5", "FC-14.7").to_phase(N, Phase::Magic);
        m.dice("6 6").does(N, "cast Swift Wind from C6 at C5").does(N, "choose B4");
        m.stands(N, "B4", "Knights");
    }
}
