//! Mirage, a spell of Aegyptus.

use crate::card::CardId;
use crate::field::Field;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::Spaces;
use crate::unit::Faction;
use crate::why::{self, Why};

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
            let open = t.open();
            let field = open.field();
            let fits = |id: &CardId| *id != casting.target && may_swap(&field, *id).is_ok();
            let own = open.army(open.cards[casting.caster].controller).filter(fits);
            let at = own.map(|id| open.cards[id].at);
            let in_range = at.filter(|at| field.reaches(casting.caster, *at));
            in_range.fold(Spaces::NONE, Spaces::with)
        },
        may_pass: false,
        picked: |t, play, casting, space| {
            let with = t.open().on(space).expect("it was offered");
            t.exchange(play, casting.target, with);
        },
    }),
    ..Magic::NONE
};

/// Neither a revealed war machine nor a card that is held this turn.
fn may_swap(field: &Field, card: CardId) -> Result<(), Why> {
    if field.is_held(card) { Err(why::HELD) } else { Ok(()) }
}
