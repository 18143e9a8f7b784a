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
            let seat = t.open().cards[casting.target].controller;
            let walked = t.open().walk(casting.target, 2);
            walked.minus(t.open().back_row(other(seat)))
        },
        may_pass: true,
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
}
