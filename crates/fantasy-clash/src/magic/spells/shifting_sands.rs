//! Shifting Sands, a spell of Aegyptus.

use crate::card::CardId;
use crate::field::Field;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::{Spaces, other};
use crate::special::such;
use crate::unit::Faction;
use crate::why;

pub const SPELL: Magic = Magic {
    name: "Shifting Sands",
    text: "Target one revealed enemy card in range that is not a War Machine. Move it one space left, right, forward or backward, as you choose, into a free space that is not on your back row.",
    faction: Some(Faction::Aegyptus),
    cost: 18,
    aim: Aim::Enemy,
    fits: Some(
        |field, card| {
            if field.has(card, such!(|s| s.immobile)) { Err(why::IMMOBILE) } else { Ok(()) }
        },
    ),
    does: Does::Own(|t, _, casting| t.ask_of_spell(casting)),
    asks: Some(Asks {
        spaces: |t, casting| around(&t.open().field(), casting.target),
        may_pass: false,
        needs: Some(why::NO_FREE_SPACE),
        picked: |t, play, casting, space| t.relocate(play, casting.target, space),
    }),
    ..Magic::NONE
};

/// The free spaces beside the card that are not on the caster's back row.
fn around(field: &Field, card: CardId) -> Spaces {
    let near = Spaces::one(field.at(card)).neighbours(field.open.rows);
    let caster = other(field.controller(card));
    near.and(field.open.free()).minus(field.open.back_row(caster))
}

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S93 (FC-11.2).
    #[test]
    fn shifting_sands_move_a_card_off_the_back_row() {
        let board = field().south("C9", "Knights").north("C8", "Imhotep");
        let board = board.north("E9", "Ras Warriors").north("B8", "Scarabs");
        let mut m = board.clone().ends_turn(S);
        m.to_phase(N, Phase::Magic).refuses(N, "cast Shifting Sands from C8 at C9", "FC-3.6");
        // Imhotep must see the card: it stands beside him on the back row.
        let board = field().south("C9", "Knights").north("B9", "Imhotep").north("D9", "Scarabs");
        let mut m = board.ends_turn(S);
        m.to_phase(N, Phase::Magic).dice("6 6").does(N, "cast Shifting Sands from B9 at C9");
        m.must(N, "choose C8").stands(S, "C8", "Knights").ends_turn(N).asks(S).turn_of(S);
    }
}
