//! War Hound: it bites in Step 2.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Hit, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "War Hound",
    text: "Creature, Health 3. Step 2 [Attack] 2 damage to one target.",
    kind: Kind::Neutral { rare: false, list: List::A },
    form: Form::Creature,
    init: numbers(&[4]),
    req: Req { least: Stats { str: 2, ..Stats::NONE }, hp_most: 0 },
    hp: 3,
    abilities: &[Ability::of(
        Win::Step(2),
        Trait::Attack,
        &[Op::Attack(Hit::at(To::Target, n(2)))],
    )],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S56, SH-6.10: before, between or after queued cards, once, and never in the middle.
    #[test]
    fn bites_between_cards() {
        let m = duel("Akintunde", "Eras").hand(A, "Sword Strike; The Fist; Search");
        let mut m = m.station(A, "War Hound").acts(A, 2);
        m.offers(A, "use War Hound").does(A, "play The Fist");
        m.goes(A, &["queue Sword Strike", "ready", "at P2"]).does(B, "pass");
        m.may(A, &["flip", "skip", "use War Hound", "end turn"]);
        m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").damaged(B, 3);
        m.refuses(A, "use War Hound", "SH-6.10").goes(A, &["flip", "at P2"]).does(B, "pass");
        m.damaged(B, 6);
    }

    /// SH-S70, SH-9.13, SH-15.7: what it triggers hits it; choices belong to its player.
    #[test]
    fn is_hit_by_what_it_triggers() {
        let m = duel("Akintunde", "Eras").station(A, "War Hound").hand(A, "Search");
        let m = m.items(A, "Round Shield").flipped(A, "Dodge").front(A, "attack2");
        let mut m = m.monster("Rust Automaton").acts(A, 2);
        m.goes(A, &["use War Hound", "at Monster"]).refuses(A, "respond Dodge", "SH-10.6");
        m.does(A, "no response").goes(A, &["shield Leader", "enough"]).hurt(A, "War Hound", 2);
        m.wounded(A, 2).damaged(A, 0);
    }
}
