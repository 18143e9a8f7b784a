//! Mage Sight, a spell of the Alliance.

use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::Spaces;
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Mage Sight",
    text: "Reveal one or two face-down enemy cards in range, one after the other.",
    faction: Some(Faction::Alliance),
    cost: 15,
    aim: Aim::EnemyHidden,
    does: Does::Own(|t, play, casting| {
        t.reveal(play, casting.target);
        t.ask_of_spell(casting);
    }),
    asks: Some(Asks {
        spaces: |t, casting| {
            let open = t.open();
            let enemy = crate::space::other(open.cards[casting.caster].controller);
            let hidden = open.army(enemy).filter(|id| open.cards[*id].is_hidden());
            let in_range = hidden.map(|id| open.cards[id].at);
            let in_range = in_range.filter(|at| open.field().reaches(casting.caster, *at));
            in_range.fold(Spaces::NONE, Spaces::with)
        },
        may_pass: true,
        picked: |t, play, _, space| t.reveal(play, t.open().on(space).expect("it was offered")),
    }),
    ..Magic::NONE
};
