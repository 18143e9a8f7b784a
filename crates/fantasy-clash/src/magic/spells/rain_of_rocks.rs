//! Rain of Rocks, a spell of the Orcs.

use crate::card::Deeds;
use crate::magic::{Aim, Asks, Does, Magic};
use crate::space::{Spaces, other};
use crate::unit::Faction;

pub const SPELL: Magic = Magic {
    name: "Rain of Rocks",
    text: "Every revealed enemy card in range of the caster must score 5 or more on 2d6 + magic or be removed. Resolve them one at a time in an order you choose.",
    faction: Some(Faction::Orcs),
    cost: 21,
    aim: Aim::AllEnemies,
    // Who is struck is settled when it takes effect (FC-R12).
    does: Does::Own(|t, _, casting| {
        let field = t.open().field();
        let enemy = other(field.controller(casting.caster));
        for at in field.up_spaces(enemy).and(field.reach(casting.caster)) {
            t.note(t.open().on(at).expect("a card stands there"), Deeds::ENDANGERED);
        }
        t.ask_of_spell(casting);
    }),
    asks: Some(Asks {
        spaces: |t, casting| {
            let open = t.open();
            let enemies = open.army(other(open.cards[casting.caster].controller));
            let waiting = enemies.filter(|id| open.cards[*id].deeds.has(Deeds::ENDANGERED));
            waiting.map(|id| open.cards[id].at).fold(Spaces::NONE, Spaces::with)
        },
        may_pass: false,
        needs: None,
        picked: |t, _, casting, space| {
            let victim = t.open().on(space).expect("it was offered");
            t.forget(victim, Deeds::ENDANGERED);
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
            field().south("C4", "Darkstaff").north("C6", "Knights").north("D6", "Field Surgeons");
        let mut m = board.magic(S);
        m.dice("6 6").does(S, "cast Rain of Rocks from C4");
        m.may(S, &["choose C6", "choose D6"]).dice("1 1 1 1").does(S, "choose D6");
        m.must(S, "choose C6").gone("C6").gone("D6");
    }

    /// FC-R12, FC-9.5: a surgeon who is revealed in the middle of the spell is not struck by it.
    #[test]
    fn who_comes_to_light_in_a_rain_of_rocks_is_not_struck() {
        let board = field().south("C4", "Darkstaff").north("C6", "Knights");
        let mut m = board.north_down("C7", "Field Surgeons").magic(S);
        m.dice("6 6").does(S, "cast Rain of Rocks from C4");
        m.dice("1 1").must(S, "choose C6").dice("6").does(N, "save with C7");
        m.stands(N, "C6", "Knights").stands(N, "C7", "Field Surgeons").in_phase(Phase::Magic);
        m.lacks(S, "choose").offers(S, "end phase").luck_is_used_up();
    }
}
