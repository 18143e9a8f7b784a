//! Mirage, a spell of Aegyptus.

use crate::card::CardId;
use crate::field::Field;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::{Space, Spaces};
use crate::unit::Faction;
use crate::why::{self, Why, why};

pub const SPELL: Magic = Magic {
    name: "Mirage",
    text: "Choose two of your cards, revealed or not, both in range and neither a revealed War Machine. They exchange spaces; a face-down one that is then in contact with an enemy card is revealed.",
    faction: Some(Faction::Aegyptus),
    cost: 15,
    aim: Aim::OwnAny,
    fits: Some(may_swap),
    does: Does::Own(|t, _, casting| t.ask_of_spell(casting)),
    asks: Some(Asks {
        spaces: |t, casting| {
            let (open, field) = (t.open(), t.open().field());
            let own = open.sides[field.controller(casting.caster)];
            let others = own.minus(Spaces::one(field.at(casting.target)));
            let fits = |at: &Space| may_swap(&field, open.cells[at.index()]).is_ok();
            let in_range = others.and(field.reach(casting.caster)).filter(fits);
            in_range.fold(Spaces::NONE, Spaces::with)
        },
        may_pass: false,
        needs: Some(NOBODY_TO_SWAP),
        picked: |t, play, casting, space| {
            let with = t.open().on(space).expect("it was offered");
            t.exchange(play, casting.target, with);
        },
    }),
    ..Magic::NONE
};

const NOBODY_TO_SWAP: Why =
    why("FC-9.4", "no second card of yours is in range to exchange it with");

/// Neither a revealed war machine nor a card that is held this turn.
fn may_swap(field: &Field, card: CardId) -> Result<(), Why> {
    if field.is_held(card) { Err(why::HELD) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-4.16: the active player says which of two cards is revealed first.
    #[test]
    fn two_hidden_cards_that_swap_into_contact_are_revealed_in_a_chosen_order() {
        let board = field().south("C4", "Mummies").south_down("C5", "Ras Warriors");
        let board = board.south_down("D5", "Scarabs").north("C6", "Orcs").north("D6", "Orcs");
        let mut m = board.magic(S);
        m.dice("2 2").does(S, "cast Mirage from C4 at C5").does(S, "choose D5");
        m.may(S, &["reveal C5", "reveal D5"]).does(S, "reveal D5");
        m.stands(S, "D5", "Ras Warriors").stands(S, "C5", "Scarabs");
    }

    /// FC-R11, FC-9.4: it takes two cards in range that can be moved, or it is not attempted.
    #[test]
    fn a_mirage_needs_two_cards_in_range() {
        let alone = field().south("C4", "Mummies").south("C3", "Ras Warriors").north("E9", "Orcs");
        alone.clone().magic(S).refuses(S, "cast Mirage from C4 at C4", "FC-9.4");
        alone.clone().south_down("D4", "Scarabs").magic(S).offers(S, "cast Mirage from C4 at C4");
        let machine = alone.clone().south("D4", "Orc Catapult");
        machine.magic(S).refuses(S, "cast Mirage from C4 at C4", "FC-9.4");
        alone.south("C8", "Scarabs").magic(S).lacks(S, "cast Mirage");
    }
}
