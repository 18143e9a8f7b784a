//! Mirror Veil: a Spell comes back.

use crate::card::{Card, Kind, List, numbers};
use crate::op::{Ability, Op, Req, Stats, To, Token, Trait, Win, n};

pub const CARD: Card = Card {
    name: "Mirror Veil",
    text: "Response: cancel that Spell; the entity that used it loses 2 health; gain 1 XP. Step 6: your Hero recovers 1 health.",
    kind: Kind::Neutral { rare: true, list: List::No },
    init: numbers(&[6]),
    req: Req { least: Stats { mag: 3, ..Stats::NONE }, hp_most: 0 },
    abilities: &[
        Ability::of(
            Win::RespondSpell,
            Trait::Response,
            &[Op::Cancel, Op::Lose(To::Attacker, n(2)), Op::Gain(Token::Xp, 1)],
        ),
        Ability::of(Win::Play, Trait::Spell, &[Op::Recover(To::Hero, n(1))]),
    ],
    ..Card::BLANK
};

#[cfg(test)]
mod tests {
    use crate::tests::*;

    /// SH-S75, SH-13.3: the Spell does nothing; its caster loses 2, credited to the veil.
    #[test]
    fn throws_a_spell_back() {
        let m = duel("Eras", "Rolan").hand(A, "Soul Leech").hand(B, "Mirror Veil; Search");
        let m = m.items(B, "Goblin Wand").damage(A, 5).leader(B);
        let mut m = m.acts(A, 6);
        m.uses(A, "Soul Leech", &["at P2"]).does(B, "respond Mirror Veil").damaged(B, 0);
        m.knocked_down(A, 1).damaged(A, 0).owns(B, 2, 1, 0);
    }

    /// SH-10.10: against a row of the Monster its user's tokens go onto the Monster.
    #[test]
    fn hurts_the_monster() {
        let m = duel("Eras", "Rolan").hand(A, "Mirror Veil; Search").monster("Grave Wisp");
        let mut m = m.front(A, "spell").acts(A, 3);
        m.does(A, "end turn")
            .does(A, "respond Mirror Veil")
            .damaged(A, 0)
            .wounded(A, 2)
            .earned(A, 1, 0);
    }
}
