//! Marked Prey: one quarry a round.

use crate::card::{Card, Form, Kind};
use crate::op::{Ability, Op, To, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Marked Prey",
    text: "Step 1: name an opponent's Hero or the Monster. Your Hero's next Attack against it this round deals +1 damage; if that Attack makes it lose health, your Hero recovers 1 health.",
    kind: Kind::Special,
    form: Form::Own,
    abilities: &[Ability::of(
        Win::Step(1),
        Trait::Plain,
        &[Op::Mark(1, 1), Op::Recover(To::Hero, n(1))],
    )
    .limited(1, 0)],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S80, SH-15.5: +1 against the marked Monster, and 1 health if that cost it some.
    #[test]
    fn marks_the_monster() {
        let m = duel("Ahti", "Eras").hand(A, "Crossbow Bolt; Search").damage(A, 3);
        let mut m = m.front(A, "response").starts(1);
        m.goes(A, &["use Marked Prey", "at Monster"]).goes(A, &["end turn"]);
        m.uses(A, "Crossbow Bolt", &["at Monster"]).wounded(A, 2).damaged(A, 2);
    }

    /// SH-S88, SH-8.3: where nothing can be named it cannot be used.
    #[test]
    fn needs_something_to_name() {
        let m = duel("Ahti", "Rolan").hand(A, "Search").no_monster();
        let mut m = m.with_invincible(B).acts(A, 1);
        m.refuses(A, "use Marked Prey", "SH-8.6");
        let m = duel("Ahti", "Rolan").hand(A, "Crossbow Bolt; Search").no_monster();
        let mut m = m.with_invincible(B).acts(A, 2);
        m.refuses(A, "play Crossbow Bolt", "SH-8.6");
    }
}
