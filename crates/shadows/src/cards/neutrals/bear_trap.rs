//! Bear Trap: it waits for the next Attack.

use crate::card::{Card, Form, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Bear Trap",
    text: "Attach to an opponent's Combat Field. [Auto] The next time that player's Hero uses an Attack, that Hero loses 2 health and this card is discarded.",
    kind: Kind::Neutral { rare: false, list: List::No },
    form: Form::Attachment,
    init: numbers(&[1]),
    req: Req { least: Stats { tech: 2, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(Win::Play, Trait::Attachment, &[Op::Attach(To::OpponentField)]),
        Ability::of(
            Win::AttachedAttack,
            Trait::Auto,
            &[Op::Lose(To::Attached, n(2)), Op::Discard(To::This)],
        ),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S62, SH-18.1, SH-17.3: it closes when the Attack is announced; the Attack still goes on.
    #[test]
    fn closes_on_the_next_attack() {
        let m = duel("Akintunde", "Ahti").hand(A, "Sword Strike; Search").damage(A, 7);
        let mut m = m.on_hero(B, "Bear Trap", A).acts(A, 2);
        m.uses(A, "Sword Strike", &["at P2"]).does(B, "pass").knocked_down(A, 1).damaged(B, 3);
        m.earned(B, 1, 2).hides(B, "Bear Trap", Place::Deck);
    }

    /// SH-17.3, SH-22.3: it stays through CleanUp, and Attacks of Units do not trigger it.
    #[test]
    fn waits_for_the_hero() {
        let m = duel("Akintunde", "Ahti").station(A, "War Hound").on_hero(B, "Bear Trap", A);
        let mut m = m.hand(A, "Search").acts(A, 2);
        m.goes(A, &["use War Hound", "at P2"]).does(B, "pass").damaged(A, 0);
        let mut m = duel("Akintunde", "Ahti").on_hero(B, "Bear Trap", A).cleans();
        m.lies(B, "Bear Trap", At::On(crate::Entity::hero(A)));
    }
}
