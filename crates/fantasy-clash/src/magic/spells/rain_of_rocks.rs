//! Rain of Rocks, a spell of the Orcs.

use crate::card::Deeds;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::Spaces;
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Rain of Rocks",
    text: "Every revealed enemy card in range of the caster must score 5 or more on 2d6 + magic or be removed. Resolve them one at a time in an order you choose.",
    faction: Some(Faction::Orcs),
    cost: 21,
    aim: Aim::AllEnemies,
    does: Does::Own(|t, _, casting| t.ask_of_spell(casting)),
    asks: Some(Asks {
        spaces: |t, casting| {
            let open = t.open();
            let enemy = crate::space::other(open.cards[casting.caster].controller);
            let waiting = |id: &crate::card::CardId| !open.cards[*id].deeds.has(Deeds::STRUCK);
            let at = open.field().ups(enemy).filter(waiting).map(|id| open.cards[id].at);
            let in_range = at.filter(|at| open.field().reaches(casting.caster, *at));
            in_range.fold(Spaces::NONE, Spaces::with)
        },
        may_pass: false,
        picked: |t, _, casting, space| {
            let victim = t.open().on(space).expect("it was offered");
            t.note(victim, Deeds::STRUCK);
            t.resists(victim, 5);
            t.ask_of_spell(casting);
        },
    }),
    ..Magic::NONE
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// FC-S94 (FC-8.2): the caster of Rain of Rocks chooses the order.
    #[test]
    fn a_healer_that_falls_first_saves_nobody() {
        let board =
            field().south("C4", "Hordak").north("C6", "Knights").north("D6", "Field Surgeons");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Rain of Rocks from C4").does(S, "keep");
        m.may(S, &["choose C6", "choose D6"]).dice("1 1 1 1").does(S, "choose D6");
        m.must(S, "choose C6").gone("C6").gone("D6");
    }
}
